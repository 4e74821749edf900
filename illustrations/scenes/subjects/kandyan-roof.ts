import { joinMarkup, path, stroke } from "../drawing/elements.ts"
import { polygon } from "../drawing/lines.ts"
import { Pen } from "../drawing/pen.ts"
import type { Point } from "../drawing/points.ts"
import { type Scene, stops } from "../scene.ts"
import { elevation } from "./elevation.ts"

interface KandyanRoof {
  /** The x of its axis. */
  x: number
  /** The eaves. */
  y: number
  /** Half the width at the eaves. */
  eaves: number
  /** Half the width at the ridge. */
  ridge: number
  height: number
  lit?: string
  mid?: string
  dark?: string
  finial?: string
  /** Positions of the finials, right of the axis. */
  finials?: readonly number[]
  tiles?: number
  /** Height of the bend between both pitches, as a share of the whole. */
  steep?: number
}

/** A Kandyan roof with its double pitch; the slopes are straight, a hollow one would be East Asian. */
export function kandyanRoof(
  scene: Scene,
  {
    x,
    y,
    eaves,
    ridge,
    height,
    lit = "#e08a52",
    mid = "#b5533a",
    dark = "#6b2b35",
    finial = "#f2b544",
    finials = [0],
    tiles = 12,
    steep = 0.36,
  }: KandyanRoof,
): string {
  const at = elevation(x, y, 1)
  const flat = (points: readonly Point[]) => polygon(at.placed(points))
  const bend = ridge + (eaves - ridge) * 0.5
  const bendUp = height * steep
  const paint = scene.linearGradient(x - eaves, 0, x + eaves, 0, stops(`0 ${lit}, .45 ${mid}, 1 ${dark}`))
  const rows = new Pen(0)
  for (let i = 0; i <= tiles; i++) {
    const side = -1 + (2 * i) / tiles
    rows.moveTo(x + side * eaves * 0.98, y - 1).lineTo(x + side * bend, y - bendUp)
    rows.lineTo(x + side * ridge, y - height + 1)
  }
  return joinMarkup([
    path(
      flat([
        [-eaves, 0],
        [-bend, bendUp],
        [-ridge, height],
        [ridge, height],
        [bend, bendUp],
        [eaves, 0],
      ]),
      paint,
    ),
    stroke(rows.path, dark, 1.1, { opacity: 0.4 }),
    path(
      flat([
        [-bend, bendUp],
        [-bend - 2, bendUp - 3],
        [bend + 2, bendUp - 3],
        [bend, bendUp],
      ]),
      dark,
      { opacity: 0.35 },
    ),
    path(
      flat([
        [-eaves, 0],
        [-eaves, -4],
        [eaves, -4],
        [eaves, 0],
      ]),
      dark,
    ),
    path(
      flat([
        [-ridge - 2, height - 1],
        [-ridge - 3, height + 4],
        [ridge + 3, height + 4],
        [ridge + 2, height - 1],
      ]),
      dark,
    ),
    finials.map((right) => path(`M${x + right - 5} ${y - height - 3}q-3-7 3-9l2-14 2 14q6 2 3 9z`, finial)),
  ])
}
