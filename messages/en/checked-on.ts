const dayFormat = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
})

/** `2026-11-21` is '21 November 2026'. */
export function dayText(day: string): string {
  return dayFormat.format(new Date(`${day}T00:00:00Z`))
}

/** For a fact that changes: `2026-11-21` is 'Checked on 21 November 2026.' */
export function checkedOn(day: string): string {
  return `Checked on ${dayText(day)}.`
}
