import { mix } from "../drawing/colour.ts"
import { circle, group, joinMarkup, path, rectangle, stroke, url } from "../drawing/elements.ts"
import { polygon, spline } from "../drawing/lines.ts"
import { lerp } from "../drawing/numbers.ts"
import { Pen } from "../drawing/pen.ts"
import { type Point, points } from "../drawing/points.ts"
import { type Scene, type Stop, stops } from "../scene.ts"
import { type Elevation, elevation } from "./elevation.ts"

const PLASTER = {
  lit: "#fff7e6",
  mid: "#f3d9c6",
  shade: "#b58aa0",
  deep: "#7d5f8c",
  gold: "#f2b544",
  goldShade: "#b5743a",
}
type Plaster = typeof PLASTER

interface DagobaOptions extends Partial<Plaster> {
  /** The axis of the building. */
  x: number
  /** Foot of the lowest terrace. */
  y: number
  /** Width of the lowest terrace. */
  width: number
  /** The id of the stipple filter for the shade of the bell. */
  stippleId?: string
  /** The side of the light: -1 left, 1 right. */
  light?: number
  /** Elephants along the lowest terrace; too fine for a small dagoba. */
  frieze?: boolean
}

/** The properties that each part of the building needs. */
interface Building extends Plaster {
  scene: Scene
  at: Elevation
  light: number
  /** Paint of a round part with this radius. */
  round: (radius: number) => string
}

/**
 * A white dagoba: terraces (pesa), the bell, the square chamber (hatares kotuwa), the ringed cone (koth kerella) and the
 * pinnacle. Measures inside are of a dagoba 640 wide.
 */
export function dagoba(
  scene: Scene,
  { x, y, width, stippleId, light = -1, frieze = true, ...colours }: DagobaOptions,
): string {
  const plaster = { ...PLASTER, ...colours }
  const at = elevation(x, y, width / 640)
  const round = (radius: number) => roundPaint(scene, at, radius, light, plaster)
  const building: Building = { scene, at, light, round, ...plaster }
  return joinMarkup([
    terrace(building, 320, 0, 34, 7),
    frieze && elephantFrieze(building),
    terrace(building, 272, 34, 20),
    terrace(building, 252, 54, 16),
    terrace(building, 234, 70, 14),
    bell(building, stippleId),
    frontispiece(building),
    squareChamber(building),
    ringedCone(building),
    pinnacle(building),
  ])
}

function roundPaint(scene: Scene, at: Elevation, radius: number, light: number, plaster: Plaster): string {
  const { lit, mid, shade, deep } = plaster
  const middle: Stop = [0.5, mix(lit, mid, 0.6)]
  const stops: Stop[] =
    light < 0
      ? [[0, mid], [0.2, lit], middle, [0.74, shade], [1, deep]]
      : [[0, deep], [0.26, shade], middle, [0.8, lit], [1, mid]]
  return scene.linearGradient(at.x(-radius), 0, at.x(radius), 0, stops)
}

function terrace(
  { at, round, deep }: Building,
  halfWidth: number,
  foot: number,
  height: number,
  lip = 5,
): string {
  const { scale } = at
  const top = foot + height
  return joinMarkup([
    rectangle(at.x(-halfWidth), at.y(top), 2 * halfWidth * scale, height * scale, round(halfWidth)),
    rectangle(
      at.x(-halfWidth - 3),
      at.y(top),
      (2 * halfWidth + 6) * scale,
      lip * scale,
      round(halfWidth + 3),
    ),
    rectangle(at.x(-halfWidth), at.y(top - lip), 2 * halfWidth * scale, 3 * scale, deep, { opacity: 0.45 }),
  ])
}

function elephantFrieze({ at, deep }: Building): string {
  const pen = new Pen(0)
  for (let right = -310; right < 305; right += 15.5) drawElephant(pen, at.x(right), at.y(3), at.scale)
  return path(pen.path, deep, { opacity: 0.4 })
}

function drawElephant(pen: Pen, x: number, y: number, scale: number) {
  pen.moveTo(x, y).lineTo(x, y - 12 * scale)
  pen.quadraticTo(x + 2 * scale, y - 21 * scale, x + 7 * scale, y - 21 * scale)
  pen.quadraticTo(x + 13 * scale, y - 20 * scale, x + 13 * scale, y - 12 * scale)
  pen.lineTo(x + 13 * scale, y).lineTo(x + 9 * scale, y)
  pen
    .lineTo(x + 9 * scale, y - 9 * scale)
    .lineTo(x + 5 * scale, y - 9 * scale)
    .lineTo(x + 5 * scale, y)
  pen.close()
}

const BELL: readonly Point[] = points(`
  -222,84c -226,110 -222,150 -206,198 -176,240 -136,272 -92,290 -50,297c 50,297c 92,290 136,272
  176,240 206,198 222,150 226,110 222,84c
`)

function bell(building: Building, stippleId?: string): string {
  const { scene, at, round, deep } = building
  const outline = spline(at.toCanvas(BELL))
  const clip = scene.clip(outline)
  return joinMarkup([
    path(outline, round(226)),
    group([shadedFlank(building), stippleId && stippledShade(building, stippleId), bellMouldings(at, deep)], {
      "clip-path": url(clip),
    }),
  ])
}

function shadedFlank({ at, deep }: Building): string {
  const flank = points("60,300 110,270 160,210 176,150 170,84 240,84 240,300")
  return path(spline(at.toCanvas(flank), { decimals: 0 }), deep, { opacity: 0.22 })
}

function stippledShade({ scene, at, shade, deep }: Building, stippleId: string): string {
  const box = `M${at.x(-230)} ${at.y(300)}H${at.x(230)}V${at.y(84)}H${at.x(-230)}z`
  const side = scene.linearGradient(at.x(-10), 0, at.x(226), 0, stops(`0 ${deep} 0, 1 ${deep} .85`))
  const foot = scene.linearGradient(0, at.y(170), 0, at.y(84), stops(`0 ${shade} 0, 1 ${shade} .55`))
  return group([path(box, side), path(box, foot)], { filter: url(stippleId) })
}

function bellMouldings(at: Elevation, deep: string): string {
  const upper = spline(at.toCanvas(points("-222,128 0,116 222,128")), { close: false })
  const lower = spline(at.toCanvas(points("-226,112 0,98 226,112")), { close: false })
  return stroke(upper + lower, deep, 2 * at.scale, { opacity: 0.3 })
}

/** The vahalkada at the foot of the bell. */
function frontispiece({ at, round, lit, mid, deep }: Building): string {
  return joinMarkup([
    rectangle(at.x(-30), at.y(150), 60 * at.scale, 66 * at.scale, round(90)),
    path(polygon(at.toCanvas(points("-36,150 -24,166 24,166 36,150"))), mix(lit, mid, 0.5)),
    path(
      `M${at.x(-13)} ${at.y(84)}v${-40 * at.scale}q${13 * at.scale} ${-18 * at.scale} ${26 * at.scale} 0v${40 * at.scale}z`,
      deep,
      { opacity: 0.7 },
    ),
    rectangle(at.x(-30), at.y(128), 60 * at.scale, 3 * at.scale, deep, { opacity: 0.3 }),
  ])
}

/** The square chamber with its sun discs. */
function squareChamber({ at, round, deep, gold, goldShade }: Building): string {
  return joinMarkup([
    rectangle(at.x(-58), at.y(310), 116 * at.scale, 14 * at.scale, round(58)),
    rectangle(at.x(-50), at.y(352), 100 * at.scale, 42 * at.scale, round(56)),
    rectangle(at.x(-58), at.y(360), 116 * at.scale, 9 * at.scale, round(58)),
    rectangle(at.x(-50), at.y(351), 100 * at.scale, 3 * at.scale, deep, { opacity: 0.4 }),
    circle(at.x(0), at.y(331), 13 * at.scale, gold),
    circle(at.x(0), at.y(331), 8 * at.scale, goldShade),
    circle(at.x(0), at.y(331), 4 * at.scale, gold),
    [-34, 34].map((right) =>
      rectangle(at.x(right) - 5 * at.scale, at.y(346), 10 * at.scale, 30 * at.scale, deep, { opacity: 0.22 }),
    ),
  ])
}

const RINGS = 15

function ringedCone({ at, round, deep }: Building): string {
  const rings = new Pen(1)
  const joints = new Pen(1)
  for (let i = 0; i < RINGS; i++) {
    const low = coneAt(i)
    const high = coneAt(i + 1)
    const middle = at.y((low.up + high.up) / 2)
    rings.moveTo(at.x(-low.radius), at.y(low.up))
    rings.quadraticTo(at.x(-low.radius - 2.5), middle, at.x(-high.radius), at.y(high.up))
    rings.lineTo(at.x(high.radius), at.y(high.up))
    rings.quadraticTo(at.x(low.radius + 2.5), middle, at.x(low.radius), at.y(low.up)).close()
    if (i > 0) joints.moveTo(at.x(-low.radius), at.y(low.up)).lineTo(at.x(low.radius), at.y(low.up))
  }
  return joinMarkup([
    rectangle(at.x(-34), at.y(378), 68 * at.scale, 18 * at.scale, round(36)),
    path(rings.path, round(36)),
    stroke(joints.path, deep, 1.5 * at.scale, { opacity: 0.4 }),
  ])
}

function coneAt(ring: number): { radius: number; up: number } {
  return { radius: lerp(33, 9, ring / RINGS), up: 378 + (128 * ring) / RINGS }
}

const PINNACLE: readonly Point[] = points(
  "-10,506c -13,516 -8,526 -5,546 -2.5,572 0,596c 2.5,572 5,546 8,526 13,516 10,506c",
)

/** The gilded pinnacle with its crystal. */
function pinnacle({ scene, at, light, gold, goldShade }: Building): string {
  const [left, right] = light < 0 ? ["#fff0b8", goldShade] : [goldShade, "#fff0b8"]
  const gilding = scene.linearGradient(at.x(-12), 0, at.x(12), 0, stops(`0 ${left}, .5 ${gold}, 1 ${right}`))
  return joinMarkup([
    path(spline(at.toCanvas(PINNACLE)), gilding),
    circle(at.x(0), at.y(600), 4.5 * at.scale, "#fff8dc"),
  ])
}
