import { spline } from "../drawing/lines.ts"
import { points } from "../drawing/points.ts"

/** A closed curve through points written as text, in whole units. @returns path data. */
export function curve(text: string): string {
  return spline(points(text), { decimals: 0 })
}
