import { loadEnquiryTerms } from "#app/booking/load-enquiry-terms.ts"
import { messagesContext, officePortsContext, portsContext } from "#app/context.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { ALLOW_CONFLICT } from "#app/office/calendar/allow-conflict.ts"
import { formWithErrors } from "#app/office/forms/office-form.ts"
import { versionIn } from "#app/office/forms/version-in.ts"
import { sessionContext } from "#app/office/office-context.ts"
import { agreedTotal } from "#domain/agreed/agreed-terms.ts"
import { newReturn } from "#domain/agreed/new-return.ts"
import { termsChanges } from "#domain/agreed/terms-changes.ts"
import { ENDED_STATES, type EnquiryChange } from "#domain/enquiry/enquiry-repository.ts"
import { formatWallTime, parseWallTime, wallTimeAt } from "#domain/rental-period.ts"
import type { Messages } from "#messages/messages.ts"
import { type ActionResult, type EnquirySubmission, redirectOrRender, renderAgain } from "./action-result.ts"
import {
  type ActionName,
  type EnquiryFormField,
  type EnquiryFormOutcome,
  RETURN_AT,
  RETURN_PRICE,
} from "./enquiry-form.ts"

// The actions beside the booking: today's price, another return, and the offer.

/** Applies today's price to the agreed terms, if it is the price that the page showed. */
export async function takeTodaysPrice(submission: EnquirySubmission): ActionResult {
  const { request, context, record, form } = submission
  const { terms, termsToday } = await loadEnquiryTerms(context, record, request.signal)
  const matchesShownPrice =
    termsToday !== null && String(agreedTotal(termsToday)) === textOf(form, "todays-price")
  if (!matchesShownPrice || record.anonymised) return staleTerms(submission, "todays-price")
  const change = { terms: termsToday, changes: termsChanges(terms, termsToday) }
  return changeTerms(submission, { act: "take-todays-price", field: "todays-price" }, change)
}

/** Renders the page again with today's price for the new return. Used without scripts. */
export async function previewReturn(submission: EnquirySubmission): ActionResult {
  const newTerms = await readReturn(submission)
  return newTerms.ok
    ? renderAgain(submission.answers, { done: "" })
    : returnError(submission, newTerms.errorCode)
}

/** Saves a new return with the agreed price, or with today's price if it is still the shown one. */
export async function saveReturn(
  submission: EnquirySubmission,
  act: "return-today" | "return-agreed",
): ActionResult {
  const { form } = submission
  const newTerms = await readReturn(submission)
  if (!newTerms.ok) return returnError(submission, newTerms.errorCode)
  const terms = act === "return-today" ? newTerms.todaysPriceTerms : newTerms.agreedPriceTerms
  const matchesShownPrice = terms !== null && String(agreedTotal(terms)) === textOf(form, RETURN_PRICE)
  if (!terms || (act === "return-today" && !matchesShownPrice))
    return returnError(submission, "otherPrice", 409)
  const changes = termsChanges(newTerms.before, terms)
  return changeTerms(
    submission,
    { act, field: RETURN_AT, onConflict: () => returnError(submission, "conflict", 409) },
    { terms, changes, allowConflict: form.has(ALLOW_CONFLICT) },
  )
}

/**
 * The terms before and after the new return.
 * @throws a 404 Response if nothing can be changed
 */
async function readReturn({ request, context, record, answers }: EnquirySubmission) {
  const { terms, pricedVehicles } = await loadEnquiryTerms(context, record, request.signal)
  if (!terms || record.anonymised || ENDED_STATES.includes(record.state))
    throw new Response(null, { status: 404 })
  return { ...newReturn(terms, answers[RETURN_AT] || terms.returnAt, pricedVehicles), before: terms }
}

function returnError(
  { context, answers }: EnquirySubmission,
  errorCode: keyof Messages["officeReturn"]["errors"],
  status?: number,
) {
  const { errors: messages } = context.get(messagesContext).officeReturn
  const errors = [{ field: RETURN_AT, message: messages[errorCode] }] as const
  return formWithErrors<EnquiryFormField, EnquiryFormOutcome>(context, { answers, errors }, status)
}

/** Offers the terms on the visitor's page. Sends nothing: a reply with the link of the page tells the visitor. */
export async function makeOffer(submission: EnquirySubmission): ActionResult {
  const { request, context, record, answers } = submission
  if (record.anonymised) throw new Response(null, { status: 404 })
  const { booking: messages } = context.get(messagesContext).office
  const fieldErrorResponse = (message: string) =>
    formWithErrors<EnquiryFormField, EnquiryFormOutcome>(context, {
      answers,
      errors: [{ field: "valid-until", message }],
    })
  const input = answers["valid-until"].trim()
  const validUntil = parseWallTime(input)
  if (input !== "" && validUntil === null) return fieldErrorResponse(messages.errors.notADate)
  if (validUntil !== null && validUntil <= wallTimeAt(context.get(portsContext).clock()))
    return fieldErrorResponse(messages.offer.validUntilPast)
  const { terms } = await loadEnquiryTerms(context, record, request.signal)
  if (!terms || agreedTotal(terms) === null) return fieldErrorResponse(messages.noPrice)
  const validUntilText = validUntil ? formatWallTime(validUntil) : messages.offer.madeWithoutLimit
  const change = {
    terms,
    offer: { validUntil },
    changes: [{ field: "offer", from: null, to: validUntilText }],
  }
  return changeTerms(submission, { act: "offer", field: "valid-until" }, change)
}

export async function withdrawOffer(submission: EnquirySubmission): ActionResult {
  const { context, record } = submission
  if (record.anonymised) throw new Response(null, { status: 404 })
  const { offer } = context.get(messagesContext).office.booking
  const changes = [{ field: "offer", from: offer.made, to: null }]
  return changeTerms(submission, { act: "withdraw-offer", field: "booking" }, { offer: "withdrawn", changes })
}

/** `field` is the field that shows the error of a stale page. Its text is cleared after a successful change. */
type TermsAction = {
  act: ActionName
  field: EnquiryFormField
  onConflict?: () => ReturnType<typeof returnError>
}

/**
 * Changes the terms or the offer. Conflicts are allowed by default, so a change of vehicles or times must pass `allowConflict`. Any
 * other change causes no new conflict.
 */
async function changeTerms(
  submission: EnquirySubmission,
  { act, field, onConflict }: TermsAction,
  { allowConflict = true, ...change }: Pick<EnquiryChange, "terms" | "offer" | "changes" | "allowConflict">,
): ActionResult {
  const { context, record, form } = submission
  const outcome = await context.get(officePortsContext).enquiries.change(record.enquiry.reference, {
    version: versionIn(form),
    state: record.state,
    note: null,
    ...change,
    allowConflict,
    by: context.get(sessionContext).member,
    now: context.get(portsContext).clock(),
  })
  if (outcome === "gone") throw new Response(null, { status: 404 })
  if (outcome === "stale") return staleTerms(submission, field)
  if (outcome === "conflict" && onConflict) return onConflict()
  return redirectOrRender({ ...submission, answers: { ...submission.answers, [field]: "" } }, act)
}

function staleTerms({ context, answers }: EnquirySubmission, field: EnquiryFormField) {
  const { stale } = context.get(messagesContext).office.booking
  const errors = [{ field, message: stale }]
  return formWithErrors<EnquiryFormField, EnquiryFormOutcome>(context, { answers, errors }, 409)
}
