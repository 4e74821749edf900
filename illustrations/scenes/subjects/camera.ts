import type { Point } from "../drawing/points.ts"

/** A point of the canvas, and its distance from the eye. */
export type ProjectedPoint = readonly [x: number, y: number, depth: number]

/** X to the right, Y up, Z away from us, in metres. */
export type Camera = (x: number, y: number, z: number) => ProjectedPoint

interface CameraOptions {
  /** The position of the eye in metres. */
  x: number
  y: number
  z: number
  focalLength: number
  /** The point of the canvas that the eye looks at. */
  canvasX?: number
  canvasY?: number
  /** Turned to the right, in radians. */
  yaw?: number
}

/** A true perspective, for buildings. */
export function camera({
  x,
  y,
  z,
  focalLength,
  canvasX = 800,
  canvasY = 350,
  yaw = 0,
}: CameraOptions): Camera {
  const cosine = Math.cos(yaw)
  const sine = Math.sin(yaw)
  return (placeX, placeY, placeZ) => {
    const right = placeX - x
    const away = placeZ - z
    const turned = right * cosine - away * sine
    const depth = right * sine + away * cosine
    return [canvasX + (focalLength * turned) / depth, canvasY - (focalLength * (placeY - y)) / depth, depth]
  }
}

/** Converts metres along a line in plan, up, and to the side to a point on the canvas. */
export type LineInView = (along: number, up: number, outward?: number) => Point

/** A line bent around (0, 0), seen through a camera; it starts at an angle in radians. */
export function onArc(camera: Camera, radius: number, startAngle: number): LineInView {
  return (along, up, outward = 0) => {
    const angle = startAngle + along / radius
    const [x, y] = camera((radius + outward) * Math.sin(angle), up, (radius + outward) * Math.cos(angle))
    return [x, y]
  }
}

interface GroundPlane {
  canvasX?: number
  horizon?: number
  focalLength?: number
  /** Height of the eye, in the unit of the plane. */
  eyeHeight?: number
  /** Turned to the right, in radians. */
  yaw?: number
}

/** Flat ground in front of the eye. Converts distances to the right, away and up to a point on the canvas. */
export function groundPlane({
  canvasX = 800,
  horizon = 400,
  focalLength = 1000,
  eyeHeight = 1,
  yaw = 0,
}: GroundPlane) {
  const cosine = Math.cos(yaw)
  const sine = Math.sin(yaw)
  return (right: number, away: number, up = 0): ProjectedPoint => {
    const turned = right * cosine - away * sine
    const depth = right * sine + away * cosine
    return [
      canvasX + (focalLength * turned) / depth,
      horizon + (focalLength * (eyeHeight - up)) / depth,
      depth,
    ]
  }
}
