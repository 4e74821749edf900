import { type RefObject, useEffect, useEffectEvent, useReducer } from "react"
import { ENQUIRIES_JSON, SINCE } from "#app/office/paths.ts"
import { fetchJson, followUpdates } from "./follow-updates.ts"
import { type Inbox, type InboxState, inboxReducer } from "./inbox.ts"
import { newCountStore } from "./new-count-store.ts"

/**
 * The live inbox. New rows are inserted only if the start of the whole list is visible, so that rows do not move while a user
 * reads them. Otherwise a link shows the number of new rows. `isWholeList`: this page is the start of the unfiltered list, newest
 * first.
 */
export function useInbox(
  initialInbox: Inbox,
  isWholeList: boolean,
  list: RefObject<HTMLElement | null>,
): InboxState {
  const [state, dispatch] = useReducer(inboxReducer, { inbox: initialInbox, change: null })
  const { version } = initialInbox
  const newestShown = useEffectEvent(() => state.inbox.newest)

  useEffect(() => {
    return followUpdates<Inbox>({
      version,
      fetchFresh: (signal) => fetchInbox(newestShown(), signal),
      onFetched: (fresh) =>
        dispatch({ type: "fetched", fresh, view: currentView(list.current, isWholeList) }),
      onSignedOut: () => dispatch({ type: "signedOut" }),
    })
  }, [version, list, isWholeList])
  useEffect(() => newCountStore.set(state.inbox.counts.new), [state.inbox.counts.new])
  return state
}

/** Fetches the list for the query of this page. `newest`: the position of the newest shown enquiry; later ones are new. */
function fetchInbox(newest: string, signal: AbortSignal) {
  const query = new URLSearchParams(location.search)
  query.set(SINCE, newest)
  return fetchJson<Inbox>(`${ENQUIRIES_JSON}?${query}`, signal)
}

function currentView(list: HTMLElement | null, isWholeList: boolean) {
  return {
    canInsertRows: isWholeList && (list?.getBoundingClientRect().top ?? 0) >= 0,
    focusedReference: document.activeElement?.closest("tr")?.id ?? null,
  }
}
