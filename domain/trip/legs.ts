import { isImpassable, type RoadState } from "#domain/content/road-state.ts"
import { ROAD_WARNINGS, type Road, type RoadNetwork, type RoadWarning } from "#domain/content/roads.ts"
import { fastestRoutes, indexRoads, joins, type Route } from "./fastest-route.ts"
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
  /** At the usual speed, without stops. The page and the guides show `range`. */
  hours: number
  range: HourRange
  /** The numbers of its roads, in order, each once: `A9`, `A5`. */
  roads: readonly string[]
  /** The warnings for drivers on its roads, each with the slug of the guide that is its source. */
  warnings: readonly { warning: RoadWarning; guide: string }[]
  /** Dated reports about its roads. */
  states: readonly RoadState[]
  /** Reports about the closed or doubtful roads of the fastest route, which this leg avoids. */
  avoided: readonly RoadState[]
  /** Whether the leg uses a closed or doubtful road, because no open road leads there. */
  isBlocked: boolean
}

/** Finds legs by the graph of roads and the reports about them. */
export type RoadFinder = {
  /** Null if the graph has no route. */
  leg(from: TripPoint, to: TripPoint): Leg | null
  /**
   * The hours from one point to another at the usual speed. A blocked leg has `IMPASSABLE_HOURS` more, and the time is infinite if the
   * graph has no route.
   */
  hours(from: TripPoint, to: TripPoint): number
  /** The hours between each pair of points. */
  matrix(points: readonly TripPoint[]): number[][]
}

/** More than any drive on the island, so that the best order has as few blocked legs as possible. */
const IMPASSABLE_HOURS = 1000

/** Prepares the roads for the legs of a trip. Each route is computed once. */
export function roadFinder({ roads }: Pick<RoadNetwork, "roads">, states: readonly RoadState[]): RoadFinder {
  const ofRoads = states.filter(({ kind }) => kind === "road")
  const blocking = ofRoads.filter(isImpassable)
  const isOpen = (road: Road) => !blocking.some(({ edges }) => edges.some((edge) => joins(road, edge)))
  const open = indexRoads(roads.filter(isOpen))
  const all = indexRoads(roads)
  const routesOpen = cachedByKey((start) => cachedByKey(fastestRoutes(open, start)))
  const routesAll = cachedByKey((start) => cachedByKey(fastestRoutes(all, start)))
  const find = (from: TripPoint, to: TripPoint): { route: Route; isBlocked: boolean } | null => {
    const route = routesOpen(from.junction)(to.junction)
    if (route) return { route, isBlocked: false }
    const blocked = routesAll(from.junction)(to.junction)
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
      const fastest = routesAll(from.junction)(to.junction)
      const skipped = fastest?.roads.filter((road) => !isOpen(road)) ?? []
      return {
        ...describe(from, to, found.route, ofRoads),
        avoided: found.isBlocked ? [] : blocking.filter(({ edges }) => haveCommonRoad(skipped, edges)),
        isBlocked: found.isBlocked,
      }
    },
    hours,
    matrix: (points) => points.map((from) => points.map((to) => hours(from, to))),
  }
}

function describe(
  from: TripPoint,
  to: TripPoint,
  { junctions, roads, km, hours }: Route,
  states: readonly RoadState[],
): Omit<Leg, "avoided" | "isBlocked"> {
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
    range: hourRange(hours),
    roads: [...new Set(roads.flatMap(({ road }) => road ?? []))],
    warnings: [...warnings].map(([warning, guide]) => ({ warning, guide })),
    states: states.filter((state) => isShownWithLeg(state, roads, to)),
  }
}

/**
 * Whether a report is shown with a leg. It names one of the leg's roads, or it doubts the access to the destination without
 * naming a road of the graph. A report that a road reopened is not shown.
 */
function isShownWithLeg(state: RoadState, roads: readonly Road[], to: TripPoint): boolean {
  if (state.state === "reopened") return false
  if (state.edges.length > 0) return haveCommonRoad(roads, state.edges)
  return state.state === "doubtful" && state.places.includes(to.id)
}

function haveCommonRoad(roads: readonly Road[], edges: RoadState["edges"]): boolean {
  return roads.some((road) => edges.some((edge) => joins(road, edge)))
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
  const made = new Map<string, Value>()
  return (key) => {
    const value = made.get(key) ?? make(key)
    made.set(key, value)
    return value
  }
}
