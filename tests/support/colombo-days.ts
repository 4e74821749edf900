const COLOMBO_OFFSET_HOURS = 5.5

/** A Sri Lankan wall-clock time some days from now, in the format of `<input type="datetime-local">`. */
export function inDays(days: number, clock = "09:00"): string {
  const colombo = new Date(Date.now() + (days * 24 + COLOMBO_OFFSET_HOURS) * 3_600_000)
  return `${colombo.toISOString().slice(0, 10)}T${clock}`
}
