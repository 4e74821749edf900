import { joinMarkup, stroke } from "../drawing/elements.ts"
import { itemAt } from "../drawing/lists.ts"
import { lerp } from "../drawing/numbers.ts"
import { Pen } from "../drawing/pen.ts"
import { rows } from "../drawing/points.ts"
import { type Random, seededRandom } from "../drawing/random.ts"
import { type LimbPoint, limbs } from "./limbs.ts"
import { ROUND } from "./round.ts"

/** A drowned tree drawn by hand, foot at (0, 0), about 300 tall. @returns path data. */
export function drownedTree(): string {
  return limbs([
    rows<LimbPoint>("-2,20,30 2,-60,22 -4,-130,17 8,-200,11 2,-262,6 10,-300,2"),
    rows<LimbPoint>("0,-110,13 34,-150,9 70,-170,7 104,-210,4 112,-246,1.5"),
    rows<LimbPoint>("-2,-140,11 -40,-176,8 -84,-186,6 -120,-222,2"),
    rows<LimbPoint>("6,-206,7 40,-236,5 56,-276,1.5"),
    rows<LimbPoint>("66,-169,5 104,-166,4 138,-184,1.5"),
    rows<LimbPoint>("-60,-182,5 -74,-226,3 -66,-252,1.5"),
  ])
}

/** The light on the hand-drawn tree. @returns path data. */
export function drownedTreeLit(): string {
  return limbs([
    rows<LimbPoint>("-9,16,8 -5,-60,6 -9,-130,5 3,-200,3 0,-262,1.5"),
    rows<LimbPoint>("32,-153,3 70,-173,2.5 104,-212,1"),
    rows<LimbPoint>("-40,-179,3 -84,-188,2 -119,-222,1"),
  ])
}

/** A far drowned tree grown from a seed: limbs as four stroke weights, its foot at (x, y). */
export function farDrownedTree(
  x: number,
  y: number,
  height: number,
  { seed = 1, colour = "#3a3440", lean = 0 } = {},
): string {
  const weights = [new Pen(0), new Pen(0), new Pen(0), new Pen(0)]
  const trunk = { x, y, angle: -Math.PI / 2 + lean, length: height * 0.5, order: 0 }
  growFarLimb(weights, trunk, seededRandom(seed))
  const widths = [1, 0.55, 0.32, 0.18].map((share) => Number((height * 0.052 * share).toFixed(1)))
  return joinMarkup(weights.map((pen, i) => stroke(pen.path, colour, itemAt(widths, i), ROUND)))
}

/** `order` is 0 for the trunk, 1 for what forks from it, and so on. */
interface FarLimb {
  x: number
  y: number
  angle: number
  length: number
  order: number
}

/** The forks, as shares of the length of the trunk and of a limb. */
const FAR_FORKS = { trunk: [0.62, 0.84, 1], limb: [0.6, 1] }

function growFarLimb(weights: readonly Pen[], { x, y, angle, length, order }: FarLimb, random: Random) {
  const endX = x + Math.cos(angle) * length
  const endY = y + Math.sin(angle) * length
  const handleX = (x + endX) / 2 + random.between(-0.14, 0.14) * length
  const handleY = (y + endY) / 2 + random.between(-0.06, 0.06) * length
  itemAt(weights, order).moveTo(x, y).quadraticTo(handleX, handleY, endX, endY)
  if (order === 3) return
  const forks = order === 0 ? FAR_FORKS.trunk : FAR_FORKS.limb
  forks.forEach((along, i) => {
    const turn = (i % 2 ? 1 : -1) * random.between(0.3, 0.75) * (along === 1 ? 0.7 : 1)
    growFarLimb(
      weights,
      {
        x: lerp(x, endX, along),
        y: lerp(y, endY, along),
        angle: angle + turn,
        length: length * random.between(0.42, 0.62),
        order: order + 1,
      },
      random,
    )
  })
}
