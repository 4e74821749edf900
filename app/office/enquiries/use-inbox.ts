import { type RefObject, useEffect, useEffectEvent, useReducer } from "react"
import { useMessages } from "#app/ui/messages-context.tsx"
import { countText } from "./count-text.ts"
import { followInbox } from "./follow-inbox.ts"
import { type Inbox, type InboxState, nextInbox } from "./inbox.ts"
import { newCountStore } from "./new-count-store.ts"

/**
 * The live inbox. Rows do not move while somebody reads: new rows are inserted only where the start of the whole list is visible;
 * otherwise a link shows their number.
 */
export function useInbox(rendered: Inbox, title: string, list: RefObject<HTMLElement | null>): InboxState {
  const [state, dispatch] = useReducer(nextInbox, { inbox: rendered, news: null, unseen: 0 })
  const { version } = rendered
  const newest = useEffectEvent(() => state.inbox.newest)

  useEffect(() => {
    const onFetched = (fresh: Inbox) => dispatch({ type: "fetched", fresh, view: viewOf(list.current) })
    return followInbox({ version, newest, onFetched, onSignedOut: () => dispatch({ type: "signedOut" }) })
  }, [version, list])
  useEffect(() => {
    const see = () => !document.hidden && dispatch({ type: "seen" })
    document.addEventListener("visibilitychange", see)
    return () => document.removeEventListener("visibilitychange", see)
  }, [])
  useEffect(() => newCountStore.set(state.inbox.counts.new), [state.inbox.counts.new])
  useTitle(title, state)
  return state
}

function viewOf(list: HTMLElement | null) {
  return {
    takesRows: location.search === "" && (list?.getBoundingClientRect().top ?? 0) >= 0,
    focused: document.activeElement?.closest("tr")?.id ?? null,
    isHidden: document.hidden,
  }
}

/** Shows the number of unseen enquiries in the tab's title. */
function useTitle(title: string, { news, unseen }: InboxState): void {
  const texts = useMessages().officeEnquiries
  const count = news?.about === "came" ? news.count : unseen
  useEffect(() => {
    document.title = count > 0 ? `(${countText(count, texts)}) ${title}` : title
  }, [title, count, texts])
}
