import { HEIGHT } from "../drawing/canvas.ts"
import { lerp } from "../drawing/numbers.ts"
import { Pen } from "../drawing/pen.ts"
import { seededRandom } from "../drawing/random.ts"
import { drawFrond } from "./frond.ts"

interface Blades {
  fromX: number
  toX: number
  /** The y of the ground. */
  y?: number
  /** The y of the ground at x, for uneven ground. */
  yAt?: (x: number) => number
  count?: number
  /** Minimum and maximum height of a blade. */
  height?: readonly [number, number]
  width?: number
  seed?: number
  /** How far a tip leans, as a share of the height. */
  lean?: number
  decimals?: number
}

/** Grass or reeds. @returns path data. */
export function blades({
  fromX,
  toX,
  y = HEIGHT,
  yAt = () => y,
  count = 40,
  height = [40, 120],
  width = 5,
  seed = 1,
  lean = 0.3,
  decimals = 0,
}: Blades): string {
  const random = seededRandom(seed)
  const pen = new Pen(decimals)
  for (let i = 0; i < count; i++) {
    const x = random.between(fromX, toX)
    const footY = yAt(x)
    const length = random.between(...height)
    const tipOffset = random.between(-lean, lean) * length
    const footWidth = width * random.between(0.6, 1.2)
    pen
      .moveTo(x - footWidth / 2, footY)
      .quadraticTo(
        x + tipOffset * 0.25 - footWidth * 0.3,
        footY - length * 0.6,
        x + tipOffset,
        footY - length,
      )
      .quadraticTo(x + tipOffset * 0.3 + footWidth * 0.5, footY - length * 0.55, x + footWidth / 2, footY)
      .close()
  }
  return pen.path
}

interface Fern {
  x: number
  y: number
  /** Number of fronds. */
  count?: number
  length?: number
  /** Directions of the outermost fronds in degrees: 0 right, -90 up. */
  fromAngle?: number
  toAngle?: number
  seed?: number
  droop?: number
  leafLength?: number
  leaflets?: number
}

/** A rosette of fern or cycad fronds. @returns path data. */
export function fern({
  x,
  y,
  count = 9,
  length = 140,
  fromAngle = -170,
  toAngle = -10,
  seed = 1,
  droop = 60,
  leafLength = 0.2,
  leaflets = 18,
}: Fern): string {
  const random = seededRandom(seed)
  const pen = new Pen(0)
  for (let i = 0; i < count; i++)
    drawFrond(pen, {
      x,
      y,
      angle: lerp(fromAngle, toAngle, (i + random.between(-0.3, 0.3)) / Math.max(1, count - 1)),
      length: length * random.between(0.75, 1.1),
      droop: droop * random.between(0.7, 1.2),
      leaflets,
      leafLength,
      gravity: 0.15,
      seed: seed * 13 + i,
    })
  return pen.path
}
