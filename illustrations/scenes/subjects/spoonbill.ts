import { circle, group, joinMarkup, path, stroke, url } from "../drawing/elements.ts"
import type { Pen } from "../drawing/pen.ts"
import type { Scene } from "../scene.ts"
import { curve } from "./curve.ts"
import { ROUND } from "./round.ts"

/** A white spoonbill: about 300 tall, feet at (0, 0), facing right. */
export function spoonbillSymbol(
  scene: Scene,
  { white = "#fffaf0", shade = "#c9b2bd", black = "#2c2a44", tip = "#f6c24f", buff = "#f7cf8a" } = {},
): string {
  const outline = curve(SPOONBILL)
  return scene.symbol(
    joinMarkup([
      stroke("M-12-128L-18-62-8 0M14-128L22-64 10 0M-8 0l16 3M10 0l16 3", black, 5.4, ROUND),
      path("M44-283C26-286 10-276 2-256C16-265 28-267 40-266z", white),
      path(outline, white),
      group(path("M-120-120C-60-150 10-136 62-190L80-90H-120z", shade), {
        "clip-path": url(scene.clip(outline)),
      }),
      stroke("M-92-130C-64-152-24-160 16-158M-62-162C-34-180-4-184 24-182", shade, 3.4, ROUND),
      path(curve("54,-206 66,-192 60,-172 48,-178 46,-194"), buff),
      path(
        "M62-282C86-270 104-246 118-216C132-204 134-188 124-184C112-184 106-196 108-212C94-236 78-254 58-264z",
        black,
      ),
      path("M112-198C110-190 116-184 124-184C130-186 132-194 128-202C124-196 118-194 112-198z", tip),
      circle(56, -276, 3, black),
    ]),
  )
}

const SPOONBILL = `
  -112,-118c -88,-160 -40,-194 14,-196 38,-204 42,-222 32,-244 28,-268 42,-288 62,-284 68,-270 56,-258 52,-246
  64,-222 66,-190 44,-150 0,-122 -56,-116
`

/** A far wader, 40 tall at scale 1, drawn with a pen for bodies and one for legs; `direction` -1 faces left. */
export function drawTinyWader(
  bodies: Pen,
  legs: Pen,
  {
    x,
    y,
    scale,
    isFeeding,
    direction = 1,
  }: { x: number; y: number; scale: number; isFeeding: boolean; direction?: number },
) {
  const X = (value: number) => x + value * scale * direction
  const Y = (value: number) => y + value * scale
  legs.moveTo(X(-1), Y(-15)).lineTo(X(-1.5), Y(0)).moveTo(X(2), Y(-15)).lineTo(X(1.5), Y(0))
  bodies.moveTo(X(-14), Y(-15)).curveTo(X(-8), Y(-26), X(2), Y(-28), X(6), Y(-24))
  if (isFeeding) {
    bodies.curveTo(X(14), Y(-26), X(15), Y(-14), X(12), Y(-1))
    bodies.curveTo(X(10), Y(-10), X(10), Y(-18), X(7), Y(-18))
  } else {
    bodies.curveTo(X(8), Y(-28), X(3), Y(-36), X(9), Y(-39))
    bodies.lineTo(X(18), Y(-34)).lineTo(X(10), Y(-35))
    bodies.curveTo(X(9), Y(-31), X(13), Y(-24), X(7), Y(-18))
  }
  bodies.curveTo(X(2), Y(-13), X(-6), Y(-13), X(-14), Y(-15)).close()
}
