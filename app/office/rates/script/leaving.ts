import type { Sheet } from "./sheet.ts"

/** Whoever leaves with changes that are not saved is asked first; whoever goes on with them is not. */
export function watchLeaving(sheet: Sheet): void {
  let isGoingOn = false
  sheet.form.addEventListener("submit", () => {
    isGoingOn = true
  })
  addEventListener("pageshow", () => {
    isGoingOn = false
  })
  addEventListener("beforeunload", (event) => {
    if (!isGoingOn && sheet.changedCount() > 0) event.preventDefault()
  })
}
