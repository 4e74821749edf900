import { useEffect } from "react"

/** Moves the focus into the field 'reason' when the user opens the disclosure of its form, so that a reason can be typed at once. */
export function ReasonFieldFocus() {
  useEffect(() => {
    document.addEventListener("toggle", focusField, { capture: true }) // the event does not bubble
    return () => document.removeEventListener("toggle", focusField, { capture: true })
  }, [])
  return null
}

function focusField({ target }: Event) {
  if (!(target instanceof HTMLDetailsElement) || !target.open || !target.contains(document.activeElement))
    return
  target.querySelector<HTMLElement>('input[name="reason"]')?.focus()
}
