import type { Calendar, OwnedCategory, OwnedVehicle } from "#domain/calendar/calendar.ts"
import { freeUnits } from "#domain/calendar/fit.ts"
import { daysFrom, startOfDay } from "#domain/calendar/period.ts"
import { searchByName } from "#domain/catalogue/search.ts"
import { addDays, type WallTime } from "#domain/rental-period.ts"
import { type CalendarQuery, shownPeriod } from "./query-params.ts"
import { type CalendarRow, rowOf } from "./rows.ts"

/** The data of the calendar page: `days` are midnights; `today` may be one of them. */
export type ShownCalendar = {
  days: WallTime[]
  today: WallTime
  categories: Pick<OwnedCategory, "id" | "name">[]
  groups: { id: string; name: string; rows: ShownRow[] }[]
}

/** `freeToday`: units that are free from now until midnight. */
export type ShownRow = CalendarRow & { freeToday: number }

export async function loadCalendar(
  calendar: Calendar,
  query: CalendarQuery,
  now: WallTime,
): Promise<ShownCalendar> {
  const today = startOfDay(now)
  const shown = shownPeriod(query, now)
  const restOfToday = { from: now, to: daysFrom(today, 1).to }
  const [fleet, shownEntries, entriesToday] = await Promise.all([
    calendar.fleet(),
    calendar.entries(shown, null),
    calendar.entries(restOfToday, null),
  ])
  const days = Array.from({ length: query.days }, (_, index) => addDays(shown.from, index))
  const shownOf = byVehicle(shownEntries)
  const todayOf = byVehicle(entriesToday)
  const isShown = (vehicle: OwnedVehicle) => shownOf(vehicle).length > 0 || !(query.only || vehicle.isRetired)
  const groups = fleet
    .filter(({ id }) => query.category === "" || query.category === id)
    .map(({ id, name, vehicles }) => ({
      id,
      name,
      rows: searchByName(vehicles.filter(isShown), query.q).map((vehicle) => ({
        ...rowOf(vehicle, shownOf(vehicle), days),
        freeToday: freeUnits(vehicle.units, todayOf(vehicle), restOfToday),
      })),
    }))
  return {
    days,
    today,
    categories: fleet.map(({ id, name }) => ({ id, name })),
    groups: groups.filter(({ rows }) => rows.length > 0),
  }
}

function byVehicle<E extends { vehicleId: string }>(entries: readonly E[]): (vehicle: OwnedVehicle) => E[] {
  const groups = Map.groupBy(entries, ({ vehicleId }) => vehicleId)
  return ({ id }) => groups.get(id) ?? []
}
