import { WIDTH } from "../drawing/canvas.ts"
import { path, stroke } from "../drawing/elements.ts"
import { polygon, spline } from "../drawing/lines.ts"
import { itemAt, times } from "../drawing/lists.ts"
import { lerp, smoothTable } from "../drawing/numbers.ts"
import { Pen } from "../drawing/pen.ts"
import type { Point } from "../drawing/points.ts"
import { seededRandom } from "../drawing/random.ts"

interface Paddy {
  /** Upper and lower edge of the terraces. */
  upper: readonly Point[]
  lower: readonly Point[]
  /** Number of terraces. */
  count?: number
  /** 1 spaces terraces evenly; a higher value narrows those at the upper edge. */
  crowding?: number
  /** Colours of the fields. */
  colours: readonly string[]
  /** Colour of the lit edge of a terrace. */
  lip?: string
  /** Colour of the banks of earth between fields. */
  bund?: string
  /** Minimum and maximum number of fields of a terrace. */
  cells?: readonly [number, number]
  /** Amplitude of the winding edges of terraces. */
  wave?: number
  seed?: number
  fromX?: number
  toX?: number
  /** Thickness of the lip of the farthest and the nearest terrace. */
  farLip?: number
  nearLip?: number
}

/** Stepped paddy. `yAt` gives the y of the upper edge of a terrace at x, to place details on the terrace. */
export function paddy({
  upper,
  lower,
  count = 9,
  crowding = 1.5,
  colours,
  lip = "#f7efb0",
  bund = "#5f7a3f",
  cells = [3, 6],
  wave = 14,
  seed = 1,
  fromX = -40,
  toX = WIDTH + 40,
  farLip = 2,
  nearLip = 14,
}: Paddy): { markup: string; yAt: (terrace: number, x: number) => number } {
  const random = seededRandom(seed)
  const windings = times(count + 2, () => ({
    longPhase: random.between(0, 6.3),
    shortPhase: random.between(0, 6.3),
    stretch: random.between(0.7, 1.3),
  }))
  const yAt = (terrace: number, x: number) => {
    const t = Math.min(1.15, (terrace / count) ** crowding)
    const { longPhase, shortPhase, stretch } = itemAt(windings, terrace)
    const strength = wave * (0.25 + t)
    const level = lerp(smoothTable(upper, x), smoothTable(lower, x), t)
    if (!terrace) return level
    const winding = Math.sin(x / (150 * stretch) + longPhase) * strength * 0.6
    return level + (winding + Math.sin(x / (64 * stretch) + shortPhase) * strength * 0.25)
  }
  const edge = (from: number, to: number, terrace: number, down: number, steps = 6) =>
    times(steps + 1, (i): Point => {
      const x = lerp(from, to, i / steps)
      return [x, yAt(terrace, x) + down]
    })
  const area = (top: Point[], bottom: Point[]) => polygon([...top, ...bottom.reverse()], { decimals: 0 })

  let markup = ""
  for (let i = 0; i < count; i++) {
    const near = i / (count - 1)
    const thickness = lerp(farLip, nearLip, near ** 1.4)
    const ends = fieldEnds()
    const riser = area(edge(fromX, toX, i, 0, 14), edge(fromX, toX, i, thickness * 2.4, 14))
    markup += path(riser, bund) + fields(i, ends, near, thickness) + bunds(i, ends, thickness)
    const lipLine = spline(edge(fromX, toX, i, 0, 16), { close: false, decimals: 0 })
    markup += stroke(lipLine, lip, Math.max(1.4, thickness * 0.42))
  }
  return { markup, yAt }

  function fieldEnds(): number[] {
    const fields = random.whole(...cells)
    const between = times(fields - 1, (i) => lerp(fromX, toX, (i + 1 + random.between(-0.3, 0.3)) / fields))
    return [fromX, ...between, toX]
  }

  function fields(terrace: number, ends: number[], near: number, thickness: number): string {
    const pathByColour = new Map<string, string>()
    ends.slice(1).forEach((right, i) => {
      const left = itemAt(ends, i)
      const slant = random.between(-30, 30) * (0.3 + near)
      const colour = random.pick(colours)
      const field = area(
        edge(left, right, terrace, thickness),
        edge(left + slant, right + slant, terrace + 1, 0),
      )
      pathByColour.set(colour, (pathByColour.get(colour) ?? "") + field)
    })
    return [...pathByColour].map(([colour, data]) => path(data, colour)).join("")
  }

  function bunds(terrace: number, ends: number[], thickness: number): string {
    const pen = new Pen(0)
    for (const x of ends.slice(1, -1))
      pen.moveTo(x, yAt(terrace, x) + thickness).lineTo(x, yAt(terrace + 1, x))
    return pen.path && stroke(pen.path, bund, Math.max(1.5, thickness * 0.5))
  }
}
