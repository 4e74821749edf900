import { tone } from "../drawing/colour.ts"
import { joinMarkup, path } from "../drawing/elements.ts"
import { drawPolygon, polygon } from "../drawing/lines.ts"
import { itemAt } from "../drawing/lists.ts"
import { Pen } from "../drawing/pen.ts"
import type { Point } from "../drawing/points.ts"
import type { LineInView } from "./camera.ts"

interface TrainOptions {
  /** The line it runs on. */
  at: LineInView
  /** Its head, in metres along the line. */
  along: number
  /** 1 runs up the line, -1 down. */
  direction?: 1 | -1
  cars?: number
  /** Height of the rails, in metres. */
  railHeight?: number
  side: string
  stripe: string
  roof: string
  glass: string
  dark: string
  end?: string
  lamp?: string
}

/** Metres of one car. */
const CAR = { length: 13.2, gap: 0.9, floor: 1.2, height: 3.5, width: 2.9, windows: 7 }
const NEAR_SIDE = -CAR.width / 2
const FAR_SIDE = CAR.width / 2

/** A train on a line in perspective. */
export function train({ direction = 1, cars = 5, railHeight = 24, ...options }: TrainOptions): string {
  const { at, along, side, stripe, roof, glass, dark, end = dark, lamp = "#ffe7a0" } = options
  const pens = trainPens()
  for (let i = 0; i < cars; i++) {
    const head = along - direction * i * (CAR.length + CAR.gap)
    const tail = head - direction * CAR.length
    drawCar(pens, at, Math.min(head, tail), Math.max(head, tail), railHeight + CAR.floor, i === 0)
  }
  return joinMarkup([
    path(pens.dark.path, dark),
    path(pens.ends.path, end),
    path(pens.roofTops.path, tone(roof, 0.05)),
    path(pens.sides.path, side),
    path(pens.roofEdges.path, roof),
    path(pens.stripes.path, stripe),
    path(pens.sills.path, tone(side, -0.1)),
    path(pens.glass.path, glass),
    cab(at, along, railHeight + CAR.floor, { glass, stripe, lamp }),
  ])
}

type TrainPens = ReturnType<typeof trainPens>

function trainPens() {
  return {
    dark: new Pen(1),
    ends: new Pen(1),
    roofTops: new Pen(1),
    roofEdges: new Pen(1),
    sides: new Pen(1),
    stripes: new Pen(1),
    sills: new Pen(1),
    glass: new Pen(1),
  }
}

function drawCar(pens: TrainPens, at: LineInView, from: number, to: number, floor: number, isFirst: boolean) {
  const shoulder = floor + CAR.height * 0.84
  const panel = (pen: Pen, start: number, end: number, low: number, high: number, side = NEAR_SIDE) =>
    drawPolygon(pen, panelPoints(at, start, end, low, high, side))
  const up = (share: number) => floor + CAR.height * share
  panel(pens.dark, from + 0.6, to - 0.6, floor - CAR.floor + 0.1, floor, NEAR_SIDE + 0.3)
  panel(pens.sides, from, to, floor, shoulder)
  panel(pens.stripes, from, to, up(0.3), up(0.4))
  panel(pens.sills, from, to, floor, up(0.09))
  drawRoof(pens, at, from, to, shoulder, floor + CAR.height)
  const spacing = (CAR.length - 2.6) / CAR.windows
  for (let i = 0; i < CAR.windows; i++) {
    const start = from + 1.3 + i * spacing
    panel(pens.glass, start + spacing * 0.14, start + spacing * 0.86, up(0.44), up(0.74))
  }
  panel(pens.ends, from + 0.25, from + 1, up(0.1), up(0.76))
  panel(pens.ends, to - 1, to - 0.25, up(0.1), up(0.76))
  for (const end of [from, to]) drawEnd(isFirst ? pens.ends : pens.dark, at, end, floor, shoulder)
}

/** A panel of the side, with a point half-way so that it bends with the line. */
function panelPoints(
  at: LineInView,
  from: number,
  to: number,
  low: number,
  high: number,
  side: number,
): Point[] {
  const middle = (from + to) / 2
  return [
    at(from, low, side),
    at(middle, low, side),
    at(to, low, side),
    at(to, high, side),
    at(middle, high, side),
    at(from, high, side),
  ]
}

/** Draws the rounded roof as two bands. */
function drawRoof(pens: TrainPens, at: LineInView, from: number, to: number, shoulder: number, top: number) {
  const middle = (from + to) / 2
  const ridge = [from + 0.2, middle, to - 0.2].map((along) => at(along, top, NEAR_SIDE + 0.8))
  const eaves = [to, middle, from].map((along) => at(along, shoulder, NEAR_SIDE))
  const eavesEnd = itemAt(eaves, 0)
  const eavesMiddle = itemAt(eaves, 1)
  const eavesStart = itemAt(eaves, 2)
  drawPolygon(pens.roofEdges, [eavesStart, ...ridge, eavesEnd, eavesMiddle])
  const farRidge = [to - 0.2, middle, from + 0.2].map((along) => at(along, top, FAR_SIDE - 0.8))
  drawPolygon(pens.roofTops, [...ridge, ...farRidge])
}

function drawEnd(pen: Pen, at: LineInView, end: number, floor: number, shoulder: number) {
  const top = floor + CAR.height
  drawPolygon(pen, [
    at(end, floor, NEAR_SIDE),
    at(end, shoulder, NEAR_SIDE),
    at(end, top, NEAR_SIDE + 0.8),
    at(end, top, FAR_SIDE - 0.8),
    at(end, shoulder, FAR_SIDE),
    at(end, floor, FAR_SIDE),
  ])
}

/** The front of the leading car. */
function cab(
  at: LineInView,
  along: number,
  floor: number,
  { glass, stripe, lamp }: { glass: string; stripe: string; lamp: string },
): string {
  const pane = (low: number, high: number, left: number, right: number) => {
    const lowUp = floor + CAR.height * low
    const highUp = floor + CAR.height * high
    return polygon([
      at(along, lowUp, left),
      at(along, highUp, left),
      at(along, highUp, right),
      at(along, lowUp, right),
    ])
  }
  const lamps = [
    pane(0.06, 0.2, NEAR_SIDE + 0.3, NEAR_SIDE + 0.8),
    pane(0.06, 0.2, FAR_SIDE - 0.8, FAR_SIDE - 0.3),
    pane(0.82, 0.93, -0.3, 0.3),
  ]
  return joinMarkup([
    path(pane(0.5, 0.78, NEAR_SIDE + 0.25, -0.12) + pane(0.5, 0.78, 0.12, FAR_SIDE - 0.25), glass),
    path(pane(0.3, 0.4, NEAR_SIDE, FAR_SIDE), stripe),
    path(lamps.join(""), lamp),
  ])
}
