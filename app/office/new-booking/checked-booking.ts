import type { Context } from "#app/context.ts"
import {
  availabilitiesOf,
  loadVehicleChoices,
  type VehicleChoices,
} from "#app/office/booking/terms-form-state.ts"
import type { AgreedTerms } from "#domain/agreed/agreed-terms.ts"
import type { Availability } from "#domain/calendar/calendar.ts"
import type { Period } from "#domain/calendar/period.ts"

/** The vehicles to choose from, and the period for which they are marked as free or taken. `period` null: not known yet. */
export type VehicleOptions = { choices: VehicleChoices; period: Period | null }

/** The data that the form shows after a submission, in addition to its errors. */
export type NewBookingOutcome = {
  vehicles: VehicleOptions
  /** The vehicles that are not free. Null: not known, or all are free. */
  conflicts: Availability[] | null
  /** After a check without errors: the price, and the vehicles that are free. */
  checkResult: { terms: AgreedTerms; freeVehicles: Availability[] } | null
}

/** The calendar entries of a new booking: it has none yet. */
export const NO_ENTRIES: readonly never[] = []

export async function loadVehicleOptions(
  context: Context,
  period: Period | null,
  signal: AbortSignal,
): Promise<VehicleOptions> {
  return { choices: await loadVehicleChoices(context, { ownIds: NO_ENTRIES, period }, signal), period }
}

/** The price of valid terms, and whether their vehicles are free. */
export async function checkNewBooking(
  context: Context,
  terms: AgreedTerms,
  vehicles: VehicleOptions,
): Promise<NewBookingOutcome> {
  const availabilities = await availabilitiesOf(context, { ownEntries: NO_ENTRIES, terms })
  const conflicts = availabilities.filter(({ fit }) => !fit.isFree)
  const freeVehicles = availabilities.filter(({ fit }) => fit.isFree)
  return {
    vehicles,
    conflicts: conflicts.length > 0 ? conflicts : null,
    checkResult: { terms, freeVehicles },
  }
}
