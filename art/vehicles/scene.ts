import { pathPx } from "./svg.ts"
import { knots } from "./geom.ts"
/** Backgrounds. Pixels on the 960x540 canvas, y downwards. Each scene keeps quiet, hazy colours so the vehicle stays the subject. */

import { hexToOklch, oklchToHex } from "./color.ts"
import type { SceneName, Vehicle } from "./fleet.ts"
import { curve, type Knot, ignoreRoundingsBelow, View } from "./geom.ts"
import { idPrefix, units, type Stop, Svg, UNITS_PER_PX } from "./svg.ts"
import { CANVAS, drawVehicle, viewFor } from "./vehicle.ts"

const PIXELS = new View(1, 0, 0)
const flipped = (k: Knot[]): Knot[] => k.map(([x, y, f]) => [x, -y, f] as Knot)
const linePath = (k: Knot[]) => PIXELS.pathData(curve(flipped(k)))
const areaPath = (k: Knot[], bottom: number) => linePath(k) + pathPx`V${bottom}H${k[0][0]}z`
const shapePath = (k: Knot[]) => PIXELS.pathData(curve(flipped(k), true), true)
/** small deterministic generator, so a scene never changes between builds */
const seededRandom = (seed: number) => () => {
  seed = (seed * 1664525 + 1013904223) % 4294967296
  return seed / 4294967296
}
/** tree canopy: a row of uneven bumps */
function canopy(x0: number, x1: number, y: number, h: number, seed: number): string {
  const r = seededRandom(seed),
    q = (v: number) => Math.round(v * UNITS_PER_PX),
    sg = (v: number) => (v < 0 ? "" + v : " " + v)
  let x = q(x0),
    cy = q(y - h * 0.45),
    d = `M${x} ${q(y)}V${cy}`
  const end = q(x1),
    hh = q(h),
    step = Math.max(h, 20) * UNITS_PER_PX
  while (x < end) {
    const w = Math.round(step * (0.5 + r() * 0.6)),
      dy = Math.round(q(y - h * (0.4 + r() * 0.35)) - cy),
      lift = Math.round(hh * (0.45 + r() * 0.3))
    d += `q${Math.round(w / 2)}${sg(dy - lift)} ${w}${sg(dy)}`
    x += w
    cy += dy
  }
  return d + `V${q(y)}z`
}
const WIDTH = CANVAS.w,
  HEIGHT = CANVAS.h
const sky = (svg: Svg, ...st: Stop[]) => svg.rect(0, 0, WIDTH, HEIGHT, svg.verticalGradient(...st))
const sun = (svg: Svg, x: number, y: number, r: number, c: string, a = 0.9) =>
  svg
    .circle(x, y, r * 5, svg.radialGradient(0.5, 0.5, 0.5, [0, c, a * 0.75], [0.2, c, a * 0.32], [1, c, 0]))
    .circle(x, y, r, c, `opacity="${a}"`)
const cloud = (svg: Svg, x: number, y: number, k: number, a = 0.7) =>
  svg.use(
    svg.store(pathPx`M0 0h150a17 17 0 0 0 -22 -17a26 26 0 0 0 -44 -12a20 20 0 0 0 -36 8a22 22 0 0 0 -48 21z`),
    `transform="translate(${units(x)} ${units(y)}) scale(${k})" fill="#fff" opacity="${a}"`,
  )
function palm(svg: Svg): string {
  const body = svg.body
  svg.body = []
  svg.path(
    shapePath(knots("-5,0 c, -2,-60, 8,-128, 16,-170 c, 20,-168 c, 15,-120, 6,-60, 6,0 c")),
    svg.horizontalGradient([0, "#6d5a47"], [1, "#a68c6c"]),
  )
  let d = "",
    e = ""
  for (const [a, L, b] of [
    [-172, 78, 34],
    [-145, 80, 22],
    [-112, 66, 10],
    [-70, 64, -8],
    [-38, 78, -22],
    [-8, 80, -34],
    [18, 62, -34],
    [160, 62, 34],
  ] as const) {
    const t = (a * Math.PI) / 180,
      x = 18 + L * Math.cos(t),
      y = -170 + L * Math.sin(t) * 0.72 + Math.abs(b) * 0.5,
      mx = 18 + L * 0.5 * Math.cos(t),
      my = -170 + L * 0.62 * Math.sin(t) - 12
    const q = pathPx`M18 -170Q${mx} ${my - 9} ${x} ${y}Q${mx + (b > 0 ? 5 : -5)} ${my + 13} 18 -170z`
    if (a < -90 || a > 90) d += q
    else e += q
  }
  svg.path(e, "#3d6b45")
  svg.path(d, "#4f8352")
  svg.circle(15, -166, 4, "#8a6a3c")
  svg.circle(22, -165, 3.6, "#77592f")
  const inner = svg.body.join("")
  svg.body = body
  return svg.define((id) => `<g id="${id}">${inner}</g>`)
}
const place = (svg: Svg, id: string, x: number, y: number, k: number, flip = false, extra = "") =>
  svg.raw(
    `<use href="#${id}" transform="translate(${units(x)} ${units(y)}) scale(${flip ? -k : k} ${k})"${extra ? " " + extra : ""}/>`,
  )

/** tarmac with painted edges; kerb in the island's black and white */
function road(
  svg: Svg,
  o: { verge?: [string, string]; kerb?: boolean; dirt?: boolean; tuft?: boolean } = {},
) {
  const [v1, v2] = o.verge ?? ["#9db478", "#7f9a5d"]
  svg.rect(0, 372, WIDTH, 30, svg.verticalGradient([0, v1], [1, v2]))
  if (o.dirt) {
    svg.rect(0, 394, WIDTH, 100, svg.verticalGradient([0, "#d3ab78"], [0.5, "#c0935f"], [1, "#ab7f4f"]))
    svg.path(pathPx`M0 424C240 419 620 429 960 422V440C620 446 260 436 0 442z`, "#9a7044", 'opacity=".45"')
    svg.rect(0, 488, WIDTH, 52, svg.verticalGradient([0, v1], [1, v2]))
    svg.path(canopy(0, WIDTH, 496, 12, 11), v1)
    return
  }
  svg.rect(0, 396, WIDTH, 96, svg.verticalGradient([0, "#7b838b"], [0.35, "#656d75"], [1, "#545b63"]))
  if (o.kerb !== false) {
    svg.rect(0, 390, WIDTH, 7, "#f3f3f0")
    svg.stroke(pathPx`M0 393.5H${WIDTH}`, "#2f3439", 7, `stroke-dasharray="${units(32)}"`)
    svg.rect(0, 396.5, WIDTH, 2.5, "#2b3035", 0, 'opacity=".35"')
  }
  svg.rect(0, 403, WIDTH, 2, "#fff", 0, 'opacity=".55"')
  svg.stroke(
    pathPx`M-20 458H${WIDTH}`,
    "#fff",
    3.4,
    `stroke-dasharray="${units(70)} ${units(62)}" stroke-opacity=".7"`,
  )
  svg.rect(0, 489, WIDTH, 3, "#fff", 0, 'opacity=".5"')
  svg.rect(0, 492, WIDTH, 48, svg.verticalGradient([0, v1], [1, v2]))
  if (o.tuft !== false) {
    // grass along the near edge
    const id = svg.define(
      (i) =>
        `<pattern id="${i}" width="${units(64)}" height="${units(16)}" patternUnits="userSpaceOnUse" y="${units(477)}"><path d="M10 80q4-50 22-66-6 30-2 66zm40 0q-2-40-14-54 24 14 28 54zm90 0q0-34-16-46 24 8 30 46zm60 0q6-50 26-60-10 30-8 60z" fill="${v1}"/></pattern>`,
    )
    svg.rect(0, 477, WIDTH, 16, `url(#${id})`)
  }
}
type ScenePainter = (S: Svg) => void
export const SCENES: Record<SceneName, ScenePainter> = {
  /** south coast: headland light, palms, bright sea */
  coast(svg) {
    sky(svg, [0, "#a9d8ea"], [0.4, "#d5ecf0"], [0.56, "#fdf3e1"], [1, "#fdf3e1"])
    sun(svg, 742, 214, 24, "#fff3d2")
    cloud(svg, 90, 112, 1, 0.75)
    cloud(svg, 500, 78, 0.7, 0.6)
    svg.rect(0, 300, WIDTH, 76, svg.verticalGradient([0, "#7cc3cf"], [0.4, "#4fafc0"], [1, "#9fdcd6"]))
    let g = ""
    const r = seededRandom(3)
    for (let i = 0; i < 9; i++) g += pathPx`M${r() * 940} ${306 + r() * 50}h${18 + r() * 60}`
    svg.stroke(g, "#fff", 1.3, 'stroke-opacity=".45"')
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
    const p = palm(svg)
    place(svg, p, 838, 388, 1.5, true)
    place(svg, p, 902, 390, 1.2)
    place(svg, p, 30, 390, 1.3)
    place(svg, p, 92, 388, 0.92, true)
    road(svg)
  },
  /** tea country */
  hills(svg) {
    sky(svg, [0, "#c4dce8"], [0.45, "#f3eee2"], [1, "#f3eee2"])
    sun(svg, 470, 110, 20, "#fff6dc", 0.8)
    cloud(svg, 560, 96, 0.9, 0.6)
    svg.path(
      areaPath(
        knots(
          "0,212, 90,182, 160,190, 236,132, 262,104 c12, 300,144, 400,196, 520,164, 620,182, 730,122, 800,140, 880,118, 960,150",
        ),
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
    const f: Knot[] = knots("0,318, 180,292, 400,338, 640,302, 820,286, 960,316")
    svg.path(areaPath(f, 400), svg.verticalGradient([0, "#79a85c"], [1, "#5c8c46"]))
    let d = ""
    for (let i = 1; i < 6; i++) d += linePath(f.map(([x, y], j) => [x, y + i * (13 + (j % 2) * 2.5)] as Knot))
    const tr = svg.store(d)
    svg.use(tr, `fill="none" stroke="#4a7a3c" stroke-width="${units(2.6)}" stroke-opacity=".55"`)
    svg.use(
      tr,
      `y="${units(-2.6)}" fill="none" stroke="#a5c97d" stroke-width="${units(1.2)}" stroke-opacity=".6"`,
    )
    const body = svg.body
    svg.body = []
    svg.rect(-1.2, -46, 2.4, 46, "#6f6a58")
    svg.path(pathPx`M0 -92q15 26 10 62q-10 8 -20 0q-5 -36 10 -62z`, "#4f7d55")
    const t = svg.body.join("")
    svg.body = body
    const id = svg.define((i) => `<g id="${i}">${t}</g>`)
    for (const [x, y, k] of [
      [60, 330, 0.9],
      [96, 336, 0.7],
      [300, 338, 0.62],
      [590, 328, 0.7],
      [866, 318, 1],
      [906, 330, 0.76],
      [930, 338, 0.9],
    ])
      place(svg, id, x, y, k)
    svg.rect(0, 250, WIDTH, 60, svg.verticalGradient([0, "#fff", 0], [0.5, "#fff", 0.28], [1, "#fff", 0]))
    road(svg, { verge: ["#8fb368", "#6f964d"] })
  },
  /** rock fortress above the forest, dry zone */
  rock(svg) {
    sky(svg, [0, "#9cc9dd"], [0.35, "#dfe6dc"], [0.62, "#fbe6c6"], [1, "#fbe6c6"])
    sun(svg, 196, 236, 26, "#ffe9b8", 0.9)
    cloud(svg, 80, 100, 0.9, 0.5)
    cloud(svg, 690, 84, 0.8, 0.55)
    svg.path(areaPath(knots("0,292, 160,276, 320,288, 700,284, 860,268, 960,282"), 360), "#b4c4b6")
    svg.raw(`<g transform="translate(${units(-150)} ${units(-119)}) scale(1.35)">`)
    const rk: Knot[] = knots(
      "452,330 c, 470,262, 478,206, 492,158 c12, 520,146, 580,138, 650,146, 700,144, 742,160 c14, 752,204, 766,262, 800,330 c",
    )
    const rr = svg.store(areaPath(rk, 340))
    svg.use(rr, `fill="${svg.verticalGradient([0, "#d9a878"], [0.5, "#c18a5d"], [1, "#a17a5c"])}"`)
    svg.group(`clip-path="${svg.clipTo(rr)}"`, () => {
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
    road(svg, { verge: ["#b9b874", "#98a05c"] })
  },
  /** Colombo sea-front, early evening */
  city(svg) {
    sky(svg, [0, "#8fb3d4"], [0.36, "#c9d7e2"], [0.6, "#fbe3cf"], [1, "#fbe3cf"])
    sun(svg, 150, 250, 22, "#ffe2bd", 0.9)
    cloud(svg, 420, 92, 0.9, 0.5)
    cloud(svg, 760, 130, 0.7, 0.45)
    const blk = (list: number[][], fill: string) =>
      svg.path(list.map(([x, y, w]) => pathPx`M${x} 372V${y}h${w}V372z`).join(""), fill)
    blk(
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
    // lotus tower
    svg.path(shapePath(knots("653,372 l, 657,168 l, 665,168 l, 669,372 l")), "#94a6b9")
    svg.path(
      pathPx`M640 132q2 30 17 40h8q15 -10 17 -40q-8 10 -11 2q-4 -10 -10 0q-6 -10 -10 0q-3 8 -11 -2z`,
      "#b08aa6",
    )
    svg.rect(660, 92, 2, 42, "#94a6b9")
    blk(
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
    let w = ""
    for (const [x, y, n, m] of [
      [186, 260, 3, 9],
      [220, 260, 3, 9],
      [362, 286, 5, 7],
      [480, 294, 3, 6],
      [750, 286, 4, 7],
      [8, 298, 5, 6],
      [902, 294, 5, 6],
    ])
      for (let i = 0; i < m; i++) w += pathPx`M${x} ${y + i * 11}h${n * 8}`
    svg.stroke(w, "#fdf0d8", 4, `stroke-dasharray="${units(4)} ${units(4)}" stroke-opacity=".65"`)
    svg.path(pathPx`M178 250l17 -16l17 16zM212 250l17 -16l17 16z`, "#8496aa")
    svg.path(canopy(0, WIDTH, 376, 22, 13), "#7f9f7b")
    const p = palm(svg)
    for (const [x, k, f] of [
      [40, 0.8, 0],
      [120, 0.66, 1],
      [312, 0.6, 0],
      [520, 0.62, 1],
      [720, 0.6, 0],
      [860, 0.84, 1],
      [926, 0.7, 0],
    ] as const)
      place(svg, p, x, 384, k, !!f)
    svg.rect(0, 374, WIDTH, 18, svg.verticalGradient([0, "#d9d3c7"], [1, "#c2bbae"]))
    svg.stroke(pathPx`M0 362H${WIDTH}M0 369H${WIDTH}`, "#5d6973", 1.6)
    svg.stroke(pathPx`M0 368H${WIDTH}`, "#5d6973", 14, `stroke-dasharray="${units(2)} ${units(30)}"`)
    road(svg, { verge: ["#cdc6b8", "#b3ac9e"], tuft: false })
  },
  /** ancient city: white dagoba beside a reservoir */
  dagoba(svg) {
    sky(svg, [0, "#b5d3e6"], [0.42, "#eae6e2"], [0.62, "#fbe4d4"], [1, "#fbe4d4"])
    sun(svg, 770, 206, 24, "#fff0d6", 0.85)
    cloud(svg, 560, 96, 0.9, 0.6)
    cloud(svg, 60, 134, 0.8, 0.5)
    svg.path(areaPath(knots("0,290, 200,272, 420,290, 700,274, 960,288"), 360), "#b9cbc0")
    svg.path(canopy(0, WIDTH, 340, 40, 12), "#93b08a")
    const c = svg.horizontalGradient([0, "#fff"], [0.5, "#f4f1eb"], [1, "#b4bcc6"])
    svg.raw(`<g transform="translate(${units(-163)} ${units(-121)}) scale(1.35)">`)
    svg.rect(178, 326, 230, 20, c)
    svg.rect(196, 312, 194, 16, c)
    svg.path(pathPx`M206 314C200 196 386 196 380 314z`, c)
    svg.rect(274, 204, 38, 24, c)
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
    let b = ""
    for (const [x, y] of [
      [520, 170],
      [546, 182],
      [566, 166],
      [598, 178],
    ])
      b += pathPx`M${x} ${y}q5 -6 9 0q4 -6 9 0`
    svg.stroke(b, "#6f7f8a", 1.5)
    svg.path(canopy(0, 150, 386, 18, 9), "#94b070")
    svg.path(canopy(800, WIDTH, 386, 20, 19), "#94b070")
    road(svg, { verge: ["#a7bd79", "#86a25e"] })
  },
  /** national-park track, dry grass */
  wild(svg) {
    sky(svg, [0, "#a8cfe0"], [0.4, "#eee7d2"], [0.62, "#fbe2b4"], [1, "#fbe2b4"])
    sun(svg, 700, 226, 28, "#ffe5a8", 0.9)
    cloud(svg, 120, 106, 0.9, 0.5)
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
    const body = svg.body
    svg.body = []
    svg.path(pathPx`M-3 0q2 -30 -8 -58l4 -2q6 12 7 24q4 -14 12 -24l3 2q-12 24 -10 58z`, "#7b664b")
    svg.path(canopy(-58, 62, -52, 30, 4), "#7f9657")
    svg.path(canopy(-40, 50, -62, 24, 9), "#93aa66")
    const t = svg.body.join("")
    svg.body = body
    const id = svg.define((i) => `<g id="${i}">${t}</g>`)
    place(svg, id, 58, 366, 1.25)
    place(svg, id, 450, 338, 0.6, true)
    place(svg, id, 880, 362, 1.5, true)
    place(svg, id, 770, 342, 0.7)
    // two elephants grazing far off
    const el = pathPx`M0 0v-12q-2 -18 16 -20q16 -4 26 4q8 -3 12 4q4 8 2 22h-3q0 -8 -4 -10q-5 2 -8 -1v13h-7v-10q-10 3 -20 0v10z`
    svg.raw(
      `<g fill="#7d7568"><path d="${el}" transform="translate(${units(560)} ${units(352)})"/><path d="${el}" transform="translate(${units(620)} ${units(350)}) scale(.62)"/></g>`,
    )
    road(svg, { dirt: true, verge: ["#cbb56c", "#b09a52"] })
  },
  /** hotel garden for weddings */
  garden(svg) {
    sky(svg, [0, "#bcdbe8"], [0.5, "#f6efe6"], [1, "#f6efe6"])
    sun(svg, 820, 120, 22, "#fff5dd", 0.8)
    cloud(svg, 70, 100, 0.8, 0.6)
    svg.path(canopy(0, WIDTH, 330, 90, 23), "#b7cdb3")
    svg.path(canopy(-20, 220, 350, 120, 14), "#93b58d")
    svg.path(canopy(760, 1000, 350, 120, 52), "#93b58d")
    svg.path(pathPx`M226 196l52 -46h404l52 46z`, svg.verticalGradient([0, "#c98e74"], [1, "#b07358"]))
    svg.rect(246, 194, 468, 170, "#fbf8f2")
    svg.rect(236, 192, 488, 8, "#efe9de")
    let a = "",
      g = ""
    for (let i = 0; i < 7; i++) {
      const x = 266 + i * 64
      a += pathPx`M${x} 364v-112a22 22 0 0 1 44 0v112z`
      g += pathPx`M${x + 8} 352v-92a14 14 0 0 1 28 0v92z`
    }
    svg.path(a, svg.verticalGradient([0, "#d9cfbf"], [1, "#efe7d8"]))
    svg.path(g, svg.verticalGradient([0, "#8da6ad"], [1, "#c7d6d6"]))
    svg.rect(246, 352, 468, 12, "#e8e0d2")
    svg.path(canopy(0, WIDTH, 384, 34, 39), "#7fa56d")
    svg.path(canopy(-10, 250, 390, 34, 6), "#6c9460")
    svg.path(canopy(716, 980, 390, 34, 28), "#6c9460")
    const r = seededRandom(9)
    for (const c of ["#f4d4d6", "#fff8ef", "#e9aeb4"]) {
      let d = ""
      for (let i = 0; i < 10; i++) {
        const x = r() < 0.5 ? r() * 240 : 724 + r() * 236,
          y = 360 + r() * 26
        d += pathPx`M${x} ${y}h.1`
      }
      svg.stroke(d, c, 5.2, 'stroke-linecap="round"')
    }
    const p = palm(svg)
    place(svg, p, 118, 384, 1.35)
    place(svg, p, 850, 384, 1.35, true)
    svg.rect(0, 384, WIDTH, 14, svg.verticalGradient([0, "#a6c284"], [1, "#8fae6d"]))
    svg.rect(0, 394, WIDTH, 100, svg.verticalGradient([0, "#e9e0d0"], [0.5, "#dcd1bd"], [1, "#cbbfa8"]))
    svg.rect(0, 393, WIDTH, 3, "#f7f2e8")
    svg.rect(0, 492, WIDTH, 3, "#f7f2e8")
    svg.rect(0, 495, WIDTH, 45, svg.verticalGradient([0, "#a6c284"], [1, "#8aa968"]))
    svg.path(canopy(0, WIDTH, 540, 38, 4), "#7fa05f")
  },
}
/** soft studio: a seamless cove lightly tinted by the paint */
export function paintStudio(svg: Svg, color: string, flat = false) {
  const c = hexToOklch(color),
    t = (L: number, k: number) =>
      oklchToHex({ lightness: L, chroma: Math.min(c.chroma, 0.16) * k, hue: c.chroma < 0.012 ? 4.3 : c.hue })
  if (flat) {
    svg.rect(
      0,
      0,
      WIDTH,
      HEIGHT,
      svg.radialGradient(0.5, 0.42, 0.75, [0, "#fff"], [0.5, t(0.965, 0.1)], [1, t(0.9, 0.16)]),
    )
    return
  }
  svg.rect(
    0,
    0,
    WIDTH,
    HEIGHT,
    svg.verticalGradient([0, t(0.9, 0.16)], [0.66, t(0.965, 0.1)], [0.69, t(0.945, 0.1)], [1, t(0.87, 0.14)]),
  )
  svg.ellipse(
    WIDTH / 2,
    250,
    520,
    260,
    svg.radialGradient(0.5, 0.5, 0.5, [0, "#fff", 0.95], [0.55, "#fff", 0.4], [1, "#fff", 0]),
  )
  svg.ellipse(WIDTH / 2, 440, 560, 92, svg.radialGradient(0.5, 0.5, 0.5, [0, "#fff", 0.85], [1, "#fff", 0]))
}
export function studioSvg(
  v: Vehicle,
  o: { color?: string; prefix?: string; reflect?: boolean } = {},
): string {
  const svg = new Svg(o.prefix ?? idPrefix("s", v.slug))
  paintStudio(svg, o.color ?? v.paint)
  const body = svg.body
  svg.body = []
  drawVehicle(svg, v, viewFor(v), o)
  const inner = svg.body.join("")
  svg.body = body
  const base = (CANVAS.ground + 1) * UNITS_PER_PX
  const m = svg.define(
    (id) =>
      `<mask id="${id}"><rect x="0" y="${base}" width="${WIDTH * UNITS_PER_PX}" height="${90 * UNITS_PER_PX}" fill="${svg.verticalGradient([0, "#fff", 0.26], [1, "#fff", 0])}"/></mask>`,
  )
  const g = svg.nextId()
  if (o.reflect !== false)
    svg.raw(`<g mask="url(#${m})"><use href="#${g}" transform="matrix(1 0 0 -1 0 ${2 * base})"/></g>`)
  svg.raw(`<g id="${g}">${inner}</g>`)
  return svg.toDocument(WIDTH, HEIGHT, v.name)
}
export function roadSvg(v: Vehicle, o: { color?: string; prefix?: string; scene?: SceneName } = {}): string {
  const svg = new Svg(o.prefix ?? idPrefix("r", v.slug)),
    sc = o.scene ?? v.scene
  ignoreRoundingsBelow(20)
  SCENES[sc](svg)
  const f = viewFor(v),
    k = v.body === "limo" ? 0.95 : 0.84,
    view = new View(f.pxPerMm * k, (WIDTH - v.lengthMm * f.pxPerMm * k) / 2, 450)
  drawVehicle(svg, v, view, o)
  return svg.toDocument(WIDTH, HEIGHT, `${v.name} on the road`)
}
