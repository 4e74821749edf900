import { loadAgreed } from "#app/booking/load-agreed.ts"
import { type Context, officePortsContext, portsContext } from "#app/context.ts"
import { withAssumedReturn } from "#domain/agreed/assumed-return.ts"
import type { Period } from "#domain/calendar/period.ts"
import { parseReference } from "#domain/enquiry/enquiry.ts"
import { loadVehicleChoices, periodOf } from "./terms-form-state.ts"

/**
 * Loads the enquiry with its terms, its own entries in the calendar, and the vehicles to choose from. The vehicles are marked as
 * free or taken in `requestedPeriod`, by default in the period of the terms. For a one-way request, the terms in `loaded` have an
 * assumed return; `storedTerms` have none.
 * @throws a 404 Response for an unknown or anonymised enquiry
 */
export async function loadBooking(
  context: Context,
  param: string,
  signal: AbortSignal,
  requestedPeriod: Period | null = null,
) {
  const reference = parseReference(param)
  const { enquiries, calendar } = context.get(officePortsContext)
  const found = reference && (await enquiries.find(reference, context.get(portsContext).clock()))
  if (!found || found.anonymised) throw new Response(null, { status: 404 })
  const [agreed, ownEntries] = await Promise.all([
    loadAgreed(context, found, signal),
    calendar.bookingsOf(found.enquiry.reference),
  ])
  const { terms: storedTerms } = agreed
  const loaded = { ...agreed, terms: storedTerms && withAssumedReturn(storedTerms) }
  const ownIds = ownEntries.map(({ id }) => id)
  const period = requestedPeriod ?? periodOf(loaded.terms)
  const choices = await loadVehicleChoices(context, { ownIds, period }, signal)
  return { found, storedTerms, loaded, ownEntries, choices, period }
}
