import { CANVAS } from "../canvas.ts"
import { curve } from "../drawing/curve.ts"
import { type Knot, knots, mirroredKnots } from "../drawing/knots.ts"
import { pathPx, type Stop, type Svg, UNITS_PER_PX, units } from "../drawing/svg.ts"
import { View } from "../drawing/view.ts"

// Curves are written as knots: `x,y` in pixels, with a flag such as `c` (a corner); see drawing/knots.ts.

/** Scenes are measured in pixels of the canvas, y downwards, and have hazy colours, because the vehicle is the subject. */
export const WIDTH = CANVAS.widthPx
const HEIGHT = CANVAS.heightPx
const PIXELS = new View(1, 0, 0)

export function linePath(line: Knot[]): string {
  return PIXELS.pathData(curve(mirroredKnots(line)))
}

export function shapePath(outline: Knot[]): string {
  return PIXELS.pathData(curve(mirroredKnots(outline), true), true)
}

/** The area from a skyline down to `bottom`. */
export function areaPath(skyline: Knot[], bottom: number): string {
  const [startX = 0] = skyline[0] ?? []
  return linePath(skyline) + pathPx`V${bottom}H${startX}z`
}

/** A generator of numbers from 0 to 1. It returns the same ones for the same seed, so that a scene never changes. */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}

/** The tops of a row of trees: uneven bumps that stand on y. */
export function canopy(fromX: number, toX: number, y: number, height: number, seed: number): string {
  const random = seededRandom(seed)
  const grid = (px: number) => Math.round(px * UNITS_PER_PX)
  const signed = (value: number) => (value < 0 ? `${value}` : ` ${value}`)
  const step = Math.max(height, 20) * UNITS_PER_PX
  let x = grid(fromX)
  let top = grid(y - height * 0.45)
  let path = `M${x} ${grid(y)}V${top}`
  while (x < grid(toX)) {
    const width = Math.round(step * (0.5 + random() * 0.6))
    const rise = Math.round(grid(y - height * (0.4 + random() * 0.35)) - top)
    const bump = Math.round(grid(height) * (0.45 + random() * 0.3))
    path += `q${Math.round(width / 2)}${signed(rise - bump)} ${width}${signed(rise)}`
    x += width
    top += rise
  }
  return `${path}V${grid(y)}z`
}

export function drawSky(svg: Svg, ...stops: Stop[]) {
  svg.rect(0, 0, WIDTH, HEIGHT, svg.verticalGradient(...stops))
}

export function drawSun(svg: Svg, x: number, y: number, radius: number, colour: string, opacity = 0.9) {
  const glow = svg.radialGradient(
    0.5,
    0.5,
    0.5,
    [0, colour, opacity * 0.75],
    [0.2, colour, opacity * 0.32],
    [1, colour, 0],
  )
  svg.circle(x, y, radius * 5, glow)
  svg.circle(x, y, radius, colour, `opacity="${opacity}"`)
}

export function drawCloud(svg: Svg, x: number, y: number, scale: number, opacity = 0.7) {
  const cloud = svg.definePath(
    pathPx`M0 0h150a17 17 0 0 0 -22 -17a26 26 0 0 0 -44 -12a20 20 0 0 0 -36 8a22 22 0 0 0 -48 21z`,
  )
  const placed = `transform="translate(${units(x)} ${units(y)}) scale(${scale})"`
  svg.use(cloud, `${placed} fill="#fff" opacity="${opacity}"`)
}

/** Places a stored tree or house; flipped, it leans the other way. */
export function placeScaled(
  svg: Svg,
  storedId: string,
  x: number,
  y: number,
  scale: number,
  flipped = false,
) {
  svg.use(
    storedId,
    `transform="translate(${units(x)} ${units(y)}) scale(${flipped ? -scale : scale} ${scale})"`,
  )
}

/** Fronds of a palm: direction, length, and how far the tip hangs. */
const FRONDS = [
  [-172, 78, 34],
  [-145, 80, 22],
  [-112, 66, 10],
  [-70, 64, -8],
  [-38, 78, -22],
  [-8, 80, -34],
  [18, 62, -34],
  [160, 62, 34],
] as const

/** A coconut palm whose foot is at the origin. @returns its id. */
export function storePalm(svg: Svg): string {
  return svg.symbol(() => {
    const trunk = knots("-5,0 c, -2,-60, 8,-128, 16,-170 c, 20,-168 c, 15,-120, 6,-60, 6,0 c")
    svg.path(shapePath(trunk), svg.horizontalGradient([0, "#6d5a47"], [1, "#a68c6c"]))
    const isNear = (degrees: number) => degrees < -90 || degrees > 90
    const fronds = (near: boolean) =>
      FRONDS.filter(([degrees]) => isNear(degrees) === near)
        .map(([degrees, length, hang]) => frondPath(degrees, length, hang))
        .join("")
    svg.path(fronds(false), "#3d6b45")
    svg.path(fronds(true), "#4f8352")
    svg.circle(15, -166, 4, "#8a6a3c")
    svg.circle(22, -165, 3.6, "#77592f")
  })
}

function frondPath(degrees: number, length: number, hang: number): string {
  const angle = (degrees * Math.PI) / 180
  const tipX = 18 + length * Math.cos(angle)
  const tipY = -170 + length * Math.sin(angle) * 0.72 + Math.abs(hang) * 0.5
  const middleX = 18 + length * 0.5 * Math.cos(angle)
  const middleY = -170 + length * 0.62 * Math.sin(angle) - 12
  const lean = hang > 0 ? 5 : -5
  return pathPx`M18 -170Q${middleX} ${middleY - 9} ${tipX} ${tipY}Q${middleX + lean} ${middleY + 13} 18 -170z`
}
