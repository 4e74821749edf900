import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"

// tokens.css declares every pair of colours of a text or an essential shape: "@pair ink on page text".
const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8")

/** The contrast ratios that WCAG 2.2 requires for text and for essential shapes (1.4.3 and 1.4.11). */
const MIN_RATIO = { text: 4.5, ui: 3 }
type PairKind = keyof typeof MIN_RATIO
type Scheme = Map<string, string>

const light: Scheme = new Map()
const dark: Scheme = new Map()
for (const [, name = "", lightValue = "", darkValue = lightValue] of css.matchAll(
  /--([\w-]+):\s*(?:light-dark\(\s*)?(#[0-9a-f]{6})(?:\s*,\s*(#[0-9a-f]{6})\s*\))?\s*;/gi,
)) {
  light.set(name, lightValue)
  dark.set(name, darkValue)
}

const pairs = [...css.matchAll(/@pair ([\w-]+) on ([\w-]+) (text|ui)/g)].map(
  ([, foreground = "", background = "", kind]) => ({ foreground, background, kind: kind as PairKind }), // the pattern allows these two only
)

describe("the contrast of colours", () => {
  it("is declared in at least 69 pairs, so that an edit does not silently lose them", () => {
    expect(pairs.length).toBeGreaterThanOrEqual(69)
  })

  it.each(pairs)(
    "$foreground on $background has enough contrast as $kind in both schemes",
    ({ foreground, background, kind }) => {
      for (const scheme of [light, dark]) {
        expect(contrast(colour(scheme, foreground), colour(scheme, background))).toBeGreaterThanOrEqual(
          MIN_RATIO[kind],
        )
      }
    },
  )

  it("is measured by the formula of WCAG", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21)
    expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2)
  })
})

function colour(scheme: Scheme, name: string): string {
  const value = scheme.get(name)
  if (!value) throw new Error(`tokens.css has no colour --${name}`)
  return value
}

function contrast(first: string, second: string): number {
  const lighter = Math.max(luminance(first), luminance(second))
  const darker = Math.min(luminance(first), luminance(second))
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((index) =>
    linear(Number.parseInt(hex.slice(index, index + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
