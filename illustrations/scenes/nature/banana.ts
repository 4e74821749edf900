import { drawPolygon } from "../drawing/lines.ts"
import { itemAt } from "../drawing/lists.ts"
import { degreesToRadians, lerp } from "../drawing/numbers.ts"
import type { Pen } from "../drawing/pen.ts"
import type { Point } from "../drawing/points.ts"
import { type Random, seededRandom } from "../drawing/random.ts"

interface BananaLeaf {
  /** Position of the stalk. */
  x: number
  y: number
  /** The direction at the stalk in degrees: 0 right, -90 up. */
  angle: number
  length: number
  /** Width as a share of its length. */
  width?: number
  /** How far it bends down over its length, in degrees. */
  droop?: number
  seed?: number
  /** Average number of slits on each side. */
  tears?: number
}

const STEPS = 14

/** A broad blade with torn slits, and with another pen its rib. */
export function drawBananaLeaf(
  blade: Pen,
  rib: Pen | undefined,
  { x, y, angle, length, width = 0.17, droop = 60, seed = 1, tears = 5 }: BananaLeaf,
) {
  const random = seededRandom(seed)
  const lean = Math.cos(degreesToRadians(angle)) >= 0 ? 1 : -1
  const middle: [x: number, y: number, direction: number][] = []
  let tipX = x
  let tipY = y
  for (let i = 0; i <= STEPS; i++) {
    const direction = degreesToRadians(angle + lean * droop * (i / STEPS) ** 1.5)
    middle.push([tipX, tipY, direction])
    tipX += (Math.cos(direction) * length) / STEPS
    tipY += (Math.sin(direction) * length) / STEPS
  }
  const edges = { middle, length, width, tears }
  const upper = bladeEdge(edges, -1, random)
  drawPolygon(blade, [[x, y], ...upper, [tipX, tipY], ...bladeEdge(edges, 1, random).reverse()])
  if (!rib) return
  rib.moveTo(x, y)
  for (let i = 2; i <= STEPS; i += 3) rib.lineTo(itemAt(middle, i)[0], itemAt(middle, i)[1])
}

interface Blade {
  middle: readonly (readonly [x: number, y: number, direction: number])[]
  length: number
  width: number
  tears: number
}

function bladeEdge({ middle, length, width, tears }: Blade, side: -1 | 1, random: Random): Point[] {
  const edge: Point[] = []
  for (let i = 1; i < STEPS; i++) {
    const t = i / STEPS
    const fullness = Math.sin(Math.PI * Math.min(1, 0.08 + t * 0.92)) ** 0.55
    const half = length * width * fullness * (side > 0 ? 1 : 0.85)
    const [x, y, direction] = itemAt(middle, i)
    const outward = direction + side * 1.35
    const outX = x + Math.cos(outward) * half
    const outY = y + Math.sin(outward) * half + half * 0.12
    edge.push([outX, outY])
    const isTorn = i > 2 && i < STEPS - 1 && random() < tears / STEPS
    if (!isTorn) continue
    edge.push([lerp(x, outX, random.between(0.25, 0.6)), lerp(y, outY, random.between(0.25, 0.6)), 1])
    edge.push([outX + Math.cos(direction) * length * 0.022, outY + Math.sin(direction) * length * 0.022 + 2])
  }
  return edge
}
