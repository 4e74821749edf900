import { type RouterContextProvider, redirect } from "react-router"
import { messagesContext, type Ports, portsContext } from "#app/context.ts"
import { PLAN } from "#app/paths.ts"
import { titledPageHead } from "#app/site/page-head.ts"
import { loadReadyTrips } from "#app/site/trip/load-ready-trips.ts"
import { vehicleDetails } from "#domain/catalogue/vehicle-details.ts"
import { wallTimeAt } from "#domain/rental-period.ts"
import {
  COST_ORDERS,
  type CostOrder,
  sortedVehicles,
  type TripVehicle,
  tripVehicles,
} from "#domain/trip/cost.ts"
import { type LeftOut, type Plan, parsePlan } from "#domain/trip/plan.ts"
import { findPoints, type TripPoint, tripPoints } from "#domain/trip/points.ts"
import { afterStep, type StopRow, stopRows } from "#domain/trip/steps.ts"
import { computeTrip, type Trip } from "#domain/trip/trip.ts"
import { timeLimit } from "#lib/time-limit.ts"

/** The timeout for reading the fleet: the page has no script that could load it later. */
const FLEET_TIMEOUT_MS = 1000

/** A row of the form: the submitted text, or the name of the place that it matches. */
export type ShownRow = StopRow & { error: "unknownPlace" | "severalPlaces" | null }

export type PlanData = Awaited<ReturnType<typeof loadPlan>>
export type PlannedTripData = PlanData & { trip: Trip }

/** The data of the page. @throws a redirect after a button of the form */
export async function loadPlan(request: Request, context: Readonly<RouterContextProvider>) {
  const ports = context.get(portsContext)
  const params = new URL(request.url).searchParams
  const step = afterStep(params)
  if (step) throw redirect(`${PLAN}?${step.params}#${rowId(step.row)}`)
  const { trip, points, plan, leftOut } = readTrip(request, context)
  const vehicles = trip ? await loadVehicles(ports, trip, request.signal) : null
  const order = orderOf(params)
  return {
    head: titledPageHead({ request, context }, PLAN, { isNotIndexed: params.size > 0 }),
    typed: Object.fromEntries(params),
    rows: stopRows(params).map((row) => shownRow(row, points)),
    points,
    plan,
    leftOut,
    trip,
    sights: trip ? sightsOf(trip, ports) : {},
    order,
    vehicles: vehicles && sortedVehicles(vehicles, order),
    mileageAllowanceKm: ports.content.rules.mileageAllowanceKm,
    examples: trip ? [] : loadReadyTrips(context),
    siteUrl: ports.settings.siteUrl,
    messagingNumber: ports.content.site.messagingNumber,
  }
}

/** The id of the element below the form. */
export const RESULT_ID = "plan"

/** The id of a row of the form. */
export function rowId(row: number): string {
  return `stop-${row}`
}

type ReadTrip = { trip: Trip | null; points: TripPoint[]; plan: Plan; leftOut: LeftOut[] }

/** The trip of an address, for the page and for its files. */
export function readTrip(request: Request, context: Readonly<RouterContextProvider>): ReadTrip {
  return readPlan(new URL(request.url).searchParams, context)
}

/** The trip of a plan's query. */
export function readPlan(params: URLSearchParams, context: Readonly<RouterContextProvider>): ReadTrip {
  const { content, clock } = context.get(portsContext)
  const now = wallTimeAt(clock())
  const points = tripPoints(content.places, content.roads, context.get(messagesContext).plan.airport)
  const { plan, leftOut } = parsePlan(params, points, now)
  return { trip: computeTrip(plan, points, content, now), points, plan, leftOut }
}

function shownRow(row: StopRow, points: readonly TripPoint[]): ShownRow {
  if (row.stop.trim() === "") return { ...row, error: null }
  const [found, ...others] = findPoints(points, row.stop)
  if (found && others.length === 0) return { ...row, stop: found.name, error: null }
  return { ...row, error: found ? "severalPlaces" : "unknownPlace" }
}

/** The vehicles with the price of a trip. Null where the fleet could not be read. A vehicle whose details cannot be read is left out. */
export async function loadVehicles(
  { catalogue, content, log }: Ports,
  trip: Trip,
  signal: AbortSignal,
): Promise<TripVehicle[] | null> {
  const limit = timeLimit(FLEET_TIMEOUT_MS, signal)
  const [listed, extras] = await Promise.all([
    catalogue.vehicles(limit.signal),
    catalogue.extras(limit.signal),
  ])
  if (!listed.ok || !extras.ok) {
    limit.end()
    log.warn({ reason: listed.ok ? extras.ok || extras.reason : listed.reason }, "no vehicles for a plan")
    return null
  }
  const details = await vehicleDetails(catalogue, listed.value, limit.signal).finally(limit.end)
  const fleet = listed.value.flatMap(({ id }) => details.get(id) ?? [])
  return tripVehicles(fleet, extras.value, content, {
    people: trip.plan.people,
    bags: trip.plan.bags,
    drive: trip.plan.drive,
    isAutomatic: trip.plan.gearbox === "automatic",
    isFourWheelDrive: trip.legs.some(({ asks }) => asks.some(({ ask }) => ask === "fourWheelDrive")),
    km: trip.km,
    period: trip.period,
  })
}

const MAX_SIGHTS = 3

/** The first sights of each stop's guide, with the time to allow. */
export function sightsOf({ stops }: Trip, { content }: Pick<Ports, "content">) {
  return Object.fromEntries(
    stops.map(({ place }) => {
      const sights = content.guide(place)?.visit.sights ?? []
      return [place, sights.slice(0, MAX_SIGHTS).map(({ name, allowMinutes }) => ({ name, allowMinutes }))]
    }),
  )
}

function orderOf(params: URLSearchParams): CostOrder {
  return COST_ORDERS.find((order) => order === params.get("sort")) ?? COST_ORDERS[0]
}
