import { addDays, formatWallDate, formatWallTime, type WallTime } from "#domain/rental-period.ts"

/**
 * A time in a list: of today the time (`10:43 am`), of the day before a word, of this year the day (`12 Dec`), else with its year.
 * `today`: the midnight that began this day.
 */
export function shortTime(time: WallTime, today: WallTime, yesterday: string): string {
  if (time >= today) return formatWallTime(time).replace(/^.*, /, "")
  if (time >= addDays(today, -1)) return yesterday
  const [, date, month, year] = formatWallDate(time).split(" ")
  return year === today.slice(0, 4) ? `${date} ${month}` : `${date} ${month} ${year}`
}
