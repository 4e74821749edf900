const MINUTE_MS = 60_000

/** Throttles a report to one call a minute, with the number of events since the last call. */
export function onceAMinute(report: (count: number) => void): (now: Date) => void {
  let reportedAt = Number.NEGATIVE_INFINITY
  let eventCount = 0
  return (now) => {
    eventCount++
    if (now.getTime() - reportedAt < MINUTE_MS) return
    report(eventCount)
    reportedAt = now.getTime()
    eventCount = 0
  }
}
