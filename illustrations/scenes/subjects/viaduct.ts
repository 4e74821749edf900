import { joinMarkup, path } from "../drawing/elements.ts"
import { drawPolygon, polygon } from "../drawing/lines.ts"
import { times } from "../drawing/lists.ts"
import { lerp } from "../drawing/numbers.ts"
import { Pen } from "../drawing/pen.ts"
import type { Point } from "../drawing/points.ts"
import type { LineInView } from "./camera.ts"

/** The measures in metres. */
const MEASURES = {
  arches: 9,
  span: 8.4,
  pier: 2.1,
  height: 24,
  /** Underside of an arch at its top. */
  crown: 19.6,
  base: -6,
  width: 4.4,
  /** Masonry beyond the last arch, at both ends. */
  ends: 26,
}
type Measures = typeof MEASURES

interface ViaductOptions extends Partial<Measures> {
  /** The line it carries; its middle is 0. */
  at: LineInView
  colour: string
  soffit: string
  /** The top of the barrels, where no light comes. */
  soffitDark: string
  ring: string
  cap: string
  capShade: string
}

/** A viaduct in layers, between which a train fits. */
export interface Viaduct {
  /** The far parapet. */
  back: string
  /** Barrels and front face. */
  face: string
  /** Path data of the front face; its arches are left out by the even-odd rule. */
  outline: string
  /** Arch rings. */
  rings: string
  /** The near parapet, which hides the wheels of a train. */
  cap: string
  /** The start of the first pier, in metres along the line. */
  start: number
  /** A point on the front face. */
  onFace: (along: number, up: number) => Point
}

/** The properties that each part of the viaduct needs. */
interface Plan extends Measures {
  at: LineInView
  start: number
  near: number
  far: number
}

/** A curved masonry viaduct on a line in perspective. */
export function viaduct({
  at,
  colour,
  soffit,
  soffitDark,
  ring,
  cap,
  capShade,
  ...given
}: ViaductOptions): Viaduct {
  const measures = { ...MEASURES, ...given }
  const { arches, span, pier, width } = measures
  const start = -(arches * (span + pier) + pier) / 2
  const plan: Plan = { ...measures, at, start, near: -width / 2, far: width / 2 }
  const openings = drawOpenings(plan)
  const outline = faceOutline(plan) + openings.holes.path
  const evenOdd = { "fill-rule": "evenodd" }
  return {
    back: path(farParapet(plan), capShade),
    face: joinMarkup([
      path(openings.barrels.path, soffit, evenOdd),
      path(openings.vaults.path, soffitDark),
      path(outline, colour, evenOdd),
    ]),
    outline,
    rings: path(openings.rings.path, ring),
    cap: nearParapet(plan, cap, capShade),
    start,
    onFace: (along, up) => at(along, up, plan.near),
  }
}

function drawOpenings(plan: Plan) {
  const pens = { barrels: new Pen(0), vaults: new Pen(0), rings: new Pen(1), holes: new Pen(0) }
  for (let i = 0; i < plan.arches; i++) {
    const nearEdge = opening(plan, i, plan.near)
    const farEdge = opening(plan, i, plan.far)
    const ring = opening(plan, i, plan.near, 0.85)
    drawPolygon(pens.barrels, nearEdge)
    drawPolygon(pens.barrels, farEdge)
    drawPolygon(pens.holes, nearEdge)
    drawPolygon(pens.rings, [...nearEdge.slice(1, -1), ...ring.slice(1, -1).toReversed()])
    drawPolygon(pens.vaults, [...nearEdge.slice(3, 12), ...farEdge.slice(3, 12).toReversed()])
  }
  return pens
}

/** Share of the height by which a pier widens downward. */
const BATTER = 0.035

/** The edge of an arch on one side of the viaduct: up from the base, round and down again. */
function opening(
  { at, start, span, pier, crown, base }: Plan,
  arch: number,
  side: number,
  grown = 0,
): Point[] {
  const from = start + pier + arch * (span + pier)
  const to = from + span
  const springing = crown - span / 2
  const radius = span / 2 + grown
  const foot = (springing - base) * BATTER
  const round = times(13, (i) => {
    const angle = Math.PI - (Math.PI * i) / 12
    return at((from + to) / 2 + Math.cos(angle) * radius, springing + Math.sin(angle) * radius, side)
  })
  return [at(from - grown + foot, base, side), ...round, at(to + grown - foot, base, side)]
}

function faceOutline(plan: Plan): string {
  const top = pointsAlong(plan, plan.height, plan.near)
  return polygon([...top, ...pointsAlong(plan, plan.base, plan.near).toReversed()], { decimals: 0 })
}

function farParapet(plan: Plan): string {
  const outer = pointsAlong(plan, plan.height + 1.35, plan.far + 0.35)
  return polygon([...outer, ...pointsAlong(plan, plan.height, plan.near).toReversed()])
}

function nearParapet(plan: Plan, cap: string, capShade: string): string {
  const top = pointsAlong(plan, plan.height + 1.35, plan.near - 0.35)
  const edge = pointsAlong(plan, plan.height + 0.2, plan.near - 0.35)
  const foot = pointsAlong(plan, plan.height - 0.75, plan.near)
  return joinMarkup([
    path(polygon([...edge, ...foot.toReversed()]), capShade),
    path(polygon([...top, ...edge.toReversed()]), cap),
  ])
}

/** The points from end to end at one height, following the curve. */
function pointsAlong({ at, start, ends }: Plan, up: number, side: number): Point[] {
  return times(23, (i) => at(lerp(start - ends, -start + ends, i / 22), up, side))
}
