import { paint } from "../drawing/colour.ts"
import { type Knot, knots } from "../drawing/knots.ts"
import { type Svg, units } from "../drawing/svg.ts"
import type { View } from "../drawing/view.ts"
import { drawContactShadow } from "../side/contact-shadow.ts"
import { freehand } from "../side/freehand.ts"
import { drawNightEdge } from "../side/night-edge.ts"
import { openWheelSymbol } from "../side/open-wheel.ts"
import type { Vehicle } from "../vehicle.ts"

/** Motorcycles: 'street' is the Bajaj Pulsar 150 class, 'classic' the Royal Enfield Classic 350 class. Kerb (left) side, so the silencer shows only behind the rear wheel. */

export function drawMotorcycle(svg: Svg, view: View, vehicle: Vehicle, hasNightEdge: boolean) {
  const tones = paint(vehicle.paintHex)
  const trim = paint(vehicle.accent ?? "#b0141d")
  const { xPx, yPx } = view
  const { scale, shapePath, linePath, strokePx } = freehand(svg, view)
  const ln = (col: string, w: number, k: Knot[]) =>
    svg.stroke(linePath(k), col, strokePx(w), 'stroke-linecap="round"')
  const dot = (x: number, y: number, r: number, f: string, ex = "") =>
    svg.circle(xPx(x), yPx(y), r * scale, f, ex)
  const edge = `stroke="${tones.edge}" stroke-width="${units(0.8)}" stroke-opacity=".75"`
  const chrome = svg.verticalGradient(
      [0, "#fff"],
      [0.35, "#d5dbe0"],
      [0.52, "#767f87"],
      [0.66, "#aab2b9"],
      [1, "#f0f3f5"],
    ),
    alloy = svg.verticalGradient([0, "#e2e6e9"], [0.5, "#a7afb6"], [1, "#5f676e"]),
    dark = svg.verticalGradient([0, "#4a5158"], [0.5, "#2a2e33"], [1, "#121417"])
  const thin = (f: string) => `stroke="${f}" stroke-width="${units(0.8)}"`
  /** finned cylinder leaning by `t` mm over its height */
  const fins = (
    x: number,
    y: number,
    w: number,
    h: number,
    t: number,
    n: number,
    fill: string,
    gap: string,
  ) => {
    svg.path(
      shapePath([
        [x, y, "l20"],
        [x + t, y + h, "l20"],
        [x + t + w, y + h, "l20"],
        [x + w, y, "l20"],
      ]),
      fill,
      thin("#1a1d20"),
    )
    let d = ""
    for (let i = 1; i < n; i++) {
      const k = i / n
      d += linePath([
        [x + t * k - 14, y + h * k, "l"],
        [x + t * k + w + 14, y + h * k],
      ])
    }
    svg.stroke(d, gap, strokePx((h / n) * 0.42, 1))
    svg.stroke(
      d,
      "#fff",
      strokePx(5, 0.6),
      `stroke-opacity=".35" transform="translate(0 ${units(-(h / n) * 0.26 * scale)})"`,
    )
  }
  if (vehicle.model === "classic-350") {
    const fx = 330,
      rx = 1700,
      Rf = 322,
      Rr = 316
    drawContactShadow(svg, view, 60, 2080, [fx, rx], Rf, 0.75)
    if (hasNightEdge)
      drawNightEdge(
        svg,
        view,
        [],
        [
          { x: fx, radius: Rf },
          { x: rx, radius: Rr },
        ],
      )
    const wf = openWheelSymbol(svg, Rf * scale, 254 * scale, "wire"),
      wr = openWheelSymbol(svg, Rr * scale, 240 * scale, "wire")
    const put = (id: string, x: number, y: number) =>
      svg.raw(`<use href="#${id}" x="${units(xPx(x))}" y="${units(yPx(y))}"/>`)
    // silencer on the far side
    svg.path(
      shapePath(
        knots(`
          1180,300 c30, 1420,330, 1700,342, 2040,372 c20, 2060,300 c20, 1700,256, 1420,244, 1180,250 c30
        `),
      ),
      chrome,
      thin("#4d555c"),
    )
    put(wr, rx, Rr)
    put(wf, fx, Rf)
    // rear drum and sprocket
    dot(rx, Rr, 96, alloy, thin("#4d555c"))
    dot(rx, Rr, 60, svg.verticalGradient([0, "#7a838b"], [1, "#3c434a"]))
    dot(rx, Rr, 26, "#dfe4e8", thin("#23282d"))
    // swing arm and chain case
    ln("#1a1d20", 56, knots("1180,372, 1700,316"))
    svg.path(
      shapePath(knots("1130,420 c30, 1400,410, 1660,384 c30, 1690,330 c20, 1400,330, 1150,330 c30")),
      svg.verticalGradient([0, tones.light1], [0.5, tones.shade1], [1, tones.shade3]),
      edge,
    )
    // frame
    ln("#15181b", 46, knots("720,840, 840,520, 900,280 c60, 1250,270, 1330,420"))
    ln("#15181b", 44, knots("1130,780, 1230,480, 1300,340"))
    ln("#15181b", 40, knots("1060,790, 1480,770, 1760,740"))
    ln("#5b646c", 8, knots("1148,770, 1236,500"))
    // engine: tall upright single
    svg.path(
      shapePath(
        knots(`
          880,300 c60, 880,470 c60, 1000,520, 1180,500 c60, 1290,400 c60, 1270,270 c50, 1000,240 c40
        `),
      ),
      alloy,
      thin("#3a4148"),
    )
    fins(
      900,
      500,
      190,
      230,
      0,
      9,
      svg.horizontalGradient([0, "#b7bec4"], [0.4, "#e2e6e9"], [1, "#7c848b"]),
      "#2a2e33",
    )
    svg.path(shapePath(knots("890,715 c20, 900,800 c40, 1080,800 c40, 1096,715 c20")), alloy, thin("#3a4148"))
    dot(990, 770, 24, "#6f777f")
    svg.path(
      shapePath(knots("930,280 c80, 900,380 c80, 980,450 c60, 1130,430 c80, 1180,340 c60, 1110,272 c60")),
      svg.verticalGradient([0, "#fff"], [0.4, "#d3d9de"], [1, "#8a929a"]),
      thin("#4d555c"),
    )
    dot(1030, 356, 54, "none", `stroke="#7b838b" stroke-width="${units(1)}"`)
    dot(1030, 356, 14, "#5d656d")
    dot(1210, 380, 74, svg.verticalGradient([0, "#f1f4f6"], [1, "#9aa2a9"]), thin("#4d555c"))
    dot(1210, 380, 40, "none", `stroke="#7b838b" stroke-width="${units(1)}"`)
    // header pipe, carburettor
    svg.stroke(linePath(knots("905,690 c, 820,660, 800,560, 830,400, 900,300")), "#5d656c", strokePx(50))
    svg.stroke(linePath(knots("900,696 c, 812,664, 790,560, 822,400, 890,300")), "#eef1f3", strokePx(18))
    svg.path(shapePath(knots("1090,660 l20, 1090,740 l20, 1190,720 l20, 1190,650 l20")), dark)
    // rear mudguard with stay, number plate, tail lamp
    const rm: Knot[] = knots(`
      1390,520 c20, 1430,620, 1540,700, 1700,730, 1870,690, 2010,570, 2080,420 c20, 2040,408 c20,
      1970,540, 1850,640, 1700,676, 1550,646, 1450,570, 1420,510 c20
    `)
    ln("#aeb6bd", 18, knots("1700,320, 2010,560"))
    svg.path(
      shapePath(rm),
      svg.verticalGradient([0, tones.glint], [0.2, tones.light2], [0.5, tones.base], [1, tones.shade2]),
      edge,
    )
    ln("#c9b071", 7, knots("1440,600, 1550,672, 1700,702, 1860,664, 1990,556"))
    svg.path(shapePath(knots("1960,660 l10, 2060,600 l10, 2080,640 l20, 1990,720 l20")), tones.shade1, edge)
    svg.path(
      shapePath(knots("2000,730 c20, 2070,690 c20, 2096,626 c20, 2060,610 c12, 2010,680")),
      svg.verticalGradient([0, "#e5363b"], [1, "#7a0912"]),
      thin("#34020a"),
    )
    svg.path(
      shapePath(knots("1950,760 c16, 1950,810 c16, 2010,800 c16, 2010,752 c16")),
      svg.verticalGradient([0, "#ffb84d"], [1, "#d77812"]),
      thin("#5b3305"),
    )
    // rear shock
    ln("#c6cdd2", 30, knots("1640,330, 1560,690"))
    svg.stroke(
      linePath(knots("1632,366 l, 1572,640")),
      "#1b1e22",
      strokePx(58),
      `stroke-dasharray="${units(3)} ${units(1.6)}"`,
    )
    svg.path(
      shapePath(knots("1540,620 l16, 1560,710 l20, 1614,700 l20, 1600,610 l16")),
      chrome,
      thin("#4d555c"),
    )
    // tool box, battery box
    svg.path(
      shapePath(knots("1180,560 c60, 1200,690 c60, 1380,700 c70, 1430,590, 1390,480 c60, 1240,470 c60")),
      svg.verticalGradient([0, tones.light2], [0.45, tones.base], [1, tones.shade2]),
      edge,
    )
    svg.stroke(
      shapePath(knots("1214,570 c50, 1230,664 c50, 1366,672 c60, 1398,590, 1366,510 c50, 1256,502 c50")),
      "#c9b071",
      strokePx(7, 0.9),
    )
    dot(1306, 588, 26, chrome, thin("#4d555c"))
    // saddle on springs, pillion pad, rack
    svg.stroke(
      linePath(knots("1330,730 l, 1336,800")) + linePath(knots("1410,730 l, 1404,800")),
      "#c6cdd2",
      strokePx(40),
      `stroke-dasharray="${units(1.6)} ${units(1)}"`,
    )
    svg.path(
      shapePath(knots("1480,800 c20, 1500,850 c30, 1640,866, 1770,850 c30, 1790,800 c20, 1640,790")),
      svg.verticalGradient([0, "#8c6a4b"], [0.4, "#5b4230"], [1, "#2b1f17"]),
      thin("#1e1510"),
    )
    ln("#8d969e", 16, knots("1790,700, 1830,800"))
    ln("#8d969e", 16, knots("1930,640, 1960,806"))
    svg.stroke(
      linePath(knots("1500,790 c, 1760,796, 2030,812 c60, 2090,840 c")),
      chrome,
      strokePx(24, 2),
      'stroke-linecap="round"',
    )
    svg.path(
      shapePath(
        knots(`
          1040,800 c30, 1090,840, 1230,844, 1360,880, 1470,900 c40, 1490,840 c30, 1400,790, 1200,762,
          1080,760 c30
        `),
      ),
      svg.verticalGradient([0, "#a07a57"], [0.3, "#6c4f39"], [1, "#32241a"]),
      thin("#1e1510"),
    )
    ln("#c9a27c", 8, knots("1070,822, 1230,830, 1370,866, 1456,884"))
    // tank: round-nosed teardrop with knee pad
    const tk = svg.store(
      shapePath(
        knots(`
          690,860 c40, 700,930, 780,980, 900,990, 1010,950, 1090,860, 1130,780 c30, 1060,756, 900,762,
          770,790, 706,820 c30
        `),
      ),
    )
    svg.use(
      tk,
      `fill="${svg.verticalGradient([0, tones.light2], [0.3, tones.light1], [0.55, tones.base], [1, tones.shade3])}"`,
    )
    svg.group(`clip-path="${svg.clipTo(tk)}"`, () => {
      svg.path(
        shapePath(knots("700,940 c, 790,956, 900,960, 1010,924, 1100,830 c, 1100,1000 c, 700,1000 c")),
        tones.glint,
        'opacity=".75"',
      )
      svg.path(
        shapePath(knots("700,810 c, 900,800, 1140,800 c, 1140,740 c, 700,740 c")),
        tones.shade3,
        'opacity=".6"',
      )
      svg.path(
        shapePath(
          knots(`
        990,780 c30, 940,870 c40, 1000,900 c40, 1090,820 c20, 1100,776 c20
      `),
        ),
        "#1b1e22",
      )
      svg.stroke(
        shapePath(knots("716,850 c40, 760,910, 880,930, 930,880 c40, 900,806, 780,812")),
        "#c9b071",
        strokePx(7, 1),
      )
    })
    svg.use(tk, `fill="none" ${edge}`)
    svg.path(
      shapePath(knots("840,990 l10, 850,1020 l10, 920,1016 l10, 924,986 l10")),
      chrome,
      thin("#4d555c"),
    )
    // fork, front mudguard
    ln("#8d969e", 14, knots("330,322, 190,560"))
    ln("#8d969e", 12, knots("330,322, 476,548"))
    ln("#22262a", 66, knots("352,370, 478,620"))
    svg.stroke(linePath(knots("330,322 l, 480,620")), chrome, strokePx(52), 'stroke-linecap="round"')
    svg.path(
      shapePath(knots("430,560 l16, 570,860 l16, 646,830 l16, 506,530 l16")),
      svg.verticalGradient([0, tones.light1], [0.5, tones.base], [1, tones.shade3]),
      edge,
    )
    dot(fx, Rf, 92, alloy, thin("#4d555c"))
    dot(fx, Rf, 62, svg.verticalGradient([0, "#7a838b"], [1, "#3c434a"]))
    dot(fx, Rf, 24, "#e6eaed", thin("#23282d"))
    svg.path(
      shapePath(
        knots(`
          10,480 c20, 70,590, 180,670, 330,700, 480,668, 600,580 c20, 580,552 c16, 470,622, 330,646,
          200,622, 100,550, 46,464 c16
        `),
      ),
      svg.verticalGradient([0, tones.glint], [0.2, tones.light2], [0.55, tones.base], [1, tones.shade2]),
      edge,
    )
    ln("#c9b071", 7, knots("70,554, 190,646, 330,672, 476,642, 570,580"))
    // bars, instruments, lamp nacelle
    ln("#1a1d20", 40, knots("600,880, 650,990"))
    svg.stroke(
      linePath(knots("640,990 c, 700,1040, 790,1066, 880,1052 c")),
      svg.verticalGradient([0, "#fff"], [1, "#8a929a"]),
      strokePx(26),
      'stroke-linecap="round"',
    )
    svg.stroke(linePath(knots("800,1066 l, 900,1050")), "#111316", strokePx(46), 'stroke-linecap="round"')
    ln("#c2c9cf", 14, knots("800,1026, 860,1000, 920,996"))
    ln("#22262a", 13, knots("740,1056, 720,1140"))
    svg.ellipse(xPx(712), yPx(1186), 52 * scale, 56 * scale, chrome, thin("#33393f"))
    svg.path(
      shapePath(
        knots(`
          440,900 c30, 470,960 c40, 590,980, 690,950 c40, 700,870 c40, 640,800, 520,780 c40, 446,820 c30
        `),
      ),
      svg.verticalGradient([0, tones.glint], [0.3, tones.light1], [0.6, tones.base], [1, tones.shade3]),
      edge,
    )
    svg.path(shapePath(knots("420,968 c10, 520,980 c20, 520,950 c, 440,930 c10")), tones.shade1, edge)
    svg.ellipse(xPx(444), yPx(864), 40 * scale, 100 * scale, chrome, thin("#33393f"))
    svg.ellipse(
      xPx(430),
      yPx(864),
      28 * scale,
      84 * scale,
      svg.horizontalGradient([0, "#fff"], [0.55, "#dbe5ec"], [1, "#8f9ca6"]),
      thin("#59626a"),
    )
    svg.ellipse(xPx(476), yPx(958), 24 * scale, 26 * scale, chrome, thin("#33393f"))
    svg.path(
      shapePath(knots("470,750 c16, 470,796 c16, 530,796 c16, 530,750 c16")),
      svg.verticalGradient([0, "#ffb84d"], [1, "#d77812"]),
      thin("#5b3305"),
    )
    // horn, foot rest, lever, stand
    dot(800, 600, 46, chrome, thin("#33393f"))
    ln("#15181b", 34, knots("1080,250, 1160,246"))
    ln("#c2c9cf", 16, knots("900,276, 960,250, 1010,300"))
    ln("#1a1d20", 26, knots("1180,250, 1290,40"))
    ln("#15181b", 30, knots("1380,380, 1450,376"))
    return
  }
  // --- street
  const fx = 300,
    rx = 1620,
    Rf = 296,
    Rr = 304,
    fr = 226
  drawContactShadow(svg, view, 50, 1960, [fx, rx], Rf, 0.75)
  if (hasNightEdge)
    drawNightEdge(
      svg,
      view,
      [],
      [
        { x: fx, radius: Rf },
        { x: rx, radius: Rr },
      ],
    )
  const wf = openWheelSymbol(svg, Rf * scale, fr * scale, "cast", trim.light1),
    wr = openWheelSymbol(svg, Rr * scale, 222 * scale, "cast", trim.light1)
  const put = (id: string, x: number, y: number) =>
    svg.raw(`<use href="#${id}" x="${units(xPx(x))}" y="${units(yPx(y))}"/>`)
  svg.path(
    shapePath(
      knots(`
        1200,300 c30, 1420,352, 1700,420, 1900,470 c30, 1920,390 c30, 1700,320, 1420,262, 1200,240 c30
      `),
    ),
    svg.verticalGradient([0, "#8a929a"], [0.4, "#3b4147"], [1, "#14171a"]),
    thin("#0c0e10"),
  )
  // rear hugger, plate carrier
  svg.path(
    shapePath(
      knots(`
        1700,700 c20, 1850,640, 1950,520, 1990,400 c20, 1960,396 c16, 1900,500, 1800,590, 1660,640 c20
      `),
    ),
    "#17191c",
  )
  svg.path(shapePath(knots("1930,520 l10, 2010,540 l10, 2040,400 l10, 1960,390 l10")), "#24282c")
  svg.path(
    shapePath(knots("1890,700 c14, 1980,690 c14, 1984,650 c14, 1894,656 c14")),
    svg.verticalGradient([0, "#ffb84d"], [1, "#d77812"]),
    thin("#5b3305"),
  )
  put(wr, rx, Rr)
  put(wf, fx, Rf)
  // front disc and caliper, rear drum
  dot(fx, Rf, 122, "none", `stroke="#c2c9cf" stroke-width="${units(30 * scale)}"`)
  dot(
    fx,
    Rf,
    122,
    "none",
    `stroke="#5d656c" stroke-width="${units(14 * scale)}" stroke-dasharray="${units(2)} ${units(5)}"`,
  )
  dot(fx, Rf, 46, "#33393f", thin("#0c0e10"))
  dot(fx, Rf, 20, "#b4bbc1")
  dot(rx, Rr, 84, svg.verticalGradient([0, "#666e76"], [1, "#23272b"]), thin("#0c0e10"))
  dot(rx, Rr, 24, "#b4bbc1")
  // swing arm, chain guard, saree guard
  ln("#1b1e22", 60, knots("1150,360, 1620,304"))
  svg.path(
    shapePath(knots("1130,440 c20, 1400,420, 1600,396 c30, 1640,350 c20, 1400,366, 1140,374 c20")),
    dark,
    thin("#0c0e10"),
  )
  // frame
  ln("#121417", 54, knots("690,800, 800,560, 880,300 c60, 1150,280"))
  ln("#121417", 46, knots("1040,760, 1120,520, 1170,330"))
  ln("#121417", 40, knots("1060,720, 1400,760, 1700,830"))
  // engine
  svg.path(
    shapePath(
      knots(`
      850,300 c50, 840,430 c50, 930,500, 1110,500 c60, 1220,410 c60, 1210,270 c50, 1000,230 c40
    `),
    ),
    svg.verticalGradient([0, "#565d64"], [0.5, "#33383e"], [1, "#15181b"]),
    thin("#0c0e10"),
  )
  fins(
    850,
    470,
    190,
    190,
    -36,
    8,
    svg.horizontalGradient([0, "#3d4349"], [0.4, "#666e75"], [1, "#23272b"]),
    "#0f1113",
  )
  svg.path(
    shapePath(knots("800,640 c20, 796,730 c36, 990,740 c36, 1010,650 c20")),
    svg.verticalGradient([0, "#80888f"], [1, "#2d3237"]),
    thin("#0c0e10"),
  )
  dot(886, 690, 22, trim.base)
  svg.path(
    shapePath(knots("890,280 c70, 870,380 c70, 960,450 c60, 1080,430 c70, 1120,330 c60, 1050,262 c50")),
    svg.verticalGradient([0, "#b9c0c6"], [0.5, "#858d94"], [1, "#454b51"]),
    thin("#15181b"),
  )
  dot(985, 354, 52, "none", `stroke="#3a4047" stroke-width="${units(1)}"`)
  dot(985, 354, 16, "#3a4047")
  dot(1150, 372, 66, svg.verticalGradient([0, "#a8b0b6"], [1, "#4a5056"]), thin("#15181b"))
  svg.stroke(linePath(knots("806,660 c, 740,600, 740,480, 790,340, 880,264")), "#2b3035", strokePx(46))
  svg.stroke(linePath(knots("800,664 c, 732,600, 730,480, 782,340")), "#9aa2a9", strokePx(10, 1))
  // belly pan
  svg.path(
    shapePath(
      knots(`
      800,320 c20, 830,250, 900,206 c20, 1140,210 c30, 1170,250 c20, 960,256, 880,330 c20
    `),
    ),
    svg.verticalGradient([0, trim.light1], [0.5, trim.base], [1, trim.shade2]),
    thin(trim.edge),
  )
  // rear shock with canister
  ln("#c6cdd2", 26, knots("1560,330, 1470,690"))
  svg.stroke(
    linePath(knots("1548,380 l, 1488,620")),
    trim.base,
    strokePx(56),
    `stroke-dasharray="${units(2.6)} ${units(1.8)}"`,
  )
  svg.path(
    shapePath(knots("1500,560 c16, 1520,690 c16, 1570,680 c16, 1552,552 c16")),
    svg.horizontalGradient([0, "#e5e9ec"], [1, "#7b838b"]),
    thin("#3a4148"),
  )
  // side panel and tail
  svg.path(
    shapePath(
      knots(`
        1080,480 c30, 1050,620 c30, 1130,720 c30, 1380,740 c30, 1420,680 c30, 1260,560 c30, 1180,470 c30
      `),
    ),
    svg.verticalGradient([0, tones.light2], [0.4, tones.base], [1, tones.shade3]),
    edge,
  )
  svg.path(shapePath(knots("1130,600 c, 1350,712 c, 1210,620 c, 1160,560 c")), trim.base)
  dot(1130, 560, 12, "#8d969e")
  const tail = svg.store(
    shapePath(
      knots(`
        1230,690 c30, 1300,770, 1500,820, 1760,880, 1950,910 c20, 1980,870 c16, 1900,800, 1700,730,
        1480,680, 1300,640 c30
      `),
    ),
  )
  svg.use(tail, `fill="${svg.verticalGradient([0, tones.light2], [0.4, tones.base], [1, tones.shade3])}"`)
  svg.group(`clip-path="${svg.clipTo(tail)}"`, () => {
    svg.path(
      shapePath(
        knots(`
      1200,700 c, 1500,740, 1990,880 c, 1990,850 c, 1600,730, 1300,660 c
    `),
      ),
      trim.base,
    )
    svg.stroke(
      linePath(knots("1250,740, 1500,790, 1760,846, 1980,880")),
      tones.glint,
      strokePx(8, 0.9),
      'stroke-opacity=".8"',
    )
  })
  svg.use(tail, `fill="none" ${edge}`)
  svg.path(
    shapePath(knots("1900,900 c12, 1976,908 c12, 1990,866 c12, 1930,826 c12")),
    svg.verticalGradient([0, "#f0454a"], [1, "#7a0912"]),
    thin("#34020a"),
  )
  ln("#2a2e33", 34, knots("1560,860, 1680,940, 1820,960, 1900,910"))
  ln("#8d969e", 8, knots("1590,886, 1690,948, 1800,966"))
  // seat
  svg.path(
    shapePath(
      knots(`
        1020,770 c30, 1100,800, 1260,790, 1380,820 c30, 1450,870, 1600,910, 1760,930 c30, 1770,890 c20,
        1600,840, 1420,780, 1260,740, 1080,720 c30
      `),
    ),
    svg.verticalGradient([0, "#4a5057"], [0.3, "#2a2e33"], [1, "#101214"]),
    thin("#0c0e10"),
  )
  ln("#6d757d", 7, knots("1050,780, 1250,776, 1370,802, 1450,852, 1740,914"))
  // tank with shrouds
  const tk = svg.store(
    shapePath(
      knots(`
        650,830 c30, 690,920, 800,968, 930,960, 1020,890, 1080,790, 1090,720 c30, 960,700, 820,690 c30,
        640,600 c20, 600,640 c30, 690,740 c30
      `),
    ),
  )
  svg.use(
    tk,
    `fill="${svg.verticalGradient([0, tones.light2], [0.25, tones.light1], [0.5, tones.base], [1, tones.shade3])}"`,
  )
  svg.group(`clip-path="${svg.clipTo(tk)}"`, () => {
    svg.path(
      shapePath(knots("660,850 c, 760,920, 920,926, 1020,860, 1100,740 c, 1100,1000 c, 650,1000 c")),
      tones.glint,
      'opacity=".55"',
    )
    svg.path(
      shapePath(
        knots(`
      590,630 c, 720,760, 880,800, 1000,780 c, 900,740, 780,700, 640,590 c
    `),
      ),
      trim.base,
    )
    svg.path(shapePath(knots("740,850 c30, 900,860 c30, 1010,790 c30, 900,806")), trim.light1, 'opacity=".9"')
    svg.path(
      shapePath(knots("960,690 c, 1000,780, 1040,860 c, 1100,760 c, 1100,690 c")),
      "#0f1114",
      'opacity=".8"',
    )
  })
  svg.use(tk, `fill="none" ${edge}`)
  svg.path(shapePath(knots("830,962 l10, 840,984 l10, 910,980 l10, 914,954 l10")), chrome)
  // fork and mudguard
  ln("#23272b", 60, knots("300,296, 430,560"))
  ln("#6d757d", 12, knots("282,300, 412,566"))
  svg.stroke(
    linePath(knots("430,560 l, 580,860")),
    svg.horizontalGradient([0, "#fff"], [1, "#6b747c"]),
    strokePx(44),
  )
  svg.path(
    shapePath(knots("340,330 l10, 380,440 l10, 440,420 l10, 400,310 l10")),
    trim.shade1,
    thin("#0c0e10"),
  )
  svg.path(
    shapePath(
      knots(`
        30,430 c16, 110,560, 240,626, 400,620, 520,560 c30, 560,470 c16, 520,480 c10, 440,556, 310,574,
        190,530, 80,416 c16
      `),
    ),
    svg.verticalGradient([0, tones.light2], [0.4, tones.base], [1, tones.shade3]),
    edge,
  )
  ln(tones.glint, 7, knots("110,530, 240,600, 400,596"))
  dot(fx, Rf, 34, "#2b3035", thin("#0c0e10"))
  dot(fx, Rf, 16, "#c2c9cf")
  // bars, mirror, clocks
  ln("#15181b", 40, knots("580,860, 620,960"))
  ln("#8d969e", 22, knots("620,960, 680,1000"))
  svg.stroke(linePath(knots("660,1000 l, 800,1004")), "#0f1113", strokePx(50), 'stroke-linecap="round"')
  ln("#aeb6bd", 13, knots("670,960, 740,950, 820,972"))
  ln("#15181b", 14, knots("640,1010, 620,1110"))
  svg.path(shapePath(knots("560,1190 c20, 560,1110 c30, 690,1100 c30, 700,1170 c30")), dark)
  // headlamp cowl with fly screen
  svg.path(
    shapePath(knots("480,960 c16, 560,1060 c20, 610,1040 c16, 590,950 c10")),
    "#23282e",
    'opacity=".85"',
  )
  svg.path(
    shapePath(
      knots(`
      420,830 c30, 450,920, 540,990 c30, 620,970 c30, 640,860 c30, 600,760 c30, 500,740 c30
    `),
    ),
    svg.verticalGradient([0, tones.light2], [0.4, tones.base], [1, tones.shade3]),
    edge,
  )
  svg.path(shapePath(knots("560,970 c, 620,960 c, 640,880 c, 560,830 c")), trim.base)
  svg.path(
    shapePath(knots("408,850 c20, 440,916 c20, 510,900 c30, 540,820 c30, 490,756 c30, 430,780 c20")),
    svg.horizontalGradient([0, "#fff"], [0.5, "#cfdae2"], [1, "#66737e"]),
    thin("#15181b"),
  )
  ln("#fff", 12, knots("436,820, 470,850, 520,846"))
  svg.path(
    shapePath(knots("560,720 c12, 560,760 c12, 620,756 c12, 620,720 c12")),
    svg.verticalGradient([0, "#ffb84d"], [1, "#d77812"]),
    thin("#5b3305"),
  )
  // foot rests, lever, stand
  ln("#15181b", 34, knots("1060,270, 1130,266"))
  ln("#aeb6bd", 14, knots("880,250, 940,240, 990,290"))
  ln("#15181b", 26, knots("1130,250, 1230,40"))
  ln("#15181b", 28, knots("1350,400, 1420,396"))
  ln("#8d969e", 12, knots("1300,480, 1380,400"))
}
