/** A road between two junctions: their names, kilometres, and the speed at which a car usually drives it by day. */
export type Road = readonly [from: string, to: string, km: number, kmPerHour: number, basis: string]

/** A way over roads: the names of its junctions, both ends included. */
export type Way = { junctions: readonly string[]; km: number; hours: number }

/**
 * The state of a road after the newest report that was read. `edges` are the edges of the road graph that it concerns, as pairs
 * of junctions in either order. Source: content/road-states.json.
 */
export type RoadState = {
  id: string
  state: "closed" | "doubtful" | "restricted" | "reopened"
  edges: readonly (readonly [string, string])[]
}

/** The road graph lacks a road or a junction; the message names it for the editor of the graph. */
export class RoadGraphError extends Error {}

/**
 * The roads that a computed drive may use: all but those reported closed, or washed away and not reported open since.
 * @throws RoadGraphError where a state names an edge that the graph lacks.
 */
export function passableRoads(roads: readonly Road[], states: readonly RoadState[]): Road[] {
  const named = states.flatMap(({ id, state, edges }) => edges.map((edge) => ({ id, state, edge })))
  for (const { id, edge } of named)
    if (!roads.some((road) => joins(road, edge)))
      throw new RoadGraphError(`no road from ${edge[0]} to ${edge[1]}, which ${id} names,`)
  const impassable = named.filter(({ state }) => state === "closed" || state === "doubtful")
  return roads.filter((road) => !impassable.some(({ edge }) => joins(road, edge)))
}

function joins([from, to]: Road, [one, other]: readonly [string, string]): boolean {
  return (from === one && to === other) || (from === other && to === one)
}

/** The quickest way that passes the stops in their order. @throws RoadGraphError where a stop cannot be reached. */
export function quickestWay(roads: readonly Road[], stops: readonly string[]): Way {
  const legs = stops.slice(1).map((stop, index) => quickestLeg(roads, stops[index] ?? "", stop))
  return {
    junctions: [...stops.slice(0, 1), ...legs.flatMap(({ junctions }) => junctions.slice(1))],
    km: sum(legs.map(({ km }) => km)),
    hours: sum(legs.map(({ hours }) => hours)),
  }
}

/** Dijkstra's algorithm: extends the quickest way so far until it reaches the end. */
function quickestLeg(roads: readonly Road[], start: string, end: string): Way {
  const arrived = new Set<string>()
  const begun: Way[] = [{ junctions: [start], km: 0, hours: 0 }]
  while (begun.length > 0) {
    begun.sort((one, other) => other.hours - one.hours)
    const way = begun.pop()
    const here = way?.junctions.at(-1)
    if (!way || here === undefined || arrived.has(here)) continue
    if (here === end) return way
    arrived.add(here)
    begun.push(...onwardFrom(roads, here, way))
  }
  throw new RoadGraphError(`no road from ${start} to ${end}`)
}

function onwardFrom(roads: readonly Road[], here: string, way: Way): Way[] {
  return roads.flatMap(([from, to, km, kmPerHour]) => {
    if (from !== here && to !== here) return []
    const next = to === here ? from : to
    return { junctions: [...way.junctions, next], km: way.km + km, hours: way.hours + km / kmPerHour }
  })
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
