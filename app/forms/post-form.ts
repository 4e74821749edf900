import { FORM_ANSWER_TYPE, type FormAnswer } from "./form-answer-type.ts"

/** Refused by the server before any route: with a plain page, and nothing submitted. */
const REFUSED = [400, 405, 413, 415]

/** The server answers long before this; a connection that was lost may never end by itself. */
const LONGEST_POST_MS = 30_000

/**
 * Posts a form as the browser would, and reads what became of it.
 * Null: only a page can tell it, so the browser posts the form itself and shows the page.
 * 'unreachable': no answer of ours came, so that nobody knows whether the form arrived; posted again it is the same enquiry.
 */
export async function postForm(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
): Promise<FormAnswer | "unreachable"> {
  try {
    const response = await fetch(form.action, {
      method: "POST",
      body: new URLSearchParams(fieldsOf(form, submitter)),
      headers: { Accept: FORM_ANSWER_TYPE },
      signal: AbortSignal.timeout(LONGEST_POST_MS),
    })
    if (response.headers.get("Content-Type") === FORM_ANSWER_TYPE)
      return (await response.json()) as FormAnswer
    // Otherwise a proxy, or the hotel whose network this is, may have answered in the place of the site.
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
