import { addMinutes, daysBetween, type RentalPeriod, type WallTime } from "#domain/rental-period.ts"
import { type Allocation, freeUnits } from "./fit.ts"
import { daysFrom, type Period, startOfDay } from "./period.ts"

/**
 * Reads the number of units that are free throughout a period, by vehicle id. Negative in a conflict. Contains no customers and no
 * times of bookings, so that visitors may see it. Empty if the catalogue comes from an external admin host, because there is no
 * calendar then. Throws if the database does not answer.
 */
export type ReadFreeUnits = (period: Period) => Promise<FreeUnits>

/** The number of free units by vehicle id. */
export type FreeUnits = Readonly<Record<string, number>>

/** The longest rental for which a visitor is shown free units, in days. */
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

/** Numbers of free units of one vehicle. `freeToday`: from now until midnight. `freeNow`: at this moment. */
export type FreeToday = { freeToday: number; freeNow: number }

/**
 * Counts the free units of one vehicle.
 * @param units the units that the company owns
 * @param allocations the allocations of this vehicle
 */
export function unitsFreeToday(units: number, allocations: readonly Allocation[], now: WallTime): FreeToday {
  const { to } = daysFrom(startOfDay(now), 1)
  return {
    freeToday: freeUnits(units, allocations, { from: now, to }),
    freeNow: freeUnits(units, allocations, { from: now, to: addMinutes(now, 1) }),
  }
}

/**
 * The period of the calendar for which a visitor with these dates needs a vehicle.
 * @returns null for dates that cannot be rented: without a length, reversed, before now, or more than `MAX_DAYS` apart
 */
export function rentablePeriod({ pickUpAt, returnAt }: RentalPeriod, now: WallTime): Period | null {
  if (pickUpAt < now || returnAt <= pickUpAt || daysBetween(pickUpAt, returnAt) > MAX_DAYS) return null
  return { from: pickUpAt, to: returnAt }
}

/** Whether all units of a vehicle are taken at some time of the period; false for a vehicle that the calendar does not have. */
export function isTaken(free: FreeUnits, id: string): boolean {
  return (free[id] ?? 1) < 1
}

/** A vehicle as an alternative to another one; `seats` null: not known. */
export type AlternativeVehicle = { id: string; categoryId: string | null; seats: number | null }

const MAX_ALTERNATIVES = 3

/**
 * At most three free vehicles to suggest instead of an unavailable one: first those of its category, then others with at least as
 * many seats. Both are sorted by the difference in seats. A vehicle that the calendar does not have is omitted.
 */
export function alternativesTo<T extends AlternativeVehicle>(
  unavailable: AlternativeVehicle,
  candidates: readonly T[],
  free: FreeUnits,
): T[] {
  const { categoryId, seats } = unavailable
  const seatDifference = (each: AlternativeVehicle) =>
    seats === null || each.seats === null ? Number.MAX_VALUE : Math.abs(each.seats - seats)
  const others = candidates
    .filter(({ id }) => id !== unavailable.id && (free[id] ?? 0) >= 1)
    .toSorted((one, other) => seatDifference(one) - seatDifference(other))
  const isSameCategory = (each: AlternativeVehicle) => categoryId !== null && each.categoryId === categoryId
  const hasEnoughSeats = (each: AlternativeVehicle) =>
    seats !== null && each.seats !== null && each.seats >= seats
  const otherCategories = others.filter((each) => !isSameCategory(each) && hasEnoughSeats(each))
  return [...others.filter(isSameCategory), ...otherCategories].slice(0, MAX_ALTERNATIVES)
}
