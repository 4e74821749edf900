import { useEffect, useState } from "react"
import { type WallTime, wallTimeAt } from "#domain/rental-period.ts"

export const MINUTES_A_DAY = 24 * 60
const COLOMBO_OFFSET_MINUTES = 5 * 60 + 30
const LOOK_EVERY_MS = 10_000

/** Minutes after midnight in Sri Lanka: as the page was made, then, with a script, as time goes on. */
export function useMinutesInSriLanka(shown: WallTime): number {
  const [now, setNow] = useState(shown)
  useEffect(() => {
    const look = () => setNow(wallTimeAt(new Date()))
    look()
    const timer = setInterval(look, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return minutesOf(now)
}

/** Minutes by which the visitor's clock is ahead of the one in Sri Lanka; null until a script has looked at it. */
export function useMinutesAhead(): number | null {
  const [minutes, setMinutes] = useState<number | null>(null)
  useEffect(() => setMinutes(-new Date().getTimezoneOffset() - COLOMBO_OFFSET_MINUTES), [])
  return minutes
}

export function minutesOf(wallTime: WallTime): number {
  const [hours = 0, minutes = 0] = wallTime.slice(11).split(":").map(Number)
  return hours * 60 + minutes
}

/** A time of day on a clock that is ahead by so many minutes, or behind by as many below 0. */
export function onClockAhead(minutes: number, ahead: number): number {
  return (((minutes + ahead) % MINUTES_A_DAY) + MINUTES_A_DAY) % MINUTES_A_DAY
}
