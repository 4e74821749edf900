import { FORM_RESPONSE_TYPE, type FormResponse } from "./form-response-type.ts"

/** The statuses with which the server rejects a request before routing. Then nothing was submitted. */
const REJECTED_STATUSES = [400, 405, 413, 415]

/** Timeout of the response: a lost connection does not always cause an error. */
const TIMEOUT_MS = 30_000

/**
 * Posts a form as the browser would, and reads the JSON response. Null: only a page can show the result, so the browser must
 * submit the form itself. 'unreachable': no response of the site arrived, so the enquiry may or may not be recorded. A repeated
 * submission has the same key, so it creates no second enquiry.
 */
export async function postForm(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
): Promise<FormResponse | "unreachable"> {
  try {
    const response = await fetch(form.action, {
      method: "POST",
      body: new URLSearchParams(fieldsOf(form, submitter)),
      headers: { Accept: FORM_RESPONSE_TYPE },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.headers.get("Content-Type") === FORM_RESPONSE_TYPE)
      return (await response.json()) as FormResponse // as form-response.ts writes it
    // Without this type, a proxy or a captive portal may have responded instead of the site.
    return REJECTED_STATUSES.includes(response.status) ? null : "unreachable"
  } catch {
    return "unreachable"
  }
}

function fieldsOf(form: HTMLFormElement, submitter: HTMLElement | null): [string, string][] {
  return [...new FormData(form, submitter)].flatMap(([name, value]): [string, string][] =>
    typeof value === "string" ? [[name, value]] : [],
  )
}
