import { spline } from "./lines.ts"
import type { Point } from "./points.ts"

/**
 * Points written one after the other: `points("-9,0 -4,-24c 12,-30")`. A `c` makes a point a sharp corner.
 * A list of pairs says the same, but takes a line for every point.
 */
export function points(text: string): readonly Point[] {
  return text
    .trim()
    .split(/\s+/)
    .map((written) => {
      const [x, y] = numbersOf(written.replace("c", ""), 2)
      return written.endsWith("c") ? [x, y, 1] : [x, y]
    })
}

/** A closed curve through points written like that, in whole units. @returns path data. */
export function curve(text: string): string {
  return spline(points(text), { decimals: 0 })
}

/** Points with a width, of a road, a fall or a limb: `widePoints("-9,0,12 -4,-24,8")`. */
export function widePoints(text: string): readonly (readonly [x: number, y: number, width: number])[] {
  return text
    .trim()
    .split(/\s+/)
    .map((written) => {
      const [x, y, width] = numbersOf(written, 3)
      return [x, y, width]
    })
}

function numbersOf(written: string, count: number): [number, number, number] {
  const [x = Number.NaN, y = Number.NaN, third = 0, ...rest] = written.split(",").map(Number)
  const isWhole = rest.length === 0 && written.split(",").length === count
  if (!isWhole || Number.isNaN(x + y + third)) throw new Error(`Not ${count} numbers: ${written}`)
  return [x, y, third]
}
