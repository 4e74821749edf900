import type { WallTime } from "#domain/rental-period.ts"
import { overlaps, type Period, partsOutside } from "./period.ts"

/** A number of units of a vehicle, at least one, that are not available in a period. */
export type Allocation = { vehicleId: string; period: Period; units: number }

/** A period in which more units are allocated than the company owns. `units`: the maximum in it. */
export type Clash<T extends Allocation> = { period: Period; units: number; allocations: T[] }

/**
 * Whether a requested allocation fits beside the existing ones. `free`: units that are free throughout its period, negative in a
 * clash. `conflicts`: the allocations that leave too few.
 */
export type Fit<T extends Allocation> = { isFree: boolean; free: number; conflicts: T[] }

/** The clashes among the allocations of one vehicle, in order of time; adjacent ones are merged. */
export function clashesOf<T extends Allocation>(owned: number, allocations: readonly T[]): Clash<T>[] {
  const clashes: Clash<T>[] = []
  for (const interval of intervalsOf(allocations)) {
    if (interval.units <= owned) continue
    const last = clashes.at(-1)
    if (last?.period.to === interval.period.from) {
      last.period = { from: last.period.from, to: interval.period.to }
      last.units = Math.max(last.units, interval.units)
      last.allocations = [...new Set([...last.allocations, ...interval.allocations])]
    } else clashes.push(interval)
  }
  return clashes
}

/** Units that are free throughout a period; negative if there is a clash in it. */
export function freeUnits(owned: number, allocations: readonly Allocation[], period: Period): number {
  return owned - Math.max(0, ...intervalsIn(period, allocations).map(({ units }) => units))
}

/** Whether a requested allocation fits beside the existing ones of the same vehicle. */
export function checkFit<T extends Allocation>(
  owned: number,
  allocations: readonly T[],
  requested: Pick<Allocation, "period" | "units">,
): Fit<T> {
  const free = freeUnits(owned, allocations, requested.period)
  const tooFull = intervalsIn(requested.period, allocations).filter(
    ({ units }) => units + requested.units > owned,
  )
  const conflicts = [...new Set(tooFull.flatMap((interval) => interval.allocations))]
  return { isFree: requested.units <= free, free, conflicts }
}

/**
 * The allocations that a change adds to those that a booking has. Only they have to fit: a clash that was allowed before is not
 * refused again.
 */
export function addedAllocations<T extends Allocation>(
  current: readonly Allocation[],
  requested: readonly T[],
): T[] {
  return requested.flatMap((each) => {
    const own = current.find(({ vehicleId, units }) => vehicleId === each.vehicleId && units >= each.units)
    const periods = own ? partsOutside(each.period, own.period) : [each.period]
    return periods.map((period) => ({ ...each, period }))
  })
}

/** A period without a change: the same allocations throughout, with the sum of their units. */
type Interval<T> = { period: Period; units: number; allocations: T[] }

function intervalsIn<T extends Allocation>(period: Period, allocations: readonly T[]): Interval<T>[] {
  return intervalsOf(overlapping(allocations, period)).filter((interval) => overlaps(interval.period, period))
}

/** The intervals between two changes; those without allocations are left out. */
function intervalsOf<T extends Allocation>(allocations: readonly T[]): Interval<T>[] {
  const changes = [...new Set(allocations.flatMap(({ period }) => [period.from, period.to]))].sort()
  return changes.flatMap((from, index) => intervalBetween(allocations, from, changes[index + 1]))
}

function intervalBetween<T extends Allocation>(
  allocations: readonly T[],
  from: WallTime,
  to: WallTime | undefined,
): Interval<T>[] {
  if (to === undefined) return []
  const period = { from, to }
  const inIt = overlapping(allocations, period)
  if (inIt.length === 0) return []
  return [{ period, units: inIt.reduce((sum, { units }) => sum + units, 0), allocations: inIt }]
}

function overlapping<T extends Allocation>(allocations: readonly T[], period: Period): T[] {
  return allocations.filter((allocation) => overlaps(allocation.period, period))
}
