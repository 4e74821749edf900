import { joinMarkup, path } from "../drawing/elements.ts"
import { drawPolygon } from "../drawing/lines.ts"
import { times } from "../drawing/lists.ts"
import { lerp } from "../drawing/numbers.ts"
import { Pen } from "../drawing/pen.ts"
import { seededRandom } from "../drawing/random.ts"
import { LOWER_FLOOR, onRing, UPPER_FLOOR } from "./vatadage-platform.ts"

interface PillarRing {
  radius: number
  /** Height of the floor they stand on. */
  foot: number
  height: number
  halfWidth: number
  /** Angles in half turns. Between them about one in four is broken and one in nine is gone. */
  angles: readonly number[]
  seed: number
}

const spreadAngles = (from: number, to: number, count: number) =>
  times(count, (i) => lerp(from, to, (i + 0.5) / count))

export const LOWER_BACK: PillarRing = {
  radius: 515,
  foot: LOWER_FLOOR,
  height: 92,
  halfWidth: 7,
  angles: [...spreadAngles(1.02, 1.3, 5), ...spreadAngles(1.7, 1.98, 5)],
  seed: 6,
}
export const UPPER_FRONT: PillarRing = {
  radius: 404,
  foot: UPPER_FLOOR,
  height: 92,
  halfWidth: 8,
  angles: [...spreadAngles(0.03, 0.37, 9), ...spreadAngles(0.63, 0.97, 9)],
  seed: 4,
}
export const LOWER_FRONT: PillarRing = {
  radius: 540,
  foot: LOWER_FLOOR,
  height: 124,
  halfWidth: 11,
  angles: [...spreadAngles(0.03, 0.36, 6), ...spreadAngles(0.64, 0.97, 6)],
  seed: 23,
}

interface Pillar {
  x: number
  y: number
  height: number
  halfWidth: number
  lean: number
  isBroken: boolean
}

/** Pillars of a ring with their shadows; they carried a roof of wood. */
export function ruinedPillars(ring: PillarRing): string {
  const pillars = standingPillars(ring)
  const pens = { lit: new Pen(0), face: new Pen(0), shade: new Pen(0) }
  for (const pillar of pillars) drawPillar(pens, pillar)
  return joinMarkup([
    path(pillars.map(pillarShadow).join(""), "#5d2a40", { opacity: 0.45 }),
    path(pens.face.path, "#c4845a"),
    path(pens.lit.path, "#ffe6b0"),
    path(pens.shade.path, "#6b3c4c"),
  ])
}

function standingPillars({ radius, foot, height, halfWidth, angles, seed }: PillarRing): Pillar[] {
  const random = seededRandom(seed)
  const pillars = angles.map((angle) => {
    const [x, y] = onRing(radius, Math.PI * angle)
    const fate = random()
    const whole = height * random.between(0.92, 1.06)
    const isBroken = fate < 0.26
    const lean = random.between(-1, 1) ** 3 * 9
    const isGone = fate > 0.89
    return {
      x,
      y: y - foot,
      height: isBroken ? whole * (0.3 + fate * 1.6) : whole,
      halfWidth,
      lean,
      isBroken,
      isGone,
    }
  })
  return pillars.filter(({ isGone }) => !isGone).sort((a, b) => a.y - b.y)
}

function drawPillar({ lit, face, shade }: Record<"lit" | "face" | "shade", Pen>, pillar: Pillar) {
  const { x, y, height, halfWidth: half, lean, isBroken } = pillar
  const top = y - height
  const upright = (pen: Pen, left: number, right: number) =>
    drawPolygon(pen, [
      [x + left, y],
      [x + left * 0.88 + lean, top],
      [x + (left + right) * 0.44 + lean, isBroken ? top - 8 : top],
      [x + right * 0.88 + lean, isBroken ? top + 5 : top],
      [x + right, y],
    ])
  upright(face, -half, half)
  upright(lit, -half, -half * 0.35)
  upright(shade, half * 0.4, half)
  if (isBroken) return
  const capital = (pen: Pen, left: number, right: number) =>
    drawPolygon(pen, [
      [x + left * 0.8 + lean, top],
      [x + left * 1.5 + lean, top - 7],
      [x + left * 1.5 + lean, top - 13],
      [x + right * 1.5 + lean, top - 13],
      [x + right * 1.5 + lean, top - 7],
      [x + right * 0.8 + lean, top],
    ])
  capital(face, -half, half)
  capital(lit, -half, 0)
  capital(shade, half * 0.3, half)
}

function pillarShadow({ x, y, height, halfWidth: half }: Pillar): string {
  const right = Math.round(height * 0.78)
  const down = Math.round(height * 0.13)
  return `M${Math.round(x - half)} ${Math.round(y)}l${right} ${down}h${Math.round(half * 2)}L${Math.round(x + half)} ${Math.round(y)}z`
}
