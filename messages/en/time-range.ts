const QUARTERS: Record<number, string> = { 0: "", 0.25: "¼", 0.5: "½", 0.75: "¾" }

/** Hours in quarters, as people say them: `5 to 6¾ hours`, `45 minutes to 1 hour`, `30 to 45 minutes`. */
export function timeRange(least: number, most: number): string {
  if (most < 1) return `${least * 60} to ${most * 60} minutes`
  if (least < 1) return `${least * 60} minutes to ${inHours(most)} ${most > 1 ? "hours" : "hour"}`
  return `${inHours(least)} to ${inHours(most)} hours`
}

function inHours(hours: number): string {
  const whole = Math.floor(hours)
  return `${whole}${QUARTERS[hours - whole] ?? ""}`
}
