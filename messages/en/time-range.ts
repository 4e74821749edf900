import { hoursWithQuarters } from "#domain/trip/hours-text.ts"

/** A range of hours in quarters, in words: `5 to 6¾ hours`, `45 minutes to 1 hour`, `30 to 45 minutes`. */
export function timeRange(min: number, max: number): string {
  if (max < 1) return `${min * 60} to ${max * 60} minutes`
  if (min < 1) return `${min * 60} minutes to ${hoursWithQuarters(max)} ${max > 1 ? "hours" : "hour"}`
  return `${hoursWithQuarters(min)} to ${hoursWithQuarters(max)} hours`
}
