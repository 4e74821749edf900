const QUARTERS = ["", "¼", "½", "¾"]

/** A number of hours as text, rounded to the quarter: 6.75 is `6¾`, 0.5 is `½`. Empty for less than an eighth. */
export function hoursWithQuarters(hours: number): string {
  const quarters = Math.round(hours * 4)
  return `${Math.floor(quarters / 4) || ""}${QUARTERS[quarters % 4]}`
}

/** A driving time to the quarter of an hour, and at least one: `6¾ hours`, `1 hour`, `45 minutes`. */
export function hoursText(hours: number): string {
  const quarters = Math.max(1, Math.round(hours * 4))
  if (quarters < 4) return `${quarters * 15} minutes`
  return `${hoursWithQuarters(quarters / 4)} ${quarters === 4 ? "hour" : "hours"}`
}
