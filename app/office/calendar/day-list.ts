import type { CalendarEntry, FleetVehicle } from "#domain/calendar/calendar.ts"
import { daysFrom, overlaps, startOfDay } from "#domain/calendar/period.ts"
import type { WallTime } from "#domain/rental-period.ts"

/** An entry with the name of its vehicle. */
export type VehicleEntry = { entry: CalendarEntry; vehicle: Pick<FleetVehicle, "id" | "name"> }

/**
 * The entries of a day. `starting` and `ending` begin or end on it, sorted by time; an entry of one day is in both. `continuing` began
 * before it and end after it.
 */
export type ListedDay = {
  day: WallTime
  starting: VehicleEntry[]
  ending: VehicleEntry[]
  continuing: VehicleEntry[]
}

/** @param days the midnights at which the days begin @returns the days that have entries, and `today` */
export function listDays(
  entries: readonly VehicleEntry[],
  days: readonly WallTime[],
  today: WallTime,
): ListedDay[] {
  return days
    .map((day): ListedDay => {
      const starting = entries.filter(({ entry }) => startOfDay(entry.period.from) === day)
      const ending = entries.filter(({ entry }) => startOfDay(entry.period.to) === day)
      const overlapsDay = ({ entry }: VehicleEntry) => overlaps(entry.period, daysFrom(day, 1))
      const continuing = entries.filter(
        (item) => overlapsDay(item) && !starting.includes(item) && !ending.includes(item),
      )
      return {
        day,
        starting: starting.toSorted((a, b) => compareTimes(a.entry.period.from, b.entry.period.from)),
        ending: ending.toSorted((a, b) => compareTimes(a.entry.period.to, b.entry.period.to)),
        continuing,
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
