import { hoursWithQuarters } from "#domain/trip/hours-text.ts"

/** A range of hours in quarters, in words: `5 to 6¾ hours`, `45 minutes to 1 hour`, `30 to 45 minutes`. */
export function timeRange(minHours: number, maxHours: number): string {
  if (maxHours < 1) return `${minHours * 60} to ${maxHours * 60} minutes`
  if (minHours < 1)
    return `${minHours * 60} minutes to ${hoursWithQuarters(maxHours)} ${maxHours > 1 ? "hours" : "hour"}`
  return `${hoursWithQuarters(minHours)} to ${hoursWithQuarters(maxHours)} hours`
}
