/** Geometry: fair curves (Hobby splines) through knots measured in millimetres.
 *  x runs from the front bumper (0) to the rear, y is height above the ground. */

export type Pt = [number, number]
/** Knot flag string:
 *  ''      smooth            'c'  corner             'c40'  corner rounded by 40 mm
 *  'l'     corner, straight line to the next knot    'l40'  same, rounded
 *  's'     straight line to the next knot, tangent to its neighbours
 *  'd90'   smooth with a fixed direction (degrees; 0 = rearwards, 90 = up)  */
export type Knot = [number, number, string?]
export interface Seg {
  p: Pt
  a: Pt
  b: Pt
  q: Pt
  line?: boolean
}
export type Path = Seg[]

const sub = (a: Pt, b: Pt): Pt => [a[0] - b[0], a[1] - b[1]]
const add = (a: Pt, b: Pt): Pt => [a[0] + b[0], a[1] + b[1]]
const mul = (a: Pt, k: number): Pt => [a[0] * k, a[1] * k]
const rot = (a: Pt, t: number): Pt => [
  a[0] * Math.cos(t) - a[1] * Math.sin(t),
  a[0] * Math.sin(t) + a[1] * Math.cos(t),
]
const ang = (a: Pt) => Math.atan2(a[1], a[0])
const len = (a: Pt) => Math.hypot(a[0], a[1])
const norm = (t: number) => {
  while (t > Math.PI) t -= 2 * Math.PI
  while (t < -Math.PI) t += 2 * Math.PI
  return t
}
const lerp = (a: Pt, b: Pt, t: number): Pt => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]

interface F {
  corner: boolean
  line: boolean
  smooth: boolean
  r: number
  d?: number
}
function flag(s = ""): F {
  const m = /^([cls]?)(\d+)?(?:d(-?\d+))?$/.exec(s)
  if (!m) throw new Error("bad knot flag " + s)
  return {
    corner: m[1] === "c" || m[1] === "l",
    line: m[1] === "l" || m[1] === "s",
    smooth: m[1] === "s",
    r: +(m[2] ?? 0),
    d: m[3] === undefined ? undefined : (+m[3] * Math.PI) / 180,
  }
}
const rho = (t: number, f: number) => {
  const st = Math.sin(t),
    ct = Math.cos(t),
    sf = Math.sin(f),
    cf = Math.cos(f)
  const a = 2 + Math.SQRT2 * (st - sf / 16) * (sf - st / 16) * (ct - cf)
  const b = 3 * (1 + 0.5 * (Math.sqrt(5) - 1) * ct + 0.5 * (3 - Math.sqrt(5)) * cf)
  return a / b
}
const lineSeg = (p: Pt, q: Pt): Seg => ({ p, a: lerp(p, q, 1 / 3), b: lerp(p, q, 2 / 3), q, line: true })
/** one run of smooth knots, optional end directions */
function run(z: Pt[], d0?: number, d1?: number): Path {
  const n = z.length - 1
  if (n < 1) return []
  if (n === 1 && d0 === undefined && d1 === undefined) return [lineSeg(z[0], z[1])]
  const D = z.slice(1).map((p, i) => sub(p, z[i]))
  const dl = D.map(len)
  const psi = z.map((_, k) => (k === 0 || k === n ? 0 : norm(ang(D[k]) - ang(D[k - 1]))))
  // tridiagonal solve
  const A = new Array(n + 1).fill(0),
    B = new Array(n + 1).fill(0),
    C = new Array(n + 1).fill(0),
    R = new Array(n + 1).fill(0)
  if (d0 === undefined) {
    B[0] = 1
    C[0] = 1
    R[0] = -psi[1] || 0
  } else {
    B[0] = 1
    R[0] = norm(d0 - ang(D[0]))
  }
  for (let k = 1; k < n; k++) {
    A[k] = 1 / dl[k - 1]
    B[k] = 2 / dl[k - 1] + 2 / dl[k]
    C[k] = 1 / dl[k]
    R[k] = -(2 / dl[k - 1]) * psi[k] - (1 / dl[k]) * psi[k + 1]
  }
  if (d1 === undefined) {
    A[n] = 1
    B[n] = 1
    R[n] = 0
  } else {
    B[n] = 1
    R[n] = norm(d1 - ang(D[n - 1]))
  }
  if (n === 1 && d0 === undefined && d1 === undefined) {
    B[0] = B[1] = 1
    C[0] = A[1] = 0
    R[0] = R[1] = 0
  }
  for (let k = 1; k <= n; k++) {
    const w = A[k] / B[k - 1]
    B[k] -= w * C[k - 1]
    R[k] -= w * R[k - 1]
  }
  const th = new Array(n + 1).fill(0)
  th[n] = R[n] / B[n]
  for (let k = n - 1; k >= 0; k--) th[k] = (R[k] - C[k] * th[k + 1]) / B[k]
  const out: Path = []
  for (let k = 0; k < n; k++) {
    const t = th[k],
      f = -psi[k + 1] - th[k + 1]
    out.push({
      p: z[k],
      a: add(z[k], mul(rot(D[k], t), rho(t, f))),
      b: sub(z[k + 1], mul(rot(D[k], -f), rho(f, t))),
      q: z[k + 1],
    })
  }
  return out
}

/** fair curve through knots */
export function curve(knots: Knot[], closed = false): Path {
  let ks = knots
  if (closed) ks = [...knots, [knots[0][0], knots[0][1], knots[0][2]]]
  const f = ks.map((k) => flag(k[2]))
  const z: Pt[] = ks.map((k) => [k[0], k[1]])
  const n = z.length - 1
  const out: Path = []
  const rad: number[] = [] // fillet radius at the START of each segment
  let i = 0
  while (i < n) {
    if (f[i].line) {
      rad.push(f[i].r)
      out.push(lineSeg(z[i], z[i + 1]))
      i++
      continue
    }
    let j = i + 1
    while (j < n && !f[j].corner && !f[j].line && f[j].d === undefined) j++
    const prev = i > 0 ? i - 1 : closed ? n - 1 : -1
    let d0 = f[i].d,
      d1 = f[j].d
    if (d0 === undefined && prev >= 0 && f[prev].line && !f[i].corner && f[prev].smooth)
      d0 = ang(sub(z[prev + 1], z[prev]))
    const nx = j === n ? (closed ? 0 : -1) : j
    if (d1 === undefined && nx >= 0 && f[nx].line && f[nx].smooth && nx + 1 <= n)
      d1 = ang(sub(z[nx + 1], z[nx]))
    const segs = run(z.slice(i, j + 1), d0, d1)
    segs.forEach((s, k) => {
      rad.push(k === 0 && f[i].corner ? f[i].r : 0)
      out.push(s)
    })
    i = j
  }
  return fillet(out, rad, closed)
}
export const bez = (s: Seg, t: number): Pt => {
  const u = 1 - t
  return [
    u * u * u * s.p[0] + 3 * u * u * t * s.a[0] + 3 * u * t * t * s.b[0] + t * t * t * s.q[0],
    u * u * u * s.p[1] + 3 * u * u * t * s.a[1] + 3 * u * t * t * s.b[1] + t * t * t * s.q[1],
  ]
}
export function split(s: Seg, t: number): [Seg, Seg] {
  const ab = lerp(s.p, s.a, t),
    bc = lerp(s.a, s.b, t),
    cd = lerp(s.b, s.q, t)
  const abc = lerp(ab, bc, t),
    bcd = lerp(bc, cd, t),
    m = lerp(abc, bcd, t)
  return [
    { p: s.p, a: ab, b: abc, q: m, line: s.line },
    { p: m, a: bcd, b: cd, q: s.q, line: s.line },
  ]
}
function segLen(s: Seg) {
  let L = 0,
    p = s.p
  for (let i = 1; i <= 12; i++) {
    const q = bez(s, i / 12)
    L += len(sub(q, p))
    p = q
  }
  return L
}
function tAtLen(s: Seg, want: number) {
  let L = 0,
    p = s.p
  for (let i = 1; i <= 40; i++) {
    const q = bez(s, i / 40)
    L += len(sub(q, p))
    if (L >= want) return i / 40
    p = q
  }
  return 1
}
/** corners rounded by less than this (mm) are left sharp: invisible at picture size, and every rounding costs bytes */
let minR = 0
export const setMinFillet = (mm: number) => {
  minR = mm
}
function fillet(path: Path, rad: number[], closed: boolean): Path {
  const n = path.length,
    segs = path.map((s) => ({ ...s }))
  const joins: (Seg | null)[] = new Array(n).fill(null)
  for (let i = 0; i < n; i++) {
    const r = rad[i]
    if (!r || r < minR) continue
    const j = i === 0 ? (closed ? n - 1 : -1) : i - 1
    if (j < 0) continue
    const A = segs[j],
      B = segs[i],
      corner = B.p
    const ra = Math.min(r, segLen(A) * 0.48),
      rb = Math.min(r, segLen(B) * 0.48)
    const ta = 1 - tAtLen({ p: A.q, a: A.b, b: A.a, q: A.p }, ra),
      tb = tAtLen(B, rb)
    segs[j] = split(A, ta)[0]
    segs[i] = split(B, tb)[1]
    const p = segs[j].q,
      q = segs[i].p
    joins[i] = { p, a: lerp(p, corner, 0.6), b: lerp(q, corner, 0.6), q }
  }
  const out: Path = []
  for (let i = 0; i < n; i++) {
    if (joins[i]) out.push(joins[i]!)
    out.push(segs[i])
  }
  // closed path whose first corner was rounded: rotate so the join closes the loop
  if (joins[0] && closed) out.push(out.shift()!)
  return out
}
/** circular arc as cubics, degrees, y-up */
export function arc(cx: number, cy: number, r: number, a0: number, a1: number, ry = r): Path {
  const n = Math.max(1, Math.ceil(Math.abs(a1 - a0) / 90)),
    out: Path = [],
    st = (((a1 - a0) / n) * Math.PI) / 180,
    k = (4 / 3) * Math.tan(st / 4)
  for (let i = 0; i < n; i++) {
    const t0 = (a0 * Math.PI) / 180 + i * st,
      t1 = t0 + st
    const p: Pt = [cx + r * Math.cos(t0), cy + ry * Math.sin(t0)],
      q: Pt = [cx + r * Math.cos(t1), cy + ry * Math.sin(t1)]
    out.push({
      p,
      a: [p[0] - k * r * Math.sin(t0), p[1] + k * ry * Math.cos(t0)],
      b: [q[0] + k * r * Math.sin(t1), q[1] - k * ry * Math.cos(t1)],
      q,
    })
  }
  return out
}
export const reverse = (p: Path): Path =>
  p.map((s) => ({ p: s.q, a: s.b, b: s.a, q: s.p, line: s.line })).reverse()
export const poly = (pts: Pt[]): Path => pts.slice(1).map((q, i) => lineSeg(pts[i], q))
/** join paths end to end with straight lines where they do not touch */
export function join(...ps: Path[]): Path {
  const out: Path = []
  for (const p of ps) {
    if (!p.length) continue
    if (out.length) {
      const e = out[out.length - 1].q
      if (len(sub(e, p[0].p)) > 0.5) out.push(lineSeg(e, p[0].p))
    }
    out.push(...p)
  }
  return out
}
export const shift = (p: Path, dx: number, dy: number): Path =>
  p.map((s) => ({
    p: [s.p[0] + dx, s.p[1] + dy],
    a: [s.a[0] + dx, s.a[1] + dy],
    b: [s.b[0] + dx, s.b[1] + dy],
    q: [s.q[0] + dx, s.q[1] + dy],
    line: s.line,
  }))
export const xform = (p: Path, f: (q: Pt) => Pt): Path =>
  p.map((s) => ({ p: f(s.p), a: f(s.a), b: f(s.b), q: f(s.q), line: s.line }))
/** y of a left-to-right curve at x (first hit) */
export function yAt(p: Path, x: number): number {
  for (const s of p) {
    const lo = Math.min(s.p[0], s.q[0]),
      hi = Math.max(s.p[0], s.q[0])
    if (x < lo - 0.01 || x > hi + 0.01) continue
    let a = 0,
      b = 1
    const inc = s.q[0] >= s.p[0]
    for (let i = 0; i < 30; i++) {
      const m = (a + b) / 2
      if (bez(s, m)[0] < x === inc) a = m
      else b = m
    }
    return bez(s, (a + b) / 2)[1]
  }
  return x < p[0].p[0] ? p[0].p[1] : p[p.length - 1].q[1]
}
/** part of a monotone-x curve between two x values */
export function sliceX(p: Path, x0: number, x1: number): Path {
  const out: Path = []
  const tAt = (s: Seg, x: number) => {
    let a = 0,
      b = 1
    for (let i = 0; i < 30; i++) {
      const m = (a + b) / 2
      if (bez(s, m)[0] < x) a = m
      else b = m
    }
    return (a + b) / 2
  }
  for (const s0 of p) {
    let s = s0
    if (s.q[0] <= x0 || s.p[0] >= x1) continue
    if (s.p[0] < x0) s = split(s, tAt(s, x0))[1]
    if (s.q[0] > x1) s = split(s, tAt(s, x1))[0]
    out.push(s)
  }
  return out
}
/** closed band between a curve and the same curve moved by dy (may be a function of x position 0..1) */
export const band = (top: Path, bottom: Path): Path => join(top, reverse(bottom))
/** area between a left-to-right curve and a horizontal line */
export const under = (p: Path, y: number): Path =>
  join(
    p,
    poly([
      [p[p.length - 1].q[0], y],
      [p[0].p[0], y],
    ]),
  )
export const minY = (p: Path) => Math.min(...p.flatMap((s) => [s.p[1], s.q[1]]))
export const maxY = (p: Path) => Math.max(...p.flatMap((s) => [s.p[1], s.q[1]]))

/** millimetres to pixels */
export class View {
  s: number
  ox: number
  oy: number
  constructor(s: number, ox: number, oy: number) {
    this.s = s
    this.ox = ox
    this.oy = oy
  }
  x = (x: number) => this.ox + x * this.s
  y = (y: number) => this.oy - y * this.s
  /** serialise with relative commands on the integer grid */
  d(p: Path, close = false): string {
    if (!p.length) return ""
    const q = (v: number) => Math.round(v * 5) // same grid as svg.ts U
    const fm = (v: number) => "" + v
    const pr = (arr: number[]) =>
      arr
        .map((v, i) => {
          const t = fm(v)
          return i && !t.startsWith("-") ? " " + t : t
        })
        .join("")
    let cx = q(this.x(p[0].p[0])),
      cy = q(this.y(p[0].p[1])),
      o = "M" + pr([cx, cy]),
      last = ""
    for (const s of p) {
      const c = [s.a, s.b, s.q].map((v) => [q(this.x(v[0])), q(this.y(v[1]))])
      const [nx, ny] = c[2]
      if (s.line) {
        if (nx === cx && ny === cy) continue
        if (ny === cy) {
          o += "h" + fm(nx - cx)
          last = "h"
        } else if (nx === cx) {
          o += "v" + fm(ny - cy)
          last = "v"
        } else {
          o += (last === "l" ? (nx - cx < 0 ? "" : " ") : "l") + pr([nx - cx, ny - cy])
          last = "l"
        }
      } else {
        const a = [c[0][0] - cx, c[0][1] - cy, c[1][0] - cx, c[1][1] - cy, nx - cx, ny - cy]
        o += (last === "c" ? (a[0] < 0 ? "" : " ") : "c") + pr(a)
        last = "c"
      }
      cx = nx
      cy = ny
    }
    return o + (close ? "z" : "")
  }
}
