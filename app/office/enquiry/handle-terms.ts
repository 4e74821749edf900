import { loadAgreed } from "#app/booking/load-agreed.ts"
import { messagesContext, officePortsContext, portsContext } from "#app/context.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { ALLOW_CONFLICT } from "#app/office/booking/terms-form-state.ts"
import { formWithErrors } from "#app/office/forms/office-form.ts"
import { versionIn } from "#app/office/forms/version-in.ts"
import { sessionContext } from "#app/office/office-context.ts"
import { agreedTotal } from "#domain/agreed/agreed-terms.ts"
import { newReturn } from "#domain/agreed/new-return.ts"
import { termsChanges } from "#domain/agreed/terms-changes.ts"
import { ENDED_STATES, type EnquiryChange } from "#domain/enquiry/enquiry-repository.ts"
import { formatWallTime, parseWallTime, wallTimeAt } from "#domain/rental-period.ts"
import type { Messages } from "#messages/messages.ts"
import { type Act, type AnswerField, type AnswerOutcome, RETURN_AT, RETURN_PRICE } from "./answer-state.ts"
import { finish, type Result, renderAgain, type Submitted } from "./submitted.ts"

// The actions beside the booking: today's price, another return, and the offer.

/** Applies today's price to the agreed terms, if it is the price that the page showed. */
export async function takeTodaysPrice(submitted: Submitted): Result {
  const { request, context, found, form } = submitted
  const { terms, today } = await loadAgreed(context, found, request.signal)
  const isAsShown = today !== null && String(agreedTotal(today)) === textOf(form, "todays-price")
  if (!isAsShown || found.anonymised) return staleTerms(submitted, "todays-price")
  const changed = { terms: today, changes: termsChanges(terms, today) }
  return changeTerms(submitted, { act: "take-todays-price", field: "todays-price" }, changed)
}

/** Renders the page again with today's price for the new return, without scripts. */
export async function seeReturn(submitted: Submitted): Result {
  const changed = await readReturn(submitted)
  return changed.ok
    ? renderAgain(submitted.answers, { done: "" })
    : refuseReturn(submitted, changed.errorCode)
}

/** Saves another return with the agreed price, or with today's, as the page showed it. */
export async function saveReturn(submitted: Submitted, act: "return-today" | "return-agreed"): Result {
  const { form } = submitted
  const changed = await readReturn(submitted)
  if (!changed.ok) return refuseReturn(submitted, changed.errorCode)
  const terms = act === "return-today" ? changed.today : changed.agreed
  const isAsShown = terms !== null && String(agreedTotal(terms)) === textOf(form, RETURN_PRICE)
  if (!terms || (act === "return-today" && !isAsShown)) return refuseReturn(submitted, "otherPrice", 409)
  const changes = termsChanges(changed.before, terms)
  return changeTerms(
    submitted,
    { act, field: RETURN_AT, whenConflict: () => refuseReturn(submitted, "conflict", 409) },
    { terms, changes, allowConflict: form.has(ALLOW_CONFLICT) },
  )
}

/**
 * The terms before and after the new return.
 * @throws a 404 Response if nothing can be changed
 */
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
) {
  const { errors: messages } = context.get(messagesContext).officeReturn
  const errors = [{ field: RETURN_AT, message: messages[errorCode] }] as const
  return formWithErrors<AnswerField, AnswerOutcome>(context, { answers, errors }, status)
}

/** Offers the terms to the visitor. A reply tells them, with the link of their page. */
export async function makeOffer(submitted: Submitted): Result {
  const { request, context, found, answers } = submitted
  if (found.anonymised) throw new Response(null, { status: 404 })
  const { booking: messages } = context.get(messagesContext).office
  const refuse = (message: string) =>
    formWithErrors<AnswerField, AnswerOutcome>(context, {
      answers,
      errors: [{ field: "valid-until", message }],
    })
  const input = answers["valid-until"].trim()
  const validUntil = parseWallTime(input)
  if (input !== "" && validUntil === null) return refuse(messages.errors.notADate)
  if (validUntil !== null && validUntil <= wallTimeAt(context.get(portsContext).clock()))
    return refuse(messages.offer.past)
  const { terms } = await loadAgreed(context, found, request.signal)
  if (!terms || agreedTotal(terms) === null) return refuse(messages.noPrice)
  const text = validUntil ? formatWallTime(validUntil) : messages.offer.unlimited
  const offered = { terms, offer: { validUntil }, changes: [{ field: "offer", from: null, to: text }] }
  return changeTerms(submitted, { act: "offer", field: "valid-until" }, offered)
}

export async function withdrawOffer(submitted: Submitted): Result {
  const { context, found } = submitted
  if (found.anonymised) throw new Response(null, { status: 404 })
  const { offer } = context.get(messagesContext).office.booking
  const changes = [{ field: "offer", from: offer.made, to: null }]
  return changeTerms(submitted, { act: "withdraw-offer", field: "booking" }, { offer: "withdrawn", changes })
}

/** `field` is the field that shows an error if the page was stale. It is empty after a change. */
type TermsChange = { act: Act; field: AnswerField; whenConflict?: () => ReturnType<typeof refuseReturn> }

/** Changes the terms or the offer. A change without `allowConflict` must not change vehicles or times. */
async function changeTerms(
  submitted: Submitted,
  { act, field, whenConflict }: TermsChange,
  { allowConflict = true, ...changed }: Pick<EnquiryChange, "terms" | "offer" | "changes" | "allowConflict">,
): Result {
  const { context, found, form } = submitted
  const outcome = await context.get(officePortsContext).enquiries.change(found.enquiry.reference, {
    version: versionIn(form),
    state: found.state,
    note: null,
    ...changed,
    allowConflict,
    by: context.get(sessionContext).member,
    now: context.get(portsContext).clock(),
  })
  if (outcome === "gone") throw new Response(null, { status: 404 })
  if (outcome === "stale") return staleTerms(submitted, field)
  if (outcome === "conflict" && whenConflict) return whenConflict()
  return finish({ ...submitted, answers: { ...submitted.answers, [field]: "" } }, act)
}

function staleTerms({ context, answers }: Submitted, field: AnswerField) {
  const { stale } = context.get(messagesContext).office.booking
  const errors = [{ field, message: stale }]
  return formWithErrors<AnswerField, AnswerOutcome>(context, { answers, errors }, 409)
}
