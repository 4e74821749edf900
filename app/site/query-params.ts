/** The query parameter that names what a sent enquiry does not contain. */
export const MISSING_PARAM = "missing"
/** The value of `MISSING_PARAM` for an enquiry that was sent without its plan. */
export const NO_PLAN = "noPlan"

/** The query parameters that describe the outcome of a form: reference, remark on the dates, key of the form, missing items. */
export const OUTCOME_PARAMS = ["sent", "remark", "receipt", MISSING_PARAM]

/** The query parameters of a single response: the outcome of a form, and `wait` for the complete page (app/islands/wait-param.ts). */
export const TRANSIENT_PARAMS = [...OUTCOME_PARAMS, "wait"]

/**
 * Writes choices into the query, so that the URL can be shared. An empty value removes its parameter. Also removes the transient
 * parameters and the fragment. Adds no entry to the history.
 */
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
