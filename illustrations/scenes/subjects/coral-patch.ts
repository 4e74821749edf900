import { joinMarkup, path, stroke } from "../drawing/elements.ts"
import { itemAt, times } from "../drawing/lists.ts"
import { Pen } from "../drawing/pen.ts"
import type { Point } from "../drawing/points.ts"
import { type Random, seededRandom } from "../drawing/random.ts"
import { ROUND_ENDS } from "./round.ts"

/** A coral head seen down through water. */
export type CoralHead = readonly [x: number, y: number, radius: number]

interface CoralPatch {
  heads: readonly CoralHead[]
  /** How the bottom lies to the eye: 1 is seen from above. */
  flatness?: number
  seed?: number
  base: string
  body: string
  lit: string
  /** Bumps round a head. */
  lobes?: number
}

/** A patch of coral heads under water: a darker base, the body and lit caps. */
export function coralPatch({
  heads,
  flatness = 0.4,
  seed = 1,
  base,
  body,
  lit,
  lobes = 7,
}: CoralPatch): string {
  const bases = new Pen(0)
  const bodies = new Pen(0)
  const caps = new Pen(0)
  const random = seededRandom(seed)
  heads.forEach((head, i) => {
    const [x, y, radius] = head
    const shape = { flatness, lobes, seed: seed * 7 + i }
    drawHead(bases, [x + radius * 0.08, y + radius * flatness * 0.34, radius * 1.06], shape)
    drawHead(bodies, head, shape)
    drawCaps(caps, head, flatness, random)
  })
  return joinMarkup([
    path(bases.path, base, { opacity: 0.6 }),
    path(bodies.path, body),
    stroke(caps.path, lit, 3.4, { ...ROUND_ENDS, opacity: 0.85 }),
  ])
}

/** How far a lobe leaves the round. */
const UNEVENNESS = 0.12

function drawHead(
  pen: Pen,
  [x, y, radius]: CoralHead,
  { flatness, lobes, seed }: { flatness: number; lobes: number; seed: number },
) {
  const random = seededRandom(seed)
  const corners = times(lobes, (i): Point => {
    const angle = ((i + random.between(-0.28, 0.28)) / lobes) * Math.PI * 2
    const reach = radius * random.between(1 - UNEVENNESS, 1 + UNEVENNESS)
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * flatness]
  })
  const [startX, startY] = itemAt(corners, 0)
  pen.moveTo(startX, startY)
  corners.forEach(([fromX, fromY], i) => {
    const [toX, toY] = itemAt(corners, (i + 1) % lobes)
    const length = Math.hypot(toX - fromX, (toY - fromY) / flatness) || 1
    pen.arcTo(length * 0.56, toX, toY, 1, length * 0.56 * flatness)
  })
  pen.close()
}

/** Short bows of light on the upper left. */
function drawCaps(pen: Pen, [x, y, radius]: CoralHead, flatness: number, random: Random) {
  const count = Math.max(3, Math.round(radius / 9))
  for (let i = 0; i < count; i++) {
    const angle = random.between(0, 6.28)
    const out = radius * random.between(0, 0.62)
    const capX = x + Math.cos(angle) * out - radius * 0.12
    const capY = y + (Math.sin(angle) * out - radius * 0.16) * flatness
    const width = radius * random.between(0.14, 0.26)
    pen.moveToRelative(capX - width / 2, capY).quadraticTo(capX, capY - width * 0.5, capX + width / 2, capY)
  }
}
