import { channelDigits, hexToOklab, type Oklab, oklabToLinearRgb } from "../../drawing/oklab.ts"
import { clamp, lerp } from "./numbers.ts"

/** A colour between two others at a share `t` of the way, mixed in OKLab, so that haze has no grey steps. */
export function mix(from: string, to: string, t: number): string {
  const a = hexToOklab(from)
  const b = hexToOklab(to)
  return toHex({
    lightness: lerp(a.lightness, b.lightness, t),
    greenRed: lerp(a.greenRed, b.greenRed, t),
    blueYellow: lerp(a.blueYellow, b.blueYellow, t),
  })
}

/** A colour made lighter (above 0) or darker; lightness runs from 0 to 1. */
export function tone(colour: string, lighter: number, chromaScale = 1): string {
  const { lightness, greenRed, blueYellow } = hexToOklab(colour)
  return toHex({
    lightness: clamp(lightness + lighter),
    greenRed: greenRed * chromaScale,
    blueYellow: blueYellow * chromaScale,
  })
}

function toHex(colour: Oklab): string {
  return `#${oklabToLinearRgb(colour).map(channelDigits).join("")}`
}
