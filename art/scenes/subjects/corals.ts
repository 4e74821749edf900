import { joined, path, stroke } from "../drawing/elements.ts"
import { times } from "../drawing/lists.ts"
import { clamp, degreesToRadians, lerp } from "../drawing/numbers.ts"
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
  /** Degrees by which the outer stems lean from upright. */
  spread?: number
  /** Thickness of a stem. */
  width?: number
  colour: string
  /** A thin light on the tips. */
  lit?: string
}

/** Staghorn coral: stems, branches and tips, one stroke weight for each. */
export function staghorn({ x, y, height, seed = 1, spread = 70, width = 12, colour, lit }: Staghorn): string {
  const random = seededRandom(seed)
  const weights: [stems: string[], branches: string[], tips: string[]] = [[], [], []]
  for (let i = 0; i < 5; i++) {
    const footX = x + random.between(-0.12, 0.12) * height
    const angle = -90 + lerp(-spread, spread, i / 4) + random.between(-8, 8)
    growStem(weights, random, { x: footX, y, angle, length: height * random.between(0.42, 0.6), weight: 0 })
  }
  const [stems, branches, tips] = weights
  return joined([
    stroke(stems.join(""), colour, width, ROUND_ENDS),
    stroke(branches.join(""), colour, width * 0.74, ROUND_ENDS),
    stroke(tips.join(""), colour, width * 0.54, ROUND_ENDS),
    lit &&
      stroke(tips.join(""), lit, width * 0.2, {
        ...ROUND_ENDS,
        transform: `translate(${-width * 0.1} ${-width * 0.1})`,
      }),
  ])
}

interface Stem {
  x: number
  y: number
  /** Degrees; -90 is upright. */
  angle: number
  length: number
  weight: 0 | 1 | 2
}

/** Draws a stem and, from places along it, the thinner ones that fork from it. */
function growStem(weights: [string[], string[], string[]], random: Random, stem: Stem) {
  const { x, y, length, weight } = stem
  const angle = clamp(stem.angle, -158, -22)
  const cosine = Math.cos(degreesToRadians(angle))
  const sine = Math.sin(degreesToRadians(angle))
  const endX = x + cosine * length
  const endY = y + sine * length
  const bend = random.between(-0.15, 0.15) * length
  const handle = `${Math.round((endX - x) / 2 - sine * bend)} ${Math.round((endY - y) / 2 + cosine * bend)}`
  weights[weight].push(
    `M${Math.round(x)} ${Math.round(y)}q${handle} ${Math.round(endX - x)} ${Math.round(endY - y)}`,
  )
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

/** Brain coral: a low mound with meanders, shaded by a gradient so that it sits in the reef. */
export function brainCoral(
  scene: Scene,
  { x, y, width, height, colour, lit, dark }: Coral & { colour: string; lit: string; dark: string },
): string {
  const mound = [
    `M${x - width / 2} ${y}C${x - width * 0.56} ${y - height * 0.62} ${x - width * 0.34} ${y - height * 0.98} ${x - width * 0.06} ${y - height}`,
    `C${x + width * 0.26} ${y - height * 1.02} ${x + width * 0.58} ${y - height * 0.62} ${x + width / 2} ${y}z`,
  ]
  const paint = scene.linearGradient(
    x - width * 0.4,
    y - height,
    x + width * 0.4,
    y,
    stops(`0 ${lit}, .35 ${colour}, 1 ${dark}`),
  )
  const meanders = times(7, (i) => meander({ x, y, width, height }, i + 1))
  return joined([
    path(mound.join(""), paint),
    stroke(meanders.join(""), dark, 2, { opacity: 0.5, ...ROUND_ENDS }),
  ])
}

/** A wavy line across the mound; row 8 would be its foot. */
function meander({ x, y, width, height }: Coral, row: number): string {
  const share = row / 8
  const half = width * 0.5 * Math.sqrt(1 - (1 - share) ** 2)
  const waves = Math.max(2, Math.round(half / 9))
  const step = (half * 1.84) / waves
  const wave = (i: number) =>
    `q${Math.round(step * 0.25)} ${(i + row) % 2 ? 6 : -6} ${Math.round(step * 0.5)} 0t${Math.round(step * 0.5)} 0`
  const start = `M${Math.round(x - half * 0.92)} ${Math.round(y - height * (1 - share) * 0.97)}`
  return start + times(waves, wave).join("")
}

/** A sea fan: thirteen stems from one foot, every second one with a twig. */
export function seaFan({ x, y, height, colour, lit = colour, seed = 1 }: SeaFan): string {
  const random = seededRandom(seed)
  let stems = ""
  let twigs = ""
  for (let i = 0; i < 13; i++) {
    const angle = degreesToRadians(-90 + lerp(-58, 58, i / 12))
    const length = height * (0.8 + 0.2 * Math.cos((i - 6) * 0.3)) * random.between(0.9, 1.05)
    const right = Math.cos(angle) * length
    const down = Math.sin(angle) * length
    stems += `M${Math.round(x)} ${Math.round(y)}q${Math.round(right * 0.3)} ${Math.round(-length * 0.5)} ${Math.round(right)} ${Math.round(down)}`
    if (i % 2)
      twigs += `M${Math.round(x + right * 0.55)} ${Math.round(y + down * 0.65)}l${Math.round(random.between(-14, 14))} ${Math.round(-height * 0.2)}`
  }
  return stroke(stems, colour, height * 0.035, ROUND_ENDS) + stroke(twigs, lit, height * 0.022, ROUND_ENDS)
}

interface SeaFan {
  x: number
  y: number
  height: number
  colour: string
  lit?: string
  seed?: number
}

/** Table coral: a flat top on a narrow foot. */
export function tableCoral({
  x,
  y,
  width,
  height,
  colour,
  lit,
  dark,
}: Coral & { colour: string; lit: string; dark: string }): string {
  return joined([
    path(
      `M${x - width * 0.1} ${y}C${x - width * 0.08} ${y - height * 0.5} ${x - width * 0.2} ${y - height * 0.7} ${x - width / 2} ${y - height * 0.86}Q${x} ${y - height * 1.12} ${x + width / 2} ${y - height * 0.86}C${x + width * 0.2} ${y - height * 0.7} ${x + width * 0.08} ${y - height * 0.5} ${x + width * 0.1} ${y}z`,
      dark,
    ),
    path(
      `M${x - width / 2} ${y - height * 0.86}Q${x} ${y - height * 0.72} ${x + width / 2} ${y - height * 0.86}Q${x} ${y - height * 1.14} ${x - width / 2} ${y - height * 0.86}z`,
      colour,
    ),
    path(
      `M${x - width * 0.44} ${y - height * 0.88}Q${x - width * 0.1} ${y - height * 1.06} ${x + width * 0.2} ${y - height * 0.98}Q${x - width * 0.1} ${y - height * 0.92} ${x - width * 0.44} ${y - height * 0.88}z`,
      lit,
    ),
  ])
}
