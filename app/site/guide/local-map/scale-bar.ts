import { type Box, boxAround, sharedArea } from "#app/map/labels.ts"
import { type Frame, type Point, VIEW } from "./geometry.ts"

/**
 * A scale bar with its length in kilometres and in units of the drawing. `at` is its left end. `plate` is the background of the
 * bar and its figure.
 */
export type ScaleBar = { km: number; units: number; at: Point; plate: Box }

export type Line = readonly [Point, Point]

const INSET = 12
/** The distances from the bar to the edges of its background. The figure is above the bar. */
const PLATE = { side: 5, above: 22, below: 5 }
const STEPS = 50

/** The background of the north arrow, in the fourth corner. */
export const NORTH_PLATE: Box = { left: VIEW.width - 27, right: VIEW.width - 5, top: 7, bottom: 46 }

/** The bar in the corner where it covers the least: if possible no number, and as few roads as possible. */
export function scaleBarOf(
  { widthKm }: Frame,
  badges: readonly Point[],
  radius: number,
  roads: readonly Line[],
): ScaleBar {
  const km = [10, 5, 2].find((candidate) => candidate <= widthKm / 4) ?? 2
  const units = Math.round((10 * km * VIEW.width) / widthKm) / 10
  const covered = (plate: Box) =>
    badges.reduce((sum, badge) => sum + sharedArea(plate, boxAround(badge, radius)), 0) +
    roads.filter((road) => crosses(road, plate)).length
  const [first = bar(km, units, { x: INSET, y: INSET }), ...others] = corners(units).map((at) =>
    bar(km, units, at),
  )
  return others.reduce((best, other) => (covered(other.plate) < covered(best.plate) ? other : best), first)
}

/** Bottom left, bottom right, top left. */
function corners(units: number): Point[] {
  const left = INSET
  const right = VIEW.width - INSET - units
  const bottom = VIEW.height - INSET
  return [
    { x: left, y: bottom },
    { x: right, y: bottom },
    { x: left, y: PLATE.above + PLATE.below },
  ]
}

function bar(km: number, units: number, at: Point): ScaleBar {
  const { side, above, below } = PLATE
  return {
    km,
    units,
    at,
    plate: { left: at.x - side, right: at.x + units + side, top: at.y - above, bottom: at.y + below },
  }
}

function crosses([from, to]: Line, { left, right, top, bottom }: Box): boolean {
  return Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS).some((share) => {
    const x = from.x + (to.x - from.x) * share
    const y = from.y + (to.y - from.y) * share
    return x > left && x < right && y > top && y < bottom
  })
}
