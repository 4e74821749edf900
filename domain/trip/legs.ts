import { isImpassable, type RoadState } from "#domain/content/road-state.ts"
import { ROAD_WARNINGS, type Road, type RoadNetwork, type RoadWarning } from "#domain/content/roads.ts"
import { connects, fastestRoutes, indexRoads, type Route } from "./fastest-route.ts"
import type { TripPoint } from "./points.ts"

/** The shorter and the longer time, in hours. */
export type HourRange = readonly [number, number]

/** A drive from one point of a trip to the next, without a night between. */
export type Leg = {
  from: TripPoint
  to: TripPoint
  junctions: readonly string[]
  /** Whole kilometres. */
  km: number
  /** Whether the kilometres contain estimates, so that the page writes 'about'. */
  isEstimate: boolean
  /** The driving time at the usual speed, without stops. The page and the guides show `hourRange` instead. */
  hours: number
  /** The shorter and the longer time. */
  hourRange: HourRange
  /** The numbers of the roads of the leg, in order, each once: `A9`, `A5`. */
  roads: readonly string[]
  /** The warnings for drivers on the roads of the leg, each with the slug of the guide that is its source. */
  warnings: readonly { warning: RoadWarning; guide: string }[]
  /** Dated reports about the roads of the leg. */
  roadStates: readonly RoadState[]
  /** Reports about the closed or doubtful roads of the fastest route, which this leg avoids. */
  avoidedRoads: readonly RoadState[]
  /** Whether the leg uses a closed or doubtful road, because no open road leads there. */
  isBlocked: boolean
}

/** Finds legs in the graph of roads, with regard to reports about closed roads. */
export type RoadFinder = {
  /** Finds the leg between two points. Null if the graph has no route. */
  leg(from: TripPoint, to: TripPoint): Leg | null
  /**
   * The hours from one point to another at the usual speed. A blocked leg has `IMPASSABLE_HOURS` more, and the time is infinite if
   * the graph has no route.
   */
  hours(from: TripPoint, to: TripPoint): number
  /** The hours between each pair of points. */
  matrix(points: readonly TripPoint[]): number[][]
}

/**
 * The hours that are added to a blocked leg. More than any drive on the island, so that the best order has as few blocked legs as
 * possible.
 */
const IMPASSABLE_HOURS = 1000

/** Prepares the roads for the legs of a trip. Each route is computed once. */
export function roadFinder(
  { roads }: Pick<RoadNetwork, "roads">,
  roadStates: readonly RoadState[],
): RoadFinder {
  const reportsOfRoads = roadStates.filter(({ kind }) => kind === "road")
  const blockingReports = reportsOfRoads.filter(isImpassable)
  const isOpen = (road: Road) =>
    !blockingReports.some(({ edges }) => edges.some((edge) => connects(road, edge)))
  const openRoads = indexRoads(roads.filter(isOpen))
  const allRoads = indexRoads(roads)
  const openRoutes = cachedByKey((start) => cachedByKey(fastestRoutes(openRoads, start)))
  const allRoutes = cachedByKey((start) => cachedByKey(fastestRoutes(allRoads, start)))
  const find = (from: TripPoint, to: TripPoint): { route: Route; isBlocked: boolean } | null => {
    const route = openRoutes(from.junction)(to.junction)
    if (route) return { route, isBlocked: false }
    const blocked = allRoutes(from.junction)(to.junction)
    return blocked && { route: blocked, isBlocked: true }
  }
  const hours = (from: TripPoint, to: TripPoint): number => {
    const found = find(from, to)
    if (!found) return Number.POSITIVE_INFINITY
    return found.route.hours + (found.isBlocked ? IMPASSABLE_HOURS : 0)
  }
  return {
    leg(from, to) {
      const found = find(from, to)
      if (!found) return null
      const fastest = allRoutes(from.junction)(to.junction)
      const avoidedRoads = fastest?.roads.filter((road) => !isOpen(road)) ?? []
      return {
        ...legDetails(from, to, found.route, reportsOfRoads),
        avoidedRoads: found.isBlocked
          ? []
          : blockingReports.filter(({ edges }) => haveCommonRoad(avoidedRoads, edges)),
        isBlocked: found.isBlocked,
      }
    },
    hours,
    matrix: (points) => points.map((from) => points.map((to) => hours(from, to))),
  }
}

function legDetails(
  from: TripPoint,
  to: TripPoint,
  { junctions, roads, km, hours }: Route,
  roadStates: readonly RoadState[],
): Omit<Leg, "avoidedRoads" | "isBlocked"> {
  const warnings = new Map<RoadWarning, string>()
  for (const warning of ROAD_WARNINGS)
    for (const road of roads) {
      const guide = road.warnings[warning]
      if (guide && !warnings.has(warning)) warnings.set(warning, guide)
    }
  return {
    from,
    to,
    junctions,
    km: Math.round(km),
    isEstimate: roads.some(({ basis }) => basis !== "published"),
    hours,
    hourRange: hourRange(hours),
    roads: [...new Set(roads.flatMap(({ road }) => road ?? []))],
    warnings: [...warnings].map(([warning, guide]) => ({ warning, guide })),
    roadStates: roadStates.filter((state) => isShownWithLeg(state, roads, to)),
  }
}

/**
 * Whether a report is shown with a leg. It names one of the leg's roads, or it doubts the access to the destination without
 * naming a road of the graph. A report that a road reopened is not shown.
 */
function isShownWithLeg(state: RoadState, roads: readonly Road[], to: TripPoint): boolean {
  if (state.condition === "reopened") return false
  if (state.edges.length > 0) return haveCommonRoad(roads, state.edges)
  return state.condition === "doubtful" && state.places.includes(to.id)
}

function haveCommonRoad(roads: readonly Road[], edges: RoadState["edges"]): boolean {
  return roads.some((road) => edges.some((edge) => connects(road, edge)))
}

/** From 10 % less to 20 % more than the usual time, in quarters of an hour. Source: docs/facts/places.json, `hours`. */
export function hourRange(hours: number): HourRange {
  return [roundToQuarterHour(hours * 0.9), roundToQuarterHour(hours * 1.2)]
}

/** Hours in quarters: at least one for any drive, and 0 without a drive. */
export function roundToQuarterHour(hours: number): number {
  return hours === 0 ? 0 : Math.max(0.25, Math.round(hours * 4) / 4)
}

function cachedByKey<Value>(make: (key: string) => Value): (key: string) => Value {
  const cache = new Map<string, Value>()
  return (key) => {
    const value = cache.get(key) ?? make(key)
    cache.set(key, value)
    return value
  }
}
