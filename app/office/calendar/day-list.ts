import type { CalendarEntry, OwnedVehicle } from "#domain/calendar/calendar.ts"
import { daysFrom, overlaps, startOfDay } from "#domain/calendar/period.ts"
import type { WallTime } from "#domain/rental-period.ts"

/** An entry with the name of its vehicle. */
export type VehicleEntry = { entry: CalendarEntry; vehicle: Pick<OwnedVehicle, "id" | "name"> }

/** The entries of a day: `out` begin, `back` end, both sorted by time; `away` began before and end later. */
export type ListedDay = {
  day: WallTime
  starting: VehicleEntry[]
  ending: VehicleEntry[]
  continuing: VehicleEntry[]
}

/** @param days midnights @returns the days that have entries, and `today` */
export function listDays(
  entries: readonly VehicleEntry[],
  days: readonly WallTime[],
  today: WallTime,
): ListedDay[] {
  return days
    .map((day): ListedDay => {
      const out = entries.filter(({ entry }) => startOfDay(entry.period.from) === day)
      const back = entries.filter(({ entry }) => startOfDay(entry.period.to) === day)
      const overlapsDay = ({ entry }: VehicleEntry) => overlaps(entry.period, daysFrom(day, 1))
      const away = entries.filter((one) => overlapsDay(one) && !out.includes(one) && !back.includes(one))
      return {
        day,
        starting: out.toSorted((a, b) => compareTimes(a.entry.period.from, b.entry.period.from)),
        ending: back.toSorted((a, b) => compareTimes(a.entry.period.to, b.entry.period.to)),
        continuing: away,
      }
    })
    .filter(
      ({ day, starting, ending, continuing }) =>
        day === today || starting.length + ending.length + continuing.length > 0,
    )
}

function compareTimes(one: WallTime, other: WallTime): number {
  return one < other ? -1 : one > other ? 1 : 0
}
