import { type RouterContextProvider, redirect } from "react-router"
import { messagesContext, type Ports, portsContext } from "#app/context.ts"
import { EVERY_VEHICLE, PLAN, PRINT_BY_DAY, PRINT_PARAM, planPath, VEHICLES_PARAM } from "#app/paths.ts"
import { titledPageHead } from "#app/site/page-head.ts"
import { readDates, type VisitorDates } from "#app/site/rental-dates.ts"
import { loadReadyTrips } from "#app/site/trip/load-ready-trips.ts"
import type { ListedVehicle } from "#domain/catalogue/vehicle.ts"
import { vehicleDetails } from "#domain/catalogue/vehicle-details.ts"
import { cleanName } from "#domain/content/find-place.ts"
import { hasAbroadRates } from "#domain/pricing/abroad-rates.ts"
import type { OneWayFee, SideCosts } from "#domain/pricing/side-costs.ts"
import { type WallTime, wallTimeAt } from "#domain/rental-period.ts"
import {
  COST_ORDERS,
  type CostOrder,
  sortTripVehicles,
  type TripVehicle,
  tripVehicles,
} from "#domain/trip/cost.ts"
import { oneWayFee } from "#domain/trip/one-way.ts"
import { MAX_STOPS, type ParsedPlan, parsePlan, planQuery } from "#domain/trip/plan.ts"
import { findPoints, OFFICE, type TripPoint, tripPoints } from "#domain/trip/points.ts"
import { queryAfterStep, type StopRow, stopRows, withStop } from "#domain/trip/steps.ts"
import { computeTrip, type Trip } from "#domain/trip/trip.ts"
import { timeLimit } from "#lib/time-limit.ts"
import { RESULT_ID, rowId } from "./plan-ids.ts"
import type { OrderSummary, PlaceError, StopRowData } from "./stop-rows-props.ts"

/** The number of vehicles in the table until a visitor opens all of them. */
const FIRST_VEHICLE_COUNT = 8

/** Milliseconds to wait for the fleet. No script of the page could load it later. */
const FLEET_TIMEOUT_MS = 1000

export type PlanData = Awaited<ReturnType<typeof loadPlan>>
export type PlannedTripData = PlanData & { trip: Trip }

/** The data of the planner. @throws a redirect after a button of the form */
export async function loadPlan(request: Request, context: Readonly<RouterContextProvider>) {
  const ports = context.get(portsContext)
  const params = new URL(request.url).searchParams
  const step = queryAfterStep(params)
  if (step) throw redirect(`${planPath(step.params)}#${rowId(step.row)}`)
  const parsed = readTrip(request, context)
  const { trip, points, plan, ignoredTexts, partialNameMatches } = parsed
  return {
    visitorDates: linkDates(params, trip, wallTimeAt(ports.clock())),
    head: titledPageHead({ request, context }, PLAN, { isNotIndexed: params.size > 0 }),
    // If a parameter occurs twice, the plan takes the first.
    formValues: Object.fromEntries([...params].toReversed()),
    start: placeFieldValue(params.get("start")?.trim() || OFFICE, parsed.points),
    end: placeFieldValue(params.get("end") ?? "", parsed.points),
    rows: stopRows(params).map((row, index) => stopRowData(row, index, parsed)),
    orderSummary: trip && orderSummary(trip),
    addablePlaces: addablePlaces(params, parsed),
    localLanguages: params.size > 0 ? localLanguages(request.headers) : LOCAL_LANGUAGES,
    points,
    plan,
    ignoredTexts,
    partialNameMatches,
    trip,
    printsDays: params.get(PRINT_PARAM) === PRINT_BY_DAY,
    sights: trip ? sightsByStop(trip, ports) : {},
    ...costTable(
      await loadCosts(ports, trip, { order: costOrderIn(params), points, signal: request.signal }),
      {
        maxRows: params.get(VEHICLES_PARAM) === EVERY_VEHICLE ? null : FIRST_VEHICLE_COUNT,
      },
    ),
    examples: trip ? [] : loadReadyTrips(context),
    siteUrl: ports.settings.siteUrl,
    messagingNumber: ports.content.site.messagingNumber,
  }
}

/** The dates in the links of the page: those of the URL, or those of a trip with a first day. */
export function linkDates(params: URLSearchParams, trip: Trip | null, now: WallTime): VisitorDates | null {
  const dates = readDates(params, now)
  if (dates || trip?.datePrecision !== "day") return dates
  return { ...trip.period, livesAbroad: trip.plan.livesAbroad }
}

/** The fields of a place with its name in the other languages of the country. */
const LOCAL_LANGUAGES = ["sinhala", "tamil"] as const

/**
 * The languages in which the form also suggests the names of places. The page without a plan is cached for all visitors and has both.
 * The page of a plan has only those that the browser asks for, because both take 1.1 of its 14 KB. The form understands the names in
 * both languages in any case.
 */
function localLanguages(headers: Headers): readonly (typeof LOCAL_LANGUAGES)[number][] {
  const languages = headers.get("accept-language") ?? ""
  const codes = { sinhala: /\bsi\b/i, tamil: /\bta\b/i }
  return LOCAL_LANGUAGES.filter((language) => codes[language].test(languages))
}

/** A plan as parsed from a query, and its trip, which is null for a plan without one. */
type ParsedTrip = ParsedPlan & { trip: Trip | null; points: TripPoint[] }

/** Parses and computes the trip in the URL of a request, for the planner and its files. */
export function readTrip(request: Request, context: Readonly<RouterContextProvider>): ParsedTrip {
  return readPlan(new URL(request.url).searchParams, context)
}

/** Parses the query of a plan and computes its trip. */
export function readPlan(params: URLSearchParams, context: Readonly<RouterContextProvider>): ParsedTrip {
  const { content, clock } = context.get(portsContext)
  const now = wallTimeAt(clock())
  const companyHasAbroadRates = hasAbroadRates(content.abroadRates)
  const points = tripPoints(content.places, content.roads, context.get(messagesContext).plan.airport)
  const parsed = parsePlan(params, points, now)
  const plan = { ...parsed.plan, livesAbroad: parsed.plan.livesAbroad && companyHasAbroadRates }
  return { ...parsed, plan, trip: computeTrip(plan, points, content, now), points }
}

function stopRowData(row: StopRow, index: number, { points, rows, trip }: ParsedTrip): StopRowData {
  const stopIndex = rows.indexOf(index)
  // The change if a stop and the next one swap places. Null if a row between them is empty or invalid, because the buttons
  // swap rows. `NaN` equals no row.
  const swapChange = (firstStop: number) =>
    stopIndex >= 0 && rows[firstStop + 1] === (rows[firstStop] ?? Number.NaN) + 1
      ? (trip?.swaps[firstStop] ?? null)
      : null
  const { text, error } = placeFieldValue(row.stop, points)
  return { ...row, stop: text, error, up: swapChange(stopIndex - 1), down: swapChange(stopIndex) }
}

/** `text` is the submitted text, or the name of the place that it matches. `error`: it matches no place, or several. */
export type PlaceFieldValue = { text: string; error: PlaceError | null }

function placeFieldValue(text: string, points: readonly TripPoint[]): PlaceFieldValue {
  if (text.trim() === "") return { text, error: null }
  const [found, ...others] = findPoints(points, cleanName(text))
  if (found && others.length === 0) return { text: found.name, error: null }
  return { text, error: found ? "severalPlaces" : "unknownPlace" }
}

/** A place that is not yet a stop, and the URL of the plan with this place. */
export type AddablePlace = { id: string; name: string; href: string }

function addablePlaces(params: URLSearchParams, { points, plan }: ParsedTrip): AddablePlace[] {
  if (plan.stops.length === MAX_STOPS) return []
  const stops = plan.stops.map(({ place }) => place)
  return points.flatMap(({ id, name, place }) =>
    place && !stops.includes(id)
      ? [{ id, name, href: `${planPath(withStop(params, id))}#${RESULT_ID}` }]
      : [],
  )
}

/** The totals of the trip in its order, and their change by the suggested order. Null: only one order is possible. */
function orderSummary({ stops, km, hours, isEstimate, suggestion }: Trip): OrderSummary | null {
  if (stops.length < 2) return null
  const suggestedOrder = suggestion && {
    km: -suggestion.savedKm,
    hours: -suggestion.savedHours,
    href: planPath(planQuery(suggestion.plan)),
  }
  // With a place that occurs twice, a faster order may make both stops adjacent. That is not a valid plan, so it is no suggestion.
  const isFastest = !suggestedOrder && new Set(stops.map(({ place }) => place)).size === stops.length
  return { km, hours, isEstimate, suggestedOrder, isFastest }
}

/** The prices of a trip. */
export type TripCosts = {
  /** Null: the fleet could not be read, or there is no trip. */
  vehicles: TripVehicle[] | null
  /** The vehicles whose details could not be read now. */
  unpricedVehicles: readonly Pick<ListedVehicle, "id" | "name">[]
  order: CostOrder
  mileageAllowanceKm: number
  /** Null: visitors from abroad pay the same rates, so the form does not ask. */
  livesAbroad: boolean | null
  sideCosts: SideCosts
  /** The fee for the return at another place. Null: the trip ends at its start, or the place has no fee. */
  oneWay: OneWayFee | null
}

/** Loads the prices of a trip, with the vehicles in an order. */
export async function loadCosts(
  ports: Ports,
  trip: Trip | null,
  { order, points, signal }: { order: CostOrder; points: readonly TripPoint[]; signal: AbortSignal },
): Promise<TripCosts> {
  const { rules, abroadRates, costs } = ports.content
  const fleet = trip && (await loadVehicles(ports, trip, signal))
  return {
    vehicles: fleet && sortTripVehicles(fleet.vehicles, order),
    unpricedVehicles: fleet?.unpricedVehicles.map(({ id, name }) => ({ id, name })) ?? [],
    order,
    mileageAllowanceKm: rules.mileageAllowanceKm,
    livesAbroad: hasAbroadRates(abroadRates) ? (trip?.plan.livesAbroad ?? false) : null,
    sideCosts: costs,
    oneWay: trip && oneWayFee(trip, costs.oneWay, points),
  }
}

/** The data of the table of prices, in the planner and on the page of a ready-made trip. */
export type CostTableData = Omit<TripCosts, "vehicles"> & {
  /** Null: the fleet could not be read, or there is no trip. */
  vehicles: {
    /** The rows of the table. */
    suitable: readonly TripVehicle[]
    /** The vehicles that do not fit, if the table has every vehicle. */
    unsuitable: readonly UnsuitableVehicle[]
    suitableCount: number
    unsuitableCount: number
  } | null
  /** Whether all vehicles are in `suitable` and `unsuitable`. Otherwise the table has a link to all. */
  isComplete: boolean
}

export type UnsuitableVehicle = Pick<ListedVehicle, "id" | "name"> & Pick<TripVehicle, "unmetNeeds">

/**
 * Selects the vehicles that a table shows. All others would make up most of the data of the page.
 * @param maxRows null: all vehicles
 */
export function costTable(
  { vehicles, ...costs }: TripCosts,
  { maxRows }: { maxRows: number | null },
): CostTableData {
  const [suitable = [], unsuitable = []] = [true, false].map((isSuitable) =>
    vehicles?.filter(({ unmetNeeds }) => (unmetNeeds.length === 0) === isSuitable),
  )
  return {
    ...costs,
    vehicles: vehicles && {
      suitable: suitable.slice(0, maxRows ?? undefined),
      unsuitable:
        maxRows === null
          ? unsuitable.map(({ vehicle: { id, name }, unmetNeeds }) => ({ id, name, unmetNeeds }))
          : [],
      suitableCount: suitable.length,
      unsuitableCount: unsuitable.length,
    },
    isComplete: maxRows === null,
  }
}

/** The fleet with the price of a trip. `unpricedVehicles` are the vehicles whose details could not be read now. */
type TripFleet = { vehicles: TripVehicle[]; unpricedVehicles: ListedVehicle[] }

/** Loads the fleet with the price of a trip. Null: it could not be read. */
async function loadVehicles(
  { catalogue, content, log }: Ports,
  trip: Trip,
  signal: AbortSignal,
): Promise<TripFleet | null> {
  const limit = timeLimit(FLEET_TIMEOUT_MS, signal)
  const [listResult, extras] = await Promise.all([
    catalogue.vehicles(limit.signal),
    catalogue.extras(limit.signal),
  ])
  if (!listResult.ok || !extras.ok) {
    limit.end()
    // `extras.ok ||` only narrows the type: one of the two has failed.
    log.warn(
      { reason: listResult.ok ? extras.ok || extras.reason : listResult.reason },
      "no vehicles for a plan",
    )
    return null
  }
  const details = await vehicleDetails(catalogue, listResult.value, limit.signal).finally(limit.end)
  const vehiclesWithDetails = listResult.value.flatMap(({ id }) => details.get(id) ?? [])
  const unpricedVehicles = listResult.value.filter(({ id }) => !details.has(id))
  if (unpricedVehicles.length > 0)
    log.warn({ vehicles: unpricedVehicles.length }, "vehicles without a price for a plan")
  const vehicles = tripVehicles(vehiclesWithDetails, extras.value, content, {
    people: trip.plan.people,
    bags: trip.plan.bags,
    drive: trip.plan.drive,
    needsAutomatic: trip.plan.gearbox === "automatic",
    needsFourWheelDrive: trip.legs.some(({ warnings }) =>
      warnings.some(({ warning }) => warning === "fourWheelDrive"),
    ),
    km: trip.km,
    period: trip.period,
    livesAbroad: trip.plan.livesAbroad,
  })
  return { vehicles, unpricedVehicles }
}

/** The maximum number of sights for each stop. */
const MAX_SIGHTS = 3

/** The first sights of each stop's guide, with the time to stay. */
export function sightsByStop({ stops }: Trip, { content }: Pick<Ports, "content">) {
  return Object.fromEntries(
    stops.map(({ place }) => {
      const sights = content.guide(place)?.visit.sights ?? []
      return [place, sights.slice(0, MAX_SIGHTS).map(({ name, stayMinutes }) => ({ name, stayMinutes }))]
    }),
  )
}

function costOrderIn(params: URLSearchParams): CostOrder {
  return COST_ORDERS.find((order) => order === params.get("sort")) ?? COST_ORDERS[0]
}
