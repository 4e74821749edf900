import { quarterHours } from "#domain/trip/hours-text.ts"

/** A range of hours in quarters, in words: `5 to 6¾ hours`, `45 minutes to 1 hour`, `30 to 45 minutes`. */
export function timeRange(min: number, max: number): string {
  if (max < 1) return `${min * 60} to ${max * 60} minutes`
  if (min < 1) return `${min * 60} minutes to ${quarterHours(max)} ${max > 1 ? "hours" : "hour"}`
  return `${quarterHours(min)} to ${quarterHours(max)} hours`
}
