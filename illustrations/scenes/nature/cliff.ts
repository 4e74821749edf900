import { mix, tone } from "../drawing/colour.ts"
import { path } from "../drawing/elements.ts"
import { polygon } from "../drawing/lines.ts"
import { itemAt } from "../drawing/lists.ts"
import { layeredNoise } from "../drawing/noise.ts"
import { clamp, lerp, table } from "../drawing/numbers.ts"
import type { Point } from "../drawing/points.ts"
import { type Random, seededRandom } from "../drawing/random.ts"
import type { Stop } from "../scene.ts"

interface Cliff {
  /** The left edge as pairs of y and x, downwards. */
  left: readonly Point[]
  /** The right edge as pairs of y and x, downwards. */
  right: readonly Point[]
  /** Height of the top at a share of the width. */
  topAt: (share: number) => number
  bottom: number
  columns?: number
  /** The tones from the lit side to the shade; offsets are shares of the width. */
  tones: readonly Stop[]
  seed?: number
  /** How much the widths of columns vary, as a share of the width of the face. */
  jitter?: number
  /** Average number of ledges in a column. */
  cuts?: number
  /** How much facets differ in lightness. */
  contrast?: number
  /** How far the edges between columns deviate from a straight line, as a share of the width. */
  wobble?: number
  /** The height of one such deviation. */
  wave?: number
}

/** One facet: between two heights, in a column, with a tilt at its ledges. */
interface Facet {
  column: number
  top: number
  bottom: number
  tilt: number
  isBelowLedge: boolean
}

/**
 * A rock face: facets in columns that follow both of its edges.
 * `xAt` gives the point at a share of the width at a height, so that details can be placed on the face.
 */
export function cliff(options: Cliff): { markup: string; xAt: (share: number, y: number) => number } {
  const { left, right, topAt, bottom, columns = 14, tones, seed = 1, jitter = 0.03 } = options
  const { cuts = 2, contrast = 0.05, wobble = 0.012, wave = 60 } = options
  const random = seededRandom(seed)
  const xAt = (share: number, y: number) => lerp(edgeAt(left, y), edgeAt(right, y), share)
  const shares = columnShares(columns, jitter, random)
  const columnX = (i: number, y: number) => {
    const isInside = i > 0 && i < columns
    const deviation = wobble * layeredNoise(y / wave, seed + i * 7, 3) * (isInside ? 1 : 0)
    return xAt(itemAt(shares, i) + deviation, y)
  }
  const pathByColour = new Map<string, string>()
  for (let column = 0; column < columns; column++) {
    const middle = (itemAt(shares, column) + itemAt(shares, column + 1)) / 2
    const ledges = ledgesBetween(topAt(clamp(middle)) - 30, bottom, cuts, random)
    for (const [i, top] of ledges.slice(0, -1).entries()) {
      const tilt = random.between(-22, 22)
      const facet = { column, top, bottom: itemAt(ledges, i + 1), tilt, isBelowLedge: i > 0 }
      const base = toneAt(tones, clamp(middle + random.between(-0.035, 0.035)))
      const colour = tone(base, random.spread() * contrast)
      pathByColour.set(colour, (pathByColour.get(colour) ?? "") + facetPath(facet, columnX))
    }
  }
  const markup = [...pathByColour].map(([colour, data]) => path(data, colour)).join("")
  return { markup, xAt }
}

/** The x of an edge, level above its first point. */
function edgeAt(edge: readonly Point[], y: number): number {
  return table(edge, Math.max(y, itemAt(edge, 0)[0]))
}

/** The borders between columns. The first and the last are beyond the edges. */
function columnShares(columns: number, jitter: number, random: Random): number[] {
  const shares = [-0.08]
  for (let i = 1; i < columns; i++)
    shares.push(clamp(i / columns + random.between(-jitter, jitter), 0.01, 0.99))
  return [...shares, 1.08]
}

function ledgesBetween(top: number, bottom: number, cuts: number, random: Random): number[] {
  const ledges = [top]
  const count = Math.round(cuts * random.between(0.4, 1.5))
  for (let i = 0; i < count; i++)
    ledges.push(lerp(top, bottom, (i + random.between(0.25, 1)) / (count + 0.6)))
  return [...ledges, bottom]
}

function toneAt(tones: readonly Stop[], share: number): string {
  const next = tones.findIndex(([offset], i) => i > 0 && share <= offset)
  if (next < 0) return itemAt(tones, -1)[1]
  const [from, fromColour] = itemAt(tones, next - 1)
  const [to, toColour] = itemAt(tones, next)
  return mix(fromColour, toColour, clamp((share - from) / (to - from)))
}

function facetPath(
  { column, top, bottom, tilt, isBelowLedge }: Facet,
  columnX: (i: number, y: number) => number,
): string {
  const steps = Math.max(1, Math.round((bottom - top) / 64))
  const rise = isBelowLedge ? tilt : 0
  const leftSide: Point[] = []
  const rightSide: Point[] = []
  for (let i = 0; i <= steps; i++) {
    const y = lerp(top, bottom, i / steps)
    leftSide.push([columnX(column, y + tilt), y + rise])
    // overlaps the next column by one unit, so that no gap is visible
    rightSide.push([columnX(column + 1, y) + 1, y - rise])
  }
  return polygon([...leftSide, ...rightSide.reverse()], { decimals: 0 })
}
