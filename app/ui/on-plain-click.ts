import type { MouseEvent } from "react"

/** Acts in place of following a link, unless the visitor asks for another tab or window. */
export function onPlainClick(act: () => void) {
  return (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    act()
  }
}
