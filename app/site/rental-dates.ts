import { latestWallTime } from "#domain/enquiry/answers.ts"
import { parseWallTime, type RentalPeriod, type WallTime } from "#domain/rental-period.ts"

// The dates of a rental in an address, `?from=2027-01-10T09:00&to=2027-01-23T09:00`, on a vehicle's page and on lists alike.

export const DATE_PARAMS = ["from", "to"] as const

/** A time that can still be booked; null for any other, and for what is none. */
export function comingTime(text: string | null, now: WallTime): WallTime | null {
  const time = parseWallTime(text ?? "")
  return time && time >= now && time <= latestWallTime(now) ? time : null
}

/** The dates that an address gives; null where one is missing, past, or the return is not after the pick-up. */
export function readDates(params: URLSearchParams, now: WallTime): RentalPeriod | null {
  const pickUpAt = comingTime(params.get("from"), now)
  const returnAt = comingTime(params.get("to"), now)
  return pickUpAt && returnAt && returnAt > pickUpAt ? { pickUpAt, returnAt } : null
}

/** The query that carries dates on, without `?`; empty where there are none. A wall time needs no encoding in a query. */
export function datesQuery(period: RentalPeriod | null): string {
  return period ? `from=${period.pickUpAt}&to=${period.returnAt}` : ""
}

/** A path with the dates behind it. */
export function withDates(path: string, period: RentalPeriod | null): string {
  return period ? `${path}?${datesQuery(period)}` : path
}

/** Those dates of an address that a list's links and forms carry along, as they stand there. */
export function datesAsGiven(params: URLSearchParams): [name: string, value: string][] {
  return DATE_PARAMS.flatMap((name) => {
    const time = parseWallTime(params.get(name) ?? "")
    return time ? [[name, time] satisfies [string, string]] : []
  })
}
