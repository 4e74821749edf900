import { redirect } from "react-router"
import { enquiryPage } from "#app/office/paths.ts"

/** After a press that leads to the enquiry's page once more, that page still knows the way back to the list. */
export function keepingWayBack<Answer>(
  answer: Answer | Response,
  request: Request,
  reference: string,
): Answer | Response {
  const { search } = new URL(request.url)
  const isSamePage = answer instanceof Response && answer.headers.get("location") === enquiryPage(reference)
  return isSamePage ? redirect(enquiryPage(reference) + search, answer.status) : answer
}
