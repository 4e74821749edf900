import type { RouterContextProvider } from "react-router"
import { formTokenContext } from "#app/context.ts"
import type { FormState } from "./form-state.ts"
import { receivedForm } from "./received-form.ts"

/** What a script is told of the form that it posted. Null where only a page can tell it. */
export type FormAnswer = { location: string } | { form: FormState; token: string } | null

/** A script posts a form with this as `Accept`, and knows the answer by the same `Content-Type`. */
export const FORM_ANSWER_TYPE = "application/vnd.rent-car-service.form+json"

/**
 * The answer to a form that a script posted: what became of it as JSON, with the status of the page.
 * Everything else is answered by the page that the browser's own post gets.
 */
export async function answerScript(
  request: Request,
  context: Readonly<RouterContextProvider>,
  page: Response,
): Promise<Response> {
  if (request.method !== "POST" || request.headers.get("Accept") !== FORM_ANSWER_TYPE) return page
  await page.arrayBuffer() // the page is of no use; left unread, its rendering would count as broken off
  const headers = new Headers(page.headers)
  const location = headers.get("Location")
  headers.delete("Location")
  headers.delete("Content-Length")
  headers.set("Content-Type", FORM_ANSWER_TYPE)
  const answer: FormAnswer = location ? { location } : stateOf(context)
  return new Response(JSON.stringify(answer), { status: location ? 200 : page.status, headers })
}

function stateOf(context: Readonly<RouterContextProvider>): FormAnswer {
  const form = context.get(receivedForm)
  const issued = context.get(formTokenContext)
  return form && issued && { form, token: issued.token }
}
