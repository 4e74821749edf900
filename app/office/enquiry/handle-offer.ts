import { redirect } from "react-router"
import { loadAgreed } from "#app/booking/load-agreed.ts"
import { type Context, messagesContext, officePortsContext, portsContext } from "#app/context.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { again } from "#app/office/forms/office-form.ts"
import { versionIn } from "#app/office/forms/version-in.ts"
import { sessionContext } from "#app/office/office-context.ts"
import { enquiryPage } from "#app/office/paths.ts"
import { agreedTotal } from "#domain/agreed/agreed-terms.ts"
import type { EnquiryChange } from "#domain/enquiry/enquiry-repository.ts"
import { formatWallTime, parseWallTime, wallTimeAt } from "#domain/rental-period.ts"

/** Offers the terms to the visitor, or withdraws the offer. The visitor is told by a reply, which has the link of their page. */
export async function handleOffer(request: Request, context: Context, reference: string, form: FormData) {
  const { enquiries } = context.get(officePortsContext)
  const { booking: messages } = context.get(messagesContext).office
  const now = context.get(portsContext).clock()
  const answers = { "valid-until": textOf(form, "valid-until") }
  const refuse = (message: string, status?: number) =>
    again<"valid-until">(context, { answers, errors: [{ field: "valid-until", message }] }, status)
  const found = await enquiries.find(reference, now)
  if (!found || found.anonymised) throw new Response(null, { status: 404 })
  if (found.version !== versionIn(form)) return refuse(messages.stale, 409)
  const isWithdrawn = textOf(form, "act") === "withdraw-offer"
  const typed = answers["valid-until"].trim()
  const validUntil = parseWallTime(typed)
  if (!isWithdrawn && typed !== "" && validUntil === null) return refuse(messages.errors.notADate)
  if (!isWithdrawn && validUntil !== null && validUntil <= wallTimeAt(now)) return refuse(messages.offer.past)
  const { terms } = await loadAgreed(context, found, request.signal)
  if (!terms || agreedTotal(terms) === null) return refuse(messages.noPrice)
  const text = validUntil ? formatWallTime(validUntil) : messages.offer.unlimited
  const change: Pick<EnquiryChange, "terms" | "offer" | "changes"> = isWithdrawn
    ? { offer: "withdrawn", changes: [{ field: "offer", from: messages.offer.made, to: null }] }
    : { terms, offer: { validUntil }, changes: [{ field: "offer", from: null, to: text }] }
  const outcome = await enquiries.change(reference, {
    version: found.version,
    state: found.state,
    note: null,
    ...change,
    allowClash: true, // an offer books nothing
    by: context.get(sessionContext).member,
    now,
  })
  if (outcome === "gone") throw new Response(null, { status: 404 })
  return outcome === "stale"
    ? refuse(messages.stale, 409)
    : redirect(`${enquiryPage(reference)}#booking`, 303)
}
