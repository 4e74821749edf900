import { type Point, VIEW } from "./geometry.ts"

/** A name that needs a label beside its dot. `gap` is the distance between them; all in units of the map. */
export type LabelledPoint = { slug: string; text: string; at: Point; size: number; gap: number }

/** A label with its position: that of the start, middle or end of its text. */
export type PlaceLabel = {
  slug: string
  text: string
  x: number
  y: number
  anchor: "start" | "middle" | "end"
}

/**
 * The areas that labels should not cover: the dots of all places, larger circles such as those of a route's numbers, and other
 * texts.
 */
export type Obstacles = {
  dots?: readonly Point[]
  circles?: readonly (Point & { radius: number })[]
  texts?: readonly Box[]
}

export type Box = { left: number; right: number; top: number; bottom: number }

/** The average width of a letter, in em. */
const LETTER_WIDTH = 0.56
/** The distance from the baseline to the middle of the letters, in em. */
const HALF_HEIGHT = 0.31
/** The height of letters above and below the baseline, in em. */
const ASCENT = 0.72
const DESCENT = 0.2
const DOT_RADIUS = 6
/** The weights of covering a label or a circle, and of leaving the map, relative to covering the same area of a dot. */
const WEIGHT = { label: 4, circle: 4, edge: 8, dot: 1 } as const
const ROUNDS = 4

/**
 * Places each label beside its dot: right, left, above, below or diagonally. It takes the position that covers the least of the
 * other labels, the circles, the dots and the edge; of equal positions the first. Earlier names choose first, and choose again
 * when all labels have a position. No label is left out.
 */
export function placeLabels(
  names: readonly LabelledPoint[],
  { dots = [], circles = [], texts = [] }: Obstacles = {},
): PlaceLabel[] {
  const dotBoxes = dots.map((dot) => boxAround(dot, DOT_RADIUS))
  const circleBoxes = circles.map((circle) => boxAround(circle, circle.radius))
  // A label on the dot of another name seems to belong to it.
  const namedDots = names.map(({ at }) => boxAround(at, DOT_RADIUS))
  const placed = new Map<LabelledPoint, Placed>()
  for (const name of Array.from({ length: ROUNDS }, () => names).flat()) {
    const others = [...placed].filter(([other]) => other !== name).map(([, { box }]) => box)
    const positions = positionsFor(name).map((label) => {
      const box = boxOf(label, name.size)
      const covered =
        WEIGHT.label * areaWithin(box, [...others, ...texts]) +
        WEIGHT.circle * areaWithin(box, [...circleBoxes, ...namedDots]) +
        WEIGHT.dot * areaWithin(box, dotBoxes) +
        WEIGHT.edge * areaOutside(box)
      return { label, box, covered }
    })
    const [best] = positions.toSorted((one, other) => one.covered - other.covered)
    if (best) placed.set(name, best)
  }
  return [...placed.values()].map(({ label }) => label)
}

type Placed = { label: PlaceLabel; box: Box }

function positionsFor({ slug, text, at, size, gap }: LabelledPoint): PlaceLabel[] {
  const middle = at.y + size * HALF_HEIGHT
  const above = at.y - gap - size * DESCENT
  const below = at.y + gap + size * ASCENT
  const beside = gap / 2
  const shift = size * HALF_HEIGHT
  return [
    { slug, text, x: at.x + gap, y: middle, anchor: "start" },
    { slug, text, x: at.x - gap, y: middle, anchor: "end" },
    { slug, text, x: at.x, y: above, anchor: "middle" },
    { slug, text, x: at.x, y: below, anchor: "middle" },
    { slug, text, x: at.x + beside, y: above, anchor: "start" },
    { slug, text, x: at.x + beside, y: below, anchor: "start" },
    { slug, text, x: at.x - beside, y: above, anchor: "end" },
    { slug, text, x: at.x - beside, y: below, anchor: "end" },
    { slug, text, x: at.x + gap, y: middle - shift, anchor: "start" },
    { slug, text, x: at.x + gap, y: middle + shift, anchor: "start" },
    { slug, text, x: at.x - gap, y: middle - shift, anchor: "end" },
    { slug, text, x: at.x - gap, y: middle + shift, anchor: "end" },
  ]
}

/** The space that a label takes, estimated from the number of its letters. */
export function boxOf({ text, x, y, anchor }: Omit<PlaceLabel, "slug">, size: number): Box {
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
