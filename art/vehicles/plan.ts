/** Seat and luggage plan: the vehicle from above with its roof lifted off, front to the left, right-hand drive. */

import { mixHex, type Paint, paint } from "./color.ts"
import { type BodyName, seatCount, type Vehicle } from "./fleet.ts"
import { curve, type Knot, setMinFillet, View } from "./geom.ts"
import { studioBg } from "./scene.ts"
import { idPrefix, n1, Svg, U } from "./svg.ts"
import { CANVAS, pictureLength } from "./vehicle.ts"

interface Plan {
  kind: "car" | "box" | "pickup" | "tuk" | "scooter"
  cowl: number
  head: number
  end: number
  tail: number
  first: number
  last: number
  nose: number
  last3?: number
  deck?: boolean
}
/** layout as fractions of length: base of windscreen, its top edge, rear of cabin opening, end of rear glass, first and last row (seat centre) */
const PLAN: Record<BodyName, Plan> = {
  hatch: {
    kind: "car",
    cowl: 0.225,
    head: 0.385,
    end: 0.93,
    tail: 0.955,
    first: 0.5,
    last: 0.715,
    nose: 0.9,
  },
  aero: { kind: "car", cowl: 0.24, head: 0.4, end: 0.925, tail: 0.955, first: 0.505, last: 0.705, nose: 1 },
  mini: { kind: "car", cowl: 0.205, head: 0.385, end: 0.93, tail: 0.955, first: 0.5, last: 0.72, nose: 0.8 },
  softsuv: {
    kind: "car",
    cowl: 0.245,
    head: 0.385,
    end: 0.94,
    tail: 0.965,
    first: 0.475,
    last: 0.67,
    nose: 0.75,
    last3: 0.785,
  },
  microvan: {
    kind: "box",
    cowl: 0.085,
    head: 0.2,
    end: 0.965,
    tail: 0.98,
    first: 0.36,
    last: 0.66,
    nose: 0.4,
  },
  keibox: { kind: "car", cowl: 0.14, head: 0.27, end: 0.955, tail: 0.975, first: 0.42, last: 0.7, nose: 0.5 },
  sedan: {
    kind: "car",
    cowl: 0.258,
    head: 0.395,
    end: 0.745,
    tail: 0.85,
    first: 0.47,
    last: 0.655,
    nose: 0.9,
    deck: true,
  },
  exec: {
    kind: "car",
    cowl: 0.295,
    head: 0.43,
    end: 0.755,
    tail: 0.86,
    first: 0.495,
    last: 0.672,
    nose: 0.9,
    deck: true,
  },
  wagon: {
    kind: "car",
    cowl: 0.26,
    head: 0.395,
    end: 0.935,
    tail: 0.96,
    first: 0.475,
    last: 0.665,
    nose: 0.9,
    last3: 0.785,
  },
  crossover: {
    kind: "car",
    cowl: 0.24,
    head: 0.385,
    end: 0.935,
    tail: 0.96,
    first: 0.475,
    last: 0.68,
    nose: 0.8,
    last3: 0.785,
  },
  suv: {
    kind: "car",
    cowl: 0.255,
    head: 0.375,
    end: 0.95,
    tail: 0.97,
    first: 0.465,
    last: 0.65,
    nose: 0.6,
    last3: 0.795,
  },
  jimny: { kind: "car", cowl: 0.3, head: 0.37, end: 0.905, tail: 0.93, first: 0.505, last: 0.69, nose: 0.3 },
  pickup: {
    kind: "pickup",
    cowl: 0.245,
    head: 0.36,
    end: 0.645,
    tail: 0.67,
    first: 0.435,
    last: 0.59,
    nose: 0.6,
  },
  van: { kind: "box", cowl: 0.075, head: 0.205, end: 0.965, tail: 0.98, first: 0.31, last: 0.765, nose: 0.5 },
  mpv: { kind: "car", cowl: 0.18, head: 0.34, end: 0.95, tail: 0.97, first: 0.415, last: 0.78, nose: 0.6 },
  minibus: {
    kind: "box",
    cowl: 0.025,
    head: 0.085,
    end: 0.975,
    tail: 0.985,
    first: 0.185,
    last: 0.925,
    nose: 0.4,
  },
  coach: {
    kind: "box",
    cowl: 0.015,
    head: 0.05,
    end: 0.985,
    tail: 0.99,
    first: 0.14,
    last: 0.948,
    nose: 0.35,
  },
  limo: {
    kind: "car",
    cowl: 0.194,
    head: 0.285,
    end: 0.84,
    tail: 0.905,
    first: 0.325,
    last: 0.79,
    nose: 0.9,
    deck: true,
  },
  beetle: { kind: "car", cowl: 0.3, head: 0.37, end: 0.72, tail: 0.8, first: 0.455, last: 0.645, nose: 0.9 },
  vintage: {
    kind: "car",
    cowl: 0.335,
    head: 0.37,
    end: 0.83,
    tail: 0.86,
    first: 0.505,
    last: 0.7,
    nose: 0.2,
  },
  bus: { kind: "box", cowl: 0.012, head: 0.045, end: 0.985, tail: 0.99, first: 0.11, last: 0.945, nose: 0.3 },
  motorbike: { kind: "scooter", cowl: 0, head: 0, end: 1, tail: 1, first: 0.55, last: 0.75, nose: 0 },
  tuktuk: { kind: "tuk", cowl: 0.2, head: 0.28, end: 0.93, tail: 0.95, first: 0.45, last: 0.735, nose: 0 },
  scooter: { kind: "scooter", cowl: 0, head: 0, end: 1, tail: 1, first: 0.55, last: 0.75, nose: 0 },
}
/** mirror an upper half profile (front centre to rear centre); 's' marks a straight run to the next knot */
const closed = (V: View, upper: Knot[]) => {
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
  return V.d(
    curve([[upper[0][0], 0, "d90"], ...m, [upper[upper.length - 1][0], 0, "d-90"], ...lower], true),
    true,
  )
}
function seatSymbol(S: Svg, w: number, d: number, c: Paint): string {
  // facing left, centred, pixels
  const body = S.body
  S.body = []
  const edge = `stroke="${c.d4}" stroke-width="${n1(0.8)}"`
  S.rect(-d * 0.5, -w / 2, d * 0.78, w, S.hg([0, c.l2], [0.5, c.l1], [1, c.d1]), w * 0.16, edge)
  S.rect(-d * 0.42, -w * 0.33, d * 0.56, w * 0.66, S.hg([0, c.hi, 0.4], [1, c.l2, 0.15]), w * 0.1)
  S.rect(d * 0.12, -w * 0.48, d * 0.38, w * 0.96, S.hg([0, c.l1], [0.35, c.base], [1, c.d3]), w * 0.16, edge)
  S.rect(d * 0.32, -w * 0.24, d * 0.22, w * 0.48, S.hg([0, c.l2], [1, c.d2]), w * 0.1, edge)
  const t = S.body.join("")
  S.body = body
  return S.def((id) => `<g id="${id}">${t}</g>`)
}
/** lay one row across width Wi; returns lateral centres (left = negative) with seat width */
function layRow(row: string, Wi: number, max: number, gap: number): { y: number; w: number; d: boolean }[] {
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
function bag(S: Svg, x: number, y: number, w: number, h: number, c: string) {
  const p = paint(c)
  S.rect(
    x,
    y,
    w,
    h,
    S.vg([0, p.l2], [0.5, p.base], [1, p.d2]),
    Math.min(w, h) * 0.16,
    `stroke="${p.d4}" stroke-width="${n1(0.8)}"`,
  )
  const v = h > w
  let d = ""
  for (const k of [0.26, 0.5, 0.74])
    d += v
      ? `M${n1(x + w * k)} ${n1(y + h * 0.12)}v${n1(h * 0.76)}`
      : `M${n1(x + w * 0.12)} ${n1(y + h * k)}h${n1(w * 0.76)}`
  S.stroke(d, p.d3, 1, 'stroke-opacity=".6"')
}
const LUG = ["#2f5d7c", "#8a3b3b", "#4b5560", "#b07a3c", "#3f6b55"]

/** legend icons: seat, upright suitcase, cabin bag */
function legend(S: Svg, v: Vehicle, y: number) {
  const ink = "#39434c",
    items: [string, number][] = [
      ["seat", seatCount(v)],
      ["big", v.bags[0]],
      ["small", v.bags[1]],
    ].filter(([, n]) => (n as number) > 0) as [string, number][]
  const step = 176,
    x0 = CANVAS.w / 2 - (step * (items.length - 1)) / 2
  S.rect(
    x0 - 92,
    y - 34,
    step * (items.length - 1) + 184,
    68,
    "#fff",
    34,
    `fill-opacity=".82" stroke="#c9d0d6" stroke-width="${n1(1)}"`,
  )
  items.forEach(([k, n], i) => {
    const x = x0 + step * i - 32
    if (i) S.rect(x0 + step * (i - 0.5) - 0.5, y - 18, 1, 36, "#d3d9de")
    if (k === "seat")
      S.path(
        `M${n1(x - 11)} ${n1(y - 20)}q${n1(-1)} ${n1(-5)} ${n1(5)} ${n1(-5)}q${n1(5)} 0 ${n1(6)} ${n1(5)}l${n1(4)} ${n1(22)}h${n1(13)}q${n1(6)} 0 ${n1(6)} ${n1(6)}v${n1(3)}q0 ${n1(5)} ${n1(-5)} ${n1(5)}h${n1(-19)}q${n1(-5)} 0 ${n1(-6)} ${n1(-5)}zM${n1(x - 5)} ${n1(y + 19)}h${n1(24)}v${n1(5)}h${n1(-24)}z`,
        ink,
      )
    else if (k === "big") {
      S.rect(x - 13, y - 14, 28, 36, "#2f5d7c", 5)
      S.stroke(`M${n1(x - 5)} ${n1(y - 14)}v${n1(-9)}h${n1(12)}v${n1(9)}`, ink, 3)
      S.stroke(
        `M${n1(x - 5)} ${n1(y - 7)}v${n1(22)}M${n1(x + 1)} ${n1(y - 7)}v${n1(22)}M${n1(x + 7)} ${n1(y - 7)}v${n1(22)}`,
        "#fff",
        1.6,
        'stroke-opacity=".55"',
      )
      S.circle(x - 7, y + 24, 2.6, ink)
      S.circle(x + 9, y + 24, 2.6, ink)
    } else {
      S.rect(x - 15, y - 5, 32, 25, "#8a3b3b", 5)
      S.stroke(`M${n1(x - 5)} ${n1(y - 5)}q0 ${n1(-9)} ${n1(6)} ${n1(-9)}t${n1(6)} ${n1(9)}`, ink, 3)
      S.rect(x - 15, y + 4, 32, 2.4, "#fff", 0, 'opacity=".45"')
      S.rect(x - 2, y + 2, 6, 7, "#f2e6d0", 1)
    }
    S.add(
      `<text x="${n1(x + 32)}" y="${n1(y + 10)}" font-family="Inter,Segoe UI,Helvetica,Arial,sans-serif" font-size="${n1(28)}" font-weight="600" fill="${ink}">×${n}</text>`,
    )
  })
}

export function planSvg(v: Vehicle, o: { color?: string; prefix?: string; legend?: boolean } = {}): string {
  const S = new Svg(o.prefix ?? idPrefix("p", v.slug)),
    P = paint(o.color ?? v.color),
    g = PLAN[v.body],
    L = v.L,
    Wd = v.W
  studioBg(S, o.color ?? v.color, true)
  const s = Math.min(pictureLength(L) / L, (v.body === "motorbike" || v.body === "scooter" ? 250 : 290) / Wd),
    cx = CANVAS.w / 2,
    cy =
      o.legend === false ? 270 : v.body === "minibus" || v.body === "bus" || v.body === "coach" ? 188 : 226,
    V = new View(s, cx - (L * s) / 2, cy)
  setMinFillet(2 / s)
  const X = V.x,
    old = v.body === "vintage" || v.body === "beetle",
    full = Wd / 2,
    h = full * (v.body === "vintage" ? 0.8 : v.body === "beetle" ? 0.86 : 1),
    px = (mm: number, min = 0.8) => Math.max(min, mm * s)
  const z = (k: Knot[]) => V.d(curve(k, true), true),
    c = (k: Knot[]) => V.d(curve(k))
  const both = (k: Knot[]) => z(k) + z(k.map(([x, y, f]) => [x, -y, f] as Knot))
  const lux = ["exec", "limo", "vintage"].includes(v.body) || /alphard|v8/.test(v.slug)
  const seatC = paint(
    v.accent && g.kind === "box" ? mixHex(v.accent, "#39414a", 0.45) : lux ? "#b28a62" : "#454d56",
  )
  const place = (rows: string[], x0: number, x1: number, Wi: number, max: number, gap: number, d: number) => {
    rows.forEach((row, i) => {
      const x = rows.length === 1 ? x0 : x0 + ((x1 - x0) * i) / (rows.length - 1)
      for (const q of layRow(
        row,
        Wi,
        /^(coach|minibus|bus)$/.test(v.body) && !row.includes(".") ? 460 : max,
        gap,
      )) {
        const id = seatSymbol(S, q.w * s, d * s, seatC)
        S.add(`<use href="#${id}" x="${n1(X(x))}" y="${n1(V.y(q.y))}"/>`)
        if (q.d && g.kind !== "scooter" && g.kind !== "tuk") {
          const sx = X(x - d * 0.72),
            sy = V.y(q.y)
          S.ellipse(sx, sy, 62 * s, 190 * s, "none", `stroke="#16191c" stroke-width="${n1(px(38, 2.2))}"`)
          S.rect(sx - 70 * s, sy - 34 * s, 90 * s, 68 * s, "#16191c", 30 * s)
        }
      }
    })
  }
  if (g.kind === "scooter") {
    bikePlan(S, v, P, V, cy)
    if (o.legend !== false) legend(S, v, 468)
    return S.doc(
      CANVAS.w,
      CANVAS.h,
      `${v.name}: ${seatCount(v)} seats, luggage ${v.bags[0]} large and ${v.bags[1]} small`,
    )
  }
  // outline
  const nb = g.nose,
    W2 = h,
    short = L - v.FO - v.WB < 560
  const half: Knot[] =
    v.body === "vintage"
      ? [
          [400, 0],
          [404, 170],
          [540, 190],
          [1330, 470],
          [1480, h * 0.96],
          [2000, h, "s"],
          [3000, h * 0.98],
          [3500, h * 0.86],
          [3760, h * 0.6],
          [3800, 0],
        ]
      : v.body === "beetle"
        ? [
            [230, 0],
            [262, 190],
            [420, 340],
            [820, 500],
            [1230, h * 0.95],
            [1900, h],
            [2700, h * 0.97],
            [3300, h * 0.78],
            [3720, h * 0.46],
            [3860, 0],
          ]
        : g.kind === "tuk"
          ? [
              [60, 0],
              [70, 150],
              [240, 230],
              [560, 330],
              [900, 560],
              [1300, 630],
              [2200, 650],
              [2520, 640],
              [2610, 540],
              [2630, 0],
            ]
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
                [v.FO * 0.8, W2 * 0.975],
                [v.FO * 1.3, W2 * 0.99],
                [L * 0.5, W2],
                ...((short
                  ? [
                      [L * 0.74, W2 * 0.998],
                      [L - 300, W2 * 0.975],
                      [L - 110, W2 * 0.9],
                      [L - 26, W2 * 0.72],
                    ]
                  : [
                      [v.FO + v.WB, W2 * 0.985],
                      [L - 260, W2 * 0.93],
                      [L - 70, W2 * 0.74],
                    ]) as Knot[]),
                [L, 0],
              ]
  const shell = closed(V, half),
    ref = S.ref(shell)
  // soft shadow, wheels, mirrors
  S.add(
    `<use href="#${ref}" transform="translate(${n1(0)} ${n1(9)})" fill="#0b1118" opacity=".13"/><use href="#${ref}" transform="translate(${n1(-4)} ${n1(4)})" fill="#0b1118" opacity=".13" stroke="#0b1118" stroke-width="${n1(9)}" stroke-linejoin="round" stroke-opacity=".5"/>`,
  )
  const tw = v.body === "coach" || v.body === "bus" ? 300 : old ? 150 : 215
  if (g.kind === "tuk") {
    S.rect(X(70), cy - 55 * s, 420 * s, 110 * s, "#17191c", 40 * s)
    for (const y of [-1, 1]) S.rect(X(2080), V.y(y * 600) - 60 * s, 420 * s, 120 * s, "#17191c", 30 * s)
  } else
    for (const x of [v.FO, v.FO + v.WB])
      for (const y of [-1, 1])
        S.rect(
          X(x - v.R),
          V.y(
            y *
              ((old ? full : h) -
                tw / 2 +
                (v.body === "jimny" || g.kind === "pickup" ? 14 : short ? -64 : -6)),
          ) -
            (tw / 2) * s,
          2 * v.R * s,
          tw * s,
          "#121417",
          12,
        )
  if (old) {
    // separate wings, running boards and what hangs outside the body
    const vn = v.body === "vintage",
      st = `stroke="${P.edge}" stroke-width="${n1(0.9)}" stroke-opacity=".75"`,
      ch = S.hg([0, "#fff"], [0.5, "#aeb6bd"], [1, "#e4e8eb"])
    S.path(
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
      vn ? "#2a2e33" : P.d2,
    )
    S.rect(
      X(vn ? 90 : 40),
      V.y(full * 0.92),
      76 * s,
      full * 1.84 * s,
      ch,
      5,
      `stroke="#59626a" stroke-width="${n1(0.7)}"`,
    )
    S.rect(
      X(vn ? L - 120 : L - 160),
      V.y(full * 0.86),
      76 * s,
      full * 1.72 * s,
      ch,
      5,
      `stroke="#59626a" stroke-width="${n1(0.7)}"`,
    )
    S.path(
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
      const f = y > 0 ? S.vg([0, P.d1], [0.35, P.hi], [1, P.d1]) : S.vg([0, P.d2], [0.6, P.l2], [1, P.d2]),
        m = (k: Knot[]) => z(k.map(([x, q, e]) => [x, q * y, e] as Knot))
      S.path(
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
      S.path(
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
      S.rect(X(3800), V.y(330), 220 * s, 660 * s, S.hg([0, P.d2], [0.5, P.l2], [1, P.d2]), 26, st)
      S.stroke(
        c([
          [380, -420, "l"],
          [380, 420],
        ]),
        "#aeb6bd",
        px(40, 2.4),
      )
      for (const y of [-1, 1]) {
        S.path(
          z([
            [300, y * 400, "c20"],
            [300, y * 200, "c20"],
            [420, y * 220],
            [540, y * 300],
            [420, y * 380],
          ]),
          S.hg([0, "#fff"], [0.4, "#c3cad0"], [1, "#5d656c"]),
          `stroke="#4d555c" stroke-width="${n1(0.7)}"`,
        )
        S.rect(
          X(288),
          V.y(y * 300) - 96 * s,
          26 * s,
          192 * s,
          "#f4f8fa",
          5,
          `stroke="#4d555c" stroke-width="${n1(0.7)}"`,
        )
      }
    } else
      for (const y of [-1, 1]) {
        S.circle(
          X(230),
          V.y(y * full * 0.76),
          96 * s,
          S.rg(0.35, 0.5, 0.6, [0, "#fff"], [1, "#b8c5cf"]),
          `stroke="#59626a" stroke-width="${n1(1.4)}"`,
        )
        S.path(
          z([
            [3800, y * full * 0.6, "c20"],
            [3770, y * full * 0.86, "c30"],
            [3660, y * full * 0.9, "c30"],
            [3700, y * full * 0.66, "c20"],
          ]),
          "#c0202a",
          `stroke="#34020a" stroke-width="${n1(0.7)}"`,
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
    S.path(m, S.vg([0, P.l1], [1, P.d2]), `stroke="${P.edge}" stroke-width="${n1(0.7)}"`)
  }
  S.use(
    ref,
    `fill="${S.vg([0, P.d2], [0.045, P.base], [0.13, P.l2], [0.32, P.l1], [0.5, P.base], [0.68, P.l1], [0.87, P.l2], [0.955, P.d1], [1, P.d3])}"`,
  )
  S.group(`clip-path="${S.clipRef(ref)}"`, () => {
    S.rect(X(-10), cy - h * s, 300 * s, Wd * s, S.hg([0, P.d3, 0.55], [1, P.d2, 0]))
    S.rect(X(L - 260), cy - h * s, 280 * s, Wd * s, S.hg([0, P.d2, 0], [1, P.d3, 0.7]))
    const lx = g.kind === "box" ? 30 : 60 + 90 * nb
    // lamps
    if (g.kind === "tuk") {
      S.circle(
        X(170),
        cy,
        90 * s,
        S.rg(0.4, 0.5, 0.6, [0, "#fff"], [1, "#b8c5cf"]),
        `stroke="#59626a" stroke-width="${n1(1)}"`,
      )
      S.path(
        both([
          [2560, 420, "c"],
          [2560, 600],
          [2640, 600, "c"],
          [2640, 420, "c"],
        ]),
        "#c0202a",
      )
    } else {
      if (old) {
        S.stroke(
          c([
            [v.body === "vintage" ? 420 : 260, 0, "l"],
            [L * g.cowl, 0],
          ]),
          P.d3,
          1.2,
        )
        if (v.body === "vintage") {
          S.rect(X(400), cy - 190 * s, 130 * s, 380 * s, S.hg([0, "#fff"], [0.5, "#8f989f"], [1, "#e4e8eb"]))
          S.stroke(
            c([
              [560, 120],
              [1330, 300],
            ]) +
              c([
                [560, -120],
                [1330, -300],
              ]),
            P.d3,
            1.2,
          )
          let d = ""
          for (let i = 0; i < 10; i++)
            d +=
              c([
                [700 + i * 58, 190 + i * 13, "l"],
                [700 + i * 58, 240 + i * 13],
              ]) +
              c([
                [700 + i * 58, -190 - i * 13, "l"],
                [700 + i * 58, -240 - i * 13],
              ])
          S.stroke(d, P.d3, 1.6)
        } else
          S.stroke(
            c([
              [330, 190, "c"],
              [800, 330],
              [1180, 380, "c60"],
              [1180, -380, "c60"],
              [800, -330],
              [330, -190, "c"],
            ]),
            P.d3,
            1.2,
          )
      } else
        S.path(
          both([
            [lx - 60, h * 0.52, "c20"],
            [lx - 10, h * 0.74],
            [lx + 110, h * 0.9],
            [lx + 330, h * 0.985, "c20"],
            [lx + 250, h * 0.84],
            [lx + 120, h * 0.66, "c40"],
          ]),
          S.hg([0, "#f4f8fa"], [0.5, "#b9c5ce"], [1, "#6f7b85"]),
          `stroke="#2b3238" stroke-width="${n1(0.8)}"`,
        )
      if (!old)
        S.path(
          both([
            [L - 30, h * 0.4, "c20"],
            [L - 60, h * 0.76],
            [L - 260, h * 0.97, "c20"],
            [L - 180, h * 0.78],
            [L - 130, h * 0.5, "c20"],
          ]),
          S.hg([0, "#8d0d16"], [1, "#d92a2e"]),
          `stroke="#34020a" stroke-width="${n1(0.7)}"`,
        )
    }
    if (!old && (g.kind === "car" || g.kind === "pickup")) {
      // bonnet
      const bx = L * g.cowl
      S.path(
        closed(V, [
          [lx + 60, 0],
          [lx + 110, h * 0.44],
          [bx * 0.6, h * 0.6],
          [bx + 40, h * 0.66],
          [bx + 60, 0],
        ]),
        S.vg([0, P.l2], [0.5, P.hi, 0.55], [1, P.l1]),
        'opacity=".75"',
      )
      const cr =
        c([
          [lx + 110, h * 0.46],
          [bx * 0.6, h * 0.62],
          [bx + 40, h * 0.7],
        ]) +
        c([
          [lx + 110, -h * 0.46],
          [bx * 0.6, -h * 0.62],
          [bx + 40, -h * 0.7],
        ])
      S.stroke(cr, P.d3, 1, 'stroke-opacity=".7"')
      S.stroke(
        c([
          [lx + 60, -h * 0.74],
          [lx + 30, 0],
          [lx + 60, h * 0.74],
        ]),
        P.d4,
        1,
        'stroke-opacity=".75"',
      )
    }
  })
  S.use(ref, `fill="none" stroke="${P.edge}" stroke-width="${n1(0.9)}" stroke-opacity=".7"`)
  // glasshouse then opening
  const hx = g.kind === "box" && v.body !== "van" && v.body !== "microvan" ? L * g.head : L * g.first - 620,
    ex = L * g.end
  const gl =
    g.kind === "tuk"
      ? z([
          [520, -330, "c60"],
          [420, 0],
          [520, 330, "c60"],
          [900, 500],
          [1300, 570],
          [2440, 590, "c120"],
          [2500, 0],
          [2440, -590, "c120"],
          [1300, -570],
          [900, -500],
        ])
      : closed(V, [
          [L * g.cowl, 0],
          [L * g.cowl + (g.kind === "box" ? 60 : 150), h * 0.8, "c60"],
          [hx + 100, h * 0.925],
          [hx + 420, h * 0.945, "s"],
          [ex - 380, h * (g.deck ? 0.93 : 0.945)],
          [ex, h * (g.deck ? 0.84 : 0.89), "c90"],
          [L * g.tail, h * 0.5],
          [L * g.tail + 10, 0],
        ])
  S.path(
    gl,
    g.kind === "tuk"
      ? S.hg([0, "#9fb2bf"], [0.12, "#25292d"])
      : S.hg([0, "#5d6f7e"], [0.2, "#26313b"], [0.8, "#1d252d"], [1, "#4a5a67"]),
    `stroke="#0c0f12" stroke-width="${n1(1.2)}"`,
  )
  const ih = g.kind === "tuk" ? 540 : h * 0.865
  // windscreen gleam
  if (g.kind !== "tuk")
    S.path(
      z([
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
      ? z([
          [700, -360, "c60"],
          [640, 0],
          [700, 360, "c60"],
          [1180, ih, "c60"],
          [2400, ih, "c90"],
          [2430, 0],
          [2400, -ih, "c90"],
          [1180, -ih, "c60"],
        ])
      : closed(V, [
          [hx - 40, 0],
          [hx + 40, ih * 0.86, "c60"],
          [hx + 200, ih * 0.985],
          [hx + 420, ih, "s"],
          [ex - 360, ih],
          [ex - 160, ih * 0.975],
          [ex - 60, ih * 0.82, "c80"],
          [ex - 30, 0],
        ])
  const or = S.ref(open)
  S.use(
    or,
    `fill="${S.vg([0, "#b9b3a9"], [0.08, "#d9d4cb"], [0.5, "#e6e2da"], [0.92, "#d9d4cb"], [1, "#b9b3a9"])}"`,
  )
  const Wi = ih * 2 - 110,
    xf = L * g.first,
    xl = L * (v.rows.length > 2 && g.last3 ? g.last3 : g.last)
  S.group(`clip-path="${S.clipRef(or)}"`, () => {
    // dash
    if (g.kind !== "tuk")
      S.path(
        z([
          [hx - 80, -ih, "c"],
          [hx - 80, ih, "c"],
          [hx + (g.kind === "box" ? 150 : 190), ih, "c"],
          [hx + (g.kind === "box" ? 90 : 130), ih * 0.3],
          [hx + (g.kind === "box" ? 90 : 130), -ih * 0.3],
          [hx + (g.kind === "box" ? 150 : 190), -ih, "c"],
        ]),
        S.hg([0, "#1d2125"], [0.7, "#343a40"], [1, "#14171a"]),
      )
    S.use(or, `fill="none" stroke="#000" stroke-opacity=".22" stroke-width="${n1(px(70, 5))}"`)
    if (g.kind === "car" || g.kind === "pickup")
      if (/x\.D/.test(v.rows[0]) && v.body !== "keibox")
        if (!old && v.body !== "limo")
          S.rect(X(xf - 430), cy - 85 * s, 760 * s, 170 * s, S.hg([0, "#3a4148"], [1, "#22272c"]), 40 * s)
    const bus = v.body === "coach" || v.body === "minibus" || v.body === "bus",
      most = Math.max(...v.rows.map((r) => r.replace(/\./g, "").length))
    if (g.kind === "tuk") {
      S.stroke(
        c([
          [640, -300, "c"],
          [700, -140],
          [710, 140],
          [640, 300, "c"],
        ]),
        "#23272b",
        px(40, 3),
      )
      S.stroke(
        c([
          [636, -310, "l"],
          [690, -200],
        ]) +
          c([
            [636, 310, "l"],
            [690, 200],
          ]),
        "#0f1113",
        px(56, 5),
        'stroke-linecap="round"',
      )
      place([v.rows[0]], xf, xf, 900, 620, 140, 480)
      place([v.rows[1]], xl, xl, 1040, 346, 0, 560)
      if (v.bags[0]) bag(S, X(2215), V.y(470), 180 * s, 520 * s, LUG[0])
      if (v.bags[1]) bag(S, X(2225), V.y(-110), 160 * s, 360 * s, LUG[1])
    } else if (/^lounge/.test(v.rows[1] ?? "")) {
      // limousine saloon: chauffeur, partition, rear-facing pair, side settee, rear bench
      place([v.rows[0]], xf, xf, Wi, 560, 150, 560)
      const lo = L * 0.385,
        w = 470,
        seat = seatSymbol(S, w * s, 540 * s, seatC),
        at = (x: number, y: number, r: number) =>
          S.add(`<use href="#${seat}" transform="translate(${n1(X(x))} ${n1(V.y(y))}) rotate(${r})"/>`)
      S.rect(X(xf - 250), V.y(-190), 560 * s, 420 * s, S.vg([0, "#4a5158"], [1, "#2b3036"]), 8)
      S.stroke(
        c([
          [xf - 200, -300, "l"],
          [xf + 260, -300],
        ]),
        "#8d969e",
        1.2,
      )
      S.rect(X(lo - 60), V.y(ih), 60 * s, 2 * ih * s, "#23272b")
      at(lo + 320, 240, 180)
      at(lo + 320, -240, 180)
      for (let i = 0; i < 3; i++) at(lo + 1000 + i * 500, ih - 300, -90)
      place(["xxx"], L * 0.79, L * 0.79, Wi, 520, 0, 560)
      S.rect(
        X(lo + 760),
        V.y(-ih + 330),
        1500 * s,
        300 * s,
        S.vg([0, "#8a6a48"], [1, "#4a3524"]),
        8,
        `stroke="#2b1f17" stroke-width="${n1(0.8)}"`,
      )
      for (let i = 0; i < 5; i++)
        S.circle(
          X(lo + 900 + i * 130),
          V.y(-ih + 170),
          34 * s,
          "#e8f1f5",
          `stroke="#7b858e" stroke-width="${n1(0.8)}"`,
        )
      S.rect(X(lo + 1680), V.y(-ih + 280), 460 * s, 200 * s, S.hg([0, "#cfe3ee"], [1, "#8aa5b5"]), 5)
    } else if (bus)
      place(
        v.rows,
        xf,
        xl,
        ih * 2 - 70,
        Math.min(460, (ih * 2 - 70 - (v.body === "bus" ? 330 : 0)) / most),
        v.body === "coach" ? 420 : 330,
        Math.min(640, ((xl - xf) / (v.rows.length - 1)) * 0.7),
      )
    else {
      const first = v.rows[0],
        rest = v.rows.slice(1),
        d = g.kind === "box" ? 520 : 560
      place([first], xf, xf, Wi, 560, 150, d)
      if (rest.length) {
        const step = (xl - xf) / (v.rows.length - 1)
        place(
          rest,
          v.rows.length === 2 ? xl : xf + step,
          xl,
          Wi,
          v.body === "van" ? 480 : 520,
          v.body === "van" ? 250 : 120,
          d,
        )
      }
    }
    // luggage that fits behind the last row
    if (!g.deck && g.kind !== "pickup" && g.kind !== "tuk" && !bus && !old) {
      const x0 = xl + 320,
        x1 = ex - 60
      packBags(S, v, V, x0, x1, Wi - 40)
    }
  })
  S.use(or, `fill="none" stroke="#0c0f12" stroke-width="${n1(1.2)}" stroke-opacity=".7"`)
  if (g.kind === "tuk")
    S.stroke(
      c([
        [1080, -530],
        [1080, 530],
      ]),
      "#2a2e33",
      px(34, 2.4),
    )
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
                : [(g.first + g.last) / 2 - 0.01, g.last + 0.055]
    for (const k of ps)
      d +=
        c([
          [L * k, ih, "l"],
          [L * k, h * 0.95],
        ]) +
        c([
          [L * k, -ih, "l"],
          [L * k, -h * 0.95],
        ])
    S.stroke(d, P.d1, px(70, 3))
  }
  // boot under the deck, load bed
  if (g.deck || g.kind === "pickup") {
    const x0 = g.kind === "pickup" ? L * 0.69 : L * g.tail - 60,
      x1 = L - (g.kind === "pickup" ? 120 : 200),
      hh = h * (g.kind === "pickup" ? 0.84 : 0.68)
    S.path(
      z([
        [x0, hh, "l60"],
        [x1, hh * (g.kind === "pickup" ? 1 : 0.9), "l90"],
        [x1, -hh * (g.kind === "pickup" ? 1 : 0.9), "l90"],
        [x0, -hh, "l60"],
      ]),
      S.hg([0, "#4a5158"], [1, "#5e666e"]),
      `stroke="${P.d4}" stroke-width="${n1(1.2)}"`,
    )
    packBags(S, v, V, x0 + 40, x1 - 50, hh * 2 - 130)
  }
  if (v.body === "beetle") {
    S.path(
      z([
        [500, 270, "l60"],
        [960, 330, "l60"],
        [960, -330, "l60"],
        [500, -270, "l60"],
      ]),
      "#4a5158",
      `stroke="${P.d4}" stroke-width="${n1(1.2)}"`,
    )
    packBags(S, v, V, 560, 920, 520)
  }
  if (v.body === "coach" || v.body === "minibus" || v.body === "bus") {
    // lockers under the floor, slid out toward the kerb; every case is there
    const mb = v.body === "minibus",
      x0 = mb ? L * 0.39 : v.FO + v.R + 260,
      x1 = mb ? L - 260 : v.FO + v.WB - v.R - 260,
      y0 = -h - (mb ? 160 : 150),
      dep = mb ? 520 : 1150
    S.rect(
      X(x0),
      V.y(y0),
      (x1 - x0) * s,
      dep * s,
      S.vg([0, "#3d444b"], [1, "#565e66"]),
      5,
      `stroke="${P.d4}" stroke-width="${n1(1)}"`,
    )
    packBags(S, v, V, x0 + 50, x1 - 50, dep - 110, y0 - dep / 2)
    S.stroke(
      c([
        [x0 + 200, -h + 10, "l"],
        [x0 + 200, y0],
      ]) +
        c([
          [x1 - 200, -h + 10, "l"],
          [x1 - 200, y0],
        ]),
      "#8d969e",
      1.6,
      `stroke-dasharray="${n1(3)}"`,
    )
  }
  if (o.legend !== false) legend(S, v, 468)
  return S.doc(
    CANVAS.w,
    CANVAS.h,
    `${v.name}: ${seatCount(v)} seats, luggage ${v.bags[0]} large and ${v.bags[1]} small`,
  )
}
/** every case of the catalogue's allowance, packed to the largest size at which all of them show: flat, on edge or upright */
function packBags(S: Svg, v: Vehicle, V: View, x0: number, x1: number, Wi: number, yc = 0) {
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
    S.add(
      `<use href="#${bagSymbol(S, c.w * V.s, c.h * V.s, c.small ? LUG[i % 2 ? 1 : 3] : LUG[[0, 2, 4][i % 3]])}" x="${n1(V.x(x0 + c.x))}" y="${n1(V.y(yc + Wi / 2 - c.y))}"/>`,
    ),
  )
}
function bagSymbol(S: Svg, w: number, h: number, c: string): string {
  const body = S.body
  S.body = []
  bag(S, 0, 0, w, h, c)
  const t = S.body.join("")
  S.body = body
  return S.def((id) => `<g id="${id}">${t}</g>`)
}
/** motorcycles and scooter from above: bars, lamp, tank, rider's and pillion's places, panniers */
function bikePlan(S: Svg, v: Vehicle, P: Paint, V: View, cy: number) {
  const s = V.s,
    X = V.x,
    L = v.L,
    px = (mm: number, min = 0.8) => Math.max(min, mm * s),
    c = (k: Knot[]) => V.d(curve(k)),
    z = (k: Knot[]) => V.d(curve(k, true), true),
    both = (k: Knot[]) => z(k) + z(k.map(([x, y, f]) => [x, -y, f] as Knot)),
    mir = (k: Knot[]) => c(k) + c(k.map(([x, y, f]) => [x, -y, f] as Knot))
  const kind = v.body === "scooter" ? "dio" : v.o?.kind === "classic" ? "classic" : "street",
    fx = v.FO,
    rx = v.FO + v.WB,
    edge = `stroke="${P.edge}" stroke-width="${n1(0.9)}"`,
    A = v.accent ? paint(v.accent) : P
  const lit = S.vg([0, P.d2], [0.22, P.l1], [0.42, P.l2], [0.6, P.base], [1, P.d2]),
    chrome = S.vg([0, "#8d969e"], [0.35, "#fff"], [0.6, "#c3cad0"], [1, "#6b747c"]),
    hide = kind === "classic" ? paint("#7a5a40") : paint("#33393f")
  S.ellipse(
    X(L / 2),
    cy + 10,
    L * s * 0.5,
    120 * s + 14,
    S.rg(0.5, 0.5, 0.5, [0, "#000", 0.26], [1, "#000", 0]),
  )
  const tw = kind === "classic" ? 96 : kind === "street" ? 92 : 96
  for (const x of [fx, rx]) {
    S.rect(
      X(x - v.R),
      cy - (tw / 2) * s,
      2 * v.R * s,
      tw * s,
      S.vg([0, "#0b0c0e"], [0.5, "#3a4047"], [1, "#0b0c0e"]),
      tw * 0.48 * s,
    )
    S.stroke(`M${n1(X(x - v.R * 0.94))} ${n1(cy)}h${n1(v.R * 1.88 * s)}`, "#0b0c0e", 1.4)
  }
  // mudguards
  if (kind !== "dio") {
    S.path(
      closed(V, [
        [fx - v.R * 0.95, 0],
        [fx - v.R * 0.7, tw * 0.62],
        [fx + v.R * 0.5, tw * 0.68],
        [fx + v.R * 0.9, tw * 0.5],
        [fx + v.R * 0.95, 0],
      ]),
      lit,
      edge,
    )
    S.path(
      closed(V, [
        [rx - 60, 0],
        [rx, tw * 0.74],
        [rx + v.R * 0.8, tw * 0.72],
        [rx + v.R * 1.12, tw * 0.4],
        [rx + v.R * 1.14, 0],
      ]),
      kind === "classic" ? lit : "#1b1e22",
      edge,
    )
    S.stroke(
      mir([
        [fx, 62, "l"],
        [fx + 360, 100],
      ]),
      S.vg([0, "#fff"], [1, "#8d969e"]),
      px(46),
    )
    S.rect(X(fx - 26), cy - 92 * s, 52 * s, 184 * s, chrome, 4)
    S.rect(X(rx - 30), cy - 110 * s, 60 * s, 220 * s, "#4a5158", 4)
  } else
    S.path(
      closed(V, [
        [10, 0],
        [60, 80],
        [250, 112],
        [470, 130],
        [500, 0],
      ]),
      lit,
      edge,
    )
  // panniers: the catalogue's bags
  const n = v.bags[1]
  if (kind !== "dio")
    for (let i = 0; i < n; i++) {
      const y = i % 2 ? 1 : -1,
        id = bagSymbol(S, 420 * s, 200 * s, LUG[i ? 3 : 1])
      S.add(`<use href="#${id}" x="${n1(X(rx - 250))}" y="${n1(cy - y * 230 * s - 100 * s)}"/>`)
      S.stroke(
        c([
          [rx - 140, y * 90, "l"],
          [rx - 140, y * 160],
        ]) +
          c([
            [rx + 60, y * 90, "l"],
            [rx + 60, y * 160],
          ]),
        "#2a2e33",
        px(24),
      )
    }
  // engine and foot rests
  if (kind !== "dio") {
    S.path(
      both([
        [820, 60, "c20"],
        [830, 190, "c40"],
        [1200, 190, "c40"],
        [1210, 60, "c20"],
      ]),
      S.vg([0, "#8d969e"], [0.5, "#c3cad0"], [1, "#5d656c"]),
    )
    S.stroke(
      mir([
        [1010, 180, "l"],
        [1010, 320],
      ]),
      "#15181b",
      px(44),
      'stroke-linecap="round"',
    )
    S.stroke(
      mir([
        [1330, 150, "l"],
        [1330, 270],
      ]),
      "#15181b",
      px(38),
      'stroke-linecap="round"',
    )
    if (kind === "classic" || kind === "street")
      S.path(
        z(
          [
            [1160, -150, "c30"],
            [1160, -220, "c30"],
            [2000, -236, "c30"],
            [2010, -150, "c30"],
          ].map(([x, y, f]) => [x, -(y as number), f] as Knot),
        ),
        kind === "classic" ? chrome : S.vg([0, "#5d656c"], [1, "#1b1e22"]),
        `stroke="#33393f" stroke-width="${n1(0.7)}"`,
      )
  }
  // bars
  const hx = kind === "dio" ? 540 : 640,
    hb = v.W / 2 - 40
  S.stroke(
    c([
      [hx + 120, -hb, "c"],
      [hx + 60, -hb * 0.6],
      [hx, -110],
      [hx, 110],
      [hx + 60, hb * 0.6],
      [hx + 120, hb, "c"],
    ]),
    kind === "classic" ? S.hg([0, "#fff"], [1, "#8d969e"]) : "#23272b",
    px(36, 3),
  )
  S.stroke(
    mir([
      [hx + 126, hb + 10, "l"],
      [hx + 74, hb * 0.66],
    ]),
    "#0f1113",
    px(54, 5),
    'stroke-linecap="round"',
  )
  S.stroke(
    mir([
      [hx + 30, hb * 0.96, "c"],
      [hx + 10, hb * 0.8],
      [hx + 40, hb * 0.58, "c"],
    ]),
    "#aeb6bd",
    px(18, 1.6),
    'stroke-linecap="round"',
  )
  S.stroke(
    mir([
      [hx + 40, hb * 0.5, "l"],
      [hx - 50, hb * 0.86],
    ]),
    "#15181b",
    px(18, 1.6),
  )
  for (const y of [-1, 1])
    S.ellipse(
      X(hx - 60),
      V.y(y * hb * 0.92),
      34 * s,
      66 * s,
      kind === "classic" ? chrome : "#2a2e33",
      `stroke="#15181b" stroke-width="${n1(0.8)}"`,
    )
  if (kind === "dio") {
    S.path(
      closed(V, [
        [300, 0],
        [330, 130],
        [420, 210],
        [560, 220],
        [660, 190],
        [690, 0],
      ]),
      lit,
      edge,
    )
    S.rect(X(660), cy - 170 * s, 320 * s, 340 * s, S.hg([0, "#3d444b"], [1, "#23272b"]), 40 * s)
    let d = ""
    for (const y of [-100, -50, 0, 50, 100])
      d += c([
        [700, y, "l"],
        [930, y],
      ])
    S.stroke(d, "#15181b", px(14, 1.2))
    S.path(
      closed(V, [
        [900, 0],
        [920, 150],
        [1050, 190],
        [1400, 180],
        [1660, 110],
        [1760, 60],
        [1776, 0],
      ]),
      lit,
      edge,
    )
    S.path(
      both([
        [1700, 26, "c"],
        [1690, 96],
        [1760, 60],
        [1772, 14, "c"],
      ]),
      "#c0202a",
    )
    S.path(
      closed(V, [
        [330, 0],
        [350, 96],
        [430, 120],
        [500, 100],
        [520, 0],
      ]),
      S.hg([0, "#fff"], [1, "#9fb0bc"]),
      `stroke="#33393f" stroke-width="${n1(0.8)}"`,
    )
    S.path(
      closed(V, [
        [520, 0],
        [540, 90],
        [600, 96],
        [620, 0],
      ]),
      "#15181b",
    )
  } else if (kind === "classic") {
    S.path(
      closed(V, [
        [410, 0],
        [420, 100],
        [520, 120],
        [680, 90],
        [700, 0],
      ]),
      lit,
      edge,
    )
    S.rect(X(420), cy - 96 * s, 50 * s, 192 * s, chrome, 8)
    S.ellipse(X(430), cy, 22 * s, 84 * s, "#f4f8fa", `stroke="#59626a" stroke-width="${n1(0.8)}"`)
    S.circle(X(590), cy, 56 * s, "#15181b", `stroke="#c3cad0" stroke-width="${n1(1.6)}"`)
    S.path(
      closed(V, [
        [690, 0],
        [710, 120],
        [830, 180],
        [960, 170],
        [1090, 90],
        [1110, 0],
      ]),
      lit,
      edge,
    )
    S.path(
      both([
        [760, 90, "c20"],
        [830, 150],
        [950, 146],
        [1030, 100, "c20"],
        [900, 100],
      ]),
      "none",
      `stroke="#c9b071" stroke-width="${n1(1.4)}"`,
    )
    S.circle(X(880), cy, 40 * s, chrome, `stroke="#4d555c" stroke-width="${n1(0.8)}"`)
    S.stroke(
      mir([
        [1760, 60, "c"],
        [1960, 110],
        [2060, 60, "c"],
      ]) +
        mir([
          [1780, 0, "l"],
          [2060, 0],
        ]),
      "#aeb6bd",
      px(22, 2),
    )
    S.rect(X(2060), cy - 44 * s, 50 * s, 88 * s, "#c0202a", 3)
  } else {
    S.path(
      closed(V, [
        [410, 0],
        [430, 110],
        [540, 170],
        [640, 130],
        [660, 0],
      ]),
      lit,
      edge,
    )
    S.path(
      closed(V, [
        [412, 0],
        [424, 76],
        [490, 96],
        [520, 0],
      ]),
      S.hg([0, "#fff"], [1, "#9fb0bc"]),
      `stroke="#33393f" stroke-width="${n1(0.8)}"`,
    )
    S.rect(X(560), cy - 70 * s, 60 * s, 140 * s, "#0f1113", 4)
    S.path(
      both([
        [650, 60, "c"],
        [640, 190, "c20"],
        [760, 220],
        [900, 170, "c"],
      ]),
      A.base,
      `stroke="${A.edge}" stroke-width="${n1(0.8)}"`,
    )
    S.path(
      closed(V, [
        [660, 0],
        [690, 130],
        [820, 180],
        [960, 150],
        [1070, 80],
        [1090, 0],
      ]),
      lit,
      edge,
    )
    S.path(
      both([
        [720, 60, "c"],
        [830, 130],
        [960, 100, "c"],
        [850, 84],
      ]),
      A.base,
    )
    S.circle(X(880), cy, 38 * s, "#8d969e", `stroke="#33393f" stroke-width="${n1(0.8)}"`)
    S.path(
      closed(V, [
        [1240, 0],
        [1280, 130],
        [1560, 130],
        [1860, 70],
        [1960, 36],
        [1970, 0],
      ]),
      lit,
      edge,
    )
    S.stroke(
      mir([
        [1560, 120],
        [1740, 110],
        [1880, 60],
      ]),
      "#2a2e33",
      px(30, 2.4),
    )
    S.path(
      both([
        [1900, 10, "c"],
        [1890, 52],
        [1962, 34],
        [1968, 8, "c"],
      ]),
      "#c0202a",
    )
  }
  // rider's place, then the pillion's
  const pad = (x0: number, x1: number, w0: number, w1: number) => {
    S.path(
      closed(V, [
        [x0, 0],
        [x0 + 14, w0],
        [(x0 + x1) / 2, (w0 + w1) / 2 + 14],
        [x1 - 14, w1],
        [x1, 0],
      ]),
      S.vg([0, hide.d3], [0.35, hide.l1], [0.55, hide.l2], [1, hide.d3]),
      `stroke="${hide.d4}" stroke-width="${n1(1)}"`,
    )
    S.stroke(
      mir([
        [x0 + 50, w0 * 0.62],
        [(x0 + x1) / 2, (w0 + w1) * 0.36],
        [x1 - 40, w1 * 0.6],
      ]),
      hide.d3,
      1,
      'stroke-dasharray="10 8"',
    )
  }
  if (kind === "dio") {
    pad(950, 1280, 130, 165)
    pad(1290, 1640, 150, 90)
    const id = bagSymbol(S, 270 * s, 210 * s, LUG[1])
    for (let i = 0; i < n; i++) {
      S.stroke(
        c([
          [1160, -180, "l"],
          [1160, -330],
        ]),
        "#7b858e",
        1.4,
        `stroke-dasharray="${n1(3)}"`,
      )
      S.add(`<use href="#${id}" x="${n1(X(1025))}" y="${n1(cy + 330 * s)}"/>`)
    }
  } else if (kind === "classic") {
    pad(1080, 1470, 110, 150)
    pad(1490, 1790, 120, 110)
  } else {
    pad(1060, 1400, 100, 140)
    pad(1410, 1760, 130, 80)
  }
}
