import { data } from "react-router"
import { loadEnquiryTerms } from "#app/booking/load-enquiry-terms.ts"
import { type Context, messagesContext, officePortsContext, portsContext } from "#app/context.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { readForm } from "#app/forms/read-form.ts"
import { findAction } from "#app/office/forms/find-action.ts"
import { formWithErrors } from "#app/office/forms/office-form.ts"
import { versionIn } from "#app/office/forms/version-in.ts"
import { sessionContext } from "#app/office/office-context.ts"
import { checkNote } from "#domain/enquiry/enquiry-note.ts"
import {
  ENDED_STATES,
  ENQUIRY_STATES,
  type EnquiryChange,
  type EnquiryState,
  MAX_NOTE_LENGTH,
  type ReplyChannel,
  selectableStates,
} from "#domain/enquiry/enquiry-repository.ts"
import { MAX_REPLY_LENGTH, MAX_SUBJECT_LENGTH } from "#domain/enquiry/reply.ts"
import { latestSent, TAKEN_BACK_ANSWER, unannouncedChange } from "#domain/enquiry/unannounced-change.ts"
import { checkReply, type ReplyError } from "#domain/replies/check-reply.ts"
import { DEFAULT_REPLY_LANGUAGE } from "#domain/replies/reply-languages.ts"
import type { Messages } from "#messages/messages.ts"
import { type ActionResult, type EnquirySubmission, redirectOrRender, renderAgain } from "./action-result.ts"
import { composeReply, templateForChange, templatesFor } from "./compose-reply.ts"
import {
  type ActionName,
  BOOKING_SECTION,
  ENQUIRY_FORM_FIELDS,
  type EnquiryFormField,
  type EnquiryFormOutcome,
  initialValueName,
  RETURN_AT,
  sectionOf,
} from "./enquiry-form.ts"
import { makeOffer, previewReturn, saveReturn, takeTodaysPrice, withdrawOffer } from "./handle-terms.ts"
import { formatTemplateChoice, isTemplateText, parseTemplateChoice } from "./reply-draft.ts"

const ACTIONS: Readonly<Record<ActionName, (submitted: EnquirySubmission) => ActionResult>> = {
  email: sendEmail,
  whatsapp: (submitted) => recordReply(submitted, "whatsapp"),
  sms: (submitted) => recordReply(submitted, "sms"),
  copied: (submitted) => recordReply(submitted, "copied"),
  telephone: (submitted) => recordReply(submitted, "telephone"),
  save,
  "take-back": (submitted) => resetToContacted(submitted, "take-back"),
  reopen: (submitted) => resetToContacted(submitted, "reopen"),
  "not-sent": withdrawReply,
  tell: insertChangeTemplate,
  "choose-cancelled": ({ answers }) =>
    Promise.resolve(renderAgain({ ...answers, state: "cancelled" }, { done: "" })),
  "use-template": (submitted) => insertTemplate(submitted),
  "replace-text": (submitted) => insertTemplate(submitted, { mayReplaceText: true }),
  "take-todays-price": takeTodaysPrice,
  preview: ({ answers }) => Promise.resolve(renderAgain(answers, { done: "" })),
  "see-return": previewReturn,
  "return-today": (submitted) => saveReturn(submitted, "return-today"),
  "return-agreed": (submitted) => saveReturn(submitted, "return-agreed"),
  offer: makeOffer,
  "withdraw-offer": withdrawOffer,
  resend,
  "resend-email": resendEmail,
}

/** Handles each button of an enquiry's page. The page has one form, so that no button discards text that was typed in another field. */
export async function handleEnquiryAction(
  request: Request,
  context: Context,
  reference: string,
): ActionResult {
  const form = await readForm(request)
  const [act = "", id = ""] = textOf(form, "act").split(" ")
  const action = findAction(ACTIONS, act)
  if (!action) throw new Response(null, { status: 400 })
  const now = context.get(portsContext).clock()
  const found = await context.get(officePortsContext).enquiries.find(reference, now)
  if (!found) throw new Response(null, { status: 404 })
  const answers = Object.fromEntries(
    ENQUIRY_FORM_FIELDS.map((field) => [field, textOf(form, field)]),
  ) as EnquirySubmission["answers"] // one for each of ENQUIRY_FORM_FIELDS
  // An unchanged field has the return that was stored at rendering. Another user may have changed it since, so it is ignored.
  if (answers[RETURN_AT] === textOf(form, initialValueName(RETURN_AT))) answers[RETURN_AT] = ""
  const submitter = act as ActionName // an own key of ACTIONS
  const result = await action({ request, context, found, form, answers, id })
  if (result instanceof Response) return result
  const outcome: EnquiryFormOutcome = { done: "", ...result.data.outcome, submitter }
  return data({ ...result.data, outcome }, result.init ?? {})
}

async function sendEmail(submitted: EnquirySubmission): ActionResult {
  const { context, answers } = submitted
  const checked = checkReply(answers)
  if (!checked.ok) return formWithErrors(context, { answers, errors: replyErrors(context, checked.errors) })
  return changeEnquiry(submitted, "email", { email: checked.value })
}

async function recordReply(submitted: EnquirySubmission, channel: ReplyChannel): ActionResult {
  const { context, answers } = submitted
  // Only an email has a subject, so a placeholder passes the check.
  const checked = checkReply({ subject: "-", text: answers.text })
  // A call needs no text.
  if (!checked.ok && channel !== "telephone")
    return formWithErrors(context, { answers, errors: replyErrors(context, checked.errors) })
  return changeEnquiry(submitted, channel, { sent: { channel, text: checked.ok ? checked.value.text : "" } })
}

async function save(submitted: EnquirySubmission): ActionResult {
  const { context, answers, form } = submitted
  const { change: messages } = context.get(messagesContext).officeEnquiries
  const isUnchanged = answers.state === textOf(form, "state-before") && answers.note.trim() === ""
  if (isUnchanged)
    return formWithErrors(context, {
      answers,
      errors: [{ field: "state", message: messages.nothingChanged }],
    })
  return changeEnquiry(submitted, "save", {})
}

/** Takes back the confirmation of a booking, or reopens a declined or ended booking. */
function resetToContacted(submitted: EnquirySubmission, act: "take-back" | "reopen"): ActionResult {
  return changeEnquiry({ ...submitted, answers: { ...submitted.answers, state: "contacted" } }, act, {})
}

/**
 * Records that the latest reply was not sent, and restores the state before it. A former state 'confirmed' is not restored, because
 * the vehicles may be taken in the meantime.
 */
async function withdrawReply(submitted: EnquirySubmission): ActionResult {
  const { context, found, form, answers } = submitted
  const { office, officeEnquiries } = context.get(messagesContext)
  const { channelNames, notSent } = office.replies
  const latest = latestSent(found)
  const outcome =
    latest &&
    (await context.get(officePortsContext).enquiries.change(found.enquiry.reference, {
      version: versionIn(form),
      state: latest.from === "confirmed" ? found.state : latest.from,
      note: null,
      changes: [{ field: TAKEN_BACK_ANSWER, from: channelNames[latest.sent.channel], to: notSent }],
      by: context.get(sessionContext).member,
      now: context.get(portsContext).clock(),
    }))
  if (outcome === "gone") throw new Response(null, { status: 404 })
  if (outcome === null || outcome === "stale") {
    const errors = [{ field: "text", message: officeEnquiries.change.stale }] as const
    return formWithErrors<EnquiryFormField, EnquiryFormOutcome>(context, { answers, errors }, 409)
  }
  return redirectOrRender(submitted, "not-sent")
}

/** Records the state and the note of the form, and a reply if there is one. A reply to a new enquiry changes its state to contacted. */
async function changeEnquiry(
  submitted: EnquirySubmission,
  act: ActionName,
  reply: Pick<EnquiryChange, "email" | "sent">,
): ActionResult {
  const { context, found, form, answers } = submitted
  const { change: messages } = context.get(messagesContext).officeEnquiries
  const withError = (field: EnquiryFormField, message: string, status?: number) =>
    formWithErrors<EnquiryFormField, EnquiryFormOutcome>(
      context,
      { answers, errors: [{ field, message }] },
      status,
    )
  const before = parseState(textOf(form, "state-before"))
  const requested = parseState(answers.state)
  if (!before || !requested) throw new Response(null, { status: 400 })
  const state = requested === "new" && act !== "save" ? "contacted" : requested
  const isReset = act === "take-back" || act === "reopen"
  // Only the page that confirms a booking can set this state.
  if (state === "confirmed" && before !== "confirmed") throw new Response(null, { status: 400 })
  if (!isReset && !selectableStates(before).includes(state))
    return withError("state", messages.confirmedOnlyEnds)
  const checked = checkNote(answers.note)
  if (checked === "tooLong") return withError("note", messages.noteTooLong(MAX_NOTE_LENGTH))
  const { note } = checked
  if (state !== before && note === null && ENDED_STATES.includes(state)) {
    return withError("note", messages.reasonMissing)
  }
  const { enquiries, sender } = context.get(officePortsContext)
  const { member } = context.get(sessionContext)
  const now = context.get(portsContext).clock()
  const recorded = { version: versionIn(form), state, note, ...reply, by: member, now }
  const outcome = await enquiries.change(found.enquiry.reference, recorded)
  if (outcome === "gone") throw new Response(null, { status: 404 })
  if (outcome === "stale") return withError(staleField(act), messages.stale, 409)
  if (outcome === "conflict") throw new Error("this change books no vehicle")
  if (outcome.emailId) await sender.send(outcome.emailId)
  const isSent = act === "email"
  return redirectOrRender(
    { ...submitted, answers: { ...answers, note: "", ...(isSent && { text: "" }) } },
    act,
  )
}

/** The field that shows the error of a stale page: one in the section of the submitting button. */
function staleField(act: ActionName): EnquiryFormField {
  const section = sectionOf(act)
  if (section === "booking") return BOOKING_SECTION
  return section === "status" ? "state" : "text"
}

function parseState(text: string): EnquiryState | undefined {
  return ENQUIRY_STATES.find((state) => state === text)
}

/**
 * Makes undelivered deliveries due. A delivery that was completed in the meantime is not repeated, and the page shows its state.
 */
async function resend(submitted: EnquirySubmission): ActionResult {
  const { context, found } = submitted
  const { clock } = context.get(portsContext)
  const { member } = context.get(sessionContext)
  const { enquiries } = context.get(officePortsContext)
  const outcome = await enquiries.resend(found.enquiry.reference, member, clock())
  if (outcome === "gone") throw new Response(null, { status: 404 })
  return redirectOrRender(submitted, "resend")
}

/** Makes one email to the visitor due, and attempts it at once. */
async function resendEmail(submitted: EnquirySubmission): ActionResult {
  const { context, found, id } = submitted
  const { replies, sender } = context.get(officePortsContext)
  const { member } = context.get(sessionContext)
  const outcome = await replies.resend(found.enquiry.reference, id, member, context.get(portsContext).clock())
  if (outcome === "gone") throw new Response(null, { status: 404 })
  if (outcome === "done") await sender.send(id)
  return redirectOrRender(submitted, "resend-email")
}

/** Inserts a template into the form. The user's own text is replaced only with `mayReplaceText`. */
async function insertTemplate(
  submitted: EnquirySubmission,
  { mayReplaceText } = { mayReplaceText: false },
): ActionResult {
  const { request, context, found, answers } = submitted
  const { terms } = await loadEnquiryTerms(context, found, request.signal)
  const { enquiry } = found
  const { templateMissing, notConfirmed, notInState } = context.get(messagesContext).office.replies
  const withError = (message: string) =>
    formWithErrors<EnquiryFormField, EnquiryFormOutcome>(context, {
      answers,
      errors: [{ field: "template", message }],
    })
  if (answers.template === "") return withError(templateMissing)
  const choice = parseTemplateChoice(answers.template)
  if (!choice) throw new Response(null, { status: 400 })
  if (!templatesFor(found.state).includes(choice.template)) {
    return withError(choice.template === "confirmed" ? notConfirmed : notInState)
  }
  const isReplaceable =
    mayReplaceText ||
    answers.text.trim() === "" ||
    (await isTemplateText(context, { enquiry, terms }, answers))
  if (!isReplaceable) return renderAgain(answers, { done: "ownText" })
  const reply = await composeReply(context, enquiry, { terms, ...choice })
  return renderAgain({ ...answers, ...reply, inserted: answers.template }, { done: "use-template" })
}

/** Inserts the template about a change of which the customer has not been told, in the chosen language. */
function insertChangeTemplate(submitted: EnquirySubmission): ActionResult {
  const { found, answers } = submitted
  const unannounced = unannouncedChange(found)
  if (!unannounced) return Promise.resolve(renderAgain(answers, { done: "" })) // a colleague has told them
  const language = parseTemplateChoice(answers.template)?.language ?? DEFAULT_REPLY_LANGUAGE
  const template = formatTemplateChoice({ language, template: templateForChange(unannounced, found.state) })
  return insertTemplate({ ...submitted, answers: { ...answers, template } })
}

/** The errors of an invalid reply with their messages. */
export function replyErrors(context: Context, errors: readonly ReplyError[]) {
  const { replies } = context.get(messagesContext).office
  return errors.map((error) => ({ field: error.field, message: replyErrorMessage(error, replies) }))
}

function replyErrorMessage(error: ReplyError, messages: Messages["office"]["replies"]): string {
  if (error.errorCode === "unfinishedText") return messages.unfinishedText(error.unfinishedText)
  const isTooLong = error.errorCode === "tooLong"
  if (error.field === "subject")
    return isTooLong ? messages.subjectTooLong(MAX_SUBJECT_LENGTH) : messages.subjectMissing
  return isTooLong ? messages.textTooLong(MAX_REPLY_LENGTH) : messages.textMissing
}
