/**
 * The order of stops with the least total cost from a fixed start to a fixed end. The result is exact: Held–Karp algorithm.
 * `costs[from][to]` can be in any unit. Row 0 is the start, the last row is the end, and the rows between are the stops.
 * @returns the numbers of the stops, 1 to n, in the best order; in the given order if no other is better
 */
export function bestOrder(costs: readonly (readonly number[])[]): number[] {
  const stopCount = Math.max(0, costs.length - 2)
  const givenOrder = Array.from({ length: stopCount }, (_, index) => index + 1)
  if (stopCount < 2) return givenOrder
  const best = orderByHeldKarp(costs, stopCount)
  return pathCost(costs, best) < pathCost(costs, givenOrder) - SMALLEST_GAIN ? best : givenOrder
}

/** The tolerance for equal costs, because sums of the same roads in another order differ by rounding. */
const SMALLEST_GAIN = 1e-9

/** The cost of visiting stops in this order, from the start to the end. */
export function pathCost(costs: readonly (readonly number[])[], order: readonly number[]): number {
  const path = [0, ...order, costs.length - 1]
  return path.slice(1).reduce((total, to, index) => total + costOf(costs, path[index] ?? 0, to), 0)
}

/**
 * Fills `pathCosts[set * stopCount + last]`, the cheapest path from the start over a set of stops that ends at `last`, from small
 * sets to large. A set is a bit mask of stops.
 */
function orderByHeldKarp(costs: readonly (readonly number[])[], stopCount: number): number[] {
  const setCount = 1 << stopCount
  // For twelve stops the loop runs 135,000 times. A flat array, and visiting members only instead of testing each number, save half
  // of its time.
  const costsBetween = Float64Array.from({ length: stopCount * stopCount }, (_, index) =>
    costOf(costs, Math.floor(index / stopCount) + 1, (index % stopCount) + 1),
  )
  const pathCosts = new Float64Array(setCount * stopCount).fill(Number.POSITIVE_INFINITY)
  const previousStops = new Int8Array(setCount * stopCount).fill(-1)
  for (let last = 0; last < stopCount; last++)
    pathCosts[(1 << last) * stopCount + last] = costOf(costs, 0, last + 1)
  for (let set = 1; set < setCount; set++) {
    const others = ~set & (setCount - 1)
    // `lasts` and `nexts` are the members that the loops still have to visit. `x & (x - 1)` removes the lowest member of `x`.
    for (let lasts = set; lasts !== 0; lasts &= lasts - 1) {
      const last = lowestMember(lasts)
      const costSoFar = pathCosts[set * stopCount + last] ?? Number.POSITIVE_INFINITY
      for (let nexts = others; nexts !== 0; nexts &= nexts - 1) {
        const next = lowestMember(nexts)
        const index = (set | (1 << next)) * stopCount + next
        const total = costSoFar + (costsBetween[last * stopCount + next] ?? Number.POSITIVE_INFINITY)
        if (total >= (pathCosts[index] ?? Number.POSITIVE_INFINITY)) continue
        pathCosts[index] = total
        previousStops[index] = last
      }
    }
  }
  return pathTo(cheapestLastStop(costs, pathCosts, stopCount), previousStops, stopCount)
}

/** The lowest number in a set that is not empty. */
function lowestMember(set: number): number {
  return 31 - Math.clz32(set & -set)
}

function cheapestLastStop(
  costs: readonly (readonly number[])[],
  pathCosts: Float64Array,
  stopCount: number,
): number {
  const fullSet = (1 << stopCount) - 1
  const total = (last: number) =>
    (pathCosts[fullSet * stopCount + last] ?? 0) + costOf(costs, last + 1, stopCount + 1)
  let best = 0
  for (let last = 1; last < stopCount; last++) if (total(last) < total(best)) best = last
  return best
}

function pathTo(lastStop: number, previousStops: Int8Array, stopCount: number): number[] {
  const path: number[] = []
  let set = (1 << stopCount) - 1
  for (let last = lastStop; last >= 0; ) {
    path.unshift(last + 1)
    const previous = previousStops[set * stopCount + last] ?? -1
    set &= ~(1 << last)
    last = previous
  }
  return path
}

function costOf(costs: readonly (readonly number[])[], from: number, to: number): number {
  return costs[from]?.[to] ?? Number.POSITIVE_INFINITY
}
