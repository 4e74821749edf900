import { circle, ellipse, group, joinMarkup, path, stroke, url, wholeCanvas } from "../drawing/elements.ts"
import { drawPolygon, polygon } from "../drawing/lines.ts"
import { Pen } from "../drawing/pen.ts"
import { type Scene, stops } from "../scene.ts"
import type { Faces } from "./faces.ts"

/** The near edge of the platform, its height, and how far it runs. */
const EDGE_X = 5.8
const FLOOR = 1.1
const WALL_X = 15
const COLUMN_X = 9.4
const ROOF = { edgeX: 7.2, ridgeX: 11, backX: 24, fromZ: 13.5, toZ: 165 }
const COLUMNS = [15.5, 19, 27, 35, 43, 51, 59, 70, 82, 96, 112, 130, 150]
const WINDOWS = [14, 19, 25, 31, 38, 46, 55, 66, 80, 96]

const platformFloor = ({ level }: Faces) => polygon(level(EDGE_X, 22, FLOOR, 9, 210))

/** A platform to our right under a long canopy, by day. */
export function railwayPlatform(scene: Scene, faces: Faces): string {
  return joinMarkup([platform(scene, faces), station(scene, faces), columns(faces), canopy(scene, faces)])
}

function platform(scene: Scene, faces: Faces): string {
  const { level, side } = faces
  return joinMarkup([
    path(platformFloor(faces), scene.verticalGradient(420, 900, "#ffe6ba", "#f0c08c", "#c98a68")),
    path(
      polygon(side(EDGE_X, 0, FLOOR, 9, 210)),
      scene.linearGradient(600, 0, 1260, 0, stops("0 #c9976f, 1 #7a4a50")),
    ),
    path(polygon(level(6, 6.5, 1.12, 9, 210)), "#fff3cf"),
    path(polygon(level(6.5, 6.75, 1.12, 9, 210)), "#f2b53a"),
  ])
}

/** The wall behind the platform with its windows, and the shade under the roof. */
function station(scene: Scene, { level, side }: Faces): string {
  const window = (z: number) => path(polygon(side(WALL_X, FLOOR, 4, z, z + 2.6)), "#3f7f88", { opacity: 0.8 })
  return joinMarkup([
    path(polygon(level(8, 22, 1.13, 13, 160)), "#8a5560", { opacity: 0.45 }),
    path(
      polygon(side(WALL_X, FLOOR, 5.3, 11, 170)),
      scene.linearGradient(700, 0, 1500, 0, stops("0 #f3d2a0, 1 #f9dfae")),
    ),
    WINDOWS.map(window),
  ])
}

const columnWidth = (z: number) => (0.34 * 1060) / z

/** The columns with their brackets. */
function columns({ at }: Faces): string {
  const column = (z: number) => {
    const [x, foot] = at(COLUMN_X, FLOOR, z)
    const [, head] = at(COLUMN_X, 5, z)
    const width = columnWidth(z)
    const shaft = `M${x.toFixed(1)} ${foot.toFixed(1)}h${width.toFixed(1)}V${head.toFixed(1)}h${(-width).toFixed(1)}z`
    const bracket = (outerX: number, innerX: number) =>
      polygon([at(9.4, 4.3, z), at(9.7, 4.3, z), at(outerX, 5.35, z), at(innerX, 5.35, z)])
    return shaft + bracket(8.2, 7.7) + bracket(13.5, 13)
  }
  return path(COLUMNS.toReversed().map(column).join(""), "#2f5f6c")
}

function canopy(scene: Scene, { at, side }: Faces): string {
  const { edgeX, ridgeX, backX, fromZ, toZ } = ROOF
  const slope = (lowX: number, lowY: number, highX: number, highY: number) =>
    polygon([at(lowX, lowY, fromZ), at(lowX, lowY, toZ), at(highX, highY, toZ), at(highX, highY, fromZ)])
  const gable = (...corners: readonly (readonly [x: number, y: number])[]) =>
    polygon(corners.map(([x, y]) => at(x, y, fromZ)))
  return joinMarkup([
    path(
      slope(edgeX, 5.4, ridgeX, 6.3),
      scene.linearGradient(600, 0, 1300, 0, stops("0 #f0a878, 1 #d9603f")),
    ),
    path(
      slope(ridgeX, 6.3, backX, 5.2),
      scene.linearGradient(700, 0, 1640, 0, stops("0 #f7c48c, 1 #f08a58")),
    ),
    path(polygon(side(edgeX, 5, 5.4, fromZ, toZ)), "#fff3d4"),
    path(
      gable([edgeX, 5], [edgeX, 5.4], [ridgeX, 6.3], [backX, 5.2], [backX, 4.8], [ridgeX, 5.8]),
      "#fff6e0",
    ),
    path(gable([edgeX, 5], [ridgeX, 5.8], [backX, 4.8], [backX, 4.2], [ridgeX, 4.9], [9, 4.8]), "#8a4046", {
      opacity: 0.9,
    }),
    stroke(roofSeams({ at }), "#8a3a34", 1.4, { opacity: 0.35 }),
  ])
}

function roofSeams({ at }: Pick<Faces, "at">): string {
  const pen = new Pen(1)
  for (let z = 15; z < 120; z *= 1.2)
    pen
      .moveTo(...at(ROOF.edgeX, 5.4, z))
      .lineTo(...at(ROOF.ridgeX, 6.3, z))
      .lineTo(...at(ROOF.backX, 5.2, z))
  return pen.path
}

/** The lights at dusk, above the platform: windows, pools of light, lamps. */
export function platformLights(scene: Scene, faces: Faces): string {
  const clip = scene.clip(platformFloor(faces))
  const warmth = scene.radialGradient(1250, 640, 760, stops("0 #ffb95f .6, .5 #ffa04f .28, 1 #ffa04f 0"), 200)
  return joinMarkup([
    path(polygon(faces.side(WALL_X, FLOOR, 3.15, 11, 170)), "#ffa85a", { opacity: 0.3 }),
    path(litWindows(faces), "#ffd67f", { opacity: 0.9 }),
    group([wholeCanvas(warmth), COLUMNS.map((z) => poolOfLight(faces, z))], { "clip-path": url(clip) }),
    path(COLUMNS.map((z) => columnAgainstLight(faces, z)).join(""), "#23365c"),
    COLUMNS.map((z) => lamp(faces, z)),
  ])
}

/** The near ones are not cut off by the canopy. */
function litWindows({ side }: Faces): string {
  const pen = new Pen(0)
  for (const z of WINDOWS) drawPolygon(pen, side(WALL_X, FLOOR, z < 22 ? 4 : 3.15, z, z + 2.6))
  return pen.path
}

function poolOfLight({ at }: Faces, z: number): string {
  const [x, y] = at(9.5, FLOOR, z)
  const scale = 1060 / z
  return joinMarkup([
    ellipse(x, y, 2.7 * scale, 0.62 * scale, "#ffd07a", { opacity: 0.22 }),
    ellipse(x, y, 1.5 * scale, 0.34 * scale, "#ffe6a0", { opacity: 0.35 }),
  ])
}

function columnAgainstLight({ at }: Faces, z: number): string {
  const [x, foot] = at(COLUMN_X, FLOOR, z)
  const [, head] = at(COLUMN_X, z < 17 ? 4.5 : 4.46, z)
  const width = columnWidth(z).toFixed(1)
  return `M${x.toFixed(0)} ${foot.toFixed(0)}h${width}V${head.toFixed(0)}h-${width}z`
}

function lamp({ at }: Faces, z: number): string {
  const [x, y] = at(9.5, 4.2, z)
  const scale = 1060 / z
  return joinMarkup([
    circle(x, y, 0.8 * scale, "#ffc25f", { opacity: 0.25 }),
    circle(x, y, 0.22 * scale, "#fff6cf"),
  ])
}
