import { HEIGHT, WIDTH } from "../drawing/canvas.ts"
import { group, path, stroke } from "../drawing/elements.ts"
import { lerp, smoothTable } from "../drawing/numbers.ts"
import { Pen } from "../drawing/pen.ts"
import type { Point } from "../drawing/points.ts"
import { type Random, seededRandom } from "../drawing/random.ts"
import type { Scene } from "../scene.ts"

/** A tree top of a forest; `slope` is how far the ground under it falls for each unit to the right. */
export interface Crown {
  x: number
  y: number
  width: number
  height: number
  slope: number
}

interface Canopy {
  /** The ground the crowns stand on, from left to right. */
  profile: readonly Point[]
  fromX?: number
  toX?: number
  /** Minimum and maximum width of a crown. */
  crownWidth?: readonly [number, number]
  /** Height of a crown as a share of its width. */
  crownHeight?: number
  /** Minimum and maximum number of bumps of a crown. */
  bumps?: readonly [number, number]
  /** The lower end of the canopy. */
  base?: number
  seed?: number
}

interface Dabs {
  /** The side of the light: -1 left, 1 right. */
  light?: number
  seed?: number
  dabsPerCrown?: number
  /** Width of a dab as a share of the crown. */
  size?: number
  /** How far dabs leave the middle of the crown. */
  spread?: number
  /** How high on the crown they lie; below 0 under its middle. */
  up?: number
  /** Share of crowns without dabs. */
  skip?: number
}

interface Forest extends Canopy {
  crownWidth: readonly [number, number]
  colour: string
  /** Colour of the haze at the foot. */
  foot?: string
  /** The height from which the haze is complete; the base by default. */
  fadeY?: number
  lit?: string
  mid?: string
  dark?: string
  light?: -1 | 1
  dabsPerCrown?: number
  size?: number
  skip?: number
  opacity?: number
  /** Thickness of a dab; follows the crowns by default. */
  dabWidth?: number
}

/** A band of forest: a bumped crest, with dabs of light on one side of its crowns and of shade on the other. */
export function forest(scene: Scene, band: Forest): string {
  const { profile, crownWidth, crownHeight = 0.5, base = HEIGHT, colour, foot, opacity = 1 } = band
  const { outline, crowns } = canopyEdge(band)
  const top = Math.min(...profile.map(([, y]) => y)) - crownWidth[1] * crownHeight
  const paint = foot ? scene.verticalGradient(top, band.fadeY || base, colour, foot) : colour
  const markup = path(outline, paint) + crownDabs(band, crowns)
  return opacity < 1 ? group(markup, { opacity }) : markup
}

function crownDabs(band: Forest, crowns: readonly Crown[]): string {
  const { crownWidth, seed = 1, lit, mid, dark, light = -1, dabsPerCrown = 5, size = 0.18, skip = 0 } = band
  const width = band.dabWidth || Math.max(2.5, ((crownWidth[0] + crownWidth[1]) / 2) * 0.105)
  const strokeDabs = (colour: string | undefined, thickness: number, options: Dabs) =>
    colour ? stroke(dabs(crowns, { skip, ...options }), colour, thickness, { "stroke-linecap": "round" }) : ""
  const darkDabs = Math.ceil(dabsPerCrown * 0.6)
  const litDabs = Math.ceil(dabsPerCrown * 0.7)
  return [
    strokeDabs(dark, width * 1.5, {
      light: -light,
      seed: seed + 3,
      dabsPerCrown: darkDabs,
      size: size * 1.4,
      up: -0.5,
    }),
    strokeDabs(mid, width * 1.35, { light, seed: seed + 1, dabsPerCrown, size: size * 1.35, up: 0.1 }),
    strokeDabs(lit, width, { light, seed: seed + 2, dabsPerCrown: litDabs, size, up: 0.45 }),
  ].join("")
}

/** The bumped edge of a canopy down to its base, and the crowns it is made of. */
export function canopyEdge({
  profile,
  fromX = -40,
  toX = WIDTH + 40,
  crownWidth = [30, 70],
  crownHeight = 0.5,
  bumps = [3, 6],
  base = HEIGHT,
  seed = 1,
}: Canopy): { outline: string; crowns: Crown[] } {
  const random = seededRandom(seed)
  const crowns: Crown[] = []
  const pen = new Pen(0)
  pen.moveTo(fromX, base).lineTo(fromX, smoothTable(profile, fromX))
  let x = fromX
  while (x < toX) {
    const width = random.between(...crownWidth)
    const height = width * crownHeight * random.between(0.6, 1.25)
    const leftY = smoothTable(profile, x)
    const rightY = smoothTable(profile, x + width)
    const bumpCount = random.whole(...bumps)
    const summit = random.between(0.35, 0.65)
    const y = lerp(leftY, rightY, summit) - height * 0.5
    crowns.push({ x: x + width * summit, y, width, height, slope: (rightY - leftY) / width })
    drawCrown(pen, { x, width, height, leftY, rightY, bumpCount, summit }, random)
    x += width * random.between(0.82, 1)
  }
  pen.lineTo(toX + 40, base).close()
  return { outline: pen.path, crowns }
}

interface CrownOutline {
  x: number
  width: number
  height: number
  leftY: number
  rightY: number
  bumpCount: number
  summit: number
}

function drawCrown(
  pen: Pen,
  { x, width, height, leftY, rightY, bumpCount, summit }: CrownOutline,
  random: Random,
) {
  let fromX = pen.x
  let fromY = pen.y
  for (let i = 1; i <= bumpCount; i++) {
    const t = i / bumpCount
    const archShare = t < summit ? t / summit / 2 : 0.5 + (t - summit) / (1 - summit) / 2
    const toX = x + width * t + (i < bumpCount ? random.between(-0.06, 0.06) * width : 0)
    const rise = Math.sin(archShare * Math.PI) ** 0.75 * height * random.between(0.85, 1.12)
    const toY = lerp(leftY, rightY, t) - rise
    const bulge = random.between(0.5, 0.85)
    const handleX = (fromX + toX) / 2 + (toY - fromY) * bulge
    const handleY = (fromY + toY) / 2 - (toX - fromX) * bulge
    pen.quadraticTo(handleX, handleY, toX, toY)
    fromX = toX
    fromY = toY
  }
}

/** Masses of leaves: short humped strokes for round caps on one side of the crowns. @returns path data. */
export function dabs(
  crowns: readonly Crown[],
  { light = -1, seed = 1, dabsPerCrown = 5, size = 0.16, spread = 0.5, up = 0.25, skip = 0 }: Dabs,
): string {
  const random = seededRandom(seed)
  const pen = new Pen(0)
  for (const crown of crowns) {
    if (random() < skip) continue
    for (let i = 0; i < dabsPerCrown; i++) drawDab(pen, crown, { light, size, spread, up }, random)
  }
  return pen.path
}

function drawDab(
  pen: Pen,
  crown: Crown,
  { light, size, spread, up }: { light: number; size: number; spread: number; up: number },
  random: Random,
) {
  const offset = random()
  const sideOffset = light * crown.width * (0.06 + spread * 0.5 * offset)
  const x = crown.x + sideOffset + random.spread() * crown.width * 0.12
  const rise = crown.height * up * (1 - offset * 0.9)
  const slopeOffset = (x - crown.x) * crown.slope + Math.abs(crown.slope) * crown.width * 0.1
  const y = crown.y - rise + random.spread() * crown.height * 0.16 + slopeOffset
  const width = crown.width * size * random.between(0.4, 1.3)
  pen
    .moveToRelative(x - width / 2, y + width * 0.1)
    .quadraticTo(x, y - width * 0.4, x + width / 2, y + width * 0.1)
}
