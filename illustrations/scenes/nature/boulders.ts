import { drawPolygon } from "../drawing/lines.ts"
import { times } from "../drawing/lists.ts"
import { Pen } from "../drawing/pen.ts"
import type { Point } from "../drawing/points.ts"
import { seededRandom } from "../drawing/random.ts"

/** A boulder standing on (x, y), the middle of its foot. */
export type Boulder = readonly [x: number, y: number, width: number, height: number]

/** A heap of worn boulders. @returns path data: whole rocks, and the lit side of each. */
export function boulders(
  list: readonly Boulder[],
  { seed = 1, light = -1, decimals = 0 }: { seed?: number; light?: -1 | 1; decimals?: number },
): { base: string; lit: string } {
  const random = seededRandom(seed)
  const base = new Pen(decimals)
  const lit = new Pen(decimals)
  for (const [x, y, width, height] of list) {
    const corners = 7
    const dome = times(corners + 1, (i): Point => {
      const angle = Math.PI - (Math.PI * i) / corners
      const swell = random.between(0.86, 1.1)
      return [x + (Math.cos(angle) * width * swell) / 2, y - Math.sin(angle) ** 0.8 * height * swell]
    })
    drawPolygon(base, [...dome, [x + width * 0.5, y + 4], [x - width * 0.5, y + 4]])
    const darkSide = -light
    const litDome = light < 0 ? dome.slice(0, 5) : dome.slice(3).reverse()
    drawPolygon(lit, [
      ...litDome,
      [x + darkSide * width * random.between(0.06, 0.16), y - height * random.between(0.55, 0.7)],
      [x + darkSide * width * random.between(-0.12, 0.04), y - height * random.between(0.2, 0.36)],
      [x - darkSide * width * random.between(0.05, 0.2), y + 2],
    ])
  }
  return { base: base.path, lit: lit.path }
}
