import { joinMarkup, path, stroke } from "../drawing/elements.ts"
import { times } from "../drawing/lists.ts"
import { lerp } from "../drawing/numbers.ts"
import { Pen } from "../drawing/pen.ts"
import type { Point } from "../drawing/points.ts"
import { type Random, seededRandom } from "../drawing/random.ts"
import { type Crown, dabs } from "../nature/forest.ts"
import { ROUND_ENDS } from "./round.ts"

/** A lobe of a wide crown: the middle of its foot, its width and its height. */
export type Lobe = readonly [x: number, y: number, width: number, height: number]

interface CrownShape {
  seed?: number
  /** How deep the underside hangs, as a share of the height. */
  flatness?: number
  /** Masses of leaves for every bump of the outline. */
  density?: number
}

interface Canopy extends CrownShape {
  colour: string
  lit?: string
  mid?: string
  dark?: string
  /** The side of the light: -1 left, 1 right. */
  light?: number
  dabsPerCrown?: number
  dabWidth?: number
  /** Width of a dab as a share of its mass of leaves. */
  size?: number
}

/** The canopy of a rain tree, with lit tops and dark undersides; lobes from back to front. */
export function canopy(lobes: readonly Lobe[], options: Canopy): string {
  const { seed = 1, flatness, density, colour, lit, mid, dark, light = -1 } = options
  const { dabsPerCrown = 4, dabWidth = 7, size = 0.3 } = options
  const { outline, crowns } = umbrellaCrown(lobes, { seed, flatness, density })
  const shaded = crowns.filter((_, i) => i % 2)
  const half = Math.ceil(dabsPerCrown * 0.5)
  const most = Math.ceil(dabsPerCrown * 0.7)
  const darkDabs = { light: -light, seed: seed + 3, dabsPerCrown: half, size: size * 1.2, up: -0.4 }
  const midDabs = { light, seed: seed + 1, dabsPerCrown, size: size * 1.2, up: -0.3 }
  const litDabs = { light, seed: seed + 2, dabsPerCrown: most, size, up: 0.25 }
  return joinMarkup([
    path(outline, colour),
    dark && stroke(dabs(shaded, darkDabs), dark, dabWidth * 1.3, ROUND_ENDS),
    mid && stroke(dabs(crowns, midDabs), mid, dabWidth * 1.2, ROUND_ENDS),
    lit && stroke(dabs(crowns, litDabs), lit, dabWidth, ROUND_ENDS),
  ])
}

/** An umbrella crown made of lobes. @returns its outline as path data, and the masses of leaves for `dabs`. */
export function umbrellaCrown(
  lobes: readonly Lobe[],
  { seed = 1, flatness = 0.12, density = 1.3 }: CrownShape = {},
): { outline: string; crowns: Crown[] } {
  const random = seededRandom(seed)
  const pen = new Pen(0)
  const crowns: Crown[] = []
  for (const lobe of lobes) {
    const bumps = Math.max(5, Math.round(9 * Math.min(1.6, lobe[2] / 220)))
    drawTop(pen, lobe, bumps, random)
    crowns.push(...times(Math.round(bumps * density), () => leafMass(lobe, random)))
    drawUnderside(pen, lobe, Math.max(4, Math.round((bumps * 6) / 9)), flatness, random)
  }
  return { outline: pen.path, crowns }
}

function drawTop(pen: Pen, [x, y, width, height]: Lobe, bumps: number, random: Random) {
  pen.moveTo(x - width / 2, y)
  let from: Point = [pen.x, pen.y]
  for (let i = 1; i <= bumps; i++) {
    const angle = Math.PI * (1 - i / bumps)
    const isLast = i === bumps
    const toX = isLast ? x + width / 2 : x + ((Math.cos(angle) * width) / 2) * random.between(0.95, 1.04)
    const toY = isLast ? y : y - Math.sin(angle) ** 0.75 * height * random.between(0.9, 1.08)
    pen.arcTo(Math.hypot(toX - from[0], toY - from[1]) * random.between(0.52, 0.66), toX, toY)
    from = [toX, toY]
  }
}

function leafMass([x, y, width, height]: Lobe, random: Random): Crown {
  const angle = Math.PI * random.between(0.06, 0.94)
  const out = random.between(0.3, 0.93)
  return {
    x: x + (Math.cos(angle) * width * out) / 2,
    y: y - Math.sin(angle) ** 0.75 * height * out + height * 0.06,
    width: width * random.between(0.1, 0.19),
    height: height * 0.3,
    slope: 0,
  }
}

function drawUnderside(
  pen: Pen,
  [x, y, width, height]: Lobe,
  bumps: number,
  flatness: number,
  random: Random,
) {
  let from: Point = [x + width / 2, y]
  for (let i = 1; i <= bumps; i++) {
    const isLast = i === bumps
    const share = i / bumps
    const toX = isLast
      ? x - width / 2
      : lerp(x + width / 2, x - width / 2, share) + random.spread() * width * 0.03
    const hang = height * flatness * Math.sin((Math.PI * i) / bumps)
    const toY = isLast ? y : y + hang * random.between(0.4, 1.4)
    pen.arcTo(Math.hypot(toX - from[0], toY - from[1]) * random.between(0.6, 0.9), toX, toY)
    from = [toX, toY]
  }
  pen.close()
}
