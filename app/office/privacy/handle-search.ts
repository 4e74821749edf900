import { redirect } from "react-router"
import { type Context, messagesContext, officePortsContext, portsContext } from "#app/context.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { formWithErrors } from "#app/office/forms/office-form.ts"
import { searchByEnquiry, visitorHref, visitorSearch } from "./visitor-in-url.ts"

/**
 * Finds a visitor by email, number or reference. Redirects to a URL with the reference of their latest enquiry, because a URL can
 * be logged or bookmarked and must not contain personal data.
 */
export async function handleSearch(form: FormData, context: Context) {
  const { visitor: messages } = context.get(messagesContext).office.privacy
  const q = textOf(form, "q").trim()
  const errorResponse = (message: string, status: number) =>
    formWithErrors(context, { answers: { q }, errors: [{ field: "q" as const, message }] }, status)
  const search = visitorSearch(q)
  if (!search) return errorResponse(messages.invalidSearch, 422)
  const now = context.get(portsContext).clock()
  const [latest] = await context.get(officePortsContext).privacy.records(search, now)
  if (!latest) return errorResponse(messages.notFound, 404)
  return redirect(visitorHref(searchByEnquiry(search, latest.reference)), 303)
}
