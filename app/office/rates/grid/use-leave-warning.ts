import { type RefObject, useEffect } from "react"

/** Makes the browser warn before a page with unsaved changes is left, except by a submission of its form. */
export function useLeaveWarning(form: RefObject<HTMLFormElement | null>, isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const controller = new AbortController()
    const { signal } = controller
    let isSubmitted = false
    const setSubmitted = ({ type }: Event) => {
      isSubmitted = type === "submit"
    }
    const preventUnload = (event: Event) => {
      if (!isSubmitted) event.preventDefault()
    }
    form.current?.addEventListener("submit", setSubmitted, { signal })
    // A page that is restored from the back/forward cache warns again.
    addEventListener("pageshow", setSubmitted, { signal })
    addEventListener("beforeunload", preventUnload, { signal })
    return () => controller.abort()
  }, [form, isUnsaved])
}
