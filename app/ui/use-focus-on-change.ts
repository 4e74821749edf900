import { type RefObject, useEffect, useRef } from "react"

/**
 * Moves the focus to an element whenever `value` changes, so that a screen reader announces it. On mount it does so only while
 * nothing has the focus, because the script may start long after the page was shown and must not take the focus from a field.
 */
export function useFocusOnChange(element: RefObject<HTMLElement | null>, value: unknown) {
  const isMount = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new value triggers the effect
  useEffect(() => {
    if (!isMount.current || document.activeElement === document.body) element.current?.focus()
    isMount.current = false
  }, [element, value])
}
