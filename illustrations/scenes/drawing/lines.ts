import { itemAt } from "./lists.ts"
import { clamp } from "./numbers.ts"
import { Pen } from "./pen.ts"
import type { Point } from "./points.ts"

interface LineOptions {
  /** Whether the line is closed; true by default. */
  close?: boolean
  /** Digits after the point; 1 by default. 0 is enough for texture. */
  decimals?: number
}

interface SplineOptions extends LineOptions {
  /** 1 is a full curve, 0 is straight. */
  tightness?: number
}

/** Path data of straight lines from point to point. */
export function polygon(points: readonly Point[], { close = true, decimals = 1 }: LineOptions = {}): string {
  const pen = new Pen(decimals)
  drawPolygon(pen, points, { close })
  return pen.path
}

/** Draws straight lines from point to point with a given pen. */
export function drawPolygon(pen: Pen, points: readonly Point[], { close = true } = {}) {
  points.forEach(([x, y], i) => {
    if (i === 0) pen.moveTo(x, y)
    else pen.lineTo(x, y)
  })
  if (close) pen.close()
}

/** Path data of a curve through points, with a sharp corner at each point that is marked as one. */
export function spline(
  points: readonly Point[],
  { close = true, decimals = 1, tightness = 1 }: SplineOptions = {},
): string {
  const pen = new Pen(decimals)
  drawSpline(pen, points, { close, tightness })
  return pen.path
}

/** Draws a curve through points with a given pen; `continues` starts at the position of the pen. */
export function drawSpline(
  pen: Pen,
  points: readonly Point[],
  { close = true, tightness = 1, continues = false } = {},
) {
  const count = points.length
  const pointAt = (i: number) => itemAt(points, close ? (i + count) % count : clamp(i, 0, count - 1))
  const [startX, startY] = pointAt(0)
  if (continues) pen.lineTo(startX, startY)
  else pen.moveTo(startX, startY)
  for (let i = 0; i < (close ? count : count - 1); i++)
    drawPiece(pen, pointAt(i - 1), pointAt(i), pointAt(i + 1), pointAt(i + 2), tightness / 6)
  if (close) pen.close()
}

/** The area between two splines that both run the same way. */
export function bandBetween(first: readonly Point[], second: readonly Point[], decimals = 0): string {
  const forward = spline(first, { close: false, decimals })
  const backward = spline(second.toReversed(), { close: false, decimals })
  return `${forward}L${backward.slice(1)}z`
}

/** One piece of a spline, from `start` to `end`, with its neighbours on both sides. */
function drawPiece(pen: Pen, before: Point, start: Point, end: Point, after: Point, reach: number) {
  const [endX, endY] = end
  if (start[2] && end[2]) {
    pen.lineTo(endX, endY)
    return
  }
  // limits the length of a handle, because unevenly spaced points would cause a loop
  const maxLength = Math.hypot(endX - start[0], endY - start[1]) * 2.1
  const [leaveX, leaveY] = limitLength(end[0] - before[0], end[1] - before[1], maxLength)
  const [arriveX, arriveY] = limitLength(after[0] - start[0], after[1] - start[1], maxLength)
  const startHandle: Point = start[2]
    ? [start[0] + (endX - start[0]) / 3, start[1] + (endY - start[1]) / 3]
    : [start[0] + leaveX * reach, start[1] + leaveY * reach]
  const endHandle: Point = end[2]
    ? [endX - (endX - start[0]) / 3, endY - (endY - start[1]) / 3]
    : [endX - arriveX * reach, endY - arriveY * reach]
  pen.curveTo(startHandle[0], startHandle[1], endHandle[0], endHandle[1], endX, endY)
}

/** A step in the same direction, of the length `maxLength` at most. */
function limitLength(deltaX: number, deltaY: number, maxLength: number): Point {
  const length = Math.hypot(deltaX, deltaY) || 1
  if (length <= maxLength) return [deltaX, deltaY]
  return [deltaX * (maxLength / length), deltaY * (maxLength / length)]
}
