import { loadAgreed } from "#app/booking/load-agreed.ts"
import { type Context, officePortsContext, portsContext } from "#app/context.ts"
import { parseReference } from "#domain/enquiry/enquiry.ts"
import { loadVehicleChoices, periodOf } from "./terms-form-state.ts"

/** The enquiry with its terms and the vehicles to choose from. @throws a 404 Response for an unknown or anonymised one */
export async function loadBooking(context: Context, param: string, signal: AbortSignal) {
  const reference = parseReference(param)
  const { enquiries } = context.get(officePortsContext)
  const found = reference && (await enquiries.find(reference, context.get(portsContext).clock()))
  if (!found || found.anonymised) throw new Response(null, { status: 404 })
  const loaded = await loadAgreed(context, found, signal)
  const period = periodOf(loaded.terms)
  const choices = await loadVehicleChoices(context, { reference: found.enquiry.reference, period }, signal)
  return { found, loaded, choices }
}
