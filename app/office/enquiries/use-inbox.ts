import { type RefObject, useEffect, useEffectEvent, useReducer } from "react"
import { useMessages } from "#app/ui/messages-context.tsx"
import { countText } from "./count-text.ts"
import { followInbox } from "./follow-inbox.ts"
import { type Inbox, type InboxState, nextInbox } from "./inbox.ts"
import { newCountStore } from "./new-count-store.ts"

/**
 * The live inbox. New rows are inserted only where the start of the unfiltered list is visible, so that rows do not move while
 * somebody reads them. Elsewhere a link shows the number of new rows.
 */
export function useInbox(rendered: Inbox, title: string, list: RefObject<HTMLElement | null>): InboxState {
  const [state, dispatch] = useReducer(nextInbox, { inbox: rendered, change: null, unseen: 0 })
  const { version } = rendered
  const newest = useEffectEvent(() => state.inbox.newest)

  useEffect(() => {
    const onFetched = (fresh: Inbox) => dispatch({ type: "fetched", fresh, view: viewOf(list.current) })
    return followInbox({ version, newest, onFetched, onSignedOut: () => dispatch({ type: "signedOut" }) })
  }, [version, list])
  useEffect(() => {
    const onVisible = () => !document.hidden && dispatch({ type: "seen" })
    document.addEventListener("visibilitychange", onVisible)
    return () => document.removeEventListener("visibilitychange", onVisible)
  }, [])
  useEffect(() => newCountStore.set(state.inbox.counts.new), [state.inbox.counts.new])
  useTitle(title, state)
  return state
}

function viewOf(list: HTMLElement | null) {
  return {
    canInsertRows: location.search === "" && (list?.getBoundingClientRect().top ?? 0) >= 0,
    focused: document.activeElement?.closest("tr")?.id ?? null,
    isHidden: document.hidden,
  }
}

/** Shows the number of unseen enquiries in the tab's title. */
function useTitle(title: string, { change, unseen }: InboxState): void {
  const messages = useMessages().officeEnquiries
  const count = change?.type === "arrived" ? change.count : unseen
  useEffect(() => {
    document.title = count > 0 ? `(${countText(count, messages)}) ${title}` : title
  }, [title, count, messages])
}
