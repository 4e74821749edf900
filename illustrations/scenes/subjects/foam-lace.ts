import { bandBetween } from "../drawing/lines.ts"
import { itemAt } from "../drawing/lists.ts"
import type { Point } from "../drawing/points.ts"
import { seededRandom } from "../drawing/random.ts"

interface FoamLace {
  thickness?: number
  seed?: number
  /** How far the lace leaves the line. */
  jitter?: number
  /** Number of drawn points for each given point. */
  detail?: number
  /** Share of the line where the lace thins to nothing. */
  gap?: number
}

/** A lace of foam along a line: a ribbon of uneven width between two ragged edges. @returns path data. */
export function foamLace(
  line: readonly Point[],
  { thickness = 6, seed = 1, jitter = 3, detail = 4, gap = 0 }: FoamLace = {},
): string {
  const random = seededRandom(seed)
  const middle = addCurvePoints(line, detail)
  const one: Point[] = []
  const other: Point[] = []
  middle.forEach(([x, y], i) => {
    const [beforeX, beforeY] = itemAt(middle, Math.max(0, i - 1))
    const [afterX, afterY] = itemAt(middle, Math.min(middle.length - 1, i + 1))
    const length = Math.hypot(afterX - beforeX, afterY - beforeY) || 1
    const offset = random.spread() * jitter
    const width = thickness * random.between(0.1, 1) * (random() < gap ? 0.05 : 1)
    const normalX = (afterY - beforeY) / length
    const normalY = -(afterX - beforeX) / length
    one.push([x + normalX * (offset + width / 2), y + normalY * (offset + width / 2) * 0.7])
    other.push([x + normalX * (offset - width / 2), y + normalY * (offset - width / 2) * 0.7])
  })
  return bandBetween(one, other)
}

function addCurvePoints(line: readonly Point[], detail: number): Point[] {
  const dense: Point[] = []
  for (let i = 0; i < line.length - 1; i++)
    for (let j = 0; j < detail; j++)
      dense.push([catmullRom(line, i, j / detail, 0), catmullRom(line, i, j / detail, 1)])
  dense.push(itemAt(line, -1))
  return dense
}

function catmullRom(line: readonly Point[], start: number, t: number, axis: 0 | 1): number {
  const a = itemAt(line, Math.max(0, start - 1))[axis]
  const b = itemAt(line, start)[axis]
  const c = itemAt(line, start + 1)[axis]
  const d = itemAt(line, Math.min(line.length - 1, start + 2))[axis]
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
}
