const MINUTE_MS = 60_000

/** Tells that something happened, once a minute at most, with how often it happened since it was told last. */
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
