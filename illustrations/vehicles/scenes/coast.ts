import { knots } from "../drawing/knots.ts"
import { pathPx, type Svg, units } from "../drawing/svg.ts"
import { drawRoad } from "./road.ts"
import {
  areaPath,
  canopy,
  drawCloud,
  drawSky,
  drawSun,
  linePath,
  placeScaled,
  seededRandom,
  shapePath,
  storePalm,
  WIDTH,
} from "./scenery.ts"

// Curves are written as knots: `x,y` in pixels, with a flag such as `c` (a corner); see drawing/knots.ts.

/** The south coast: a headland with its lighthouse, palms and a bright sea. */
export function drawCoast(svg: Svg) {
  drawSky(svg, [0, "#a9d8ea"], [0.4, "#d5ecf0"], [0.56, "#fdf3e1"], [1, "#fdf3e1"])
  drawSun(svg, 742, 214, 24, "#fff3d2")
  drawCloud(svg, 90, 112, 1, 0.75)
  drawCloud(svg, 500, 78, 0.7, 0.6)
  svg.rect(0, 300, WIDTH, 76, svg.verticalGradient([0, "#7cc3cf"], [0.4, "#4fafc0"], [1, "#9fdcd6"]))
  let waves = ""
  const random = seededRandom(3)
  for (let i = 0; i < 9; i++) waves += pathPx`M${random() * 940} ${306 + random() * 50}h${18 + random() * 60}`
  svg.stroke(waves, "#fff", 1.3, 'stroke-opacity=".45"')
  svg.path(areaPath(knots("0,268, 110,262, 220,270, 300,292, 360,302 c"), 304), "#7ea58c")
  svg.path(canopy(0, 290, 296, 26, 8), "#5f8f72")
  svg.raw(`<g transform="translate(${units(136)} 0)">`)
  svg.path(
    shapePath(knots("58,266 l, 62,196 l, 78,196 l, 82,266 l")),
    svg.horizontalGradient([0, "#fff"], [1, "#cfd9dd"]),
  )
  svg.rect(58, 190, 24, 7, "#e4eaec")
  svg.rect(63, 176, 14, 14, "#5b6b74")
  svg.path(shapePath(knots("60,177 c, 70,166 c, 80,177 c")), "#c2503f")
  svg.raw("</g>")
  svg.path(
    areaPath(knots("0,348, 240,352, 520,344, 760,350, 960,342"), 384),
    svg.verticalGradient([0, "#f8e9c8"], [1, "#e8cf9d"]),
  )
  svg.stroke(linePath(knots("0,348, 240,352, 520,344, 760,350, 960,342")), "#fff", 3, 'stroke-opacity=".8"')
  svg.path(canopy(0, 330, 388, 22, 21), "#7ba263")
  svg.path(canopy(640, WIDTH, 388, 18, 44), "#8bb06e")
  const palm = storePalm(svg)
  placeScaled(svg, palm, 838, 388, 1.5, true)
  placeScaled(svg, palm, 902, 390, 1.2)
  placeScaled(svg, palm, 30, 390, 1.3)
  placeScaled(svg, palm, 92, 388, 0.92, true)
  drawRoad(svg)
}
