import { mix } from "../drawing/colour.ts"
import { group, path, url } from "../drawing/elements.ts"
import { clamp, lerp, table } from "../drawing/numbers.ts"
import { Pen } from "../drawing/pen.ts"
import type { Point } from "../drawing/points.ts"
import { type Random, seededRandom } from "../drawing/random.ts"
import type { Scene, Stop } from "../scene.ts"

/** A bank of flat cloud around its middle (x, y). */
export type Stratum = readonly [x: number, y: number, width: number, height: number, seed: number]

/** One ridge of a cloud. `shade` mixes its colour from the lit one (0) to the middle one (1). */
export type CloudRidge = readonly [
  middleX: number,
  crestY: number,
  width: number,
  height: number,
  seed: number,
  shade?: number,
]

interface Cumuli {
  lit: string
  mid: string
  /** The id of a stipple filter, with which the lower ends of the ridges are stippled. */
  stippleId?: string
  opacity?: number
  /** The height at which a ridge is transparent, as a share of its height. */
  fade?: number
  /** Widths of the lobes, as shares of the ridge: at its ends and in the middle. */
  lobe?: readonly [number, number]
}

/** Flat clouds: long tapered lenses that overlap into one stepped shape. `colour` may be any paint. */
export function strata(
  list: readonly Stratum[],
  { colour, opacity = 0.7 }: { colour: string; opacity?: number },
): string {
  const pen = new Pen(0)
  for (const stratum of list) drawStratum(pen, stratum)
  return path(pen.path, colour, { opacity })
}

function drawStratum(pen: Pen, [x, y, width, height, seed]: Stratum) {
  const random = seededRandom(seed)
  const lenses = Math.max(2, 2 + Math.round(height / 10))
  for (let i = 0; i < lenses; i++) {
    const t = i / (lenses - 1)
    const fullness = 0.3 + 0.66 * Math.sin(Math.PI * (0.1 + 0.66 * t)) ** 1.2
    const length = width * fullness * random.between(0.78, 1.08)
    const middleX = x + random.spread() * width * 0.2
    const middleY = y - height / 2 + height * t
    const thickness = Math.max(1.6, (height / lenses) * random.between(0.75, 1))
    drawLens(pen, middleX, middleY, length, thickness, random)
  }
}

function drawLens(pen: Pen, x: number, y: number, length: number, thickness: number, random: Random) {
  const left = x - length / 2
  const right = x + length / 2
  const rise = random.between(0.12, 0.3)
  const shoulder = left + length * random.between(0.7, 0.88)
  const top = y - thickness
  pen
    .moveTo(left, y + thickness * 0.5)
    .curveTo(
      left + length * rise * 0.5,
      y + thickness * 0.45,
      left + length * rise * 0.55,
      top,
      left + length * rise,
      top,
    )
    .lineTo(shoulder, top)
    .curveTo(
      lerp(shoulder, right, 0.45),
      top,
      lerp(shoulder, right, 0.5),
      y + thickness * 0.4,
      right,
      y + thickness * 0.55,
    )
    .curveTo(
      right - length * 0.2,
      y + thickness * 0.95,
      left + length * 0.2,
      y + thickness,
      left,
      y + thickness * 0.5,
    )
    .close()
}

/**
 * Towering clouds: ridges from the back to the front, each lit on its crest and fading downwards. Overlapping circles would look
 * like soap bubbles.
 */
export function cumuli(
  scene: Scene,
  list: readonly CloudRidge[],
  { lit, mid, stippleId, opacity = 1, fade = 1.02, lobe = [0.11, 0.3] }: Cumuli,
): string {
  const ridges = list.map((ridge) => {
    const [, top, , height, , shade] = ridge
    const crest = shade ? mix(lit, mid, shade) : lit
    const stops: Stop[] = [
      [0, crest],
      [0.25, mix(crest, mid, 0.25), 1],
      [0.62, mid, 0.75],
      [1, mid, 0],
    ]
    return path(ridgePath(ridge, lobe), scene.linearGradient(0, top, 0, top + height * fade, stops))
  })
  return group(ridges, {
    opacity: opacity < 1 ? opacity : undefined,
    filter: stippleId && url(stippleId),
  })
}

function ridgePath(ridge: CloudRidge, [endLobe, middleLobe]: readonly [number, number]): string {
  const [middleX, top, width, height, seed] = ridge
  const random = seededRandom(seed)
  const left = middleX - width / 2
  const right = middleX + width / 2
  const bottom = top + height
  const profile = ridgeProfile(ridge, random)
  const pen = new Pen(0)
  pen.moveTo(left, bottom)
  let x = left
  while (x < right - 4) {
    const nearMiddle = clamp(1 - Math.abs((x - middleX) / (width / 2)))
    const length = width * lerp(endLobe, middleLobe, nearMiddle * random())
    x = Math.min(right, x + length * 0.62)
    const y = x >= right - 2 ? bottom : table(profile, x) + random.spread() * height * 0.06
    const chord = Math.hypot(x - pen.x, y - pen.y)
    pen.arcTo(Math.max(chord * 0.5, chord * random.between(0.42, 0.62)), x, y, 1)
  }
  const belly = bottom + height * 0.06
  pen.curveTo(lerp(right, left, 0.3), belly, lerp(right, left, 0.7), belly, left, bottom)
  return pen.close().path
}

function ridgeProfile([middleX, top, width, height]: CloudRidge, random: Random): Point[] {
  const left = middleX - width / 2
  const right = middleX + width / 2
  const bottom = top + height
  const summit = lerp(left, right, random.between(0.38, 0.62))
  return [
    [left, bottom],
    [lerp(left, middleX, 0.35), bottom - height * random.between(0.3, 0.5)],
    [summit - width * 0.08, top + height * 0.08],
    [summit + width * 0.07, top],
    [lerp(middleX, right, 0.62), bottom - height * random.between(0.35, 0.6)],
    [right, bottom],
  ]
}
