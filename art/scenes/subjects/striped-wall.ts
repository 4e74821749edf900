import { path } from "../drawing/elements.ts"
import { polygon } from "../drawing/lines.ts"
import { times } from "../drawing/lists.ts"
import { lerp } from "../drawing/numbers.ts"
import type { Point } from "../drawing/points.ts"

/** A wall from `fromX` to `toX`; the heights of its foot and its top at both ends. */
export interface Wall {
  fromX: number
  toX: number
  foot: readonly [from: number, to: number]
  top: readonly [from: number, to: number]
}

/** A temple wall in upright stripes of two colours by turns. */
export function stripedWall(
  { fromX, toX, foot, top }: Wall,
  stripes: number,
  first: string,
  second: string,
): string {
  const stripe = (i: number) => {
    const [start, end] = [i / stripes, (i + 1) / stripes]
    const at = ([from, to]: readonly [number, number], share: number): Point => [
      lerp(fromX, toX, share),
      lerp(from, to, share),
    ]
    return polygon([at(foot, start), at(foot, end), at(top, end), at(top, start)], { decimals: 0 })
  }
  const all = times(stripes, stripe)
  const everySecond = (odd: number) => all.filter((_, i) => i % 2 === odd).join("")
  return path(everySecond(0), first) + path(everySecond(1), second)
}
