import { useEffect, useState } from "react"
import { type WallTime, wallTimeAt } from "#domain/rental-period.ts"

export const MINUTES_PER_DAY = 24 * 60
const SRI_LANKA_OFFSET_MINUTES = 5 * 60 + 30
const REFRESH_INTERVAL_MS = 10_000

/** The minutes after midnight in Sri Lanka: on the server at the time of rendering, in the browser updated every ten seconds. */
export function useMinutesInSriLanka(renderedAt: WallTime): number {
  const [now, setNow] = useState(renderedAt)
  useEffect(() => {
    const refresh = () => setNow(wallTimeAt(new Date()))
    refresh()
    const timer = setInterval(refresh, REFRESH_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [])
  return minutesAfterMidnight(now)
}

/** Minutes by which the visitor's clock is ahead of the one in Sri Lanka; null on the server and during hydration. */
export function useMinutesAheadOfSriLanka(): number | null {
  const [minutes, setMinutes] = useState<number | null>(null)
  useEffect(() => setMinutes(-new Date().getTimezoneOffset() - SRI_LANKA_OFFSET_MINUTES), [])
  return minutes
}

export function minutesAfterMidnight(wallTime: WallTime): number {
  const [hours = 0, minutes = 0] = wallTime.slice(11).split(":").map(Number)
  return hours * 60 + minutes
}

/** A time of day, in minutes, on a clock that is `minutesAhead` minutes ahead; negative: behind. */
export function shiftTimeOfDay(minutes: number, minutesAhead: number): number {
  return (((minutes + minutesAhead) % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY
}
