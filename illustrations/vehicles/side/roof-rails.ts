import type { CarDrawing } from "../bodies/body-shape.ts"
import { polyline, shifted, sliceX, startOf } from "../drawing/path.ts"

/** Rails that follow the roof between two x positions, standing above it by `heightMm`. */
export function roofRails(fromX: number, toX: number, heightMm = 42) {
  return ({ svg, view, scaling, lines }: CarDrawing) => {
    const roof = lines.profile.filter(
      ({ start, end }) => start[1] > scaling.actual.heightMm * 0.8 && end[0] > start[0],
    )
    const from = scaling.x(fromX)
    const to = scaling.x(toX)
    const foot = (x: number) => {
      const under = sliceX(roof, x - 26, x + 26)
      if (!under.length) return ""
      const [, roofY] = startOf(under)
      const outline = polyline([
        [x - 36, roofY - 12],
        [x - 22, roofY + heightMm],
        [x + 22, roofY + heightMm],
        [x + 36, roofY - 12],
      ])
      return view.pathData(outline, true)
    }
    svg.path([from + 30, (from + to) / 2, to - 30].map(foot).join(""), "#2a2e33")
    const rail = shifted(sliceX(roof, from, to), 0, heightMm)
    svg.stroke(view.pathData(rail), "#23272b", Math.max(2.6, 30 * view.pxPerMm), 'stroke-linecap="round"')
    const light = view.pathData(shifted(rail, 0, 6))
    svg.stroke(light, "#aeb6bd", Math.max(1, 10 * view.pxPerMm), 'stroke-linecap="round"')
  }
}
