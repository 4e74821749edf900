/**
 * The order of stops with the least total cost from a fixed start to a fixed end. The result is exact: Held–Karp algorithm.
 * `costs[from][to]` can be in any unit. Row 0 is the start, the last row is the end, and the rows between are the stops.
 * @returns the numbers of the stops, 1 to n, in the best order. If several orders are equal, the given one is returned.
 */
export function bestOrder(costs: readonly (readonly number[])[]): number[] {
  const stops = Math.max(0, costs.length - 2)
  const inOrder = Array.from({ length: stops }, (_, index) => index + 1)
  if (stops < 2) return inOrder
  const best = orderByHeldKarp(costs, stops)
  return pathCost(costs, best) < pathCost(costs, inOrder) - SMALLEST_GAIN ? best : inOrder
}

/** The tolerance for equal costs, because sums of the same roads in another order differ by rounding. */
const SMALLEST_GAIN = 1e-9

/** The cost of visiting stops in this order, from the start to the end. */
export function pathCost(costs: readonly (readonly number[])[], order: readonly number[]): number {
  const path = [0, ...order, costs.length - 1]
  return path.slice(1).reduce((total, to, index) => total + costOf(costs, path[index] ?? 0, to), 0)
}

/**
 * Fills `cost[set * stops + last]`, the cheapest path from the start over a set of stops that ends at `last`, from small sets to
 * large.
 */
function orderByHeldKarp(costs: readonly (readonly number[])[], stops: number): number[] {
  const sets = 1 << stops
  const cost = new Float64Array(sets * stops).fill(Number.POSITIVE_INFINITY)
  const before = new Int8Array(sets * stops).fill(-1)
  for (let last = 0; last < stops; last++) cost[(1 << last) * stops + last] = costOf(costs, 0, last + 1)
  for (let set = 1; set < sets; set++) {
    for (let last = 0; last < stops; last++) {
      const here = cost[set * stops + last] ?? Number.POSITIVE_INFINITY
      if (here === Number.POSITIVE_INFINITY) continue
      for (let next = 0; next < stops; next++) {
        if (set & (1 << next)) continue
        const slot = (set | (1 << next)) * stops + next
        const total = here + costOf(costs, last + 1, next + 1)
        if (total >= (cost[slot] ?? Number.POSITIVE_INFINITY)) continue
        cost[slot] = total
        before[slot] = last
      }
    }
  }
  return pathTo(cheapestEnd(costs, cost, stops), before, stops)
}

function cheapestEnd(costs: readonly (readonly number[])[], cost: Float64Array, stops: number): number {
  const full = (1 << stops) - 1
  const total = (last: number) => (cost[full * stops + last] ?? 0) + costOf(costs, last + 1, stops + 1)
  let best = 0
  for (let last = 1; last < stops; last++) if (total(last) < total(best)) best = last
  return best
}

function pathTo(end: number, before: Int8Array, stops: number): number[] {
  const path: number[] = []
  let set = (1 << stops) - 1
  for (let last = end; last >= 0; ) {
    path.unshift(last + 1)
    const previous = before[set * stops + last] ?? -1
    set &= ~(1 << last)
    last = previous
  }
  return path
}

function costOf(costs: readonly (readonly number[])[], from: number, to: number): number {
  return costs[from]?.[to] ?? Number.POSITIVE_INFINITY
}
