import { useEffect } from "react"

const BAR = "a[data-lane]"
/** Set on a bar whose name stays cut off. */
const DISMISSED = "data-dismissed"

/**
 * A bar of the calendar that has the focus or the pointer shows its whole name, over its neighbours. Escape hides it until the bar
 * loses both, as WCAG 1.4.13 requires. The style sheet does the rest.
 */
export function BarNames() {
  useEffect(() => {
    document.addEventListener("keydown", dismiss)
    document.addEventListener("focusout", reset)
    document.addEventListener("pointerout", reset)
    return () => {
      document.removeEventListener("keydown", dismiss)
      document.removeEventListener("focusout", reset)
      document.removeEventListener("pointerout", reset)
    }
  }, [])
  return null
}

function dismiss({ key }: KeyboardEvent) {
  if (key !== "Escape") return
  for (const bar of document.querySelectorAll(`${BAR}:is(:hover, :focus)`)) bar.setAttribute(DISMISSED, "")
}

function reset({ target, relatedTarget }: FocusEvent | PointerEvent) {
  const bar = target instanceof Element ? target.closest(BAR) : null
  if (bar && !(relatedTarget instanceof Node && bar.contains(relatedTarget))) bar.removeAttribute(DISMISSED)
}
