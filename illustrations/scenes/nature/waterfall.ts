import { ellipse, group, path, url } from "../drawing/elements.ts"
import { bandBetween, drawSpline } from "../drawing/lines.ts"
import { itemAt } from "../drawing/lists.ts"
import { Pen } from "../drawing/pen.ts"
import type { Point } from "../drawing/points.ts"
import { type Random, seededRandom } from "../drawing/random.ts"
import type { Scene, Stop } from "../scene.ts"

/** A point of a fall, with its width there. */
export type FallGuide = readonly [x: number, y: number, width: number]

interface Waterfall {
  /** The marks from the lip to the pool. */
  guide: readonly FallGuide[]
  white?: string
  mid?: string
  shade?: string
  seed?: number
  strands?: number
  mistRadius?: number
  /** A stipple filter for the mist at the foot; no mist without it. */
  stippleId?: string
}

/** A tall fall: strands of white over blue grey, lit from the left. */
export function waterfall(
  scene: Scene,
  {
    guide,
    white = "#fffdf4",
    mid = "#cfe6e0",
    shade = "#8fbcc0",
    seed = 1,
    strands = 16,
    mistRadius = 160,
    stippleId,
  }: Waterfall,
): string {
  const random = seededRandom(seed)
  const outline = fallOutline(guide, random)
  const light = new Pen(0)
  const dark = new Pen(0)
  for (let i = 0; i < strands; i++) drawStrand(i % 2 ? light : dark, guide, (i + random()) / strands, random)
  const lipX = itemAt(guide, 0)[0]
  const [poolX, poolY, poolWidth] = itemAt(guide, -1)
  const across: Stop[] = [
    [0, white],
    [0.55, mid],
    [1, shade],
  ]
  const body = scene.linearGradient(lipX - poolWidth / 2, 0, lipX + poolWidth / 2, 0, across)
  const fall = path(outline, body) + path(light.path, white) + path(dark.path, shade, { opacity: 0.6 })
  return stippleId ? fall + mist(scene, poolX, poolY, mistRadius, white, stippleId) : fall
}

function fallOutline(guide: readonly FallGuide[], random: Random): string {
  const left: Point[] = []
  const right: Point[] = []
  for (const [x, y, width] of guide) {
    left.push([x - width / 2 + random.between(-3, 3), y])
    right.push([x + width / 2 + random.between(-3, 3), y])
  }
  return bandBetween(left, right)
}

/** One strand over part of the height, at a share of the width. */
function drawStrand(pen: Pen, guide: readonly FallGuide[], share: number, random: Random) {
  const last = guide.length - 1
  const first = random.whole(0, Math.max(0, guide.length - 4))
  const end = random.whole(Math.min(last, first + 2), last)
  const left: Point[] = []
  const right: Point[] = []
  for (let i = first; i <= end; i++) {
    const [middle, y, width] = itemAt(guide, i)
    const t = (i - first) / (end - first)
    const half = width * 0.07 * Math.sin(Math.PI * (0.06 + 0.88 * t)) + 0.6
    const x = middle + (share - 0.5) * width * 0.94
    left.push([x - half, y])
    right.push([x + half, y])
  }
  drawSpline(pen, left, { close: false })
  for (const [x, y] of right.reverse()) pen.lineTo(x, y)
  pen.close()
}

function mist(scene: Scene, x: number, y: number, radius: number, white: string, stippleId: string): string {
  const stops: Stop[] = [
    [0, white, 1],
    [0.4, white, 0.6],
    [1, white, 0],
  ]
  const cloud = ellipse(x, y, radius, radius * 0.7, scene.radialGradient(x, y, radius, stops, radius * 0.7))
  return group(cloud, { filter: url(stippleId) })
}
