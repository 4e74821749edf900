import type { MouseEvent } from "react"

/** A click handler that replaces following a link, except where a modifier key asks for another tab or window. */
export function onPlainClick(callback: () => void) {
  return (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    callback()
  }
}
