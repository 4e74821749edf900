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
import {
  latestSentElsewhere,
  REPLY_TAKEN_BACK,
  unannouncedChange,
} from "#domain/enquiry/unannounced-change.ts"
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
import { formatTemplateChoice, isTemplateText, parseTemplateChoice } from "./template-choice.ts"

const ACTIONS: Readonly<Record<ActionName, (submission: EnquirySubmission) => ActionResult>> = {
  email: sendEmail,
  whatsapp: (submission) => recordReply(submission, "whatsapp"),
  sms: (submission) => recordReply(submission, "sms"),
  copied: (submission) => recordReply(submission, "copied"),
  telephone: (submission) => recordReply(submission, "telephone"),
  save,
  "take-back": (submission) => resetToContacted(submission, "take-back"),
  reopen: (submission) => resetToContacted(submission, "reopen"),
  "not-sent": takeBackReply,
  tell: insertChangeTemplate,
  "choose-cancelled": ({ answers }) =>
    Promise.resolve(renderAgain({ ...answers, state: "cancelled" }, { done: "" })),
  "use-template": (submission) => insertTemplate(submission),
  "replace-text": (submission) => insertTemplate(submission, { mayReplaceText: true }),
  "take-todays-price": takeTodaysPrice,
  preview: ({ answers }) => Promise.resolve(renderAgain(answers, { done: "" })),
  "see-return": previewReturn,
  "return-today": (submission) => saveReturn(submission, "return-today"),
  "return-agreed": (submission) => saveReturn(submission, "return-agreed"),
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
  const [act = "", emailId = ""] = textOf(form, "act").split(" ")
  const action = findAction(ACTIONS, act)
  if (!action) throw new Response(null, { status: 400 })
  const now = context.get(portsContext).clock()
  const record = await context.get(officePortsContext).enquiries.find(reference, now)
  if (!record) throw new Response(null, { status: 404 })
  const answers = Object.fromEntries(
    ENQUIRY_FORM_FIELDS.map((field) => [field, textOf(form, field)]),
  ) as EnquirySubmission["answers"] // one for each of ENQUIRY_FORM_FIELDS
  // An unchanged field has the return that was stored at rendering. Another user may have changed it since, so it is ignored.
  if (answers[RETURN_AT] === textOf(form, initialValueName(RETURN_AT))) answers[RETURN_AT] = ""
  const submitter = act as ActionName // `findAction` found this key
  const result = await action({ request, context, record, form, answers, emailId })
  if (result instanceof Response) return result
  const outcome: EnquiryFormOutcome = { done: "", ...result.data.outcome, submitter }
  return data({ ...result.data, outcome }, result.init ?? {})
}

async function sendEmail(submission: EnquirySubmission): ActionResult {
  const { context, answers } = submission
  const checked = checkReply(answers)
  if (!checked.ok) return formWithErrors(context, { answers, errors: replyErrors(context, checked.errors) })
  return changeEnquiry(submission, "email", { email: checked.value })
}

async function recordReply(submission: EnquirySubmission, channel: ReplyChannel): ActionResult {
  const { context, answers } = submission
  // Only an email has a subject, so a placeholder passes the check.
  const checked = checkReply({ subject: "-", text: answers.text })
  // A call needs no text.
  if (!checked.ok && channel !== "telephone")
    return formWithErrors(context, { answers, errors: replyErrors(context, checked.errors) })
  return changeEnquiry(submission, channel, {
    sentElsewhere: { channel, text: checked.ok ? checked.value.text : "" },
  })
}

async function save(submission: EnquirySubmission): ActionResult {
  const { context, answers, form } = submission
  const { change: messages } = context.get(messagesContext).officeEnquiries
  const isUnchanged = answers.state === textOf(form, "state-before") && answers.note.trim() === ""
  if (isUnchanged)
    return formWithErrors(context, {
      answers,
      errors: [{ field: "state", message: messages.nothingChanged }],
    })
  return changeEnquiry(submission, "save", {})
}

/** Takes back the confirmation of a booking, or reopens a declined or ended booking. */
function resetToContacted(submission: EnquirySubmission, act: "take-back" | "reopen"): ActionResult {
  return changeEnquiry({ ...submission, answers: { ...submission.answers, state: "contacted" } }, act, {})
}

/**
 * Records that the latest reply was not sent, and restores the state before it. A former state 'confirmed' is not restored, because
 * the vehicles may be taken in the meantime.
 */
async function takeBackReply(submission: EnquirySubmission): ActionResult {
  const { context, record, form, answers } = submission
  const { office, officeEnquiries } = context.get(messagesContext)
  const { channelNames, notSent } = office.replies
  const latest = latestSentElsewhere(record)
  const outcome =
    latest &&
    (await context.get(officePortsContext).enquiries.change(record.enquiry.reference, {
      version: versionIn(form),
      state: latest.from === "confirmed" ? record.state : latest.from,
      note: null,
      changes: [{ field: REPLY_TAKEN_BACK, from: channelNames[latest.sentElsewhere.channel], to: notSent }],
      by: context.get(sessionContext).member,
      now: context.get(portsContext).clock(),
    }))
  if (outcome === "gone") throw new Response(null, { status: 404 })
  if (outcome === null || outcome === "stale") {
    const errors = [{ field: "text", message: officeEnquiries.change.stale }] as const
    return formWithErrors<EnquiryFormField, EnquiryFormOutcome>(context, { answers, errors }, 409)
  }
  return redirectOrRender(submission, "not-sent")
}

/** Records the state and the note of the form, and a reply if there is one. A reply to a new enquiry changes its state to contacted. */
async function changeEnquiry(
  submission: EnquirySubmission,
  act: ActionName,
  reply: Pick<EnquiryChange, "email" | "sentElsewhere">,
): ActionResult {
  const { context, record, form, answers } = submission
  const { change: messages } = context.get(messagesContext).officeEnquiries
  const withError = (field: EnquiryFormField, message: string, status?: number) =>
    formWithErrors<EnquiryFormField, EnquiryFormOutcome>(
      context,
      { answers, errors: [{ field, message }] },
      status,
    )
  const before = parseState(textOf(form, "state-before"))
  const requestedState = parseState(answers.state)
  if (!before || !requestedState) throw new Response(null, { status: 400 })
  const state = requestedState === "new" && act !== "save" ? "contacted" : requestedState
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
  const change = { version: versionIn(form), state, note, ...reply, by: member, now }
  const outcome = await enquiries.change(record.enquiry.reference, change)
  if (outcome === "gone") throw new Response(null, { status: 404 })
  if (outcome === "stale") return withError(staleField(act), messages.stale, 409)
  if (outcome === "conflict") throw new Error("this change books no vehicle")
  if (outcome.emailId) await sender.send(outcome.emailId)
  const isSent = act === "email"
  return redirectOrRender(
    { ...submission, answers: { ...answers, note: "", ...(isSent && { text: "" }) } },
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
async function resend(submission: EnquirySubmission): ActionResult {
  const { context, record } = submission
  const { clock } = context.get(portsContext)
  const { member } = context.get(sessionContext)
  const { enquiries } = context.get(officePortsContext)
  const outcome = await enquiries.resend(record.enquiry.reference, member, clock())
  if (outcome === "gone") throw new Response(null, { status: 404 })
  return redirectOrRender(submission, "resend")
}

/** Makes one email to the visitor due, and attempts it at once. */
async function resendEmail(submission: EnquirySubmission): ActionResult {
  const { context, record, emailId } = submission
  const { replies, sender } = context.get(officePortsContext)
  const { member } = context.get(sessionContext)
  const outcome = await replies.resend(
    record.enquiry.reference,
    emailId,
    member,
    context.get(portsContext).clock(),
  )
  if (outcome === "gone") throw new Response(null, { status: 404 })
  if (outcome === "done") await sender.send(emailId)
  return redirectOrRender(submission, "resend-email")
}

/** Inserts a template into the form. The user's own text is replaced only with `mayReplaceText`. */
async function insertTemplate(
  submission: EnquirySubmission,
  { mayReplaceText } = { mayReplaceText: false },
): ActionResult {
  const { request, context, record, answers } = submission
  const { terms } = await loadEnquiryTerms(context, record, request.signal)
  const { enquiry } = record
  const { templateMissing, notConfirmed, notInState } = context.get(messagesContext).office.replies
  const withError = (message: string) =>
    formWithErrors<EnquiryFormField, EnquiryFormOutcome>(context, {
      answers,
      errors: [{ field: "template", message }],
    })
  if (answers.template === "") return withError(templateMissing)
  const choice = parseTemplateChoice(answers.template)
  if (!choice) throw new Response(null, { status: 400 })
  if (!templatesFor(record.state).includes(choice.template)) {
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
function insertChangeTemplate(submission: EnquirySubmission): ActionResult {
  const { record, answers } = submission
  const unannounced = unannouncedChange(record)
  if (!unannounced) return Promise.resolve(renderAgain(answers, { done: "" })) // another user has told the customer
  const language = parseTemplateChoice(answers.template)?.language ?? DEFAULT_REPLY_LANGUAGE
  const template = formatTemplateChoice({ language, template: templateForChange(unannounced, record.state) })
  return insertTemplate({ ...submission, answers: { ...answers, template } })
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
