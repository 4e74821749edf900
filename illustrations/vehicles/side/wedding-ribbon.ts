import type { BodyName } from "../bodies/bodies.ts"
import { mixHex, paint } from "../drawing/colour.ts"
import { curve } from "../drawing/curve.ts"
import type { Point } from "../drawing/knots.ts"
import { pathPx, type Svg, units } from "../drawing/svg.ts"
import type { View } from "../drawing/view.ts"
import type { Vehicle } from "../vehicle.ts"

/** Places as shares of length and height: the ribbon from its bow at the nose to the windscreen, and the flowers. */
interface Dress {
  bow: Point
  ribbon: Point[]
  flowers: Point
}

const DRESSES: Partial<Record<BodyName, Dress>> = {
  "executive-saloon": {
    bow: [0.036, 0.552],
    ribbon: [
      [0.1, 0.618],
      [0.19, 0.655],
      [0.285, 0.684],
    ],
    flowers: [0.515, 0.655],
  },
  "vintage-saloon": {
    bow: [0.112, 0.735],
    ribbon: [
      [0.15, 0.682],
      [0.22, 0.675],
      [0.3, 0.68],
      [0.345, 0.705],
    ],
    flowers: [0.402, 0.628],
  },
  beetle: {
    bow: [0.103, 0.59],
    ribbon: [
      [0.16, 0.645],
      [0.23, 0.68],
      [0.296, 0.7],
    ],
    flowers: [0.508, 0.655],
  },
}

interface Colours {
  ribbon: string
  edge: string
}

/** Dresses a car for a wedding: a ribbon along the bonnet with a bow, flowers at the door handle. */
export function drawWeddingRibbon(svg: Svg, view: View, { body, size, paintHex }: Vehicle) {
  const dress = DRESSES[body]
  if (!dress) return
  const { lengthMm, heightMm } = size
  const ribbonColour = paint(paintHex).lightness > 0.86 ? "#e8929f" : "#fff8ee"
  const colours = { ribbon: ribbonColour, edge: mixHex(ribbonColour, "#6b3a3a", 0.4) }
  const places = [dress.bow, ...dress.ribbon]
  const path = view.pathData(curve(places.map(([x, y]) => [x * lengthMm, y * heightMm + 8])))
  svg.stroke(path, colours.edge, 6, 'stroke-opacity=".6"')
  svg.stroke(path, colours.ribbon, 4.8)
  svg.stroke(path, "#fff", 1.2, 'stroke-opacity=".5"')
  const placed = ([x, y]: Point, downPx: number, scale: number) =>
    `transform="translate(${units(view.xPx(x * lengthMm))} ${units(view.yPx(y * heightMm) + downPx)}) scale(${scale})"`
  svg.group(placed(dress.bow, -2, 1.3), () => drawBow(svg, colours))
  svg.group(placed(dress.flowers, 0, 1.45), () => drawFlowers(svg, colours))
}

/** A bow around the origin. */
function drawBow(svg: Svg, { ribbon, edge }: Colours) {
  const loops = pathPx`M0 0q-15 -19 -23 -4q3 13 23 4zM0 0q15 -19 23 -4q-3 13 -23 4z`
  const ends = pathPx`M0 0q-9 10 -8 25l4.5 -3l4 4q-2 -14 0 -26q5 12 10 20l2 -5l5 1q-10 -8 -16 -16z`
  const outline = `stroke="${edge}" stroke-width="${units(0.8)}"`
  svg.path(ends + loops, ribbon, `${outline} stroke-linejoin="round"`)
  svg.circle(0, 0, 4.2, ribbon, outline)
}

const ROSES = [
  { x: -5, y: -3, radius: 5, colour: "#f7d9d9" },
  { x: 5, y: -4, radius: 5.4, colour: "#fff6ef" },
  { x: 0, y: 5, radius: 4.8, colour: "#e59aa4" },
]

/** Three roses with leaves around the origin. */
function drawFlowers(svg: Svg, { edge }: Colours) {
  const leaves = pathPx`M0 0q-13 -2 -16 7q9 4 16 -7zM0 0q12 -5 17 4q-9 6 -17 -4zM0 0q-5 10 -1 17q7 -7 1 -17z`
  svg.path(leaves, "#6f8f5a")
  const line = `stroke="${edge}" stroke-opacity=".6"`
  for (const { x, y, radius, colour } of ROSES) {
    svg.circle(x, y, radius, colour, `${line} stroke-width="${units(0.5)}"`)
    const petal = pathPx`M${x - radius * 0.5} ${y}q${radius * 0.5} ${-radius * 0.9} ${radius} 0`
    svg.path(petal, "none", `${line} stroke-width="${units(0.7)}"`)
  }
}
