import type { Context } from "#app/context.ts"
import {
  availabilitiesOf,
  loadVehicleChoices,
  type VehicleChoices,
} from "#app/office/booking/terms-form-state.ts"
import type { AgreedTerms } from "#domain/agreed/agreed-terms.ts"
import type { Availability } from "#domain/calendar/calendar.ts"
import type { Period } from "#domain/calendar/period.ts"

/** The vehicles to choose from, and the period in which each is free or taken. Null: not known yet. */
export type Vehicles = { choices: VehicleChoices; period: Period | null }

/** The data that the submitted form shows in addition to its errors. */
export type NewBookingOutcome = {
  vehicles: Vehicles
  /** The vehicles that are not free. Null: not known, or all are free. */
  conflicts: Availability[] | null
  /** After a check without errors: the price, and the vehicles that are free. */
  checked: { terms: AgreedTerms; free: Availability[] } | null
}

/** A new booking has no entries in the calendar yet. */
export const NO_ENTRIES: readonly never[] = []

export async function loadVehicles(
  context: Context,
  period: Period | null,
  signal: AbortSignal,
): Promise<Vehicles> {
  return { choices: await loadVehicleChoices(context, { ownIds: NO_ENTRIES, period }, signal), period }
}

/** The price of valid terms, and whether their vehicles are free. */
export async function checkedOutcome(
  context: Context,
  terms: AgreedTerms,
  vehicles: Vehicles,
): Promise<NewBookingOutcome> {
  const found = await availabilitiesOf(context, { ownEntries: NO_ENTRIES, terms })
  const conflicts = found.filter(({ fit }) => !fit.isFree)
  const free = found.filter(({ fit }) => fit.isFree)
  return { vehicles, conflicts: conflicts.length > 0 ? conflicts : null, checked: { terms, free } }
}
