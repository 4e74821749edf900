import type { CalendarEntry, OwnedVehicle } from "#domain/calendar/calendar.ts"
import { daysFrom, overlaps, startOfDay } from "#domain/calendar/period.ts"
import type { WallTime } from "#domain/rental-period.ts"

/** An entry with the name of its vehicle. */
export type VehicleEntry = { entry: CalendarEntry; vehicle: Pick<OwnedVehicle, "id" | "name"> }

/** The entries of a day: `out` begin, `back` end, both sorted by time; `away` began before and end later. */
export type ListedDay = { day: WallTime; out: VehicleEntry[]; back: VehicleEntry[]; away: VehicleEntry[] }

/** @param days midnights @returns the days that have entries, and `today` */
export function listedDays(
  entries: readonly VehicleEntry[],
  days: readonly WallTime[],
  today: WallTime,
): ListedDay[] {
  return days
    .map((day): ListedDay => {
      const out = entries.filter(({ entry }) => startOfDay(entry.period.from) === day)
      const back = entries.filter(({ entry }) => startOfDay(entry.period.to) === day)
      const isThere = ({ entry }: VehicleEntry) => overlaps(entry.period, daysFrom(day, 1))
      const away = entries.filter((one) => isThere(one) && !out.includes(one) && !back.includes(one))
      return {
        day,
        out: out.toSorted((a, b) => compare(a.entry.period.from, b.entry.period.from)),
        back: back.toSorted((a, b) => compare(a.entry.period.to, b.entry.period.to)),
        away,
      }
    })
    .filter(({ day, out, back, away }) => day === today || out.length + back.length + away.length > 0)
}

function compare(one: WallTime, other: WallTime): number {
  return one < other ? -1 : one > other ? 1 : 0
}
