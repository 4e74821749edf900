import { circle, joinMarkup, path, stroke } from "../drawing/elements.ts"
import { polygon, spline } from "../drawing/lines.ts"
import { times } from "../drawing/lists.ts"
import { lerp } from "../drawing/numbers.ts"
import type { Point } from "../drawing/points.ts"
import { type Scene, stops } from "../scene.ts"
import type { Faces } from "./faces.ts"

/** The position of the body in metres: its sides, floor, shoulder and the top of its roof. */
const LEFT = 0.75
const RIGHT = 3.65
const FLOOR = 0.95
const SHOULDER = 3.55
const ROOF = 4.2

const CARRIAGES = 6
const CARRIAGE_LENGTH = 17
const GAP = 0.8
const NOSE_Z = 19.6
/** The border between nose and body. */
const BODY_Z = NOSE_Z + 1.6

const UNDERFRAME = "#2a2436"
const NAVY = "#22508f"
const MARIGOLD = "#f2963a"

/** A diesel power set of Sri Lanka Railways that comes towards us with its lamps lit. */
export function powerSet(scene: Scene, faces: Faces): string {
  const carriages = times(CARRIAGES, (i) => carriage(scene, faces, CARRIAGES - 1 - i))
  const train = [...carriages, nose(scene, faces)]
  return joinMarkup([shadows(faces), headlampBeam(scene, faces), train, headlamps(faces)])
}

/** The shadows on the track and on the side of the platform. */
function shadows({ at, level }: Faces): string {
  const beside = [at(0.8, 0.05, 20), at(-0.9, 0.05, 18.6), at(-0.9, 0.05, 124), at(0.8, 0.05, 124)]
  return joinMarkup([
    path(polygon(beside), "#241a3c", { opacity: 0.5 }),
    path(polygon(level(3.2, 5.7, 0.05, 18.5, 200)), "#241a3c", { opacity: 0.5 }),
  ])
}

/** `i` counts from the nose. */
function carriage(scene: Scene, faces: Faces, i: number): string {
  const front = NOSE_Z + i * (CARRIAGE_LENGTH + GAP)
  const back = front + CARRIAGE_LENGTH
  const bodyZ = i === 0 ? BODY_Z : front
  const side = (bottom: number, top: number, fromZ: number, toZ: number) =>
    polygon(faces.side(LEFT, bottom, top, fromZ, toZ))
  return joinMarkup([
    path(side(0.3, FLOOR, bodyZ + 0.5, back - 0.5), UNDERFRAME),
    i > 0 && path(polygon(faces.front(front - GAP, LEFT + 0.2, RIGHT - 0.2, FLOOR, SHOULDER)), UNDERFRAME),
    path(side(FLOOR, SHOULDER, bodyZ, back), "#c9bdd8"),
    path(side(FLOOR, FLOOR + 0.75, bodyZ, back), NAVY),
    path(side(FLOOR + 0.75, FLOOR + 0.95, bodyZ, back), MARIGOLD),
    windowsAndDoors(side, bodyZ, back),
    roof(scene, faces, bodyZ, back),
  ])
}

type Side = (bottom: number, top: number, fromZ: number, toZ: number) => string

function windowsAndDoors(side: Side, fromZ: number, toZ: number): string {
  const spacing = (toZ - fromZ - 3) / 7
  const windows = times(7, (i) => {
    const z = fromZ + 1.8 + i * spacing
    return side(2.25, 3.15, z, z + spacing - 0.45)
  })
  const doors = side(1.15, 3.2, fromZ + 0.45, fromZ + 1.35) + side(1.15, 3.2, toZ - 1.3, toZ - 0.4)
  return path(windows.join(""), "#ffdf8c") + path(doors, "#9a90bc")
}

function roof(scene: Scene, { level, front }: Faces, fromZ: number, toZ: number): string {
  const top = scene.linearGradient(560, 0, 760, 0, stops("0 #a89cc4, 1 #94869e"))
  const coolers = [0.25, 0.62].map((share) => lerp(fromZ, toZ, share))
  return joinMarkup([
    path(polygon(level(LEFT, LEFT + 0.55, SHOULDER, fromZ, toZ, ROOF)), "#ddd2e6"),
    path(polygon(level(LEFT + 0.55, RIGHT - 0.55, ROOF, fromZ, toZ)), top),
    coolers.map((z) => path(polygon(front(z, 1.5, 2.9, ROOF, ROOF + 0.3)), "#6f6490")),
    path(coolers.map((z) => polygon(level(1.5, 2.9, ROOF + 0.3, z, z + 3))).join(""), "#c4b6d6"),
  ])
}

/** A point on a ring of the nose: -1 at its left side, 1 at its right, and a height. */
type Ring = (across: number, y: number) => [x: number, y: number]

/** Three cross-sections, from the body to the tip: the nose is raked and rounded. */
function noseRings({ at }: Faces): { body: Ring; brow: Ring; tip: Ring } {
  const middle = (LEFT + RIGHT) / 2
  const ring =
    (z: number, width: number, raised: number): Ring =>
    (across, y) =>
      at(middle + across * ((RIGHT - LEFT) / 2) * width, y + (y > 2.4 ? raised : 0), z)
  return { body: ring(BODY_Z, 1, 0), brow: ring(NOSE_Z, 0.94, -0.1), tip: ring(NOSE_Z - 0.25, 0.9, 0) }
}

const corner = ([x, y]: readonly [number, number]): Point => [x, y, 1]

function nose(scene: Scene, faces: Faces): string {
  return joinMarkup([noseSide(faces), noseFront(scene, faces), windscreen(faces), bumper(faces)])
}

function noseSide(faces: Faces): string {
  const { body, brow, tip } = noseRings(faces)
  const side = [
    body(-1, FLOOR),
    body(-1, SHOULDER),
    body(-0.62, ROOF),
    brow(-0.62, ROOF - 0.5),
    brow(-0.98, 3.2),
    tip(-1, 2.1),
    tip(-1, 0.7),
  ]
  const band = [body(-1, FLOOR), body(-1, FLOOR + 0.75), tip(-1, 1.7), tip(-1, 0.7)]
  const top = [body(-0.62, ROOF), body(0.62, ROOF), brow(0.62, ROOF - 0.5), brow(-0.62, ROOF - 0.5)]
  return joinMarkup([
    path(polygon(side), "#a99cc4"),
    path(polygon(band), "#1b3f78"),
    path(polygon(top), "#d9cde4"),
  ])
}

function noseFront(scene: Scene, faces: Faces): string {
  const { brow, tip } = noseRings(faces)
  const front = [
    corner(brow(-0.66, ROOF - 0.42)),
    brow(-0.98, 3.1),
    tip(-1.02, 2.1),
    corner(tip(-1, 0.75)),
    corner(tip(1, 0.75)),
    tip(1.02, 2.1),
    brow(0.98, 3.1),
    corner(brow(0.66, ROOF - 0.42)),
  ]
  const across = [...faces.at(LEFT, 2, NOSE_Z), ...faces.at(RIGHT, 2, NOSE_Z)] as const
  const light = scene.linearGradient(...across, stops("0 #e9def0, .5 #d3c6de, 1 #a898c0"))
  return path(spline(front, { decimals: 1 }), light)
}

function windscreen(faces: Faces): string {
  const { brow, tip } = noseRings(faces)
  const glass = [
    corner(brow(-0.62, 3.55)),
    brow(-0.9, 3),
    corner(tip(-0.86, 2.15)),
    corner(tip(0.86, 2.15)),
    brow(0.9, 3),
    corner(brow(0.62, 3.55)),
  ]
  const gleam = [brow(-0.5, 3.5), brow(-0.1, 3.5), tip(-0.5, 2.2), tip(-0.8, 2.2)]
  return joinMarkup([
    path(spline(glass, { decimals: 1 }), "#16303f"),
    path(polygon(gleam), "#8fa0d0", { opacity: 0.4 }),
  ])
}

/** The bands round the front, the lamp glasses, the plough and the coupling. */
function bumper(faces: Faces): string {
  const { tip } = noseRings(faces)
  const band = [
    corner(tip(-1.01, 1.72)),
    tip(0, 1.5),
    corner(tip(1.01, 1.72)),
    corner(tip(1, 0.75)),
    corner(tip(-1, 0.75)),
  ]
  const stripe = spline([tip(-1.01, 1.8), tip(0, 1.58), tip(1.01, 1.8)], { close: false })
  const glass = (side: number) =>
    polygon([tip(side * 0.86, 1.95), tip(side * 0.5, 1.84), tip(side * 0.52, 1.66), tip(side * 0.86, 1.72)])
  return joinMarkup([
    path(spline(band, { decimals: 1 }), NAVY),
    stroke(stripe, MARIGOLD, 6),
    path(glass(-1) + glass(1), "#fffbe6"),
    path(polygon([tip(-0.7, 0.78), tip(0.7, 0.78), tip(0.6, 0.3), tip(-0.6, 0.3)]), UNDERFRAME),
    path(polygon([tip(-0.16, 1), tip(0.16, 1), tip(0.16, 0.7), tip(-0.16, 0.7)]), UNDERFRAME),
  ])
}

function headlampPlaces(faces: Faces) {
  const { tip } = noseRings(faces)
  return [tip(-0.68, 1.8), tip(0.68, 1.8)] as const
}

function headlampBeam(scene: Scene, faces: Faces): string {
  const [left, right] = headlampPlaces(faces)
  const light = scene.linearGradient(0, left[1], 0, 890, stops("0 #fff0b8 .6, .5 #fff0b8 .2, 1 #fff0b8 0"))
  return path(polygon([left, right, faces.at(6.4, 0, 13), faces.at(-2, 0, 13)]), light)
}

function headlamps(faces: Faces): string {
  return joinMarkup(
    headlampPlaces(faces).map(([x, y]) => [
      circle(x, y, 50, "#ffe9a8", { opacity: 0.2 }),
      circle(x, y, 26, "#fff3c8", { opacity: 0.4 }),
      circle(x, y, 9, "#fffdf0"),
    ]),
  )
}
