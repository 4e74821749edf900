import { knots } from "../drawing/knots.ts"
import { pathPx, type Svg, units } from "../drawing/svg.ts"
import { drawDirtTrack } from "./road.ts"
import { areaPath, canopy, drawCloud, drawSky, drawSun, placeScaled, shapePath, WIDTH } from "./scenery.ts"

// Curves are written as knots: `x,y` in pixels, with a flag such as `c` (a corner); see drawing/knots.ts.

/** A track in a national park, among dry grass. */
export function drawWild(svg: Svg) {
  drawSky(svg, [0, "#a8cfe0"], [0.4, "#eee7d2"], [0.62, "#fbe2b4"], [1, "#fbe2b4"])
  drawSun(svg, 700, 226, 28, "#ffe5a8", 0.9)
  drawCloud(svg, 120, 106, 0.9, 0.5)
  svg.path(areaPath(knots("0,282, 180,262, 360,284, 620,276, 960,268"), 380), "#b6c2ae")
  svg.path(canopy(0, WIDTH, 326, 26, 17), "#a3b386")
  svg.path(
    shapePath(knots("96,330 c, 110,276, 156,240, 214,232, 262,262, 300,256, 338,296, 352,332 c")),
    svg.verticalGradient([0, "#c9a47e"], [1, "#a3866a"]),
  )
  svg.path(
    shapePath(knots("214,232 c, 236,280, 226,332 c, 352,332 c, 338,296, 300,256, 262,262")),
    "#86694f",
    'opacity=".45"',
  )
  svg.rect(0, 322, WIDTH, 76, svg.verticalGradient([0, "#dcc88a"], [1, "#c2ad66"]))
  const tree = svg.symbol(() => {
    svg.path(pathPx`M-3 0q2 -30 -8 -58l4 -2q6 12 7 24q4 -14 12 -24l3 2q-12 24 -10 58z`, "#7b664b")
    svg.path(canopy(-58, 62, -52, 30, 4), "#7f9657")
    svg.path(canopy(-40, 50, -62, 24, 9), "#93aa66")
  })
  placeScaled(svg, tree, 58, 366, 1.25)
  placeScaled(svg, tree, 450, 338, 0.6, true)
  placeScaled(svg, tree, 880, 362, 1.5, true)
  placeScaled(svg, tree, 770, 342, 0.7)
  // two elephants grazing far off
  const elephant = pathPx`M0 0v-12q-2 -18 16 -20q16 -4 26 4q8 -3 12 4q4 8 2 22h-3q0 -8 -4 -10q-5 2 -8 -1v13h-7v-10q-10 3 -20 0v10z`
  svg.raw(
    `<g fill="#7d7568"><path d="${elephant}" transform="translate(${units(560)} ${units(352)})"/><path d="${elephant}" transform="translate(${units(620)} ${units(350)}) scale(.62)"/></g>`,
  )
  drawDirtTrack(svg, ["#cbb56c", "#b09a52"])
}
