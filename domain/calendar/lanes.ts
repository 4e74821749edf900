/** A half-open interval on a line. */
export type Span = { from: number; to: number }

/**
 * Assigns spans to as few lanes as possible, so that spans in one lane do not overlap.
 * @returns the lane of each span, from 0
 */
export function lanesOf(spans: readonly Span[]): number[] {
  const laneEnds: number[] = [] // the end of the last span in each lane
  const lanes = spans.map(() => 0)
  const inOrder = spans.map((span, index) => ({ ...span, index }))
  inOrder.sort((one, other) => one.from - other.from)
  for (const { from, to, index } of inOrder) {
    const free = laneEnds.findIndex((end) => end <= from)
    const lane = free === -1 ? laneEnds.length : free
    laneEnds[lane] = to
    lanes[index] = lane
  }
  return lanes
}
