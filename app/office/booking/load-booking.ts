import { loadEnquiryTerms } from "#app/booking/load-enquiry-terms.ts"
import { type Context, officePortsContext, portsContext } from "#app/context.ts"
import { withAssumedReturn } from "#domain/agreed/assumed-return.ts"
import type { Period } from "#domain/calendar/period.ts"
import { parseReference } from "#domain/enquiry/enquiry.ts"
import { loadVehicleChoices, periodOf } from "./terms-form-state.ts"

/**
 * Loads the enquiry with its terms, its own entries in the calendar, and the vehicles to choose from. The vehicles are marked as
 * free or taken in `requestedPeriod`, by default in the period of the terms.
 *
 * `storedTerms` are the agreed terms, or those of the request until others are agreed. `proposed` has the terms that a form shows
 * at first: the stored ones, for a one-way request with an assumed return. Both terms are null for a message without a booking.
 * @throws a 404 Response for an unknown or anonymised enquiry
 */
export async function loadBooking(
  context: Context,
  referenceParam: string,
  signal: AbortSignal,
  requestedPeriod: Period | null = null,
) {
  const reference = parseReference(referenceParam)
  const { enquiries, calendar } = context.get(officePortsContext)
  const record = reference && (await enquiries.find(reference, context.get(portsContext).clock()))
  if (!record || record.anonymised) throw new Response(null, { status: 404 })
  const [enquiryTerms, ownEntries] = await Promise.all([
    loadEnquiryTerms(context, record, signal),
    calendar.bookingsOf(record.enquiry.reference),
  ])
  const { terms: storedTerms } = enquiryTerms
  const proposed = { ...enquiryTerms, terms: storedTerms && withAssumedReturn(storedTerms) }
  const ownIds = ownEntries.map(({ id }) => id)
  const period = requestedPeriod ?? periodOf(proposed.terms)
  const choices = await loadVehicleChoices(context, { ownIds, period }, signal)
  return { record, storedTerms, proposed, ownEntries, choices, period }
}
