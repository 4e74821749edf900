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
  const at = ([x, y]: Point): Point => [view.xPx(x * lengthMm), view.yPx(y * heightMm)]
  const [bowX, bowY] = at(dress.bow)
  drawBow(svg, bowX, bowY - 2, colours)
  drawFlowers(svg, ...at(dress.flowers), colours)
}

function drawBow(svg: Svg, x: number, y: number, { ribbon, edge }: Colours) {
  const loop = (side: number) =>
    pathPx`M${x} ${y}q${-15 * side} -19 ${-23 * side} -4q${3 * side} 13 ${23 * side} 4z`
  const ends = pathPx`M${x} ${y}q-9 10 -8 25l4.5 -3l4 4q-2 -14 0 -26q5 12 10 20l2 -5l5 1q-10 -8 -16 -16z`
  const outline = `stroke="${edge}" stroke-width="${units(0.8)}"`
  svg.path(ends + loop(1) + loop(-1), ribbon, `${outline} stroke-linejoin="round"`)
  svg.circle(x, y, 4.2, ribbon, outline)
}

const ROSES = [
  { dx: -5, dy: -3, radius: 5, colour: "#f7d9d9" },
  { dx: 5, dy: -4, radius: 5.4, colour: "#fff6ef" },
  { dx: 0, dy: 5, radius: 4.8, colour: "#e59aa4" },
]

function drawFlowers(svg: Svg, x: number, y: number, { edge }: Colours) {
  const leaves = pathPx`M${x} ${y}q-13 -2 -16 7q9 4 16 -7zM${x} ${y}q12 -5 17 4q-9 6 -17 -4zM${x} ${y}q-5 10 -1 17q7 -7 1 -17z`
  svg.path(leaves, "#6f8f5a")
  for (const { dx, dy, radius, colour } of ROSES) {
    const outline = `stroke="${edge}" stroke-width="${units(0.5)}" stroke-opacity=".6"`
    svg.circle(x + dx, y + dy, radius, colour, outline)
    const petal = pathPx`M${x + dx - radius * 0.5} ${y + dy}q${radius * 0.5} ${-radius * 0.9} ${radius} 0`
    svg.stroke(petal, edge, 0.7, 'stroke-opacity=".6"')
  }
}
