import type { Calendar, CalendarEntry, FleetCategory, FleetVehicle } from "#domain/calendar/calendar.ts"
import { type FreeToday, unitsFreeToday } from "#domain/calendar/free-units.ts"
import { daysFrom, type Period, startOfDay } from "#domain/calendar/period.ts"
import { searchByName } from "#domain/catalogue/search.ts"
import { addDays, type WallTime } from "#domain/rental-period.ts"
import { type ListedDay, listDays } from "./day-list.ts"
import { type CalendarQuery, periodAfter, requestedPeriod } from "./query-params.ts"
import { type CalendarRow, rowOf } from "./rows.ts"

/** The data of the calendar page: `days` are midnights; `today` may be one of them. */
export type ShownCalendar = {
  now: WallTime
  days: WallTime[]
  today: WallTime
  /** Whether the first day is later than today, because the days before it, from today on, have no entry. */
  startsAfterToday: boolean
  /** Whether only vehicles with an entry are shown. */
  onlyWithEntries: boolean
  categories: Pick<FleetCategory, "id" | "name">[]
  groups: { id: string; name: string; rows: ShownRow[] }[]
  /** The entries of the rows, by day. */
  listedDays: ListedDay[]
}

/** A row of the calendar, with the numbers of units that are free today and now. */
export type ShownRow = CalendarRow & FreeToday

export async function loadCalendar(
  calendar: Calendar,
  query: CalendarQuery,
  now: WallTime,
): Promise<ShownCalendar> {
  const today = startOfDay(now)
  const restOfToday = { from: now, to: daysFrom(today, 1).to }
  const [fleet, { period, entries }, entriesToday] = await Promise.all([
    calendar.fleet(),
    shownEntries(calendar, query, now),
    calendar.entries(restOfToday),
  ])
  const days = Array.from({ length: query.days }, (_, index) => addDays(period.from, index))
  const shownEntriesOf = byVehicle(entries)
  const todaysEntriesOf = byVehicle(entriesToday)
  const onlyWithEntries =
    query.onlyWithEntries ?? (query.category === "" && query.q === "" && entries.length > 0)
  const isShown = (vehicle: FleetVehicle) =>
    shownEntriesOf(vehicle).length > 0 || !(onlyWithEntries || vehicle.isRetired)
  const groups = fleet
    .filter(({ id }) => query.category === "" || query.category === id)
    .map(({ id, name, vehicles }) => ({
      id,
      name,
      rows: searchByName(vehicles.filter(isShown), query.q).map((vehicle) => ({
        ...rowOf(vehicle, shownEntriesOf(vehicle), days),
        ...unitsFreeToday(vehicle.units, todaysEntriesOf(vehicle), now),
      })),
    }))
    .filter(({ rows }) => rows.length > 0)
  const shownVehicles = groups.flatMap(({ rows }) => rows.map(({ vehicle }) => vehicle))
  const listedEntries = shownVehicles.flatMap((vehicle) =>
    shownEntriesOf(vehicle).map((entry) => ({ entry, vehicle })),
  )
  return {
    now,
    days,
    today,
    startsAfterToday: query.from === "" && period.from > today,
    onlyWithEntries,
    categories: fleet.map(({ id, name }) => ({ id, name })),
    groups,
    listedDays: listDays(listedEntries, days, today),
  }
}

/** The entries of the requested days. If these have none and no first day is requested, the calendar starts at the next entry. */
async function shownEntries(
  calendar: Calendar,
  query: CalendarQuery,
  now: WallTime,
): Promise<{ period: Period; entries: CalendarEntry[] }> {
  const requested = requestedPeriod(query, now)
  const entries = await calendar.entries(requested)
  if (entries.length > 0 || query.from !== "") return { period: requested, entries }
  const [nextEntry] = await calendar.entries(periodAfter(requested))
  if (!nextEntry) return { period: requested, entries }
  const period = daysFrom(startOfDay(nextEntry.period.from), query.days)
  return { period, entries: await calendar.entries(period) }
}

/** Returns a function that returns the entries of a vehicle. */
function byVehicle<E extends { vehicleId: string }>(entries: readonly E[]): (vehicle: FleetVehicle) => E[] {
  const groups = Map.groupBy(entries, ({ vehicleId }) => vehicleId)
  return ({ id }) => groups.get(id) ?? []
}
