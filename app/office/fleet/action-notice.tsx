import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"

/** Completed actions, which the page reports after the redirect. */
const DONE = ["saved", "added", "retired", "restored", "moved", "pictures"] as const
export type Done = (typeof DONE)[number]

/** The URL of a page that reports a completed action. `elementId` is the id of an element on it. */
export function doneHref(path: string, done: Done, elementId = ""): string {
  return `${path}?${new URLSearchParams({ done })}${elementId && `#${elementId}`}`
}

/** The completed action in the URL of a request; null: none. */
export function doneIn(request: Request): Done | null {
  const done = new URL(request.url).searchParams.get("done")
  return DONE.find((known) => known === done) ?? null
}

export function ActionNotice({ done }: { done: Done | null }) {
  const messages = useMessages().office.fleet.done
  if (!done) return null
  return (
    <Notice tone="good">
      <p>{messages[done]}</p>
    </Notice>
  )
}
