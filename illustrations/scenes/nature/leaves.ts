import { drawPolygon } from "../drawing/lines.ts"
import { itemAt } from "../drawing/lists.ts"
import { degreesToRadians, lerp } from "../drawing/numbers.ts"
import { Pen } from "../drawing/pen.ts"
import type { Point } from "../drawing/points.ts"
import { type Random, seededRandom } from "../drawing/random.ts"

const toDegrees = (radians: number) => (radians * 180) / Math.PI

/** A pointed leaf from (x, y), its angle in degrees, its width a share of its length; `curl` bends the tip. */
export function drawLeaf(
  pen: Pen,
  x: number,
  y: number,
  angle: number,
  length: number,
  width = 0.3,
  curl = 0,
) {
  const at = pointOnLeaf(x, y, angle, length)
  const tip = at(1, curl)
  pen
    .moveTo(x, y)
    .curveTo(...at(0.3, width + curl * 0.1), ...at(0.75, width * 0.7 + curl * 0.7), ...tip)
    .curveTo(...at(0.75, -width * 0.6 + curl * 0.75), ...at(0.3, -width + curl * 0.1), x, y)
    .close()
}

/** The point on a leaf at a share of its length and a share of its width. */
function pointOnLeaf(x: number, y: number, degrees: number, length: number) {
  const angle = degreesToRadians(degrees)
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return (along: number, aside: number) =>
    [
      x + cos * along * length - sin * aside * length,
      y + sin * along * length + cos * aside * length,
    ] as const
}

interface Branch {
  /** The points from the tree to the tip. */
  spine: readonly Point[]
  /** Number of leaves. */
  count?: number
  /** Length of a leaf. */
  length?: number
  /** Width of a leaf, as a share of its length. */
  width?: number
  seed?: number
  /** How far leaves stand off the spine, in degrees. */
  spread?: number
  litShare?: number
  /** Thickness of the stem at the tree. */
  thickness?: number
  /** How far leaves hang. */
  hang?: number
  /** The start of the leaves, as a share of the spine. */
  from?: number
  decimals?: number
}

/** A leafy bough. @returns path data for each of its colours. */
export function branch({
  spine,
  count = 26,
  length = 46,
  width = 0.28,
  seed = 1,
  spread = 60,
  litShare = 0.3,
  thickness = 5,
  hang = 0.3,
  from = 0.1,
  decimals = 0,
}: Branch): { stem: string; dark: string; lit: string } {
  const random = seededRandom(seed)
  const dark = new Pen(decimals)
  const lit = new Pen(decimals)
  for (let i = 0; i < count; i++) {
    const t = lerp(from, 1, (i + random.between(0, 0.8)) / count)
    const [x, y, direction] = pointOnSpine(spine, Math.min(1, t))
    const side = i % 2 ? 1 : -1
    const standing = degreesToRadians(toDegrees(direction) + side * spread * random.between(0.5, 1.1))
    const hanging = toDegrees(Math.atan2(Math.sin(standing) + hang, Math.cos(standing)))
    const pen = random() < litShare ? lit : dark
    const leafLength = length * random.between(0.7, 1.15) * (1 - t * 0.25)
    drawLeaf(pen, x, y, hanging, leafLength, width, random.between(-0.12, 0.12))
  }
  return { stem: stemPath(spine, thickness, 10, decimals), dark: dark.path, lit: lit.path }
}

interface BoBranch {
  spine: readonly Point[]
  /** Number of leaves. */
  count?: number
  /** Length of a leaf. */
  length?: number
  seed?: number
  litShare?: number
  thickness?: number
  stalkLength?: number
  /** How far leaves hang. */
  down?: number
}

/** A hanging branch of the Bo tree. @returns path data for each of its colours. */
export function boBranch({
  spine,
  count = 18,
  length = 60,
  seed = 1,
  litShare = 0.3,
  thickness = 8,
  stalkLength = 26,
  down = 0.75,
}: BoBranch): { stem: string; stalks: string; dark: string; lit: string } {
  const random = seededRandom(seed)
  const dark = new Pen(0)
  const lit = new Pen(0)
  const stalks = new Pen(0)
  for (let i = 0; i < count; i++) {
    const t = (i + random.between(0.1, 0.9)) / count
    const [x, y, direction] = pointOnSpine(spine, Math.min(1, t))
    const [right, fall] = hangingDirection(direction, i % 2 ? 1 : -1, down, random)
    const leafLength = length * random.between(0.7, 1.15)
    const stalk = stalkLength * random.between(0.6, 1.2)
    const endX = x + right * stalk
    const endY = y + fall * stalk
    stalks.moveToRelative(x, y).lineTo(endX, endY)
    const pen = random() < litShare ? lit : dark
    drawBoLeaf(pen, endX, endY, toDegrees(Math.atan2(fall + 0.3, right)), leafLength)
  }
  return { stem: stemPath(spine, thickness, 8, 0), stalks: stalks.path, dark: dark.path, lit: lit.path }
}

function hangingDirection(along: number, side: number, down: number, random: Random): [number, number] {
  const angle = along + side * random.between(0.5, 1.3)
  const right = Math.cos(angle)
  const fall = Math.sin(angle) + down * 1.4
  const size = Math.hypot(right, fall)
  return [right / size, fall / size]
}

/** A heart-shaped Bo leaf with its drip tip, from its stalk at (x, y); the angle in degrees. */
export function drawBoLeaf(pen: Pen, x: number, y: number, angle: number, length: number) {
  const at = pointOnBoLeaf(x, y, angle, length)
  pen
    .moveTo(...at(0.06, 0))
    .curveTo(...at(-0.1, 0.16), ...at(0.02, 0.42), ...at(0.28, 0.38))
    .curveTo(...at(0.5, 0.34), ...at(0.62, 0.1), ...at(1, 0))
    .curveTo(...at(0.62, -0.1), ...at(0.5, -0.34), ...at(0.28, -0.38))
    .curveTo(...at(0.02, -0.42), ...at(-0.1, -0.16), ...at(0.06, 0))
    .close()
}

function pointOnBoLeaf(x: number, y: number, degrees: number, length: number) {
  const angle = degreesToRadians(degrees)
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return (along: number, aside: number) =>
    [x + (cos * along - sin * aside) * length, y + (sin * along + cos * aside) * length] as const
}

/** The point at a share of a spine, and its direction there in radians. */
function pointOnSpine(
  spine: readonly Point[],
  share: number,
): readonly [x: number, y: number, direction: number] {
  const along = share * (spine.length - 1)
  const i = Math.min(spine.length - 2, Math.floor(along))
  const [fromX, fromY] = itemAt(spine, i)
  const [toX, toY] = itemAt(spine, i + 1)
  const direction = Math.atan2(toY - fromY, toX - fromX)
  return [lerp(fromX, toX, along - i), lerp(fromY, toY, along - i), direction]
}

function stemPath(spine: readonly Point[], thickness: number, steps: number, decimals: number): string {
  const upper: Point[] = []
  const lower: Point[] = []
  for (let i = 0; i <= steps; i++) {
    const [x, y, direction] = pointOnSpine(spine, i / steps)
    const half = (thickness * (1 - (i / steps) * 0.85)) / 2
    upper.push([x + Math.sin(direction) * half, y - Math.cos(direction) * half])
    lower.push([x - Math.sin(direction) * half, y + Math.cos(direction) * half])
  }
  const pen = new Pen(decimals)
  drawPolygon(pen, [...upper, ...lower.reverse()])
  return pen.path
}
