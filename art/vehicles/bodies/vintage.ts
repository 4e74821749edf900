import type { Dims } from "../car.ts"
import { contactShadow } from "../car.ts"
import type { Paint } from "../color.ts"
import { arc, curve, type Knot, type View } from "../geom.ts"
import { n1, type Svg } from "../svg.ts"
import { wheelSymbol } from "../wheels.ts"
/** 1936 Austin 12/4 Ascot class: upright radiator, free-standing headlamps, separate wings, running boards, spare wheel behind */
export const nom: Dims = { L: 4150, WB: 2690, FO: 600, H: 1700, R: 350, rim: 244 }
export function drawVintage(S: Svg, V: View, o: { paint: Paint; shadow?: boolean }) {
  const P = o.paint,
    s = V.s,
    X = V.x,
    Y = V.y,
    fx = 600,
    rx = 3290,
    R = 350
  const z = (...k: Knot[]) => V.d(curve(k, true), true),
    c = (...k: Knot[]) => V.d(curve(k)),
    px = (mm: number, min = 0.7) => Math.max(min, mm * s)
  const edge = `stroke="${P.edge}" stroke-width="${n1(0.9)}" stroke-opacity=".8"`,
    st = `stroke="#4d555c" stroke-width="${n1(0.7)}"`
  const chrome = S.vg([0, "#fff"], [0.35, "#dbe0e4"], [0.5, "#7c858d"], [0.62, "#b9c1c7"], [1, "#f2f4f6"]),
    chromeH = S.hg([0, "#8d969e"], [0.3, "#fff"], [0.6, "#b4bcc3"], [1, "#6b747c"])
  if (o.shadow !== false) contactShadow(S, V, 120, 4060, [fx, rx], R)
  // spare wheel in its cover, seen edge-on behind the boot
  S.path(
    z([3800, 1010, "c70"], [3990, 980, "c80"], [4040, 700], [3960, 420, "c80"], [3780, 420, "c60"]),
    S.hg([0, P.d3], [0.5, P.d1], [1, P.d3]),
    edge,
  )
  S.stroke(c([3880, 990], [3930, 700], [3870, 430]), P.d4, px(10, 1))
  // chassis, far side
  S.path(z([420, 460, "c"], [3700, 460, "c"], [3760, 330, "c"], [3500, 250, "c"], [500, 250, "c"]), "#0d0f11")
  S.path(V.d(arc(fx, R, 420, -8, 188), true) + V.d(arc(rx, R, 420, -8, 188), true), "#0d0f11")
  // dumb iron and bumpers
  S.stroke(c([110, 430, "l"], [640, 400]), "#15181b", px(60))
  S.path(
    z([20, 470, "l30"], [30, 540, "l20"], [150, 520, "l20"], [160, 440, "l20"], [40, 420, "l30"]),
    chrome,
    st,
  )
  S.path(
    z([4130, 470, "l30"], [4120, 540, "l20"], [4010, 520, "l20"], [4000, 440, "l20"], [4110, 420, "l30"]),
    chrome,
    st,
  )
  const w = wheelSymbol(S, "wire", R * s, 244 * s, { paint: P.hex })
  for (const x of [fx, rx]) S.add(`<use href="#${w}" x="${n1(X(x))}" y="${n1(Y(R))}"/>`)
  S.path(
    V.d(arc(fx, R, 372, 10, 170), true) + V.d(arc(rx, R, 372, 10, 170), true),
    S.vg([0, "#000", 0.8], [0.4, "#000", 0.3], [1, "#000", 0]),
  )
  // body tub with roof
  const tub = S.ref(
    z(
      [1330, 440, "c30"],
      [1330, 1146, "c30"],
      [1400, 1170, "c10"],
      [1500, 1440],
      [1560, 1590, "c70"],
      [1760, 1660],
      [2150, 1696],
      [2560, 1698],
      [2960, 1660],
      [3290, 1560, "d-32"],
      [3520, 1340],
      [3660, 1040],
      [3760, 700],
      [3790, 520, "c60"],
      [3700, 430, "c30"],
    ),
  )
  S.use(
    tub,
    `fill="${S.lin(0, Y(1700), 0, Y(430), [
      [0, P.l2],
      [0.14, P.l1],
      [0.42, P.base],
      [0.62, P.base],
      [0.9, P.d1],
      [1, P.d2],
    ])}"`,
  )
  const clip = S.clipRef(tub)
  S.group(`clip-path="${clip}"`, () => {
    S.path(
      z(
        [1300, 1600, "c"],
        [1560, 1604],
        [2000, 1640],
        [2560, 1642],
        [3000, 1600],
        [3340, 1480, "c"],
        [3340, 1800, "c"],
        [1300, 1800, "c"],
      ),
      P.hi,
      'opacity=".7"',
    )
    S.path(
      z(
        [1300, 1136, "c"],
        [2400, 1150],
        [3300, 1136],
        [3800, 1050, "c"],
        [3800, 990, "c"],
        [3300, 1066],
        [2400, 1084],
        [1300, 1080, "c"],
      ),
      P.l2,
    ) // waist
    S.path(
      z([1300, 1060, "c"], [2400, 1070], [3300, 1052], [3800, 960, "c"], [3800, 760, "c"], [1300, 860, "c"]),
      S.vg([0, P.d2, 0.6], [1, P.d1, 0]),
    )
    S.path(
      z([1300, 560, "c"], [3800, 560, "c"], [3800, 430, "c"], [1300, 430, "c"]),
      S.vg([0, P.d1, 0], [1, P.d3]),
    )
    S.rect(X(3380), Y(1700), 420 * s, 1280 * s, S.hg([0, P.d2, 0], [0.7, P.d3, 0.45], [1, P.d4, 0.8]))
    S.rect(X(1320), Y(1160), 150 * s, 760 * s, S.hg([0, P.d3, 0.4], [1, P.d2, 0]))
    S.stroke(
      c([1300, 1140], [2400, 1154], [3300, 1140], [3800, 1054]) +
        c([1300, 1074], [2400, 1084], [3300, 1068], [3800, 986]),
      P.edge,
      0.9,
      'stroke-opacity=".6"',
    )
  })
  // windows
  const glass =
    z(
      [1490, 1186, "c14"],
      [1560, 1400],
      [1610, 1536, "c40"],
      [1800, 1560],
      [2170, 1574, "c40"],
      [2170, 1186, "c30"],
    ) +
    z([2250, 1186, "c30"], [2250, 1576, "c40"], [2560, 1576], [2840, 1552, "c50"], [2856, 1186, "c30"]) +
    z([2930, 1186, "c40"], [2930, 1540, "c50"], [3100, 1506], [3270, 1400, "c70"], [3340, 1190, "c60"])
  const gr = S.ref(glass)
  S.use(gr, `fill="${S.vg([0, "#17202a"], [0.4, "#32404d"], [1, "#64788a"])}"`)
  S.group(`clip-path="${S.clipRef(gr)}"`, () => {
    S.path(
      z([1980, 1180, "c"], [1990, 1330, "c60"], [2120, 1350, "c60"], [2140, 1180, "c"]) +
        z([2760, 1180, "c"], [2800, 1340, "c60"], [2990, 1360, "c60"], [3040, 1180, "c"]),
      "#0b0f13",
      'opacity=".55"',
    )
    S.stroke(
      c([1640, 1180], [1690, 1280], [1790, 1330], [1840, 1240], [1800, 1180]),
      "#0b0f13",
      px(26, 1.6),
      'opacity=".7"',
    )
    for (const [x, wd] of [
      [1700, 170],
      [1900, 40],
      [2380, 220],
      [2660, 40],
      [3020, 120],
    ] as const)
      S.path(
        z([x, 1160, "c"], [x + 170, 1600, "c"], [x + 170 + wd, 1600, "c"], [x + wd, 1160, "c"]),
        "#fff",
        'opacity=".14"',
      )
  })
  S.use(gr, `fill="none" stroke="#15181b" stroke-width="${n1(1.6)}"`)
  S.use(gr, `fill="none" stroke="${chrome}" stroke-width="${n1(0.8)}"`)
  // windscreen seen nearly edge-on, scuttle
  S.path(
    z(
      [1398, 1172, "c10"],
      [1500, 1446],
      [1548, 1570, "c14"],
      [1584, 1560, "c14"],
      [1530, 1440],
      [1440, 1176, "c10"],
    ),
    S.vg([0, "#3b4a57"], [1, "#8ea3b3"]),
    st,
  )
  // doors: front hinged at the centre pillar
  const cut = S.ref(
    c([1480, 1180, "l"], [1440, 480, "l40"], [2200, 480, "l40"], [2206, 1600, "c"]) +
      c([2216, 480, "l"], [2216, 1600]) +
      c([2890, 1560, "l"], [2890, 960], [2860, 820], [2780, 640], [2700, 480, "c60"], [2216, 480]),
  )
  S.group(`clip-path="${clip}"`, () => {
    S.use(cut, `x="${n1(1.1)}" fill="none" stroke="${P.hi}" stroke-width="${n1(0.9)}" stroke-opacity=".6"`)
    S.use(cut, `fill="none" stroke="${P.edge}" stroke-width="${n1(1.1)}" stroke-opacity=".9"`)
  })
  for (const [x, y] of [
    [1560, 1030],
    [2270, 1030],
  ])
    S.rect(X(x), Y(y), 130 * s, 26 * s, chrome, 3, st)
  let hg = ""
  for (const y of [1000, 620])
    for (const x of [2196, 2874])
      hg += z([x, y, "l"], [x + 30, y, "l"], [x + 30, y - 60, "l"], [x, y - 60, "l"])
  S.path(hg, P.d2, `stroke="${P.edge}" stroke-width="${n1(0.5)}"`)
  S.use(tub, `fill="none" ${edge}`)
  S.stroke(c([1560, 1602], [1760, 1672], [2560, 1712], [2960, 1672]), P.hi, 1.2, 'stroke-opacity=".8"')
  S.stroke(
    c([1590, 1580], [2000, 1614], [2560, 1616], [3000, 1580], [3300, 1450]),
    P.edge,
    0.9,
    'stroke-opacity=".45"',
  )
  // bonnet with hinge line and louvres
  const bon = S.ref(
    z(
      [520, 560, "c20"],
      [510, 1090, "c40"],
      [560, 1140],
      [900, 1150],
      [1340, 1160, "c10"],
      [1340, 560, "c20"],
    ),
  )
  S.use(
    bon,
    `fill="${S.vg([0, P.l2], [0.14, P.l1], [0.24, P.l2], [0.26, P.d1], [0.34, P.base], [0.8, P.base], [1, P.d2])}" ${edge}`,
  )
  S.stroke(c([512, 1040], [900, 1052], [1340, 1062]), P.edge, 1, 'stroke-opacity=".75"')
  S.stroke(c([512, 1052], [900, 1064], [1340, 1074]), P.hi, 1)
  let lv = ""
  for (let i = 0; i < 16; i++) {
    const x = 640 + i * 38
    lv += c([x, 960, "l"], [x + 6, 720])
  }
  S.stroke(lv, P.d3, px(16, 1.4), 'stroke-linecap="round"')
  S.stroke(lv, P.hi, px(7, 0.7), `stroke-linecap="round" transform="translate(${n1(-1.3)} 0)"`)
  S.rect(X(900), Y(640), 110 * s, 22 * s, chrome, 3, st)
  S.stroke(c([1342, 570, "l"], [1342, 1158]), P.edge, 1.2)
  // radiator shell: upright, with filler cap and mascot plinth
  S.path(
    z([430, 520, "c20"], [410, 1080, "c50"], [450, 1170, "c40"], [530, 1166, "c20"], [530, 520, "c10"]),
    chromeH,
    st,
  )
  S.path(z([404, 540, "c"], [392, 1060, "c40"], [424, 1100, "c20"], [430, 540, "c"]), "#2b3036")
  let ri = ""
  for (let y = 600; y < 1060; y += 46) ri += c([398, y, "l"], [428, y])
  S.stroke(ri, "#aeb6bd", 0.8)
  S.path(z([452, 1166, "c"], [460, 1206, "c16"], [510, 1206, "c16"], [518, 1166, "c"]), chrome, st)
  S.path(z([470, 1206, "c"], [462, 1240], [520, 1262, "c"], [506, 1206, "c"]), chrome, st)
  // running board
  S.path(
    z([1120, 400, "c20"], [1160, 330, "c20"], [2740, 330, "c20"], [2800, 400, "c20"]),
    S.vg([0, "#4a5158"], [0.35, "#24282c"], [1, "#101214"]),
  )
  S.stroke(c([1140, 386, "l"], [2780, 386]), chrome, px(16, 1.6))
  S.stroke(
    c([1150, 362, "l"], [2770, 362]) + c([1156, 346, "l"], [2760, 346]),
    "#000",
    0.9,
    'stroke-opacity=".6"',
  )
  // valance, then the wings
  S.path(z([900, 560, "c"], [1340, 560, "c"], [1340, 400, "c"], [1100, 400, "c"]), S.vg([0, P.d1], [1, P.d3]))
  const wing = (top: Knot[], k: Knot[], hl: Knot[], turn: Knot[]) => {
    const r = S.ref(z(...top, ...k))
    S.use(r, `fill="${S.vg([0, P.l2], [0.3, P.l1], [0.55, P.base], [1, P.d2])}"`)
    S.group(`clip-path="${S.clipRef(r)}"`, () => {
      S.path(z(...turn), P.d2, 'opacity=".75"')
      S.stroke(c(...hl), P.hi, px(20, 1.6), 'stroke-opacity=".95" stroke-linecap="round"')
    })
    S.use(r, `fill="none" ${edge}`)
  }
  wing(
    [
      [196, 430, "c30"],
      [190, 560],
      [270, 720],
      [430, 820],
      [620, 850],
      [820, 810],
      [1000, 690],
      [1140, 540],
      [1290, 420, "c20"],
      [1290, 386, "c10"],
      [1100, 390, "c20"],
    ],
    [
      [1000, 500],
      [880, 640],
      [740, 722],
      [600, 744],
      [440, 714],
      [320, 620],
      [262, 500],
      [256, 420, "c20"],
    ],
    [
      [220, 560],
      [300, 710],
      [440, 794],
      [620, 822],
      [810, 782],
      [980, 664],
      [1120, 512],
      [1260, 420],
    ],
    [
      [256, 400, "c"],
      [270, 540],
      [330, 650],
      [440, 742],
      [600, 774],
      [750, 750],
      [900, 664],
      [1040, 510],
      [1120, 380, "c"],
      [900, 380, "c"],
      [600, 700, "c"],
      [300, 400, "c"],
    ],
  )
  wing(
    [
      [2740, 386, "c10"],
      [2800, 430],
      [2860, 590],
      [2990, 750],
      [3180, 838],
      [3380, 840],
      [3580, 772],
      [3740, 640],
      [3840, 500],
      [3880, 400, "c30"],
      [3800, 380, "c20"],
    ],
    [
      [3740, 480],
      [3640, 620],
      [3500, 710],
      [3300, 744],
      [3110, 706],
      [2990, 600],
      [2930, 480],
      [2900, 380, "c20"],
    ],
    [
      [2810, 440],
      [2880, 590],
      [3000, 734],
      [3180, 812],
      [3380, 812],
      [3570, 744],
      [3720, 616],
      [3820, 480],
    ],
    [
      [2880, 370, "c"],
      [2900, 480],
      [2970, 620],
      [3100, 734],
      [3300, 774],
      [3510, 738],
      [3660, 640],
      [3770, 490],
      [3820, 370, "c"],
      [3600, 370, "c"],
      [3300, 700, "c"],
      [3000, 370, "c"],
    ],
  )
  // free-standing headlamp on its bar, side lamp, horn
  S.stroke(c([380, 760, "l"], [380, 900]), chromeH, px(34, 2))
  S.path(
    z([300, 1040, "c20"], [300, 850, "c20"], [400, 856], [500, 900], [536, 946], [500, 990], [400, 1034]),
    S.vg([0, "#fff"], [0.3, "#cfd5da"], [0.55, "#7b848c"], [1, "#e4e8eb"]),
    st,
  )
  S.ellipse(X(302), Y(945), 30 * s, 106 * s, chrome, st)
  S.ellipse(X(294), Y(945), 20 * s, 92 * s, S.hg([0, "#fff"], [0.6, "#dbe5ec"], [1, "#8f9ca6"]), st)
  S.path(z([560, 900, "c20"], [566, 850, "c10"], [640, 850, "c10"], [650, 880], [620, 908]), chrome, st)
  // tail lamp, trafficator, mirror
  S.path(
    z([3840, 640, "l14"], [3900, 636, "l14"], [3900, 560, "l14"], [3840, 566, "l14"]),
    S.vg([0, "#e5363b"], [1, "#7a0912"]),
    st,
  )
  S.rect(X(2192), Y(1420), 36 * s, 150 * s, P.d1, 2, `stroke="${P.edge}" stroke-width="${n1(0.6)}"`)
  S.stroke(c([1480, 1200, "l"], [1400, 1290]), "#c2c9cf", 1.6)
  S.ellipse(X(1390), Y(1310), 42 * s, 52 * s, chrome, st)
}
