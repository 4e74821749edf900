/** Tiny SVG builder: collects defs (deduplicated) and body markup; every id shares one prefix so several drawings can sit on one page. */
export type Stop = [number, string, number?]
/** Drawing units per canvas pixel. Everything is written as whole numbers on a 4800x2700 grid (960x540 canvas), which
 *  keeps the files a third smaller than decimals would. */
export const UNITS_PER_PX = 5
const units = (v: number) => {
  const t = Math.round(v * UNITS_PER_PX)
  return t === 0 ? "0" : "" + t
}
const decimals = (v: number) => (Math.round(v * 1000) / 1000).toString().replace(/^(-?)0\./, "$1.")
export class Svg {
  defs: string[] = []
  body: string[] = []
  private seen = new Map<string, string>()
  private k = 0
  prefix: string
  constructor(prefix: string) {
    this.prefix = prefix
  }
  nextId() {
    return this.prefix + (this.k++).toString(36)
  }
  define(make: (id: string) => string): string {
    const kk = make("#")
    const hit = this.seen.get(kk)
    if (hit) return hit
    const id = this.nextId()
    this.seen.set(kk, id)
    this.defs.push(make(id))
    return id
  }
  private stops(st: Stop[]) {
    const c8 = (c: string, a?: number) => {
      if (a === undefined || a >= 1) return c
      const h = c.length === 4 ? "#" + [...c.slice(1)].map((x) => x + x).join("") : c
      const t = Math.round(Math.max(0, a) * 255)
        .toString(16)
        .padStart(2, "0")
      const f = h + t
      return f[1] === f[2] && f[3] === f[4] && f[5] === f[6] && f[7] === f[8]
        ? "#" + f[1] + f[3] + f[5] + f[7]
        : f
    }
    return st
      .map(([o, c, a]) => `<stop${o <= 0 ? "" : ` offset="${decimals(o)}"`} stop-color="${c8(c, a)}"/>`)
      .join("")
  }
  /** vertical gradient over the shape's own box */
  verticalGradient(...st: Stop[]) {
    return `url(#${this.define((id) => `<linearGradient id="${id}" x2="0" y2="1">${this.stops(st)}</linearGradient>`)})`
  }
  /** horizontal gradient over the shape's own box */
  horizontalGradient(...st: Stop[]) {
    return `url(#${this.define((id) => `<linearGradient id="${id}">${this.stops(st)}</linearGradient>`)})`
  }
  /** radial over the shape's own box; fx,fy in 0..1 */
  radialGradient(cx: number, cy: number, r: number, ...st: Stop[]) {
    return `url(#${this.define((id) => `<radialGradient id="${id}"${cx === 0.5 ? "" : ` cx="${decimals(cx)}"`}${cy === 0.5 ? "" : ` cy="${decimals(cy)}"`}${r === 0.5 ? "" : ` r="${decimals(r)}"`}>${this.stops(st)}</radialGradient>`)})`
  }
  /** linear gradient in user space (pixels) */
  linearGradientPx(x1: number, y1: number, x2: number, y2: number, st: Stop[]) {
    return `url(#${this.define((id) => `<linearGradient id="${id}" gradientUnits="userSpaceOnUse"${x1 ? ` x1="${units(x1)}"` : ""}${y1 ? ` y1="${units(y1)}"` : ""} x2="${units(x2)}" y2="${units(y2)}">${this.stops(st)}</linearGradient>`)})`
  }
  radialGradientPx(cx: number, cy: number, r: number, st: Stop[]) {
    return `url(#${this.define((id) => `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${units(cx)}" cy="${units(cy)}" r="${units(r)}">${this.stops(st)}</radialGradient>`)})`
  }
  /** path stored once, for reuse as fill, stroke and clip */
  store(d: string) {
    return this.define((id) => `<path id="${id}" d="${d}"/>`)
  }
  clipTo(ref: string) {
    return `url(#${this.define((id) => `<clipPath id="${id}"><use href="#${ref}"/></clipPath>`)})`
  }
  clip(d: string) {
    return `url(#${this.define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)})`
  }
  use(ref: string, attrs: string) {
    this.body.push(`<use href="#${ref}" ${attrs}/>`)
    return this
  }
  raw(s: string) {
    this.body.push(s)
    return this
  }
  path(d: string, fill: string, extra = "") {
    if (d) this.body.push(`<path d="${d}"${fill ? ` fill="${fill}"` : ""}${extra ? " " + extra : ""}/>`)
    return this
  }
  stroke(d: string, color: string, w: number, extra = "") {
    if (d)
      this.body.push(
        `<path d="${d}" fill="none" stroke="${color}" stroke-width="${units(w)}"${extra ? " " + extra : ""}/>`,
      )
    return this
  }
  circle(cx: number, cy: number, r: number, fill: string, extra = "") {
    this.body.push(
      `<circle${cx ? ` cx="${units(cx)}"` : ""}${cy ? ` cy="${units(cy)}"` : ""} r="${units(r)}" fill="${fill}"${extra ? " " + extra : ""}/>`,
    )
    return this
  }
  ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, extra = "") {
    this.body.push(
      `<ellipse cx="${units(cx)}" cy="${units(cy)}" rx="${units(rx)}" ry="${units(ry)}" fill="${fill}"${extra ? " " + extra : ""}/>`,
    )
    return this
  }
  rect(x: number, y: number, w: number, h: number, fill: string, rx = 0, extra = "") {
    this.body.push(
      `<rect x="${units(x)}" y="${units(y)}" width="${units(w)}" height="${units(h)}"${rx ? ` rx="${units(rx)}"` : ""} fill="${fill}"${extra ? " " + extra : ""}/>`,
    )
    return this
  }
  group(attrs: string, f: () => void) {
    this.body.push(`<g ${attrs}>`)
    f()
    this.body.push("</g>")
    return this
  }
  markup() {
    return `<defs>${this.defs.join("")}</defs>${this.body.join("")}`
  }
  toDocument(w: number, h: number, title?: string) {
    const t = title?.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;")
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w * UNITS_PER_PX} ${h * UNITS_PER_PX}" width="${w}" height="${h}" role="img"${t ? ` aria-label="${t}"` : ""}>${this.markup()}</svg>`
  }
}
/** short id prefix from a slug, so many pictures can be inlined on one page without their ids colliding */
export function idPrefix(kind: string, slug: string): string {
  let h = 2166136261
  for (const c of slug) h = Math.imul(h ^ c.charCodeAt(0), 16777619) >>> 0
  return kind + (h % 46656).toString(36).padStart(3, "0")
}
export { units }
/** Path data written in pixels: every number, written or interpolated, becomes drawing units; the flags of an arc stay. */
export function pathPx(text: TemplateStringsArray, ...numbers: number[]): string {
  const path = String.raw({ raw: text }, ...numbers.map((n) => n.toFixed(9)))
  return path.replace(/([a-zA-Z])([^a-zA-Z]*)/g, (_, command: string, values: string) => {
    let index = 0
    const scaled = values.replace(/-?(?:\d+\.?\d*|\.\d+)/g, (value) => {
      const place = index++ % 7
      return command.toLowerCase() === "a" && place >= 2 && place <= 4 ? value : units(Number(value))
    })
    return command + scaled
  })
}
