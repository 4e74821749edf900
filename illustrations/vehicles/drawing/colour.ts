import { channelDigits, hexToOklab, oklabToLinearRgb } from "../../drawing/oklab.ts"

/** A colour in the OKLCh space: lightness from 0 to 1, chroma from 0 (grey), hue in radians. */
export interface Oklch {
  lightness: number
  chroma: number
  hue: number
}

/** The tones of one paint, from the reflection of the sky down to the shade at the sill. */
export interface Paint {
  base: string
  /** Thin reflections. */
  glint: string
  /** Planes that see the sky; 2 is the lighter. */
  light2: string
  light1: string
  /** Planes that turn to the ground; 4 is the darkest. */
  shade1: string
  shade2: string
  shade3: string
  shade4: string
  /** Outlines. */
  edge: string
  lightness: number
}

const SKYLIGHT_HUE = 4.36

/**
 * The tones of one paint. Highlights keep most of their chroma: mixed with white, red becomes pink and looks like plastic. White
 * has lighter, cooler shades, and dark paint has stronger highlights.
 */
export function paint(hex: string): Paint {
  const colour = lightenDarkPaint(hexToOklch(hex))
  const { lightness } = colour
  const isWhite = lightness > 0.9 && colour.chroma < 0.03
  const isGrey = colour.chroma < 0.014
  const tone = (toLightness: number, chromaShare: number, minChroma: number) =>
    oklchToHex({
      lightness: Math.min(1, Math.max(0, toLightness)),
      chroma: isGrey ? Math.max(colour.chroma * chromaShare, minChroma) : colour.chroma * chromaShare,
      hue: isGrey ? SKYLIGHT_HUE : colour.hue,
    })
  const lighter = (share: number, chromaShare: number) =>
    tone(lightness + (1 - lightness) * share, chromaShare, 0.004)
  const [up1, up2, up3] = lightness < 0.35 ? DARK_LIGHTS : lightness < 0.75 ? MIDDLE_LIGHTS : PALE_LIGHTS
  const [down1, down2, down3, down4] = isWhite ? WHITE_SHADES : SHADES
  return {
    base: oklchToHex(colour),
    glint: lighter(up3, 0.6),
    light2: lighter(up2, 0.92),
    light1: lighter(up1, 1),
    shade1: tone(lightness * down1, 1, 0.006),
    shade2: tone(lightness * down2, 0.98, 0.01),
    shade3: tone(lightness * down3, 0.92, 0.014),
    shade4: tone(lightness * down4, 0.8, 0.016),
    edge: tone(lightness * (isWhite ? 0.6 : 0.42), 0.8, 0.012),
    lightness,
  }
}

/**
 * Black paint is lightened half-way to this lightness, so that its shape is visible, also on a dark page.
 */
const MIN_LIGHTNESS = 0.3

function lightenDarkPaint(colour: Oklch): Oklch {
  return { ...colour, lightness: Math.max(colour.lightness, (colour.lightness + MIN_LIGHTNESS) / 2) }
}

/** The shares of white in the lighter tones of dark paint. */
const DARK_LIGHTS = [0.15, 0.34, 0.66] as const
const MIDDLE_LIGHTS = [0.13, 0.27, 0.55] as const
const PALE_LIGHTS = [0.3, 0.6, 0.9] as const
/** The shares of the lightness that remain. */
const SHADES = [0.9, 0.77, 0.58, 0.4] as const
const WHITE_SHADES = [0.925, 0.845, 0.72, 0.5] as const

/** A colour between two others at a share `t` of the way, mixed in a perceptual colour space. */
export function mixHex(from: string, to: string, t: number): string {
  const a = hexToOklch(from)
  const b = hexToOklch(to)
  const mixed = (x: number, y: number) => x + (y - x) * t
  const x = mixed(a.chroma * Math.cos(a.hue), b.chroma * Math.cos(b.hue))
  const y = mixed(a.chroma * Math.sin(a.hue), b.chroma * Math.sin(b.hue))
  return oklchToHex({
    lightness: mixed(a.lightness, b.lightness),
    chroma: Math.hypot(x, y),
    hue: Math.atan2(y, x),
  })
}

export function hexToOklch(hex: string): Oklch {
  const { lightness, greenRed, blueYellow } = hexToOklab(hex)
  return { lightness, chroma: Math.hypot(greenRed, blueYellow), hue: Math.atan2(blueYellow, greenRed) }
}

/** Reduces the chroma of a colour until a screen can show it. */
export function oklchToHex(colour: Oklch): string {
  let chroma = colour.chroma
  let rgb = oklchToLinearRgb(colour)
  for (let i = 0; i < 24 && rgb.some((value) => value < -0.001 || value > 1.001); i++) {
    chroma *= 0.92
    rgb = oklchToLinearRgb({ ...colour, chroma })
  }
  const digits = rgb.map(channelDigits)
  const isShort = digits.every((pair) => pair[0] === pair[1])
  return `#${digits.map((pair) => (isShort ? pair[0] : pair)).join("")}`
}

function oklchToLinearRgb({ lightness, chroma, hue }: Oklch): number[] {
  return oklabToLinearRgb({
    lightness,
    greenRed: chroma * Math.cos(hue),
    blueYellow: chroma * Math.sin(hue),
  })
}
