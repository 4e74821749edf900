import { useEffect, useState } from "react"
import { datesQuery } from "#app/site/rental-dates.ts"
import type { RentalPeriod } from "#domain/rental-period.ts"
import type { Alternative, AvailabilityOnDates } from "./load-availability.ts"

/** The delay before a request, because a date field changes at every key. */
const REQUEST_DELAY_MS = 300

/**
 * The vehicles to suggest instead of one that is already booked in the current period. Null: the page suggests none.
 * @param initial the availability in the rendered page; null if the owner has not turned on the display of availability
 */
export function useAlternatives(
  initial: AvailabilityOnDates | null,
  vehicleId: string,
  period: RentalPeriod | null,
): Alternative[] | null {
  const [latestAvailability, setLatestAvailability] = useState(initial)
  const dates = datesQuery(period)
  const needsRequest = latestAvailability !== null && dates !== "" && dates !== latestAvailability.dates
  useEffect(() => {
    if (!needsRequest) return
    let isCurrent = true
    const timer = setTimeout(async () => {
      const { fetchAlternatives } = await import("./fetch-alternatives.ts")
      const alternatives = await fetchAlternatives(vehicleId, dates)
      if (isCurrent) setLatestAvailability({ dates, alternatives })
    }, REQUEST_DELAY_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [needsRequest, vehicleId, dates])
  return latestAvailability && dates === latestAvailability.dates ? latestAvailability.alternatives : null
}
