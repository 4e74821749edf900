import { availabilityPath } from "#app/paths.ts"
import type { Alternative, AvailabilityOnDates } from "./load-availability.ts"

const TIMEOUT_MS = 15_000

/**
 * Fetches the vehicles to suggest if a vehicle is already booked on some dates.
 * @param datesQuery the query of the dates, without `?`
 * @returns null if the vehicle is not booked, and after a failure, which is not shown
 */
export async function fetchAlternatives(
  vehicleId: string,
  datesQuery: string,
): Promise<Alternative[] | null> {
  try {
    const response = await fetch(`${availabilityPath(vehicleId)}?${datesQuery}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) return null
    // Written by availability-json.ts.
    const { alternatives } = (await response.json()) as Pick<AvailabilityOnDates, "alternatives">
    return alternatives
  } catch {
    return null
  }
}
