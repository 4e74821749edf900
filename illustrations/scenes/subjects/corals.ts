import { tenths } from "../drawing/digits.ts"
import { ellipse, group, joinMarkup, path, stroke, url, use } from "../drawing/elements.ts"
import { clamp, degreesToRadians, lerp } from "../drawing/numbers.ts"
import { Pen } from "../drawing/pen.ts"
import { type Random, seededRandom } from "../drawing/random.ts"
import { type Scene, stops } from "../scene.ts"
import { ROUND_ENDS } from "./round.ts"

interface Coral {
  /** The middle of its foot. */
  x: number
  y: number
  width: number
  height: number
}

interface Staghorn {
  x: number
  y: number
  height: number
  seed?: number
  /** Maximum angle of the outer stems from upright, in degrees. */
  spread?: number
  /** Thickness of a stem. */
  width?: number
  colour: string
  /** A thin light on the tips. */
  lit?: string
}

/** Staghorn coral: stems, branches and tips, one stroke weight for each. */
export function staghorn(scene: Scene, coral: Staghorn): string {
  const { x, y, height, seed = 1, spread = 70, width = 12, colour, lit } = coral
  const random = seededRandom(seed)
  const weights: Weights = [new Pen(0), new Pen(0), new Pen(0)]
  for (let i = 0; i < 5; i++) {
    const footX = x + random.between(-0.12, 0.12) * height
    const angle = -90 + lerp(-spread, spread, i / 4) + random.between(-8, 8)
    growStem(weights, random, { x: footX, y, angle, length: height * random.between(0.42, 0.6), weight: 0 })
  }
  const [stems, branches, tips] = weights
  const tip = storeStrokes(scene, tips.path)
  return joinMarkup([
    stroke(stems.path, colour, width, ROUND_ENDS),
    stroke(branches.path, colour, width * 0.74, ROUND_ENDS),
    tip(colour, width * 0.54),
    lit && tip(lit, width * 0.2, -width * 0.1, -width * 0.1),
  ])
}

/** Lines that are stroked more than once, stored once. */
function storeStrokes(scene: Scene, lines: string) {
  const id = scene.define((id) => `<path id="${id}" d="${lines}" fill="none" stroke-linecap="round"/>`)
  return (colour: string, width: number, x = 0, y = 0, opacity?: number) =>
    use(id, x, y, 1, 1, 0, { stroke: colour, "stroke-width": tenths(width), opacity })
}

type Weights = readonly [stems: Pen, branches: Pen, tips: Pen]

interface Stem {
  x: number
  y: number
  /** Direction in degrees; -90 is upright. */
  angle: number
  length: number
  weight: 0 | 1 | 2
}

/** Draws a stem and, from points along it, the thinner ones that fork from it. */
function growStem(weights: Weights, random: Random, stem: Stem) {
  const { x, y, length, weight } = stem
  const angle = clamp(stem.angle, -158, -22)
  const cosine = Math.cos(degreesToRadians(angle))
  const sine = Math.sin(degreesToRadians(angle))
  const endX = x + cosine * length
  const endY = y + sine * length
  const bend = random.between(-0.15, 0.15) * length
  const pen = weights[weight]
  pen
    .moveToRelative(x, y)
    .quadraticTo((x + endX) / 2 - sine * bend, (y + endY) / 2 + cosine * bend, endX, endY)
  if (weight === 2) return
  const forks = weight === 0 ? 4 : 2 + (random() < 0.5 ? 1 : 0)
  for (let i = 0; i < forks; i++) {
    const along = random.between(0.4, 1)
    const turn = (i % 2 ? 1 : -1) * random.between(12, 50)
    growStem(weights, random, {
      x: lerp(x, endX, along),
      y: lerp(y, endY, along),
      angle: angle + turn,
      length: length * random.between(0.5, 0.72),
      weight: weight === 0 ? 1 : 2,
    })
  }
}

interface BrainCoral extends Coral {
  colour: string
  lit: string
  dark: string
  seed?: number
  /** The id of the stipple filter for the shade at its foot. */
  stippleId: string
}

/** Brain coral: a low mound with a maze of ridges on it, lit from above and with stippled shade. */
export function brainCoral(scene: Scene, coral: BrainCoral): string {
  const { x, y, width, height, colour, lit, dark, stippleId } = coral
  const outline = [
    `M${x - width / 2} ${y}C${x - width * 0.56} ${y - height * 0.62} ${x - width * 0.34} ${y - height * 0.98} ${x - width * 0.06} ${y - height}`,
    `C${x + width * 0.26} ${y - height * 1.02} ${x + width * 0.58} ${y - height * 0.62} ${x + width / 2} ${y}z`,
  ].join("")
  const paint = scene.verticalGradient(y - height, y, ...stops(`0 ${lit}, .3 ${colour}, 1 ${dark}`))
  const shade = scene.verticalGradient(
    y - height * 0.6,
    y,
    ...stops(`0 ${dark} 0, .5 ${dark} .14, 1 ${dark} .42`),
  )
  const valleys = storeStrokes(scene, maze(coral))
  const ridge = width * 0.02
  const drawn = [
    valleys(lit, ridge, 0, -ridge * 1.1, 0.36),
    valleys(dark, ridge * 1.15, 0, 0, 0.75),
    group(path(outline, shade), { filter: url(stippleId) }),
  ]
  return path(outline, paint) + group(drawn, { "clip-path": url(scene.clip(outline)) })
}

const MAZE_ROWS = 8

/** Wandering valleys, row below row, broken here and joined to the next row there. */
function maze({ x, y, width, height, seed = 1 }: BrainCoral): string {
  const random = seededRandom(seed)
  const pen = new Pen(0)
  const rowY = (share: number) => y - height * (1 - share ** 1.25)
  for (let row = 0; row < MAZE_ROWS; row++) {
    const share = (row + 0.5) / MAZE_ROWS
    const half = width * 0.52 * Math.sqrt(1 - (1 - share) ** 2)
    const step = width * 0.058
    const gap = (rowY((row + 1.5) / MAZE_ROWS) - rowY(share)) * 0.5
    let isDown = false
    for (let at = -half; at < half; at += step * random.between(0.8, 1.3)) {
      // rows sag towards their ends, as they run round the mound
      const middleY = rowY(share) + height * 0.16 * (at / (width / 2)) ** 2
      const nextY = middleY + random.between(-1, 1) * gap
      if (!isDown || random() < 0.24) pen.moveTo(x + at, nextY)
      else
        pen.quadraticTo(
          x + at - step * random.between(0.2, 0.8),
          nextY + random.spread() * gap * 2,
          x + at,
          nextY,
        )
      if (isDown && random() < 0.3) pen.lineTo(x + at + random.spread() * step * 0.5, nextY + gap * 1.5)
      isDown = true
    }
  }
  return pen.path
}

interface SeaFan {
  x: number
  y: number
  height: number
  colour: string
  lit?: string
  seed?: number
  /** Angle of the fan in degrees. */
  spread?: number
}

/** A sea fan: ribs that fork again and again from one foot, all in one plane. */
export function seaFan({ x, y, height, colour, lit = colour, seed = 1, spread = 110 }: SeaFan): string {
  const random = seededRandom(seed)
  const ribs = new Pen(0)
  const twigs = new Pen(0)
  for (let i = 0; i < 7; i++) {
    const angle = -90 + lerp(-spread / 2, spread / 2, i / 6) + random.between(-5, 5)
    growFan(ribs, twigs, random, { x, y, angle, length: height * random.between(0.28, 0.36), weight: 0 })
  }
  return joinMarkup([
    stroke(ribs.path, colour, height * 0.026, ROUND_ENDS),
    stroke(twigs.path, lit, height * 0.014, ROUND_ENDS),
  ])
}

function growFan(ribs: Pen, twigs: Pen, random: Random, stem: Stem) {
  const angle = degreesToRadians(stem.angle)
  const endX = stem.x + Math.cos(angle) * stem.length
  const endY = stem.y + Math.sin(angle) * stem.length
  const pen = stem.weight === 0 ? ribs : twigs
  pen.moveTo(stem.x, stem.y).lineTo(endX, endY)
  if (stem.weight === 2) return
  const forks = stem.weight === 0 ? 3 : 2
  for (let i = 0; i < forks; i++)
    growFan(ribs, twigs, random, {
      x: endX,
      y: endY,
      angle: stem.angle + lerp(-26, 26, i / (forks - 1)) + random.between(-7, 7),
      length: stem.length * random.between(0.72, 1),
      weight: stem.weight === 0 ? 1 : 2,
    })
}

interface TableCoral extends Coral {
  /** The plate, its light, and the shade under it. */
  colour: string
  lit: string
  dark: string
  seed?: number
}

/** Table coral: a thin plate with a knobbed edge on a narrow foot, seen a little from above. */
export function tableCoral({ x, y, width, height, colour, lit, dark, seed = 1 }: TableCoral): string {
  const plateY = y - height * 0.86
  const half = width / 2
  const depth = width * 0.062
  const foot = [
    `M${x - width * 0.17} ${y}C${x - width * 0.2} ${y - height * 0.4} ${x - width * 0.4} ${y - height * 0.6} ${x - half * 0.97} ${plateY}`,
    `H${x + half * 0.97}C${x + width * 0.4} ${y - height * 0.6} ${x + width * 0.2} ${y - height * 0.4} ${x + width * 0.17} ${y}z`,
  ]
  const knobs = plateEdge(x, plateY, half, depth, seed)
  return joinMarkup([
    path(foot.join(""), dark),
    stroke(knobs, dark, width * 0.036, { ...ROUND_ENDS, transform: `translate(0 ${width * 0.022})` }),
    ellipse(x, plateY, half, depth, colour),
    stroke(knobs, colour, width * 0.034, ROUND_ENDS),
    stroke(plateTop(x, plateY, half, depth, seed), lit, width * 0.012, ROUND_ENDS),
  ])
}

/** Knobs along the near edge of a plate. */
function plateEdge(x: number, y: number, half: number, depth: number, seed: number): string {
  const random = seededRandom(seed)
  const pen = new Pen(0)
  for (let i = 0; i <= 22; i++) {
    const angle = Math.PI * (i / 22 + random.between(-0.012, 0.012))
    const reach = random.between(0.96, 1.03)
    const atX = x + Math.cos(angle) * half * reach
    const atY = y + Math.sin(angle) * depth * reach
    pen.moveToRelative(atX, atY).lineTo(atX, atY + 1)
  }
  return pen.path
}

/** Light on the tips that stand up from a plate. */
function plateTop(x: number, y: number, half: number, depth: number, seed: number): string {
  const random = seededRandom(seed + 1)
  const pen = new Pen(0)
  for (let i = 0; i < 46; i++) {
    const angle = random.between(-0.5, Math.PI + 0.5)
    const out = Math.sqrt(random()) * 0.94
    const atX = x + Math.cos(angle) * half * out
    const atY = y + Math.sin(angle) * depth * out
    pen.moveToRelative(atX, atY).lineTo(atX + 1, atY)
  }
  return pen.path
}
