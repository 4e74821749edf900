import { type Box, boxAround, sharedArea } from "#app/map/labels.ts"
import { type Frame, type Point, VIEW } from "./geometry.ts"

/** A scale bar with its length in kilometres and in units of the drawing. `background` lies behind the bar and its text. */
export type ScaleBar = { km: number; units: number; leftEnd: Point; background: Box }

export type Line = readonly [Point, Point]

/** The distance from the bar to the edges of the drawing. All lengths are in units of the drawing. */
const BAR_INSET = 12
/** The distances from the bar to the edges of its background. The text is above the bar. */
const BACKGROUND_MARGINS = { side: 5, above: 22, below: 5 }
/** The number of equal steps along a road, whose ends are tested for lying on the background. */
const ROAD_SAMPLES = 50

/** The background of the north arrow, in the top right corner, where the scale bar never is. */
export const NORTH_BACKGROUND: Box = { left: VIEW.width - 27, right: VIEW.width - 5, top: 7, bottom: 46 }

/** The bar in the corner where it covers the least: if possible no number, and as few roads as possible. */
export function scaleBarOf(
  { widthKm }: Frame,
  badges: readonly Point[],
  badgeRadius: number,
  roads: readonly Line[],
): ScaleBar {
  const km = [10, 5, 2].find((candidate) => candidate <= widthKm / 4) ?? 2
  const units = Math.round((10 * km * VIEW.width) / widthKm) / 10
  // A crossed road counts as little as one square unit of a covered number.
  const coverage = (background: Box) =>
    badges.reduce((sum, badge) => sum + sharedArea(background, boxAround(badge, badgeRadius)), 0) +
    roads.filter((road) => crosses(road, background)).length
  return cornerPositions(units)
    .map((leftEnd) => scaleBarAt(km, units, leftEnd))
    .reduce((best, other) => (coverage(other.background) < coverage(best.background) ? other : best))
}

/** Bottom left, bottom right, top left. */
function cornerPositions(units: number): Point[] {
  const left = BAR_INSET
  const right = VIEW.width - BAR_INSET - units
  const bottom = VIEW.height - BAR_INSET
  return [
    { x: left, y: bottom },
    { x: right, y: bottom },
    { x: left, y: BACKGROUND_MARGINS.above + BACKGROUND_MARGINS.below },
  ]
}

function scaleBarAt(km: number, units: number, leftEnd: Point): ScaleBar {
  const { side, above, below } = BACKGROUND_MARGINS
  return {
    km,
    units,
    leftEnd,
    background: {
      left: leftEnd.x - side,
      right: leftEnd.x + units + side,
      top: leftEnd.y - above,
      bottom: leftEnd.y + below,
    },
  }
}

function crosses([from, to]: Line, { left, right, top, bottom }: Box): boolean {
  return Array.from({ length: ROAD_SAMPLES + 1 }, (_, sample) => sample / ROAD_SAMPLES).some((fraction) => {
    const x = from.x + (to.x - from.x) * fraction
    const y = from.y + (to.y - from.y) * fraction
    return x > left && x < right && y > top && y < bottom
  })
}
