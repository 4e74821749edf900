import { useEffect } from "react"

/** Tells the page's other scripts that React has met the text as the server wrote it; the translator begins then. */
export function useTellHydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ""
    document.dispatchEvent(new Event("hydrated"))
  }, [])
}
