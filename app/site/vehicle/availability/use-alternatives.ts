import { useEffect, useState } from "react"
import { datesQuery } from "#app/site/rental-dates.ts"
import type { RentalPeriod } from "#domain/rental-period.ts"
import type { Alternative, AvailabilityOnDates } from "./load-availability.ts"

/** The delay before a request, because a date field changes at every key. */
const DELAY_MS = 300

/**
 * The vehicles to suggest instead of one that is already booked in the current period. Null: the page shows nothing about it.
 * @param shown the availability in the rendered page; null if the owner has not turned it on
 */
export function useAlternatives(
  shown: AvailabilityOnDates | null,
  vehicleId: string,
  period: RentalPeriod | null,
): Alternative[] | null {
  const [latest, setLatest] = useState(shown)
  const dates = datesQuery(period)
  const isKnown = !latest || dates === "" || dates === latest.dates
  useEffect(() => {
    if (isKnown) return
    let isCurrent = true
    const timer = setTimeout(async () => {
      const { fetchAlternatives } = await import("./fetch-alternatives.ts")
      const alternatives = await fetchAlternatives(vehicleId, dates)
      if (isCurrent) setLatest({ dates, alternatives })
    }, DELAY_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [isKnown, vehicleId, dates])
  return latest && dates === latest.dates ? latest.alternatives : null
}
