import { type RefObject, useEffect, useRef } from "react"

/**
 * Gives an element the focus whenever it has something new to tell, so that it is read out.
 * The script may come long after the page did: what the page brought along is told by the page itself, and a visitor
 * who has gone on to a field since then is not taken out of it.
 */
export function useFocusOnChange(element: RefObject<HTMLElement | null>, news: unknown) {
  const isArrival = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the news is why, whatever it says
  useEffect(() => {
    if (!isArrival.current || document.activeElement === document.body) element.current?.focus()
    isArrival.current = false
  }, [element, news])
}
