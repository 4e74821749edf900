import { WIDTH } from "../drawing/canvas.ts"
import { itemAt, times } from "../drawing/lists.ts"
import { lerp } from "../drawing/numbers.ts"
import { Pen } from "../drawing/pen.ts"
import type { Point } from "../drawing/points.ts"
import { type Random, seededRandom } from "../drawing/random.ts"

interface CausticsOptions {
  /** The band that is drawn. */
  fromY: number
  toY: number
  horizon: number
  vanishingX?: number
  /** Width of a cell at the bottom. */
  cell?: number
  /** How the bottom lies to the eye: 1 is seen from above. */
  flatness?: number
  /** Share of threads left out. */
  gap?: number
  /** How far knots leave their places. */
  jitter?: number
  seed?: number
}
type Net = Required<CausticsOptions>

/** Knots from left to right, two for every cell. */
interface Row {
  y: number
  /** Width of a cell here. */
  cell: number
  /** Half the number of cells. */
  reach: number
  knots: Point[]
}

/** The net of light on the bottom of shallow water: an uneven honeycomb on the ground plane. @returns path data for strokes. */
export function caustics(options: CausticsOptions): [far: string, near: string] {
  const net: Net = { vanishingX: 800, cell: 150, flatness: 0.34, gap: 0.1, jitter: 0.3, seed: 1, ...options }
  const random = seededRandom(net.seed)
  const rows = netRows(net, random)
  const far = new Pen(0)
  const near = new Pen(0)
  rows.forEach((row, i) => {
    const pen = row.y > lerp(net.fromY, net.toY, 0.45) ? near : far
    drawThreadsAcross(pen, row, net, random)
    const above = rows[i + 1]
    if (above) drawThreadsUp(pen, row, above, net, random)
  })
  return [far.path, near.path]
}

/** The rows from the bottom of the canvas to the far edge, each smaller than the one before. */
function netRows(net: Net, random: Random): Row[] {
  const { fromY, toY, horizon, flatness } = net
  const rows: Row[] = []
  for (let y = toY + 30; y > fromY; ) {
    const cell = net.cell * ((y - horizon) / (toY - horizon))
    const reach = Math.ceil(900 / cell) + 2
    const knots = times(reach * 4 + 1, (i) => knotAt(net, y, cell, i - reach * 2, random))
    rows.push({ y, cell, reach, knots })
    y -= cell * flatness * 0.95
  }
  return rows
}

function knotAt(
  { vanishingX, flatness, jitter }: Net,
  y: number,
  cell: number,
  half: number,
  random: Random,
): Point {
  const side = half % 2 === 0 ? 1 : -1
  return [
    vanishingX + (half / 2) * cell + random.spread() * cell * jitter * 0.7,
    y + side * cell * flatness * 0.22 + random.spread() * cell * flatness * jitter,
  ]
}

function drawThreadsAcross(pen: Pen, { cell, knots }: Row, { flatness, gap }: Net, random: Random) {
  let isDrawing = false
  knots.slice(0, -1).forEach(([x, y], i) => {
    const [nextX, nextY] = itemAt(knots, i + 1)
    if (nextX < -30 || x > WIDTH + 30 || random() < gap) {
      isDrawing = false
      return
    }
    if (!isDrawing) pen.moveToRelative(x, y)
    isDrawing = true
    const handleX = (x + nextX) / 2 + random.spread() * cell * 0.1
    const sag = (random() < 0.5 ? -1 : 1) * cell * flatness * random.between(0.12, 0.3)
    pen.quadraticTo(handleX, (y + nextY) / 2 + sag, nextX, nextY)
  })
}

/** Draws a thread from every second knot to the nearest free one of the row above. */
function drawThreadsUp(pen: Pen, row: Row, above: Row, net: Net, random: Random) {
  row.knots.forEach(([x, y], i) => {
    if (i % 2 === 0) return
    const end = nearestKnot(above, x, net.vanishingX)
    if (!end || Math.abs(end[0] - x) > row.cell * 0.6) return
    if (x < -30 || x > WIDTH + 30 || random() < net.gap) return
    const bow = (random() < 0.5 ? -1 : 1) * row.cell * random.between(0.1, 0.24)
    pen.moveToRelative(x, y).quadraticTo((x + end[0]) / 2 + bow, (y + end[1]) / 2, end[0], end[1])
  })
}

function nearestKnot({ cell, reach, knots }: Row, x: number, vanishingX: number): Point | undefined {
  const middle = Math.round(((x - vanishingX) / cell) * 2) + reach * 2
  let nearest: Point | undefined
  for (let i = middle - 1; i <= middle + 1; i++) {
    const knot = knots[i]
    const isFree = i % 2 === 0
    if (knot && isFree && (!nearest || Math.abs(knot[0] - x) < Math.abs(nearest[0] - x))) nearest = knot
  }
  return nearest
}
