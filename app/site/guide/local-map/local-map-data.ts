import { type Box, boxAround } from "#app/map/labels.ts"
import outline from "#app/map/sri-lanka-outline.json" with { type: "json" }
import type { Guide } from "#domain/content/content.ts"
import type { Place } from "#domain/content/place.ts"
import { isImpassable, type RoadState } from "#domain/content/road-state.ts"
import type { RoadNetwork } from "#domain/content/roads.ts"
import {
  type CompassDirection,
  clipLine,
  clipPolygon,
  directionTo,
  distanceKm,
  type Frame,
  frameAround,
  isInside,
  type Point,
  project,
  separateDiscs,
  VIEW,
} from "./geometry.ts"
import { type Line, NORTH_BACKGROUND, type ScaleBar, scaleBarOf } from "./scale-bar.ts"

/** The radius of the disc with the number of a sight, in units of the drawing. */
export const BADGE_RADIUS = 10

/** A sight: its number in the list, and its direction and straight distance from the centre of the place. */
export type MappedSight = { number: number; name: string; km: number; direction: CompassDirection }

/** A drawing of a place and its sights. Paths and points are in units of the drawing. `isHere` marks the place of the guide. */
export type LocalMapData = {
  widthKm: number
  /** SVG paths. Empty: there is none. */
  land: string
  roads: string
  /** The roads that are reported closed or doubtful. */
  closedRoads: string
  /** `dot` is the position of the sight. `badge` is the position of its number. */
  sights: readonly (MappedSight & { dot: Point; badge: Point })[]
  /** The sights beyond the drawing's edge. */
  sightsBeyondEdge: readonly MappedSight[]
  places: readonly { name: string; isHere: boolean; dot: Point; label: LocalMapLabel }[]
  scaleBar: ScaleBar
}

export type LocalMapLabel = Point & { anchor: "start" | "middle" | "end" }

/** The local map of a guide. */
export function localMapData(
  { place, visit }: Pick<Guide, "place" | "visit">,
  places: readonly Place[],
  network: RoadNetwork,
  roadStates: readonly RoadState[],
): LocalMapData {
  const frame = frameAround(place, visit.sights)
  const closedEdges = impassableEdges(roadStates)
  const isClosed = ([from, to]: Edge) => closedEdges.has(`${from} ${to}`)
  const sights = visit.sights.map((sight, index) => ({
    number: index + 1,
    name: sight.name,
    km: distanceKm(place, sight),
    direction: directionTo(place, sight),
    dot: roundPoint(project(frame, sight)),
  }))
  const visibleSights = sights.filter(({ dot }) => isInside(dot))
  const badges = separateDiscs(
    visibleSights.map(({ dot }) => dot),
    BADGE_RADIUS,
  ).map(roundPoint)
  const openRoads = roadLines(frame, network, (road) => !isClosed(road))
  const closedRoads = roadLines(frame, network, isClosed)
  const scaleBar = scaleBarOf(frame, badges, BADGE_RADIUS, [...openRoads, ...closedRoads])
  return {
    widthKm: frame.widthKm,
    land: landPath(frame),
    roads: openRoads.map(linePath).join(""),
    closedRoads: closedRoads.map(linePath).join(""),
    sights: visibleSights.map((sight, index) => ({ ...sight, badge: badges[index] ?? sight.dot })),
    sightsBeyondEdge: sights.filter(({ dot }) => !isInside(dot)).map(({ dot, ...sight }) => sight),
    places: namedPlaces(frame, place, places, [
      ...badges.map((badge) => boxAround(badge, BADGE_RADIUS)),
      scaleBar.background,
      NORTH_BACKGROUND,
    ]),
    scaleBar,
  }
}

type Outline = { features: { geometry: { coordinates: number[][][][] } }[] }

function landPath(frame: Frame): string {
  const { features }: Outline = outline
  const rings = features.flatMap(({ geometry }) => geometry.coordinates.flat())
  return rings
    .map((ring) =>
      clipPolygon(ring.map(([longitude = 0, latitude = 0]) => project(frame, { latitude, longitude }))),
    )
    .filter(({ length }) => length > 2)
    .map((points) => `${linePath(points)}z`)
    .join("")
}

type Edge = readonly [from: string, to: string]

/** Both directions of each road that is reported closed or doubtful. */
function impassableEdges(roadStates: readonly RoadState[]): Set<string> {
  return new Set(
    roadStates
      .filter(isImpassable)
      .flatMap(({ edges }) => edges.flatMap(([from, to]) => [`${from} ${to}`, `${to} ${from}`])),
  )
}

function roadLines(
  frame: Frame,
  { roads, junctions }: RoadNetwork,
  isDrawn: (edge: Edge) => boolean,
): Line[] {
  return roads
    .map(({ from, to }): Edge => [from, to])
    .filter(isDrawn)
    .flatMap((edge) => {
      const [start, end] = edge.map((name) => {
        const position = junctions[name]
        return position && project(frame, position)
      })
      return start && end ? [clipLine(start, end)] : []
    })
    .filter((line) => line !== null)
}

function linePath(points: readonly Point[]): string {
  return `M${points.map((point) => Object.values(roundPoint(point)).join(" ")).join("L")}`
}

/** The font size of a name. All lengths without `EM` are in units of the drawing. */
const LABEL_SIZE = 13
/** The usual width of a letter, the height of a letter above the baseline, and its depth below. */
const LETTER_WIDTH_EM = 0.58
const ASCENT_EM = 0.75
const DESCENT_EM = 0.2
/** The distance from the middle of a line to its baseline. */
const BASELINE_SHIFT_EM = 0.34
/** The distances to try between a dot and its name. */
const LABEL_GAPS = [8, 24, 44]
/** The minimum distance between a name and the edge of the drawing. */
const EDGE_GAP = 4

/** The places of our guides inside the drawing, `here` first. Another place whose name does not fit is left out. */
function namedPlaces(frame: Frame, here: Place, places: readonly Place[], coveredBoxes: readonly Box[]) {
  const occupied = [...coveredBoxes]
  const others = places.filter(({ slug }) => slug !== here.slug)
  return [here, ...others].flatMap((place) => {
    const dot = roundPoint(project(frame, place))
    if (!isInside(dot)) return []
    const isHere = place.slug === here.slug
    const labels = labelsFor(dot).filter((label) => isBoxInside(labelBox(label, place.name)))
    const freeLabel = labels.find((label) =>
      occupied.every((box) => !boxesOverlap(box, labelBox(label, place.name))),
    )
    const label = freeLabel ?? (isHere ? (labels[0] ?? labelsFor(dot)[0]) : undefined)
    if (!label) return []
    occupied.push(labelBox(label, place.name))
    return [{ name: place.name, isHere, dot, label }]
  })
}

/** The positions to try for a name: beside the dot, above and below it, then the same at a greater distance. */
function labelsFor({ x, y }: Point): LocalMapLabel[] {
  const centredBaseline = y + LABEL_SIZE * BASELINE_SHIFT_EM
  const labels: LocalMapLabel[] = LABEL_GAPS.flatMap((gap) => [
    { x: x + gap, y: centredBaseline, anchor: "start" },
    { x: x - gap, y: centredBaseline, anchor: "end" },
    { x, y: y - gap, anchor: "middle" },
    { x, y: y + gap + LABEL_SIZE * ASCENT_EM, anchor: "middle" },
  ])
  return labels.map((label) => ({ ...label, ...roundPoint(label) }))
}

function labelBox({ x, y, anchor }: LocalMapLabel, text: string): Box {
  const width = text.length * LABEL_SIZE * LETTER_WIDTH_EM
  const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2
  return { left, right: left + width, top: y - LABEL_SIZE * ASCENT_EM, bottom: y + LABEL_SIZE * DESCENT_EM }
}

function isBoxInside({ left, right, top, bottom }: Box): boolean {
  return (
    left >= EDGE_GAP && right <= VIEW.width - EDGE_GAP && top >= EDGE_GAP && bottom <= VIEW.height - EDGE_GAP
  )
}

function boxesOverlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

function roundPoint({ x, y }: Point): Point {
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 }
}
