import { latestWallTime } from "#domain/enquiry/answers.ts"
import { parseWallTime, type RentalPeriod, type WallTime } from "#domain/rental-period.ts"

// The rental dates in the query of a vehicle's page or a list: `?from=2027-01-10T09:00&to=2027-01-23T09:00`.

export const DATE_PARAMS = ["from", "to"] as const

/** The time, if it can still be booked; null for an earlier or later time, and for an invalid text. */
export function bookableTime(text: string | null, now: WallTime): WallTime | null {
  const time = parseWallTime(text ?? "")
  return time && time >= now && time <= latestWallTime(now) ? time : null
}

/** The dates of a query; null where one is missing or in the past, or the return is not after the pick-up. */
export function readDates(params: URLSearchParams, now: WallTime): RentalPeriod | null {
  const pickUpAt = bookableTime(params.get("from"), now)
  const returnAt = bookableTime(params.get("to"), now)
  return pickUpAt && returnAt && returnAt > pickUpAt ? { pickUpAt, returnAt } : null
}

/** The dates as a query, without `?`; empty without dates. A wall time needs no encoding in a query. */
export function datesQuery(period: RentalPeriod | null): string {
  return period ? `from=${period.pickUpAt}&to=${period.returnAt}` : ""
}

/** A path with the dates as its query. */
export function withDates(path: string, period: RentalPeriod | null): string {
  return period ? `${path}?${datesQuery(period)}` : path
}

/** The valid dates of a query, unchanged, for the links and forms of a list. */
export function dateParams(params: URLSearchParams): [name: string, value: string][] {
  return DATE_PARAMS.flatMap((name) => {
    const time = parseWallTime(params.get(name) ?? "")
    return time ? [[name, time] satisfies [string, string]] : []
  })
}
