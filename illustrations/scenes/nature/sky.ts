import { HEIGHT } from "../drawing/canvas.ts"
import { circle, path, wholeCanvas } from "../drawing/elements.ts"
import { degreesToRadians } from "../drawing/numbers.ts"
import { Pen } from "../drawing/pen.ts"
import { seededRandom } from "../drawing/random.ts"
import type { Scene, Stop } from "../scene.ts"

interface Sun {
  x: number
  y: number
  radius: number
  colour: string
  /** Colour of the rings; that of the disc by default. */
  halo?: string
  rings?: number
  /** How much wider than the disc the first ring is; the next ones widen faster. */
  step?: number
  /** Opacity of the innermost ring. */
  opacity?: number
  /** False omits the disc. */
  disc?: boolean
}

interface Glow {
  x: number
  y: number
  radius: number
  colour: string
  opacity?: number
  /** Vertical radius, if it differs. */
  radiusY?: number
}

interface Rays {
  x: number
  y: number
  count?: number
  /** The first direction in degrees: 0 right, 90 down. */
  fromAngle?: number
  toAngle?: number
  innerRadius?: number
  outerRadius?: number
  colour: string
  opacity?: number
  /** Share of the circle that the rays cover. */
  coverage?: number
  seed?: number
}

/** Colours from the top of the canvas down to `bottom`; the stops run from 0 to 1. */
export function sky(scene: Scene, stops: readonly Stop[], bottom = HEIGHT): string {
  return wholeCanvas(scene.linearGradient(0, 0, 0, bottom, stops))
}

/** A sun or moon as a plain disc with stepped rings. */
export function sun({
  x,
  y,
  radius,
  colour,
  halo = colour,
  rings = 4,
  step = 0.55,
  opacity = 0.16,
  disc = true,
}: Sun): string {
  let drawn = ""
  for (let ring = rings; ring >= 1; ring--) {
    const ringOpacity = Number((opacity * (1 - (ring - 1) / (rings + 1))).toFixed(3))
    drawn += circle(x, y, radius * (1 + step * ring * (1 + ring * 0.12)), halo, { opacity: ringOpacity })
  }
  return disc ? drawn + circle(x, y, radius, colour) : drawn
}

/** Light around a point of the sky. */
export function glow(scene: Scene, { x, y, radius, colour, opacity = 0.6, radiusY }: Glow): string {
  const stops: Stop[] = [
    [0, colour, opacity],
    [0.35, colour, opacity * 0.55],
    [0.7, colour, opacity * 0.16],
    [1, colour, 0],
  ]
  return wholeCanvas(scene.radialGradient(x, y, radius, stops, radiusY))
}

/** Wedges of light out of a point. */
export function rays(
  scene: Scene,
  {
    x,
    y,
    count = 12,
    fromAngle = 0,
    toAngle = 360,
    innerRadius = 0,
    outerRadius = 1400,
    colour,
    opacity = 0.2,
    coverage = 0.45,
    seed = 3,
  }: Rays,
): string {
  const random = seededRandom(seed)
  const pen = new Pen(0)
  const step = (toAngle - fromAngle) / count
  for (let i = 0; i < count; i++) {
    const middle = degreesToRadians(fromAngle + step * (i + 0.5 + random.between(-0.12, 0.12)))
    const half = ((step * coverage * random.between(0.7, 1.2)) / 2) * (Math.PI / 180)
    const at = (angle: number, radius: number) =>
      [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius] as const
    pen.moveTo(...at(middle - half, innerRadius))
    pen.lineTo(...at(middle - half, outerRadius))
    pen.lineTo(...at(middle + half, outerRadius))
    pen.lineTo(...at(middle + half, innerRadius)).close()
  }
  const stops: Stop[] = [
    [0, colour, opacity],
    [0.5, colour, opacity * 0.5],
    [1, colour, 0],
  ]
  return path(pen.path, scene.radialGradient(x, y, outerRadius, stops))
}
