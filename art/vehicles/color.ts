/** Paint maths in OKLCH, so every paint colour shades with the same perceived steps. */
const toLin = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
const toS = (c: number) => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055)
export interface LCH {
  L: number
  C: number
  h: number
}
export function hexToLch(hex: string): LCH {
  let h = hex.replace("#", "")
  if (h.length === 3) h = [...h].map((c) => c + c).join("")
  const [r, g, b] = [0, 2, 4].map((i) => toLin(parseInt(h.slice(i, i + 2), 16) / 255))
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b),
    m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b),
    s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const L = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    A = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    B = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return { L, C: Math.hypot(A, B), h: Math.atan2(B, A) }
}
function lchRgb({ L, C, h }: LCH): number[] {
  const A = C * Math.cos(h),
    B = C * Math.sin(h)
  const l = (L + 0.3963377774 * A + 0.2158037573 * B) ** 3,
    m = (L - 0.1055613458 * A - 0.0638541728 * B) ** 3,
    s = (L - 0.0894841775 * A - 1.291485548 * B) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}
export function lchToHex(c: LCH): string {
  let C = c.C,
    rgb = lchRgb(c)
  for (let i = 0; i < 24 && rgb.some((v) => v < -0.001 || v > 1.001); i++) {
    C *= 0.92
    rgb = lchRgb({ ...c, C })
  }
  const hx = rgb.map((v) =>
    Math.round(255 * toS(Math.min(1, Math.max(0, v))))
      .toString(16)
      .padStart(2, "0"),
  )
  const s = hx.join("")
  return "#" + (s[0] === s[1] && s[2] === s[3] && s[4] === s[5] ? s[0] + s[2] + s[4] : s)
}
export interface Paint {
  hex: string
  hi: string
  l2: string
  l1: string
  base: string
  d1: string
  d2: string
  d3: string
  d4: string
  L: number
  edge: string
  gloss: number
}
/** three-tone family from one paint colour: sky-lit, own colour, ground-shaded */
export function paint(hex: string): Paint {
  const b = hexToLch(hex),
    cool = 4.36 // hue of skylight, radians
  const white = b.L > 0.9 && b.C < 0.03,
    grey = b.C < 0.014
  const tone = (L: number, cm = 1, mix = 0): string =>
    lchToHex({
      L: Math.min(1, Math.max(0, L)),
      C: grey ? Math.max(b.C * cm, mix) : b.C * cm,
      h: grey ? cool : b.h,
    })
  const dk = white ? [0.925, 0.845, 0.72, 0.5] : [0.9, 0.77, 0.58, 0.4]
  const up = b.L < 0.35 ? [0.12, 0.25, 0.5] : b.L < 0.75 ? [0.13, 0.27, 0.55] : [0.3, 0.6, 0.9]
  return {
    hex,
    L: b.L,
    gloss: b.L < 0.35 ? 0.55 : b.L > 0.85 ? 1 : 0.8,
    hi: tone(b.L + (1 - b.L) * up[2], 0.6, 0.004),
    l2: tone(b.L + (1 - b.L) * up[1], 0.92, 0.004),
    l1: tone(b.L + (1 - b.L) * up[0], 1, 0.004),
    base: hex,
    d1: tone(b.L * dk[0], 1, 0.006),
    d2: tone(b.L * dk[1], 0.98, 0.01),
    d3: tone(b.L * dk[2], 0.92, 0.014),
    d4: tone(b.L * dk[3], 0.8, 0.016),
    edge: tone(b.L * (white ? 0.6 : 0.42), 0.8, 0.012),
  }
}
export const mixHex = (a: string, b: string, t: number) => {
  const p = hexToLch(a),
    q = hexToLch(b)
  const ax = [p.C * Math.cos(p.h), p.C * Math.sin(p.h)],
    bx = [q.C * Math.cos(q.h), q.C * Math.sin(q.h)]
  const m = [ax[0] + (bx[0] - ax[0]) * t, ax[1] + (bx[1] - ax[1]) * t]
  return lchToHex({ L: p.L + (q.L - p.L) * t, C: Math.hypot(m[0], m[1]), h: Math.atan2(m[1], m[0]) })
}
