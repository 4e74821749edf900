import { tone } from "../drawing/colour.ts"
import { circle, joinMarkup, path, stroke } from "../drawing/elements.ts"
import { spline } from "../drawing/lines.ts"
import type { Scene } from "../scene.ts"

/** A spot-billed pelican on a mooring post: the bird about 100 tall, the foot of the post at (0, 0), facing right. */
export function pelicanSymbol(
  scene: Scene,
  {
    body = "#fff3dc",
    shade = "#b99aa0",
    bill = "#f2a65a",
    pouch = "#d9795a",
    post = "#3a2a44",
    postHeight = 60,
    dark = "#4a3448",
  } = {},
): string {
  const y = -postHeight
  return scene.symbol(
    joinMarkup([
      path(`M-13 8L-11 ${y}h22l2 ${postHeight + 8}z`, post),
      path(`M-13 8L-11 ${y}h6l-1 ${postHeight + 8}z`, tone(post, 0.12)),
      stroke(`M2 ${y - 14}L-3 ${y + 1}M8 ${y - 14}L6 ${y + 1}`, bill, 4),
      path(
        spline(
          [
            [-30, y - 12, 1],
            [-44, y - 2, 1],
            [-24, y - 8],
            [-4, y - 4],
            [14, y - 8],
            [24, y - 22],
            [24, y - 40],
            [18, y - 54],
            [16, y - 66],
            [20, y - 76],
            [28, y - 84],
            [24, y - 93],
            [14, y - 94],
            [6, y - 86],
            [5, y - 72],
            [8, y - 58],
            [2, y - 50],
            [-12, y - 44],
            [-24, y - 30],
          ],
          { decimals: 0 },
        ),
        body,
      ),
      path(
        spline(
          [
            [-44, y - 2, 1],
            [-28, y - 14],
            [-20, y - 32],
            [-4, y - 44],
            [8, y - 38],
            [2, y - 22],
            [-14, y - 11],
          ],
          { decimals: 0 },
        ),
        shade,
      ),
      path(
        spline(
          [
            [14, y - 8],
            [24, y - 22],
            [24, y - 40],
            [18, y - 54, 1],
            [16, y - 36],
            [10, y - 18],
          ],
          { decimals: 0 },
        ),
        tone(shade, 0.08),
      ),
      path(`M25 ${y - 90}L70 ${y - 62}L66 ${y - 60}L24 ${y - 84}z`, bill),
      path(`M24 ${y - 85}L66 ${y - 60}C52 ${y - 56} 36 ${y - 62} 24 ${y - 78}z`, pouch),
      circle(20, y - 88, 1.9, dark),
      path(`M14 ${y - 94}q-8-2-12-8q10-1 16 6z`, shade),
    ]),
  )
}
