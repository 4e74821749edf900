import { path, stroke } from "../drawing/elements.ts"
import { spline } from "../drawing/lines.ts"
import { Pen } from "../drawing/pen.ts"
import type { Point } from "../drawing/points.ts"
import type { Scene } from "../scene.ts"

/** A bird around (x, y); `tilt` raises its left or right wing, as a share of its width. */
export type Bird = readonly [x: number, y: number, width: number, tilt?: number]

/** Birds far off on the wing. @returns path data. */
export function birds(list: readonly Bird[], { decimals = 1 } = {}): string {
  const pen = new Pen(decimals)
  for (const bird of list) drawBird(pen, bird)
  return pen.path
}

function drawBird(pen: Pen, [x, y, width, tilt = 0]: Bird) {
  const height = width * 0.3
  const dip = tilt * width
  const leftX = x - width / 2
  const leftY = y - height * 0.5 + dip
  const rightX = x + width / 2
  const rightY = y - height * 0.4 - dip
  pen
    .moveTo(leftX, leftY)
    .curveTo(x - width * 0.3, y - height * 0.95 + dip * 0.5, x - width * 0.12, y - height * 0.5, x, y)
    .curveTo(
      x + width * 0.12,
      y - height * 0.5,
      x + width * 0.3,
      y - height * 0.95 - dip * 0.5,
      rightX,
      rightY,
    )
    .curveTo(
      x + width * 0.28,
      y - height * 0.55 - dip * 0.4,
      x + width * 0.13,
      y - height * 0.2,
      x + width * 0.02,
      y + height * 0.32,
    )
    .curveTo(x - width * 0.12, y - height * 0.2, x - width * 0.28, y - height * 0.6 + dip * 0.4, leftX, leftY)
    .close()
}

const EGRET: readonly Point[] = [
  [-34, -34, 1],
  [-20, -46],
  [-4, -56],
  [10, -58],
  [13, -66],
  [7, -76],
  [4, -86],
  [9, -95],
  [18, -98],
  [24, -95],
  [26, -92, 1],
  [20, -90],
  [13, -87],
  [13, -80],
  [19, -70],
  [20, -60],
  [14, -46],
  [2, -36],
  [-12, -33],
]

/** A white egret, standing: 100 tall, its feet at the origin, facing right. @returns its id. */
export function egretSymbol(
  scene: Scene,
  { colour = "#fff7e2", shade = "#cdb9a2", leg = "#3a3038", bill = "#e8a23a" } = {},
): string {
  return scene.symbol(
    [
      stroke("M-3-32L-5 0M4-33L6 0", leg, 2),
      path(spline(EGRET, { decimals: 0 }), colour),
      path("M-34-34C-20-40-6-44 6-46C2-38-8-34-14-33z", shade),
      path("M24-96L42-91 24-91.500z", bill),
    ].join(""),
  )
}
