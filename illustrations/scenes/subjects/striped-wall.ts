import { path } from "../drawing/elements.ts"
import { polygon } from "../drawing/lines.ts"
import { times } from "../drawing/lists.ts"
import { lerp } from "../drawing/numbers.ts"
import type { Point } from "../drawing/points.ts"

/** A wall from `fromX` to `toX`, with the heights on the canvas of both long edges at either end. */
export interface Wall {
  fromX: number
  toX: number
  edge: readonly [from: number, to: number]
  oppositeEdge: readonly [from: number, to: number]
}

/** A temple wall in upright stripes of two colours by turns. */
export function stripedWall(
  { fromX, toX, edge, oppositeEdge }: Wall,
  stripes: number,
  first: string,
  second: string,
): string {
  const stripe = (i: number) => {
    const start = i / stripes
    const end = (i + 1) / stripes
    const at = ([from, to]: readonly [number, number], share: number): Point => [
      lerp(fromX, toX, share),
      lerp(from, to, share),
    ]
    return polygon([at(edge, start), at(edge, end), at(oppositeEdge, end), at(oppositeEdge, start)], {
      decimals: 0,
    })
  }
  const all = times(stripes, stripe)
  const everySecond = (odd: number) => all.filter((_, i) => i % 2 === odd).join("")
  return path(everySecond(0), first) + path(everySecond(1), second)
}
