const DAY_MS = 24 * 60 * 60 * 1000

/** The time a number of days earlier; a day has 24 hours. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS)
}
