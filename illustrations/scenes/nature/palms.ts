import { tone } from "../drawing/colour.ts"
import { circle, path, stroke, use } from "../drawing/elements.ts"
import { bandBetween } from "../drawing/lines.ts"
import { itemAt, times } from "../drawing/lists.ts"
import { degreesToRadians, lerp } from "../drawing/numbers.ts"
import { Pen } from "../drawing/pen.ts"
import type { Point } from "../drawing/points.ts"
import { type Random, seededRandom } from "../drawing/random.ts"
import type { Scene } from "../scene.ts"
import { drawFrond } from "./frond.ts"

interface Crown {
  seed?: number
  /** Number of fronds. */
  count?: number
  /** Number of leaflets on each side of a frond. */
  leaflets?: number
  /** Length of a leaflet as a share of the frond. */
  leafLength?: number
  back: string
  mid?: string
  lit?: string
  light?: -1 | 1
  /** Colour of the coconuts; none without it. */
  nuts?: string
  /** Turns the fronds: above 0 clockwise. */
  wind?: number
}

/** The crown of a coconut palm: fronds 100 long around the origin. @returns its id. */
export function crownSymbol(
  scene: Scene,
  {
    seed = 1,
    count = 15,
    leaflets = 13,
    leafLength = 0.3,
    back,
    mid = back,
    lit = mid,
    light = -1,
    nuts,
    wind = 0,
  }: Crown,
): string {
  const random = seededRandom(seed)
  const fronds = crownFronds(count, wind, seed, random)
  const backPen = new Pen(0)
  const midPen = new Pen(0)
  const litPen = new Pen(0)
  fronds.forEach(({ angle, length, droop, seed, side }, i) => {
    const t = i / fronds.length
    const frontPen = side === light && t > 0.6 ? litPen : midPen
    const shape = { angle, length, droop, leaflets, leafLength, gravity: 0.62, seed, thickness: 1.2 }
    drawFrond(t < 0.4 ? backPen : frontPen, shape)
  })
  const coconuts = nuts ? times(5, (i) => coconut(i % 2 ? nuts : tone(nuts, -0.08), random)).join("") : ""
  const litFronds = litPen.path && path(litPen.path, lit)
  return scene.symbol(path(backPen.path, back) + path(midPen.path, mid) + coconuts + litFronds)
}

/** Fronds from upright to hanging, sorted from the back to the front; the first three stay behind. */
function crownFronds(count: number, wind: number, seed: number, random: Random) {
  const fronds = times(count, (i) => {
    const t = i / (count - 1)
    const side = i % 2 ? 1 : -1
    const elevation = lerp(84, -50, t ** 0.9) + random.between(-8, 8)
    const size = random.between(0.74, 1.06) * (t < 0.12 ? 0.82 : 1)
    const angle = (side > 0 ? -elevation : -180 + elevation) + wind * 12
    const bend = lerp(46, 66, t) + random.between(-12, 14)
    const droop = elevation > 45 ? bend + 36 : elevation < -15 ? bend * 0.5 : bend + 12
    const nearness = random() + (i < 3 ? -0.4 : 0)
    return { angle, length: 100 * size, droop, seed: seed * 77 + i, side, nearness }
  })
  return fronds.sort((a, b) => a.nearness - b.nearness)
}

const coconut = (colour: string, random: Random) =>
  circle(random.between(-9, 9), random.between(2, 13), 4.6, colour)

interface Trunk {
  /** The foot. */
  x: number
  y: number
  crownX: number
  crownY: number
  width?: number
  /** How far it bows to the right. */
  bow?: number
  /** How much the foot widens. */
  flare?: number
  /** The part of the width that is drawn, from -1 at its left to 1 at its right edge. */
  part?: readonly [number, number]
}

/** @returns path data of a bowed trunk. */
export function trunkPath({
  x,
  y,
  crownX,
  crownY,
  width = 8,
  bow = 20,
  flare = 0.6,
  part = [-1, 1],
}: Trunk): string {
  const bendX = (x + crownX) / 2 + bow
  const bendY = (y + crownY) / 2
  const left: Point[] = []
  const right: Point[] = []
  for (let i = 0; i <= 5; i++) {
    const t = i / 5
    const middleX = (1 - t) ** 2 * x + 2 * t * (1 - t) * bendX + t * t * crownX
    const middleY = (1 - t) ** 2 * y + 2 * t * (1 - t) * bendY + t * t * crownY
    const half = width * (0.5 + 0.3 * (1 - t) + flare * Math.max(0, 1 - t * 7))
    left.push([middleX + half * part[0], middleY])
    right.push([middleX + half * part[1], middleY])
  }
  return bandBetween(left, right)
}

/** A palm with a crown of `radius`; `variant` chooses among the crowns, `flip` 1 mirrors it. */
export type GrovePalm = readonly [
  footX: number,
  footY: number,
  crownX: number,
  crownY: number,
  radius: number,
  variant?: number,
  flip?: number,
]

/** Palms with crowns that are stored as symbols. */
export function grove(
  list: readonly GrovePalm[],
  crowns: readonly string[],
  { trunk, trunkLit, light = -1 }: { trunk: string; trunkLit?: string; light?: -1 | 1 },
): string {
  const litPart = light < 0 ? ([-1, -0.25] as const) : ([0.25, 1] as const)
  const trunks = list.map((palm) => trunkPath(trunkOf(palm))).join("")
  const litSides = list.map((palm) => trunkPath({ ...trunkOf(palm), part: litPart })).join("")
  const toCanvas = list.map(([, , x, y, radius, variant = 0, flip = 0]) => {
    const crown = itemAt(crowns, variant % crowns.length)
    return use(crown, x, y, (flip ? -radius : radius) / 100, radius / 100)
  })
  return path(trunks, trunk) + (trunkLit && litSides ? path(litSides, trunkLit) : "") + toCanvas.join("")
}

function trunkOf([x, y, crownX, crownY, radius]: GrovePalm): Trunk {
  return { x, y, crownX, crownY, width: radius * 0.075, bow: (crownX - x) * -0.28 }
}

/** Palms far off, standing on (x, y): silhouettes for among the trees. @returns path data. */
export function tinyPalms({
  list,
  seed = 1,
  decimals = 1,
}: {
  list: readonly (readonly [x: number, y: number, height: number])[]
  seed?: number
  decimals?: number
}): string {
  const random = seededRandom(seed)
  const pen = new Pen(decimals)
  for (const [x, y, height] of list) drawTinyPalm(pen, x, y, height, random)
  return pen.path
}

function drawTinyPalm(pen: Pen, x: number, y: number, height: number, random: Random) {
  const crownX = x + random.between(-0.18, 0.18) * height
  const crownY = y - height
  const half = Math.max(0.7, height * 0.022)
  pen
    .moveTo(x - half, y)
    .quadraticTo(x, y - height * 0.5, crownX - half * 0.6, crownY)
    .lineTo(crownX + half * 0.6, crownY)
    .quadraticTo(x + half * 1.6, y - height * 0.5, x + half, y)
    .close()
  for (let i = 0; i < 8; i++) {
    const angle = degreesToRadians(lerp(-200, 20, (i + random.between(-0.2, 0.2)) / 7))
    const length = height * random.between(0.3, 0.4)
    const tipX = crownX + Math.cos(angle) * length
    const tipY = crownY + Math.sin(angle) * length * 0.8 + length * 0.35
    const bendX = crownX + Math.cos(angle) * length * 0.6
    const bendY = crownY + Math.sin(angle) * length * 0.85 - length * 0.12
    pen
      .moveTo(crownX, crownY + half)
      .quadraticTo(bendX, bendY - height * 0.03, tipX, tipY)
      .quadraticTo(bendX, bendY + height * 0.07, crownX, crownY + half)
      .close()
  }
}

interface PalmyraCrown {
  seed?: number
  back: string
  mid: string
  lit: string
  light?: -1 | 1
  /** Number of fans. */
  count?: number
}

/** The crown of a palmyra, a palm with fans: 100 in radius around the origin. @returns its id. */
export function palmyraSymbol(
  scene: Scene,
  { seed = 1, back, mid, lit, light = -1, count = 22 }: PalmyraCrown,
): string {
  const random = seededRandom(seed)
  const backPen = new Pen(0)
  const midPen = new Pen(0)
  const litPen = new Pen(0)
  const stalks = new Pen(0)
  for (let i = 0; i < count; i++) {
    const degrees = -90 + ((i * 137.5) % 360) - 180
    const angle = degreesToRadians(degrees)
    // with inner fans, because an outer ring alone looks like a wreath
    const isOuter = i < count * 0.55
    const distance = isOuter ? random.between(48, 62) : random.between(12, 34)
    const x = Math.cos(angle) * distance
    const y = Math.sin(angle) * distance * 0.92 + (Math.sin(angle) > 0 ? 6 : 0)
    const isOnLitSide = Math.cos(angle) * light > 0.1 && Math.sin(angle) < 0.5
    const isBack = i < count * 0.4
    const pen = isBack ? backPen : isOnLitSide && random() < 0.75 ? litPen : midPen
    stalks.moveTo(0, 4).lineTo(x, y)
    drawFan(pen, x, y, degrees, isOuter ? random.between(38, 48) : random.between(34, 42), random)
  }
  return scene.symbol(
    stroke(stalks.path, back, 2) + path(backPen.path, back) + path(midPen.path, mid) + path(litPen.path, lit),
  )
}

function drawFan(pen: Pen, x: number, y: number, degrees: number, radius: number, random: Random) {
  const fingers = 9
  const spread = random.between(105, 140)
  pen.moveTo(x, y)
  for (let i = 0; i <= fingers; i++) {
    const finger = degrees - spread / 2 + (spread * i) / fingers
    const length = radius * (1 - 0.22 * Math.abs(i / fingers - 0.5) * 2) * random.between(0.9, 1.06)
    const angle = degreesToRadians(finger)
    pen.lineTo(x + Math.cos(angle) * length, y + Math.sin(angle) * length)
    if (i === fingers) break
    const notch = degreesToRadians(finger + spread / fingers / 2)
    pen.lineTo(x + Math.cos(notch) * length * 0.7, y + Math.sin(notch) * length * 0.7)
  }
  pen.close()
}
