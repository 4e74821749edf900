import { quarterHours } from "#domain/trip/hours-text.ts"

/** A range of hours in quarters, as people say it: `5 to 6¾ hours`, `45 minutes to 1 hour`, `30 to 45 minutes`. */
export function timeRange(least: number, most: number): string {
  if (most < 1) return `${least * 60} to ${most * 60} minutes`
  if (least < 1) return `${least * 60} minutes to ${quarterHours(most)} ${most > 1 ? "hours" : "hour"}`
  return `${quarterHours(least)} to ${quarterHours(most)} hours`
}
