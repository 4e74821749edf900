import { bandBetween } from "../drawing/lines.ts"
import { itemAt } from "../drawing/lists.ts"
import { clamp } from "../drawing/numbers.ts"
import type { Point } from "../drawing/points.ts"

/** A point of the middle of a road, with its width there. */
export type RoadPoint = readonly [x: number, y: number, width: number]

interface Ribbon {
  decimals?: number
  /** Widens the road: above 1 for a verge under it. */
  scale?: number
  dx?: number
  dy?: number
  /** The foreshortening of the ground: 1 is seen from above, less is flatter. */
  flatness?: number
}

/**
 * A road, track or river on the ground plane. Its edges keep their distance in the ground plane, not on the canvas:
 * otherwise they have kinks in the bends. @returns path data.
 */
export function ribbon(
  points: readonly RoadPoint[],
  { decimals = 0, scale = 1, dx = 0, dy = 0, flatness = 0.4 }: Ribbon = {},
): string {
  const middle = addCurvePoints(points)
  const left: Point[] = []
  const right: Point[] = []
  middle.forEach(([x, y, width], i) => {
    const before = itemAt(middle, Math.max(0, i - 1))
    const after = itemAt(middle, Math.min(middle.length - 1, i + 1))
    const along = after[0] - before[0]
    const away = (after[1] - before[1]) / flatness
    const length = Math.hypot(along, away) || 1
    const half = (width * scale) / 2
    left.push([x - (away / length) * half + dx, y + (along / length) * half * flatness + dy])
    right.push([x + (away / length) * half + dx, y - (along / length) * half * flatness + dy])
  })
  return bandBetween(left, right, decimals)
}

/** Four points for every one, on a Catmull-Rom spline: the two edges stay parallel through the bends. */
function addCurvePoints(points: readonly RoadPoint[]): RoadPoint[] {
  const pointAt = (i: number) => itemAt(points, clamp(i, 0, points.length - 1))
  const dense: RoadPoint[] = []
  for (let i = 0; i < points.length - 1; i++)
    for (let quarter = 0; quarter < 4; quarter++) {
      const along = (axis: 0 | 1 | 2) =>
        catmullRom(
          pointAt(i - 1)[axis],
          pointAt(i)[axis],
          pointAt(i + 1)[axis],
          pointAt(i + 2)[axis],
          quarter / 4,
        )
      dense.push([along(0), along(1), along(2)])
    }
  dense.push(itemAt(points, -1))
  return dense
}

function catmullRom(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
}
