import type { KeyboardEvent } from "react"

type Submitted = Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">

/** Where a key leads in a row of pictures: 1 on, -1 back, null nowhere. With Alt and the like it is the browser's own. */
export function arrowKeyDirection({ key, altKey, ctrlKey, metaKey, shiftKey }: Submitted): 1 | -1 | null {
  if (altKey || ctrlKey || metaKey || shiftKey) return null
  if (key === "ArrowRight") return 1
  return key === "ArrowLeft" ? -1 : null
}
