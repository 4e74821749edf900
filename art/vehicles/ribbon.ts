import { pathPx } from "./svg.ts"
/** Wedding dress for a car: a ribbon from nose to windscreen, a bow, and flowers at the door handle. */

import { mixHex, type Paint } from "./color.ts"
import type { Vehicle } from "./fleet.ts"
import { curve, type Knot, type View } from "./geom.ts"
import { units, type Svg } from "./svg.ts"

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
export function drawRibbon(svg: Svg, view: View, v: Vehicle, tones: Paint) {
  const q = AT[v.body]
  if (!q) return
  const col = tones.lightness > 0.86 ? "#e9b9bd" : "#fff8ee",
    dk = mixHex(col, "#6b3a3a", 0.4),
    X = (u: number) => view.xPx(u * v.lengthMm),
    Y = (h: number) => view.yPx(h * v.heightMm)
  const d = view.pathData(curve(q.r.map(([u, h]) => [u * v.lengthMm, h * v.heightMm + 8] as Knot)))
  svg.stroke(d, dk, 4.6, 'stroke-opacity=".55"')
  svg.stroke(d, col, 3.6)
  const bx = X(q.r[0][0]),
    by = Y(q.r[0][1]) - 2,
    bow = (k: number) => pathPx`M${bx} ${by}q${-15 * k} -19 ${-23 * k} -4q${3 * k} 13 ${23 * k} 4z`
  svg.path(
    pathPx`M${bx} ${by}q-9 10 -8 25l4.5 -3l4 4q-2 -14 0 -26q5 12 10 20l2 -5l5 1q-10 -8 -16 -16z` +
      bow(1) +
      bow(-1),
    col,
    `stroke="${dk}" stroke-width="${units(0.8)}" stroke-linejoin="round"`,
  )
  svg.circle(bx, by, 4.2, col, `stroke="${dk}" stroke-width="${units(0.8)}"`)
  const fx = X(q.f[0]),
    fy = Y(q.f[1])
  svg.path(
    pathPx`M${fx} ${fy}q-13 -2 -16 7q9 4 16 -7zM${fx} ${fy}q12 -5 17 4q-9 6 -17 -4zM${fx} ${fy}q-5 10 -1 17q7 -7 1 -17z`,
    "#6f8f5a",
  )
  for (const [x, y, r, f] of [
    [-5, -3, 5, "#f7d9d9"],
    [5, -4, 5.4, "#fff6ef"],
    [0, 5, 4.8, "#e59aa4"],
  ] as const) {
    svg.circle(fx + x, fy + y, r, f, `stroke="${dk}" stroke-width="${units(0.5)}" stroke-opacity=".6"`)
    svg.stroke(
      pathPx`M${fx + x - r * 0.5} ${fy + y}q${r * 0.5} ${-r * 0.9} ${r} 0`,
      dk,
      0.7,
      'stroke-opacity=".6"',
    )
  }
}
