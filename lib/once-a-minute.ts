const MINUTE_MS = 60_000

/** Throttles a report to one call a minute, with the number of events since the last call. */
export function onceAMinute(tell: (count: number) => void): (now: Date) => void {
  let toldAt = Number.NEGATIVE_INFINITY
  let untold = 0
  return (now) => {
    untold++
    if (now.getTime() - toldAt < MINUTE_MS) return
    tell(untold)
    toldAt = now.getTime()
    untold = 0
  }
}
