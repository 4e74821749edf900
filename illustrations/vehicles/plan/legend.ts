import { CANVAS } from "../canvas.ts"
import { pathPx, type Svg, units } from "../drawing/svg.ts"
import { seatCount, type Vehicle } from "../vehicle.ts"
import { LARGE_CASE_COLOURS, SMALL_CASE_COLOURS } from "./luggage.ts"

const INK = "#39434c"
const STEP_PX = 176
const Y = 468

/** Seats, large cases and small cases as icons and numbers, so that there is no text to translate. */
export function drawLegend(svg: Svg, vehicle: Vehicle) {
  const items = [
    { icon: drawSeatIcon, count: seatCount(vehicle) },
    { icon: drawLargeCaseIcon, count: vehicle.cases.large },
    { icon: drawSmallCaseIcon, count: vehicle.cases.small },
  ].filter(({ count }) => count > 0)
  const firstX = CANVAS.widthPx / 2 - (STEP_PX * (items.length - 1)) / 2
  const edge = `fill-opacity=".82" stroke="#c9d0d6" stroke-width="${units(1)}"`
  svg.rect(firstX - 92, Y - 34, STEP_PX * (items.length - 1) + 184, 68, "#fff", 34, edge)
  items.forEach(({ icon, count }, i) => {
    const x = firstX + STEP_PX * i - 32
    if (i) svg.rect(firstX + STEP_PX * (i - 0.5) - 0.5, Y - 18, 1, 36, "#d3d9de")
    icon(svg, x)
    const font = `font-family="Inter,Segoe UI,Helvetica,Arial,sans-serif" font-size="${units(28)}" font-weight="600"`
    svg.raw(`<text x="${units(x + 32)}" y="${units(Y + 10)}" ${font} fill="${INK}">×${count}</text>`)
  })
}

function drawSeatIcon(svg: Svg, x: number) {
  const back = pathPx`M${x - 11} ${Y - 20}q-1 -5 5 -5q5 0 6 5l4 22h13q6 0 6 6v3q0 5 -5 5h-19q-5 0 -6 -5z`
  svg.path(back + pathPx`M${x - 5} ${Y + 19}h24v5h-24z`, INK)
}

function drawLargeCaseIcon(svg: Svg, x: number) {
  svg.rect(x - 13, Y - 14, 28, 36, LARGE_CASE_COLOURS[0], 5)
  svg.stroke(pathPx`M${x - 5} ${Y - 14}v-9h12v9`, INK, 3)
  const ribs = pathPx`M${x - 5} ${Y - 7}v22M${x + 1} ${Y - 7}v22M${x + 7} ${Y - 7}v22`
  svg.stroke(ribs, "#fff", 1.6, 'stroke-opacity=".55"')
  svg.circle(x - 7, Y + 24, 2.6, INK)
  svg.circle(x + 9, Y + 24, 2.6, INK)
}

function drawSmallCaseIcon(svg: Svg, x: number) {
  svg.rect(x - 15, Y - 5, 32, 25, SMALL_CASE_COLOURS[1], 5)
  svg.stroke(pathPx`M${x - 5} ${Y - 5}q0 -9 6 -9t6 9`, INK, 3)
  svg.rect(x - 15, Y + 4, 32, 2.4, "#fff", 0, 'opacity=".45"')
  svg.rect(x - 2, Y + 2, 6, 7, "#f2e6d0", 1)
}
