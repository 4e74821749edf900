import { itemAt } from "../drawing/lists.ts"
import { clamp, degreesToRadians, lerp } from "../drawing/numbers.ts"
import type { Pen } from "../drawing/pen.ts"
import { type Random, seededRandom } from "../drawing/random.ts"

/** A feathered leaf from its stalk at (x, y). */
export interface Frond {
  x?: number
  y?: number
  /** The direction at the stalk in degrees: 0 right, -90 up. */
  angle: number
  length: number
  /** How far it bends down over its length, in degrees. */
  droop: number
  /** Number of leaflets on each side. */
  leaflets: number
  /** Length of a leaflet as a share of the frond. */
  leafLength: number
  /** How far leaflets hang. */
  gravity: number
  seed: number
  /** Thickness of the rib. */
  thickness?: number
}

/** A point of the rib, with the direction of the rib there in radians. */
type RibPoint = readonly [x: number, y: number, direction: number]

export function drawFrond(pen: Pen, frond: Frond) {
  const { x = 0, y = 0, thickness = 1, leaflets } = frond
  const random = seededRandom(frond.seed)
  const rib = ribOf(frond)
  const last = leaflets + 1
  pen.moveTo(x, y)
  for (let i = 1; i <= last; i++) {
    pen.lineTo(...leafletTip(frond, rib, i, -1, random))
    if (i === last) break
    const [hereX, hereY] = itemAt(rib, i)
    const [nextX, nextY] = itemAt(rib, i + 1)
    pen.lineTo(lerp(hereX, nextX, 0.55), lerp(hereY, nextY, 0.55))
  }
  const [tipX, tipY] = itemAt(rib, last)
  pen.lineTo(tipX, tipY)
  for (let i = last; i >= 1; i--) {
    pen.lineTo(...leafletTip(frond, rib, i, 1, random))
    const [hereX, hereY] = itemAt(rib, i)
    const [backX, backY] = itemAt(rib, i - 1)
    pen.lineTo(lerp(hereX, backX, 0.75), lerp(hereY, backY, 0.75) + thickness)
  }
  pen.close()
}

/** 1 if the frond leans to the right, -1 to the left. */
const leanOf = ({ angle }: Frond) => (Math.cos(degreesToRadians(angle)) >= 0 ? 1 : -1)

function ribOf(frond: Frond): RibPoint[] {
  const { angle, length, droop, leaflets } = frond
  const steps = leaflets + 1
  const rib: RibPoint[] = []
  let { x = 0, y = 0 } = frond
  for (let i = 0; i <= steps; i++) {
    const direction = degreesToRadians(angle + leanOf(frond) * droop * (i / steps) ** 1.35)
    rib.push([x, y, direction])
    x += (Math.cos(direction) * length) / steps
    y += (Math.sin(direction) * length) / steps
  }
  return rib
}

function leafletTip(
  frond: Frond,
  rib: readonly RibPoint[],
  index: number,
  side: -1 | 1,
  random: Random,
): readonly [x: number, y: number] {
  const t = index / (frond.leaflets + 1)
  const fullness = Math.sin(Math.PI * clamp(0.1 + 0.88 * t ** 0.8)) ** 0.7 * (t > 0.9 ? 0.8 : 1)
  const [x, y, direction] = itemAt(rib, index)
  const spread = direction + (side * ((lerp(62, 26, t) + random.between(-6, 6)) * Math.PI)) / 180
  const deltaX = Math.cos(spread)
  const deltaY = Math.sin(spread) + frond.gravity * (side * leanOf(frond) < 0 ? 0.55 : 1)
  const size = Math.hypot(deltaX, deltaY) || 1
  const length = frond.length * frond.leafLength * fullness * random.between(0.82, 1.12)
  return [x + (deltaX / size) * length, y + (deltaY / size) * length]
}
