import { type Knot, knots } from "../drawing/knots.ts"
import { pathPx, type Svg, units } from "../drawing/svg.ts"
import { drawRoad } from "./road.ts"
import { areaPath, canopy, drawCloud, drawSky, drawSun, linePath, placeScaled, WIDTH } from "./scenery.ts"

// Curves are written as knots: `x,y` in pixels, with a flag such as `c` (a corner); see drawing/knots.ts.

/** Tea country, with a factory among its terraces. */
export function drawHills(svg: Svg) {
  drawSky(svg, [0, "#c4dce8"], [0.45, "#f3eee2"], [1, "#f3eee2"])
  drawSun(svg, 470, 110, 20, "#fff6dc", 0.8)
  drawCloud(svg, 560, 96, 0.9, 0.6)
  svg.path(
    areaPath(
      knots(`
        0,212, 90,182, 160,190, 236,132, 262,104 c12, 300,144, 400,196, 520,164, 620,182, 730,122, 800,140,
        880,118, 960,150
      `),
      420,
    ),
    svg.verticalGradient([0, "#b3cbd6"], [1, "#dfe8e6"]),
  )
  svg.path(
    areaPath(knots("0,240, 140,206, 300,250, 460,206, 600,240, 760,186, 960,226"), 420),
    svg.verticalGradient([0, "#9dbcb6"], [1, "#d3e2d4"]),
  )
  svg.path(pathPx`M806 196q3 24 -1 60h7q1 -36 -1 -61z`, "#fff", 'opacity=".8"')
  svg.path(
    areaPath(knots("0,270, 200,292, 380,248, 560,286, 720,262, 960,292"), 420),
    svg.verticalGradient([0, "#84ac86"], [1, "#b4cf9c"]),
  )
  // factory
  svg.raw(`<g transform="translate(${units(-372)} ${units(34)})">`)
  svg.rect(428, 226, 96, 30, "#f4f1e8")
  svg.path(pathPx`M422 228l12 -14h84l12 14z`, "#b0614d")
  svg.stroke(pathPx`M436 236h82M436 247h82`, "#8fa7b0", 4.5, `stroke-dasharray="${units(7)} ${units(5)}"`)
  svg.path(canopy(392, 440, 262, 16, 5) + canopy(506, 570, 262, 14, 15), "#6d9a70")
  svg.raw("</g>")
  const slope: Knot[] = knots("0,318, 180,292, 400,338, 640,302, 820,286, 960,316")
  svg.path(areaPath(slope, 400), svg.verticalGradient([0, "#79a85c"], [1, "#5c8c46"]))
  let rowsOfTea = ""
  for (let i = 1; i < 6; i++)
    rowsOfTea += linePath(slope.map(([x, y], knot) => [x, y + i * (13 + (knot % 2) * 2.5)] as Knot))
  const rows = svg.definePath(rowsOfTea)
  svg.use(rows, `fill="none" stroke="#4a7a3c" stroke-width="${units(2.6)}" stroke-opacity=".55"`)
  svg.use(
    rows,
    `y="${units(-2.6)}" fill="none" stroke="#a5c97d" stroke-width="${units(1.2)}" stroke-opacity=".6"`,
  )
  const tree = svg.symbol(() => {
    svg.rect(-1.2, -46, 2.4, 46, "#6f6a58")
    svg.path(pathPx`M0 -92q15 26 10 62q-10 8 -20 0q-5 -36 10 -62z`, "#4f7d55")
  })
  for (const [x, y, scale] of [
    [60, 330, 0.9],
    [96, 336, 0.7],
    [300, 338, 0.62],
    [590, 328, 0.7],
    [866, 318, 1],
    [906, 330, 0.76],
    [930, 338, 0.9],
  ] as const)
    placeScaled(svg, tree, x, y, scale)
  svg.rect(0, 250, WIDTH, 60, svg.verticalGradient([0, "#fff", 0], [0.5, "#fff", 0.28], [1, "#fff", 0]))
  drawRoad(svg, ["#8fb368", "#6f964d"])
}
