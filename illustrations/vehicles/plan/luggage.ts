import { paint } from "../drawing/colour.ts"
import { pathPx, type Svg, units } from "../drawing/svg.ts"
import type { PlanDrawing } from "./plan-drawing.ts"

/** Large cases are blue, grey or green; small ones brown or red. */
export const LARGE_CASE_COLOURS = ["#2f5d7c", "#4b5560", "#3f6b55"] as const
export const SMALL_CASE_COLOURS = ["#b07a3c", "#8a3b3b"] as const

/** A rectangle for cases, in millimetres of the plan. */
export interface LuggageArea {
  fromX: number
  toX: number
  width: number
  /** Its middle, if that is not the centre line. */
  y?: number
}

interface Case {
  x: number
  y: number
  length: number
  width: number
  isLarge: boolean
}

type Measure = readonly [length: number, width: number]

/** A case from above: lying flat or standing, along or across. */
const LARGE_CASES: Measure[] = [
  [680, 440],
  [440, 680],
  [300, 470],
  [470, 300],
]

const SMALL_CASES: Measure[] = [
  [470, 330],
  [330, 470],
  [230, 370],
  [370, 230],
]

const GAP_MM = 16

/**
 * Draws every case of the catalogue's allowance, at the largest size at which all of them show. So the same case is smaller in a
 * full van than in an estate.
 */
export function drawLuggage({ svg, view, vehicle, px }: PlanDrawing, area: LuggageArea) {
  const { fromX, toX, width, y = 0 } = area
  const { large, small } = vehicle.cases
  if (large + small === 0 || toX - fromX < 60) return
  packCases(large, small, toX - fromX, width).forEach((piece, i) => {
    const colours = piece.isLarge ? LARGE_CASE_COLOURS : SMALL_CASE_COLOURS
    const colour = colours[i % colours.length] ?? colours[0]
    const stored = storeCase(svg, px(piece.length), px(piece.width), colour)
    svg.place(stored, view.xPx(fromX + piece.x), view.yPx(y + width / 2 - piece.y))
  })
}

/** The packing that covers the largest area, over all orientations and sizes of the cases. */
function packCases(large: number, small: number, length: number, width: number): Case[] {
  let best: Case[] = []
  let bestArea = 0
  for (const largeCase of LARGE_CASES)
    for (const smallCase of SMALL_CASES)
      for (let scale = 1; scale > 0.25; scale -= 0.03) {
        const cases = [
          ...Array<Measure>(large).fill(scaleCase(largeCase, scale)),
          ...Array<Measure>(small).fill(scaleCase(smallCase, scale)),
        ]
        const layout = packInColumns(cases, large, length, width)
        if (!layout) continue
        const coveredArea = layout.reduce((sum, piece) => sum + piece.length * piece.width, 0)
        if (coveredArea > bestArea) [best, bestArea] = [layout, coveredArea]
        break
      }
  return best
}

/** Cases in columns from front to rear, each as long as its first case. @returns undefined when they do not fit. */
function packInColumns(cases: Measure[], large: number, length: number, width: number): Case[] | undefined {
  let waiting = cases.map((measure, i) => ({ measure, isLarge: i < large }))
  const layout: Case[] = []
  let x = 0
  for (let first = waiting[0]; first; first = waiting[0]) {
    const [columnLength] = first.measure
    if (x + columnLength > length + 1) return undefined
    const column: Case[] = []
    let y = 0
    waiting = waiting.filter(({ measure: [caseLength, caseWidth], isLarge }) => {
      if (caseLength > columnLength + 1 || y + caseWidth > width + 1) return true
      column.push({
        x: x + (columnLength - caseLength) / 2,
        y,
        length: caseLength,
        width: caseWidth,
        isLarge,
      })
      y += caseWidth + GAP_MM
      return false
    })
    if (!column.length) return undefined
    const spareWidth = (width - (y - GAP_MM)) / 2
    layout.push(...column.map((piece) => ({ ...piece, y: piece.y + spareWidth })))
    x += columnLength + GAP_MM
  }
  const spareLength = (length - (x - GAP_MM)) / 2
  return layout.map((piece) => ({ ...piece, x: piece.x + spareLength }))
}

function scaleCase([length, width]: Measure, scale: number): Measure {
  return [length * scale, width * scale]
}

/** A case from above with its upper left corner at the origin, in pixels. @returns its id. */
export function storeCase(svg: Svg, widthPx: number, heightPx: number, colour: string): string {
  return svg.symbol(() => {
    const tones = paint(colour)
    const fill = svg.verticalGradient([0, tones.light2], [0.5, tones.base], [1, tones.shade2])
    const edge = `stroke="${tones.shade4}" stroke-width="${units(0.8)}"`
    svg.rect(0, 0, widthPx, heightPx, fill, Math.min(widthPx, heightPx) * 0.16, edge)
    const ribs = [0.26, 0.5, 0.74].map((share) =>
      heightPx > widthPx
        ? pathPx`M${widthPx * share} ${heightPx * 0.12}v${heightPx * 0.76}`
        : pathPx`M${widthPx * 0.12} ${heightPx * share}h${widthPx * 0.76}`,
    )
    svg.stroke(ribs.join(""), tones.shade3, 1, 'stroke-opacity=".6"')
  })
}
