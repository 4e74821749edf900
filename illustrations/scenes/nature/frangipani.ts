import { circle, path, stroke, use } from "../drawing/elements.ts"
import { times } from "../drawing/lists.ts"
import { degreesToRadians, lerp } from "../drawing/numbers.ts"
import { Pen } from "../drawing/pen.ts"
import { type Random, seededRandom } from "../drawing/random.ts"
import type { Scene } from "../scene.ts"
import { drawLeaf } from "./leaves.ts"

type Limb = readonly [fromX: number, fromY: number, toX: number, toY: number, width: number]

/** A whorl of leaves; its angle in degrees, its leaves about `size` long. */
type Whorl = readonly [x: number, y: number, angle: number, size: number]

interface Frangipani {
  limbs: readonly Limb[]
  tips: readonly Whorl[]
  bark: string
  barkLit?: string
  leafDark: string
  leafMid: string
  leafLit: string
  petal?: string
  petalShade?: string
  heart?: string
  seed?: number
  light?: -1 | 1
  /** Number of flowers of a whorl. */
  flowers?: number
}

/** An araliya: stubby forked limbs, with whorls of leaves and five-petalled flowers at their tips. */
export function frangipani(scene: Scene, tree: Frangipani): string {
  const { limbs, tips, bark, barkLit, seed = 1, light = -1, flowers = 5 } = tree
  const random = seededRandom(seed)
  const flower = flowerSymbol(scene, tree)
  const leaves = { dark: new Pen(0), mid: new Pen(0), lit: new Pen(0) }
  let blossom = ""
  for (const tip of tips) {
    drawWhorl(leaves, tip, light, random)
    blossom += times(flowers, () => flowerNear(flower, tip, random)).join("")
  }
  return [
    ...limbs.map((limb) => limbStroke(limb, bark)),
    ...(barkLit ? limbs.map((limb) => litSide(limb, barkLit, light)) : []),
    path(leaves.dark.path, tree.leafDark),
    path(leaves.mid.path, tree.leafMid),
    path(leaves.lit.path, tree.leafLit),
    blossom,
  ].join("")
}

function flowerSymbol(
  scene: Scene,
  { petal = "#fff6e2", petalShade = "#f3d3b4", heart = "#f7b93f" }: Frangipani,
): string {
  const petals = times(5, (i) => {
    const colour = i % 2 ? petal : petalShade
    return `<path d="M0 0C3-4 10-6 10-1C9 4 3 4 0 0z" transform="rotate(${i * 72})" fill="${colour}"/>`
  })
  return scene.symbol(petals.join("") + circle(0, 0, 2.4, heart))
}

function limbStroke([fromX, fromY, toX, toY, width]: Limb, bark: string): string {
  const bendX = Math.round((fromX + toX) / 2 + (toY - fromY) * 0.12)
  const bendY = Math.round((fromY + toY) / 2 - (toX - fromX) * 0.12)
  const line = `M${fromX} ${fromY}Q${bendX} ${bendY} ${toX} ${toY}`
  return stroke(line, bark, width, { "stroke-linecap": "round" })
}

function litSide([fromX, fromY, toX, toY, width]: Limb, barkLit: string, light: number): string {
  const aside = light * width * 0.26
  const bendX = Math.round((fromX + toX) / 2 + (toY - fromY) * 0.12 + aside)
  const bendY = Math.round((fromY + toY) / 2 - (toX - fromX) * 0.12)
  const line = `M${fromX + aside} ${fromY}Q${bendX} ${bendY} ${toX + light * width * 0.2} ${toY}`
  return stroke(line, barkLit, width * 0.22, { "stroke-linecap": "round" })
}

function drawWhorl(
  leaves: { dark: Pen; mid: Pen; lit: Pen },
  [x, y, angle, size]: Whorl,
  light: number,
  random: Random,
) {
  for (let i = 0; i < 9; i++) {
    const direction = angle + lerp(-125, 125, i / 8) + random.between(-10, 10)
    const isLit = Math.cos(degreesToRadians(direction)) * light > 0.2
    const pen = i < 3 ? leaves.dark : isLit ? leaves.lit : leaves.mid
    const length = size * random.between(0.85, 1.15)
    drawLeaf(pen, x, y, direction, length, 0.17, random.between(-0.08, 0.08))
  }
}

function flowerNear(flower: string, [x, y, angle, size]: Whorl, random: Random): string {
  const direction = degreesToRadians(angle + random.between(-70, 70))
  const distance = size * random.between(0.1, 0.42)
  const flowerX = Math.round(x + Math.cos(direction) * distance)
  const flowerY = Math.round(y + Math.sin(direction) * distance)
  const scale = Number(((size / 62) * random.between(0.85, 1.15)).toFixed(2))
  return use(flower, flowerX, flowerY, scale, scale, Math.round(random.between(0, 72)))
}
