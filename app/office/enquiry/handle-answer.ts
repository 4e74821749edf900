import { data, redirect } from "react-router"
import { loadAgreed } from "#app/booking/load-agreed.ts"
import { type Context, messagesContext, officePortsContext, portsContext } from "#app/context.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { readForm } from "#app/forms/read-form.ts"
import { ALLOW_CLASH, conflictsOf } from "#app/office/booking/terms-form-state.ts"
import { again } from "#app/office/forms/office-form.ts"
import { versionIn } from "#app/office/forms/version-in.ts"
import { sessionContext } from "#app/office/office-context.ts"
import { enquiryPage } from "#app/office/paths.ts"
import { type AgreedTerms, agreedTotal } from "#domain/agreed/agreed-terms.ts"
import { newReturn } from "#domain/agreed/new-return.ts"
import { termsChanges } from "#domain/agreed/terms-changes.ts"
import type { Availability } from "#domain/calendar/calendar.ts"
import type { ErrorCode } from "#domain/enquiry/answers.ts"
import { checkNote } from "#domain/enquiry/enquiry-note.ts"
import {
  ENDED_STATES,
  ENQUIRY_STATES,
  type EnquiryChange,
  type EnquiryRecord,
  type EnquiryState,
  MAX_NOTE_LENGTH,
  type ReplyChannel,
  statesToChoose,
} from "#domain/enquiry/enquiry-repository.ts"
import { checkReply, MAX_REPLY_LENGTH, MAX_SUBJECT_LENGTH } from "#domain/enquiry/reply.ts"
import { formatWallTime, parseWallTime, wallTimeAt } from "#domain/rental-period.ts"
import type { Messages } from "#messages/messages.ts"
import {
  type Act,
  ANSWER_DONE,
  ANSWER_FIELDS,
  type AnswerField,
  type AnswerOutcome,
  BOOKING_SECTION,
  RETURN_AT,
  RETURN_PRICE,
  seenName,
} from "./answer-state.ts"
import { bookingDoneText } from "./booking-done.ts"
import { choiceOf, isTemplateText } from "./reply-draft.ts"
import { replyWords, templatesFor } from "./reply-words.ts"

/** The submitted form of an enquiry's page. */
type Submitted = {
  request: Request
  context: Context
  found: EnquiryRecord
  form: FormData
  answers: Record<(typeof ANSWER_FIELDS)[number], string>
  /** The id of an email, which follows the name of the button; empty: none. */
  id: string
}

type Result = Promise<Response | ReturnType<typeof again<AnswerField, AnswerOutcome>>>

const ACTIONS: Readonly<Record<Act, (submitted: Submitted) => Result>> = {
  email: sendEmail,
  whatsapp: (submitted) => noteReply(submitted, "whatsapp"),
  sms: (submitted) => noteReply(submitted, "sms"),
  copied: (submitted) => noteReply(submitted, "copied"),
  telephone: (submitted) => noteReply(submitted, "telephone"),
  save,
  "take-back": (submitted) => backToContacted(submitted, "take-back"),
  reopen: (submitted) => backToContacted(submitted, "reopen"),
  "use-template": (submitted) => insertTemplate(submitted, false),
  "replace-text": (submitted) => insertTemplate(submitted, true),
  "take-todays-price": takeTodaysPrice,
  look: ({ answers }) => Promise.resolve(renderAgain(answers, { done: "" })),
  "see-return": seeReturn,
  "return-today": (submitted) => saveReturn(submitted, "return-today"),
  "return-agreed": (submitted) => saveReturn(submitted, "return-agreed"),
  offer: makeOffer,
  "withdraw-offer": withdrawOffer,
  resend,
  "resend-email": resendEmail,
}

/** The action of an enquiry's page. The page has one form, so that every action keeps the text of the others. */
export async function handleAnswer(request: Request, context: Context, reference: string): Result {
  const form = await readForm(request)
  const [act = "", id = ""] = textOf(form, "act").split(" ")
  if (!Object.hasOwn(ACTIONS, act)) throw new Response(null, { status: 400 })
  const now = context.get(portsContext).clock()
  const found = await context.get(officePortsContext).enquiries.find(reference, now)
  if (!found) throw new Response(null, { status: 404 })
  const answers = Object.fromEntries(
    ANSWER_FIELDS.map((field) => [field, textOf(form, field)]),
  ) as Submitted["answers"] // one for each of ANSWER_FIELDS
  // A field that the user left as it was shows the stored return, which another user may have changed.
  if (answers[RETURN_AT] === textOf(form, seenName(RETURN_AT))) answers[RETURN_AT] = ""
  return ACTIONS[act as Act]({ request, context, found, form, answers, id }) // an own key of ACTIONS
}

async function sendEmail(submitted: Submitted): Result {
  const { context, answers } = submitted
  const checked = checkReply(answers)
  if (!checked.ok) return again(context, { answers, errors: replyErrors(context, checked.fieldErrors) })
  return change(submitted, "email", { email: checked.value })
}

async function noteReply(submitted: Submitted, channel: ReplyChannel): Result {
  const { context, answers } = submitted
  const checked = checkReply({ subject: "-", text: answers.text })
  if (!checked.ok && channel !== "telephone")
    return again(context, { answers, errors: replyErrors(context, checked.fieldErrors) })
  return change(submitted, channel, { sent: { channel, text: checked.ok ? checked.value.text : "" } })
}

async function save(submitted: Submitted): Result {
  const { context, answers, form } = submitted
  const { change: messages } = context.get(messagesContext).officeEnquiries
  const isUnchanged = answers.state === textOf(form, "state-before") && answers.note.trim() === ""
  if (isUnchanged) return again(context, { answers, errors: [{ field: "state", message: messages.nothing }] })
  return change(submitted, "save", {})
}

/** Takes the confirmation of a booking back, or opens one again that was cancelled or did not come. */
function backToContacted(submitted: Submitted, act: "take-back" | "reopen"): Result {
  return change({ ...submitted, answers: { ...submitted.answers, state: "contacted" } }, act, {})
}

/** Records a reply with the state and the note of the form. A new enquiry that was answered becomes contacted. */
async function change(submitted: Submitted, act: Act, reply: Pick<EnquiryChange, "email" | "sent">): Result {
  const { context, found, form, answers } = submitted
  const { change: messages } = context.get(messagesContext).officeEnquiries
  const withError = (field: AnswerField, message: string, status?: number) =>
    again<AnswerField, AnswerOutcome>(context, { answers, errors: [{ field, message }] }, status)
  const before = stateIn(textOf(form, "state-before"))
  const requested = stateIn(answers.state)
  if (!before || !requested) throw new Response(null, { status: 400 })
  const state = requested === "new" && act !== "save" ? "contacted" : requested
  const isTakenBack = act === "take-back" || act === "reopen"
  if (state === "confirmed" && before !== "confirmed") throw new Response(null, { status: 400 })
  if (!isTakenBack && !statesToChoose(before).includes(state))
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
  if (outcome === "stale") return withError("state", messages.stale, 409)
  if (outcome === "notFree") throw new Error("this change books no vehicle")
  if (outcome.emailId) await sender.send(outcome.emailId)
  const isSent = act === "email"
  return finish({ ...submitted, answers: { ...answers, note: "", ...(isSent && { text: "" }) } }, act)
}

function stateIn(text: string): EnquiryState | undefined {
  return ENQUIRY_STATES.find((known) => known === text)
}

/** Takes today's price of the agreed terms, as the page showed it. */
async function takeTodaysPrice(submitted: Submitted): Result {
  const { request, context, found, form } = submitted
  const { terms, today } = await loadAgreed(context, found, request.signal)
  const isAsShown = today !== null && String(agreedTotal(today)) === textOf(form, "todays-price")
  if (!isAsShown || found.anonymised) return staleTerms(submitted, "todays-price")
  const changed = { terms: today, changes: termsChanges(terms, today) }
  return changeTerms(submitted, { act: "take-todays-price", field: "todays-price" }, changed)
}

/** Renders the page again with today's price for the new return, without scripts. */
async function seeReturn(submitted: Submitted): Result {
  const changed = await readReturn(submitted)
  return changed.ok
    ? renderAgain(submitted.answers, { done: "" })
    : refuseReturn(submitted, changed.errorCode)
}

/** Saves another return with the agreed price, or with today's, as the page showed it. */
async function saveReturn(submitted: Submitted, act: "return-today" | "return-agreed"): Result {
  const { form } = submitted
  const changed = await readReturn(submitted)
  if (!changed.ok) return refuseReturn(submitted, changed.errorCode)
  const terms = act === "return-today" ? changed.today : changed.agreed
  const isAsShown = terms !== null && String(agreedTotal(terms)) === textOf(form, RETURN_PRICE)
  if (!terms || (act === "return-today" && !isAsShown)) return refuseReturn(submitted, "otherPrice", 409)
  const changes = termsChanges(changed.before, terms)
  return changeTerms(
    submitted,
    { act, field: RETURN_AT, whenNotFree: () => refuseClash(submitted, terms) },
    { terms, changes, allowClash: form.has(ALLOW_CLASH) },
  )
}

async function refuseClash(submitted: Submitted, terms: AgreedTerms): Result {
  const { context, found } = submitted
  const bookings = await context.get(officePortsContext).calendar.bookingsOf(found.enquiry.reference)
  const conflicts = await conflictsOf(context, { ownIds: bookings.map(({ id }) => id), terms })
  return refuseReturn(submitted, "notFree", 409, conflicts)
}

/** The terms before and after the new return. @throws a 404 Response where nothing can be changed */
async function readReturn({ request, context, found, answers }: Submitted) {
  const { terms, pricedVehicles } = await loadAgreed(context, found, request.signal)
  if (!terms || found.anonymised || ENDED_STATES.includes(found.state))
    throw new Response(null, { status: 404 })
  return { ...newReturn(terms, answers[RETURN_AT] || terms.returnAt, pricedVehicles), before: terms }
}

function refuseReturn(
  { context, answers }: Submitted,
  errorCode: keyof Messages["officeReturn"]["errors"],
  status?: number,
  conflicts: readonly Availability[] = [],
) {
  const { errors: messages } = context.get(messagesContext).officeReturn
  const errors = [{ field: RETURN_AT, message: messages[errorCode] }] as const
  const outcome: AnswerOutcome = { done: "", conflicts }
  return again<AnswerField, AnswerOutcome>(context, { answers, errors, outcome }, status)
}

/** Offers the terms to the visitor. A reply tells them, with the link of their page. */
async function makeOffer(submitted: Submitted): Result {
  const { request, context, found, answers } = submitted
  if (found.anonymised) throw new Response(null, { status: 404 })
  const { booking: messages } = context.get(messagesContext).office
  const refuse = (message: string) =>
    again<AnswerField, AnswerOutcome>(context, { answers, errors: [{ field: "valid-until", message }] })
  const typed = answers["valid-until"].trim()
  const validUntil = parseWallTime(typed)
  if (typed !== "" && validUntil === null) return refuse(messages.errors.notADate)
  if (validUntil !== null && validUntil <= wallTimeAt(context.get(portsContext).clock()))
    return refuse(messages.offer.past)
  const { terms } = await loadAgreed(context, found, request.signal)
  if (!terms || agreedTotal(terms) === null) return refuse(messages.noPrice)
  const text = validUntil ? formatWallTime(validUntil) : messages.offer.unlimited
  const offered = { terms, offer: { validUntil }, changes: [{ field: "offer", from: null, to: text }] }
  return changeTerms(submitted, { act: "offer", field: "valid-until" }, offered)
}

async function withdrawOffer(submitted: Submitted): Result {
  const { context, found } = submitted
  if (found.anonymised) throw new Response(null, { status: 404 })
  const { offer } = context.get(messagesContext).office.booking
  const changes = [{ field: "offer", from: offer.made, to: null }]
  return changeTerms(submitted, { act: "withdraw-offer", field: "state" }, { offer: "withdrawn", changes })
}

/** `field` shows the error where the page was stale, and is empty after the change. */
type TermsChange = { act: Act; field: AnswerField; whenNotFree?: () => Result }

/** Changes the terms or the offer. Without `allowClash`, neither vehicles nor times change. */
async function changeTerms(
  submitted: Submitted,
  { act, field, whenNotFree }: TermsChange,
  { allowClash = true, ...changed }: Pick<EnquiryChange, "terms" | "offer" | "changes" | "allowClash">,
): Result {
  const { context, found, form } = submitted
  const outcome = await context.get(officePortsContext).enquiries.change(found.enquiry.reference, {
    version: versionIn(form),
    state: found.state,
    note: null,
    ...changed,
    allowClash,
    by: context.get(sessionContext).member,
    now: context.get(portsContext).clock(),
  })
  if (outcome === "gone") throw new Response(null, { status: 404 })
  if (outcome === "stale") return staleTerms(submitted, field)
  if (outcome === "notFree" && whenNotFree) return whenNotFree()
  return finish({ ...submitted, answers: { ...submitted.answers, [field]: "" } }, act)
}

function staleTerms({ context, answers }: Submitted, field: AnswerField) {
  const { stale } = context.get(messagesContext).office.booking
  const errors = [{ field, message: stale }]
  return again<AnswerField, AnswerOutcome>(context, { answers, errors }, 409)
}

/** Makes undelivered deliveries due. One that was delivered since is not sent twice; the page shows its state. */
async function resend(submitted: Submitted): Result {
  const { context, found } = submitted
  const { clock } = context.get(portsContext)
  const { member } = context.get(sessionContext)
  const { enquiries } = context.get(officePortsContext)
  const outcome = await enquiries.resend(found.enquiry.reference, member, clock())
  if (outcome === "gone") throw new Response(null, { status: 404 })
  return finish(submitted, "resend")
}

/** Makes one email to the visitor due, and attempts it at once. */
async function resendEmail(submitted: Submitted): Result {
  const { context, found, id } = submitted
  const { replies, sender } = context.get(officePortsContext)
  const { member } = context.get(sessionContext)
  const outcome = await replies.resend(found.enquiry.reference, id, member, context.get(portsContext).clock())
  if (outcome === "gone") throw new Response(null, { status: 404 })
  if (outcome === "done") await sender.send(id)
  return finish(submitted, "resend-email")
}

/** Puts a template into the form. Text of the user is replaced only on request. */
async function insertTemplate(submitted: Submitted, isConfirmed: boolean): Result {
  const { request, context, found, answers } = submitted
  const { terms } = await loadAgreed(context, found, request.signal)
  const { enquiry } = found
  const choice = choiceOf(answers.template)
  if (!choice) throw new Response(null, { status: 400 })
  if (!templatesFor(found.state).includes(choice.template)) {
    const { notConfirmed } = context.get(messagesContext).office.replies
    return again(context, { answers, errors: [{ field: "template", message: notConfirmed }] })
  }
  const isReplaceable =
    isConfirmed || answers.text.trim() === "" || (await isTemplateText(context, { enquiry, terms }, answers))
  if (!isReplaceable) return renderAgain(answers, { done: "ownText" })
  const words = await replyWords(context, enquiry, { terms, ...choice })
  return renderAgain({ ...answers, ...words, inserted: answers.template }, { done: "use-template" })
}

/** Redirects to the page, which reports the completed action. A form with a text or a note is rendered again instead. */
async function finish({ request, context, found, answers }: Submitted, done: Act): Result {
  if (answers.text.trim() !== "" || answers.note.trim() !== "") {
    return renderAgain({ ...answers, state: "" }, { done })
  }
  const params = new URL(request.url).searchParams // retained for the link back to the inbox
  params.set("done", done)
  const { booking } = context.get(messagesContext).office
  const elementId = bookingDoneText(done, booking) === null ? ANSWER_DONE : BOOKING_SECTION
  return redirect(`${enquiryPage(found.enquiry.reference)}?${params}#${elementId}`, 303)
}

/** Renders the form with its text and without errors. An empty state is the current one. */
function renderAgain({ state, ...answers }: Submitted["answers"], outcome: AnswerOutcome) {
  return data(
    { answers: { ...answers, ...(state !== "" && { state }) }, errors: [], outcome },
    { status: 200 },
  )
}

/** The errors of an invalid reply with their messages. */
export function replyErrors(
  context: Context,
  invalid: readonly { field: "subject" | "text"; errorCode: ErrorCode }[],
) {
  const { replies } = context.get(messagesContext).office
  return invalid.map(({ field, errorCode }) => ({ field, message: messageOf(field, errorCode, replies) }))
}

function messageOf(
  field: "subject" | "text",
  errorCode: ErrorCode,
  messages: Messages["office"]["replies"],
): string {
  const isTooLong = errorCode === "tooLong"
  if (field === "subject")
    return isTooLong ? messages.subjectTooLong(MAX_SUBJECT_LENGTH) : messages.subjectMissing
  return isTooLong ? messages.textTooLong(MAX_REPLY_LENGTH) : messages.textMissing
}
