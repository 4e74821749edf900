import { type Point, VIEW } from "./geometry.ts"

/** A name that needs a label beside its dot. `gap` is the distance between them; all in units of the map. */
export type LabelledPoint = { slug: string; text: string; at: Point; size: number; gap: number }

/** A label with its position: that of the start, middle or end of its text. */
export type Label = { slug: string; text: string; x: number; y: number; anchor: "start" | "middle" | "end" }

type Box = { left: number; right: number; top: number; bottom: number }

/** The average width of a letter, in em. */
const LETTER_WIDTH = 0.56
/** From the baseline to the middle of the letters, in em. */
const HALF_HEIGHT = 0.31
/** The height of letters above and below the baseline, in em. */
const ASCENT = 0.72
const DESCENT = 0.2
const DOT_RADIUS = 6

/**
 * Places each label to the right of its dot, otherwise left, above or below, where it overlaps no other label, no edge and, if
 * possible, no other dot. Earlier names have priority; a name without free space is left out.
 */
export function placeLabels(names: readonly LabelledPoint[], dots: readonly Point[] = []): Label[] {
  const dotBoxes = dots.map(dotBox)
  const occupied: Box[] = []
  return names.flatMap((name) => {
    const free = candidatesFor(name).filter((place) => isFree(boxOf(place, name.size), occupied))
    const label = free.find((place) => isFree(boxOf(place, name.size), dotBoxes)) ?? free[0]
    if (!label) return []
    occupied.push(boxOf(label, name.size))
    return [label]
  })
}

function candidatesFor({ slug, text, at, size, gap }: LabelledPoint): Label[] {
  const middle = at.y + size * HALF_HEIGHT
  return [
    { slug, text, x: at.x + gap, y: middle, anchor: "start" },
    { slug, text, x: at.x - gap, y: middle, anchor: "end" },
    { slug, text, x: at.x, y: at.y - gap - size * DESCENT, anchor: "middle" },
    { slug, text, x: at.x, y: at.y + gap + size * ASCENT, anchor: "middle" },
  ]
}

function boxOf({ text, x, y, anchor }: Label, size: number): Box {
  const width = text.length * size * LETTER_WIDTH
  const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2
  return { left, right: left + width, top: y - size * ASCENT, bottom: y + size * DESCENT }
}

function dotBox({ x, y }: Point): Box {
  return { left: x - DOT_RADIUS, right: x + DOT_RADIUS, top: y - DOT_RADIUS, bottom: y + DOT_RADIUS }
}

function isFree(box: Box, occupied: readonly Box[]): boolean {
  const isInside = box.left >= 0 && box.right <= VIEW.width && box.top >= 0 && box.bottom <= VIEW.height
  return isInside && !occupied.some((other) => overlap(box, other))
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}
