import type { Scene } from "../scene.ts"

export const GOPURAM_COLOURS = {
  lit: "#ffdf94",
  mid: "#f2b248",
  low: "#d98432",
  shade: "#a14a36",
  deep: "#6b2b38",
  gold: "#ffcf5a",
  stripeA: "#fff1d2",
  stripeB: "#cf4a34",
  door: "#4a1f30",
}
export type GopuramColours = typeof GOPURAM_COLOURS

/** The properties that each part of the tower needs. */
export interface GopuramTower extends GopuramColours {
  scene: Scene
  x: number
  y: number
  width: number
  /** Top of the striped base. */
  baseTop: number
  left: number
  right: number
  /** Depth of the flank at the base, and as a share of the front. */
  away: number
  depth: number
  recede: (y: number, away: number) => number
}
