import { polygon } from "../drawing/lines.ts"
import { times } from "../drawing/lists.ts"
import { layeredNoise } from "../drawing/noise.ts"
import { lerp } from "../drawing/numbers.ts"
import type { Point } from "../drawing/points.ts"

/** The Vatadage stands on two round terraces: circles in plan, ellipses on the canvas. */
export const CENTRE_X = 800
const CENTRE_Y = 680
const FLATNESS = 0.19

export const LOWER_RADIUS = 610
export const LOWER_FLOOR = 66
export const UPPER_RADIUS = 430
export const UPPER_FLOOR = 122
export const WALL_RADIUS = 330

/** A point on a ring: angle 0 is on the right, half a turn on the left, the near side between them. */
export function onRing(radius: number, angle: number): [x: number, y: number] {
  return [CENTRE_X + Math.cos(angle) * radius, CENTRE_Y + Math.sin(angle) * radius * FLATNESS]
}

/** Angles in half turns. */
function ringPoints(radius: number, height: number, from: number, to: number, count = 40): Point[] {
  return times(count + 1, (i) => {
    const [x, y] = onRing(radius, Math.PI * lerp(from, to, i / count))
    return [x, y - height]
  })
}

/** Path data of the near half of an upright wall on a ring; its top has lost some stone where it is worn. */
export function ringWall(radius: number, bottom: number, top: number, worn = 0): string {
  const upper = ringPoints(radius, top, 0, 1, 60).map(
    ([x, y], i): Point => [x, y + Math.max(0, layeredNoise(i * 0.7, top) - 0.15) * worn],
  )
  return polygon([...upper, ...ringPoints(radius, bottom, 1, 0)], { decimals: 0 })
}

export const floorOutline = (radius: number, height: number) =>
  polygon(ringPoints(radius, height, 0, 2, 64), { decimals: 0 })
