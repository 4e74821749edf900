import { useEffect, useSyncExternalStore } from "react"
import { ENQUIRIES_JSON, NEW_COUNT_ONLY, SINCE } from "#app/office/paths.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { countText } from "./count-text.ts"
import { fetchJson, followUpdates } from "./follow-updates.ts"
import { newCountStore } from "./new-count-store.ts"

/** The response with the number of new enquiries. */
export type NewCountData = { newCount: number }

type NewCountProps = {
  count: number
  className?: string | undefined
  /** Whether this component fetches the count. On the inbox page, the list fetches it. */
  fetchesUpdates: boolean
}

/** The number of new enquiries, beside their link and in the tab's title. */
export function NewCount({ count, className, fetchesUpdates }: NewCountProps) {
  const messages = useMessages().officeEnquiries
  const currentCount = useSyncExternalStore(newCountStore.subscribe, newCountStore.read, () => null) ?? count
  const text = currentCount > 0 ? countText(currentCount, messages) : ""
  useEffect(() => (fetchesUpdates ? followNewCount() : undefined), [fetchesUpdates])
  useEffect(() => {
    document.title = (text && `(${text}) `) + document.title.replace(COUNT_IN_TITLE, "")
  }, [text])
  return <span className={className}>{text && messages.newCount(text)}</span>
}

const COUNT_IN_TITLE = /^\(\d+\+?\) /

function followNewCount(): () => void {
  // `SINCE` marks the request as one of a script, which does not prolong the session.
  const url = `${ENQUIRIES_JSON}?${new URLSearchParams({ [NEW_COUNT_ONLY]: "", [SINCE]: "" })}`
  return followUpdates<NewCountData>({
    version: null,
    fetchFresh: (signal) => fetchJson(url, signal),
    onFetched: ({ newCount }) => newCountStore.set(newCount),
  })
}
