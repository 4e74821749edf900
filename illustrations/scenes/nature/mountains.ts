import { HEIGHT } from "../drawing/canvas.ts"
import { path } from "../drawing/elements.ts"
import { drawPolygon, polygon } from "../drawing/lines.ts"
import { itemAt, times } from "../drawing/lists.ts"
import { lerp } from "../drawing/numbers.ts"
import { Pen } from "../drawing/pen.ts"
import type { Point } from "../drawing/points.ts"
import { type Random, seededRandom } from "../drawing/random.ts"
import { roughen } from "../drawing/roughen.ts"
import type { Scene, Stop } from "../scene.ts"

/** A point of a crest, set by hand; a peak throws a facet of shade. */
export type CrestKey = readonly [x: number, y: number, kind?: "peak"]

interface Mountains {
  keys: readonly CrestKey[]
  /** The lower end of the range. */
  base?: number
  colour: string
  /** Colour of the haze at the foot. */
  foot?: string
  /** The height at which haze and shade are complete; the base by default. */
  fadeY?: number
  shade?: string
  shadeOpacity?: number
  /** The end of the shade, as a share of the way from the highest peak to `fadeY`. */
  fadeAt?: number
  roughness?: number
  depth?: number
  seed?: number
  /** The side of the light: -1 left, 1 right. */
  light?: -1 | 1
  /** How far the spur under a peak runs to the dark side. */
  lean?: number
  /** How many gullies the lit side has; 0 for none. */
  gullies?: number
}

/** The crest between the keys, and which of its points is which key. */
interface Crest {
  points: Point[]
  keyIndexes: number[]
}

/** A range: noise only roughens the line between points set by hand. */
export function mountains(scene: Scene, range: Mountains): string {
  const { keys, base = HEIGHT, colour, foot, fadeY = base, seed = 1, shade } = range
  const crest = crestThrough(range)
  const top = Math.min(...keys.map(([, y]) => y))
  const outline: Point[] = [...crest.points, [itemAt(keys, -1)[0], base], [itemAt(keys, 0)[0], base]]
  const paint = foot ? scene.verticalGradient(top, fadeY, colour, [1, foot]) : colour
  const body = path(polygon(outline, { decimals: 0 }), paint)
  const facets = facetsPath(range, crest, fadeY, seededRandom(seed + 99))
  return shade && facets ? body + path(facets, shadePaint(scene, shade, top, fadeY, range)) : body
}

function crestThrough({ keys, roughness = 0.09, depth = 5, seed = 1 }: Mountains): Crest {
  const places = keys.map(([x, y]): Point => [x, y])
  const points = [itemAt(places, 0)]
  const keyIndexes = [0]
  for (let i = 1; i < places.length; i++) {
    const ends = [itemAt(places, i - 1), itemAt(places, i)]
    points.push(...roughen(ends, { roughness, depth, seed: seed * 31 + i }).slice(1))
    keyIndexes.push(points.length - 1)
  }
  return { points, keyIndexes }
}

function shadePaint(
  scene: Scene,
  shade: string,
  top: number,
  fadeY: number,
  { shadeOpacity = 0.55, fadeAt = 0.72 }: Mountains,
): string {
  const stops: Stop[] = [
    [0, shade, shadeOpacity],
    [fadeAt * 0.6, shade, shadeOpacity * 0.62],
    [fadeAt + 0.15, shade, 0],
  ]
  return scene.linearGradient(0, top, 0, fadeY, stops)
}

/** For every peak the dark side of its spur, and the gullies of its lit side. */
function facetsPath(range: Mountains, crest: Crest, fadeY: number, random: Random): string {
  const { keys, light = -1, gullies = 0.5 } = range
  const darkSide = light === -1 ? 1 : -1
  const pen = new Pen(0)
  keys.forEach(([, , kind], i) => {
    if (kind !== "peak" || !keys[i + darkSide]) return
    drawSpur(pen, crestRun(crest, i, i + darkSide), darkSide, i, range, fadeY, random)
    if (!gullies || !keys[i - darkSide]) return
    drawGullies(pen, crestRun(crest, i - darkSide, i), darkSide, gullies, fadeY, random)
  })
  return pen.path
}

/** The crest from one key to a neighbour, in that order. */
function crestRun({ points, keyIndexes }: Crest, fromKey: number, toKey: number): Point[] {
  const from = itemAt(keyIndexes, fromKey)
  const to = itemAt(keyIndexes, toKey)
  return from < to ? points.slice(from, to + 1) : points.slice(to, from + 1).reverse()
}

/** The facet between the crest and a zigzag down from the peak. */
function drawSpur(
  pen: Pen,
  run: Point[],
  darkSide: number,
  keyIndex: number,
  { lean = 0.35 }: Mountains,
  fadeY: number,
  random: Random,
) {
  const [peakX, peakY] = itemAt(run, 0)
  const [endX, crestEndY] = itemAt(run, -1)
  const endY = lerp(crestEndY, fadeY, 0.8)
  const drop = endY - peakY
  const steps = 7
  const zigzag = times(steps, (step): Point => {
    const i = step + 1
    const drift = ((lean * drop * i) / steps) * (0.45 + 0.25 * Math.sin(i * 2.1 + keyIndex))
    const tooth = i % 2 ? drop * 0.035 : -drop * 0.015
    const x = peakX + darkSide * drift + random.between(-1, 1) * drop * 0.05 - darkSide * tooth
    return [x, peakY + (drop * i) / steps]
  })
  drawPolygon(pen, [...run, [endX + darkSide * drop * 0.1, endY], ...zigzag.reverse()])
}

function drawGullies(
  pen: Pen,
  run: Point[],
  darkSide: number,
  gullies: number,
  fadeY: number,
  random: Random,
) {
  const count = Math.max(1, Math.round(run.length * 0.12 * gullies))
  for (let i = 0; i < count; i++) {
    const head = run[Math.floor(run.length * (0.15 + (0.75 * (i + random() * 0.6)) / count))]
    if (!head) continue
    const [x, y] = head
    const drop = (fadeY - y) * random.between(0.3, 0.62)
    const width = drop * random.between(0.1, 0.2)
    const footX = x - darkSide * drop * random.between(-0.05, 0.3)
    drawPolygon(pen, [
      [x, y],
      [x + darkSide * width * 0.9, y + drop * 0.3],
      [x + darkSide * width * 0.35, y + drop * 0.55],
      [footX + darkSide * width * 0.4, y + drop],
      [footX - width * 0.1, y + drop * 0.62],
      [x - darkSide * width * 0.16, y + drop * 0.3],
    ])
  }
}
