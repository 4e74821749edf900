import { knots } from "../drawing/knots.ts"
import { pathPx, type Svg, units } from "../drawing/svg.ts"
import { drawRoad } from "./road.ts"
import { areaPath, canopy, drawCloud, drawSky, drawSun, shapePath, WIDTH } from "./scenery.ts"

// Curves are written as knots: `x,y` in pixels, with a flag such as `c` (a corner); see drawing/knots.ts.

/** The ancient city: a white dagoba across the water. */
export function drawDagoba(svg: Svg) {
  drawSky(svg, [0, "#b5d3e6"], [0.42, "#eae6e2"], [0.62, "#fbe4d4"], [1, "#fbe4d4"])
  drawSun(svg, 770, 206, 24, "#fff0d6", 0.85)
  drawCloud(svg, 560, 96, 0.9, 0.6)
  drawCloud(svg, 60, 134, 0.8, 0.5)
  svg.path(areaPath(knots("0,290, 200,272, 420,290, 700,274, 960,288"), 360), "#b9cbc0")
  svg.path(canopy(0, WIDTH, 340, 40, 12), "#93b08a")
  const plaster = svg.horizontalGradient([0, "#fff"], [0.5, "#f4f1eb"], [1, "#b4bcc6"])
  svg.raw(`<g transform="translate(${units(-163)} ${units(-121)}) scale(1.35)">`)
  svg.rect(178, 326, 230, 20, plaster)
  svg.rect(196, 312, 194, 16, plaster)
  svg.path(pathPx`M206 314C200 196 386 196 380 314z`, plaster)
  svg.rect(274, 204, 38, 24, plaster)
  svg.rect(270, 201, 46, 4, "#e9e6df")
  svg.path(
    shapePath(knots("280,202 c, 287,160, 291,118 c, 295,118 c, 299,160, 306,202 c")),
    svg.horizontalGradient([0, "#fbf3dc"], [1, "#d8b873"]),
  )
  svg.circle(293, 114, 3.4, "#e5c16d")
  svg.stroke(pathPx`M182 330h222M200 318h186M208 300q85 6 170 0`, "#c3c6c9", 1.4)
  svg.raw("</g>")
  svg.path(canopy(-10, 190, 352, 48, 41), "#7ea072")
  svg.path(canopy(390, 640, 352, 42, 61), "#86a878")
  svg.path(canopy(760, 990, 354, 56, 71), "#74986a")
  svg.rect(0, 346, WIDTH, 32, svg.verticalGradient([0, "#c6d9dd"], [1, "#a3c3cf"]))
  svg.path(shapePath(knots("206,348 c, 226,376 c, 360,376 c, 380,348 c")), "#fff", 'opacity=".5"')
  svg.stroke(pathPx`M40 358h110M430 362h120M690 356h150`, "#fff", 1.4, 'stroke-opacity=".65"')
  let birds = ""
  for (const [x, y] of [
    [520, 170],
    [546, 182],
    [566, 166],
    [598, 178],
  ] as const)
    birds += pathPx`M${x} ${y}q5 -6 9 0q4 -6 9 0`
  svg.stroke(birds, "#6f7f8a", 1.5)
  svg.path(canopy(0, 150, 386, 18, 9), "#94b070")
  svg.path(canopy(800, WIDTH, 386, 20, 19), "#94b070")
  drawRoad(svg, ["#a7bd79", "#86a25e"])
}
