import { joinMarkup, path, stroke } from "../drawing/elements.ts"
import { polygon } from "../drawing/lines.ts"
import { Pen } from "../drawing/pen.ts"
import type { Point } from "../drawing/points.ts"
import { type Scene, stops } from "../scene.ts"
import { elevation } from "./elevation.ts"

interface KandyanRoof {
  /** The x of its axis. */
  x: number
  /** The y of the eaves. */
  y: number
  /** Half the width at the eaves. */
  eavesHalfWidth: number
  /** Half the width at the ridge. */
  ridgeHalfWidth: number
  height: number
  lit?: string
  mid?: string
  dark?: string
  finial?: string
  /** Positions of the finials, right of the axis. */
  finials?: readonly number[]
  tileRows?: number
  /** Height of the bend between both pitches, as a share of the whole. */
  bendShare?: number
}

/** A Kandyan roof with its double pitch; the slopes are straight, a hollow one would be East Asian. */
export function kandyanRoof(
  scene: Scene,
  {
    x,
    y,
    eavesHalfWidth,
    ridgeHalfWidth,
    height,
    lit = "#e08a52",
    mid = "#b5533a",
    dark = "#6b2b35",
    finial = "#f2b544",
    finials = [0],
    tileRows = 12,
    bendShare = 0.36,
  }: KandyanRoof,
): string {
  const at = elevation(x, y, 1)
  const flat = (points: readonly Point[]) => polygon(at.toCanvas(points))
  const bendHalfWidth = ridgeHalfWidth + (eavesHalfWidth - ridgeHalfWidth) * 0.5
  const bendHeight = height * bendShare
  const paint = scene.linearGradient(
    x - eavesHalfWidth,
    0,
    x + eavesHalfWidth,
    0,
    stops(`0 ${lit}, .45 ${mid}, 1 ${dark}`),
  )
  const rows = new Pen(0)
  for (let i = 0; i <= tileRows; i++) {
    const side = -1 + (2 * i) / tileRows
    rows.moveTo(x + side * eavesHalfWidth * 0.98, y - 1).lineTo(x + side * bendHalfWidth, y - bendHeight)
    rows.lineTo(x + side * ridgeHalfWidth, y - height + 1)
  }
  return joinMarkup([
    path(
      flat([
        [-eavesHalfWidth, 0],
        [-bendHalfWidth, bendHeight],
        [-ridgeHalfWidth, height],
        [ridgeHalfWidth, height],
        [bendHalfWidth, bendHeight],
        [eavesHalfWidth, 0],
      ]),
      paint,
    ),
    stroke(rows.path, dark, 1.1, { opacity: 0.4 }),
    path(
      flat([
        [-bendHalfWidth, bendHeight],
        [-bendHalfWidth - 2, bendHeight - 3],
        [bendHalfWidth + 2, bendHeight - 3],
        [bendHalfWidth, bendHeight],
      ]),
      dark,
      { opacity: 0.35 },
    ),
    path(
      flat([
        [-eavesHalfWidth, 0],
        [-eavesHalfWidth, -4],
        [eavesHalfWidth, -4],
        [eavesHalfWidth, 0],
      ]),
      dark,
    ),
    path(
      flat([
        [-ridgeHalfWidth - 2, height - 1],
        [-ridgeHalfWidth - 3, height + 4],
        [ridgeHalfWidth + 3, height + 4],
        [ridgeHalfWidth + 2, height - 1],
      ]),
      dark,
    ),
    finials.map((right) => path(`M${x + right - 5} ${y - height - 3}q-3-7 3-9l2-14 2 14q6 2 3 9z`, finial)),
  ])
}
