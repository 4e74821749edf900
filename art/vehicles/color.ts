/** Paint maths in OKLCH, so every paint colour shades with the same perceived steps. */
const toLinear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
const toGamma = (c: number) => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055)
export interface Oklch {
  lightness: number
  chroma: number
  hue: number
}
export function hexToOklch(hex: string): Oklch {
  let h = hex.replace("#", "")
  if (h.length === 3) h = [...h].map((c) => c + c).join("")
  const [r, g, b] = [0, 2, 4].map((i) => toLinear(parseInt(h.slice(i, i + 2), 16) / 255))
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b),
    m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b),
    s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const L = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    A = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    B = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return { lightness: L, chroma: Math.hypot(A, B), hue: Math.atan2(B, A) }
}
function oklchToLinearRgb({ lightness: L, chroma: C, hue: h }: Oklch): number[] {
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
export function oklchToHex(c: Oklch): string {
  let C = c.chroma,
    rgb = oklchToLinearRgb(c)
  for (let i = 0; i < 24 && rgb.some((v) => v < -0.001 || v > 1.001); i++) {
    C *= 0.92
    rgb = oklchToLinearRgb({ ...c, chroma: C })
  }
  const hx = rgb.map((v) =>
    Math.round(255 * toGamma(Math.min(1, Math.max(0, v))))
      .toString(16)
      .padStart(2, "0"),
  )
  const s = hx.join("")
  return "#" + (s[0] === s[1] && s[2] === s[3] && s[4] === s[5] ? s[0] + s[2] + s[4] : s)
}
export interface Paint {
  hex: string
  glint: string
  light2: string
  light1: string
  base: string
  shade1: string
  shade2: string
  shade3: string
  shade4: string
  lightness: number
  edge: string
  gloss: number
}
/** three-tone family from one paint colour: sky-lit, own colour, ground-shaded */
export function paint(hex: string): Paint {
  const b = hexToOklch(hex),
    cool = 4.36 // hue of skylight, radians
  const white = b.lightness > 0.9 && b.chroma < 0.03,
    grey = b.chroma < 0.014
  const tone = (L: number, cm = 1, mix = 0): string =>
    oklchToHex({
      lightness: Math.min(1, Math.max(0, L)),
      chroma: grey ? Math.max(b.chroma * cm, mix) : b.chroma * cm,
      hue: grey ? cool : b.hue,
    })
  const dk = white ? [0.925, 0.845, 0.72, 0.5] : [0.9, 0.77, 0.58, 0.4]
  const up =
    b.lightness < 0.35 ? [0.12, 0.25, 0.5] : b.lightness < 0.75 ? [0.13, 0.27, 0.55] : [0.3, 0.6, 0.9]
  return {
    hex,
    lightness: b.lightness,
    gloss: b.lightness < 0.35 ? 0.55 : b.lightness > 0.85 ? 1 : 0.8,
    glint: tone(b.lightness + (1 - b.lightness) * up[2], 0.6, 0.004),
    light2: tone(b.lightness + (1 - b.lightness) * up[1], 0.92, 0.004),
    light1: tone(b.lightness + (1 - b.lightness) * up[0], 1, 0.004),
    base: hex,
    shade1: tone(b.lightness * dk[0], 1, 0.006),
    shade2: tone(b.lightness * dk[1], 0.98, 0.01),
    shade3: tone(b.lightness * dk[2], 0.92, 0.014),
    shade4: tone(b.lightness * dk[3], 0.8, 0.016),
    edge: tone(b.lightness * (white ? 0.6 : 0.42), 0.8, 0.012),
  }
}
export const mixHex = (a: string, b: string, t: number) => {
  const p = hexToOklch(a),
    q = hexToOklch(b)
  const ax = [p.chroma * Math.cos(p.hue), p.chroma * Math.sin(p.hue)],
    bx = [q.chroma * Math.cos(q.hue), q.chroma * Math.sin(q.hue)]
  const m = [ax[0] + (bx[0] - ax[0]) * t, ax[1] + (bx[1] - ax[1]) * t]
  return oklchToHex({
    lightness: p.lightness + (q.lightness - p.lightness) * t,
    chroma: Math.hypot(m[0], m[1]),
    hue: Math.atan2(m[1], m[0]),
  })
}
