/** Geometry: fair curves (Hobby splines) through knots measured in millimetres.
 *  x runs from the front bumper (0) to the rear, y is height above the ground. */

export type Point = [number, number]
/** Knot flag string:
 *  ''      smooth            'c'  corner             'c40'  corner rounded by 40 mm
 *  'l'     corner, straight line to the next knot    'l40'  same, rounded
 *  's'     straight line to the next knot, tangent to its neighbours
 *  'd90'   smooth with a fixed direction (degrees; 0 = rearwards, 90 = up)  */
export type Knot = [number, number, string?]
export interface Segment {
  start: Point
  startHandle: Point
  endHandle: Point
  end: Point
  straight?: boolean
}
export type Path = Segment[]

const subtract = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]]
const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]]
const scale = (a: Point, k: number): Point => [a[0] * k, a[1] * k]
const rotate = (a: Point, t: number): Point => [
  a[0] * Math.cos(t) - a[1] * Math.sin(t),
  a[0] * Math.sin(t) + a[1] * Math.cos(t),
]
const angleOf = (a: Point) => Math.atan2(a[1], a[0])
const lengthOf = (a: Point) => Math.hypot(a[0], a[1])
const normaliseAngle = (t: number) => {
  while (t > Math.PI) t -= 2 * Math.PI
  while (t < -Math.PI) t += 2 * Math.PI
  return t
}
const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]

interface KnotFlag {
  corner: boolean
  line: boolean
  smooth: boolean
  roundingMm: number
  direction?: number
}
function readFlag(s = ""): KnotFlag {
  const m = /^([cls]?)(\d+)?(?:d(-?\d+))?$/.exec(s)
  if (!m) throw new Error("bad knot flag " + s)
  return {
    corner: m[1] === "c" || m[1] === "l",
    line: m[1] === "l" || m[1] === "s",
    smooth: m[1] === "s",
    roundingMm: +(m[2] ?? 0),
    direction: m[3] === undefined ? undefined : (+m[3] * Math.PI) / 180,
  }
}
const handleLength = (t: number, f: number) => {
  const st = Math.sin(t),
    ct = Math.cos(t),
    sf = Math.sin(f),
    cf = Math.cos(f)
  const a = 2 + Math.SQRT2 * (st - sf / 16) * (sf - st / 16) * (ct - cf)
  const b = 3 * (1 + 0.5 * (Math.sqrt(5) - 1) * ct + 0.5 * (3 - Math.sqrt(5)) * cf)
  return a / b
}
const straightSegment = (p: Point, q: Point): Segment => ({
  start: p,
  startHandle: between(p, q, 1 / 3),
  endHandle: between(p, q, 2 / 3),
  end: q,
  straight: true,
})
/** one run of smooth knots, optional end directions */
function smoothRun(z: Point[], d0?: number, d1?: number): Path {
  const n = z.length - 1
  if (n < 1) return []
  if (n === 1 && d0 === undefined && d1 === undefined) return [straightSegment(z[0], z[1])]
  const D = z.slice(1).map((p, i) => subtract(p, z[i]))
  const dl = D.map(lengthOf)
  const psi = z.map((_, k) => (k === 0 || k === n ? 0 : normaliseAngle(angleOf(D[k]) - angleOf(D[k - 1]))))
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
    R[0] = normaliseAngle(d0 - angleOf(D[0]))
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
    R[n] = normaliseAngle(d1 - angleOf(D[n - 1]))
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
      start: z[k],
      startHandle: add(z[k], scale(rotate(D[k], t), handleLength(t, f))),
      endHandle: subtract(z[k + 1], scale(rotate(D[k], -f), handleLength(f, t))),
      end: z[k + 1],
    })
  }
  return out
}

/** fair curve through knots */
export function curve(knots: Knot[], closed = false): Path {
  let ks = knots
  if (closed) ks = [...knots, [knots[0][0], knots[0][1], knots[0][2]]]
  const f = ks.map((k) => readFlag(k[2]))
  const z: Point[] = ks.map((k) => [k[0], k[1]])
  const n = z.length - 1
  const out: Path = []
  const rad: number[] = [] // fillet radius at the START of each segment
  let i = 0
  while (i < n) {
    if (f[i].line) {
      rad.push(f[i].roundingMm)
      out.push(straightSegment(z[i], z[i + 1]))
      i++
      continue
    }
    let j = i + 1
    while (j < n && !f[j].corner && !f[j].line && f[j].direction === undefined) j++
    const prev = i > 0 ? i - 1 : closed ? n - 1 : -1
    let d0 = f[i].direction,
      d1 = f[j].direction
    if (d0 === undefined && prev >= 0 && f[prev].line && !f[i].corner && f[prev].smooth)
      d0 = angleOf(subtract(z[prev + 1], z[prev]))
    const nx = j === n ? (closed ? 0 : -1) : j
    if (d1 === undefined && nx >= 0 && f[nx].line && f[nx].smooth && nx + 1 <= n)
      d1 = angleOf(subtract(z[nx + 1], z[nx]))
    const segs = smoothRun(z.slice(i, j + 1), d0, d1)
    segs.forEach((s, k) => {
      rad.push(k === 0 && f[i].corner ? f[i].roundingMm : 0)
      out.push(s)
    })
    i = j
  }
  return roundCorners(out, rad, closed)
}
export const pointAt = (s: Segment, t: number): Point => {
  const u = 1 - t
  return [
    u * u * u * s.start[0] +
      3 * u * u * t * s.startHandle[0] +
      3 * u * t * t * s.endHandle[0] +
      t * t * t * s.end[0],
    u * u * u * s.start[1] +
      3 * u * u * t * s.startHandle[1] +
      3 * u * t * t * s.endHandle[1] +
      t * t * t * s.end[1],
  ]
}
export function split(s: Segment, t: number): [Segment, Segment] {
  const ab = between(s.start, s.startHandle, t),
    bc = between(s.startHandle, s.endHandle, t),
    cd = between(s.endHandle, s.end, t)
  const abc = between(ab, bc, t),
    bcd = between(bc, cd, t),
    m = between(abc, bcd, t)
  return [
    { start: s.start, startHandle: ab, endHandle: abc, end: m, straight: s.straight },
    { start: m, startHandle: bcd, endHandle: cd, end: s.end, straight: s.straight },
  ]
}
function segmentLength(s: Segment) {
  let L = 0,
    p = s.start
  for (let i = 1; i <= 12; i++) {
    const q = pointAt(s, i / 12)
    L += lengthOf(subtract(q, p))
    p = q
  }
  return L
}
function parameterAtLength(s: Segment, want: number) {
  let L = 0,
    p = s.start
  for (let i = 1; i <= 40; i++) {
    const q = pointAt(s, i / 40)
    L += lengthOf(subtract(q, p))
    if (L >= want) return i / 40
    p = q
  }
  return 1
}
/** corners rounded by less than this (mm) are left sharp: invisible at picture size, and every rounding costs bytes */
let smallestRoundingMm = 0
export const ignoreRoundingsBelow = (mm: number) => {
  smallestRoundingMm = mm
}
function roundCorners(path: Path, rad: number[], closed: boolean): Path {
  const n = path.length,
    segs = path.map((s) => ({ ...s }))
  const joins: (Segment | null)[] = new Array(n).fill(null)
  for (let i = 0; i < n; i++) {
    const r = rad[i]
    if (!r || r < smallestRoundingMm) continue
    const j = i === 0 ? (closed ? n - 1 : -1) : i - 1
    if (j < 0) continue
    const A = segs[j],
      B = segs[i],
      corner = B.start
    const ra = Math.min(r, segmentLength(A) * 0.48),
      rb = Math.min(r, segmentLength(B) * 0.48)
    const ta =
        1 -
        parameterAtLength(
          { start: A.end, startHandle: A.endHandle, endHandle: A.startHandle, end: A.start },
          ra,
        ),
      tb = parameterAtLength(B, rb)
    segs[j] = split(A, ta)[0]
    segs[i] = split(B, tb)[1]
    const p = segs[j].end,
      q = segs[i].start
    joins[i] = { start: p, startHandle: between(p, corner, 0.6), endHandle: between(q, corner, 0.6), end: q }
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
    const p: Point = [cx + r * Math.cos(t0), cy + ry * Math.sin(t0)],
      q: Point = [cx + r * Math.cos(t1), cy + ry * Math.sin(t1)]
    out.push({
      start: p,
      startHandle: [p[0] - k * r * Math.sin(t0), p[1] + k * ry * Math.cos(t0)],
      endHandle: [q[0] + k * r * Math.sin(t1), q[1] - k * ry * Math.cos(t1)],
      end: q,
    })
  }
  return out
}
export const reversed = (p: Path): Path =>
  p
    .map((s) => ({
      start: s.end,
      startHandle: s.endHandle,
      endHandle: s.startHandle,
      end: s.start,
      straight: s.straight,
    }))
    .reverse()
export const polyline = (pts: Point[]): Path => pts.slice(1).map((q, i) => straightSegment(pts[i], q))
/** join paths end to end with straight lines where they do not touch */
export function joinPaths(...ps: Path[]): Path {
  const out: Path = []
  for (const p of ps) {
    if (!p.length) continue
    if (out.length) {
      const e = out[out.length - 1].end
      if (lengthOf(subtract(e, p[0].start)) > 0.5) out.push(straightSegment(e, p[0].start))
    }
    out.push(...p)
  }
  return out
}
export const shifted = (p: Path, dx: number, dy: number): Path =>
  p.map((s) => ({
    start: [s.start[0] + dx, s.start[1] + dy],
    startHandle: [s.startHandle[0] + dx, s.startHandle[1] + dy],
    endHandle: [s.endHandle[0] + dx, s.endHandle[1] + dy],
    end: [s.end[0] + dx, s.end[1] + dy],
    straight: s.straight,
  }))
export const mapPath = (p: Path, f: (q: Point) => Point): Path =>
  p.map((s) => ({
    start: f(s.start),
    startHandle: f(s.startHandle),
    endHandle: f(s.endHandle),
    end: f(s.end),
    straight: s.straight,
  }))
/** y of a left-to-right curve at x (first hit) */
export function heightAt(p: Path, x: number): number {
  for (const s of p) {
    const lo = Math.min(s.start[0], s.end[0]),
      hi = Math.max(s.start[0], s.end[0])
    if (x < lo - 0.01 || x > hi + 0.01) continue
    let a = 0,
      b = 1
    const inc = s.end[0] >= s.start[0]
    for (let i = 0; i < 30; i++) {
      const m = (a + b) / 2
      if (pointAt(s, m)[0] < x === inc) a = m
      else b = m
    }
    return pointAt(s, (a + b) / 2)[1]
  }
  return x < p[0].start[0] ? p[0].start[1] : p[p.length - 1].end[1]
}
/** part of a monotone-x curve between two x values */
export function sliceX(p: Path, x0: number, x1: number): Path {
  const out: Path = []
  const tAt = (s: Segment, x: number) => {
    let a = 0,
      b = 1
    for (let i = 0; i < 30; i++) {
      const m = (a + b) / 2
      if (pointAt(s, m)[0] < x) a = m
      else b = m
    }
    return (a + b) / 2
  }
  for (const s0 of p) {
    let s = s0
    if (s.end[0] <= x0 || s.start[0] >= x1) continue
    if (s.start[0] < x0) s = split(s, tAt(s, x0))[1]
    if (s.end[0] > x1) s = split(s, tAt(s, x1))[0]
    out.push(s)
  }
  return out
}
/** closed band between a curve and the same curve moved by dy (may be a function of x position 0..1) */
export const bandBetween = (top: Path, bottom: Path): Path => joinPaths(top, reversed(bottom))
/** area between a left-to-right curve and a horizontal line */
export const areaDownTo = (p: Path, y: number): Path =>
  joinPaths(
    p,
    polyline([
      [p[p.length - 1].end[0], y],
      [p[0].start[0], y],
    ]),
  )
export const lowestY = (p: Path) => Math.min(...p.flatMap((s) => [s.start[1], s.end[1]]))
export const highestY = (p: Path) => Math.max(...p.flatMap((s) => [s.start[1], s.end[1]]))

/** millimetres to pixels */
export class View {
  pxPerMm: number
  leftPx: number
  groundPx: number
  constructor(s: number, ox: number, oy: number) {
    this.pxPerMm = s
    this.leftPx = ox
    this.groundPx = oy
  }
  xPx = (x: number) => this.leftPx + x * this.pxPerMm
  yPx = (y: number) => this.groundPx - y * this.pxPerMm
  /** serialise with relative commands on the integer grid */
  pathData(p: Path, close = false): string {
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
    let cx = q(this.xPx(p[0].start[0])),
      cy = q(this.yPx(p[0].start[1])),
      o = "M" + pr([cx, cy]),
      last = ""
    for (const s of p) {
      const c = [s.startHandle, s.endHandle, s.end].map((v) => [q(this.xPx(v[0])), q(this.yPx(v[1]))])
      const [nx, ny] = c[2]
      if (s.straight) {
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
/** Reads knots written as text: "30,690 c14, 54,716, 190,784 s". */
export function knots(text: string): Knot[] {
  return text
    .trim()
    .split(/,\s+/)
    .map((knot) => {
      const [, x, y, flag] = /^(-?[\d.]+),(-?[\d.]+)(?: ([cls]?\d*(?:d-?\d+)?))?$/.exec(knot) ?? []
      if (x === undefined || y === undefined) throw new Error(`Write a knot as "x,y flag": ${knot}`)
      return [Number(x), Number(y), flag]
    })
}
