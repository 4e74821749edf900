import type { OneWayFee } from "#domain/pricing/side-costs.ts"
import { findPoints, type TripPoint } from "./points.ts"
import type { Trip } from "./trip.ts"

/**
 * The fee of the place at which a trip ends; null where it ends at its start, and where no fee names that place. A fee may be for a
 * region, 'The north', which names none.
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
