import { pathPx } from "./svg.ts"
import { knots } from "./geom.ts"
/** Painter shared by every car-like body. A body file supplies curves in millimetres, this file supplies the light. */

import type { Paint } from "./color.ts"
import {
  arc,
  bandBetween,
  curve,
  joinPaths,
  type Knot,
  highestY,
  lowestY,
  type Path,
  type Point,
  polyline,
  reversed,
  shifted,
  sliceX,
  areaDownTo,
  type View,
  heightAt,
} from "./geom.ts"
import { units, type Svg } from "./svg.ts"
import { type WheelOptions, type WheelStyle, wheelSymbol } from "./wheels.ts"

export interface Dimensions {
  lengthMm: number
  wheelbaseMm: number
  frontOverhangMm: number
  heightMm: number
  tyreRadiusMm: number
  rimRadiusMm: number
}
/** Maps knots authored at nominal dimensions to a particular model's dimensions. */
export class Rig {
  frontAxleX: number
  rearAxleX: number
  nominal: Dimensions
  actual: Dimensions
  nominalHeights: number[]
  actualHeights: number[]
  constructor(nom: Dimensions, d: Dimensions, yA = [0, 200], yB = yA) {
    this.nominal = nom
    this.actual = d
    this.nominalHeights = yA
    this.actualHeights = yB
    this.frontAxleX = d.frontOverhangMm
    this.rearAxleX = d.frontOverhangMm + d.wheelbaseMm
  }
  private interpolate(v: number, a: number[], b: number[]) {
    let i = 0
    while (i < a.length - 2 && v > a[i + 1]) i++
    return b[i] + ((v - a[i]) * (b[i + 1] - b[i])) / (a[i + 1] - a[i])
  }
  x = (x: number) => {
    const { nominal: n, actual: d } = this
    return this.interpolate(
      x,
      [0, n.frontOverhangMm, n.frontOverhangMm + n.wheelbaseMm, n.lengthMm],
      [0, d.frontOverhangMm, d.frontOverhangMm + d.wheelbaseMm, d.lengthMm],
    )
  }
  y = (y: number) =>
    this.interpolate(
      y,
      [...this.nominalHeights, this.nominal.heightMm],
      [...this.actualHeights, this.actual.heightMm],
    )
  point = (p: Point): Point => [this.x(p[0]), this.y(p[1])]
  knots = (k: Knot[]): Knot[] => k.map(([x, y, f]) => [this.x(x), this.y(y), f] as Knot)
  line = (k: Knot[]) => curve(this.knots(k))
  shape = (k: Knot[]) => curve(this.knots(k), true)
}
export type LampKind = "led" | "halogen" | "tail" | "tailled" | "fog" | "amber" | "clear" | "reflector"
export interface Lamp {
  outline: Knot[]
  kind: LampKind
  bulbs?: Point[]
  bulbRadius?: number
  lightLine?: Knot[]
  inset?: Knot[]
}
export interface BodyShape {
  profile: Knot[]
  sillMm: number | [number, number]
  underbodyMm: number
  frontArchRadius: number
  rearArchRadius: number
  archShift?: [number, number]
  archFlatness?: number
  archFlare?: number
  sideGlass: Knot[]
  glassTrim?: "black" | "chrome" | "chromeBelt" | "none"
  pillars: { footX: number; headX: number; footWidth: number; headWidth: number; painted?: boolean }[]
  glassBars?: Knot[][]
  windscreen?: Knot[]
  rearScreen?: Knot[]
  shoulderLine: Knot[]
  characterLine: Knot[]
  rockerLine: Knot[]
  bonnetEdge?: Knot[]
  /** shut lines, and softer pressed creases */
  shutLines: Knot[][]
  softCreases?: Knot[][]
  doorHandles: [number, number, number?][]
  handleStyle?: "bar" | "flap" | "chrome" | "black"
  doorMirror?: [number, number, number?]
  lamps: Lamp[]
  blackParts?: Knot[][]
  cladding?: { archWidth: number; sillTop?: number; front?: Knot[]; rear?: Knot[] }
  seatBacks?: [number, number, number?][]
  coachSeats?: boolean
  steeringWheel?: Point
  aerialFin?: [number, number]
  fuelFlap?: [number, number, number, number]
  chromeStrips?: Knot[][]
  tintedFromX?: number
  floatingRoof?: Knot[]
  endShade?: [number, number]
  flankShade?: number
  creaseGlint?: boolean
  drawBehind?: (c: CarDrawing) => void
  drawOnShell?: (c: CarDrawing) => void
  drawOver?: (c: CarDrawing) => void
}
export interface CarFinish {
  paint: Paint
  wheel: WheelStyle
  wheelOptions?: WheelOptions
  roof?: Paint
  trim?: "black" | "chrome" | "chromeBelt" | "none"
  cladding?: boolean
  shadow?: boolean
  accent?: Paint
}
export interface CarDrawing {
  svg: Svg
  view: View
  rig: Rig
  spec: BodyShape
  finish: CarFinish
  outline: Path
  outlineId: string
  clip: string
  strokePx: (mm: number, min?: number) => number
}

export function contactShadow(
  svg: Svg,
  view: View,
  x0: number,
  x1: number,
  wheels: number[],
  tyreR: number,
  strength = 1,
) {
  const a = view.xPx(x0),
    b = view.xPx(x1),
    y = view.yPx(0),
    cx = (a + b) / 2,
    w = b - a,
    k = "#070b12"
  svg.ellipse(
    cx,
    y + 2,
    w * 0.57,
    w * 0.05,
    svg.radialGradient(0.5, 0.5, 0.5, [0, k, 0.4 * strength], [0.6, k, 0.2 * strength], [1, k, 0]),
  )
  svg.ellipse(
    cx,
    y,
    w * 0.49,
    w * 0.021,
    svg.radialGradient(0.5, 0.5, 0.5, [0, k, 0.8 * strength], [0.75, k, 0.55 * strength], [1, k, 0]),
  )
  for (const wx of wheels) {
    const r = tyreR * view.pxPerMm
    svg.ellipse(
      view.xPx(wx),
      y + 0.4,
      r * 0.8,
      r * 0.1,
      svg.radialGradient(0.5, 0.5, 0.5, [0, "#000", 0.85], [0.55, "#000", 0.6], [1, "#000", 0]),
    )
  }
}
const arcTo = (cx: number, cy: number, r: number, ry: number, y0: number, y1: number): Path => {
  const deg = (y: number) => (Math.asin(Math.max(-0.95, Math.min(0.95, (y - cy) / ry))) * 180) / Math.PI
  return arc(cx, cy, r, deg(y0), 180 - deg(y1), ry)
}
/** closed outline: top profile, rear arch, sill, front arch */
export function bodyOutline(rig: Rig, s: BodyShape): Path {
  const top = rig.line(s.profile)
  const [sf, sr] = (Array.isArray(s.sillMm) ? s.sillMm : [s.sillMm, s.sillMm]).map(rig.y) as [number, number]
  const cy = rig.actual.tyreRadiusMm,
    p0 = top[0].start,
    pN = top[top.length - 1].end,
    ax = s.archShift ?? [0, 0],
    fl = s.archFlatness ?? 1
  const rear = arcTo(rig.rearAxleX + ax[1], cy, s.rearArchRadius, s.rearArchRadius * fl, pN[1], sr),
    front = arcTo(rig.frontAxleX + ax[0], cy, s.frontArchRadius, s.frontArchRadius * fl, sf, p0[1])
  return joinPaths(top, rear, front, polyline([front[front.length - 1].end, p0]))
}
export const boundsPx = (view: View, p: Path) => {
  let x0 = 1e9,
    x1 = -1e9,
    y0 = 1e9,
    y1 = -1e9
  for (const s of p)
    for (const q of [s.start, s.end]) {
      x0 = Math.min(x0, view.xPx(q[0]))
      x1 = Math.max(x1, view.xPx(q[0]))
      y0 = Math.min(y0, view.yPx(q[1]))
      y1 = Math.max(y1, view.yPx(q[1]))
    }
  return { x0, x1, y0, y1 }
}

export function drawLamp(c: Pick<CarDrawing, "svg" | "view" | "rig">, l: Lamp) {
  const { svg: svg, view: view, rig } = c,
    p = rig.shape(l.outline),
    d = view.pathData(p, true),
    b = boundsPx(view, p),
    er = (l.bulbRadius ?? 52) * view.pxPerMm
  const gloss = (a: number) =>
    svg.path(
      pathPx`M${b.x0 - 1} ${b.y0 - 1}H${b.x1 + 1}V${b.y0 + (b.y1 - b.y0) * 0.3}Q${(b.x0 + b.x1) / 2} ${b.y0 + (b.y1 - b.y0) * 0.5} ${b.x0 - 1} ${b.y0 + (b.y1 - b.y0) * 0.46}z`,
      "#fff",
      `opacity="${a}"`,
    )
  switch (l.kind) {
    case "led":
    case "halogen":
    case "clear": {
      const dark = l.kind === "led",
        r = svg.store(d)
      svg.use(
        r,
        `fill="${dark ? svg.horizontalGradient([0, "#aeb9c3"], [0.22, "#4b545d"], [0.6, "#1f242a"], [1, "#14171b"]) : svg.verticalGradient([0, "#f3f7f9"], [0.5, "#b4bfc8"], [1, "#7c8791"])}"`,
      )
      svg.group(`clip-path="${svg.clipTo(r)}"`, () => {
        if (l.inset)
          svg.path(
            view.pathData(rig.shape(l.inset), true),
            dark
              ? svg.verticalGradient([0, "#e7eef3"], [1, "#7e8a95"])
              : svg.verticalGradient([0, "#626d77"], [1, "#b7c2ca"]),
          )
        for (const e of l.bulbs ?? []) {
          const q = rig.point(e),
            x = view.xPx(q[0]),
            y = view.yPx(q[1])
          svg.circle(x, y, er * 1.16, dark ? "#0b0d10" : "#56616b")
          svg.circle(
            x,
            y,
            er,
            dark
              ? svg.radialGradient(0.5, 0.75, 0.8, [0, "#9fb4c4"], [0.45, "#4a5b69"], [1, "#141a20"])
              : svg.radialGradient(0.5, 0.8, 0.85, [0, "#fff"], [0.45, "#cdd8e0"], [1, "#68737d"]),
          )
          svg.ellipse(x - er * 0.15, y - er * 0.42, er * 0.42, er * 0.2, "#fff", 'opacity=".85"')
        }
        if (l.lightLine)
          svg.stroke(
            view.pathData(rig.line(l.lightLine)),
            "#fff",
            Math.max(1.3, 15 * view.pxPerMm),
            'stroke-linecap="round"',
          )
        gloss(dark ? 0.16 : 0.36)
      })
      svg.use(r, `fill="none" stroke="#0a0d10" stroke-width="${units(0.8)}" stroke-opacity=".6"`)
      break
    }
    case "tail":
    case "tailled": {
      const r = svg.store(d)
      svg.use(r, `fill="${svg.verticalGradient([0, "#e5363b"], [0.5, "#bd1620"], [1, "#7a0912"])}"`)
      svg.group(`clip-path="${svg.clipTo(r)}"`, () => {
        if (l.inset)
          svg.path(
            view.pathData(rig.shape(l.inset), true),
            svg.verticalGradient([0, "#f4f1ee"], [1, "#c9c2bd"]),
            'opacity=".9"',
          )
        for (const e of l.bulbs ?? []) {
          const q = rig.point(e)
          svg.circle(
            view.xPx(q[0]),
            view.yPx(q[1]),
            er,
            svg.radialGradient(0.45, 0.4, 0.6, [0, "#ff8a78"], [0.6, "#d92a2e"], [1, "#8d0d16"]),
          )
        }
        if (l.lightLine)
          svg.stroke(
            view.pathData(rig.line(l.lightLine)),
            "#ff7a6c",
            Math.max(1.3, 16 * view.pxPerMm),
            'stroke-linecap="round"',
          )
        gloss(0.26)
      })
      svg.use(r, `fill="none" stroke="#34020a" stroke-width="${units(0.8)}" stroke-opacity=".7"`)
      break
    }
    case "amber":
      svg.path(
        d,
        svg.verticalGradient([0, "#ffb84d"], [1, "#d77812"]),
        `stroke="#5b3305" stroke-width="${units(0.6)}" stroke-opacity=".5"`,
      )
      break
    case "reflector":
      svg.path(d, "#b31822")
      break
    case "fog":
      svg.path(d, "#0f1215")
      for (const e of l.bulbs ?? []) {
        const q = rig.point(e)
        svg.circle(
          view.xPx(q[0]),
          view.yPx(q[1]),
          er,
          svg.radialGradient(0.38, 0.35, 0.7, [0, "#fff"], [0.45, "#c2cdd5"], [1, "#55606a"]),
        )
      }
      break
  }
}
/** seat back and head restraint seen through glass; facing left, (x,y) = top of the backrest */
export function seat(view: View, rig: Rig, x: number, y: number, k = 1): string {
  const m = (q: Knot[]) => view.pathData(rig.shape(q.map(([u, v, f]) => [x + u * k, y + v, f] as Knot)), true)
  return (
    m(knots("-240,-520 c, -150,-280, -40,-40 c36, 96,-6 c50, 112,-80, 40,-320, -20,-520 c")) +
    m(knots("22,-24 c, 44,80, 72,140 c30, 124,140 c30, 126,70, 96,-16 c"))
  )
}
/** tall one-piece coach seat */
export function coachSeatBack(view: View, rig: Rig, x: number, y: number, k = 1): string {
  return view.pathData(
    rig.shape([
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
export function glassFill(svg: Svg) {
  return svg.verticalGradient([0, "#17202a"], [0.4, "#293643"], [0.8, "#465766"], [1, "#5a6c7b"])
}

export function drawCar(svg: Svg, view: View, rig: Rig, spec: BodyShape, opt: CarFinish) {
  const tones = opt.paint,
    d = rig.actual,
    scale = view.pxPerMm,
    L = d.lengthMm,
    dark = tones.lightness < 0.4
  const strokePx = (mm: number, min = 0.6) => Math.max(min, mm * scale)
  const body = bodyOutline(rig, spec),
    bodyRef = svg.store(view.pathData(body, true)),
    clip = svg.clipTo(bodyRef)
  const c: CarDrawing = {
    svg: svg,
    view: view,
    rig,
    spec,
    finish: opt,
    outline: body,
    outlineId: bodyRef,
    clip,
    strokePx: strokePx,
  }
  const top = rig.line(spec.profile),
    sh = rig.line(spec.shoulderLine),
    ch = rig.line(spec.characterLine),
    lo = rig.line(spec.rockerLine)
  const [sf, sr] = (Array.isArray(spec.sillMm) ? spec.sillMm : [spec.sillMm, spec.sillMm]).map(rig.y) as [
    number,
    number,
  ]
  const yTop = view.yPx(d.heightMm),
    ySill = view.yPx(Math.min(sf, sr)),
    fl = spec.archFlatness ?? 1,
    adx = spec.archShift ?? [0, 0]
  const arches: [number, number][] = [
    [rig.frontAxleX + adx[0], spec.frontArchRadius],
    [rig.rearAxleX + adx[1], spec.rearArchRadius],
  ]
  if (opt.shadow !== false)
    contactShadow(svg, view, L * 0.005, L * 0.995, [rig.frontAxleX, rig.rearAxleX], d.tyreRadiusMm)
  spec.drawBehind?.(c)
  // underbody, wheel wells, wheels
  const u0 = top[0].start,
    u1 = top[top.length - 1].end
  svg.path(
    view.pathData(
      polyline([
        [u0[0] + 30, u0[1] + 40],
        [u0[0] + 120, spec.underbodyMm + 30],
        [rig.frontAxleX, spec.underbodyMm],
        [rig.rearAxleX, spec.underbodyMm],
        [u1[0] - 60, spec.underbodyMm + 50],
        [u1[0] - 10, u1[1] + 40],
      ]),
      true,
    ) + arches.map(([x, r]) => view.pathData(arcTo(x, d.tyreRadiusMm, r, r * fl, sf, sf), true)).join(""),
    "#0d0f11",
  )
  const w = wheelSymbol(svg, opt.wheel, d.tyreRadiusMm * scale, d.rimRadiusMm * scale, opt.wheelOptions)
  for (const x of [rig.frontAxleX, rig.rearAxleX])
    svg.raw(`<use href="#${w}" x="${units(view.xPx(x))}" y="${units(view.yPx(d.tyreRadiusMm))}"/>`)
  svg.path(
    arches.map(([x, r]) => view.pathData(arc(x, d.tyreRadiusMm, r + 4, 0, 180, r * fl + 4), true)).join(""),
    svg.verticalGradient([0, "#000", 0.85], [0.4, "#000", 0.4], [1, "#000", 0]),
  )
  // painted shell
  const yB = view.yPx(heightAt(sh, L * 0.5)),
    yC = view.yPx(heightAt(ch, L * 0.5)),
    yL = view.yPx(heightAt(lo, L * 0.5)),
    at = (y: number) => (y - yTop) / (ySill - yTop)
  svg.use(
    bodyRef,
    `fill="${svg.linearGradientPx(0, yTop, 0, ySill, [
      [0, tones.light2],
      [0.14, tones.light1],
      [at(yB), tones.base],
      [at(yC), tones.base],
      [at(yL), tones.shade1],
      [1, tones.shade2],
    ])}"`,
  )
  svg.group(`clip-path="${clip}"`, () => {
    const dep = rig.y(200 + 200) - rig.y(200)
    // shoulder: sees the sky
    svg.path(
      view.pathData(bandBetween(sh, ch), true),
      svg.verticalGradient([0, tones.light2], [0.55, tones.light1], [1, tones.light1, 0.55]),
    )
    // under the character line the flank turns away
    svg.path(
      view.pathData(areaDownTo(ch, lowestY(ch) - dep * 1.3), true),
      svg.verticalGradient(
        [0, tones.shade2, spec.flankShade ?? 0.75],
        [0.5, tones.shade1, 0.6],
        [1, tones.base, 0],
      ),
    )
    // lower flank: ground bounce, ending crisply at the rocker
    svg.path(
      view.pathData(areaDownTo(lo, highestY(lo) + dep * 0.9), true),
      svg.verticalGradient([0, tones.light1, 0], [1, tones.light1, 0.85]),
    )
    svg.path(
      view.pathData(areaDownTo(lo, 0), true),
      svg.verticalGradient([0, tones.shade2], [0.5, tones.shade3]),
    )
    // wheel-arch crescents, tapering to nothing at both ends
    svg.path(
      arches
        .map(([x, r]) =>
          view.pathData(
            bandBetween(
              reversed(arc(x, d.tyreRadiusMm, r + 8, 14, 166, r * fl + 8)),
              reversed(
                arc(x, d.tyreRadiusMm - 26, r + 18, 18, 162, r * fl + 34 + 40 * (spec.archFlare ?? 1)),
              ),
            ),
            true,
          ),
        )
        .join(""),
      tones.light2,
      'opacity=".7"',
    )
    // ends curve away from the viewer
    const [e0, e1] = spec.endShade ?? [360, 330]
    svg.rect(
      view.xPx(-20),
      yTop - 4,
      (e0 + 20) * scale,
      ySill - yTop + 60,
      svg.horizontalGradient([0, tones.shade4, 0.7], [0.25, tones.shade3, 0.4], [1, tones.shade2, 0]),
    )
    svg.rect(
      view.xPx(L - e1),
      yTop - 4,
      (e1 + 20) * scale,
      ySill - yTop + 60,
      svg.horizontalGradient([0, tones.shade2, 0], [0.72, tones.shade3, 0.42], [1, tones.shade4, 0.8]),
    )
    if (spec.bonnetEdge) {
      const h = rig.line(spec.bonnetEdge)
      svg.path(
        view.pathData(areaDownTo(h, highestY(h) + 150), true),
        svg.verticalGradient([0, tones.glint], [1, tones.light1]),
      )
      const hr = svg.store(view.pathData(h))
      svg.use(hr, `y="${units(1.2)}" fill="none" stroke="${tones.light2}" stroke-width="${units(1.2)}"`)
      svg.use(hr, `fill="none" stroke="${tones.edge}" stroke-width="${units(1)}" stroke-opacity=".85"`)
    }
    if (opt.roof) {
      // contrasting roof: everything above the glass, or the whole glasshouse when the body asks for it
      const q = opt.roof,
        a = rig.x(spec.sideGlass[0][0]) - 120,
        k = spec.floatingRoof
      svg.path(
        k
          ? view.pathData(rig.shape(k), true)
          : view.pathData(
              joinPaths(
                sliceX(sh, a, L),
                polyline([
                  [L, d.heightMm + 60],
                  [a, d.heightMm + 60],
                ]),
              ),
              true,
            ),
        svg.verticalGradient([0, q.light2], [0.2, q.light1], [0.5, q.base], [1, q.shade1]),
      )
    }
    // glint along the crease
    if (spec.creaseGlint !== false)
      svg.stroke(
        view.pathData(shifted(ch, 0, 6)),
        svg.linearGradientPx(view.xPx(0), 0, view.xPx(L), 0, [
          [0.02, tones.glint, 0],
          [0.14, tones.glint, 0.95],
          [0.5, tones.glint, 0.45],
          [0.88, tones.glint, 0.9],
          [0.99, tones.glint, 0],
        ]),
        strokePx(9, 0.9),
      )
    spec.drawOnShell?.(c)
    for (const k of spec.softCreases ?? []) {
      const p = svg.store(view.pathData(rig.line(k)))
      svg.use(
        p,
        `fill="none" stroke="${tones.shade3}" stroke-width="${units(strokePx(8, 0.9))}" stroke-opacity=".7"`,
      )
      svg.use(
        p,
        `y="${units(1.4)}" fill="none" stroke="${tones.light2}" stroke-width="${units(strokePx(8, 0.9))}" stroke-opacity=".8"`,
      )
    }
    if (spec.blackParts?.length)
      svg.path(
        spec.blackParts.map((k) => view.pathData(rig.shape(k), true)).join(""),
        svg.linearGradientPx(0, view.yPx(700), 0, ySill, [
          [0, "#2d3136"],
          [1, "#0f1113"],
        ]),
      )
    if (spec.cladding && opt.cladding !== false) {
      const cl = spec.cladding
      let q = ""
      for (const [x, r] of arches)
        q += view.pathData(arc(x, d.tyreRadiusMm, r + cl.archWidth, -20, 200, (r + cl.archWidth) * fl), true)
      if (cl.sillTop)
        q += view.pathData(
          polyline([
            [rig.rearAxleX, cl.sillTop],
            [rig.frontAxleX, cl.sillTop],
            [rig.frontAxleX, 0],
            [rig.rearAxleX, 0],
          ]),
          true,
        )
      if (cl.front) q += view.pathData(reversed(rig.shape(cl.front)), true)
      if (cl.rear) q += view.pathData(reversed(rig.shape(cl.rear)), true)
      svg.path(
        q,
        svg.linearGradientPx(0, view.yPx(d.tyreRadiusMm + spec.frontArchRadius), 0, ySill, [
          [0, "#43484e"],
          [0.5, "#2b2f33"],
          [1, "#141618"],
        ]),
      )
      for (const [x, r] of arches)
        svg.stroke(
          view.pathData(arc(x, d.tyreRadiusMm, r + cl.archWidth - 8, 20, 160, (r + cl.archWidth - 8) * fl)),
          "#8d969e",
          strokePx(7, 0.7),
          'stroke-opacity=".5"',
        )
      if (cl.sillTop)
        svg.stroke(
          view.pathData(
            polyline([
              [rig.frontAxleX + spec.frontArchRadius + cl.archWidth, cl.sillTop - 10],
              [rig.rearAxleX - spec.rearArchRadius - cl.archWidth, cl.sillTop - 10],
            ]),
          ),
          "#8d969e",
          strokePx(8, 0.7),
          'stroke-opacity=".5"',
        )
    } else
      svg.stroke(
        arches.map(([x, r]) => view.pathData(arc(x, d.tyreRadiusMm, r + 2, -12, 192, r * fl + 2))).join(""),
        tones.shade4,
        strokePx(14, 1.1),
        'stroke-opacity=".85"',
      )
    // rim light on roof and bonnet only
    svg.use(
      bodyRef,
      `fill="none" stroke="${svg.linearGradientPx(
        0,
        yTop,
        0,
        view.yPx(rig.y(700)),
        opt.roof
          ? [
              [0, opt.roof.glint, 0.9],
              [0.3, opt.roof.glint, 0],
              [0.4, tones.glint, 0.6],
              [1, tones.glint, 0],
            ]
          : [
              [0, tones.glint, 0.95],
              [0.6, tones.glint, 0.6],
              [1, tones.glint, 0],
            ],
      )}" stroke-width="${units(strokePx(26, 2))}"`,
    )
  })
  // glass
  const dlo = rig.shape(spec.sideGlass),
    dloRef = svg.store(view.pathData(dlo, true)),
    g = boundsPx(view, dlo),
    gclip = svg.clipTo(dloRef)
  for (const k of [spec.windscreen, spec.rearScreen])
    if (k)
      svg.path(
        view.pathData(rig.shape(k), true),
        svg.verticalGradient([0, "#161d25"], [0.5, "#33424f"], [1, "#5d7082"]),
        `stroke="#0b0e12" stroke-width="${units(strokePx(10, 0.9))}" stroke-linejoin="round"`,
      )
  const trim = opt.trim ?? spec.glassTrim ?? "black"
  if (trim === "chrome")
    svg.use(
      dloRef,
      `fill="none" stroke="${svg.verticalGradient([0, "#fff"], [0.45, "#aab3bb"], [1, "#f2f5f7"])}" stroke-width="${units(strokePx(44, 3) + 2)}" stroke-linejoin="round"`,
    )
  if (trim !== "none")
    svg.use(
      dloRef,
      `fill="#0c0e11" stroke="#0c0e11" stroke-width="${units(trim === "chrome" ? strokePx(30, 2) : strokePx(42, 3))}" stroke-linejoin="round"`,
    )
  svg.use(dloRef, `fill="${glassFill(svg)}"`)
  svg.group(`clip-path="${gclip}"`, () => {
    const dk = "#0d1217"
    if (spec.seatBacks?.length)
      svg.path(
        spec.seatBacks
          .map(([x, y, k]) => (spec.coachSeats ? coachSeatBack : seat)(view, rig, x, y, k))
          .join(""),
        dk,
        'opacity=".6"',
      )
    if (spec.steeringWheel) {
      const q = rig.point(spec.steeringWheel),
        x = units(view.xPx(q[0])),
        y = units(view.yPx(q[1]))
      svg.raw(
        `<ellipse cx="${x}" cy="${y}" rx="${units(46 * scale)}" ry="${units(178 * scale)}" transform="rotate(24 ${x} ${y})" fill="none" stroke="${dk}" stroke-width="${units(28 * scale)}" opacity=".6"/>`,
      )
    }
    if (spec.tintedFromX) {
      const x = view.xPx(rig.x(spec.tintedFromX))
      svg.rect(x, g.y0 - 5, g.x1 - x + 6, g.y1 - g.y0 + 10, "#04070a", 0, 'opacity=".55"')
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
      q += pathPx`M${g.x0 + W * f + sl} ${g.y0 - 3}h${ww}l${-sl * 1.08} ${h + 6}h${-ww}z`
    }
    svg.path(q, svg.verticalGradient([0, "#fff", 0.3], [1, "#fff", 0.04]))
    svg.use(dloRef, `fill="none" stroke="#000" stroke-width="${units(strokePx(30, 2))}" stroke-opacity=".35"`)
    // pillars
    for (const p of spec.pillars) {
      const a = rig.x(p.footX),
        b = rig.x(p.headX)
      svg.path(
        pathPx`M${view.xPx(a - p.footWidth / 2)} ${g.y1 + 6}L${view.xPx(b - p.headWidth / 2)} ${g.y0 - 6}L${view.xPx(b + p.headWidth / 2)} ${g.y0 - 6}L${view.xPx(a + p.footWidth / 2)} ${g.y1 + 6}z`,
        p.painted ? tones.base : "#0e1013",
      )
    }
    for (const k of spec.glassBars ?? []) svg.stroke(view.pathData(rig.line(k)), "#0e1013", strokePx(26, 1.8))
  })
  if (trim === "chromeBelt" || trim === "chrome") {
    /* bright strip along the belt */ const x1 = (g.x1 - view.leftPx) / scale,
      bl = sliceX(sh, (g.x0 - view.leftPx) / scale - 20, x1 + 10)
    if (trim === "chromeBelt")
      svg.stroke(
        view.pathData(shifted(bl, 0, 6)),
        svg.verticalGradient([0, "#fff"], [1, "#9fa9b2"]),
        strokePx(20, 1.6),
      )
  }
  // shut lines: one dark, one light, shared geometry
  const cutRef = svg.store(spec.shutLines.map((k) => view.pathData(rig.line(k))).join(""))
  svg.use(
    cutRef,
    `clip-path="${clip}" x="${units(1.1)}" y="${units(0.3)}" fill="none" stroke="${tones.glint}" stroke-width="${units(0.9)}" stroke-opacity="${dark ? 0.35 : 0.45}"`,
  )
  svg.use(
    cutRef,
    `clip-path="${clip}" fill="none" stroke="${dark ? "#000" : tones.edge}" stroke-width="${units(strokePx(6.5, 1))}" stroke-opacity=".9" stroke-linejoin="round"`,
  )
  if (spec.fuelFlap && spec.fuelFlap[2] > 2) {
    const [x, y, ww, hh] = spec.fuelFlap
    svg.stroke(
      view.pathData(
        rig.shape([
          [x, y, "l30"],
          [x + ww, y, "l30"],
          [x + ww, y - hh, "l30"],
          [x, y - hh, "l30"],
        ]),
        true,
      ),
      tones.edge,
      strokePx(5, 0.8),
      'stroke-opacity=".55"',
    )
  }
  if (spec.chromeStrips?.length)
    svg.stroke(
      spec.chromeStrips.map((k) => view.pathData(rig.line(k))).join(""),
      svg.verticalGradient([0, "#fff"], [1, "#98a2ab"]),
      strokePx(20, 1.6),
      'stroke-linecap="round"',
    )
  // hairline so pale paint separates from a white card
  svg.use(
    bodyRef,
    `fill="none" stroke="${tones.edge}" stroke-width="${units(0.7)}" stroke-opacity=".55" stroke-linejoin="round"`,
  )
  // handles
  for (const [hx, hy, hw = 190] of spec.doorHandles) {
    const [x, y] = rig.point([hx, hy]),
      X = view.xPx(x),
      Y = view.yPx(y),
      W = hw * scale,
      Hh = Math.max(3.4, 32 * scale),
      st = spec.handleStyle ?? "bar"
    if (st === "flap") {
      svg.rect(X, Y - Hh * 0.8, W, Hh * 1.7, "#1b1e22", Hh * 0.5)
      svg.rect(X + 1, Y - Hh * 0.5, W - 2, Hh * 0.7, "#474d54", Hh * 0.3)
      continue
    }
    svg.ellipse(X + W * 0.5, Y + Hh * 0.1, W * 0.34, Hh * 1.05, tones.shade2, 'opacity=".55"')
    svg.rect(
      X,
      Y - Hh / 2,
      W,
      Hh,
      st === "chrome"
        ? svg.verticalGradient([0, "#fff"], [0.5, "#c6cdd3"], [1, "#7b848c"])
        : st === "black"
          ? "#1f2327"
          : svg.verticalGradient([0, tones.light2], [0.5, tones.base], [1, tones.shade2]),
      Hh / 2,
      `stroke="${tones.edge}" stroke-width="${units(0.6)}" stroke-opacity=".7"`,
    )
  }
  for (const l of spec.lamps) drawLamp(c, l)
  if (spec.doorMirror) doorMirror(c, spec.doorMirror)
  if (spec.aerialFin) {
    const [x, y] = spec.aerialFin
    svg.path(
      view.pathData(
        rig.shape([
          [x, y - 14, "c"],
          [x + 56, y],
          [x + 112, y + 38, "c18"],
          [x + 130, y - 20, "c"],
        ]),
        true,
      ),
      (opt.roof ?? tones).shade1,
      `stroke="${tones.edge}" stroke-width="${units(0.5)}" stroke-opacity=".6"`,
    )
  }
  spec.drawOver?.(c)
}
/** door mirror seen from the side, (x,y) = its lower front corner */
export function doorMirror(c: CarDrawing, [mx, my, k = 1]: [number, number, number?]) {
  const {
      svg: svg,
      view: view,
      rig,
      finish: { paint: tones },
    } = c,
    z = (q: Knot[]) =>
      view.pathData(rig.shape(q.map(([x, y, f]) => [mx + x * k, my + y * k, f] as Knot)), true)
  svg.path(z(knots("20,22 c, 58,-52 c10, 122,-52 c10, 112,24 c")), "#121518")
  const r = svg.store(
    z(knots("-62,66, -40,116, 24,138, 84,138 c26, 112,110, 112,34 c26, 80,4, -10,10, -52,34")),
  )
  svg.use(
    r,
    `fill="${svg.verticalGradient([0, tones.light2], [0.3, tones.light1], [0.75, tones.shade1], [1, tones.shade2])}"`,
  )
  svg.raw(`<g clip-path="${svg.clipTo(r)}">`)
  svg.path(z(knots("-80,40 c, 20,44, 140,62 c, 140,-20 c, -80,-20 c")), "#16191c")
  svg.stroke(
    view.pathData(
      rig.line([
        [mx - 60 * k, my + 52 * k],
        [mx + 10 * k, my + 56 * k],
      ]),
    ),
    "#f0a23c",
    1.4,
  )
  svg.raw("</g>")
  svg.use(r, `fill="none" stroke="${tones.edge}" stroke-width="${units(0.8)}" stroke-opacity=".8"`)
}
