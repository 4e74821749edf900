/** A colour in the OKLab space: lightness from 0 to 1, and its positions between green and red and between blue and yellow. */
export interface Oklab {
  lightness: number
  greenRed: number
  blueYellow: number
}

/** Source of the numbers, both ways: Björn Ottosson, "A perceptual color space for image processing", 2020. */
export function hexToOklab(hex: string): Oklab {
  const [r, g, b] = hexToLinearRgb(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    greenRed: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    blueYellow: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  }
}

/** Red, green and blue in linear light. Values outside 0 to 1 cannot be shown on a screen. */
export function oklabToLinearRgb({ lightness, greenRed, blueYellow }: Oklab): [number, number, number] {
  const l = (lightness + 0.3963377774 * greenRed + 0.2158037573 * blueYellow) ** 3
  const m = (lightness - 0.1055613458 * greenRed - 0.0638541728 * blueYellow) ** 3
  const s = (lightness - 0.0894841775 * greenRed - 1.291485548 * blueYellow) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** The two hexadecimal digits of one channel of linear light, clamped to 0 and 1. */
export function channelDigits(linear: number): string {
  const light = Math.min(1, Math.max(0, linear))
  const gamma = Math.min(1, Math.max(0, toGamma(light)))
  return Math.round(gamma * 255)
    .toString(16)
    .padStart(2, "0")
}

function hexToLinearRgb(hex: string): [number, number, number] {
  const digits = hex.slice(1)
  const long = digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits
  const channel = (i: number) => toLinear(Number.parseInt(long.slice(i, i + 2), 16) / 255)
  return [channel(0), channel(2), channel(4)]
}

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const toGamma = (value: number) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055)
