import { type RefObject, useEffect } from "react"

/** Warns before a page with unsaved changes is left, but not when its form is submitted. */
export function useLeaveWarning(form: RefObject<HTMLFormElement | null>, isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const listening = new AbortController()
    const { signal } = listening
    let isSubmitted = false
    const setSubmitted = ({ type }: Event) => {
      isSubmitted = type === "submit"
    }
    const ask = (event: Event) => {
      if (!isSubmitted) event.preventDefault()
    }
    form.current?.addEventListener("submit", setSubmitted, { signal })
    addEventListener("pageshow", setSubmitted, { signal }) // the page was restored from the back/forward cache
    addEventListener("beforeunload", ask, { signal })
    return () => listening.abort()
  }, [form, isUnsaved])
}
