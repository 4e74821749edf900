import { startOfDay } from "#domain/calendar/period.ts"
import type { Content } from "#domain/content/content.ts"
import type { CalendarDay } from "#domain/content/festivals.ts"
import type { RoadNetwork } from "#domain/content/roads.ts"
import {
  addDays,
  addMinutes,
  daysBetween,
  parseWallTime,
  type RentalPeriod,
  type WallTime,
} from "#domain/rental-period.ts"
import { bestOrder } from "./best-order.ts"
import { DAY_STARTS_AT, rentalPeriodOf, type TripDay, type TripDrive, tripDays } from "./days.ts"
import { type Leg, type RoadFinder, roadFinder } from "./legs.ts"
import type { Plan, Stop } from "./plan.ts"
import type { TripPoint } from "./points.ts"
import { crowdedDays, monthsOfStay, type StopSeason, stopSeason } from "./season.ts"

/** A computed plan: its drives, days, rental period and seasons. */
export type Trip = {
  plan: Plan
  start: TripPoint
  end: TripPoint
  stops: readonly TripStop[]
  legs: readonly Leg[]
  days: readonly TripDay[]
  /** The junctions of all legs, to draw the route. */
  route: readonly { latitude: number; longitude: number }[]
  /** The junctions of each day. Empty for a day without a drive. */
  dayRoutes: readonly Trip["route"][]
  /** Whole kilometres of all legs. */
  km: number
  /** Whether the kilometres contain estimates, as in `Leg`. */
  isEstimate: boolean
  /** Driving time at the usual speed. */
  hours: number
  nights: number
  period: RentalPeriod
  /** The comparison of the trip with the plan's return. Null: the plan has no return. */
  returnFit: ReturnFit | null
  /**
   * The precision of the dates. `day` and `month`: the visitor chose a day or a month. `none`: the date is an example, so the
   * page shows neither dates nor dusk.
   */
  datePrecision: "day" | "month" | "none"
  /** A better order of the stops. Null: none was found. */
  suggestion: Suggestion | null
  /** For each stop but the last, the change of the totals if it swaps places with the next stop. */
  swaps: readonly TotalsChange[]
  /** Poya days and festivals that fall into the trip, or into its month. */
  crowdedDays: readonly CalendarDay[]
}

/** A stop of the plan with its point and its season. */
export type TripStop = Stop & { point: TripPoint; season: StopSeason }

/**
 * `nightsLeft`: the nights between the end of the trip and the return. Negative: the trip is too long. `endsLate`: the trip ends
 * on the day of the return, after its time.
 */
export type ReturnFit = { nightsLeft: number; endsLate: boolean }

/** The plan with its stops in the best order, and its savings against the given order. */
export type Suggestion = Totals & { plan: Plan; savedKm: number; savedHours: number }

/** The total kilometres and driving hours of drives, at the usual speed. */
export type Totals = TotalsChange & {
  /** Whether the kilometres contain estimates, as in `Leg`. */
  isEstimate: boolean
}

/** Whole kilometres and driving hours. A decrease is negative. */
export type TotalsChange = { km: number; hours: number }

/** The content from which a trip is computed. */
export type TripContent = Pick<Content, "roads" | "roadStates" | "placeSeasons" | "calendar" | "guide">

/**
 * Computes a trip. `now` is the current time in Sri Lanka.
 * @returns null for a plan without a trip: no stops, and the end is the start
 */
export function computeTrip(
  plan: Plan,
  points: readonly TripPoint[],
  content: TripContent,
  now: WallTime,
): Trip | null {
  const pointsById = new Map(points.map((point) => [point.id, point]))
  const start = pointsById.get(plan.start)
  const end = pointsById.get(plan.end)
  if (!start || !end || (plan.stops.length === 0 && start === end)) return null
  const finder = roadFinder(content.roads, content.roadStates)
  const from = plan.pickUpAt ?? exampleStart(plan.month, now)
  let arrival = from
  const stops = plan.stops.flatMap((stop): TripStop[] => {
    const point = pointsById.get(stop.place)
    if (!point) return []
    const months = plan.pickUpAt ? monthsOfStay(arrival, stop.nights) : plan.month ? [plan.month] : []
    arrival = addDays(arrival, stop.nights)
    const season = content.placeSeasons.find(({ place }) => place === stop.place) ?? null
    const climate = content.guide(stop.place)?.climate ?? null
    return [{ ...stop, point, season: stopSeason(season, climate, months) }]
  })
  const drives = drivesBetween(start, stops, end, finder)
  const legs = drives.map(({ leg }) => leg)
  const days = tripDays(drives, {
    from,
    start,
    hoursPerDay: plan.hoursPerDay,
    points,
    hoursBetween: finder.hours,
  })
  const period = rentalPeriodOf(days, from)
  const datePrecision = plan.pickUpAt ? "day" : plan.month ? "month" : "none"
  const tripTotals = totals(legs)
  return {
    plan,
    start,
    end,
    stops,
    legs: legs.filter((leg) => leg.from !== leg.to),
    days,
    route: routeOf(legs, content.roads),
    dayRoutes: days.map((day) => routeOf(day.legs, content.roads)),
    ...tripTotals,
    nights: stops.reduce((total, stop) => total + stop.nights, 0),
    period,
    returnFit: plan.returnAt && returnFit(period.returnAt, plan.returnAt),
    datePrecision,
    suggestion: suggestOrder({ plan, start, stops, end, ...tripTotals }, finder),
    swaps: swapsOf([start, ...stops.map(({ point }) => point), end], finder),
    crowdedDays: crowdedDays(content.calendar.days, {
      ...tripDates(datePrecision, days, from),
      places: stops.map(({ place }) => place),
    }),
  }
}

/** The drives to the stops and to the end. The leg to a first stop at the start has no length. */
function drivesBetween(
  start: TripPoint,
  stops: readonly TripStop[],
  end: TripPoint,
  finder: RoadFinder,
): TripDrive[] {
  const drives: TripDrive[] = []
  let current = start
  for (const [stopIndex, { point, nights }] of stops.entries()) {
    const leg = finder.leg(current, point)
    if (!leg) continue
    drives.push({ leg, nights, stopIndex })
    current = point
  }
  const lastLeg = current === end ? null : finder.leg(current, end)
  return lastLeg ? [...drives, { leg: lastLeg, nights: 0, stopIndex: stops.length }] : drives
}

function returnFit(tripEnd: WallTime, returnAt: WallTime): ReturnFit {
  const nightsLeft = daysBetween(startOfDay(tripEnd), startOfDay(returnAt))
  return { nightsLeft, endsLate: nightsLeft === 0 && tripEnd > returnAt }
}

function routeOf(legs: readonly Leg[], { junctions }: RoadNetwork): Trip["route"] {
  const names = legs.flatMap((leg) => leg.junctions).filter((name, index, all) => name !== all[index - 1])
  return names.flatMap((name) => junctions[name] ?? [])
}

type GivenOrder = Pick<Trip, "plan" | "start" | "stops" | "end" | "km" | "hours">

function suggestOrder(
  { plan, start, stops, end, km, hours }: GivenOrder,
  finder: RoadFinder,
): Suggestion | null {
  if (stops.length < 2) return null
  const order = bestOrder(finder.matrix([start, ...stops.map(({ point }) => point), end]))
  if (order.every((number, index) => number === index + 1)) return null
  const sorted = order.flatMap((number) => stops[number - 1] ?? [])
  // Two stops at one place may become neighbours, which a plan must not have.
  if (sorted.some(({ place }, index) => place === sorted[index - 1]?.place)) return null
  const sortedTotals = totals(drivesBetween(start, sorted, end, finder).map(({ leg }) => leg))
  return {
    plan: { ...plan, stops: sorted.map(({ place, nights }) => ({ place, nights })) },
    ...sortedTotals,
    savedKm: km - sortedTotals.km,
    savedHours: hours - sortedTotals.hours,
  }
}

/**
 * The changes of the totals if two neighbouring stops swap places.
 * @param path the start, the stops and the end
 */
function swapsOf(path: readonly TripPoint[], finder: RoadFinder): TotalsChange[] {
  const driving = (points: readonly (TripPoint | undefined)[]) =>
    totals(
      points.flatMap((to, index) => {
        const from = points[index - 1]
        return (from && to && from !== to && finder.leg(from, to)) || []
      }),
    )
  return path.slice(1, -2).map((_, index) => {
    const [before, first, second, after] = path.slice(index, index + 4)
    const current = driving([before, first, second, after])
    const swapped = driving([before, second, first, after])
    return { km: swapped.km - current.km, hours: swapped.hours - current.hours }
  })
}

function totals(legs: readonly Leg[]): Totals {
  return {
    km: legs.reduce((total, { km }) => total + km, 0),
    hours: legs.reduce((total, { hours }) => total + hours, 0),
    isEstimate: legs.some(({ isEstimate }) => isEstimate),
  }
}

/**
 * The assumed start of a trip without a date, to compute its days and its price: at nine, on the 15th of the next such month, or
 * tomorrow.
 */
function exampleStart(month: number | null, now: WallTime): WallTime {
  const tomorrow = addMinutes(startOfDay(addDays(now, 1)), DAY_STARTS_AT)
  if (month === null) return tomorrow
  const inYear = (year: number) =>
    parseWallTime(`${year}-${String(month).padStart(2, "0")}-15T09:00`) ?? tomorrow
  const year = Number(now.slice(0, 4))
  return inYear(year) > now ? inYear(year) : inYear(year + 1)
}

/** The range of days for Poya days and festivals: the days or the month of the trip. Empty if no date is known. */
function tripDates(datePrecision: Trip["datePrecision"], days: readonly TripDay[], from: WallTime) {
  const month = from.slice(0, "YYYY-MM".length)
  // No day is both after "9999" and before the empty text.
  if (datePrecision === "none") return { firstDay: "9999", lastDay: "" }
  if (datePrecision === "month") return { firstDay: `${month}-01`, lastDay: `${month}-31` }
  return { firstDay: days[0]?.date ?? "9999", lastDay: days.at(-1)?.date ?? "" }
}
