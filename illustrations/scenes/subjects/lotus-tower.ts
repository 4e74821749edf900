import { mix, tone } from "../drawing/colour.ts"
import { circle, joinMarkup, path, stroke } from "../drawing/elements.ts"
import { polygon, spline } from "../drawing/lines.ts"
import { times } from "../drawing/lists.ts"
import { type Point, points, rows } from "../drawing/points.ts"
import type { Scene } from "../scene.ts"
import { type Elevation, elevation } from "./elevation.ts"

const TOWER = {
  stemLit: "#bfe0b4",
  stem: "#5fa58c",
  stemDark: "#23606a",
  petalLit: "#ffd0c8",
  petal: "#e86a8a",
  petalDark: "#8a2f66",
  glass: "#ffe2a0",
  deep: "#4a1f55",
}
type TowerColours = typeof TOWER

interface LotusTowerOptions extends Partial<TowerColours> {
  /** The x of its axis. */
  x: number
  /** The y of its foot. */
  y: number
  /** Height to the tip of the mast. */
  height?: number
}

/** The properties that each part of the tower needs. */
interface Tower extends TowerColours {
  at: Elevation
  /** Paint of a round part with this radius. */
  round: (radius: number, lit: string, middle: string, dark: string) => string
}

/** The Lotus Tower of Colombo. Measures inside are of a tower 560 tall. */
export function lotusTower(scene: Scene, { x, y, height = 560, ...colours }: LotusTowerOptions): string {
  const at = elevation(x, y, height / 560)
  const round = (radius: number, lit: string, middle: string, dark: string) =>
    scene.linearGradient(at.x(-radius), 0, at.x(radius), 0, [
      [0, lit],
      [0.3, mix(lit, middle, 0.35)],
      [0.6, middle],
      [1, dark],
    ])
  const tower: Tower = { at, round, ...TOWER, ...colours }
  return joinMarkup([podium(tower), stem(tower), bud(tower), glassDrum(tower), crownAndMast(tower)])
}

/** A skirt of water-lily leaves. */
function podium({ at, round, stemLit, stem, stemDark }: Tower): string {
  const doors = times(17, (i) => `M${at.x(-96 + i * 12)} ${at.y(0)}V${at.y(16)}`)
  return joinMarkup([
    path(
      spline(at.toCanvas(points("-120,0c -112,20 -84,34 -46,42 -20,60 20,60 46,42 84,34 112,20 120,0c"))),
      round(120, stemLit, stem, stemDark),
    ),
    path(polygon(at.toCanvas(points("-104,0 -96,16 96,16 104,0"))), "#ffe9b8", { opacity: 0.8 }),
    stroke(doors.join(""), stemDark, 2 * at.scale),
  ])
}

/** The stem, narrower in the middle, with a lit window at every landing. */
function stem({ at, round, stemLit, stem, stemDark, glass }: Tower): string {
  const ribs = [-8, 0, 8].map((right) => `M${at.x(right * 1.6)} ${at.y(60)}L${at.x(right)} ${at.y(340)}`)
  const landings = times(13, (i) => `M${at.x(-3)} ${at.y(80 + i * 20)}h${6 * at.scale}`)
  return joinMarkup([
    path(
      spline(
        at.toCanvas(
          points("-24,50c -17,120 -13.5,220 -13,300 -16,352c 16,352c 13,300 13.5,220 17,120 24,50c"),
        ),
      ),
      round(22, stemLit, stem, stemDark),
    ),
    stroke(ribs.join(""), stemDark, 1.4 * at.scale, { opacity: 0.45 }),
    stroke(landings.join(""), glass, 3 * at.scale, { opacity: 0.9 }),
  ])
}

type PetalPlace = readonly [right: number, lean: number]

const BACK_PETALS: readonly PetalPlace[] = rows<PetalPlace>("-38,-22 38,22 -20,-10 20,10 0,0")
const FRONT_PETALS: readonly PetalPlace[] = rows<PetalPlace>("-50,-16 50,16 -27,-8 27,8 0,0")

/** The calyx between two ranks of petals. */
function bud(tower: Tower): string {
  const { at, round, petalLit, petal, petalDark } = tower
  const backPetal = ([right, lean]: PetalPlace) =>
    path(petalPath(at, right, 356, 36, 92, lean), tone(petalColour(tower, (right + 62) / 124), -0.09))
  const frontPetal = ([right, lean]: PetalPlace) =>
    path(petalPath(at, right, 352, 32, 66, lean), petalColour(tower, (right + 66) / 132))
  return joinMarkup([
    BACK_PETALS.map(backPetal),
    path(
      spline(at.toCanvas(points("-20,344c -44,362 -56,384 -58,398c 58,398c 56,384 44,362 20,344c"))),
      round(56, tone(petalLit, -0.02), petal, petalDark),
    ),
    FRONT_PETALS.map(frontPetal),
  ])
}

/** The colour of a petal; `side` runs from 0, the lit side, to 1, the dark one. */
function petalColour({ petalLit, petal, petalDark }: Tower, side: number): string {
  return side < 0.35 ? mix(petalLit, petal, side / 0.35) : mix(petal, petalDark, (side - 0.35) / 0.65)
}

function petalPath(
  at: Elevation,
  right: number,
  foot: number,
  width: number,
  height: number,
  lean: number,
): string {
  const outline: Point[] = [
    [right - width * 0.34, foot, 1],
    [right - width * 0.62 + lean * 0.3, foot + height * 0.36],
    [right - width * 0.42 + lean * 0.7, foot + height * 0.76],
    [right + lean, foot + height, 1],
    [right + width * 0.42 + lean * 0.7, foot + height * 0.76],
    [right + width * 0.62 + lean * 0.3, foot + height * 0.36],
    [right + width * 0.34, foot, 1],
  ]
  return spline(at.toCanvas(outline))
}

function glassDrum({ at, glass, deep }: Tower): string {
  const panes = times(11, (i) => `M${at.x(-42 + i * 8.4)} ${at.y(424)}V${at.y(436)}`)
  return joinMarkup([
    path(polygon(at.toCanvas(points("-46,424 -48,436 48,436 46,424"))), glass),
    stroke(panes.join(""), deep, 1.2 * at.scale, { opacity: 0.6 }),
  ])
}

function crownAndMast({ at, round, petalLit, petal, petalDark, stemLit, stem, stemDark }: Tower): string {
  return joinMarkup([
    path(
      spline(at.toCanvas(points("-50,436c -44,446 -26,456 -14,464 14,464 26,456 44,446 50,436c"))),
      round(50, petalLit, petal, petalDark),
    ),
    path(polygon(at.toCanvas(points("-11,462 -7,486 7,486 11,462"))), round(12, stemLit, stem, stemDark)),
    path(polygon(at.toCanvas(points("-4,486 -1,560 1,560 4,486"))), "#fff0d0"),
    path(polygon(at.toCanvas(points("0,486 0,560 1,560 4,486"))), petal),
    circle(at.x(0), at.y(560), 3 * at.scale, "#ff6a5a"),
  ])
}
