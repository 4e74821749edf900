import type { Point } from "./knots.ts"

export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]]
export const subtract = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]]
export const times = (a: Point, factor: number): Point => [a[0] * factor, a[1] * factor]
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])
export const lengthOf = (a: Point): number => Math.hypot(a[0], a[1])
export const angleOf = (a: Point): number => Math.atan2(a[1], a[0])

/** The point a share `t` of the way from a to b. */
export const towards = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
]

export const rotate = (a: Point, radians: number): Point => [
  a[0] * Math.cos(radians) - a[1] * Math.sin(radians),
  a[0] * Math.sin(radians) + a[1] * Math.cos(radians),
]

/** The same direction, normalised to -π to π. */
export function wrapAngle(radians: number): number {
  let angle = radians
  while (angle > Math.PI) angle -= 2 * Math.PI
  while (angle < -Math.PI) angle += 2 * Math.PI
  return angle
}
