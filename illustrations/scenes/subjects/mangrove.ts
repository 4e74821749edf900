import { times } from "../drawing/lists.ts"
import { lerp } from "../drawing/numbers.ts"
import { Pen } from "../drawing/pen.ts"
import { type Random, seededRandom } from "../drawing/random.ts"

/** The trunk of a mangrove: x, the height at which the roots begin, the waterline, and the spread of the roots to each side. */
export type PropRooted = readonly [x: number, topY: number, waterY: number, spread: number]

/** Prop roots of a mangrove edge seen close: five curves from every trunk. @returns path data for strokes. */
export function propRoots(list: readonly PropRooted[], seed = 1): string {
  const random = seededRandom(seed)
  return list.flatMap((trunk) => times(5, (i) => propRoot(trunk, i, random))).join("")
}

function propRoot([x, topY, waterY, spread]: PropRooted, i: number, random: Random): string {
  const side = (i - 2) / 2 + random.between(-0.12, 0.12)
  const endX = x + spread * side * random.between(0.85, 1.15)
  const startY = lerp(topY, waterY, 0.5 * (1 - Math.abs(side)) * random())
  const endY = waterY + random.between(-5, 10)
  const leave = `${Math.round(lerp(x, endX, 0.6))} ${Math.round(startY - (waterY - topY) * 0.06)}`
  const arrive = `${Math.round(lerp(x, endX, 0.96))} ${Math.round(lerp(startY, endY, 0.28))}`
  return `M${Math.round(x + side * 6)} ${Math.round(startY)}C${leave} ${arrive} ${Math.round(endX)} ${Math.round(endY)}`
}

/** The foot of a trunk, the width and height of its stilts, and how many they are. */
export type Stilted = readonly [x: number, y: number, width: number, height: number, count: number]

/** Stilt roots of far mangroves: arcs that fall from the trunk. @returns path data for strokes. */
export function stiltRoots(list: readonly Stilted[], seed = 1): string {
  const random = seededRandom(seed)
  const pen = new Pen(0)
  for (const [x, y, width, height, count] of list)
    for (let i = 0; i < count; i++) {
      const side = (i / (count - 1) - 0.5) * 2
      const endX = x + (side * width) / 2 + random.spread() * 6
      const topY = y - height * random.between(0.7, 1.1)
      pen.moveTo(x + side * width * 0.12, topY)
      pen.quadraticTo(endX, topY + height * 0.12, endX + side * width * 0.06, y + random.between(0, 5))
    }
  return pen.path
}
