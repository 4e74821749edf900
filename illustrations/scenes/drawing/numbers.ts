import { itemAt } from "./lists.ts"
import type { Point } from "./points.ts"

/** A share `t` of the way from one number to another. */
export const lerp = (from: number, to: number, t: number): number => from + (to - from) * t

export const clamp = (value: number, min = 0, max = 1): number => Math.max(min, Math.min(max, value))

/** A smooth step from 0 to 1, slow at both ends. */
function smoothStep(t: number): number {
  const share = clamp(t)
  return share * share * (3 - 2 * share)
}

/** Looks up x in a table of pairs, sorted by x: linear between its rows, constant beyond them. */
export function table(rows: readonly Point[], x: number): number {
  return lookUp(rows, x, (t) => t)
}

/** Like `table`, with a rounded step between one row and the next. */
export function smoothTable(rows: readonly Point[], x: number): number {
  return lookUp(rows, x, smoothStep)
}

export const degreesToRadians = (degrees: number): number => (degrees * Math.PI) / 180

function lookUp(rows: readonly Point[], x: number, ease: (t: number) => number): number {
  const first = itemAt(rows, 0)
  if (x <= first[0]) return first[1]
  const next = rows.findIndex((row, i) => i > 0 && x <= row[0])
  if (next < 0) return itemAt(rows, -1)[1]
  const [fromX, fromY] = itemAt(rows, next - 1)
  const [toX, toY] = itemAt(rows, next)
  return lerp(fromY, toY, ease((x - fromX) / (toX - fromX || 1)))
}
