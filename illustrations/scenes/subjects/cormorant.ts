import { group, path } from "../drawing/elements.ts"

/** A cormorant on a snag, drying its wings or at rest: about 30 tall, feet at (x, y). */
export function cormorant(x: number, y: number, scale: number, colour: string, isDrying: boolean): string {
  const outline = isDrying ? DRYING : AT_REST
  return group(path(outline, colour), { transform: `translate(${x} ${y})scale(${scale})` })
}

const DRYING =
  "M-3 0C-5-8-4-14-2-18C-12-20-20-16-26-8C-22-22-12-28-2-26C-3-32-2-37 3-38L10-37 3-34C2-31 3-28 3-26C12-28 22-22 26-8C20-16 12-20 3-18C5-12 4-6 3 0z"
const AT_REST = "M-4 4L-2-4C-6-12-4-22 0-27C-2-33 0-39 5-39L13-37 6-35C3-32 4-30 5-26C8-18 5-8 2-3L-1 5z"
