import { tone } from "../drawing/colour.ts"
import { joinMarkup, path, stroke } from "../drawing/elements.ts"
import { polygon } from "../drawing/lines.ts"
import { times } from "../drawing/lists.ts"
import { Pen } from "../drawing/pen.ts"
import type { Point } from "../drawing/points.ts"
import { type Scene, stops } from "../scene.ts"
import { type Elevation, elevation } from "./elevation.ts"

const PAVILION = {
  roof: "#2f7f93",
  roofLit: "#6fb9b8",
  roofDark: "#1d5166",
  wood: "#6b3a3a",
  stone: "#f0c79a",
  stoneDark: "#a8665a",
  glow: "#ffdc8c",
  gold: "#f2b544",
  goldDark: "#a8642f",
}
type PavilionColours = typeof PAVILION

interface PavilionOptions extends Partial<PavilionColours> {
  /** The x of its axis. */
  x: number
  /** The waterline. */
  y: number
  /** Width of the platform. */
  width?: number
}

/** The properties that each part of the pavilion needs. */
interface Pavilion extends PavilionColours {
  scene: Scene
  at: Elevation
  /** Path data of a flat shape. */
  flat: (...points: Point[]) => string
}

/** A lake pavilion with two tiled roofs on a stone platform. Measures inside are of a platform 460 wide. */
export function lakePavilion(scene: Scene, { x, y, width = 460, ...colours }: PavilionOptions): string {
  const at = elevation(x, y, width / 460)
  const flat = (...points: Point[]) => polygon(at.toCanvas(points))
  const pavilion: Pavilion = { scene, at, flat, ...PAVILION, ...colours }
  return joinMarkup([
    platform(pavilion),
    hall(pavilion),
    tiledRoof(pavilion, 164, 66, 90, 138),
    clerestory(pavilion),
    tiledRoof(pavilion, 92, 30, 152, 196),
    finial(pavilion),
    seatedFigures(pavilion),
  ])
}

function platform({ scene, at, flat, stone, stoneDark }: Pavilion): string {
  const joints = times(15, (i) => `M${at.x(-214 + i * 30.5)} ${at.y(22)}V${at.y(0)}`)
  return joinMarkup([
    path(
      flat([-230, 0], [-230, 26], [230, 26], [230, 0]),
      scene.verticalGradient(at.y(26), at.y(0), stone, stoneDark),
    ),
    path(flat([-236, 26], [-236, 33], [236, 33], [236, 26]), tone(stone, 0.05)),
    path(flat([-230, 22], [-230, 26], [230, 26], [230, 22]), stoneDark, { opacity: 0.6 }),
    stroke(joints.join(""), stoneDark, 2 * at.scale, { opacity: 0.4 }),
  ])
}

function hall({ scene, at, flat, glow, wood, goldDark }: Pavilion): string {
  const screen = times(25, (i) => `M${at.x(-108 + i * 9)} ${at.y(92)}V${at.y(33)}`)
  const post = (right: number) =>
    path(flat([right, 33], [right, 96], [right + 8, 96], [right + 8, 33]), tone(wood, -0.06))
  return joinMarkup([
    path(
      flat([-112, 33], [-112, 92], [112, 92], [112, 33]),
      scene.verticalGradient(at.y(92), at.y(33), glow, "#f09a4a"),
    ),
    stroke(screen.join(""), wood, 3.2 * at.scale),
    path(flat([-116, 33], [-116, 42], [116, 42], [116, 33]), wood),
    [-116, -60, 60, 108].map(post),
    path(flat([-22, 33], [-22, 78], [22, 78], [22, 33]), "#fff0bd"),
    path(flat([-10, 33], [-10, 52], [-4, 62], [0, 68], [4, 62], [10, 52], [10, 33]), goldDark),
  ])
}

/** A roof: half its width at the eaves and at the ridge, and the heights of both. */
function tiledRoof(
  { scene, at, flat, roof, roofLit, roofDark }: Pavilion,
  eaves: number,
  ridge: number,
  foot: number,
  top: number,
): string {
  const bend = ridge + (eaves - ridge) * 0.52
  const bendUp = foot + (top - foot) * 0.34
  const tiles = times(21, (i) => {
    const side = -1 + i / 10
    return `M${at.x(side * eaves * 0.985)} ${at.y(foot + 2)}L${at.x(side * bend)} ${at.y(bendUp)} ${at.x(side * ridge)} ${at.y(top - 1)}`
  })
  const paint = scene.linearGradient(
    at.x(-eaves),
    0,
    at.x(eaves),
    0,
    stops(`0 ${roofLit}, .42 ${roof}, 1 ${roofDark}`),
  )
  return joinMarkup([
    path(
      flat([-eaves, foot], [-bend, bendUp], [-ridge, top], [ridge, top], [bend, bendUp], [eaves, foot]),
      paint,
    ),
    stroke(tiles.join(""), roofDark, 1.3 * at.scale, { opacity: 0.5 }),
    path(flat([-eaves, foot], [-eaves, foot - 5], [eaves, foot - 5], [eaves, foot]), roofDark),
    path(flat([-bend, bendUp], [-bend - 2, bendUp - 3], [bend + 2, bendUp - 3], [bend, bendUp]), roofDark, {
      opacity: 0.35,
    }),
  ])
}

function clerestory({ at, flat, glow, wood }: Pavilion): string {
  const screen = times(13, (i) => `M${at.x(-60 + i * 10)} ${at.y(154)}V${at.y(136)}`)
  return joinMarkup([
    path(flat([-62, 136], [-62, 154], [62, 154], [62, 136]), glow),
    stroke(screen.join(""), wood, 3 * at.scale),
  ])
}

function finial({ at, flat, roofDark, gold }: Pavilion): string {
  return joinMarkup([
    path(flat([-32, 196], [-29, 203], [29, 203], [32, 196]), roofDark),
    path(`M${at.x(-3)} ${at.y(204)}L${at.x(0)} ${at.y(228)}L${at.x(3)} ${at.y(204)}z`, gold),
  ])
}

/** Gilded figures that sit along the edge of the platform and face the viewer. */
function seatedFigures({ scene, at, gold, goldDark }: Pavilion): string {
  const pen = new Pen(1)
  for (const right of [-216, -190, -164, -138, 138, 164, 190, 216]) drawSeatedFigure(pen, at, right)
  return path(pen.path, scene.verticalGradient(at.y(66), at.y(33), "#ffe3a0", gold, goldDark))
}

function drawSeatedFigure(pen: Pen, at: Elevation, middle: number) {
  const x = (right: number) => at.x(middle + right)
  const y = (up: number) => at.y(33 + up)
  pen.moveTo(x(-10), y(0)).quadraticTo(x(-11), y(7), x(-6), y(8)).quadraticTo(x(-7), y(18), x(-3), y(20))
  pen.lineTo(x(-2), y(22)).quadraticTo(x(-5), y(30), x(0), y(32)).quadraticTo(x(5), y(30), x(2), y(22))
  pen.lineTo(x(3), y(20)).quadraticTo(x(7), y(18), x(6), y(8)).quadraticTo(x(11), y(7), x(10), y(0)).close()
}
