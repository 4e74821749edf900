import { isImpassable, type RoadState } from "#domain/content/road-state.ts"

/** A road between two junctions: their names, kilometres, and the speed at which a car usually drives it by day. */
export type Road = readonly [from: string, to: string, km: number, kmPerHour: number, basis: string]

/** A route over roads: the names of its junctions, both ends included. */
export type Route = { junctions: readonly string[]; km: number; hours: number }

/** A report and the edges of the road graph that it is about. Source: content/road-states.json. */
export type RoadEdges = Pick<RoadState, "id" | "state" | "edges">

/** The road graph lacks a road or a junction; the message names it for the editor of the graph. */
export class RoadGraphError extends Error {}

/**
 * The roads that a computed drive may use: all but those reported closed, or washed away and not reported open since.
 * @throws RoadGraphError where a state names an edge that the graph lacks.
 */
export function passableRoads(roads: readonly Road[], states: readonly RoadEdges[]): Road[] {
  const named = states.flatMap(({ id, state, edges }) => edges.map((edge) => ({ id, state, edge })))
  for (const { id, edge } of named)
    if (!roads.some((road) => joins(road, edge)))
      throw new RoadGraphError(`no road from ${edge[0]} to ${edge[1]}, which ${id} names,`)
  const impassable = named.filter(isImpassable)
  return roads.filter((road) => !impassable.some(({ edge }) => joins(road, edge)))
}

function joins([from, to]: Road, [one, other]: readonly [string, string]): boolean {
  return (from === one && to === other) || (from === other && to === one)
}

/** The fastest route that passes the stops in their order. @throws RoadGraphError where a stop cannot be reached. */
export function fastestRoute(roads: readonly Road[], stops: readonly string[]): Route {
  const legs = stops.slice(1).map((stop, index) => fastestLeg(roads, stops[index] ?? "", stop))
  return {
    junctions: [...stops.slice(0, 1), ...legs.flatMap(({ junctions }) => junctions.slice(1))],
    km: sum(legs.map(({ km }) => km)),
    hours: sum(legs.map(({ hours }) => hours)),
  }
}

/** Dijkstra's algorithm: extends the fastest open route until it reaches the end. */
function fastestLeg(roads: readonly Road[], start: string, end: string): Route {
  const reached = new Set<string>()
  const open: Route[] = [{ junctions: [start], km: 0, hours: 0 }]
  while (open.length > 0) {
    open.sort((one, other) => other.hours - one.hours)
    const route = open.pop()
    const here = route?.junctions.at(-1)
    if (!route || here === undefined || reached.has(here)) continue
    if (here === end) return route
    reached.add(here)
    open.push(...onwardFrom(roads, here, route))
  }
  throw new RoadGraphError(`no road from ${start} to ${end}`)
}

function onwardFrom(roads: readonly Road[], here: string, route: Route): Route[] {
  return roads.flatMap(([from, to, km, kmPerHour]) => {
    if (from !== here && to !== here) return []
    const next = to === here ? from : to
    return { junctions: [...route.junctions, next], km: route.km + km, hours: route.hours + km / kmPerHour }
  })
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
