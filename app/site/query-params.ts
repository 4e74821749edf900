/** What an address tells of the outcome of a form. */
export const OUTCOME_PARAMS = ["sent", "remark", "receipt"]

/** What an address carries from one showing of a page to the next only: the outcome of a form, and the way of waiting. */
export const TRANSIENT_PARAMS = [...OUTCOME_PARAMS, "wait"]

/** Keeps what is chosen in the address, so that it can be shared and found again, without a step in the history. */
export function replaceQueryParams(choices: Readonly<Record<string, string>>): void {
  const url = new URL(location.href)
  url.hash = ""
  for (const name of TRANSIENT_PARAMS) url.searchParams.delete(name)
  for (const [name, value] of Object.entries(choices)) {
    if (value) url.searchParams.set(name, value)
    else url.searchParams.delete(name)
  }
  history.replaceState(history.state, "", url)
}
