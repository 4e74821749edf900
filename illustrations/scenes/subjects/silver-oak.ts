import { joinMarkup, path, stroke } from "../drawing/elements.ts"
import { times } from "../drawing/lists.ts"
import { lerp } from "../drawing/numbers.ts"
import { type Random, seededRandom } from "../drawing/random.ts"
import type { Scene } from "../scene.ts"
import { type Lobe, umbrellaCrown } from "./rain-tree.ts"
import { ROUND_ENDS } from "./round.ts"

interface SilverOak {
  trunk?: string
  dark: string
  lit: string
  /** The side of the light: -1 left, 1 right. */
  light?: number
  seed?: number
  /** Number of clumps of leaves. */
  clumps?: number
  /** Maximum width of a clump. */
  wide?: number
}

/**
 * A silver oak, the shade tree of tea estates: 200 tall, foot at (0, 0), clumps of leaves at both sides of a trunk that
 * shows between them. A plain spire reads as a fir.
 */
export function silverOakSymbol(
  scene: Scene,
  { trunk = "#5a4a44", dark, lit, light = -1, seed = 1, clumps = 8, wide = 46 }: SilverOak,
): string {
  const random = seededRandom(seed)
  const sway = random.between(-7, 7)
  const lobes = times(clumps, (i) => clump(i, i / (clumps - 1), wide, sway, random))
  const { outline } = umbrellaCrown(lobes, { seed, flatness: 0.45 })
  const tops = lobes.slice(1).map(([x, y, width, height]): Lobe => {
    const aside = light * width * 0.2
    return [x + aside, y - height * 0.42, width * 0.5, height * 0.46]
  })
  const sunlit = umbrellaCrown(tops, { seed: seed + 1, flatness: 0.3 }).outline
  return scene.symbol(
    joinMarkup([
      path(`M-4 0Q${sway - 3}-90 ${sway - 1}-176h2Q${sway + 3}-90 4 0z`, trunk),
      stroke(limbs(lobes, sway), trunk, 2, ROUND_ENDS),
      path(outline, dark),
      path(sunlit, lit),
    ]),
  )
}

/** One clump, counted from the lowest, at both sides by turns; `up` runs from 0 to 1. */
function clump(i: number, up: number, wide: number, sway: number, random: Random): Lobe {
  const width = lerp(wide, wide * 0.5, up ** 2) * random.between(0.78, 1.12)
  const side = i % 2 ? 1 : -1
  const aside = side * width * lerp(0.42, 0.06, up ** 1.5) * random.between(0.7, 1.2)
  const y = lerp(-74, -172, up ** 0.92) + random.between(-5, 5)
  return [sway * up + aside, y, width, width * random.between(0.6, 0.86)]
}

function limbs(lobes: readonly Lobe[], sway: number): string {
  return lobes
    .map(([x, y]) => `M${Math.round(sway / 2)} ${Math.round(y + 16)}L${Math.round(x)} ${Math.round(y - 4)}`)
    .join("")
}
