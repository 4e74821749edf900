import { hrefWith } from "#app/office/paths.ts"
import { Notice } from "#app/ui/notice.tsx"

/**
 * The URL of a page that reports a completed action. `actionName` is a key of the messages of `doneMessageIn`; `elementId` becomes the
 * fragment of the URL.
 */
export function doneHref(page: string, actionName: string, elementId = ""): string {
  return `${hrefWith(page, new URLSearchParams({ done: actionName }))}${elementId && `#${elementId}`}`
}

/** The message for the completed action that the URL of a request names. Null: no action is named, or it is unknown. */
export function doneMessageIn(request: Request, messages: Readonly<Record<string, string>>): string | null {
  const actionName = new URL(request.url).searchParams.get("done") ?? ""
  return Object.hasOwn(messages, actionName) ? (messages[actionName] ?? null) : null
}

/** Shows a message of `doneMessageIn` after the redirect. Not printed. */
export function DoneNotice({ done }: { done: string | null }) {
  if (done === null) return null
  return (
    <Notice tone="success" className="screen-only">
      <p>{done}</p>
    </Notice>
  )
}
