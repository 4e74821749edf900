/** Wedding dress for a car: a ribbon from nose to windscreen, a bow, and flowers at the door handle. */

import { mixHex, type Paint } from "./color.ts"
import type { Vehicle } from "./fleet.ts"
import { curve, type Knot, type View } from "./geom.ts"
import { n1, type Svg } from "./svg.ts"

/** ribbon path as [x, y] fractions of length and height, bow at its front end, flowers */
const AT: Partial<Record<Vehicle["body"], { r: [number, number][]; f: [number, number] }>> = {
  exec: {
    r: [
      [0.036, 0.552],
      [0.1, 0.618],
      [0.19, 0.655],
      [0.285, 0.684],
    ],
    f: [0.515, 0.655],
  },
  vintage: {
    r: [
      [0.112, 0.735],
      [0.15, 0.682],
      [0.22, 0.675],
      [0.3, 0.68],
      [0.345, 0.705],
    ],
    f: [0.402, 0.628],
  },
  beetle: {
    r: [
      [0.103, 0.59],
      [0.16, 0.645],
      [0.23, 0.68],
      [0.296, 0.7],
    ],
    f: [0.508, 0.655],
  },
}
export function drawRibbon(S: Svg, V: View, v: Vehicle, P: Paint) {
  const q = AT[v.body]
  if (!q) return
  const col = P.L > 0.86 ? "#e9b9bd" : "#fff8ee",
    dk = mixHex(col, "#6b3a3a", 0.4),
    X = (u: number) => V.x(u * v.L),
    Y = (h: number) => V.y(h * v.H)
  const d = V.d(curve(q.r.map(([u, h]) => [u * v.L, h * v.H + 8] as Knot)))
  S.stroke(d, dk, 4.6, 'stroke-opacity=".55"')
  S.stroke(d, col, 3.6)
  const bx = X(q.r[0][0]),
    by = Y(q.r[0][1]) - 2,
    bow = (k: number) =>
      `M${n1(bx)} ${n1(by)}q${n1(-15 * k)} ${n1(-19)} ${n1(-23 * k)} ${n1(-4)}q${n1(3 * k)} ${n1(13)} ${n1(23 * k)} ${n1(4)}z`
  S.path(
    `M${n1(bx)} ${n1(by)}q${n1(-9)} ${n1(10)} ${n1(-8)} ${n1(25)}l${n1(4.5)} ${n1(-3)}l${n1(4)} ${n1(4)}q${n1(-2)} ${n1(-14)} ${n1(0)} ${n1(-26)}q${n1(5)} ${n1(12)} ${n1(10)} ${n1(20)}l${n1(2)} ${n1(-5)}l${n1(5)} ${n1(1)}q${n1(-10)} ${n1(-8)} ${n1(-16)} ${n1(-16)}z` +
      bow(1) +
      bow(-1),
    col,
    `stroke="${dk}" stroke-width="${n1(0.8)}" stroke-linejoin="round"`,
  )
  S.circle(bx, by, 4.2, col, `stroke="${dk}" stroke-width="${n1(0.8)}"`)
  const fx = X(q.f[0]),
    fy = Y(q.f[1])
  S.path(
    `M${n1(fx)} ${n1(fy)}q${n1(-13)} ${n1(-2)} ${n1(-16)} ${n1(7)}q${n1(9)} ${n1(4)} ${n1(16)} ${n1(-7)}zM${n1(fx)} ${n1(fy)}q${n1(12)} ${n1(-5)} ${n1(17)} ${n1(4)}q${n1(-9)} ${n1(6)} ${n1(-17)} ${n1(-4)}zM${n1(fx)} ${n1(fy)}q${n1(-5)} ${n1(10)} ${n1(-1)} ${n1(17)}q${n1(7)} ${n1(-7)} ${n1(1)} ${n1(-17)}z`,
    "#6f8f5a",
  )
  for (const [x, y, r, f] of [
    [-5, -3, 5, "#f7d9d9"],
    [5, -4, 5.4, "#fff6ef"],
    [0, 5, 4.8, "#e59aa4"],
  ] as const) {
    S.circle(fx + x, fy + y, r, f, `stroke="${dk}" stroke-width="${n1(0.5)}" stroke-opacity=".6"`)
    S.stroke(
      `M${n1(fx + x - r * 0.5)} ${n1(fy + y)}q${n1(r * 0.5)} ${n1(-r * 0.9)} ${n1(r)} 0`,
      dk,
      0.7,
      'stroke-opacity=".6"',
    )
  }
}
