import { addMinutes, daysBetween, type RentalPeriod, type WallTime } from "#domain/rental-period.ts"
import { type Allocation, freeUnits } from "./fit.ts"
import { daysFrom, type Period, startOfDay } from "./period.ts"

/**
 * The number of units that are free throughout a period, by vehicle id. Negative in a clash. Contains no customers and no times
 * of bookings, so that visitors may see it. Empty if the catalogue comes from an external admin host, because there is no
 * calendar then. Throws if the database does not answer.
 */
export type ReadFreeUnits = (period: Period) => Promise<FreeUnits>

export type FreeUnits = Readonly<Record<string, number>>

/** The longest rental that is looked up for a visitor, in days. */
const MAX_DAYS = 366

/**
 * The free units of each vehicle in a period.
 * @param allocations allocations of any vehicles, also outside the period
 */
export function freeUnitsOf(
  vehicles: readonly { id: string; units: number }[],
  allocations: readonly Allocation[],
  period: Period,
): FreeUnits {
  const byVehicle = Map.groupBy(allocations, ({ vehicleId }) => vehicleId)
  return Object.fromEntries(
    vehicles.map(({ id, units }) => [id, freeUnits(units, byVehicle.get(id) ?? [], period)]),
  )
}

/** Units that are free from now until midnight, and units that are free at this moment. */
export type FreeToday = { freeToday: number; freeNow: number }

/** @param allocations allocations of one vehicle */
export function freeTodayOf(units: number, allocations: readonly Allocation[], now: WallTime): FreeToday {
  const { to } = daysFrom(startOfDay(now), 1)
  return {
    freeToday: freeUnits(units, allocations, { from: now, to }),
    freeNow: freeUnits(units, allocations, { from: now, to: addMinutes(now, 1) }),
  }
}

/**
 * The calendar's period for a visitor's dates.
 * @returns null for dates that cannot be rented: reversed, begun before now, or more than a year long
 */
export function periodToLookUp({ pickUpAt, returnAt }: RentalPeriod, now: WallTime): Period | null {
  if (pickUpAt < now || returnAt <= pickUpAt || daysBetween(pickUpAt, returnAt) > MAX_DAYS) return null
  return { from: pickUpAt, to: returnAt }
}

/** Whether all units of a vehicle are taken at some time of the period; false for a vehicle that the calendar does not have. */
export function isTaken(free: FreeUnits, id: string): boolean {
  return (free[id] ?? 1) < 1
}

/** A vehicle as an alternative to another one; `seats` null: not known. */
export type AlternativeFacts = { id: string; categoryId: string | null; seats: number | null }

const MAX_ALTERNATIVES = 3

/**
 * At most three free vehicles. First those of the same category, the nearest number of seats first; then others with at least as
 * many seats. A vehicle that the calendar does not have is left out.
 */
export function alternativesTo<T extends AlternativeFacts>(
  taken: AlternativeFacts,
  listed: readonly T[],
  free: FreeUnits,
): T[] {
  const { categoryId, seats } = taken
  const seatsApart = (each: AlternativeFacts) =>
    seats === null || each.seats === null ? Number.MAX_VALUE : Math.abs(each.seats - seats)
  const others = listed
    .filter(({ id }) => id !== taken.id && (free[id] ?? 0) >= 1)
    .toSorted((one, other) => seatsApart(one) - seatsApart(other))
  const isSimilar = (each: AlternativeFacts) => categoryId !== null && each.categoryId === categoryId
  const isRoomy = (each: AlternativeFacts) => seats !== null && each.seats !== null && each.seats >= seats
  const roomy = others.filter((each) => !isSimilar(each) && isRoomy(each))
  return [...others.filter(isSimilar), ...roomy].slice(0, MAX_ALTERNATIVES)
}
