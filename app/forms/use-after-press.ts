import { useCallback, useEffect, useRef } from "react"

/**
 * Returns a function that calls `show` at once, or after the click if a pointer is pressed. Content that appears before the release
 * can move the pressed control away from the pointer. The browser then dispatches no click event. The function has a stable
 * identity, so an effect can depend on it.
 */
export function useAfterPress(): (show: () => void) => void {
  const isPressed = useRef(false)
  useEffect(() => {
    const controller = new AbortController()
    const setPressed = ({ type }: Event) => {
      isPressed.current = type === "pointerdown"
    }
    for (const type of ["pointerdown", "pointerup", "pointercancel"])
      addEventListener(type, setPressed, { capture: true, signal: controller.signal })
    return () => controller.abort()
  }, [])

  return useCallback((show) => {
    // The click follows the release in the same task.
    if (isPressed.current) addEventListener("pointerup", () => setTimeout(show), { once: true })
    else show()
  }, [])
}
