import { itemAt } from "./lists.ts"
import { lerp } from "./numbers.ts"
import type { Point } from "./points.ts"
import { type Random, seededRandom } from "./random.ts"

interface RoughenOptions {
  /** How far a new point leaves the line, as a share of the line's length. */
  roughness?: number
  /** The number of times each line is halved. */
  depth?: number
  seed?: number
  /** The factor by which the roughness shrinks with each subdivision. */
  decay?: number
  close?: boolean
}

/** Roughens the line between points. The points themselves do not move. */
export function roughen(
  keys: readonly Point[],
  { roughness = 0.12, depth = 4, seed = 1, decay = 0.55, close = false }: RoughenOptions = {},
): Point[] {
  const random = seededRandom(seed)
  let points: Point[] = keys.map(([x, y, isCorner]) => [x, y, isCorner || 0])
  if (close) points.push(itemAt(points, 0))
  let strength = roughness
  for (let i = 0; i < depth; i++) {
    points = subdivide(points, strength, random)
    strength *= decay
  }
  if (close) points.pop()
  return points
}

function subdivide(points: Point[], strength: number, random: Random): Point[] {
  const first = itemAt(points, 0)
  return [
    first,
    ...points.slice(1).flatMap((end, i) => subdivideLine(itemAt(points, i), end, strength, random)),
  ]
}

function subdivideLine(start: Point, end: Point, strength: number, random: Random): Point[] {
  const deltaX = end[0] - start[0]
  const deltaY = end[1] - start[1]
  const length = Math.hypot(deltaX, deltaY)
  if (length < 5) return [end]
  const t = 0.5 + random.between(-0.15, 0.15)
  const offset = random.between(-1, 1) * strength * length
  const x = lerp(start[0], end[0], t) - (deltaY / length) * offset
  const y = lerp(start[1], end[1], t) + (deltaX / length) * offset
  return [[x, y], end]
}
