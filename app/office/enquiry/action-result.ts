import { data, redirect } from "react-router"
import { type Context, messagesContext } from "#app/context.ts"
import type { formWithErrors } from "#app/office/forms/office-form.ts"
import { enquiryPage } from "#app/office/paths.ts"
import type { EnquiryRecord } from "#domain/enquiry/enquiry-repository.ts"
import { bookingDoneText } from "./booking-done.ts"
import {
  type ActionName,
  BOOKING_SECTION,
  DONE_NOTICE,
  type ENQUIRY_FORM_FIELDS,
  type EnquiryFormField,
  type EnquiryFormOutcome,
} from "./enquiry-form.ts"

/** The submitted form of an enquiry's page. */
export type EnquirySubmission = {
  request: Request
  context: Context
  record: EnquiryRecord
  form: FormData
  answers: Record<(typeof ENQUIRY_FORM_FIELDS)[number], string>
  /** The id after the button's name in `resend-email {id}`. Empty: the button has no id. */
  emailId: string
}

export type ActionResult = Promise<
  Response | ReturnType<typeof formWithErrors<EnquiryFormField, EnquiryFormOutcome>>
>

/** Redirects to the page, which reports the completed action. If the form has a reply text or a note, renders the form again instead. */
export async function redirectOrRender(
  { request, context, record, answers }: EnquirySubmission,
  done: ActionName,
): ActionResult {
  if (answers.text.trim() !== "" || answers.note.trim() !== "") {
    return renderAgain({ ...answers, state: "" }, { done })
  }
  const params = new URL(request.url).searchParams // retained for the link back to the inbox
  params.set("done", done)
  const { booking } = context.get(messagesContext).office
  const elementId = bookingDoneText(done, booking) === null ? DONE_NOTICE : BOOKING_SECTION
  return redirect(`${enquiryPage(record.enquiry.reference)}?${params}#${elementId}`, 303)
}

/** Renders the form again with its text and without errors. With an empty `state`, the select shows the stored state. */
export function renderAgain(
  { state, ...answers }: EnquirySubmission["answers"],
  outcome: EnquiryFormOutcome,
) {
  return data(
    { answers: { ...answers, ...(state !== "" && { state }) }, errors: [], outcome },
    { status: 200 },
  )
}
