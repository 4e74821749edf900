import { FORM_RESPONSE_TYPE, type FormResponse } from "./form-response-type.ts"

/** Statuses of requests that the server refuses before any route, with a plain page and nothing submitted. */
const REFUSED = [400, 405, 413, 415]

/** Time limit of the response; a lost connection may never end by itself. */
const LONGEST_POST_MS = 30_000

/**
 * Posts a form as the browser would, and reads its outcome. Null: only a page can show the result, so the browser posts the form
 * itself. 'unreachable': no response of ours arrived, so it is unknown whether the form did; posted again, it is the same enquiry.
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
      signal: AbortSignal.timeout(LONGEST_POST_MS),
    })
    if (response.headers.get("Content-Type") === FORM_RESPONSE_TYPE)
      return (await response.json()) as FormResponse
    // Otherwise a proxy or a captive portal may have answered instead of the site.
    return REFUSED.includes(response.status) ? null : "unreachable"
  } catch {
    return "unreachable"
  }
}

function fieldsOf(form: HTMLFormElement, submitter: HTMLElement | null): [string, string][] {
  return [...new FormData(form, submitter)].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as [string, string]] : [],
  )
}
