import type { Point } from "../drawing/points.ts"

/** A building drawn flat: converts distances right of its axis and above its foot to points on the canvas. */
export interface Elevation {
  scale: number
  x: (right: number) => number
  y: (up: number) => number
  toCanvas: (points: readonly Point[]) => Point[]
}

export function elevation(axisX: number, footY: number, scale: number): Elevation {
  const x = (right: number) => axisX + right * scale
  const y = (up: number) => footY - up * scale
  return {
    scale,
    x,
    y,
    toCanvas: (points) => points.map(([right, up, isCorner]) => [x(right), y(up), isCorner]),
  }
}
