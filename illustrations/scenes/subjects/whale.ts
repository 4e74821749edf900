import { spline } from "../drawing/lines.ts"
import { type Point, points } from "../drawing/points.ts"
import { curve } from "./curve.ts"

const RIGHT_HALF: readonly Point[] = points(`
  -17,12c -12,-16 -15,-40 -38,-60 -76,-74 -108,-86 -134,-106c -112,-114 -84,-114 -52,-106 -22,-86
  0,-60c
`)

/** Tail of a diving whale, about 260 wide, its stalk at (0, 0). */
export const fluke = spline([...RIGHT_HALF, ...RIGHT_HALF.slice(0, -1).reverse().map(mirrorPoint)], {
  decimals: 0,
})

/** The edge of the tail that the low sun lights. */
export const flukeLit = curve(
  "-134,-106c -112,-114 -84,-114 -52,-106 -22,-86 0,-60c -26,-80 -56,-97 -88,-103",
)

function mirrorPoint([x, y, corner]: Point): Point {
  return [-x, y, corner]
}
