import { knots } from "../drawing/knots.ts"
import { pathPx, type Svg, units } from "../drawing/svg.ts"
import { drawRoad } from "./road.ts"
import { canopy, drawCloud, drawSky, drawSun, placeScaled, shapePath, storePalm, WIDTH } from "./scenery.ts"

// Curves are written as knots: `x,y` in pixels, with a flag such as `c` (a corner); see drawing/knots.ts.

/** Colombo from the sea front in the early evening. */
export function drawCity(svg: Svg) {
  drawSky(svg, [0, "#8fb3d4"], [0.36, "#c9d7e2"], [0.6, "#fbe3cf"], [1, "#fbe3cf"])
  drawSun(svg, 150, 250, 22, "#ffe2bd", 0.9)
  drawCloud(svg, 420, 92, 0.9, 0.5)
  drawCloud(svg, 760, 130, 0.7, 0.45)
  const drawBlocks = (list: [x: number, top: number, width: number][], fill: string) =>
    svg.path(list.map(([x, y, width]) => pathPx`M${x} 372V${y}h${width}V372z`).join(""), fill)
  drawBlocks(
    [
      [30, 262, 40],
      [84, 236, 34],
      [130, 276, 52],
      [250, 226, 36],
      [300, 258, 44],
      [420, 240, 40],
      [520, 262, 50],
      [592, 216, 34],
      [700, 246, 46],
      [790, 222, 38],
      [850, 262, 60],
      [920, 240, 40],
    ],
    "#b9c5d2",
  )
  // Lotus Tower
  svg.path(shapePath(knots("653,372 l, 657,168 l, 665,168 l, 669,372 l")), "#94a6b9")
  svg.path(
    pathPx`M640 132q2 30 17 40h8q15 -10 17 -40q-8 10 -11 2q-4 -10 -10 0q-6 -10 -10 0q-3 8 -11 -2z`,
    "#b08aa6",
  )
  svg.rect(660, 92, 2, 42, "#94a6b9")
  drawBlocks(
    [
      [0, 288, 60],
      [180, 250, 30],
      [214, 250, 30],
      [352, 276, 60],
      [470, 284, 44],
      [560, 290, 60],
      [740, 276, 50],
      [890, 284, 70],
    ],
    "#9aabbd",
  )
  let windows = ""
  for (const [x, y, columns, rows] of [
    [186, 260, 3, 9],
    [220, 260, 3, 9],
    [362, 286, 5, 7],
    [480, 294, 3, 6],
    [750, 286, 4, 7],
    [8, 298, 5, 6],
    [902, 294, 5, 6],
  ] as const)
    for (let i = 0; i < rows; i++) windows += pathPx`M${x} ${y + i * 11}h${columns * 8}`
  svg.stroke(windows, "#fdf0d8", 4, `stroke-dasharray="${units(4)} ${units(4)}" stroke-opacity=".65"`)
  svg.path(pathPx`M178 250l17 -16l17 16zM212 250l17 -16l17 16z`, "#8496aa")
  svg.path(canopy(0, WIDTH, 376, 22, 13), "#7f9f7b")
  const palm = storePalm(svg)
  for (const [x, scale, flipped] of [
    [40, 0.8, 0],
    [120, 0.66, 1],
    [312, 0.6, 0],
    [520, 0.62, 1],
    [720, 0.6, 0],
    [860, 0.84, 1],
    [926, 0.7, 0],
  ] as const)
    placeScaled(svg, palm, x, 384, scale, !!flipped)
  svg.rect(0, 374, WIDTH, 18, svg.verticalGradient([0, "#d9d3c7"], [1, "#c2bbae"]))
  svg.stroke(pathPx`M0 362H${WIDTH}M0 369H${WIDTH}`, "#5d6973", 1.6)
  svg.stroke(pathPx`M0 368H${WIDTH}`, "#5d6973", 14, `stroke-dasharray="${units(2)} ${units(30)}"`)
  drawRoad(svg, ["#cdc6b8", "#b3ac9e"], false)
}
