import type { OneWayFee } from "#domain/pricing/side-costs.ts"
import { findPoints, type TripPoint } from "./points.ts"
import type { Trip } from "./trip.ts"

/**
 * The fee for a return at the place where a trip ends. Null if the trip ends at its start, and if no fee names that place. A fee
 * for a region, such as 'The north', names no place.
 */
export function oneWayFee(
  { start, end }: Pick<Trip, "start" | "end">,
  fees: readonly OneWayFee[],
  points: readonly TripPoint[],
): OneWayFee | null {
  if (start === end) return null
  const isOfEnd = ({ place }: OneWayFee) => {
    const [found, ...others] = findPoints(points, place)
    return found === end && others.length === 0
  }
  return fees.find(isOfEnd) ?? null
}
