import type { Point } from "../drawing/points.ts"
import type { Camera } from "./camera.ts"

/** The flat faces of built things seen through a camera, in metres; each is a list of its corners on the canvas. */
export interface Faces {
  at: (x: number, y: number, z: number) => [x: number, y: number]
  /** A floor, or a slope that reaches another height at its right side. */
  level: (fromX: number, toX: number, y: number, fromZ: number, toZ: number, rightY?: number) => Point[]
  /** A wall along the way we look. */
  side: (x: number, bottom: number, top: number, fromZ: number, toZ: number) => Point[]
  /** A wall across the way we look. */
  front: (z: number, fromX: number, toX: number, bottom: number, top: number) => Point[]
}

export function facesThrough(camera: Camera): Faces {
  const at = (x: number, y: number, z: number): [number, number] => {
    const [canvasX, canvasY] = camera(x, y, z)
    return [canvasX, canvasY]
  }
  return {
    at,
    level: (fromX, toX, y, fromZ, toZ, rightY = y) => [
      at(fromX, y, fromZ),
      at(toX, rightY, fromZ),
      at(toX, rightY, toZ),
      at(fromX, y, toZ),
    ],
    side: (x, bottom, top, fromZ, toZ) => [
      at(x, bottom, fromZ),
      at(x, top, fromZ),
      at(x, top, toZ),
      at(x, bottom, toZ),
    ],
    front: (z, fromX, toX, bottom, top) => [
      at(fromX, bottom, z),
      at(toX, bottom, z),
      at(toX, top, z),
      at(fromX, top, z),
    ],
  }
}
