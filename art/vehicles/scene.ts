/** Backgrounds. Pixels on the 960x540 canvas, y downwards. Each scene keeps quiet, hazy colours so the vehicle stays the subject. */

import { hexToLch, lchToHex } from "./color.ts"
import type { SceneName, Vehicle } from "./fleet.ts"
import { curve, type Knot, setMinFillet, View } from "./geom.ts"
import { idPrefix, n1, type Stop, Svg, U } from "./svg.ts"
import { CANVAS, drawVehicle, viewFor } from "./vehicle.ts"

const V0 = new View(1, 0, 0)
const up = (k: Knot[]): Knot[] => k.map(([x, y, f]) => [x, -y, f] as Knot)
const line = (k: Knot[]) => V0.d(curve(up(k)))
const area = (k: Knot[], bottom: number) => line(k) + `V${n1(bottom)}H${n1(k[0][0])}z`
const shape = (k: Knot[]) => V0.d(curve(up(k), true), true)
/** small deterministic generator, so a scene never changes between builds */
const rng = (seed: number) => () => {
  seed = (seed * 1664525 + 1013904223) % 4294967296
  return seed / 4294967296
}
/** tree canopy: a row of uneven bumps */
function canopy(x0: number, x1: number, y: number, h: number, seed: number): string {
  const r = rng(seed),
    q = (v: number) => Math.round(v * U),
    sg = (v: number) => (v < 0 ? "" + v : " " + v)
  let x = q(x0),
    cy = q(y - h * 0.45),
    d = `M${x} ${q(y)}V${cy}`
  const end = q(x1),
    hh = q(h),
    step = Math.max(h, 20) * U
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
const W = CANVAS.w,
  H = CANVAS.h
const sky = (S: Svg, ...st: Stop[]) => S.rect(0, 0, W, H, S.vg(...st))
const sun = (S: Svg, x: number, y: number, r: number, c: string, a = 0.9) =>
  S.circle(x, y, r * 5, S.rg(0.5, 0.5, 0.5, [0, c, a * 0.75], [0.2, c, a * 0.32], [1, c, 0])).circle(
    x,
    y,
    r,
    c,
    `opacity="${a}"`,
  )
const cloud = (S: Svg, x: number, y: number, k: number, a = 0.7) =>
  S.use(
    S.ref(
      `M0 0h${n1(150)}a${n1(17)} ${n1(17)} 0 0 0 ${n1(-22)} ${n1(-17)}a${n1(26)} ${n1(26)} 0 0 0 ${n1(-44)} ${n1(-12)}a${n1(20)} ${n1(20)} 0 0 0 ${n1(-36)} ${n1(8)}a${n1(22)} ${n1(22)} 0 0 0 ${n1(-48)} ${n1(21)}z`,
    ),
    `transform="translate(${n1(x)} ${n1(y)}) scale(${k})" fill="#fff" opacity="${a}"`,
  )
function palm(S: Svg): string {
  const body = S.body
  S.body = []
  S.path(
    shape([
      [-5, 0, "c"],
      [-2, -60],
      [8, -128],
      [16, -170, "c"],
      [20, -168, "c"],
      [15, -120],
      [6, -60],
      [6, 0, "c"],
    ]),
    S.hg([0, "#6d5a47"], [1, "#a68c6c"]),
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
    const q = `M${n1(18)} ${n1(-170)}Q${n1(mx)} ${n1(my - 9)} ${n1(x)} ${n1(y)}Q${n1(mx + (b > 0 ? 5 : -5))} ${n1(my + 13)} ${n1(18)} ${n1(-170)}z`
    if (a < -90 || a > 90) d += q
    else e += q
  }
  S.path(e, "#3d6b45")
  S.path(d, "#4f8352")
  S.circle(15, -166, 4, "#8a6a3c")
  S.circle(22, -165, 3.6, "#77592f")
  const inner = S.body.join("")
  S.body = body
  return S.def((id) => `<g id="${id}">${inner}</g>`)
}
const put = (S: Svg, id: string, x: number, y: number, k: number, flip = false, extra = "") =>
  S.add(
    `<use href="#${id}" transform="translate(${n1(x)} ${n1(y)}) scale(${flip ? -k : k} ${k})"${extra ? " " + extra : ""}/>`,
  )

/** tarmac with painted edges; kerb in the island's black and white */
function road(S: Svg, o: { verge?: [string, string]; kerb?: boolean; dirt?: boolean; tuft?: boolean } = {}) {
  const [v1, v2] = o.verge ?? ["#9db478", "#7f9a5d"]
  S.rect(0, 372, W, 30, S.vg([0, v1], [1, v2]))
  if (o.dirt) {
    S.rect(0, 394, W, 100, S.vg([0, "#d3ab78"], [0.5, "#c0935f"], [1, "#ab7f4f"]))
    S.path(
      `M0 ${n1(424)}C${n1(240)} ${n1(419)} ${n1(620)} ${n1(429)} ${n1(960)} ${n1(422)}V${n1(440)}C${n1(620)} ${n1(446)} ${n1(260)} ${n1(436)} 0 ${n1(442)}z`,
      "#9a7044",
      'opacity=".45"',
    )
    S.rect(0, 488, W, 52, S.vg([0, v1], [1, v2]))
    S.path(canopy(0, W, 496, 12, 11), v1)
    return
  }
  S.rect(0, 396, W, 96, S.vg([0, "#7b838b"], [0.35, "#656d75"], [1, "#545b63"]))
  if (o.kerb !== false) {
    S.rect(0, 390, W, 7, "#f3f3f0")
    S.stroke(`M0 ${n1(393.5)}H${n1(W)}`, "#2f3439", 7, `stroke-dasharray="${n1(32)}"`)
    S.rect(0, 396.5, W, 2.5, "#2b3035", 0, 'opacity=".35"')
  }
  S.rect(0, 403, W, 2, "#fff", 0, 'opacity=".55"')
  S.stroke(
    `M${n1(-20)} ${n1(458)}H${n1(W)}`,
    "#fff",
    3.4,
    `stroke-dasharray="${n1(70)} ${n1(62)}" stroke-opacity=".7"`,
  )
  S.rect(0, 489, W, 3, "#fff", 0, 'opacity=".5"')
  S.rect(0, 492, W, 48, S.vg([0, v1], [1, v2]))
  if (o.tuft !== false) {
    // grass along the near edge
    const id = S.def(
      (i) =>
        `<pattern id="${i}" width="${n1(64)}" height="${n1(16)}" patternUnits="userSpaceOnUse" y="${n1(477)}"><path d="M10 80q4-50 22-66-6 30-2 66zm40 0q-2-40-14-54 24 14 28 54zm90 0q0-34-16-46 24 8 30 46zm60 0q6-50 26-60-10 30-8 60z" fill="${v1}"/></pattern>`,
    )
    S.rect(0, 477, W, 16, `url(#${id})`)
  }
}
type Paintr = (S: Svg) => void
export const SCENES: Record<SceneName, Paintr> = {
  /** south coast: headland light, palms, bright sea */
  coast(S) {
    sky(S, [0, "#a9d8ea"], [0.4, "#d5ecf0"], [0.56, "#fdf3e1"], [1, "#fdf3e1"])
    sun(S, 742, 214, 24, "#fff3d2")
    cloud(S, 90, 112, 1, 0.75)
    cloud(S, 500, 78, 0.7, 0.6)
    S.rect(0, 300, W, 76, S.vg([0, "#7cc3cf"], [0.4, "#4fafc0"], [1, "#9fdcd6"]))
    let g = ""
    const r = rng(3)
    for (let i = 0; i < 9; i++) g += `M${n1(r() * 940)} ${n1(306 + r() * 50)}h${n1(18 + r() * 60)}`
    S.stroke(g, "#fff", 1.3, 'stroke-opacity=".45"')
    S.path(
      area(
        [
          [0, 268],
          [110, 262],
          [220, 270],
          [300, 292],
          [360, 302, "c"],
        ],
        304,
      ),
      "#7ea58c",
    )
    S.path(canopy(0, 290, 296, 26, 8), "#5f8f72")
    S.add(`<g transform="translate(${n1(136)} 0)">`)
    S.path(
      shape([
        [58, 266, "l"],
        [62, 196, "l"],
        [78, 196, "l"],
        [82, 266, "l"],
      ]),
      S.hg([0, "#fff"], [1, "#cfd9dd"]),
    )
    S.rect(58, 190, 24, 7, "#e4eaec")
    S.rect(63, 176, 14, 14, "#5b6b74")
    S.path(
      shape([
        [60, 177, "c"],
        [70, 166, "c"],
        [80, 177, "c"],
      ]),
      "#c2503f",
    )
    S.add("</g>")
    S.path(
      area(
        [
          [0, 348],
          [240, 352],
          [520, 344],
          [760, 350],
          [960, 342],
        ],
        384,
      ),
      S.vg([0, "#f8e9c8"], [1, "#e8cf9d"]),
    )
    S.stroke(
      line([
        [0, 348],
        [240, 352],
        [520, 344],
        [760, 350],
        [960, 342],
      ]),
      "#fff",
      3,
      'stroke-opacity=".8"',
    )
    S.path(canopy(0, 330, 388, 22, 21), "#7ba263")
    S.path(canopy(640, W, 388, 18, 44), "#8bb06e")
    const p = palm(S)
    put(S, p, 838, 388, 1.5, true)
    put(S, p, 902, 390, 1.2)
    put(S, p, 30, 390, 1.3)
    put(S, p, 92, 388, 0.92, true)
    road(S)
  },
  /** tea country */
  hills(S) {
    sky(S, [0, "#c4dce8"], [0.45, "#f3eee2"], [1, "#f3eee2"])
    sun(S, 470, 110, 20, "#fff6dc", 0.8)
    cloud(S, 560, 96, 0.9, 0.6)
    S.path(
      area(
        [
          [0, 212],
          [90, 182],
          [160, 190],
          [236, 132],
          [262, 104, "c12"],
          [300, 144],
          [400, 196],
          [520, 164],
          [620, 182],
          [730, 122],
          [800, 140],
          [880, 118],
          [960, 150],
        ],
        420,
      ),
      S.vg([0, "#b3cbd6"], [1, "#dfe8e6"]),
    )
    S.path(
      area(
        [
          [0, 240],
          [140, 206],
          [300, 250],
          [460, 206],
          [600, 240],
          [760, 186],
          [960, 226],
        ],
        420,
      ),
      S.vg([0, "#9dbcb6"], [1, "#d3e2d4"]),
    )
    S.path(
      `M${n1(806)} ${n1(196)}q${n1(3)} ${n1(24)} ${n1(-1)} ${n1(60)}h${n1(7)}q${n1(1)} ${n1(-36)} ${n1(-1)} ${n1(-61)}z`,
      "#fff",
      'opacity=".8"',
    )
    S.path(
      area(
        [
          [0, 270],
          [200, 292],
          [380, 248],
          [560, 286],
          [720, 262],
          [960, 292],
        ],
        420,
      ),
      S.vg([0, "#84ac86"], [1, "#b4cf9c"]),
    )
    // factory
    S.add(`<g transform="translate(${n1(-372)} ${n1(34)})">`)
    S.rect(428, 226, 96, 30, "#f4f1e8")
    S.path(`M${n1(422)} ${n1(228)}l${n1(12)} ${n1(-14)}h${n1(84)}l${n1(12)} ${n1(14)}z`, "#b0614d")
    S.stroke(
      `M${n1(436)} ${n1(236)}h${n1(82)}M${n1(436)} ${n1(247)}h${n1(82)}`,
      "#8fa7b0",
      4.5,
      `stroke-dasharray="${n1(7)} ${n1(5)}"`,
    )
    S.path(canopy(392, 440, 262, 16, 5) + canopy(506, 570, 262, 14, 15), "#6d9a70")
    S.add("</g>")
    const f: Knot[] = [
      [0, 318],
      [180, 292],
      [400, 338],
      [640, 302],
      [820, 286],
      [960, 316],
    ]
    S.path(area(f, 400), S.vg([0, "#79a85c"], [1, "#5c8c46"]))
    let d = ""
    for (let i = 1; i < 6; i++) d += line(f.map(([x, y], j) => [x, y + i * (13 + (j % 2) * 2.5)] as Knot))
    const tr = S.ref(d)
    S.use(tr, `fill="none" stroke="#4a7a3c" stroke-width="${n1(2.6)}" stroke-opacity=".55"`)
    S.use(tr, `y="${n1(-2.6)}" fill="none" stroke="#a5c97d" stroke-width="${n1(1.2)}" stroke-opacity=".6"`)
    const body = S.body
    S.body = []
    S.rect(-1.2, -46, 2.4, 46, "#6f6a58")
    S.path(
      `M0 ${n1(-92)}q${n1(15)} ${n1(26)} ${n1(10)} ${n1(62)}q${n1(-10)} ${n1(8)} ${n1(-20)} 0q${n1(-5)} ${n1(-36)} ${n1(10)} ${n1(-62)}z`,
      "#4f7d55",
    )
    const t = S.body.join("")
    S.body = body
    const id = S.def((i) => `<g id="${i}">${t}</g>`)
    for (const [x, y, k] of [
      [60, 330, 0.9],
      [96, 336, 0.7],
      [300, 338, 0.62],
      [590, 328, 0.7],
      [866, 318, 1],
      [906, 330, 0.76],
      [930, 338, 0.9],
    ])
      put(S, id, x, y, k)
    S.rect(0, 250, W, 60, S.vg([0, "#fff", 0], [0.5, "#fff", 0.28], [1, "#fff", 0]))
    road(S, { verge: ["#8fb368", "#6f964d"] })
  },
  /** rock fortress above the forest, dry zone */
  rock(S) {
    sky(S, [0, "#9cc9dd"], [0.35, "#dfe6dc"], [0.62, "#fbe6c6"], [1, "#fbe6c6"])
    sun(S, 196, 236, 26, "#ffe9b8", 0.9)
    cloud(S, 80, 100, 0.9, 0.5)
    cloud(S, 690, 84, 0.8, 0.55)
    S.path(
      area(
        [
          [0, 292],
          [160, 276],
          [320, 288],
          [700, 284],
          [860, 268],
          [960, 282],
        ],
        360,
      ),
      "#b4c4b6",
    )
    S.add(`<g transform="translate(${n1(-150)} ${n1(-119)}) scale(1.35)">`)
    const rk: Knot[] = [
      [452, 330, "c"],
      [470, 262],
      [478, 206],
      [492, 158, "c12"],
      [520, 146],
      [580, 138],
      [650, 146],
      [700, 144],
      [742, 160, "c14"],
      [752, 204],
      [766, 262],
      [800, 330, "c"],
    ]
    const rr = S.ref(area(rk, 340))
    S.use(rr, `fill="${S.vg([0, "#d9a878"], [0.5, "#c18a5d"], [1, "#a17a5c"])}"`)
    S.group(`clip-path="${S.clipRef(rr)}"`, () => {
      S.path(
        shape([
          [640, 130, "c"],
          [660, 200],
          [650, 270],
          [690, 340, "c"],
          [820, 340, "c"],
          [780, 130, "c"],
        ]),
        "#8f654a",
        'opacity=".55"',
      )
      S.path(
        shape([
          [450, 340, "c"],
          [500, 150, "c"],
          [526, 150, "c"],
          [510, 230],
          [520, 340, "c"],
        ]),
        "#f0c795",
        'opacity=".55"',
      )
      S.stroke(
        `M${n1(560)} ${n1(150)}q${n1(-8)} ${n1(60)} ${n1(4)} ${n1(170)}M${n1(604)} ${n1(146)}q${n1(10)} ${n1(80)} ${n1(-4)} ${n1(180)}M${n1(712)} ${n1(160)}q${n1(12)} ${n1(60)} ${n1(14)} ${n1(140)}`,
        "#7d5740",
        2.4,
        'stroke-opacity=".45"',
      )
      S.path(canopy(496, 740, 156, 12, 77), "#6f8f56")
    })
    S.add("</g>")
    S.path(canopy(0, W, 342, 46, 31), "#7fa071")
    S.path(canopy(-20, 420, 354, 40, 90), "#68905f")
    S.path(canopy(690, 990, 356, 44, 66), "#68905f")
    S.rect(0, 344, W, 34, S.vg([0, "#b7d3cf"], [1, "#9cc4c8"]))
    S.path(
      shape([
        [470, 346, "c"],
        [500, 372, "c"],
        [740, 372, "c"],
        [790, 346, "c"],
      ]),
      "#c79a72",
      'opacity=".45"',
    )
    S.stroke(
      `M${n1(60)} ${n1(356)}h${n1(120)}M${n1(330)} ${n1(362)}h${n1(90)}M${n1(820)} ${n1(354)}h${n1(110)}M${n1(560)} ${n1(360)}h${n1(60)}`,
      "#fff",
      1.4,
      'stroke-opacity=".6"',
    )
    S.path(canopy(0, 240, 386, 20, 7), "#88a861")
    S.path(canopy(760, W, 386, 22, 3), "#88a861")
    road(S, { verge: ["#b9b874", "#98a05c"] })
  },
  /** Colombo sea-front, early evening */
  city(S) {
    sky(S, [0, "#8fb3d4"], [0.36, "#c9d7e2"], [0.6, "#fbe3cf"], [1, "#fbe3cf"])
    sun(S, 150, 250, 22, "#ffe2bd", 0.9)
    cloud(S, 420, 92, 0.9, 0.5)
    cloud(S, 760, 130, 0.7, 0.45)
    const blk = (list: number[][], fill: string) =>
      S.path(list.map(([x, y, w]) => `M${n1(x)} ${n1(372)}V${n1(y)}h${n1(w)}V${n1(372)}z`).join(""), fill)
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
    S.path(
      shape([
        [653, 372, "l"],
        [657, 168, "l"],
        [665, 168, "l"],
        [669, 372, "l"],
      ]),
      "#94a6b9",
    )
    S.path(
      `M${n1(640)} ${n1(132)}q${n1(2)} ${n1(30)} ${n1(17)} ${n1(40)}h${n1(8)}q${n1(15)} ${n1(-10)} ${n1(17)} ${n1(-40)}q${n1(-8)} ${n1(10)} ${n1(-11)} ${n1(2)}q${n1(-4)} ${n1(-10)} ${n1(-10)} 0q${n1(-6)} ${n1(-10)} ${n1(-10)} 0q${n1(-3)} ${n1(8)} ${n1(-11)} ${n1(-2)}z`,
      "#b08aa6",
    )
    S.rect(660, 92, 2, 42, "#94a6b9")
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
      for (let i = 0; i < m; i++) w += `M${n1(x)} ${n1(y + i * 11)}h${n1(n * 8)}`
    S.stroke(w, "#fdf0d8", 4, `stroke-dasharray="${n1(4)} ${n1(4)}" stroke-opacity=".65"`)
    S.path(
      `M${n1(178)} ${n1(250)}l${n1(17)} ${n1(-16)}l${n1(17)} ${n1(16)}zM${n1(212)} ${n1(250)}l${n1(17)} ${n1(-16)}l${n1(17)} ${n1(16)}z`,
      "#8496aa",
    )
    S.path(canopy(0, W, 376, 22, 13), "#7f9f7b")
    const p = palm(S)
    for (const [x, k, f] of [
      [40, 0.8, 0],
      [120, 0.66, 1],
      [312, 0.6, 0],
      [520, 0.62, 1],
      [720, 0.6, 0],
      [860, 0.84, 1],
      [926, 0.7, 0],
    ] as const)
      put(S, p, x, 384, k, !!f)
    S.rect(0, 374, W, 18, S.vg([0, "#d9d3c7"], [1, "#c2bbae"]))
    S.stroke(`M0 ${n1(362)}H${n1(W)}M0 ${n1(369)}H${n1(W)}`, "#5d6973", 1.6)
    S.stroke(`M0 ${n1(368)}H${n1(W)}`, "#5d6973", 14, `stroke-dasharray="${n1(2)} ${n1(30)}"`)
    road(S, { verge: ["#cdc6b8", "#b3ac9e"], tuft: false })
  },
  /** ancient city: white dagoba beside a reservoir */
  dagoba(S) {
    sky(S, [0, "#b5d3e6"], [0.42, "#eae6e2"], [0.62, "#fbe4d4"], [1, "#fbe4d4"])
    sun(S, 770, 206, 24, "#fff0d6", 0.85)
    cloud(S, 560, 96, 0.9, 0.6)
    cloud(S, 60, 134, 0.8, 0.5)
    S.path(
      area(
        [
          [0, 290],
          [200, 272],
          [420, 290],
          [700, 274],
          [960, 288],
        ],
        360,
      ),
      "#b9cbc0",
    )
    S.path(canopy(0, W, 340, 40, 12), "#93b08a")
    const c = S.hg([0, "#fff"], [0.5, "#f4f1eb"], [1, "#b4bcc6"])
    S.add(`<g transform="translate(${n1(-163)} ${n1(-121)}) scale(1.35)">`)
    S.rect(178, 326, 230, 20, c)
    S.rect(196, 312, 194, 16, c)
    S.path(`M${n1(206)} ${n1(314)}C${n1(200)} ${n1(196)} ${n1(386)} ${n1(196)} ${n1(380)} ${n1(314)}z`, c)
    S.rect(274, 204, 38, 24, c)
    S.rect(270, 201, 46, 4, "#e9e6df")
    S.path(
      shape([
        [280, 202, "c"],
        [287, 160],
        [291, 118, "c"],
        [295, 118, "c"],
        [299, 160],
        [306, 202, "c"],
      ]),
      S.hg([0, "#fbf3dc"], [1, "#d8b873"]),
    )
    S.circle(293, 114, 3.4, "#e5c16d")
    S.stroke(
      `M${n1(182)} ${n1(330)}h${n1(222)}M${n1(200)} ${n1(318)}h${n1(186)}M${n1(208)} ${n1(300)}q${n1(85)} ${n1(6)} ${n1(170)} 0`,
      "#c3c6c9",
      1.4,
    )
    S.add("</g>")
    S.path(canopy(-10, 190, 352, 48, 41), "#7ea072")
    S.path(canopy(390, 640, 352, 42, 61), "#86a878")
    S.path(canopy(760, 990, 354, 56, 71), "#74986a")
    S.rect(0, 346, W, 32, S.vg([0, "#c6d9dd"], [1, "#a3c3cf"]))
    S.path(
      shape([
        [206, 348, "c"],
        [226, 376, "c"],
        [360, 376, "c"],
        [380, 348, "c"],
      ]),
      "#fff",
      'opacity=".5"',
    )
    S.stroke(
      `M${n1(40)} ${n1(358)}h${n1(110)}M${n1(430)} ${n1(362)}h${n1(120)}M${n1(690)} ${n1(356)}h${n1(150)}`,
      "#fff",
      1.4,
      'stroke-opacity=".65"',
    )
    let b = ""
    for (const [x, y] of [
      [520, 170],
      [546, 182],
      [566, 166],
      [598, 178],
    ])
      b += `M${n1(x)} ${n1(y)}q${n1(5)} ${n1(-6)} ${n1(9)} 0q${n1(4)} ${n1(-6)} ${n1(9)} 0`
    S.stroke(b, "#6f7f8a", 1.5)
    S.path(canopy(0, 150, 386, 18, 9), "#94b070")
    S.path(canopy(800, W, 386, 20, 19), "#94b070")
    road(S, { verge: ["#a7bd79", "#86a25e"] })
  },
  /** national-park track, dry grass */
  wild(S) {
    sky(S, [0, "#a8cfe0"], [0.4, "#eee7d2"], [0.62, "#fbe2b4"], [1, "#fbe2b4"])
    sun(S, 700, 226, 28, "#ffe5a8", 0.9)
    cloud(S, 120, 106, 0.9, 0.5)
    S.path(
      area(
        [
          [0, 282],
          [180, 262],
          [360, 284],
          [620, 276],
          [960, 268],
        ],
        380,
      ),
      "#b6c2ae",
    )
    S.path(canopy(0, W, 326, 26, 17), "#a3b386")
    S.path(
      shape([
        [96, 330, "c"],
        [110, 276],
        [156, 240],
        [214, 232],
        [262, 262],
        [300, 256],
        [338, 296],
        [352, 332, "c"],
      ]),
      S.vg([0, "#c9a47e"], [1, "#a3866a"]),
    )
    S.path(
      shape([
        [214, 232, "c"],
        [236, 280],
        [226, 332, "c"],
        [352, 332, "c"],
        [338, 296],
        [300, 256],
        [262, 262],
      ]),
      "#86694f",
      'opacity=".45"',
    )
    S.rect(0, 322, W, 76, S.vg([0, "#dcc88a"], [1, "#c2ad66"]))
    const body = S.body
    S.body = []
    S.path(
      `M${n1(-3)} 0q${n1(2)} ${n1(-30)} ${n1(-8)} ${n1(-58)}l${n1(4)} ${n1(-2)}q${n1(6)} ${n1(12)} ${n1(7)} ${n1(24)}q${n1(4)} ${n1(-14)} ${n1(12)} ${n1(-24)}l${n1(3)} ${n1(2)}q${n1(-12)} ${n1(24)} ${n1(-10)} ${n1(58)}z`,
      "#7b664b",
    )
    S.path(canopy(-58, 62, -52, 30, 4), "#7f9657")
    S.path(canopy(-40, 50, -62, 24, 9), "#93aa66")
    const t = S.body.join("")
    S.body = body
    const id = S.def((i) => `<g id="${i}">${t}</g>`)
    put(S, id, 58, 366, 1.25)
    put(S, id, 450, 338, 0.6, true)
    put(S, id, 880, 362, 1.5, true)
    put(S, id, 770, 342, 0.7)
    // two elephants grazing far off
    const el = `M0 0v${n1(-12)}q${n1(-2)} ${n1(-18)} ${n1(16)} ${n1(-20)}q${n1(16)} ${n1(-4)} ${n1(26)} ${n1(4)}q${n1(8)} ${n1(-3)} ${n1(12)} ${n1(4)}q${n1(4)} ${n1(8)} ${n1(2)} ${n1(22)}h${n1(-3)}q${n1(0)} ${n1(-8)} ${n1(-4)} ${n1(-10)}q${n1(-5)} ${n1(2)} ${n1(-8)} ${n1(-1)}v${n1(13)}h${n1(-7)}v${n1(-10)}q${n1(-10)} ${n1(3)} ${n1(-20)} 0v${n1(10)}z`
    S.add(
      `<g fill="#7d7568"><path d="${el}" transform="translate(${n1(560)} ${n1(352)})"/><path d="${el}" transform="translate(${n1(620)} ${n1(350)}) scale(.62)"/></g>`,
    )
    road(S, { dirt: true, verge: ["#cbb56c", "#b09a52"] })
  },
  /** hotel garden for weddings */
  garden(S) {
    sky(S, [0, "#bcdbe8"], [0.5, "#f6efe6"], [1, "#f6efe6"])
    sun(S, 820, 120, 22, "#fff5dd", 0.8)
    cloud(S, 70, 100, 0.8, 0.6)
    S.path(canopy(0, W, 330, 90, 23), "#b7cdb3")
    S.path(canopy(-20, 220, 350, 120, 14), "#93b58d")
    S.path(canopy(760, 1000, 350, 120, 52), "#93b58d")
    S.path(
      `M${n1(226)} ${n1(196)}l${n1(52)} ${n1(-46)}h${n1(404)}l${n1(52)} ${n1(46)}z`,
      S.vg([0, "#c98e74"], [1, "#b07358"]),
    )
    S.rect(246, 194, 468, 170, "#fbf8f2")
    S.rect(236, 192, 488, 8, "#efe9de")
    let a = "",
      g = ""
    for (let i = 0; i < 7; i++) {
      const x = 266 + i * 64
      a += `M${n1(x)} ${n1(364)}v${n1(-112)}a${n1(22)} ${n1(22)} 0 0 1 ${n1(44)} 0v${n1(112)}z`
      g += `M${n1(x + 8)} ${n1(352)}v${n1(-92)}a${n1(14)} ${n1(14)} 0 0 1 ${n1(28)} 0v${n1(92)}z`
    }
    S.path(a, S.vg([0, "#d9cfbf"], [1, "#efe7d8"]))
    S.path(g, S.vg([0, "#8da6ad"], [1, "#c7d6d6"]))
    S.rect(246, 352, 468, 12, "#e8e0d2")
    S.path(canopy(0, W, 384, 34, 39), "#7fa56d")
    S.path(canopy(-10, 250, 390, 34, 6), "#6c9460")
    S.path(canopy(716, 980, 390, 34, 28), "#6c9460")
    const r = rng(9)
    for (const c of ["#f4d4d6", "#fff8ef", "#e9aeb4"]) {
      let d = ""
      for (let i = 0; i < 10; i++) {
        const x = r() < 0.5 ? r() * 240 : 724 + r() * 236,
          y = 360 + r() * 26
        d += `M${n1(x)} ${n1(y)}h.1`
      }
      S.stroke(d, c, 5.2, 'stroke-linecap="round"')
    }
    const p = palm(S)
    put(S, p, 118, 384, 1.35)
    put(S, p, 850, 384, 1.35, true)
    S.rect(0, 384, W, 14, S.vg([0, "#a6c284"], [1, "#8fae6d"]))
    S.rect(0, 394, W, 100, S.vg([0, "#e9e0d0"], [0.5, "#dcd1bd"], [1, "#cbbfa8"]))
    S.rect(0, 393, W, 3, "#f7f2e8")
    S.rect(0, 492, W, 3, "#f7f2e8")
    S.rect(0, 495, W, 45, S.vg([0, "#a6c284"], [1, "#8aa968"]))
    S.path(canopy(0, W, 540, 38, 4), "#7fa05f")
  },
}
/** soft studio: a seamless cove lightly tinted by the paint */
export function studioBg(S: Svg, color: string, flat = false) {
  const c = hexToLch(color),
    t = (L: number, k: number) => lchToHex({ L, C: Math.min(c.C, 0.16) * k, h: c.C < 0.012 ? 4.3 : c.h })
  if (flat) {
    S.rect(0, 0, W, H, S.rg(0.5, 0.42, 0.75, [0, "#fff"], [0.5, t(0.965, 0.1)], [1, t(0.9, 0.16)]))
    return
  }
  S.rect(
    0,
    0,
    W,
    H,
    S.vg([0, t(0.9, 0.16)], [0.66, t(0.965, 0.1)], [0.69, t(0.945, 0.1)], [1, t(0.87, 0.14)]),
  )
  S.ellipse(W / 2, 250, 520, 260, S.rg(0.5, 0.5, 0.5, [0, "#fff", 0.95], [0.55, "#fff", 0.4], [1, "#fff", 0]))
  S.ellipse(W / 2, 440, 560, 92, S.rg(0.5, 0.5, 0.5, [0, "#fff", 0.85], [1, "#fff", 0]))
}
export function studioSvg(
  v: Vehicle,
  o: { color?: string; prefix?: string; reflect?: boolean } = {},
): string {
  const S = new Svg(o.prefix ?? idPrefix("s", v.slug))
  studioBg(S, o.color ?? v.color)
  const body = S.body
  S.body = []
  drawVehicle(S, v, viewFor(v), o)
  const inner = S.body.join("")
  S.body = body
  const base = (CANVAS.ground + 1) * U
  const m = S.def(
    (id) =>
      `<mask id="${id}"><rect x="0" y="${base}" width="${W * U}" height="${90 * U}" fill="${S.vg([0, "#fff", 0.26], [1, "#fff", 0])}"/></mask>`,
  )
  const g = S.id()
  if (o.reflect !== false)
    S.add(`<g mask="url(#${m})"><use href="#${g}" transform="matrix(1 0 0 -1 0 ${2 * base})"/></g>`)
  S.add(`<g id="${g}">${inner}</g>`)
  return S.doc(W, H, v.name)
}
export function roadSvg(v: Vehicle, o: { color?: string; prefix?: string; scene?: SceneName } = {}): string {
  const S = new Svg(o.prefix ?? idPrefix("r", v.slug)),
    sc = o.scene ?? v.scene
  setMinFillet(20)
  SCENES[sc](S)
  const f = viewFor(v),
    k = v.body === "limo" ? 0.95 : 0.84,
    V = new View(f.s * k, (W - v.L * f.s * k) / 2, 450)
  drawVehicle(S, v, V, o)
  return S.doc(W, H, `${v.name} on the road`)
}
