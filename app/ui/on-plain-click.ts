import type { MouseEvent } from "react"

/** A click handler that runs instead of following a link, except if a modifier key opens another tab or window. */
export function onPlainClick(callback: () => void) {
  return (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    callback()
  }
}
