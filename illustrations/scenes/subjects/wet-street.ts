import { mix } from "../drawing/colour.ts"
import { polygon } from "../drawing/lines.ts"
import { clamp } from "../drawing/numbers.ts"
import type { Point } from "../drawing/points.ts"

/** The vanishing point of the street. */
export const VANISHING = { x: 760, y: 430 }

/** Heights are measured downwards from the eye at depth 1. Above the eye they are negative. */
export const KERB = 470

/** -1 is the left row of houses, 1 the right one. */
export type Side = -1 | 1

/** The front of the houses at a depth; 1 is at the edge of the canvas. */
export const frontX = (side: Side, depth: number): number => VANISHING.x + (side * 900) / depth

export const heightY = (height: number, depth: number): number => VANISHING.y + height / depth

/** Part of a front, from depth to depth and from height to height. @returns path data. */
export function frontPart(side: Side, from: number, to: number, top: number, foot: number): string {
  const at = (depth: number, height: number): Point => [frontX(side, depth), heightY(height, depth)]
  return polygon([at(from, top), at(to, top), at(to, foot), at(from, foot)], { decimals: 0 })
}

export const HAZE = "#c9c9a8"

/** A colour seen through the rain at a depth. */
export function colourInRain(colour: string, depth: number): string {
  return mix(colour, HAZE, clamp((depth - 1.6) / 8) * 0.92)
}
