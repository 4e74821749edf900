import type { Period } from "./period.ts"

/** Puts periods into as few lanes as they need so that none in a lane touches another. @returns the lane of each, from 0. */
export function lanesOf(periods: readonly Period[]): number[] {
  const ends: string[] = []
  const lanes = periods.map(() => 0)
  const inOrder = periods.map((period, index) => ({ period, index }))
  inOrder.sort((one, other) => (one.period.from < other.period.from ? -1 : 1))
  for (const { period, index } of inOrder) {
    const free = ends.findIndex((end) => end <= period.from)
    const lane = free === -1 ? ends.length : free
    ends[lane] = period.to
    lanes[index] = lane
  }
  return lanes
}
