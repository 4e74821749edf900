import { type Point, VIEW } from "./geometry.ts"

/**
 * A place that needs a label beside its dot. `size` is the font size, `gap` the distance from the centre of the dot to the label.
 * Lengths are in units of the map.
 */
export type LabelledPoint = { slug: string; text: string; point: Point; size: number; gap: number }

/** A label with the position of the start, middle or end of its text. */
export type PlaceLabel = {
  slug: string
  text: string
  x: number
  y: number
  anchor: "start" | "middle" | "end"
}

/**
 * The areas that labels should not cover: the dots of all places, larger circles such as the badges of a route's stops, and other
 * texts.
 */
export type Obstacles = {
  dots?: readonly Point[]
  circles?: readonly (Point & { radius: number })[]
  texts?: readonly Box[]
}

/** A rectangle in units of the map. */
export type Box = { left: number; right: number; top: number; bottom: number }

/** The average width of a letter, in em. */
const LETTER_WIDTH = 0.56
/** The distance from the baseline to the middle of the letters, in em. */
export const HALF_HEIGHT = 0.31
/** The height of letters above and below the baseline, in em. */
const ASCENT = 0.72
const DESCENT = 0.2
/** The radius of the dot of a place, in units of the map. */
export const DOT_RADIUS = 6
/** The weights of covering a label or a circle, and of leaving the map, relative to covering the same area of a dot. */
const WEIGHT = { label: 4, circle: 4, edge: 8, dot: 1 } as const
/** In later rounds a label can also avoid the labels after it. */
const ROUNDS = 4

/**
 * Places each label beside its dot: right, left, above, below or diagonally. Each label gets the position with the lowest cost, which
 * is the weighted area that the label covers of other labels, circles, dots and the edge. Of equal positions the first is used. Labels
 * are placed in their order, in several rounds. No label is omitted.
 */
export function positionLabels(
  labelledPoints: readonly LabelledPoint[],
  { dots = [], circles = [], texts = [] }: Obstacles = {},
): PlaceLabel[] {
  const dotBoxes = dots.map((dot) => boxAround(dot, DOT_RADIUS))
  const circleBoxes = circles.map((circle) => boxAround(circle, circle.radius))
  // A label that covers the dot of another place seems to be the name of that place.
  const labelledDotBoxes = labelledPoints.map(({ point }) => boxAround(point, DOT_RADIUS))
  const chosenLabels = new Map<LabelledPoint, PositionedLabel>()
  for (const labelledPoint of Array.from({ length: ROUNDS }, () => labelledPoints).flat()) {
    const others = [...chosenLabels].filter(([other]) => other !== labelledPoint).map(([, { box }]) => box)
    const positions = positionsFor(labelledPoint).map((label) => {
      const box = labelBox(label, labelledPoint.size)
      const cost =
        WEIGHT.label * areaWithin(box, [...others, ...texts]) +
        WEIGHT.circle * areaWithin(box, [...circleBoxes, ...labelledDotBoxes]) +
        WEIGHT.dot * areaWithin(box, dotBoxes) +
        WEIGHT.edge * areaOutside(box)
      return { label, box, cost }
    })
    const [best] = positions.toSorted((one, other) => one.cost - other.cost)
    if (best) chosenLabels.set(labelledPoint, best)
  }
  return [...chosenLabels.values()].map(({ label }) => label)
}

type PositionedLabel = { label: PlaceLabel; box: Box }

function positionsFor({ slug, text, point, size, gap }: LabelledPoint): PlaceLabel[] {
  const middle = point.y + size * HALF_HEIGHT
  const above = point.y - gap - size * DESCENT
  const below = point.y + gap + size * ASCENT
  const halfGap = gap / 2
  const shift = size * HALF_HEIGHT
  return [
    { slug, text, x: point.x + gap, y: middle, anchor: "start" },
    { slug, text, x: point.x - gap, y: middle, anchor: "end" },
    { slug, text, x: point.x, y: above, anchor: "middle" },
    { slug, text, x: point.x, y: below, anchor: "middle" },
    { slug, text, x: point.x + halfGap, y: above, anchor: "start" },
    { slug, text, x: point.x + halfGap, y: below, anchor: "start" },
    { slug, text, x: point.x - halfGap, y: above, anchor: "end" },
    { slug, text, x: point.x - halfGap, y: below, anchor: "end" },
    { slug, text, x: point.x + gap, y: middle - shift, anchor: "start" },
    { slug, text, x: point.x + gap, y: middle + shift, anchor: "start" },
    { slug, text, x: point.x - gap, y: middle - shift, anchor: "end" },
    { slug, text, x: point.x - gap, y: middle + shift, anchor: "end" },
  ]
}

/** The space that a label takes, estimated from the number of its letters. */
export function labelBox({ text, x, y, anchor }: Omit<PlaceLabel, "slug">, size: number): Box {
  const width = text.length * size * LETTER_WIDTH
  const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2
  return { left, right: left + width, top: y - size * ASCENT, bottom: y + size * DESCENT }
}

export function boxAround({ x, y }: Point, radius: number): Box {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius }
}

function areaWithin(box: Box, others: readonly Box[]): number {
  return others.reduce((sum, other) => sum + sharedArea(box, other), 0)
}

function areaOutside(box: Box): number {
  const area = (box.right - box.left) * (box.bottom - box.top)
  return area - sharedArea(box, { left: 0, right: VIEW.width, top: 0, bottom: VIEW.height })
}

export function sharedArea(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return Math.max(0, width) * Math.max(0, height)
}
