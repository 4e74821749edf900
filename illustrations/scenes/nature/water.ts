import { HEIGHT, WIDTH } from "../drawing/canvas.ts"
import { group, url } from "../drawing/elements.ts"
import { bandBetween } from "../drawing/lines.ts"
import { itemAt } from "../drawing/lists.ts"
import { lerp, smoothTable } from "../drawing/numbers.ts"
import { Pen } from "../drawing/pen.ts"
import type { Point } from "../drawing/points.ts"
import { seededRandom } from "../drawing/random.ts"
import type { Scene } from "../scene.ts"

interface Glints {
  x?: number
  /** How far glints leave `x` at the horizon. */
  spread?: number
  /** How much further they leave it near the foot. */
  fan?: number
  /** The horizon. */
  fromY: number
  toY: number
  count?: number
  seed?: number
  farWidth?: number
  nearWidth?: number
  farHeight?: number
  nearHeight?: number
  /** 1 is even; more crowds them towards the horizon. */
  crowding?: number
  decimals?: number
}

interface Reflection {
  /** How far ripples displace the reflection. */
  ripple?: number
  frequencyX?: number
  frequencyY?: number
  opacity?: number
  seed?: number
  /** Height of the reflection as a share of the original. */
  squash?: number
  /** The lower end of the water. */
  bottom?: number
  /** Raises the mirrored picture, so that no gap shows at the waterline. */
  lift?: number
}

interface Swash {
  seed?: number
  /** Minimum and maximum width of a scallop. */
  width?: readonly [number, number]
  /** How far scallops bulge. */
  height?: number
  thickness?: number
  /** The direction of the bulges: 1 down, -1 up. */
  direction?: -1 | 1
  fromX?: number
  toX?: number
  decimals?: number
}

/** Level glints that grow from the horizon to the foot. @returns path data. */
export function glints({
  x = WIDTH / 2,
  spread = 200,
  fan = 1.2,
  fromY,
  toY,
  count = 60,
  seed = 1,
  farWidth = 6,
  nearWidth = 70,
  farHeight = 1,
  nearHeight = 5,
  crowding = 1.4,
  decimals = 0,
}: Glints): string {
  const random = seededRandom(seed)
  const pen = new Pen(decimals)
  for (let i = 0; i < count; i++) {
    const near = random() ** crowding
    const y = lerp(fromY, toY, near)
    const width = lerp(farWidth, nearWidth, near) * random.between(0.4, 1.3)
    const height = lerp(farHeight, nearHeight, near) * random.between(0.6, 1.2)
    const middle = x + random.spread() * (spread * (1 + fan * near))
    pen
      .moveTo(middle - width / 2, y)
      .quadraticTo(middle - width * 0.1, y - height, middle + width / 2, y)
      .quadraticTo(middle + width * 0.1, y + height, middle - width / 2, y)
      .close()
  }
  return pen.path
}

/** A wavy ribbon of foam along a line. @returns path data. */
export function foam(
  line: readonly Point[],
  {
    thickness = 10,
    seed = 1,
    bump = 10,
    decimals = 0,
  }: { thickness?: number; seed?: number; bump?: number; decimals?: number },
): string {
  const random = seededRandom(seed)
  const upper: Point[] = []
  const lower: Point[] = []
  for (const [x, y] of line) {
    upper.push([x + random.spread() * bump * 0.4, y - thickness * random.between(0.2, 1) * 0.5])
    lower.push([x + random.spread() * bump * 0.6, y + thickness * random.between(0.3, 1.2)])
  }
  return bandBetween(upper, lower, decimals)
}

/** Foam on a beach: a band with a scalloped front edge along a guide line. @returns path data. */
export function swash(guide: readonly Point[], options: Swash): string {
  const { seed = 1, width = [50, 130], height = 12, thickness = 9, direction = 1, decimals = 0 } = options
  const { fromX = itemAt(guide, 0)[0], toX = itemAt(guide, -1)[0] } = options
  const random = seededRandom(seed)
  const yAt = (x: number) => smoothTable(guide, x)
  const ends = [fromX]
  while (itemAt(ends, -1) < toX) ends.push(Math.min(toX, itemAt(ends, -1) + random.between(...width)))
  const middleOf = (i: number) => (itemAt(ends, i - 1) + itemAt(ends, i)) / 2
  const pen = new Pen(decimals)
  pen.moveTo(fromX, yAt(fromX))
  for (let i = 1; i < ends.length; i++) {
    const bulge = height * random.between(0.6, 1.5) * direction
    const handleX = middleOf(i) + random.spread() * 10
    const x = itemAt(ends, i)
    pen.quadraticTo(handleX, yAt(middleOf(i)) + bulge * 1.6, x, yAt(x) + random.spread() * 2)
  }
  for (let i = ends.length - 1; i > 0; i--) {
    const band = thickness * random.between(0.5, 1.3)
    const handleX = middleOf(i) + random.spread() * 14
    const bulge = height * random.between(0.1, 1.2) * direction
    const x = itemAt(ends, i - 1)
    const thinning = i === 1 ? 0.2 : random.between(0.2, 0.7)
    const y = yAt(x) - direction * band * thinning
    pen.quadraticTo(handleX, yAt(middleOf(i)) + bulge - direction * band * 1.2, x, y)
  }
  return pen.close().path
}

/** The contents of the group with this id, mirrored in rippled water below the waterline. */
export function reflect(
  scene: Scene,
  id: string,
  waterline: number,
  {
    ripple = 16,
    frequencyX = 0.003,
    frequencyY = 0.06,
    opacity = 0.8,
    seed = 4,
    squash = 1,
    bottom = HEIGHT,
    lift = 6,
  }: Reflection = {},
): string {
  const frequency = `${frequencyX} ${frequencyY}`
  const ripples = scene.filter(
    [
      `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="${seed}"/>`,
      `<feDisplacementMap in="SourceGraphic" scale="${ripple}" xChannelSelector="R" yChannelSelector="G"/>`,
    ].join(""),
    // extends 60 units beyond the canvas, because the displacement would leave a gap at a clipped edge
    `filterUnits="userSpaceOnUse" x="-60" y="${waterline - 20}" width="${WIDTH + 120}" height="${bottom - waterline + 40}"`,
  )
  const surface = scene.clip(`M0 ${waterline}H${WIDTH}V${bottom}H0z`)
  const mirror = `matrix(1 0 0 ${-squash} 0 ${waterline * (1 + squash) - lift})`
  const mirrorImage = group(`<use href="#${id}" transform="${mirror}"/>`)
  return group(group(mirrorImage, { filter: url(ripples), opacity }), { "clip-path": url(surface) })
}
