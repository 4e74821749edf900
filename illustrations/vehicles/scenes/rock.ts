import { type Knot, knots } from "../drawing/knots.ts"
import { pathPx, type Svg, units } from "../drawing/svg.ts"
import { drawRoad } from "./road.ts"
import { areaPath, canopy, drawCloud, drawSky, drawSun, shapePath, WIDTH } from "./scenery.ts"

// Curves are written as knots: `x,y` in pixels, with a flag such as `c` (a corner); see drawing/knots.ts.

/** A rock fortress above the forest of the dry zone. */
export function drawRock(svg: Svg) {
  drawSky(svg, [0, "#9cc9dd"], [0.35, "#dfe6dc"], [0.62, "#fbe6c6"], [1, "#fbe6c6"])
  drawSun(svg, 196, 236, 26, "#ffe9b8", 0.9)
  drawCloud(svg, 80, 100, 0.9, 0.5)
  drawCloud(svg, 330, 62, 0.8, 0.55)
  svg.path(areaPath(knots("0,292, 160,276, 320,288, 700,284, 860,268, 960,282"), 360), "#b4c4b6")
  svg.raw(`<g transform="translate(${units(-150)} ${units(-119)}) scale(1.35)">`)
  const rock: Knot[] = knots(`
    452,330 c, 470,262, 478,206, 492,158 c12, 520,146, 580,138, 650,146, 700,144, 742,160 c14, 752,204,
    766,262, 800,330 c
  `)
  const rockShape = svg.definePath(areaPath(rock, 340))
  svg.use(rockShape, `fill="${svg.verticalGradient([0, "#d9a878"], [0.5, "#c18a5d"], [1, "#a17a5c"])}"`)
  svg.group(`clip-path="${svg.clipTo(rockShape)}"`, () => {
    svg.path(
      shapePath(knots("640,130 c, 660,200, 650,270, 690,340 c, 820,340 c, 780,130 c")),
      "#8f654a",
      'opacity=".55"',
    )
    svg.path(
      shapePath(knots("450,340 c, 500,150 c, 526,150 c, 510,230, 520,340 c")),
      "#f0c795",
      'opacity=".55"',
    )
    svg.stroke(
      pathPx`M560 150q-8 60 4 170M604 146q10 80 -4 180M712 160q12 60 14 140`,
      "#7d5740",
      2.4,
      'stroke-opacity=".45"',
    )
    svg.path(canopy(496, 740, 156, 12, 77), "#6f8f56")
  })
  svg.raw("</g>")
  svg.path(canopy(0, WIDTH, 342, 46, 31), "#7fa071")
  svg.path(canopy(-20, 420, 354, 40, 90), "#68905f")
  svg.path(canopy(690, 990, 356, 44, 66), "#68905f")
  svg.rect(0, 344, WIDTH, 34, svg.verticalGradient([0, "#b7d3cf"], [1, "#9cc4c8"]))
  svg.path(shapePath(knots("470,346 c, 500,372 c, 740,372 c, 790,346 c")), "#c79a72", 'opacity=".45"')
  svg.stroke(pathPx`M60 356h120M330 362h90M820 354h110M560 360h60`, "#fff", 1.4, 'stroke-opacity=".6"')
  svg.path(canopy(0, 240, 386, 20, 7), "#88a861")
  svg.path(canopy(760, WIDTH, 386, 22, 3), "#88a861")
  drawRoad(svg, ["#b9b874", "#98a05c"])
}
