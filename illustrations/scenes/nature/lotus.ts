import { path, stroke } from "../drawing/elements.ts"
import { degreesToRadians, lerp } from "../drawing/numbers.ts"
import { Pen } from "../drawing/pen.ts"
import { seededRandom } from "../drawing/random.ts"
import type { Scene } from "../scene.ts"

/** A floating leaf; `cut` is the direction of its slit in degrees. */
export interface LilyPad {
  x: number
  y: number
  radius: number
  cut: number
}

interface LilyPads {
  count?: number
  fromY: number
  toY: number
  /** Limits at `fromY`. */
  farFromX: number
  farToX: number
  /** Limits at `toY`. */
  nearFromX: number
  nearToX: number
  farRadius?: number
  nearRadius?: number
  seed?: number
  /** Visible height of a leaf as a share of its width. */
  flatness?: number
  /** How close leaves may come: 1 lets them touch. */
  gap?: number
  /** Omits each leaf for which this is false. */
  keep?: (x: number, y: number, radius: number) => boolean
}

/** A drift of leaves that keep apart, from the back to the front. */
export function lilyPads({
  count = 40,
  fromY,
  toY,
  farFromX,
  farToX,
  nearFromX,
  nearToX,
  farRadius = 8,
  nearRadius = 60,
  seed = 1,
  flatness = 0.24,
  gap = 0.86,
  keep = () => true,
}: LilyPads): LilyPad[] {
  const random = seededRandom(seed)
  const toCanvas: LilyPad[] = []
  for (let attempt = 0; attempt < count * 14 && toCanvas.length < count; attempt++) {
    const near = random() ** 0.7
    const y = lerp(fromY, toY, near)
    const x = random.between(lerp(farFromX, nearFromX, near), lerp(farToX, nearToX, near))
    const radius = lerp(farRadius, nearRadius, near) * random.between(0.7, 1.15)
    const touches = (pad: LilyPad) =>
      Math.hypot(pad.x - x, (pad.y - y) / flatness) < (pad.radius + radius) * gap
    if (!keep(x, y, radius) || toCanvas.some(touches)) continue
    toCanvas.push({ x, y, radius, cut: random.between(0, 360) })
  }
  return toCanvas.sort((a, b) => a.y - b.y)
}

interface PadColours {
  colour: string
  lit: string
  shade: string
  flatness?: number
}

/** Leaves with their shade on the water, a lit rim, and veins on the large ones. */
export function drawLilyPads(
  list: readonly LilyPad[],
  { colour, lit, shade, flatness = 0.24 }: PadColours,
): string {
  const leaves = new Pen(0)
  const rims = new Pen(0)
  const shades = new Pen(0)
  const veins = new Pen(0)
  for (const pad of list) {
    drawShade(shades, pad, flatness)
    drawLeaf(leaves, pad, flatness)
    drawRim(rims, pad, flatness)
    if (pad.radius > 26) drawVeins(veins, pad, flatness)
  }
  return [
    path(shades.path, shade, { opacity: 0.55 }),
    path(leaves.path, colour),
    path(rims.path, lit),
    veins.path && stroke(veins.path, lit, 1.4, { opacity: 0.5 }),
  ].join("")
}

function drawShade(pen: Pen, { x, y, radius }: LilyPad, flatness: number) {
  pen
    .moveTo(x - radius * 0.96, y + radius * 0.07)
    .arcTo(radius * 0.97, x + radius * 0.98, y + radius * 0.07, 0, radius * flatness * 1.15)
    .lineTo(x + radius * 0.9, y)
    .lineTo(x - radius * 0.9, y)
    .close()
}

function drawLeaf(pen: Pen, { x, y, radius, cut }: LilyPad, flatness: number) {
  const from = degreesToRadians(cut)
  const to = degreesToRadians(cut + 24)
  pen
    .moveTo(x, y)
    .lineTo(x + Math.cos(from) * radius, y + Math.sin(from) * radius * flatness)
    .arcTo(radius, x + Math.cos(to) * radius, y + Math.sin(to) * radius * flatness, 0, radius * flatness, 1)
    .close()
}

function drawRim(pen: Pen, { x, y, radius }: LilyPad, flatness: number) {
  const leftX = x - radius * 0.95
  const leftY = y - radius * flatness * 0.12
  pen
    .moveTo(leftX, leftY)
    .arcTo(radius * 0.96, x + radius * 0.6, y - radius * flatness * 0.76, 1, radius * flatness)
    .quadraticTo(x - radius * 0.1, y - radius * flatness * 0.72, leftX, leftY)
    .close()
}

function drawVeins(pen: Pen, { x, y, radius }: LilyPad, flatness: number) {
  for (const degrees of [20, 75, 140, 200, 260, 320]) {
    const angle = degreesToRadians(degrees)
    const at = (share: number) =>
      [x + Math.cos(angle) * radius * share, y + Math.sin(angle) * radius * flatness * share] as const
    pen.moveToRelative(...at(0.15)).lineTo(...at(0.72))
  }
}

type Petal = readonly [degrees: number, length: number, width: number]

const OUTER_PETALS: readonly Petal[] = [
  [-172, 106, 42],
  [-152, 106, 42],
  [-28, 106, 42],
  [-8, 106, 42],
]
const MIDDLE_PETALS: readonly Petal[] = [
  [-128, 108, 50],
  [-52, 108, 50],
  [-158, 92, 44],
  [-22, 92, 44],
]
const INNER_PETALS: readonly Petal[] = [
  [-90, 112, 52],
  [-112, 90, 42],
  [-68, 90, 42],
]
const FRONT_PETALS: readonly Petal[] = [
  [-138, 66, 36],
  [-42, 66, 36],
]

/** A lotus seen from the side: 100 in radius, standing on the origin. @returns its id. */
export function lotusSymbol(
  scene: Scene,
  { outer = "#e78a94", mid = "#f3b3b0", inner = "#fbe3d0" } = {},
): string {
  return scene.symbol(
    [
      path(petalsPath(OUTER_PETALS), outer),
      path(petalsPath(MIDDLE_PETALS), mid),
      path(petalsPath(INNER_PETALS), inner),
      path(petalsPath(FRONT_PETALS), outer),
    ].join(""),
  )
}

function petalsPath(petals: readonly Petal[]): string {
  const pen = new Pen(0)
  for (const [degrees, length, width] of petals) {
    const cos = Math.cos(degreesToRadians(degrees))
    const sin = Math.sin(degreesToRadians(degrees))
    const at = (along: number, aside: number) =>
      [cos * along * length - sin * aside * width, sin * along * length + cos * aside * width] as const
    pen
      .moveTo(0, 0)
      .quadraticTo(...at(0.55, 1), ...at(1, 0))
      .quadraticTo(...at(0.55, -1), 0, 0)
      .close()
  }
  return pen.path
}
