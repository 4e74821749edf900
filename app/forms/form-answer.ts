import type { Context } from "#app/context.ts"
import { FORM_ANSWER_TYPE, type FormAnswer } from "./form-answer-type.ts"
import { receivedForm } from "./received-form.ts"

/**
 * Answers a form that a script posted with its outcome as JSON, and the status of the page. Other responses are the same page as for
 * the browser's own post.
 */
export async function answerScript(request: Request, context: Context, page: Response): Promise<Response> {
  if (request.method !== "POST" || request.headers.get("Accept") !== FORM_ANSWER_TYPE) return page
  await page.arrayBuffer() // discards the page; unread, its rendering would count as aborted
  const headers = new Headers(page.headers)
  const location = headers.get("Location")
  headers.delete("Location")
  headers.delete("Content-Length")
  headers.set("Content-Type", FORM_ANSWER_TYPE)
  const answer: FormAnswer = location ? { location } : stateOf(context)
  return new Response(JSON.stringify(answer), { status: location ? 200 : page.status, headers })
}

function stateOf(context: Context): FormAnswer {
  const form = context.get(receivedForm)
  return form && { form }
}
