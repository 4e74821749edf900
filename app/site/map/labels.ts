import { type Point, VIEW } from "./geometry.ts"

/** A name to be written beside its dot. `gap` is the room between them, all in the drawing's units. */
export type Name = { slug: string; text: string; at: Point; size: number; gap: number }

/** Where a name stands: the start, middle or end of its line. */
export type Label = { slug: string; text: string; x: number; y: number; anchor: "start" | "middle" | "end" }

type Box = { left: number; right: number; top: number; bottom: number }

const LETTER_WIDTH = 0.56
/** From the line that letters stand on up to their middle. */
const HALF_LETTER = 0.31
/** What letters take above and below that line, tails included. */
const ABOVE_LINE = 0.72
const BELOW_LINE = 0.2
const DOT_RADIUS = 6

/**
 * Writes each name to the right of its dot, or left, above or below it where another name, the edge or another dot is in
 * the way. Those that come first choose first; a name without room between the others is left out.
 */
export function placeLabels(names: readonly Name[], dots: readonly Point[] = []): Label[] {
  const dotBoxes = dots.map(dotBox)
  const taken: Box[] = []
  return names.flatMap((name) => {
    const free = placesFor(name).filter((place) => isFree(boxOf(place, name.size), taken))
    const label = free.find((place) => isFree(boxOf(place, name.size), dotBoxes)) ?? free[0]
    if (!label) return []
    taken.push(boxOf(label, name.size))
    return [label]
  })
}

function placesFor({ slug, text, at, size, gap }: Name): Label[] {
  const middle = at.y + size * HALF_LETTER
  return [
    { slug, text, x: at.x + gap, y: middle, anchor: "start" },
    { slug, text, x: at.x - gap, y: middle, anchor: "end" },
    { slug, text, x: at.x, y: at.y - gap - size * BELOW_LINE, anchor: "middle" },
    { slug, text, x: at.x, y: at.y + gap + size * ABOVE_LINE, anchor: "middle" },
  ]
}

function boxOf({ text, x, y, anchor }: Label, size: number): Box {
  const width = text.length * size * LETTER_WIDTH
  const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2
  return { left, right: left + width, top: y - size * ABOVE_LINE, bottom: y + size * BELOW_LINE }
}

function dotBox({ x, y }: Point): Box {
  return { left: x - DOT_RADIUS, right: x + DOT_RADIUS, top: y - DOT_RADIUS, bottom: y + DOT_RADIUS }
}

function isFree(box: Box, taken: readonly Box[]): boolean {
  const isInside = box.left >= 0 && box.right <= VIEW.width && box.top >= 0 && box.bottom <= VIEW.height
  return isInside && !taken.some((other) => overlap(box, other))
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}
