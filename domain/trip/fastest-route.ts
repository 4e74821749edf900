import { isImpassable, type RoadState } from "#domain/content/road-state.ts"
import type { Road } from "#domain/content/roads.ts"

/** A route: the names of its junctions, both ends included, and the roads between them. */
export type Route = { junctions: readonly string[]; roads: readonly Road[]; km: number; hours: number }

/** A report and the edges of the road graph that it is about. Source: content/road-states.json. */
export type RoadEdges = Pick<RoadState, "id" | "condition" | "edges">

/** Thrown if the road graph lacks a road or a junction. The message names it for the editor of the graph. */
export class RoadGraphError extends Error {}

/**
 * The roads that a computed drive may use: all except those that were reported closed or washed away, and not reported open
 * since.
 * @throws RoadGraphError if a report names an edge that the graph lacks.
 */
export function passableRoads(roads: readonly Road[], states: readonly RoadEdges[]): Road[] {
  const reportedEdges = states.flatMap(({ id, condition, edges }) =>
    edges.map((edge) => ({ id, condition, edge })),
  )
  for (const { id, edge } of reportedEdges)
    if (!roads.some((road) => connects(road, edge)))
      // The drawing tools append the name of the file of roads, so the message ends in a comma.
      throw new RoadGraphError(`no road from ${edge[0]} to ${edge[1]}, which ${id} names,`)
  const impassable = reportedEdges.filter(isImpassable)
  return roads.filter((road) => !impassable.some(({ edge }) => connects(road, edge)))
}

/** Whether a road connects these two junctions, in either direction. */
export function connects({ from, to }: Road, [one, other]: readonly [string, string]): boolean {
  return (from === one && to === other) || (from === other && to === one)
}

/**
 * The fastest route that passes the stops in their order. A longer route counts as faster only if it saves more than a minute for
 * each 10 km that it is longer. @throws RoadGraphError if a stop cannot be reached.
 */
export function fastestRoute(roads: readonly Road[], stops: readonly string[]): Route {
  const roadsByJunction = indexRoads(roads)
  const legs = stops.slice(1).map((stop, index) => {
    const start = stops[index] ?? ""
    const leg = fastestRoutes(roadsByJunction, start)(stop)
    if (!leg) throw new RoadGraphError(`no road from ${start} to ${stop}`)
    return leg
  })
  return {
    junctions: [...stops.slice(0, 1), ...legs.flatMap(({ junctions }) => junctions.slice(1))],
    roads: legs.flatMap((leg) => leg.roads),
    km: sum(legs.map(({ km }) => km)),
    hours: sum(legs.map(({ hours }) => hours)),
  }
}

/** The roads at each junction. */
export type RoadsByJunction = ReadonlyMap<string, readonly Road[]>

/** Indexes roads by their junctions, once for many routes. */
export function indexRoads(roads: readonly Road[]): RoadsByJunction {
  const roadsByJunction = new Map<string, Road[]>()
  for (const road of roads)
    for (const junction of [road.from, road.to]) {
      const roadsThere = roadsByJunction.get(junction)
      if (roadsThere) roadsThere.push(road)
      else roadsByJunction.set(junction, [road])
    }
  return roadsByJunction
}

/**
 * Added to the hours of a route for each kilometre while routes are compared: a minute for 10 km. Without it, routes would be up to
 * 200 km longer for a few minutes less. Source: docs/decisions/0079-longer-routes.md.
 */
const HOURS_PER_KM = 1 / 600

/** The cheapest known way to a junction: its cost, its last road, and the junction before that road. */
type Reached = { cost: number; road: Road | null; previous: string }

/**
 * Dijkstra's algorithm from one junction to all others. The result finds the route to a junction; null if no road leads there.
 */
export function fastestRoutes(
  roadsByJunction: RoadsByJunction,
  start: string,
): (end: string) => Route | null {
  const reached = new Map<string, Reached>([[start, { cost: 0, road: null, previous: start }]])
  const frontier = new Set([start])
  while (frontier.size > 0) {
    const current = nearest(frontier, reached)
    frontier.delete(current)
    const { cost } = reached.get(current) ?? { cost: 0 }
    for (const road of roadsByJunction.get(current) ?? []) {
      const neighbour = road.from === current ? road.to : road.from
      const total = cost + hoursOf(road) + road.km * HOURS_PER_KM
      if (total >= (reached.get(neighbour)?.cost ?? Number.POSITIVE_INFINITY)) continue
      reached.set(neighbour, { cost: total, road, previous: current })
      frontier.add(neighbour)
    }
  }
  return (end) => (reached.has(end) ? routeTo(end, reached) : null)
}

/** The usual driving time of a road by day, in hours, without stops. */
export function hoursOf({ km, kmPerHour }: Road): number {
  return km / kmPerHour
}

function nearest(frontier: ReadonlySet<string>, reached: ReadonlyMap<string, Reached>): string {
  let best = ""
  let lowestCost = Number.POSITIVE_INFINITY
  for (const junction of frontier) {
    const cost = reached.get(junction)?.cost ?? Number.POSITIVE_INFINITY
    if (best === "" || cost < lowestCost) [best, lowestCost] = [junction, cost]
  }
  return best
}

function routeTo(end: string, reached: ReadonlyMap<string, Reached>): Route {
  const junctions = [end]
  const roads: Road[] = []
  for (let step = reached.get(end); step?.road; step = reached.get(step.previous)) {
    junctions.unshift(step.previous)
    roads.unshift(step.road)
  }
  return {
    junctions,
    roads,
    km: sum(roads.map(({ km }) => km)),
    hours: sum(roads.map(hoursOf)),
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
