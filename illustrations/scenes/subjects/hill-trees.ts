import { group, joinMarkup, path, stroke } from "../drawing/elements.ts"
import { polygon } from "../drawing/lines.ts"
import type { Point } from "../drawing/points.ts"
import { seededRandom } from "../drawing/random.ts"
import type { Scene } from "../scene.ts"
import { ROUND } from "./round.ts"

/** A tall estate tree (grevillea or cypress): 100 tall, foot at (0, 0), a ragged spire with a lit flank. */
export function estateTreeSymbol(
  scene: Scene,
  {
    trunk = "#5a4a44",
    dark,
    lit,
    light = -1,
    seed = 1,
    wide = 17,
  }: { trunk?: string; dark: string; lit: string; light?: number; seed?: number; wide?: number },
): string {
  const { left, right, inner } = raggedSpire(wide, light, seed)
  const litEdge = light < 0 ? left : right
  return scene.symbol(
    joinMarkup([
      path("M-2 0L-1-30 1-30 2 0z", trunk),
      path(polygon([...left, ...right.toReversed()], { decimals: 0 }), dark),
      path(polygon([...litEdge.slice(1), ...inner.slice(2).toReversed()], { decimals: 0 }), lit),
    ]),
  )
}

/** The outline of both edges from foot to tip, and the border of the lit flank. */
function raggedSpire(wide: number, light: number, seed: number) {
  const random = seededRandom(seed)
  const left: Point[] = []
  const right: Point[] = []
  const inner: Point[] = []
  for (let i = 0; i <= 8; i++) {
    const y = -18 - 82 * (i / 8)
    const width = spireWidth(wide, i / 8)
    const reach = i < 8 ? random.between(0.7, 1.15) : 0
    left.push([-width * reach - random.between(0, 2), y + random.between(0, 3)])
    left.push([-width * reach * 0.86, y - 5])
    right.push([width * (i < 8 ? random.between(0.7, 1.15) : 0), y + random.between(0, 3)])
    right.push([width * 0.84, y - 5])
    inner.push([light * width * random.between(-0.05, 0.25), y])
    inner.push([light * width * random.between(0.3, 0.6), y - 5])
  }
  return { left, right, inner }
}

function spireWidth(wide: number, t: number): number {
  return wide * Math.sin(Math.PI * Math.min(1, 0.16 + t * 0.86)) ** 0.8 * (1 - t * 0.25)
}

/** A wind-bent tree of the high plains: its foot at (x, y), the crown flagged to the right, about 100 wide. */
export function windBentTree(
  x: number,
  y: number,
  scale: number,
  { trunk, dark, mid, lit }: { trunk: string; dark: string; mid: string; lit: string },
): string {
  return group(
    [
      stroke("M0 2C2-18-8-26 4-44M0-18C10-30 20-34 34-40M-2-30C8-46 20-50 30-58", trunk, 4.6, ROUND),
      path(
        "M-8-48C-12-60 4-66 12-62C20-74 44-72 50-64C66-70 88-62 92-52C78-50 70-46 58-48C46-42 34-44 26-42C14-40-4-40-8-48z",
        dark,
      ),
      path("M8-34C14-44 30-44 38-40C52-46 72-38 76-30C60-28 50-26 40-28C28-24 10-26 8-34z", mid),
      path(
        "M-6-52C-6-60 6-63 13-59C22-70 42-68 49-61C62-66 80-60 86-53C72-55 62-52 52-55C42-50 32-54 24-50C14-48 0-46-6-52z",
        lit,
      ),
    ],
    { transform: `translate(${x} ${y})scale(${scale})` },
  )
}
