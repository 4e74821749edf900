import { circle, group, joined, path, stroke, url } from "../drawing/elements.ts"
import { polygon, spline } from "../drawing/lines.ts"
import { itemAt } from "../drawing/lists.ts"
import type { Point } from "../drawing/points.ts"
import type { Scene } from "../scene.ts"
import { ROUND } from "./round.ts"

/** A far elephant: 100 wide, feet on y = 0, facing left. Tuskless unless a tusk has a colour. */
export function elephantSymbol(
  scene: Scene,
  { body = "#5a4650", dark = "#3d2f3d", lit = "#a5796a", tusk = "" } = {},
): string {
  const onGround = (points: readonly Point[]) => raised(points, 96)
  return scene.symbol(
    joined([
      path(
        spline(
          onGround([
            [58, 60],
            [60, 84],
            [59, 95, 1],
            [48, 95, 1],
            [47, 78],
            [44, 60],
          ]),
          { decimals: 0 },
        ) +
          spline(
            onGround([
              [86, 56],
              [87, 78],
              [86, 94, 1],
              [74, 94, 1],
              [73, 76],
              [70, 60],
            ]),
            { decimals: 0 },
          ),
        dark,
      ),
      path(
        spline(
          onGround([
            [5, 92],
            [0, 86, 1],
            [1, 70],
            [5, 54],
            [8, 40],
            [11, 26],
            [19, 14],
            [28, 11],
            [35, 15],
            [42, 19],
            [56, 11],
            [70, 11],
            [84, 17],
            [94, 29],
            [98, 44],
            [99, 62],
            [99, 80],
            [98, 96, 1],
            [85, 96, 1],
            [84, 80],
            [80, 69],
            [66, 72],
            [52, 71],
            [48, 80],
            [47, 96, 1],
            [34, 96, 1],
            [34, 78],
            [31, 64],
            [24, 56],
            [19, 58],
            [15, 70],
            [14, 84],
            [11, 93],
          ]),
          { decimals: 0 },
        ),
        body,
      ),
      path(
        spline(
          onGround([
            [33, 20],
            [42, 22],
            [49, 34],
            [46, 48],
            [39, 54],
            [33, 46],
            [30, 32],
          ]),
          { decimals: 0 },
        ),
        dark,
      ),
      path(
        spline(
          onGround([
            [11, 26],
            [19, 14],
            [28, 11],
            [35, 15],
            [42, 19],
            [56, 11],
            [70, 11],
            [84, 17],
            [94, 29, 1],
            [82, 23],
            [70, 18],
            [56, 18],
            [44, 25],
            [33, 20],
            [24, 18],
            [17, 24],
            [13, 36],
          ]),
          { decimals: 0 },
        ),
        lit,
      ),
      stroke("M97-62C101-50 101-40 99-34", dark, 2.2),
      tusk ? path("M17-42C12-36 8-34 3-34C8-32 15-33 20-39z", tusk) : "",
    ]),
  )
}

/** A near elephant with its trunk to the water: 300 wide, feet on y = 0, facing left. A stipple prints its shade. */
export function drinkingElephantSymbol(
  scene: Scene,
  {
    body = "#5f5a6b",
    dark = "#3f3b4f",
    lit = "#9a90a0",
    pink = "#c48f8c",
    nail = "#cfc3bb",
    stipple = "",
  } = {},
): string {
  const onGround = (points: readonly Point[]) => raised(points, 288)
  return scene.symbol(
    joined([
      path(
        spline(
          onGround([
            [168, 176],
            [176, 230],
            [176, 284, 1],
            [138, 284, 1],
            [136, 236],
            [126, 176],
          ]),
          { decimals: 0 },
        ) +
          spline(
            onGround([
              [258, 170],
              [262, 232],
              [260, 282, 1],
              [220, 282, 1],
              [220, 230],
              [206, 176],
            ]),
            { decimals: 0 },
          ),
        dark,
      ),
      path(
        spline(
          onGround([
            [8, 284],
            [-4, 280, 1],
            [2, 262],
            [6, 236],
            [4, 204],
            [8, 168],
            [16, 132],
            [22, 100],
            [34, 66],
            [52, 40],
            [74, 30],
            [92, 38],
            [110, 52],
            [128, 56],
            [160, 40],
            [204, 34],
            [244, 46],
            [276, 76],
            [294, 124],
            [298, 176],
            [296, 230],
            [298, 288, 1],
            [254, 288, 1],
            [252, 238],
            [238, 210],
            [200, 218],
            [158, 214],
            [146, 240],
            [144, 288, 1],
            [100, 288, 1],
            [98, 234],
            [92, 196],
            [76, 172],
            [60, 172],
            [48, 196],
            [38, 236],
            [26, 270],
            [20, 282],
          ]),
          { decimals: 0 },
        ),
        body,
      ),
      path(
        spline(
          onGround([
            [252, 90],
            [290, 130, 1],
            [298, 176],
            [296, 230],
            [298, 288, 1],
            [278, 288, 1],
            [276, 230],
            [270, 170],
            [256, 130],
          ]),
          { decimals: 0 },
        ) +
          spline(
            onGround([
              [100, 176],
              [150, 200],
              [200, 208],
              [240, 200, 1],
              [238, 212],
              [200, 220],
              [158, 216],
              [140, 226],
              [116, 216],
            ]),
            { decimals: 0 },
          ),
        dark,
        { opacity: 0.6 },
      ),
      stipple && printedShade(scene, dark, stipple),
      path(
        spline(
          onGround([
            [22, 100, 1],
            [34, 66],
            [52, 40],
            [74, 30],
            [92, 38],
            [110, 52],
            [128, 56],
            [160, 40],
            [204, 34],
            [244, 46],
            [276, 76, 1],
            [244, 62],
            [204, 52],
            [164, 58],
            [130, 76],
            [104, 66],
            [80, 46],
            [58, 54],
            [42, 78],
            [30, 120],
          ]),
          { decimals: 0 },
        ),
        lit,
      ),
      path(
        spline(
          onGround([
            [100, 62],
            [128, 66],
            [148, 92],
            [152, 128],
            [140, 158],
            [120, 170],
            [104, 150],
            [96, 110],
          ]),
          { decimals: 0 },
        ),
        dark,
      ),
      path(
        spline(
          onGround([
            [100, 62, 1],
            [128, 66],
            [148, 92],
            [152, 128, 1],
            [136, 100],
            [118, 82],
          ]),
          { decimals: 0 },
        ),
        body,
      ),
      path(
        spline(
          onGround([
            [150, 132],
            [140, 158],
            [120, 170],
            [110, 158, 1],
            [128, 152],
            [140, 138],
          ]),
          { decimals: 0 },
        ),
        pink,
        { opacity: 0.7 },
      ),
      stroke(
        "M14-128Q24-124 32-128M8-104Q20-99 30-104M4-78Q16-73 26-78M2-54Q14-49 22-54M96-64Q112-58 130-66M254-70Q268-64 284-70",
        dark,
        2.6,
        { ...ROUND, opacity: 0.6 },
      ),
      circle(58, -206, 4, "#1f1a28"),
      path("M48-212q10-8 20 0", "none", { stroke: dark, "stroke-width": 3 }),
      path("M28-118C22-108 16-104 8-102C18-98 30-102 38-112z", nail),
      stroke("M294-164C304-140 306-108 300-76", dark, 5, ROUND),
      path("M300-80q-8 14-4 26q10-8 8-26z", dark),
      path(
        "M102 0q6-10 12 0zM117 0q6-11 12 0zM132 0q5-9 10 0zM256 0q6-10 12 0zM271 0q6-11 12 0zM286 0q5-9 10 0z",
        nail,
      ),
    ]),
  )
}

function printedShade(scene: Scene, dark: string, stipple: string): string {
  const onGround = (points: readonly Point[]) => raised(points, 288)
  return group(
    path(
      "M-10-290H310V0H-10z",
      scene.linearGradient(80, -240, 300, -60, [
        [0, dark, 0],
        [0.35, dark, 0],
        [1, dark, 0.95],
      ]),
    ),
    {
      filter: url(stipple),
      "clip-path": `url(#${scene.clip(
        spline(
          onGround([
            [2, 262],
            [8, 168],
            [34, 66],
            [74, 30],
            [128, 56],
            [204, 34],
            [276, 76],
            [298, 176],
            [298, 288, 1],
            [254, 288, 1],
            [252, 238],
            [200, 218],
            [146, 240],
            [144, 288, 1],
            [100, 288, 1],
            [92, 196],
            [60, 172],
            [38, 236],
          ]),
          { decimals: 0 },
        ),
      )})`,
    },
  )
}

/** Points measured from the top of a figure, moved up so that the figure stands on y = 0. */
function raised(points: readonly Point[], height: number): Point[] {
  return points.map(([x, y, isCorner]) => [x, y - height, isCorner])
}

/** A swimming elephant, its trunk up as a snorkel: about 250 wide, waterline on y = 0, facing left. */
export function swimmingElephantSymbol(
  scene: Scene,
  { body = "#5a5560", dark = "#3a3844", lit = "#d9b48a", mid = "#8a7a78", curledTrunk = false } = {},
): string {
  const trunk = curledTrunk ? CURLED_TRUNK : RAISED_TRUNK
  const outline = spline([...trunk, ...SWIMMING_BACK], { decimals: 0 })
  const clip = scene.clip(outline)
  const lights = [
    path(spline(sunlitTrunk(trunk), { decimals: 0 }), lit, { opacity: 0.75 }),
    stroke(
      polygon(
        [...trunk.slice(1, 8)].map(([x, y]) => [x - 2, y]),
        { close: false, decimals: 0 },
      ),
      lit,
      13,
      ROUND,
    ),
    path(
      "M-106-24C-92-30-86-46-78-62C-70-76-50-78-40-70C-34-72-22-68-10-54C-24-60-32-58-38-56C-48-62-60-58-66-48C-74-36-74-16-84 4L-100 4C-92-6-96-16-106-24z",
      lit,
    ),
    path("M-14-54C-4-42 8-46 20-54C50-70 84-66 110-42L122-20C104-44 84-54 56-52C30-50 10-38-2-36z", lit),
    path("M20 4C24-10 40-18 60-16C84-14 100-4 106 4z", dark, { opacity: 0.4 }),
  ]
  return scene.symbol(
    joined([
      path(
        outline,
        scene.linearGradient(0, -76, 0, 4, [
          [0, mid],
          [0.5, body],
          [1, dark],
        ]),
      ),
      group(lights, { "clip-path": url(clip) }),
      path("M-46-56C-34-60-20-54-12-42C-4-28-6-12-16-3C-26-2-34-8-38-18C-44-30-50-44-46-56z", dark),
      path("M-46-56C-34-60-20-54-12-42C-24-50-34-50-40-44C-42-34-38-26-38-18C-44-30-50-44-46-56z", mid),
      circle(-68, -36, 2.6, "#1a1420"),
    ]),
  )
}

const CURLED_TRUNK: readonly Point[] = [
  [-86, 3, 1],
  [-98, -2],
  [-114, -14],
  [-122, -34],
  [-120, -56],
  [-110, -72],
  [-114, -84, 1],
  [-104, -84],
  [-98, -70],
  [-106, -50],
  [-104, -34],
  [-98, -26],
]
const RAISED_TRUNK: readonly Point[] = [
  [-86, 3, 1],
  [-100, -1],
  [-118, -9],
  [-130, -26],
  [-134, -48],
  [-142, -62],
  [-154, -68, 1],
  [-146, -77],
  [-132, -72],
  [-122, -56],
  [-117, -34],
  [-106, -24],
]
const SWIMMING_BACK: readonly Point[] = [
  [-92, -30],
  [-84, -46],
  [-73, -62],
  [-58, -71],
  [-44, -66],
  [-32, -66],
  [-18, -56],
  [-4, -45],
  [14, -50],
  [44, -62],
  [76, -59],
  [104, -40],
  [120, -16],
  [127, 3, 1],
]

/** The side of the trunk that the low sun reaches. */
function sunlitTrunk(trunk: readonly Point[]): Point[] {
  const [low, bend, high, tip] = [itemAt(trunk, 2), itemAt(trunk, 3), itemAt(trunk, 4), itemAt(trunk, 5)]
  return [
    [high[0], high[1]],
    [high[0] - 8, high[1]],
    [bend[0] - 10, bend[1]],
    [low[0] - 6, 6],
    [low[0] + 6, 6],
    [bend[0] + 7, bend[1] + 3],
    [high[0] + 7, high[1] + 2],
    [tip[0] + 8, tip[1] + 4],
  ]
}
