import { mix } from "../drawing/colour.ts"
import { group, url } from "../drawing/elements.ts"
import { spline } from "../drawing/lines.ts"
import { itemAt, times } from "../drawing/lists.ts"
import { lerp } from "../drawing/numbers.ts"
import type { Point } from "../drawing/points.ts"
import { seededRandom } from "../drawing/random.ts"
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
  /** Rows of bushes. */
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
 * lit cap. The whole field is then displaced a little, so that no bush reads as a bead.
 */
export function tea(
  scene: Scene,
  {
    upper,
    lower,
    count = 12,
    farWidth = 6,
    nearWidth = 20,
    crowding = 1.25,
    dark,
    mid,
    lit,
    light = -1,
    seed = 1,
    far,
    bright,
    roughness = 0.5,
  }: Tea,
): string {
  const random = seededRandom(seed)
  let rows = ""
  for (let i = 0; i < count; i++) {
    const near = count === 1 ? 0 : (i / (count - 1)) ** crowding
    const width = lerp(farWidth, nearWidth, near)
    const points = upper.map(([x, y], k): Point => {
      const [lowerX, lowerY] = itemAt(lower, k)
      return [lerp(x, lowerX, near), lerp(y, lowerY, near) + random.spread() * width * 0.1]
    })
    const line = spline(points, { close: false, decimals: 0 })
    const row = scene.define((id) => `<path id="${id}" d="${line}"/>`)
    const hazed = (colour: string, kind: keyof TeaColours) =>
      far ? mix(far[kind], colour, Math.min(1, near * 1.15)) : colour
    const bushes = () =>
      times(3, () => {
        const bush = dash(width, random.between(0.1, 0.5) * 0.9)
        return `${bush} ${dash(width, random.between(0.5, 0.72) * 0.9)}`
      }).join(" ")
    rows += strokedRow(row, 0, width * 0.42, hazed(dark, "dark"), width)
    rows += strokedRow(row, 0, width * 0.06, hazed(mid, "mid"), width * 0.92, bushes())
    const capX = light * width * 0.1
    rows += strokedRow(row, capX, -width * 0.16, hazed(lit, "lit"), width * 0.5, bushes())
    if (!bright) continue
    const shoots = [0.1, 1.1, 0.35, 1.7, 0.2, 0.8].map((share) => dash(width, share)).join(" ")
    const shootX = light * width * 0.16
    rows += strokedRow(row, shootX, -width * 0.3, hazed(bright, "lit"), width * 0.17, shoots)
  }
  const breaking = unevenness(scene, nearWidth, roughness, seed)
  return group(rows, { fill: "none", "stroke-linecap": "round", filter: url(breaking) })
}

function strokedRow(
  id: string,
  x: number,
  y: number,
  colour: string,
  width: number,
  dashes?: string,
): string {
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
