/** Tiny SVG builder: collects defs (deduplicated) and body markup; every id shares one prefix so several drawings can sit on one page. */
export type Stop = [number, string, number?]
/** Drawing units per canvas pixel. Everything is written as whole numbers on a 4800x2700 grid (960x540 canvas), which
 *  keeps the files a third smaller than decimals would. */
export const U = 5
const n1 = (v: number) => {
  const t = Math.round(v * U)
  return t === 0 ? "0" : "" + t
}
const n3 = (v: number) => (Math.round(v * 1000) / 1000).toString().replace(/^(-?)0\./, "$1.")
export class Svg {
  defs: string[] = []
  body: string[] = []
  private seen = new Map<string, string>()
  private k = 0
  prefix: string
  constructor(prefix: string) {
    this.prefix = prefix
  }
  id() {
    return this.prefix + (this.k++).toString(36)
  }
  def(make: (id: string) => string): string {
    const kk = make("#")
    const hit = this.seen.get(kk)
    if (hit) return hit
    const id = this.id()
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
      .map(([o, c, a]) => `<stop${o <= 0 ? "" : ` offset="${n3(o)}"`} stop-color="${c8(c, a)}"/>`)
      .join("")
  }
  /** vertical gradient over the shape's own box */
  vg(...st: Stop[]) {
    return `url(#${this.def((id) => `<linearGradient id="${id}" x2="0" y2="1">${this.stops(st)}</linearGradient>`)})`
  }
  /** horizontal gradient over the shape's own box */
  hg(...st: Stop[]) {
    return `url(#${this.def((id) => `<linearGradient id="${id}">${this.stops(st)}</linearGradient>`)})`
  }
  /** radial over the shape's own box; fx,fy in 0..1 */
  rg(cx: number, cy: number, r: number, ...st: Stop[]) {
    return `url(#${this.def((id) => `<radialGradient id="${id}"${cx === 0.5 ? "" : ` cx="${n3(cx)}"`}${cy === 0.5 ? "" : ` cy="${n3(cy)}"`}${r === 0.5 ? "" : ` r="${n3(r)}"`}>${this.stops(st)}</radialGradient>`)})`
  }
  /** linear gradient in user space (pixels) */
  lin(x1: number, y1: number, x2: number, y2: number, st: Stop[]) {
    return `url(#${this.def((id) => `<linearGradient id="${id}" gradientUnits="userSpaceOnUse"${x1 ? ` x1="${n1(x1)}"` : ""}${y1 ? ` y1="${n1(y1)}"` : ""} x2="${n1(x2)}" y2="${n1(y2)}">${this.stops(st)}</linearGradient>`)})`
  }
  rad(cx: number, cy: number, r: number, st: Stop[]) {
    return `url(#${this.def((id) => `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${n1(cx)}" cy="${n1(cy)}" r="${n1(r)}">${this.stops(st)}</radialGradient>`)})`
  }
  /** path stored once, for reuse as fill, stroke and clip */
  ref(d: string) {
    return this.def((id) => `<path id="${id}" d="${d}"/>`)
  }
  clipRef(ref: string) {
    return `url(#${this.def((id) => `<clipPath id="${id}"><use href="#${ref}"/></clipPath>`)})`
  }
  clip(d: string) {
    return `url(#${this.def((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)})`
  }
  use(ref: string, attrs: string) {
    this.body.push(`<use href="#${ref}" ${attrs}/>`)
    return this
  }
  add(s: string) {
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
        `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n1(w)}"${extra ? " " + extra : ""}/>`,
      )
    return this
  }
  circle(cx: number, cy: number, r: number, fill: string, extra = "") {
    this.body.push(
      `<circle${cx ? ` cx="${n1(cx)}"` : ""}${cy ? ` cy="${n1(cy)}"` : ""} r="${n1(r)}" fill="${fill}"${extra ? " " + extra : ""}/>`,
    )
    return this
  }
  ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, extra = "") {
    this.body.push(
      `<ellipse cx="${n1(cx)}" cy="${n1(cy)}" rx="${n1(rx)}" ry="${n1(ry)}" fill="${fill}"${extra ? " " + extra : ""}/>`,
    )
    return this
  }
  rect(x: number, y: number, w: number, h: number, fill: string, rx = 0, extra = "") {
    this.body.push(
      `<rect x="${n1(x)}" y="${n1(y)}" width="${n1(w)}" height="${n1(h)}"${rx ? ` rx="${n1(rx)}"` : ""} fill="${fill}"${extra ? " " + extra : ""}/>`,
    )
    return this
  }
  group(attrs: string, f: () => void) {
    this.body.push(`<g ${attrs}>`)
    f()
    this.body.push("</g>")
    return this
  }
  inner() {
    return `<defs>${this.defs.join("")}</defs>${this.body.join("")}`
  }
  doc(w: number, h: number, title?: string) {
    const t = title?.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;")
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w * U} ${h * U}" width="${w}" height="${h}" role="img"${t ? ` aria-label="${t}"` : ""}>${this.inner()}</svg>`
  }
}
/** short id prefix from a slug, so many pictures can be inlined on one page without their ids colliding */
export function idPrefix(kind: string, slug: string): string {
  let h = 2166136261
  for (const c of slug) h = Math.imul(h ^ c.charCodeAt(0), 16777619) >>> 0
  return kind + (h % 46656).toString(36).padStart(3, "0")
}
export { n1, n3 }
