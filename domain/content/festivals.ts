/** A full-moon holiday or a festival. `date` is a day in Sri Lanka, `YYYY-MM-DD`; `places` are the slugs where crowds matter. */
export type CalendarDay = { date: string; name: string; kind: "poya" | "festival"; places: readonly string[] }

/** The days of a published calendar, in order, with its name and URL. */
export type FestivalCalendar = { source: string; href: string; days: readonly CalendarDay[] }

/** The days of one year from `today`, `YYYY-MM-DD`; the same date of the next year is not included. */
export function comingYear(days: readonly CalendarDay[], today: string): CalendarDay[] {
  const [year = "", ...monthAndDay] = today.split("-")
  const end = [Number(year) + 1, ...monthAndDay].join("-")
  return days.filter(({ date }) => date >= today && date < end)
}
