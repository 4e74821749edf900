import { bandBetween } from "../drawing/lines.ts"
import { itemAt } from "../drawing/lists.ts"
import type { Point } from "../drawing/points.ts"

/** A point of the middle of a limb, with its thickness there. */
export type LimbPoint = readonly [x: number, y: number, width: number]

/** Tapering limbs, each a curve through its points. @returns path data. */
export function limbs(list: readonly (readonly LimbPoint[])[], decimals = 0): string {
  return list.map((limb) => limbPath(limb, decimals)).join("")
}

function limbPath(limb: readonly LimbPoint[], decimals: number): string {
  const one: Point[] = []
  const other: Point[] = []
  limb.forEach(([x, y, width], i) => {
    const before = itemAt(limb, Math.max(0, i - 1))
    const after = itemAt(limb, Math.min(limb.length - 1, i + 1))
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
    const normalX = -(after[1] - before[1]) / length
    const normalY = (after[0] - before[0]) / length
    one.push([x + (normalX * width) / 2, y + (normalY * width) / 2])
    other.push([x - (normalX * width) / 2, y - (normalY * width) / 2])
  })
  return bandBetween(one, other, decimals)
}
