import { pathPx } from "./svg.ts"
import { knots } from "./geom.ts"
/** Seat and luggage plan: the vehicle from above with its roof lifted off, front to the left, right-hand drive. */

import { mixHex, type Paint, paint } from "./color.ts"
import { type BodyName, seatCount, type Vehicle } from "./fleet.ts"
import { curve, type Knot, ignoreRoundingsBelow, View } from "./geom.ts"
import { paintStudio } from "./scene.ts"
import { idPrefix, units, Svg, UNITS_PER_PX } from "./svg.ts"
import { CANVAS, pictureLength } from "./vehicle.ts"

interface PlanLayout {
  kind: "car" | "box" | "pickup" | "tuk" | "scooter"
  cowl: number
  screenTop: number
  openingEnd: number
  rearScreenEnd: number
  firstRow: number
  lastRow: number
  noseRoundness: number
  lastRowOfThree?: number
  bootDeck?: boolean
}
/** layout as fractions of length: base of windscreen, its top edge, rear of cabin opening, end of rear glass, first and last row (seat centre) */
const PLANS: Record<BodyName, PlanLayout> = {
  hatch: {
    kind: "car",
    cowl: 0.225,
    screenTop: 0.385,
    openingEnd: 0.93,
    rearScreenEnd: 0.955,
    firstRow: 0.5,
    lastRow: 0.715,
    noseRoundness: 0.9,
  },
  aero: {
    kind: "car",
    cowl: 0.24,
    screenTop: 0.4,
    openingEnd: 0.925,
    rearScreenEnd: 0.955,
    firstRow: 0.505,
    lastRow: 0.705,
    noseRoundness: 1,
  },
  mini: {
    kind: "car",
    cowl: 0.205,
    screenTop: 0.385,
    openingEnd: 0.93,
    rearScreenEnd: 0.955,
    firstRow: 0.5,
    lastRow: 0.72,
    noseRoundness: 0.8,
  },
  softsuv: {
    kind: "car",
    cowl: 0.245,
    screenTop: 0.385,
    openingEnd: 0.94,
    rearScreenEnd: 0.965,
    firstRow: 0.475,
    lastRow: 0.67,
    noseRoundness: 0.75,
    lastRowOfThree: 0.785,
  },
  microvan: {
    kind: "box",
    cowl: 0.085,
    screenTop: 0.2,
    openingEnd: 0.965,
    rearScreenEnd: 0.98,
    firstRow: 0.36,
    lastRow: 0.66,
    noseRoundness: 0.4,
  },
  keibox: {
    kind: "car",
    cowl: 0.14,
    screenTop: 0.27,
    openingEnd: 0.955,
    rearScreenEnd: 0.975,
    firstRow: 0.42,
    lastRow: 0.7,
    noseRoundness: 0.5,
  },
  sedan: {
    kind: "car",
    cowl: 0.258,
    screenTop: 0.395,
    openingEnd: 0.745,
    rearScreenEnd: 0.85,
    firstRow: 0.47,
    lastRow: 0.655,
    noseRoundness: 0.9,
    bootDeck: true,
  },
  exec: {
    kind: "car",
    cowl: 0.295,
    screenTop: 0.43,
    openingEnd: 0.755,
    rearScreenEnd: 0.86,
    firstRow: 0.495,
    lastRow: 0.672,
    noseRoundness: 0.9,
    bootDeck: true,
  },
  wagon: {
    kind: "car",
    cowl: 0.26,
    screenTop: 0.395,
    openingEnd: 0.935,
    rearScreenEnd: 0.96,
    firstRow: 0.475,
    lastRow: 0.665,
    noseRoundness: 0.9,
    lastRowOfThree: 0.785,
  },
  crossover: {
    kind: "car",
    cowl: 0.24,
    screenTop: 0.385,
    openingEnd: 0.935,
    rearScreenEnd: 0.96,
    firstRow: 0.475,
    lastRow: 0.68,
    noseRoundness: 0.8,
    lastRowOfThree: 0.785,
  },
  suv: {
    kind: "car",
    cowl: 0.255,
    screenTop: 0.375,
    openingEnd: 0.95,
    rearScreenEnd: 0.97,
    firstRow: 0.465,
    lastRow: 0.65,
    noseRoundness: 0.6,
    lastRowOfThree: 0.795,
  },
  jimny: {
    kind: "car",
    cowl: 0.3,
    screenTop: 0.37,
    openingEnd: 0.905,
    rearScreenEnd: 0.93,
    firstRow: 0.505,
    lastRow: 0.69,
    noseRoundness: 0.3,
  },
  pickup: {
    kind: "pickup",
    cowl: 0.245,
    screenTop: 0.36,
    openingEnd: 0.645,
    rearScreenEnd: 0.67,
    firstRow: 0.435,
    lastRow: 0.59,
    noseRoundness: 0.6,
  },
  van: {
    kind: "box",
    cowl: 0.075,
    screenTop: 0.205,
    openingEnd: 0.965,
    rearScreenEnd: 0.98,
    firstRow: 0.31,
    lastRow: 0.765,
    noseRoundness: 0.5,
  },
  mpv: {
    kind: "car",
    cowl: 0.18,
    screenTop: 0.34,
    openingEnd: 0.95,
    rearScreenEnd: 0.97,
    firstRow: 0.415,
    lastRow: 0.78,
    noseRoundness: 0.6,
  },
  minibus: {
    kind: "box",
    cowl: 0.025,
    screenTop: 0.085,
    openingEnd: 0.975,
    rearScreenEnd: 0.985,
    firstRow: 0.185,
    lastRow: 0.925,
    noseRoundness: 0.4,
  },
  coach: {
    kind: "box",
    cowl: 0.015,
    screenTop: 0.05,
    openingEnd: 0.985,
    rearScreenEnd: 0.99,
    firstRow: 0.14,
    lastRow: 0.948,
    noseRoundness: 0.35,
  },
  limo: {
    kind: "car",
    cowl: 0.194,
    screenTop: 0.285,
    openingEnd: 0.84,
    rearScreenEnd: 0.905,
    firstRow: 0.325,
    lastRow: 0.79,
    noseRoundness: 0.9,
    bootDeck: true,
  },
  beetle: {
    kind: "car",
    cowl: 0.3,
    screenTop: 0.37,
    openingEnd: 0.72,
    rearScreenEnd: 0.8,
    firstRow: 0.455,
    lastRow: 0.645,
    noseRoundness: 0.9,
  },
  vintage: {
    kind: "car",
    cowl: 0.335,
    screenTop: 0.37,
    openingEnd: 0.83,
    rearScreenEnd: 0.86,
    firstRow: 0.505,
    lastRow: 0.7,
    noseRoundness: 0.2,
  },
  bus: {
    kind: "box",
    cowl: 0.012,
    screenTop: 0.045,
    openingEnd: 0.985,
    rearScreenEnd: 0.99,
    firstRow: 0.11,
    lastRow: 0.945,
    noseRoundness: 0.3,
  },
  motorbike: {
    kind: "scooter",
    cowl: 0,
    screenTop: 0,
    openingEnd: 1,
    rearScreenEnd: 1,
    firstRow: 0.55,
    lastRow: 0.75,
    noseRoundness: 0,
  },
  tuktuk: {
    kind: "tuk",
    cowl: 0.2,
    screenTop: 0.28,
    openingEnd: 0.93,
    rearScreenEnd: 0.95,
    firstRow: 0.45,
    lastRow: 0.735,
    noseRoundness: 0,
  },
  scooter: {
    kind: "scooter",
    cowl: 0,
    screenTop: 0,
    openingEnd: 1,
    rearScreenEnd: 1,
    firstRow: 0.55,
    lastRow: 0.75,
    noseRoundness: 0,
  },
}
/** mirror an upper half profile (front centre to rear centre); 's' marks a straight run to the next knot */
const mirroredShape = (view: View, upper: Knot[]) => {
  const m = upper.slice(1, -1),
    n = m.length
  const lower: Knot[] = m.map((_, i) => {
    const j = n - 1 - i,
      [x, y, f] = m[j],
      r = /\d+/.exec(f ?? "")?.[0] ?? "",
      st = j > 0 && /^s/.test(m[j - 1][2] ?? ""),
      cn = /^c/.test(f ?? "")
    return [x, -y, (st ? "s" : cn ? "c" : "") + (cn ? r : "") || undefined] as Knot
  })
  return view.pathData(
    curve([[upper[0][0], 0, "d90"], ...m, [upper[upper.length - 1][0], 0, "d-90"], ...lower], true),
    true,
  )
}
function seatSymbol(svg: Svg, w: number, d: number, c: Paint): string {
  // facing left, centred, pixels
  const body = svg.body
  svg.body = []
  const edge = `stroke="${c.shade4}" stroke-width="${units(0.8)}"`
  svg.rect(
    -d * 0.5,
    -w / 2,
    d * 0.78,
    w,
    svg.horizontalGradient([0, c.light2], [0.5, c.light1], [1, c.shade1]),
    w * 0.16,
    edge,
  )
  svg.rect(
    -d * 0.42,
    -w * 0.33,
    d * 0.56,
    w * 0.66,
    svg.horizontalGradient([0, c.glint, 0.4], [1, c.light2, 0.15]),
    w * 0.1,
  )
  svg.rect(
    d * 0.12,
    -w * 0.48,
    d * 0.38,
    w * 0.96,
    svg.horizontalGradient([0, c.light1], [0.35, c.base], [1, c.shade3]),
    w * 0.16,
    edge,
  )
  svg.rect(
    d * 0.32,
    -w * 0.24,
    d * 0.22,
    w * 0.48,
    svg.horizontalGradient([0, c.light2], [1, c.shade2]),
    w * 0.1,
    edge,
  )
  const t = svg.body.join("")
  svg.body = body
  return svg.define((id) => `<g id="${id}">${t}</g>`)
}
/** lay one row across width Wi; returns lateral centres (left = negative) with seat width */
function seatsAcross(
  row: string,
  Wi: number,
  max: number,
  gap: number,
): { y: number; w: number; d: boolean }[] {
  const n = [...row].filter((c) => c !== ".").length,
    m = row.length - n
  const w = Math.min(max, (Wi - m * gap) / n),
    g = m ? (Wi - n * w) / m : 0
  let y = -Wi / 2 + (m ? 0 : (Wi - n * w) / 2)
  const out: { y: number; w: number; d: boolean }[] = []
  for (const c of row) {
    if (c === ".") y += g
    else {
      out.push({ y: y + w / 2, w: w - 14, d: c === "D" })
      y += w
    }
  }
  return out
}
/** suitcase from above */
function drawCase(svg: Svg, x: number, y: number, w: number, h: number, c: string) {
  const p = paint(c)
  svg.rect(
    x,
    y,
    w,
    h,
    svg.verticalGradient([0, p.light2], [0.5, p.base], [1, p.shade2]),
    Math.min(w, h) * 0.16,
    `stroke="${p.shade4}" stroke-width="${units(0.8)}"`,
  )
  const v = h > w
  let d = ""
  for (const k of [0.26, 0.5, 0.74])
    d += v
      ? pathPx`M${x + w * k} ${y + h * 0.12}v${h * 0.76}`
      : pathPx`M${x + w * 0.12} ${y + h * k}h${w * 0.76}`
  svg.stroke(d, p.shade3, 1, 'stroke-opacity=".6"')
}
const CASE_COLOURS = ["#2f5d7c", "#8a3b3b", "#4b5560", "#b07a3c", "#3f6b55"]

/** legend icons: seat, upright suitcase, cabin bag */
function legend(svg: Svg, v: Vehicle, y: number) {
  const ink = "#39434c",
    items: [string, number][] = [
      ["seat", seatCount(v)],
      ["big", v.bags[0]],
      ["small", v.bags[1]],
    ].filter(([, n]) => (n as number) > 0) as [string, number][]
  const step = 176,
    x0 = CANVAS.w / 2 - (step * (items.length - 1)) / 2
  svg.rect(
    x0 - 92,
    y - 34,
    step * (items.length - 1) + 184,
    68,
    "#fff",
    34,
    `fill-opacity=".82" stroke="#c9d0d6" stroke-width="${units(1)}"`,
  )
  items.forEach(([k, n], i) => {
    const x = x0 + step * i - 32
    if (i) svg.rect(x0 + step * (i - 0.5) - 0.5, y - 18, 1, 36, "#d3d9de")
    if (k === "seat")
      svg.path(
        pathPx`M${x - 11} ${y - 20}q-1 -5 5 -5q5 0 6 5l4 22h13q6 0 6 6v3q0 5 -5 5h-19q-5 0 -6 -5zM${x - 5} ${y + 19}h24v5h-24z`,
        ink,
      )
    else if (k === "big") {
      svg.rect(x - 13, y - 14, 28, 36, "#2f5d7c", 5)
      svg.stroke(pathPx`M${x - 5} ${y - 14}v-9h12v9`, ink, 3)
      svg.stroke(
        pathPx`M${x - 5} ${y - 7}v22M${x + 1} ${y - 7}v22M${x + 7} ${y - 7}v22`,
        "#fff",
        1.6,
        'stroke-opacity=".55"',
      )
      svg.circle(x - 7, y + 24, 2.6, ink)
      svg.circle(x + 9, y + 24, 2.6, ink)
    } else {
      svg.rect(x - 15, y - 5, 32, 25, "#8a3b3b", 5)
      svg.stroke(pathPx`M${x - 5} ${y - 5}q0 -9 6 -9t6 9`, ink, 3)
      svg.rect(x - 15, y + 4, 32, 2.4, "#fff", 0, 'opacity=".45"')
      svg.rect(x - 2, y + 2, 6, 7, "#f2e6d0", 1)
    }
    svg.raw(
      `<text x="${units(x + 32)}" y="${units(y + 10)}" font-family="Inter,Segoe UI,Helvetica,Arial,sans-serif" font-size="${units(28)}" font-weight="600" fill="${ink}">×${n}</text>`,
    )
  })
}

export function planSvg(v: Vehicle, o: { color?: string; prefix?: string; legend?: boolean } = {}): string {
  const svg = new Svg(o.prefix ?? idPrefix("p", v.slug)),
    tones = paint(o.color ?? v.paint),
    g = PLANS[v.body],
    L = v.lengthMm,
    Wd = v.widthMm
  paintStudio(svg, o.color ?? v.paint, true)
  const s = Math.min(pictureLength(L) / L, (v.body === "motorbike" || v.body === "scooter" ? 250 : 290) / Wd),
    cx = CANVAS.w / 2,
    cy =
      o.legend === false ? 270 : v.body === "minibus" || v.body === "bus" || v.body === "coach" ? 188 : 226,
    view = new View(s, cx - (L * s) / 2, cy)
  ignoreRoundingsBelow(2 / s)
  const xPx = view.xPx,
    old = v.body === "vintage" || v.body === "beetle",
    full = Wd / 2,
    h = full * (v.body === "vintage" ? 0.8 : v.body === "beetle" ? 0.86 : 1),
    strokePx = (mm: number, min = 0.8) => Math.max(min, mm * s)
  const shapePath = (k: Knot[]) => view.pathData(curve(k, true), true),
    linePath = (k: Knot[]) => view.pathData(curve(k))
  const both = (k: Knot[]) => shapePath(k) + shapePath(k.map(([x, y, f]) => [x, -y, f] as Knot))
  const lux = ["exec", "limo", "vintage"].includes(v.body) || /alphard|v8/.test(v.slug)
  const seatC = paint(
    v.accent && g.kind === "box" ? mixHex(v.accent, "#39414a", 0.45) : lux ? "#b28a62" : "#454d56",
  )
  const place = (rows: string[], x0: number, x1: number, Wi: number, max: number, gap: number, d: number) => {
    rows.forEach((row, i) => {
      const x = rows.length === 1 ? x0 : x0 + ((x1 - x0) * i) / (rows.length - 1)
      for (const q of seatsAcross(
        row,
        Wi,
        /^(coach|minibus|bus)$/.test(v.body) && !row.includes(".") ? 460 : max,
        gap,
      )) {
        const id = seatSymbol(svg, q.w * s, d * s, seatC)
        svg.raw(`<use href="#${id}" x="${units(xPx(x))}" y="${units(view.yPx(q.y))}"/>`)
        if (q.d && g.kind !== "scooter" && g.kind !== "tuk") {
          const sx = xPx(x - d * 0.72),
            sy = view.yPx(q.y)
          svg.ellipse(
            sx,
            sy,
            62 * s,
            190 * s,
            "none",
            `stroke="#16191c" stroke-width="${units(strokePx(38, 2.2))}"`,
          )
          svg.rect(sx - 70 * s, sy - 34 * s, 90 * s, 68 * s, "#16191c", 30 * s)
        }
      }
    })
  }
  if (g.kind === "scooter") {
    twoWheelerPlan(svg, v, tones, view, cy)
    if (o.legend !== false) legend(svg, v, 468)
    return svg.toDocument(
      CANVAS.w,
      CANVAS.h,
      `${v.name}: ${seatCount(v)} seats, luggage ${v.bags[0]} large and ${v.bags[1]} small`,
    )
  }
  // outline
  const nb = g.noseRoundness,
    W2 = h,
    short = L - v.frontOverhangMm - v.wheelbaseMm < 560
  const half: Knot[] =
    v.body === "vintage"
      ? [
          ...knots("400,0, 404,170, 540,190, 1330,470"),
          [1480, h * 0.96],
          [2000, h, "s"],
          [3000, h * 0.98],
          [3500, h * 0.86],
          [3760, h * 0.6],
          [3800, 0],
        ]
      : v.body === "beetle"
        ? [
            ...knots("230,0, 262,190, 420,340, 820,500"),
            [1230, h * 0.95],
            [1900, h],
            [2700, h * 0.97],
            [3300, h * 0.78],
            [3720, h * 0.46],
            [3860, 0],
          ]
        : g.kind === "tuk"
          ? knots("60,0, 70,150, 240,230, 560,330, 900,560, 1300,630, 2200,650, 2520,640, 2610,540, 2630,0")
          : g.kind === "box"
            ? [
                [0, 0],
                [24, W2 * 0.55],
                [90, W2 * 0.83],
                [230, W2 * 0.955],
                [600, W2, "s"],
                [L - 420, W2],
                [L - 110, W2 * 0.96],
                [L - 20, W2 * 0.8],
                [L, 0],
              ]
            : [
                [0, 0],
                [30 + 70 * nb, W2 * (0.62 - 0.06 * nb)],
                [110 + 130 * nb, W2 * (0.87 - 0.05 * nb)],
                [v.frontOverhangMm * 0.8, W2 * 0.975],
                [v.frontOverhangMm * 1.3, W2 * 0.99],
                [L * 0.5, W2],
                ...((short
                  ? [
                      [L * 0.74, W2 * 0.998],
                      [L - 300, W2 * 0.975],
                      [L - 110, W2 * 0.9],
                      [L - 26, W2 * 0.72],
                    ]
                  : [
                      [v.frontOverhangMm + v.wheelbaseMm, W2 * 0.985],
                      [L - 260, W2 * 0.93],
                      [L - 70, W2 * 0.74],
                    ]) as Knot[]),
                [L, 0],
              ]
  const shell = mirroredShape(view, half),
    ref = svg.store(shell)
  // soft shadow, wheels, mirrors
  svg.raw(
    `<use href="#${ref}" transform="translate(${units(0)} ${units(9)})" fill="#0b1118" opacity=".13"/><use href="#${ref}" transform="translate(${units(-4)} ${units(4)})" fill="#0b1118" opacity=".13" stroke="#0b1118" stroke-width="${units(9)}" stroke-linejoin="round" stroke-opacity=".5"/>`,
  )
  const tw = v.body === "coach" || v.body === "bus" ? 300 : old ? 150 : 215
  if (g.kind === "tuk") {
    svg.rect(xPx(70), cy - 55 * s, 420 * s, 110 * s, "#17191c", 40 * s)
    for (const y of [-1, 1])
      svg.rect(xPx(2080), view.yPx(y * 600) - 60 * s, 420 * s, 120 * s, "#17191c", 30 * s)
  } else
    for (const x of [v.frontOverhangMm, v.frontOverhangMm + v.wheelbaseMm])
      for (const y of [-1, 1])
        svg.rect(
          xPx(x - v.tyreRadiusMm),
          view.yPx(
            y *
              ((old ? full : h) -
                tw / 2 +
                (v.body === "jimny" || g.kind === "pickup" ? 14 : short ? -64 : -6)),
          ) -
            (tw / 2) * s,
          2 * v.tyreRadiusMm * s,
          tw * s,
          "#121417",
          12,
        )
  if (old) {
    // separate wings, running boards and what hangs outside the body
    const vn = v.body === "vintage",
      st = `stroke="${tones.edge}" stroke-width="${units(0.9)}" stroke-opacity=".75"`,
      ch = svg.horizontalGradient([0, "#fff"], [0.5, "#aeb6bd"], [1, "#e4e8eb"])
    svg.path(
      both(
        vn
          ? [
              [360, 0, "c"],
              [360, full * 0.7, "c30"],
              [1300, full * 0.8, "c"],
              [3700, full * 0.7, "c40"],
              [3800, 0, "c"],
            ]
          : [
              [200, 0, "c"],
              [200, full * 0.7, "c"],
              [3800, full * 0.6, "c"],
              [3800, 0, "c"],
            ],
      ),
      vn ? "#2a2e33" : tones.shade2,
    )
    svg.rect(
      xPx(vn ? 90 : 40),
      view.yPx(full * 0.92),
      76 * s,
      full * 1.84 * s,
      ch,
      5,
      `stroke="#59626a" stroke-width="${units(0.7)}"`,
    )
    svg.rect(
      xPx(vn ? L - 120 : L - 160),
      view.yPx(full * 0.86),
      76 * s,
      full * 1.72 * s,
      ch,
      5,
      `stroke="#59626a" stroke-width="${units(0.7)}"`,
    )
    svg.path(
      both(
        vn
          ? [
              [1200, full * 0.7, "c"],
              [1200, full * 0.95, "c20"],
              [2820, full * 0.95, "c20"],
              [2820, full * 0.7, "c"],
            ]
          : [
              [1180, full * 0.76, "c"],
              [1180, full * 0.98, "c20"],
              [2500, full * 0.98, "c20"],
              [2500, full * 0.76, "c"],
            ],
      ),
      "#24282c",
    )
    for (const y of [1, -1]) {
      const f =
          y > 0
            ? svg.verticalGradient([0, tones.shade1], [0.35, tones.glint], [1, tones.shade1])
            : svg.verticalGradient([0, tones.shade2], [0.6, tones.light2], [1, tones.shade2]),
        m = (k: Knot[]) => shapePath(k.map(([x, q, e]) => [x, q * y, e] as Knot))
      svg.path(
        m(
          vn
            ? [
                [190, full * 0.66, "c40"],
                [200, full * 0.95],
                [420, full],
                [900, full * 0.99],
                [1300, full * 0.92, "c30"],
                [1300, full * 0.62, "c40"],
                [900, full * 0.5],
                [500, full * 0.46],
                [260, full * 0.5],
              ]
            : [
                [110, full * 0.66],
                [150, full * 0.92],
                [420, full],
                [900, full],
                [1270, full * 0.92, "c40"],
                [1270, full * 0.6, "c40"],
                [800, full * 0.5],
                [300, full * 0.46],
              ],
        ),
        f,
        st,
      )
      svg.path(
        m(
          vn
            ? [
                [2760, full * 0.7, "c30"],
                [2770, full * 0.9],
                [3000, full * 0.99],
                [3500, full * 0.99],
                [3820, full * 0.9],
                [3880, full * 0.72, "c40"],
                [3600, full * 0.6],
                [3000, full * 0.66],
              ]
            : [
                [2420, full * 0.74, "c30"],
                [2460, full * 0.92],
                [2800, full],
                [3400, full * 0.99],
                [3780, full * 0.86],
                [3876, full * 0.6, "c40"],
                [3500, full * 0.5],
                [2800, full * 0.66],
              ],
        ),
        f,
        st,
      )
    }
    if (vn) {
      svg.rect(
        xPx(3800),
        view.yPx(330),
        220 * s,
        660 * s,
        svg.horizontalGradient([0, tones.shade2], [0.5, tones.light2], [1, tones.shade2]),
        26,
        st,
      )
      svg.stroke(linePath(knots("380,-420 l, 380,420")), "#aeb6bd", strokePx(40, 2.4))
      for (const y of [-1, 1]) {
        svg.path(
          shapePath([
            [300, y * 400, "c20"],
            [300, y * 200, "c20"],
            [420, y * 220],
            [540, y * 300],
            [420, y * 380],
          ]),
          svg.horizontalGradient([0, "#fff"], [0.4, "#c3cad0"], [1, "#5d656c"]),
          `stroke="#4d555c" stroke-width="${units(0.7)}"`,
        )
        svg.rect(
          xPx(288),
          view.yPx(y * 300) - 96 * s,
          26 * s,
          192 * s,
          "#f4f8fa",
          5,
          `stroke="#4d555c" stroke-width="${units(0.7)}"`,
        )
      }
    } else
      for (const y of [-1, 1]) {
        svg.circle(
          xPx(230),
          view.yPx(y * full * 0.76),
          96 * s,
          svg.radialGradient(0.35, 0.5, 0.6, [0, "#fff"], [1, "#b8c5cf"]),
          `stroke="#59626a" stroke-width="${units(1.4)}"`,
        )
        svg.path(
          shapePath([
            [3800, y * full * 0.6, "c20"],
            [3770, y * full * 0.86, "c30"],
            [3660, y * full * 0.9, "c30"],
            [3700, y * full * 0.66, "c20"],
          ]),
          "#c0202a",
          `stroke="#34020a" stroke-width="${units(0.7)}"`,
        )
      }
  }
  const mx = L * g.cowl + (g.kind === "box" ? 60 : 260)
  if (g.kind !== "tuk" && !old) {
    const m = both([
      [mx, h - 60, "c"],
      [mx - 50, h + 40, "c40"],
      [mx - 20, h + 150, "c60"],
      [mx + 76, h + 170, "c50"],
      [mx + 96, h + 40, "c30"],
      [mx + 90, h - 60, "c"],
    ])
    svg.path(
      m,
      svg.verticalGradient([0, tones.light1], [1, tones.shade2]),
      `stroke="${tones.edge}" stroke-width="${units(0.7)}"`,
    )
  }
  svg.use(
    ref,
    `fill="${svg.verticalGradient([0, tones.shade2], [0.045, tones.base], [0.13, tones.light2], [0.32, tones.light1], [0.5, tones.base], [0.68, tones.light1], [0.87, tones.light2], [0.955, tones.shade1], [1, tones.shade3])}"`,
  )
  svg.group(`clip-path="${svg.clipTo(ref)}"`, () => {
    svg.rect(
      xPx(-10),
      cy - h * s,
      300 * s,
      Wd * s,
      svg.horizontalGradient([0, tones.shade3, 0.55], [1, tones.shade2, 0]),
    )
    svg.rect(
      xPx(L - 260),
      cy - h * s,
      280 * s,
      Wd * s,
      svg.horizontalGradient([0, tones.shade2, 0], [1, tones.shade3, 0.7]),
    )
    const lx = g.kind === "box" ? 30 : 60 + 90 * nb
    // lamps
    if (g.kind === "tuk") {
      svg.circle(
        xPx(170),
        cy,
        90 * s,
        svg.radialGradient(0.4, 0.5, 0.6, [0, "#fff"], [1, "#b8c5cf"]),
        `stroke="#59626a" stroke-width="${units(1)}"`,
      )
      svg.path(both(knots("2560,420 c, 2560,600, 2640,600 c, 2640,420 c")), "#c0202a")
    } else {
      if (old) {
        svg.stroke(
          linePath([
            [v.body === "vintage" ? 420 : 260, 0, "l"],
            [L * g.cowl, 0],
          ]),
          tones.shade3,
          1.2,
        )
        if (v.body === "vintage") {
          svg.rect(
            xPx(400),
            cy - 190 * s,
            130 * s,
            380 * s,
            svg.horizontalGradient([0, "#fff"], [0.5, "#8f989f"], [1, "#e4e8eb"]),
          )
          svg.stroke(
            linePath(knots("560,120, 1330,300")) + linePath(knots("560,-120, 1330,-300")),
            tones.shade3,
            1.2,
          )
          let d = ""
          for (let i = 0; i < 10; i++)
            d +=
              linePath([
                [700 + i * 58, 190 + i * 13, "l"],
                [700 + i * 58, 240 + i * 13],
              ]) +
              linePath([
                [700 + i * 58, -190 - i * 13, "l"],
                [700 + i * 58, -240 - i * 13],
              ])
          svg.stroke(d, tones.shade3, 1.6)
        } else
          svg.stroke(
            linePath(knots("330,190 c, 800,330, 1180,380 c60, 1180,-380 c60, 800,-330, 330,-190 c")),
            tones.shade3,
            1.2,
          )
      } else
        svg.path(
          both([
            [lx - 60, h * 0.52, "c20"],
            [lx - 10, h * 0.74],
            [lx + 110, h * 0.9],
            [lx + 330, h * 0.985, "c20"],
            [lx + 250, h * 0.84],
            [lx + 120, h * 0.66, "c40"],
          ]),
          svg.horizontalGradient([0, "#f4f8fa"], [0.5, "#b9c5ce"], [1, "#6f7b85"]),
          `stroke="#2b3238" stroke-width="${units(0.8)}"`,
        )
      if (!old)
        svg.path(
          both([
            [L - 30, h * 0.4, "c20"],
            [L - 60, h * 0.76],
            [L - 260, h * 0.97, "c20"],
            [L - 180, h * 0.78],
            [L - 130, h * 0.5, "c20"],
          ]),
          svg.horizontalGradient([0, "#8d0d16"], [1, "#d92a2e"]),
          `stroke="#34020a" stroke-width="${units(0.7)}"`,
        )
    }
    if (!old && (g.kind === "car" || g.kind === "pickup")) {
      // bonnet
      const bx = L * g.cowl
      svg.path(
        mirroredShape(view, [
          [lx + 60, 0],
          [lx + 110, h * 0.44],
          [bx * 0.6, h * 0.6],
          [bx + 40, h * 0.66],
          [bx + 60, 0],
        ]),
        svg.verticalGradient([0, tones.light2], [0.5, tones.glint, 0.55], [1, tones.light1]),
        'opacity=".75"',
      )
      const cr =
        linePath([
          [lx + 110, h * 0.46],
          [bx * 0.6, h * 0.62],
          [bx + 40, h * 0.7],
        ]) +
        linePath([
          [lx + 110, -h * 0.46],
          [bx * 0.6, -h * 0.62],
          [bx + 40, -h * 0.7],
        ])
      svg.stroke(cr, tones.shade3, 1, 'stroke-opacity=".7"')
      svg.stroke(
        linePath([
          [lx + 60, -h * 0.74],
          [lx + 30, 0],
          [lx + 60, h * 0.74],
        ]),
        tones.shade4,
        1,
        'stroke-opacity=".75"',
      )
    }
  })
  svg.use(ref, `fill="none" stroke="${tones.edge}" stroke-width="${units(0.9)}" stroke-opacity=".7"`)
  // glasshouse then opening
  const hx =
      g.kind === "box" && v.body !== "van" && v.body !== "microvan" ? L * g.screenTop : L * g.firstRow - 620,
    ex = L * g.openingEnd
  const gl =
    g.kind === "tuk"
      ? shapePath(
          knots(
            "520,-330 c60, 420,0, 520,330 c60, 900,500, 1300,570, 2440,590 c120, 2500,0, 2440,-590 c120, 1300,-570, 900,-500",
          ),
        )
      : mirroredShape(view, [
          [L * g.cowl, 0],
          [L * g.cowl + (g.kind === "box" ? 60 : 150), h * 0.8, "c60"],
          [hx + 100, h * 0.925],
          [hx + 420, h * 0.945, "s"],
          [ex - 380, h * (g.bootDeck ? 0.93 : 0.945)],
          [ex, h * (g.bootDeck ? 0.84 : 0.89), "c90"],
          [L * g.rearScreenEnd, h * 0.5],
          [L * g.rearScreenEnd + 10, 0],
        ])
  svg.path(
    gl,
    g.kind === "tuk"
      ? svg.horizontalGradient([0, "#9fb2bf"], [0.12, "#25292d"])
      : svg.horizontalGradient([0, "#5d6f7e"], [0.2, "#26313b"], [0.8, "#1d252d"], [1, "#4a5a67"]),
    `stroke="#0c0f12" stroke-width="${units(1.2)}"`,
  )
  const ih = g.kind === "tuk" ? 540 : h * 0.865
  // windscreen gleam
  if (g.kind !== "tuk")
    svg.path(
      shapePath([
        [L * g.cowl + 60, h * 0.2, "c"],
        [L * g.cowl + 110, h * 0.52, "c"],
        [hx - 10, h * 0.5, "c"],
        [hx - 30, h * 0.2, "c"],
      ]),
      "#fff",
      'opacity=".22"',
    )
  const open =
    g.kind === "tuk"
      ? shapePath([
          ...knots("700,-360 c60, 640,0, 700,360 c60"),
          [1180, ih, "c60"],
          [2400, ih, "c90"],
          [2430, 0],
          [2400, -ih, "c90"],
          [1180, -ih, "c60"],
        ])
      : mirroredShape(view, [
          [hx - 40, 0],
          [hx + 40, ih * 0.86, "c60"],
          [hx + 200, ih * 0.985],
          [hx + 420, ih, "s"],
          [ex - 360, ih],
          [ex - 160, ih * 0.975],
          [ex - 60, ih * 0.82, "c80"],
          [ex - 30, 0],
        ])
  const or = svg.store(open)
  svg.use(
    or,
    `fill="${svg.verticalGradient([0, "#b9b3a9"], [0.08, "#d9d4cb"], [0.5, "#e6e2da"], [0.92, "#d9d4cb"], [1, "#b9b3a9"])}"`,
  )
  const Wi = ih * 2 - 110,
    xf = L * g.firstRow,
    xl = L * (v.seatRows.length > 2 && g.lastRowOfThree ? g.lastRowOfThree : g.lastRow)
  svg.group(`clip-path="${svg.clipTo(or)}"`, () => {
    // dash
    if (g.kind !== "tuk")
      svg.path(
        shapePath([
          [hx - 80, -ih, "c"],
          [hx - 80, ih, "c"],
          [hx + (g.kind === "box" ? 150 : 190), ih, "c"],
          [hx + (g.kind === "box" ? 90 : 130), ih * 0.3],
          [hx + (g.kind === "box" ? 90 : 130), -ih * 0.3],
          [hx + (g.kind === "box" ? 150 : 190), -ih, "c"],
        ]),
        svg.horizontalGradient([0, "#1d2125"], [0.7, "#343a40"], [1, "#14171a"]),
      )
    svg.use(or, `fill="none" stroke="#000" stroke-opacity=".22" stroke-width="${units(strokePx(70, 5))}"`)
    if (g.kind === "car" || g.kind === "pickup")
      if (/x\.D/.test(v.seatRows[0]) && v.body !== "keibox")
        if (!old && v.body !== "limo")
          svg.rect(
            xPx(xf - 430),
            cy - 85 * s,
            760 * s,
            170 * s,
            svg.horizontalGradient([0, "#3a4148"], [1, "#22272c"]),
            40 * s,
          )
    const bus = v.body === "coach" || v.body === "minibus" || v.body === "bus",
      most = Math.max(...v.seatRows.map((r) => r.replace(/\./g, "").length))
    if (g.kind === "tuk") {
      svg.stroke(linePath(knots("640,-300 c, 700,-140, 710,140, 640,300 c")), "#23272b", strokePx(40, 3))
      svg.stroke(
        linePath(knots("636,-310 l, 690,-200")) + linePath(knots("636,310 l, 690,200")),
        "#0f1113",
        strokePx(56, 5),
        'stroke-linecap="round"',
      )
      place([v.seatRows[0]], xf, xf, 900, 620, 140, 480)
      place([v.seatRows[1]], xl, xl, 1040, 346, 0, 560)
      if (v.bags[0]) drawCase(svg, xPx(2215), view.yPx(470), 180 * s, 520 * s, CASE_COLOURS[0])
      if (v.bags[1]) drawCase(svg, xPx(2225), view.yPx(-110), 160 * s, 360 * s, CASE_COLOURS[1])
    } else if (/^lounge/.test(v.seatRows[1] ?? "")) {
      // limousine saloon: chauffeur, partition, rear-facing pair, side settee, rear bench
      place([v.seatRows[0]], xf, xf, Wi, 560, 150, 560)
      const lo = L * 0.385,
        w = 470,
        seat = seatSymbol(svg, w * s, 540 * s, seatC),
        at = (x: number, y: number, r: number) =>
          svg.raw(
            `<use href="#${seat}" transform="translate(${units(xPx(x))} ${units(view.yPx(y))}) rotate(${r})"/>`,
          )
      svg.rect(
        xPx(xf - 250),
        view.yPx(-190),
        560 * s,
        420 * s,
        svg.verticalGradient([0, "#4a5158"], [1, "#2b3036"]),
        8,
      )
      svg.stroke(
        linePath([
          [xf - 200, -300, "l"],
          [xf + 260, -300],
        ]),
        "#8d969e",
        1.2,
      )
      svg.rect(xPx(lo - 60), view.yPx(ih), 60 * s, 2 * ih * s, "#23272b")
      at(lo + 320, 240, 180)
      at(lo + 320, -240, 180)
      for (let i = 0; i < 3; i++) at(lo + 1000 + i * 500, ih - 300, -90)
      place(["xxx"], L * 0.79, L * 0.79, Wi, 520, 0, 560)
      svg.rect(
        xPx(lo + 760),
        view.yPx(-ih + 330),
        1500 * s,
        300 * s,
        svg.verticalGradient([0, "#8a6a48"], [1, "#4a3524"]),
        8,
        `stroke="#2b1f17" stroke-width="${units(0.8)}"`,
      )
      for (let i = 0; i < 5; i++)
        svg.circle(
          xPx(lo + 900 + i * 130),
          view.yPx(-ih + 170),
          34 * s,
          "#e8f1f5",
          `stroke="#7b858e" stroke-width="${units(0.8)}"`,
        )
      svg.rect(
        xPx(lo + 1680),
        view.yPx(-ih + 280),
        460 * s,
        200 * s,
        svg.horizontalGradient([0, "#cfe3ee"], [1, "#8aa5b5"]),
        5,
      )
    } else if (bus)
      place(
        v.seatRows,
        xf,
        xl,
        ih * 2 - 70,
        Math.min(460, (ih * 2 - 70 - (v.body === "bus" ? 330 : 0)) / most),
        v.body === "coach" ? 420 : 330,
        Math.min(640, ((xl - xf) / (v.seatRows.length - 1)) * 0.7),
      )
    else {
      const first = v.seatRows[0],
        rest = v.seatRows.slice(1),
        d = g.kind === "box" ? 520 : 560
      place([first], xf, xf, Wi, 560, 150, d)
      if (rest.length) {
        const step = (xl - xf) / (v.seatRows.length - 1)
        place(
          rest,
          v.seatRows.length === 2 ? xl : xf + step,
          xl,
          Wi,
          v.body === "van" ? 480 : 520,
          v.body === "van" ? 250 : 120,
          d,
        )
      }
    }
    // luggage that fits behind the last row
    if (!g.bootDeck && g.kind !== "pickup" && g.kind !== "tuk" && !bus && !old) {
      const x0 = xl + 320,
        x1 = ex - 60
      packCases(svg, v, view, x0, x1, Wi - 40)
    }
  })
  svg.use(or, `fill="none" stroke="#0c0f12" stroke-width="${units(1.2)}" stroke-opacity=".7"`)
  if (g.kind === "tuk") svg.stroke(linePath(knots("1080,-530, 1080,530")), "#2a2e33", strokePx(34, 2.4))
  // pillars across the glass
  if (g.kind !== "tuk") {
    let d = ""
    const ps =
      v.body === "coach" || v.body === "minibus" || v.body === "bus"
        ? [0.22, 0.36, 0.5, 0.64, 0.78, 0.9]
        : v.body === "limo"
          ? [0.375, 0.49, 0.6, 0.71]
          : v.body === "vintage"
            ? [0.53, 0.7]
            : v.body === "beetle"
              ? [0.545]
              : v.body === "van"
                ? [0.39, 0.65]
                : [(g.firstRow + g.lastRow) / 2 - 0.01, g.lastRow + 0.055]
    for (const k of ps)
      d +=
        linePath([
          [L * k, ih, "l"],
          [L * k, h * 0.95],
        ]) +
        linePath([
          [L * k, -ih, "l"],
          [L * k, -h * 0.95],
        ])
    svg.stroke(d, tones.shade1, strokePx(70, 3))
  }
  // boot under the deck, load bed
  if (g.bootDeck || g.kind === "pickup") {
    const x0 = g.kind === "pickup" ? L * 0.69 : L * g.rearScreenEnd - 60,
      x1 = L - (g.kind === "pickup" ? 120 : 200),
      hh = h * (g.kind === "pickup" ? 0.84 : 0.68)
    svg.path(
      shapePath([
        [x0, hh, "l60"],
        [x1, hh * (g.kind === "pickup" ? 1 : 0.9), "l90"],
        [x1, -hh * (g.kind === "pickup" ? 1 : 0.9), "l90"],
        [x0, -hh, "l60"],
      ]),
      svg.horizontalGradient([0, "#4a5158"], [1, "#5e666e"]),
      `stroke="${tones.shade4}" stroke-width="${units(1.2)}"`,
    )
    packCases(svg, v, view, x0 + 40, x1 - 50, hh * 2 - 130)
  }
  if (v.body === "beetle") {
    svg.path(
      shapePath(knots("500,270 l60, 960,330 l60, 960,-330 l60, 500,-270 l60")),
      "#4a5158",
      `stroke="${tones.shade4}" stroke-width="${units(1.2)}"`,
    )
    packCases(svg, v, view, 560, 920, 520)
  }
  if (v.body === "coach" || v.body === "minibus" || v.body === "bus") {
    // lockers under the floor, slid out toward the kerb; every case is there
    const mb = v.body === "minibus",
      x0 = mb ? L * 0.39 : v.frontOverhangMm + v.tyreRadiusMm + 260,
      x1 = mb ? L - 260 : v.frontOverhangMm + v.wheelbaseMm - v.tyreRadiusMm - 260,
      y0 = -h - (mb ? 160 : 150),
      dep = mb ? 520 : 1150
    svg.rect(
      xPx(x0),
      view.yPx(y0),
      (x1 - x0) * s,
      dep * s,
      svg.verticalGradient([0, "#3d444b"], [1, "#565e66"]),
      5,
      `stroke="${tones.shade4}" stroke-width="${units(1)}"`,
    )
    packCases(svg, v, view, x0 + 50, x1 - 50, dep - 110, y0 - dep / 2)
    svg.stroke(
      linePath([
        [x0 + 200, -h + 10, "l"],
        [x0 + 200, y0],
      ]) +
        linePath([
          [x1 - 200, -h + 10, "l"],
          [x1 - 200, y0],
        ]),
      "#8d969e",
      1.6,
      `stroke-dasharray="${units(3)}"`,
    )
  }
  if (o.legend !== false) legend(svg, v, 468)
  return svg.toDocument(
    CANVAS.w,
    CANVAS.h,
    `${v.name}: ${seatCount(v)} seats, luggage ${v.bags[0]} large and ${v.bags[1]} small`,
  )
}
/** every case of the catalogue's allowance, packed to the largest size at which all of them show: flat, on edge or upright */
function packCases(svg: Svg, v: Vehicle, view: View, x0: number, x1: number, Wi: number, yc = 0) {
  const D = x1 - x0,
    [nl, ns] = v.bags
  if (!(nl + ns) || D < 60) return
  const big: [number, number][] = [
      [680, 440],
      [440, 680],
      [300, 470],
      [470, 300],
    ],
    sml: [number, number][] = [
      [470, 330],
      [330, 470],
      [230, 370],
      [370, 230],
    ]
  type Box = { x: number; y: number; w: number; h: number; small: boolean }
  const lay = (b: [number, number], m: [number, number], k: number): Box[] | null => {
    const q: boolean[] = [...Array(nl).fill(false), ...Array(ns).fill(true)],
      out: Box[] = [],
      g = 16
    let x = 0
    while (q.length) {
      const cw = (q[0] ? m : b)[0] * k
      if (x + cw > D + 1) return null
      let y = 0
      const col: Box[] = []
      for (let i = 0; i < q.length; ) {
        const [w, h] = q[i] ? m : b
        if (w * k > cw + 1 || y + h * k > Wi + 1) {
          i++
          continue
        }
        col.push({ x: x + (cw - w * k) / 2, y, w: w * k, h: h * k, small: q[i] })
        y += h * k + g
        q.splice(i, 1)
      }
      if (!col.length) return null
      const off = (Wi - (y - g)) / 2
      col.forEach((c) => {
        c.y += off
      })
      out.push(...col)
      x += cw + g
    }
    const off = (D - (x - g)) / 2
    out.forEach((c) => {
      c.x += off
    })
    return out
  }
  let best: Box[] = [],
    area = 0
  for (const b of big)
    for (const m of sml)
      for (let k = 1; k > 0.25; k -= 0.03) {
        const r = lay(b, m, k)
        if (r) {
          const a = r.reduce((t, c) => t + c.w * c.h, 0)
          if (a > area) {
            area = a
            best = r
          }
          break
        }
      }
  best.forEach((c, i) =>
    svg.raw(
      `<use href="#${caseSymbol(svg, c.w * view.pxPerMm, c.h * view.pxPerMm, c.small ? CASE_COLOURS[i % 2 ? 1 : 3] : CASE_COLOURS[[0, 2, 4][i % 3]])}" x="${units(view.xPx(x0 + c.x))}" y="${units(view.yPx(yc + Wi / 2 - c.y))}"/>`,
    ),
  )
}
function caseSymbol(svg: Svg, w: number, h: number, c: string): string {
  const body = svg.body
  svg.body = []
  drawCase(svg, 0, 0, w, h, c)
  const t = svg.body.join("")
  svg.body = body
  return svg.define((id) => `<g id="${id}">${t}</g>`)
}
/** motorcycles and scooter from above: bars, lamp, tank, rider's and pillion's places, panniers */
function twoWheelerPlan(svg: Svg, v: Vehicle, tones: Paint, view: View, cy: number) {
  const scale = view.pxPerMm,
    xPx = view.xPx,
    L = v.lengthMm,
    strokePx = (mm: number, min = 0.8) => Math.max(min, mm * scale),
    linePath = (k: Knot[]) => view.pathData(curve(k)),
    shapePath = (k: Knot[]) => view.pathData(curve(k, true), true),
    both = (k: Knot[]) => shapePath(k) + shapePath(k.map(([x, y, f]) => [x, -y, f] as Knot)),
    mir = (k: Knot[]) => linePath(k) + linePath(k.map(([x, y, f]) => [x, -y, f] as Knot))
  const kind = v.body === "scooter" ? "dio" : v.o?.kind === "classic" ? "classic" : "street",
    fx = v.frontOverhangMm,
    rx = v.frontOverhangMm + v.wheelbaseMm,
    edge = `stroke="${tones.edge}" stroke-width="${units(0.9)}"`,
    A = v.accent ? paint(v.accent) : tones
  const lit = svg.verticalGradient(
      [0, tones.shade2],
      [0.22, tones.light1],
      [0.42, tones.light2],
      [0.6, tones.base],
      [1, tones.shade2],
    ),
    chrome = svg.verticalGradient([0, "#8d969e"], [0.35, "#fff"], [0.6, "#c3cad0"], [1, "#6b747c"]),
    hide = kind === "classic" ? paint("#7a5a40") : paint("#33393f")
  svg.ellipse(
    xPx(L / 2),
    cy + 10,
    L * scale * 0.5,
    120 * scale + 14,
    svg.radialGradient(0.5, 0.5, 0.5, [0, "#000", 0.26], [1, "#000", 0]),
  )
  const tw = kind === "classic" ? 96 : kind === "street" ? 92 : 96
  for (const x of [fx, rx]) {
    svg.rect(
      xPx(x - v.tyreRadiusMm),
      cy - (tw / 2) * scale,
      2 * v.tyreRadiusMm * scale,
      tw * scale,
      svg.verticalGradient([0, "#0b0c0e"], [0.5, "#3a4047"], [1, "#0b0c0e"]),
      tw * 0.48 * scale,
    )
    svg.stroke(
      pathPx`M${xPx(x - v.tyreRadiusMm * 0.94)} ${cy}h${v.tyreRadiusMm * 1.88 * scale}`,
      "#0b0c0e",
      1.4,
    )
  }
  // mudguards
  if (kind !== "dio") {
    svg.path(
      mirroredShape(view, [
        [fx - v.tyreRadiusMm * 0.95, 0],
        [fx - v.tyreRadiusMm * 0.7, tw * 0.62],
        [fx + v.tyreRadiusMm * 0.5, tw * 0.68],
        [fx + v.tyreRadiusMm * 0.9, tw * 0.5],
        [fx + v.tyreRadiusMm * 0.95, 0],
      ]),
      lit,
      edge,
    )
    svg.path(
      mirroredShape(view, [
        [rx - 60, 0],
        [rx, tw * 0.74],
        [rx + v.tyreRadiusMm * 0.8, tw * 0.72],
        [rx + v.tyreRadiusMm * 1.12, tw * 0.4],
        [rx + v.tyreRadiusMm * 1.14, 0],
      ]),
      kind === "classic" ? lit : "#1b1e22",
      edge,
    )
    svg.stroke(
      mir([
        [fx, 62, "l"],
        [fx + 360, 100],
      ]),
      svg.verticalGradient([0, "#fff"], [1, "#8d969e"]),
      strokePx(46),
    )
    svg.rect(xPx(fx - 26), cy - 92 * scale, 52 * scale, 184 * scale, chrome, 4)
    svg.rect(xPx(rx - 30), cy - 110 * scale, 60 * scale, 220 * scale, "#4a5158", 4)
  } else svg.path(mirroredShape(view, knots("10,0, 60,80, 250,112, 470,130, 500,0")), lit, edge)
  // panniers: the catalogue's bags
  const n = v.bags[1]
  if (kind !== "dio")
    for (let i = 0; i < n; i++) {
      const y = i % 2 ? 1 : -1,
        id = caseSymbol(svg, 420 * scale, 200 * scale, CASE_COLOURS[i ? 3 : 1])
      svg.raw(
        `<use href="#${id}" x="${units(xPx(rx - 250))}" y="${units(cy - y * 230 * scale - 100 * scale)}"/>`,
      )
      svg.stroke(
        linePath([
          [rx - 140, y * 90, "l"],
          [rx - 140, y * 160],
        ]) +
          linePath([
            [rx + 60, y * 90, "l"],
            [rx + 60, y * 160],
          ]),
        "#2a2e33",
        strokePx(24),
      )
    }
  // engine and foot rests
  if (kind !== "dio") {
    svg.path(
      both(knots("820,60 c20, 830,190 c40, 1200,190 c40, 1210,60 c20")),
      svg.verticalGradient([0, "#8d969e"], [0.5, "#c3cad0"], [1, "#5d656c"]),
    )
    svg.stroke(mir(knots("1010,180 l, 1010,320")), "#15181b", strokePx(44), 'stroke-linecap="round"')
    svg.stroke(mir(knots("1330,150 l, 1330,270")), "#15181b", strokePx(38), 'stroke-linecap="round"')
    if (kind === "classic" || kind === "street")
      svg.path(
        shapePath(
          knots("1160,-150 c30, 1160,-220 c30, 2000,-236 c30, 2010,-150 c30").map(
            ([x, y, f]) => [x, -(y as number), f] as Knot,
          ),
        ),
        kind === "classic" ? chrome : svg.verticalGradient([0, "#5d656c"], [1, "#1b1e22"]),
        `stroke="#33393f" stroke-width="${units(0.7)}"`,
      )
  }
  // bars
  const hx = kind === "dio" ? 540 : 640,
    hb = v.widthMm / 2 - 40
  svg.stroke(
    linePath([
      [hx + 120, -hb, "c"],
      [hx + 60, -hb * 0.6],
      [hx, -110],
      [hx, 110],
      [hx + 60, hb * 0.6],
      [hx + 120, hb, "c"],
    ]),
    kind === "classic" ? svg.horizontalGradient([0, "#fff"], [1, "#8d969e"]) : "#23272b",
    strokePx(36, 3),
  )
  svg.stroke(
    mir([
      [hx + 126, hb + 10, "l"],
      [hx + 74, hb * 0.66],
    ]),
    "#0f1113",
    strokePx(54, 5),
    'stroke-linecap="round"',
  )
  svg.stroke(
    mir([
      [hx + 30, hb * 0.96, "c"],
      [hx + 10, hb * 0.8],
      [hx + 40, hb * 0.58, "c"],
    ]),
    "#aeb6bd",
    strokePx(18, 1.6),
    'stroke-linecap="round"',
  )
  svg.stroke(
    mir([
      [hx + 40, hb * 0.5, "l"],
      [hx - 50, hb * 0.86],
    ]),
    "#15181b",
    strokePx(18, 1.6),
  )
  for (const y of [-1, 1])
    svg.ellipse(
      xPx(hx - 60),
      view.yPx(y * hb * 0.92),
      34 * scale,
      66 * scale,
      kind === "classic" ? chrome : "#2a2e33",
      `stroke="#15181b" stroke-width="${units(0.8)}"`,
    )
  if (kind === "dio") {
    svg.path(mirroredShape(view, knots("300,0, 330,130, 420,210, 560,220, 660,190, 690,0")), lit, edge)
    svg.rect(
      xPx(660),
      cy - 170 * scale,
      320 * scale,
      340 * scale,
      svg.horizontalGradient([0, "#3d444b"], [1, "#23272b"]),
      40 * scale,
    )
    let d = ""
    for (const y of [-100, -50, 0, 50, 100])
      d += linePath([
        [700, y, "l"],
        [930, y],
      ])
    svg.stroke(d, "#15181b", strokePx(14, 1.2))
    svg.path(
      mirroredShape(view, knots("900,0, 920,150, 1050,190, 1400,180, 1660,110, 1760,60, 1776,0")),
      lit,
      edge,
    )
    svg.path(both(knots("1700,26 c, 1690,96, 1760,60, 1772,14 c")), "#c0202a")
    svg.path(
      mirroredShape(view, knots("330,0, 350,96, 430,120, 500,100, 520,0")),
      svg.horizontalGradient([0, "#fff"], [1, "#9fb0bc"]),
      `stroke="#33393f" stroke-width="${units(0.8)}"`,
    )
    svg.path(mirroredShape(view, knots("520,0, 540,90, 600,96, 620,0")), "#15181b")
  } else if (kind === "classic") {
    svg.path(mirroredShape(view, knots("410,0, 420,100, 520,120, 680,90, 700,0")), lit, edge)
    svg.rect(xPx(420), cy - 96 * scale, 50 * scale, 192 * scale, chrome, 8)
    svg.ellipse(
      xPx(430),
      cy,
      22 * scale,
      84 * scale,
      "#f4f8fa",
      `stroke="#59626a" stroke-width="${units(0.8)}"`,
    )
    svg.circle(xPx(590), cy, 56 * scale, "#15181b", `stroke="#c3cad0" stroke-width="${units(1.6)}"`)
    svg.path(mirroredShape(view, knots("690,0, 710,120, 830,180, 960,170, 1090,90, 1110,0")), lit, edge)
    svg.path(
      both(knots("760,90 c20, 830,150, 950,146, 1030,100 c20, 900,100")),
      "none",
      `stroke="#c9b071" stroke-width="${units(1.4)}"`,
    )
    svg.circle(xPx(880), cy, 40 * scale, chrome, `stroke="#4d555c" stroke-width="${units(0.8)}"`)
    svg.stroke(
      mir(knots("1760,60 c, 1960,110, 2060,60 c")) + mir(knots("1780,0 l, 2060,0")),
      "#aeb6bd",
      strokePx(22, 2),
    )
    svg.rect(xPx(2060), cy - 44 * scale, 50 * scale, 88 * scale, "#c0202a", 3)
  } else {
    svg.path(mirroredShape(view, knots("410,0, 430,110, 540,170, 640,130, 660,0")), lit, edge)
    svg.path(
      mirroredShape(view, knots("412,0, 424,76, 490,96, 520,0")),
      svg.horizontalGradient([0, "#fff"], [1, "#9fb0bc"]),
      `stroke="#33393f" stroke-width="${units(0.8)}"`,
    )
    svg.rect(xPx(560), cy - 70 * scale, 60 * scale, 140 * scale, "#0f1113", 4)
    svg.path(
      both(knots("650,60 c, 640,190 c20, 760,220, 900,170 c")),
      A.base,
      `stroke="${A.edge}" stroke-width="${units(0.8)}"`,
    )
    svg.path(mirroredShape(view, knots("660,0, 690,130, 820,180, 960,150, 1070,80, 1090,0")), lit, edge)
    svg.path(both(knots("720,60 c, 830,130, 960,100 c, 850,84")), A.base)
    svg.circle(xPx(880), cy, 38 * scale, "#8d969e", `stroke="#33393f" stroke-width="${units(0.8)}"`)
    svg.path(mirroredShape(view, knots("1240,0, 1280,130, 1560,130, 1860,70, 1960,36, 1970,0")), lit, edge)
    svg.stroke(mir(knots("1560,120, 1740,110, 1880,60")), "#2a2e33", strokePx(30, 2.4))
    svg.path(both(knots("1900,10 c, 1890,52, 1962,34, 1968,8 c")), "#c0202a")
  }
  // rider's place, then the pillion's
  const pad = (x0: number, x1: number, w0: number, w1: number) => {
    svg.path(
      mirroredShape(view, [
        [x0, 0],
        [x0 + 14, w0],
        [(x0 + x1) / 2, (w0 + w1) / 2 + 14],
        [x1 - 14, w1],
        [x1, 0],
      ]),
      svg.verticalGradient([0, hide.shade3], [0.35, hide.light1], [0.55, hide.light2], [1, hide.shade3]),
      `stroke="${hide.shade4}" stroke-width="${units(1)}"`,
    )
    svg.stroke(
      mir([
        [x0 + 50, w0 * 0.62],
        [(x0 + x1) / 2, (w0 + w1) * 0.36],
        [x1 - 40, w1 * 0.6],
      ]),
      hide.shade3,
      1,
      'stroke-dasharray="10 8"',
    )
  }
  if (kind === "dio") {
    pad(950, 1280, 130, 165)
    pad(1290, 1640, 150, 90)
    const id = caseSymbol(svg, 270 * scale, 210 * scale, CASE_COLOURS[1])
    for (let i = 0; i < n; i++) {
      svg.stroke(linePath(knots("1160,-180 l, 1160,-330")), "#7b858e", 1.4, `stroke-dasharray="${units(3)}"`)
      svg.raw(`<use href="#${id}" x="${units(xPx(1025))}" y="${units(cy + 330 * scale)}"/>`)
    }
  } else if (kind === "classic") {
    pad(1080, 1470, 110, 150)
    pad(1490, 1790, 120, 110)
  } else {
    pad(1060, 1400, 100, 140)
    pad(1410, 1760, 130, 80)
  }
}
