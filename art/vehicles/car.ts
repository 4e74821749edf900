/** Painter shared by every car-like body. A body file supplies curves in millimetres, this file supplies the light. */

import type { Paint } from "./color.ts"
import {
  arc,
  band,
  curve,
  join,
  type Knot,
  maxY,
  minY,
  type Path,
  type Pt,
  poly,
  reverse,
  shift,
  sliceX,
  under,
  type View,
  yAt,
} from "./geom.ts"
import { n1, type Svg } from "./svg.ts"
import { type WheelOpt, type WheelStyle, wheelSymbol } from "./wheels.ts"

export interface Dims {
  L: number
  WB: number
  FO: number
  H: number
  R: number
  rim: number
}
/** Maps knots authored at nominal dimensions to a particular model's dimensions. */
export class Rig {
  fx: number
  rx: number
  nom: Dims
  d: Dims
  yA: number[]
  yB: number[]
  constructor(nom: Dims, d: Dims, yA = [0, 200], yB = yA) {
    this.nom = nom
    this.d = d
    this.yA = yA
    this.yB = yB
    this.fx = d.FO
    this.rx = d.FO + d.WB
  }
  private pw(v: number, a: number[], b: number[]) {
    let i = 0
    while (i < a.length - 2 && v > a[i + 1]) i++
    return b[i] + ((v - a[i]) * (b[i + 1] - b[i])) / (a[i + 1] - a[i])
  }
  X = (x: number) => {
    const { nom: n, d } = this
    return this.pw(x, [0, n.FO, n.FO + n.WB, n.L], [0, d.FO, d.FO + d.WB, d.L])
  }
  Y = (y: number) => this.pw(y, [...this.yA, this.nom.H], [...this.yB, this.d.H])
  pt = (p: Pt): Pt => [this.X(p[0]), this.Y(p[1])]
  ks = (k: Knot[]): Knot[] => k.map(([x, y, f]) => [this.X(x), this.Y(y), f] as Knot)
  c = (k: Knot[]) => curve(this.ks(k))
  z = (k: Knot[]) => curve(this.ks(k), true)
}
export type LampKind = "led" | "halogen" | "tail" | "tailled" | "fog" | "amber" | "clear" | "reflector"
export interface Lamp {
  k: Knot[]
  kind: LampKind
  eye?: Pt[]
  er?: number
  drl?: Knot[]
  inner?: Knot[]
}
export interface CarSpec {
  top: Knot[]
  sill: number | [number, number]
  under: number
  archF: number
  archR: number
  archDx?: [number, number]
  archFlat?: number
  flare?: number
  dlo: Knot[]
  dloTrim?: "black" | "chrome" | "chromeBelt" | "none"
  pillars: { x0: number; x1: number; w0: number; w1: number; paint?: boolean }[]
  thin?: Knot[][]
  wind?: Knot[]
  back?: Knot[]
  shoulder: Knot[]
  char: Knot[]
  low: Knot[]
  hood?: Knot[]
  /** shut lines, and softer pressed creases */
  cuts: Knot[][]
  soft?: Knot[][]
  handles: [number, number, number?][]
  handleStyle?: "bar" | "flap" | "chrome" | "black"
  mirror?: [number, number, number?]
  lamps: Lamp[]
  black?: Knot[][]
  clad?: { arch: number; sill?: number; front?: Knot[]; rear?: Knot[] }
  seats?: [number, number, number?][]
  slabSeats?: boolean
  wheelAt?: Pt
  fin?: [number, number]
  fuel?: [number, number, number, number]
  chrome?: Knot[][]
  privacy?: number
  blackRoof?: Knot[]
  ends?: [number, number]
  charFade?: number
  glints?: boolean
  pre?: (c: Ctx) => void
  mid?: (c: Ctx) => void
  post?: (c: Ctx) => void
}
export interface CarOpt {
  paint: Paint
  wheel: WheelStyle
  wopt?: WheelOpt
  roof?: Paint
  trim?: "black" | "chrome" | "chromeBelt" | "none"
  cladding?: boolean
  shadow?: boolean
  accent?: Paint
}
export interface Ctx {
  S: Svg
  V: View
  rig: Rig
  spec: CarSpec
  opt: CarOpt
  body: Path
  bodyRef: string
  clip: string
  lw: (mm: number, min?: number) => number
}

export function contactShadow(
  S: Svg,
  V: View,
  x0: number,
  x1: number,
  wheels: number[],
  tyreR: number,
  strength = 1,
) {
  const a = V.x(x0),
    b = V.x(x1),
    y = V.y(0),
    cx = (a + b) / 2,
    w = b - a,
    k = "#070b12"
  S.ellipse(
    cx,
    y + 2,
    w * 0.57,
    w * 0.05,
    S.rg(0.5, 0.5, 0.5, [0, k, 0.4 * strength], [0.6, k, 0.2 * strength], [1, k, 0]),
  )
  S.ellipse(
    cx,
    y,
    w * 0.49,
    w * 0.021,
    S.rg(0.5, 0.5, 0.5, [0, k, 0.8 * strength], [0.75, k, 0.55 * strength], [1, k, 0]),
  )
  for (const wx of wheels) {
    const r = tyreR * V.s
    S.ellipse(
      V.x(wx),
      y + 0.4,
      r * 0.8,
      r * 0.1,
      S.rg(0.5, 0.5, 0.5, [0, "#000", 0.85], [0.55, "#000", 0.6], [1, "#000", 0]),
    )
  }
}
const arcTo = (cx: number, cy: number, r: number, ry: number, y0: number, y1: number): Path => {
  const deg = (y: number) => (Math.asin(Math.max(-0.95, Math.min(0.95, (y - cy) / ry))) * 180) / Math.PI
  return arc(cx, cy, r, deg(y0), 180 - deg(y1), ry)
}
/** closed outline: top profile, rear arch, sill, front arch */
export function outline(rig: Rig, s: CarSpec): Path {
  const top = rig.c(s.top)
  const [sf, sr] = (Array.isArray(s.sill) ? s.sill : [s.sill, s.sill]).map(rig.Y) as [number, number]
  const cy = rig.d.R,
    p0 = top[0].p,
    pN = top[top.length - 1].q,
    ax = s.archDx ?? [0, 0],
    fl = s.archFlat ?? 1
  const rear = arcTo(rig.rx + ax[1], cy, s.archR, s.archR * fl, pN[1], sr),
    front = arcTo(rig.fx + ax[0], cy, s.archF, s.archF * fl, sf, p0[1])
  return join(top, rear, front, poly([front[front.length - 1].q, p0]))
}
const box = (V: View, p: Path) => {
  let x0 = 1e9,
    x1 = -1e9,
    y0 = 1e9,
    y1 = -1e9
  for (const s of p)
    for (const q of [s.p, s.q]) {
      x0 = Math.min(x0, V.x(q[0]))
      x1 = Math.max(x1, V.x(q[0]))
      y0 = Math.min(y0, V.y(q[1]))
      y1 = Math.max(y1, V.y(q[1]))
    }
  return { x0, x1, y0, y1 }
}

export { box }

export function lamp(c: { S: Svg; V: View; rig: Rig }, l: Lamp) {
  const { S, V, rig } = c,
    p = rig.z(l.k),
    d = V.d(p, true),
    b = box(V, p),
    er = (l.er ?? 52) * V.s
  const gloss = (a: number) =>
    S.path(
      `M${n1(b.x0 - 1)} ${n1(b.y0 - 1)}H${n1(b.x1 + 1)}V${n1(b.y0 + (b.y1 - b.y0) * 0.3)}Q${n1((b.x0 + b.x1) / 2)} ${n1(b.y0 + (b.y1 - b.y0) * 0.5)} ${n1(b.x0 - 1)} ${n1(b.y0 + (b.y1 - b.y0) * 0.46)}z`,
      "#fff",
      `opacity="${a}"`,
    )
  switch (l.kind) {
    case "led":
    case "halogen":
    case "clear": {
      const dark = l.kind === "led",
        r = S.ref(d)
      S.use(
        r,
        `fill="${dark ? S.hg([0, "#aeb9c3"], [0.22, "#4b545d"], [0.6, "#1f242a"], [1, "#14171b"]) : S.vg([0, "#f3f7f9"], [0.5, "#b4bfc8"], [1, "#7c8791"])}"`,
      )
      S.group(`clip-path="${S.clipRef(r)}"`, () => {
        if (l.inner)
          S.path(
            V.d(rig.z(l.inner), true),
            dark ? S.vg([0, "#e7eef3"], [1, "#7e8a95"]) : S.vg([0, "#626d77"], [1, "#b7c2ca"]),
          )
        for (const e of l.eye ?? []) {
          const q = rig.pt(e),
            x = V.x(q[0]),
            y = V.y(q[1])
          S.circle(x, y, er * 1.16, dark ? "#0b0d10" : "#56616b")
          S.circle(
            x,
            y,
            er,
            dark
              ? S.rg(0.5, 0.75, 0.8, [0, "#9fb4c4"], [0.45, "#4a5b69"], [1, "#141a20"])
              : S.rg(0.5, 0.8, 0.85, [0, "#fff"], [0.45, "#cdd8e0"], [1, "#68737d"]),
          )
          S.ellipse(x - er * 0.15, y - er * 0.42, er * 0.42, er * 0.2, "#fff", 'opacity=".85"')
        }
        if (l.drl) S.stroke(V.d(rig.c(l.drl)), "#fff", Math.max(1.3, 15 * V.s), 'stroke-linecap="round"')
        gloss(dark ? 0.16 : 0.36)
      })
      S.use(r, `fill="none" stroke="#0a0d10" stroke-width="${n1(0.8)}" stroke-opacity=".6"`)
      break
    }
    case "tail":
    case "tailled": {
      const r = S.ref(d)
      S.use(r, `fill="${S.vg([0, "#e5363b"], [0.5, "#bd1620"], [1, "#7a0912"])}"`)
      S.group(`clip-path="${S.clipRef(r)}"`, () => {
        if (l.inner) S.path(V.d(rig.z(l.inner), true), S.vg([0, "#f4f1ee"], [1, "#c9c2bd"]), 'opacity=".9"')
        for (const e of l.eye ?? []) {
          const q = rig.pt(e)
          S.circle(
            V.x(q[0]),
            V.y(q[1]),
            er,
            S.rg(0.45, 0.4, 0.6, [0, "#ff8a78"], [0.6, "#d92a2e"], [1, "#8d0d16"]),
          )
        }
        if (l.drl) S.stroke(V.d(rig.c(l.drl)), "#ff7a6c", Math.max(1.3, 16 * V.s), 'stroke-linecap="round"')
        gloss(0.26)
      })
      S.use(r, `fill="none" stroke="#34020a" stroke-width="${n1(0.8)}" stroke-opacity=".7"`)
      break
    }
    case "amber":
      S.path(
        d,
        S.vg([0, "#ffb84d"], [1, "#d77812"]),
        `stroke="#5b3305" stroke-width="${n1(0.6)}" stroke-opacity=".5"`,
      )
      break
    case "reflector":
      S.path(d, "#b31822")
      break
    case "fog":
      S.path(d, "#0f1215")
      for (const e of l.eye ?? []) {
        const q = rig.pt(e)
        S.circle(
          V.x(q[0]),
          V.y(q[1]),
          er,
          S.rg(0.38, 0.35, 0.7, [0, "#fff"], [0.45, "#c2cdd5"], [1, "#55606a"]),
        )
      }
      break
  }
}
/** seat back and head restraint seen through glass; facing left, (x,y) = top of the backrest */
export function seat(V: View, rig: Rig, x: number, y: number, k = 1): string {
  const m = (q: Knot[]) => V.d(rig.z(q.map(([u, v, f]) => [x + u * k, y + v, f] as Knot)), true)
  return (
    m([
      [-240, -520, "c"],
      [-150, -280],
      [-40, -40, "c36"],
      [96, -6, "c50"],
      [112, -80],
      [40, -320],
      [-20, -520, "c"],
    ]) +
    m([
      [22, -24, "c"],
      [44, 80],
      [72, 140, "c30"],
      [124, 140, "c30"],
      [126, 70],
      [96, -16, "c"],
    ])
  )
}
/** tall one-piece coach seat */
export function slab(V: View, rig: Rig, x: number, y: number, k = 1): string {
  return V.d(
    rig.z([
      [x - 90 * k, y - 1200, "c"],
      [x + 10 * k, y - 260],
      [x + 70 * k, y - 60, "c60"],
      [x + 110 * k, y, "c60"],
      [x + 230 * k, y - 10, "c70"],
      [x + 220 * k, y - 260],
      [x + 150 * k, y - 1200, "c"],
    ]),
    true,
  )
}
export function glassFill(S: Svg) {
  return S.vg([0, "#17202a"], [0.4, "#293643"], [0.8, "#465766"], [1, "#5a6c7b"])
}

export function drawCar(S: Svg, V: View, rig: Rig, spec: CarSpec, opt: CarOpt) {
  const P = opt.paint,
    d = rig.d,
    s = V.s,
    L = d.L,
    dark = P.L < 0.4
  const lw = (mm: number, min = 0.6) => Math.max(min, mm * s)
  const body = outline(rig, spec),
    bodyRef = S.ref(V.d(body, true)),
    clip = S.clipRef(bodyRef)
  const c: Ctx = { S, V, rig, spec, opt, body, bodyRef, clip, lw }
  const top = rig.c(spec.top),
    sh = rig.c(spec.shoulder),
    ch = rig.c(spec.char),
    lo = rig.c(spec.low)
  const [sf, sr] = (Array.isArray(spec.sill) ? spec.sill : [spec.sill, spec.sill]).map(rig.Y) as [
    number,
    number,
  ]
  const yTop = V.y(d.H),
    ySill = V.y(Math.min(sf, sr)),
    fl = spec.archFlat ?? 1,
    adx = spec.archDx ?? [0, 0]
  const arches: [number, number][] = [
    [rig.fx + adx[0], spec.archF],
    [rig.rx + adx[1], spec.archR],
  ]
  if (opt.shadow !== false) contactShadow(S, V, L * 0.005, L * 0.995, [rig.fx, rig.rx], d.R)
  spec.pre?.(c)
  // underbody, wheel wells, wheels
  const u0 = top[0].p,
    u1 = top[top.length - 1].q
  S.path(
    V.d(
      poly([
        [u0[0] + 30, u0[1] + 40],
        [u0[0] + 120, spec.under + 30],
        [rig.fx, spec.under],
        [rig.rx, spec.under],
        [u1[0] - 60, spec.under + 50],
        [u1[0] - 10, u1[1] + 40],
      ]),
      true,
    ) + arches.map(([x, r]) => V.d(arcTo(x, d.R, r, r * fl, sf, sf), true)).join(""),
    "#0d0f11",
  )
  const w = wheelSymbol(S, opt.wheel, d.R * s, d.rim * s, opt.wopt)
  for (const x of [rig.fx, rig.rx]) S.add(`<use href="#${w}" x="${n1(V.x(x))}" y="${n1(V.y(d.R))}"/>`)
  S.path(
    arches.map(([x, r]) => V.d(arc(x, d.R, r + 4, 0, 180, r * fl + 4), true)).join(""),
    S.vg([0, "#000", 0.85], [0.4, "#000", 0.4], [1, "#000", 0]),
  )
  // painted shell
  const yB = V.y(yAt(sh, L * 0.5)),
    yC = V.y(yAt(ch, L * 0.5)),
    yL = V.y(yAt(lo, L * 0.5)),
    at = (y: number) => (y - yTop) / (ySill - yTop)
  S.use(
    bodyRef,
    `fill="${S.lin(0, yTop, 0, ySill, [
      [0, P.l2],
      [0.14, P.l1],
      [at(yB), P.base],
      [at(yC), P.base],
      [at(yL), P.d1],
      [1, P.d2],
    ])}"`,
  )
  S.group(`clip-path="${clip}"`, () => {
    const dep = rig.Y(200 + 200) - rig.Y(200)
    // shoulder: sees the sky
    S.path(V.d(band(sh, ch), true), S.vg([0, P.l2], [0.55, P.l1], [1, P.l1, 0.55]))
    // under the character line the flank turns away
    S.path(
      V.d(under(ch, minY(ch) - dep * 1.3), true),
      S.vg([0, P.d2, spec.charFade ?? 0.75], [0.5, P.d1, 0.6], [1, P.base, 0]),
    )
    // lower flank: ground bounce, ending crisply at the rocker
    S.path(V.d(under(lo, maxY(lo) + dep * 0.9), true), S.vg([0, P.l1, 0], [1, P.l1, 0.85]))
    S.path(V.d(under(lo, 0), true), S.vg([0, P.d2], [0.5, P.d3]))
    // wheel-arch crescents, tapering to nothing at both ends
    S.path(
      arches
        .map(([x, r]) =>
          V.d(
            band(
              reverse(arc(x, d.R, r + 8, 14, 166, r * fl + 8)),
              reverse(arc(x, d.R - 26, r + 18, 18, 162, r * fl + 34 + 40 * (spec.flare ?? 1))),
            ),
            true,
          ),
        )
        .join(""),
      P.l2,
      'opacity=".7"',
    )
    // ends curve away from the viewer
    const [e0, e1] = spec.ends ?? [360, 330]
    S.rect(
      V.x(-20),
      yTop - 4,
      (e0 + 20) * s,
      ySill - yTop + 60,
      S.hg([0, P.d4, 0.7], [0.25, P.d3, 0.4], [1, P.d2, 0]),
    )
    S.rect(
      V.x(L - e1),
      yTop - 4,
      (e1 + 20) * s,
      ySill - yTop + 60,
      S.hg([0, P.d2, 0], [0.72, P.d3, 0.42], [1, P.d4, 0.8]),
    )
    if (spec.hood) {
      const h = rig.c(spec.hood)
      S.path(V.d(under(h, maxY(h) + 150), true), S.vg([0, P.hi], [1, P.l1]))
      const hr = S.ref(V.d(h))
      S.use(hr, `y="${n1(1.2)}" fill="none" stroke="${P.l2}" stroke-width="${n1(1.2)}"`)
      S.use(hr, `fill="none" stroke="${P.edge}" stroke-width="${n1(1)}" stroke-opacity=".85"`)
    }
    if (opt.roof) {
      // contrasting roof: everything above the glass, or the whole glasshouse when the body asks for it
      const q = opt.roof,
        a = rig.X(spec.dlo[0][0]) - 120,
        k = spec.blackRoof
      S.path(
        k
          ? V.d(rig.z(k), true)
          : V.d(
              join(
                sliceX(sh, a, L),
                poly([
                  [L, d.H + 60],
                  [a, d.H + 60],
                ]),
              ),
              true,
            ),
        S.vg([0, q.l2], [0.2, q.l1], [0.5, q.base], [1, q.d1]),
      )
    }
    // glint along the crease
    if (spec.glints !== false)
      S.stroke(
        V.d(shift(ch, 0, 6)),
        S.lin(V.x(0), 0, V.x(L), 0, [
          [0.02, P.hi, 0],
          [0.14, P.hi, 0.95],
          [0.5, P.hi, 0.45],
          [0.88, P.hi, 0.9],
          [0.99, P.hi, 0],
        ]),
        lw(9, 0.9),
      )
    spec.mid?.(c)
    for (const k of spec.soft ?? []) {
      const p = S.ref(V.d(rig.c(k)))
      S.use(p, `fill="none" stroke="${P.d3}" stroke-width="${n1(lw(8, 0.9))}" stroke-opacity=".7"`)
      S.use(
        p,
        `y="${n1(1.4)}" fill="none" stroke="${P.l2}" stroke-width="${n1(lw(8, 0.9))}" stroke-opacity=".8"`,
      )
    }
    if (spec.black?.length)
      S.path(
        spec.black.map((k) => V.d(rig.z(k), true)).join(""),
        S.lin(0, V.y(700), 0, ySill, [
          [0, "#2d3136"],
          [1, "#0f1113"],
        ]),
      )
    if (spec.clad && opt.cladding !== false) {
      const cl = spec.clad
      let q = ""
      for (const [x, r] of arches) q += V.d(arc(x, d.R, r + cl.arch, -20, 200, (r + cl.arch) * fl), true)
      if (cl.sill)
        q += V.d(
          poly([
            [rig.rx, cl.sill],
            [rig.fx, cl.sill],
            [rig.fx, 0],
            [rig.rx, 0],
          ]),
          true,
        )
      if (cl.front) q += V.d(reverse(rig.z(cl.front)), true)
      if (cl.rear) q += V.d(reverse(rig.z(cl.rear)), true)
      S.path(
        q,
        S.lin(0, V.y(d.R + spec.archF), 0, ySill, [
          [0, "#43484e"],
          [0.5, "#2b2f33"],
          [1, "#141618"],
        ]),
      )
      for (const [x, r] of arches)
        S.stroke(
          V.d(arc(x, d.R, r + cl.arch - 8, 20, 160, (r + cl.arch - 8) * fl)),
          "#8d969e",
          lw(7, 0.7),
          'stroke-opacity=".5"',
        )
      if (cl.sill)
        S.stroke(
          V.d(
            poly([
              [rig.fx + spec.archF + cl.arch, cl.sill - 10],
              [rig.rx - spec.archR - cl.arch, cl.sill - 10],
            ]),
          ),
          "#8d969e",
          lw(8, 0.7),
          'stroke-opacity=".5"',
        )
    } else
      S.stroke(
        arches.map(([x, r]) => V.d(arc(x, d.R, r + 2, -12, 192, r * fl + 2))).join(""),
        P.d4,
        lw(14, 1.1),
        'stroke-opacity=".85"',
      )
    // rim light on roof and bonnet only
    S.use(
      bodyRef,
      `fill="none" stroke="${S.lin(
        0,
        yTop,
        0,
        V.y(rig.Y(700)),
        opt.roof
          ? [
              [0, opt.roof.hi, 0.9],
              [0.3, opt.roof.hi, 0],
              [0.4, P.hi, 0.6],
              [1, P.hi, 0],
            ]
          : [
              [0, P.hi, 0.95],
              [0.6, P.hi, 0.6],
              [1, P.hi, 0],
            ],
      )}" stroke-width="${n1(lw(26, 2))}"`,
    )
  })
  // glass
  const dlo = rig.z(spec.dlo),
    dloRef = S.ref(V.d(dlo, true)),
    g = box(V, dlo),
    gclip = S.clipRef(dloRef)
  for (const k of [spec.wind, spec.back])
    if (k)
      S.path(
        V.d(rig.z(k), true),
        S.vg([0, "#161d25"], [0.5, "#33424f"], [1, "#5d7082"]),
        `stroke="#0b0e12" stroke-width="${n1(lw(10, 0.9))}" stroke-linejoin="round"`,
      )
  const trim = opt.trim ?? spec.dloTrim ?? "black"
  if (trim === "chrome")
    S.use(
      dloRef,
      `fill="none" stroke="${S.vg([0, "#fff"], [0.45, "#aab3bb"], [1, "#f2f5f7"])}" stroke-width="${n1(lw(44, 3) + 2)}" stroke-linejoin="round"`,
    )
  if (trim !== "none")
    S.use(
      dloRef,
      `fill="#0c0e11" stroke="#0c0e11" stroke-width="${n1(trim === "chrome" ? lw(30, 2) : lw(42, 3))}" stroke-linejoin="round"`,
    )
  S.use(dloRef, `fill="${glassFill(S)}"`)
  S.group(`clip-path="${gclip}"`, () => {
    const dk = "#0d1217"
    if (spec.seats?.length)
      S.path(
        spec.seats.map(([x, y, k]) => (spec.slabSeats ? slab : seat)(V, rig, x, y, k)).join(""),
        dk,
        'opacity=".6"',
      )
    if (spec.wheelAt) {
      const q = rig.pt(spec.wheelAt),
        x = n1(V.x(q[0])),
        y = n1(V.y(q[1]))
      S.add(
        `<ellipse cx="${x}" cy="${y}" rx="${n1(46 * s)}" ry="${n1(178 * s)}" transform="rotate(24 ${x} ${y})" fill="none" stroke="${dk}" stroke-width="${n1(28 * s)}" opacity=".6"/>`,
      )
    }
    if (spec.privacy) {
      const x = V.x(rig.X(spec.privacy))
      S.rect(x, g.y0 - 5, g.x1 - x + 6, g.y1 - g.y0 + 10, "#04070a", 0, 'opacity=".55"')
    }
    // crisp sky reflections, one path
    const h = g.y1 - g.y0,
      sl = h * 0.62,
      W = g.x1 - g.x0
    let q = ""
    for (const [f, wf] of [
      [0.1, 0.12],
      [0.245, 0.025],
      [0.5, 0.15],
      [0.675, 0.022],
      [0.84, 0.06],
    ]) {
      const ww = W * wf
      q += `M${n1(g.x0 + W * f + sl)} ${n1(g.y0 - 3)}h${n1(ww)}l${n1(-sl * 1.08)} ${n1(h + 6)}h${n1(-ww)}z`
    }
    S.path(q, S.vg([0, "#fff", 0.3], [1, "#fff", 0.04]))
    S.use(dloRef, `fill="none" stroke="#000" stroke-width="${n1(lw(30, 2))}" stroke-opacity=".35"`)
    // pillars
    for (const p of spec.pillars) {
      const a = rig.X(p.x0),
        b = rig.X(p.x1)
      S.path(
        `M${n1(V.x(a - p.w0 / 2))} ${n1(g.y1 + 6)}L${n1(V.x(b - p.w1 / 2))} ${n1(g.y0 - 6)}L${n1(V.x(b + p.w1 / 2))} ${n1(g.y0 - 6)}L${n1(V.x(a + p.w0 / 2))} ${n1(g.y1 + 6)}z`,
        p.paint ? P.base : "#0e1013",
      )
    }
    for (const k of spec.thin ?? []) S.stroke(V.d(rig.c(k)), "#0e1013", lw(26, 1.8))
  })
  if (trim === "chromeBelt" || trim === "chrome") {
    /* bright strip along the belt */ const x1 = (g.x1 - V.ox) / s,
      bl = sliceX(sh, (g.x0 - V.ox) / s - 20, x1 + 10)
    if (trim === "chromeBelt") S.stroke(V.d(shift(bl, 0, 6)), S.vg([0, "#fff"], [1, "#9fa9b2"]), lw(20, 1.6))
  }
  // shut lines: one dark, one light, shared geometry
  const cutRef = S.ref(spec.cuts.map((k) => V.d(rig.c(k))).join(""))
  S.use(
    cutRef,
    `clip-path="${clip}" x="${n1(1.1)}" y="${n1(0.3)}" fill="none" stroke="${P.hi}" stroke-width="${n1(0.9)}" stroke-opacity="${dark ? 0.35 : 0.45}"`,
  )
  S.use(
    cutRef,
    `clip-path="${clip}" fill="none" stroke="${dark ? "#000" : P.edge}" stroke-width="${n1(lw(6.5, 1))}" stroke-opacity=".9" stroke-linejoin="round"`,
  )
  if (spec.fuel && spec.fuel[2] > 2) {
    const [x, y, ww, hh] = spec.fuel
    S.stroke(
      V.d(
        rig.z([
          [x, y, "l30"],
          [x + ww, y, "l30"],
          [x + ww, y - hh, "l30"],
          [x, y - hh, "l30"],
        ]),
        true,
      ),
      P.edge,
      lw(5, 0.8),
      'stroke-opacity=".55"',
    )
  }
  if (spec.chrome?.length)
    S.stroke(
      spec.chrome.map((k) => V.d(rig.c(k))).join(""),
      S.vg([0, "#fff"], [1, "#98a2ab"]),
      lw(20, 1.6),
      'stroke-linecap="round"',
    )
  // hairline so pale paint separates from a white card
  S.use(
    bodyRef,
    `fill="none" stroke="${P.edge}" stroke-width="${n1(0.7)}" stroke-opacity=".55" stroke-linejoin="round"`,
  )
  // handles
  for (const [hx, hy, hw = 190] of spec.handles) {
    const [x, y] = rig.pt([hx, hy]),
      X = V.x(x),
      Y = V.y(y),
      W = hw * s,
      Hh = Math.max(3.4, 32 * s),
      st = spec.handleStyle ?? "bar"
    if (st === "flap") {
      S.rect(X, Y - Hh * 0.8, W, Hh * 1.7, "#1b1e22", Hh * 0.5)
      S.rect(X + 1, Y - Hh * 0.5, W - 2, Hh * 0.7, "#474d54", Hh * 0.3)
      continue
    }
    S.ellipse(X + W * 0.5, Y + Hh * 0.1, W * 0.34, Hh * 1.05, P.d2, 'opacity=".55"')
    S.rect(
      X,
      Y - Hh / 2,
      W,
      Hh,
      st === "chrome"
        ? S.vg([0, "#fff"], [0.5, "#c6cdd3"], [1, "#7b848c"])
        : st === "black"
          ? "#1f2327"
          : S.vg([0, P.l2], [0.5, P.base], [1, P.d2]),
      Hh / 2,
      `stroke="${P.edge}" stroke-width="${n1(0.6)}" stroke-opacity=".7"`,
    )
  }
  for (const l of spec.lamps) lamp(c, l)
  if (spec.mirror) mirror(c, spec.mirror)
  if (spec.fin) {
    const [x, y] = spec.fin
    S.path(
      V.d(
        rig.z([
          [x, y - 14, "c"],
          [x + 56, y],
          [x + 112, y + 38, "c18"],
          [x + 130, y - 20, "c"],
        ]),
        true,
      ),
      (opt.roof ?? P).d1,
      `stroke="${P.edge}" stroke-width="${n1(0.5)}" stroke-opacity=".6"`,
    )
  }
  spec.post?.(c)
}
/** door mirror seen from the side, (x,y) = its lower front corner */
export function mirror(c: Ctx, [mx, my, k = 1]: [number, number, number?]) {
  const {
      S,
      V,
      rig,
      opt: { paint: P },
    } = c,
    z = (q: Knot[]) => V.d(rig.z(q.map(([x, y, f]) => [mx + x * k, my + y * k, f] as Knot)), true)
  S.path(
    z([
      [20, 22, "c"],
      [58, -52, "c10"],
      [122, -52, "c10"],
      [112, 24, "c"],
    ]),
    "#121518",
  )
  const r = S.ref(
    z([
      [-62, 66],
      [-40, 116],
      [24, 138],
      [84, 138, "c26"],
      [112, 110],
      [112, 34, "c26"],
      [80, 4],
      [-10, 10],
      [-52, 34],
    ]),
  )
  S.use(r, `fill="${S.vg([0, P.l2], [0.3, P.l1], [0.75, P.d1], [1, P.d2])}"`)
  S.add(`<g clip-path="${S.clipRef(r)}">`)
  S.path(
    z([
      [-80, 40, "c"],
      [20, 44],
      [140, 62, "c"],
      [140, -20, "c"],
      [-80, -20, "c"],
    ]),
    "#16191c",
  )
  S.stroke(
    V.d(
      rig.c([
        [mx - 60 * k, my + 52 * k],
        [mx + 10 * k, my + 56 * k],
      ]),
    ),
    "#f0a23c",
    1.4,
  )
  S.add("</g>")
  S.use(r, `fill="none" stroke="${P.edge}" stroke-width="${n1(0.8)}" stroke-opacity=".8"`)
}
