import type { WallTime } from "#domain/rental-period.ts"
import { overlaps, type Period, partsOutside } from "./period.ts"

/** A number of units of a vehicle, at least one, that are not available in a period. */
export type Allocation = { vehicleId: string; period: Period; units: number }

/** A period in which more units are allocated than the company owns. `units`: the maximum in it. */
export type Conflict<T extends Allocation> = { period: Period; units: number; allocations: T[] }

/**
 * Whether a requested allocation fits beside the existing ones. `free`: units that are free throughout its period; negative in a
 * conflict. `conflictingAllocations`: the existing allocations that leave too few units free.
 */
export type Fit<T extends Allocation> = { isFree: boolean; free: number; conflictingAllocations: T[] }

/** The conflicts among the allocations of one vehicle, in order of time; adjacent ones are merged. */
export function findConflicts<T extends Allocation>(
  ownedUnits: number,
  allocations: readonly T[],
): Conflict<T>[] {
  const conflicts: Conflict<T>[] = []
  for (const interval of intervalsOf(allocations)) {
    if (interval.units <= ownedUnits) continue
    const last = conflicts.at(-1)
    if (last?.period.to === interval.period.from) {
      last.period = { from: last.period.from, to: interval.period.to }
      last.units = Math.max(last.units, interval.units)
      last.allocations = [...new Set([...last.allocations, ...interval.allocations])]
    } else conflicts.push(interval)
  }
  return conflicts
}

/** Units that are free throughout a period; negative if there is a conflict in it. */
export function freeUnits(ownedUnits: number, allocations: readonly Allocation[], period: Period): number {
  return ownedUnits - Math.max(0, ...intervalsIn(period, allocations).map(({ units }) => units))
}

/** Whether a requested allocation fits beside the existing ones of the same vehicle. */
export function checkFit<T extends Allocation>(
  ownedUnits: number,
  allocations: readonly T[],
  requested: Pick<Allocation, "period" | "units">,
): Fit<T> {
  const free = freeUnits(ownedUnits, allocations, requested.period)
  const fullIntervals = intervalsIn(requested.period, allocations).filter(
    ({ units }) => units + requested.units > ownedUnits,
  )
  const conflictingAllocations = [...new Set(fullIntervals.flatMap((interval) => interval.allocations))]
  return { isFree: requested.units <= free, free, conflictingAllocations }
}

/**
 * The allocations that a change adds to those that a booking has. Only these have to fit. A conflict that was allowed before is not
 * rejected again.
 */
export function addedAllocations<T extends Allocation>(
  current: readonly Allocation[],
  requested: readonly T[],
): T[] {
  return requested.flatMap((each) => {
    const bookedBefore = current.find(
      ({ vehicleId, units }) => vehicleId === each.vehicleId && units >= each.units,
    )
    const periods = bookedBefore ? partsOutside(each.period, bookedBefore.period) : [each.period]
    return periods.map((period) => ({ ...each, period }))
  })
}

/** A period within which no allocation begins or ends. `allocations`: those that overlap it; `units`: their sum. */
type Interval<T> = { period: Period; units: number; allocations: T[] }

function intervalsIn<T extends Allocation>(period: Period, allocations: readonly T[]): Interval<T>[] {
  return intervalsOf(overlapping(allocations, period)).filter((interval) => overlaps(interval.period, period))
}

/** The intervals between any two consecutive starts or ends. Intervals without allocations are omitted. */
function intervalsOf<T extends Allocation>(allocations: readonly T[]): Interval<T>[] {
  const boundaries = [...new Set(allocations.flatMap(({ period }) => [period.from, period.to]))].sort()
  return boundaries.flatMap((from, index) => intervalBetween(allocations, from, boundaries[index + 1]))
}

function intervalBetween<T extends Allocation>(
  allocations: readonly T[],
  from: WallTime,
  to: WallTime | undefined,
): Interval<T>[] {
  if (to === undefined) return []
  const period = { from, to }
  const simultaneous = overlapping(allocations, period)
  if (simultaneous.length === 0) return []
  return [
    { period, units: simultaneous.reduce((sum, { units }) => sum + units, 0), allocations: simultaneous },
  ]
}

function overlapping<T extends Allocation>(allocations: readonly T[], period: Period): T[] {
  return allocations.filter((allocation) => overlaps(allocation.period, period))
}
