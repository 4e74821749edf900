declare const wallTimeBrand: unique symbol

/**
 * A Sri Lankan wall-clock date and time, `YYYY-MM-DDTHH:mm`, whatever the visitor's time zone. Sri Lanka has UTC+05:30 all year,
 * so the difference of two wall times is the elapsed time.
 */
export type WallTime = string & { readonly [wallTimeBrand]: true }

/** The times of pick-up and return. */
export type RentalPeriod = { pickUpAt: WallTime; returnAt: WallTime }

const COLOMBO_OFFSET_MINUTES = 5 * 60 + 30
const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60
// Browsers send seconds if the `step` of the field allows them. They are dropped.
const WALL_TIME = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::\d{2}(?:\.\d{1,3})?)?$/

/** Parses the value of `<input type="datetime-local">`. @returns null for an invalid date or time */
export function parseWallTime(text: string): WallTime | null {
  const match = WALL_TIME.exec(text)
  if (!match) return null
  const wallTime = match.slice(1, 4).join("-").concat("T", match.slice(4, 6).join(":"))
  const date = new Date(`${wallTime}:00Z`)
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(wallTime)
  return isReal ? (wallTime as WallTime) : null // checked here
}

/** The Sri Lankan wall time of an instant, to the minute. */
export function wallTimeAt(instant: Date): WallTime {
  return fromMinutes(Math.floor(instant.getTime() / MINUTE_MS) + COLOMBO_OFFSET_MINUTES)
}

/** The instant of a Sri Lankan wall time. */
export function instantAt(wallTime: WallTime): Date {
  return new Date((toMinutes(wallTime) - COLOMBO_OFFSET_MINUTES) * MINUTE_MS)
}

/** The Sri Lankan day of an instant, as a number of days since 1 January 1970. */
export function dayNumberAt(instant: Date): number {
  return Math.floor((instant.getTime() / MINUTE_MS + COLOMBO_OFFSET_MINUTES) / DAY_MINUTES)
}

/** Adds whole days; the time of day stays the same. */
export function addDays(wallTime: WallTime, days: number): WallTime {
  return addMinutes(wallTime, days * DAY_MINUTES)
}

/** Adds minutes; a negative number subtracts. */
export function addMinutes(wallTime: WallTime, minutes: number): WallTime {
  return fromMinutes(toMinutes(wallTime) + minutes)
}

/**
 * Days charged for a rental: started 24-hour periods between pick-up and return.
 * Both are Sri Lankan wall-clock times (UTC+05:30, no daylight saving): 24 h 0 min is 1 day, 24 h 1 min is 2.
 * @returns 0 when the return is not after the pick-up, so that a quote shows 0 instead of failing.
 * Source: docs/requirements.md, R7.1 and R7.2.
 */
export function rentalDays({ pickUpAt, returnAt }: RentalPeriod): number {
  const minutes = toMinutes(returnAt) - toMinutes(pickUpAt)
  return minutes > 0 ? Math.ceil(minutes / DAY_MINUTES) : 0
}

/**
 * Whether a visitor asked for one way, without a return time: the home page says to repeat the pick-up time as the return time.
 */
export function isOneWay({ pickUpAt, returnAt }: RentalPeriod): boolean {
  return pickUpAt === returnAt
}

/** Days from one time to another, with a fraction: half a day is 0.5. Negative if `to` is earlier. */
export function daysBetween(from: WallTime, to: WallTime): number {
  return (toMinutes(to) - toMinutes(from)) / DAY_MINUTES
}

let longDate: Intl.DateTimeFormat | undefined

/** Created at first use: it takes 15 ms on a phone, and most pages show no date. */
function longDateFormat(): Intl.DateTimeFormat {
  longDate ??= new Intl.DateTimeFormat("en-GB", {
    weekday: "short",
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  })
  return longDate
}

/** Formats a date and time: `Sat 12 Dec 2026, 9:00 am`. */
export function formatWallTime(wallTime: WallTime): string {
  return `${formatWallDate(wallTime)}, ${formatClock(wallTime)}`
}

/** Formats the time of day: `9:00 am`. */
export function formatClock(wallTime: WallTime): string {
  const [hours = 0, minutes = 0] = wallTime.slice(11).split(":").map(Number)
  return `${hours % 12 || 12}:${String(minutes).padStart(2, "0")} ${hours < 12 ? "am" : "pm"}`
}

/** Formats a date: `Sat 12 Dec 2026`. */
export function formatWallDate(wallTime: WallTime): string {
  return longDateFormat()
    .format(toMinutes(wallTime) * MINUTE_MS)
    .replace(",", "")
}

/** The day of a date and time in the format of a date field: `2026-12-31`. */
export function dayOf(wallTime: WallTime): string {
  return wallTime.slice(0, "2026-12-31".length)
}

function toMinutes(wallTime: WallTime): number {
  return Date.parse(`${wallTime}:00Z`) / MINUTE_MS
}

function fromMinutes(minutes: number): WallTime {
  return new Date(minutes * MINUTE_MS).toISOString().slice(0, 16) as WallTime // `toISOString` writes this format
}
