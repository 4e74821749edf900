import { joinMarkup, path, stroke } from "../drawing/elements.ts"
import { spline } from "../drawing/lines.ts"
import { type Point, points } from "../drawing/points.ts"
import type { Scene } from "../scene.ts"
import { curve } from "./curve.ts"
import { ROUND_ENDS } from "./round.ts"

/** A flying egret seen from above: heading up, span about 200, its middle at (0, 0). */
export function egretFromAboveSymbol(
  scene: Scene,
  { colour = "#fffdf2", shade = "#d3dccb", bill = "#f2b13a", leg = "#4a4a40" } = {},
): string {
  const leftWing = RIGHT_WING.map(([x, y, isCorner]): Point => [-x, y, isCorner])
  return scene.symbol(
    joinMarkup([
      stroke("M-3 40L-5 66M3 40L5 66", leg, 2.6, ROUND_ENDS),
      path(spline(RIGHT_WING, { decimals: 0 }), colour),
      path(spline(leftWing, { decimals: 0 }), shade),
      path(curve("0,-58c 7,-44 7,-34 12,-16 10,16 5,44c -5,44c -10,16 -12,-16 -7,-34 -7,-44"), colour),
      path("M-4-54L0-76 4-54z", bill),
      path("M-10 10C-6 24-5 36-5 44L0 46V-10z", shade),
    ]),
  )
}

const RIGHT_WING: readonly Point[] = points(
  "0,-20c 16,-32 46,-46 74,-40 100,-12c 84,-16 66,-14 48,-4 30,8 10,18c",
)
