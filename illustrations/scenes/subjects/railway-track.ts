import { joinMarkup, path } from "../drawing/elements.ts"
import { drawPolygon, polygon } from "../drawing/lines.ts"
import { lerp } from "../drawing/numbers.ts"
import { Pen } from "../drawing/pen.ts"
import type { Faces } from "./faces.ts"

/** Half of the broad gauge of Sri Lanka, 1,676 mm. */
const HALF_GAUGE = 0.84

interface Track {
  /** The x of its middle. */
  x: number
  /** The near end. */
  endZ: number
}

/** Straight tracks that run away from us. */
export function railwayTracks(faces: Faces, tracks: readonly Track[]): string {
  const pens = { sleepers: new Pen(1), rails: new Pen(1), railSides: new Pen(1) }
  for (const track of tracks) drawTrack(faces, pens, track)
  return joinMarkup([
    path(pens.sleepers.path, "#4f3440"),
    path(pens.railSides.path, "#6f4a48"),
    path(pens.rails.path, "#fff3d4"),
  ])
}

type TrackPens = Record<"sleepers" | "rails" | "railSides", Pen>

function drawTrack({ at, level }: Faces, { sleepers, rails, railSides }: TrackPens, { x, endZ }: Track) {
  // sleepers stand wider apart far off, where they would run together
  for (let z = endZ; z < 70; z += lerp(1.1, 4, z / 90))
    drawPolygon(sleepers, level(x - 1.35, x + 1.35, 0.1, z, z + 0.34))
  for (const railX of [x - HALF_GAUGE, x + HALF_GAUGE]) {
    const inner = at(railX - 0.07, 0.26, endZ)
    drawPolygon(rails, [inner, at(railX + 0.07, 0.26, endZ), at(railX, 0.26, 260)])
    drawPolygon(railSides, [at(railX - 0.11, 0.1, endZ), inner, at(railX, 0.2, 260)])
  }
}

/** A buffer stop: a striped board on two posts. */
export function bufferStop({ at, level, front }: Faces, x: number, z: number): string {
  const post = (fromX: number) => polygon(front(z, fromX, fromX + 0.4, 0, 1.6))
  const stripe = (fromX: number) =>
    polygon([at(fromX, 1, z), at(fromX + 0.6, 1, z), at(fromX + 1, 1.9, z), at(fromX + 0.4, 1.9, z)])
  return joinMarkup([
    path(post(x - 1.5) + post(x + 1.1), "#201a3a"),
    path(polygon(front(z, x - 2, x + 2, 1, 1.9)), "#c23a4c"),
    path([x - 1.6, x - 0.4, x + 0.8].map(stripe).join(""), "#ecdcea"),
    path(polygon(level(x - 2, x + 2, 1.9, z, z + 0.5)), "#e58494"),
  ])
}
