import { mix } from "../drawing/colour.ts"
import { group, url } from "../drawing/elements.ts"
import { spline } from "../drawing/lines.ts"
import { itemAt, times } from "../drawing/lists.ts"
import { lerp } from "../drawing/numbers.ts"
import type { Point } from "../drawing/points.ts"
import { type Random, seededRandom } from "../drawing/random.ts"
import type { Scene } from "../scene.ts"

interface TeaColours {
  dark: string
  mid: string
  lit: string
}

interface Tea extends TeaColours {
  /** Upper and lower edge of the field, with as many points each. */
  upper: readonly Point[]
  lower: readonly Point[]
  /** Number of rows of bushes. */
  count?: number
  farWidth?: number
  nearWidth?: number
  /** 1 is even; more crowds the rows towards the upper edge. */
  crowding?: number
  light?: -1 | 1
  seed?: number
  /** Colours of the farthest row; the rows lead from these to the near ones. */
  far?: TeaColours
  /** The young shoots. */
  bright?: string
  /** How far the rows are broken up, as a share of the nearest row. */
  roughness?: number
}

/**
 * Tea planted along the contours. Each row is one line stroked three times, in dashes with round ends: shade, body and
 * lit cap. The whole field is then displaced a little, so that the bushes do not look like beads.
 */
export function tea(scene: Scene, field: Tea): string {
  const { count = 12, crowding = 1.25, nearWidth = 20, roughness = 0.5, seed = 1 } = field
  const random = seededRandom(seed)
  const rows = times(count, (i) => {
    const near = count === 1 ? 0 : (i / (count - 1)) ** crowding
    return teaRow(scene, field, near, random)
  })
  const breaking = unevenness(scene, nearWidth, roughness, seed)
  return group(rows, { fill: "none", "stroke-linecap": "round", filter: url(breaking) })
}

/** One row; `near` runs from 0 at the upper edge of the field to 1 at the lower. */
function teaRow(scene: Scene, field: Tea, near: number, random: Random): string {
  const { farWidth = 6, nearWidth = 20, light = -1, far, dark, mid, lit, bright } = field
  const width = lerp(farWidth, nearWidth, near)
  const line = rowLine(field, near, width, random)
  const row = scene.define((id) => `<path id="${id}" d="${line}"/>`)
  const hazed = (colour: string, kind: keyof TeaColours) =>
    far ? mix(far[kind], colour, Math.min(1, near * 1.15)) : colour
  const strokes = [
    strokeRow(row, 0, width * 0.42, hazed(dark, "dark"), width),
    strokeRow(row, 0, width * 0.06, hazed(mid, "mid"), width * 0.92, bushes(width, random)),
    strokeRow(row, light * width * 0.1, -width * 0.16, hazed(lit, "lit"), width * 0.5, bushes(width, random)),
  ]
  if (!bright) return strokes.join("")
  const shootX = light * width * 0.16
  const shoots = strokeRow(row, shootX, -width * 0.3, hazed(bright, "lit"), width * 0.17, shootDashes(width))
  return strokes.join("") + shoots
}

function rowLine({ upper, lower }: Tea, near: number, width: number, random: Random): string {
  const places = upper.map(([x, y], i): Point => {
    const [lowerX, lowerY] = itemAt(lower, i)
    return [lerp(x, lowerX, near), lerp(y, lowerY, near) + random.spread() * width * 0.1]
  })
  return spline(places, { close: false, decimals: 0 })
}

/** Dashes of a row: three bushes and the gaps after them, over and over. */
function bushes(width: number, random: Random): string {
  const bush = () => dash(width, random.between(0.1, 0.5) * 0.9)
  const gap = () => dash(width, random.between(0.5, 0.72) * 0.9)
  return times(3, () => `${bush()} ${gap()}`).join(" ")
}

const shootDashes = (width: number) =>
  [0.1, 1.1, 0.35, 1.7, 0.2, 0.8].map((share) => dash(width, share)).join(" ")

function strokeRow(id: string, x: number, y: number, colour: string, width: number, dashes?: string): string {
  const place = x || y ? ` transform="translate(${tenth(x)} ${tenth(y)})"` : ""
  const dashed = dashes ? ` stroke-dasharray="${dashes}"` : ""
  return `<use href="#${id}"${place} stroke="${colour}" stroke-width="${tenth(width)}"${dashed}/>`
}

const tenth = (value: number) => Number(value.toFixed(1))
const dash = (width: number, share: number) => String(tenth(width * share)).replace(/^0\./, ".")

function unevenness(scene: Scene, nearWidth: number, roughness: number, seed: number): string {
  const frequency = Number((1.1 / nearWidth).toFixed(3))
  const shift = Math.round(nearWidth * roughness)
  return scene.filter(
    [
      `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="${seed}"/>`,
      `<feDisplacementMap in="SourceGraphic" scale="${shift}" xChannelSelector="R" yChannelSelector="G"/>`,
    ].join(""),
    'x="-.05" y="-.1" width="1.1" height="1.2"',
  )
}
