import { useEffect } from "react"

const BAR = "a[data-lane-ones]"
/** The attribute of a bar whose full name was hidden with Escape. */
const DISMISSED = "data-dismissed"

/**
 * Hides the full name of a focused or hovered bar of the calendar when Escape is pressed, as WCAG 1.4.13 requires. When the bar
 * loses focus or pointer, the attribute is removed, so that the style sheet shows the name at the next focus or hover.
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
