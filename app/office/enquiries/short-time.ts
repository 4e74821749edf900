import { addDays, formatClock, formatWallDate, type WallTime } from "#domain/rental-period.ts"

/**
 * Formats a time for a list: today as the time of day (`10:43 am`), the day before as the word `yesterday`, earlier in this year as a
 * day (`12 Dec`), otherwise as a day with its year. `today`: the midnight that began this day.
 */
export function shortTime(time: WallTime, today: WallTime, yesterday: string): string {
  if (time >= today) return formatClock(time)
  if (time >= addDays(today, -1)) return yesterday
  const [, dayOfMonth, month, year] = formatWallDate(time).split(" ")
  return year === today.slice(0, 4) ? `${dayOfMonth} ${month}` : `${dayOfMonth} ${month} ${year}`
}
