import type { Context } from "#app/context.ts"
import { FORM_RESPONSE_TYPE, type FormResponse } from "./form-response-type.ts"
import { formResultContext } from "./form-result.ts"

/**
 * Replaces the page with its form state as JSON, if a script posted the form. The status stays, except that a redirect becomes 200
 * with the URL in the JSON. Any other request, such as the browser's own submission, gets the page.
 */
export async function respondToScript(request: Request, context: Context, page: Response): Promise<Response> {
  if (request.method !== "POST" || request.headers.get("Accept") !== FORM_RESPONSE_TYPE) return page
  await page.arrayBuffer() // discards the page; unread, its rendering would count as aborted
  const headers = new Headers(page.headers)
  const location = headers.get("Location")
  headers.delete("Location")
  headers.delete("Content-Length")
  headers.set("Content-Type", FORM_RESPONSE_TYPE)
  const body: FormResponse = location ? { location } : formStateOf(context)
  return new Response(JSON.stringify(body), { status: location ? 200 : page.status, headers })
}

function formStateOf(context: Context): FormResponse {
  const form = context.get(formResultContext)
  return form && { form }
}
