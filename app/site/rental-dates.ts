import { latestWallTime } from "#domain/enquiry/answers.ts"
import { parseWallTime, type RentalPeriod, type WallTime } from "#domain/rental-period.ts"

// The rental dates in the query of a page: `?from=2027-01-10T09:00&to=2027-01-23T09:00`. The links of a page contain them too. A
// vehicle's page adds `&extras=roof-rack`, and other pages pass it on to the next vehicle.

/** The query parameter of a visitor who lives abroad, and so pays the rates for visitors from abroad if the company has them. */
export const ABROAD_PARAM = "abroad"
export const ABROAD_VALUE = "1"

/** The query parameter with the chosen extras, in the format of a vehicle's page. */
export const EXTRAS_PARAM = "extras"
/** The maximum length of the extras in a query, because a dozen links of a page repeat them. */
const MAX_EXTRAS_LENGTH = 1000

/** The dates of a visitor, and whether they live abroad. `extras`: the extras that were chosen for a vehicle, as in the query. */
export type VisitorDates = RentalPeriod & { livesAbroad?: boolean; extras?: string }

export const DATE_PARAMS = ["from", "to"] as const

/** Parses a time that can be booked. Null for an earlier or later time, and for an invalid text. */
export function parseBookableTime(text: string | null, now: WallTime): WallTime | null {
  const time = parseWallTime(text ?? "")
  return time && time >= now && time <= latestWallTime(now) ? time : null
}

/** Parses two times as a period, without a check of their order. Null if one is missing or invalid. */
export function parseDates(
  from: string | null | undefined,
  to: string | null | undefined,
): RentalPeriod | null {
  const pickUpAt = parseWallTime(from ?? "")
  const returnAt = parseWallTime(to ?? "")
  return pickUpAt && returnAt && { pickUpAt, returnAt }
}

/** Parses the dates of a query. Null if one is missing or cannot be booked, or the return is not after the pick-up. */
export function readDates(params: URLSearchParams, now: WallTime): VisitorDates | null {
  const pickUpAt = parseBookableTime(params.get("from"), now)
  const returnAt = parseBookableTime(params.get("to"), now)
  if (!pickUpAt || !returnAt || returnAt <= pickUpAt) return null
  const extras = extrasIn(params)
  return { pickUpAt, returnAt, livesAbroad: livesAbroadIn(params), ...(extras && { extras }) }
}

/**
 * Whether a query has dates that `readDates` cannot use: an invalid text, a time that cannot be booked, or a return that is not
 * after the pick-up. A date without the other is incomplete, not unusable.
 */
export function hasUnusableDates(params: URLSearchParams, now: WallTime): boolean {
  const texts = DATE_PARAMS.flatMap((name) => params.get(name) || [])
  const [pickUpAt, returnAt] = texts.map((text) => parseBookableTime(text, now))
  return pickUpAt === null || returnAt === null || Boolean(pickUpAt && returnAt && returnAt <= pickUpAt)
}

/** The chosen extras of a query. Empty if there are none, or the text is too long. */
export function extrasIn(params: URLSearchParams): string {
  const extras = params.get(EXTRAS_PARAM) ?? ""
  return extras.length > MAX_EXTRAS_LENGTH ? "" : extras
}

export function livesAbroadIn(params: URLSearchParams): boolean {
  return params.get(ABROAD_PARAM) === ABROAD_VALUE
}

/** The dates as a query, without `?`; empty without dates. A local time like `2027-01-10T09:00` needs no encoding in a query. */
export function datesQuery(dates: VisitorDates | null): string {
  if (!dates) return ""
  const query = `from=${dates.pickUpAt}&to=${dates.returnAt}`
  return dates.livesAbroad ? `${query}&${abroadQuery(true)}` : query
}

/** The query parameter for a visitor who lives abroad, without `?`. Empty for any other visitor. */
export function abroadQuery(livesAbroad: boolean): string {
  return livesAbroad ? `${ABROAD_PARAM}=${ABROAD_VALUE}` : ""
}

/** The dates and the chosen extras as a query, without `?`, for the links to other pages; empty without dates. */
export function carriedQuery(dates: VisitorDates | null): string {
  const query = datesQuery(dates)
  return dates?.extras ? `${query}&${EXTRAS_PARAM}=${encodeReadably(dates.extras)}` : query
}

/** A path, which may have a query and a fragment, with the dates and the chosen extras. */
export function withDates(path: string, dates: VisitorDates | null): string {
  if (!dates) return path
  const [page = "", fragment] = path.split("#")
  const pageWithDates = `${page}${page.includes("?") ? "&" : "?"}${carriedQuery(dates)}`
  return fragment === undefined ? pageWithDates : `${pageWithDates}#${fragment}`
}

/** Percent-encodes a value, except colons and commas, which are valid in a query. */
export function encodeReadably(value: string): string {
  return encodeURIComponent(value).replaceAll("%3A", ":").replaceAll("%2C", ",")
}

/** The valid dates of a query, unchanged, also if they cannot be booked, for the links and forms of a page. */
export function dateParams(params: URLSearchParams): [name: string, value: string][] {
  return DATE_PARAMS.flatMap((name) => {
    const time = parseWallTime(params.get(name) ?? "")
    return time ? [[name, time] satisfies [string, string]] : []
  })
}
