import { group, joinMarkup, path, stroke, url } from "../drawing/elements.ts"
import { drawPolygon, drawSpline } from "../drawing/lines.ts"
import { times } from "../drawing/lists.ts"
import { lerp } from "../drawing/numbers.ts"
import { Pen } from "../drawing/pen.ts"
import { type Point, points } from "../drawing/points.ts"
import { type Scene, stops } from "../scene.ts"

const ARCHES = 15

/** How much larger the near end of the cloister looks than the far end. */
const NEAR_TO_FAR_SCALE = 3.1
const receding = (t: number) => t / (NEAR_TO_FAR_SCALE - t * (NEAR_TO_FAR_SCALE - 1))

/** A point on the front of the cloister: `t` from its far end (0) to its near end (1), `height` a share of the wall. */
function onFront(t: number, height: number): [x: number, y: number] {
  const near = receding(t)
  return [lerp(540, 1760, near), lerp(lerp(594, 726, near), lerp(502, 372, near), height)]
}

function drawPanel(pen: Pen, fromT: number, toT: number, bottom: number, top: number) {
  drawPolygon(pen, [onFront(fromT, bottom), onFront(toT, bottom), onFront(toT, top), onFront(fromT, top)])
}

/** The white cloister before the caves of Dambulla, in perspective. Its shade is stippled. */
export function caveCloister(scene: Scene, stippleId: string): string {
  const pens = cloisterPens()
  drawPanel(pens.wall, 0, 1, 0, 1)
  for (let i = 0; i < ARCHES; i++) drawBay(pens, i)
  drawPanel(pens.cornice, 0, 1, 0.8, 0.84)
  drawPanel(pens.roof, -0.01, 1, 0.9, 1.12)
  drawPanel(pens.eaves, -0.012, 1, 0.86, 0.9)
  drawPanel(pens.ridge, -0.01, 1, 1.1, 1.14)
  drawPanel(pens.plinth, -0.005, 1, -0.045, 0.02)
  for (let i = 1; i < 70; i++) {
    const t = i / 70
    pens.tiles.moveTo(...onFront(t, 0.9)).lineTo(...onFront(t - 0.003, 1.1))
  }
  const front = paintCloister(scene, pens)
  const shade = scene.linearGradient(900, 0, 1640, 0, stops("0 #6b3a58 0, 1 #6b3a58 .4"))
  const clip = scene.clip(pens.wall.path + pens.gables.path)
  const printed = group(path("M540 340H1660V740H540z", shade), {
    filter: url(stippleId),
    "clip-path": url(clip),
  })
  return front + printed
}

const cloisterPens = () => ({
  wall: new Pen(0),
  arches: new Pen(0),
  doorways: new Pen(0),
  litDoorways: new Pen(0),
  jambs: new Pen(1),
  pillars: new Pen(1),
  pillarShades: new Pen(1),
  gables: new Pen(1),
  gableShades: new Pen(1),
  gableFields: new Pen(1),
  finials: new Pen(1),
  steps: new Pen(0),
  cornice: new Pen(1),
  roof: new Pen(0),
  eaves: new Pen(0),
  ridge: new Pen(0),
  tiles: new Pen(0),
  plinth: new Pen(0),
})
type CloisterPens = ReturnType<typeof cloisterPens>

function drawBay(pens: CloisterPens, i: number) {
  const from = i / ARCHES
  const to = (i + 1) / ARCHES
  const half = (to - from) * 0.27
  const hasPorch = i % 4 === 2
  drawArch(pens, (from + to) / 2, half, hasPorch)
  drawPanel(pens.pillars, from - 0.006, from + 0.006, 0, 0.86)
  drawPanel(pens.pillarShades, from + 0.006, from + 0.0105, 0, 0.84)
  if (hasPorch) drawPorch(pens, from, to, half)
}

function drawArch(
  { arches, jambs, doorways, litDoorways }: CloisterPens,
  middle: number,
  half: number,
  isLit: boolean,
) {
  const round = (count: number, at: (cos: number, sin: number) => Point) =>
    times(count + 1, (i) => Math.PI - (Math.PI * i) / count).map((angle) =>
      at(Math.cos(angle), Math.sin(angle)),
    )
  drawPolygon(arches, [
    onFront(middle - half, 0.02),
    onFront(middle - half, 0.48),
    ...round(6, (cos, sin) => onFront(middle + cos * half, 0.5 + sin * 0.2)),
    onFront(middle + half, 0.02),
  ])
  // the eye stands to the left of the arch: the wall behind it shows at the right of the opening
  const inner = half * 0.56
  const door = middle + half * 0.2
  drawPolygon(isLit ? litDoorways : doorways, [
    onFront(door - inner, 0.02),
    onFront(door - inner, 0.42),
    ...round(4, (cos, sin) => onFront(door + cos * inner, 0.42 + sin * 0.14)),
    onFront(door + inner, 0.02),
  ])
  drawPolygon(jambs, [
    onFront(middle + half, 0.02),
    onFront(middle + half, 0.5),
    onFront(door + inner, 0.56),
    onFront(door + inner, 0.02),
  ])
}

/** The outline of a gable, as shares of half its width and heights: an ogee with a finial. */
const OGEE = points("-1,.78,1 -1,1,1 -.82,1.04 -.62,1.12 -.4,1.18 -.18,1.26 0,1.5,1")

function drawPorch(pens: CloisterPens, from: number, to: number, half: number) {
  const middle = (from + to) / 2
  const reach = (to - from) / 2 + 0.012
  const left = OGEE.map(
    ([across, height, isCorner]): Point => [...onFront(middle + across * reach, height), isCorner],
  )
  const right = OGEE.map(
    ([across, height, isCorner]): Point => [...onFront(middle - across * reach, height), isCorner],
  )
  drawSpline(pens.gables, [...left, ...right.toReversed().slice(1)])
  drawSpline(pens.gableShades, [
    ...right,
    [...onFront(middle + reach * 0.34, 1.12), 1],
    [...onFront(middle + reach * 0.5, 0.78), 1],
  ])
  drawPolygon(pens.finials, [
    onFront(middle - half * 0.1, 1.4),
    onFront(middle, 1.7),
    onFront(middle + half * 0.1, 1.4),
  ])
  const field: Point[] = [
    [-0.6, 0.86],
    [-0.56, 1],
    [-0.3, 1.1],
    [0, 1.26],
    [0.3, 1.1],
    [0.56, 1],
    [0.6, 0.86],
  ]
  drawPolygon(
    pens.gableFields,
    field.map(([across, height]) => onFront(middle + across * half, height)),
  )
  drawPanel(pens.steps, from + 0.004, to - 0.004, -0.09, 0)
}

function paintCloister(scene: Scene, pens: CloisterPens): string {
  const along = (text: string) => scene.linearGradient(540, 0, 1600, 0, stops(text))
  return joinMarkup([
    path(pens.wall.path, along("0 #fff6df, .35 #fbe6c2, 1 #d9ac90")),
    path(pens.cornice.path, "#b07a6a", { opacity: 0.5 }),
    path(pens.arches.path, "#4a2238"),
    path(pens.doorways.path, scene.verticalGradient(500, 700, "#6b2f3a", "#d9743f")),
    path(pens.litDoorways.path, scene.verticalGradient(500, 700, "#ffd98a", "#f0883f")),
    path(pens.jambs.path, "#d9ae8c"),
    path(pens.pillarShades.path, "#b98a78", { opacity: 0.8 }),
    path(pens.pillars.path, along("0 #fffdf0, 1 #f0cdaa")),
    path(pens.roof.path, along("0 #e08a55, .5 #b5573f, 1 #7a3840")),
    stroke(pens.tiles.path, "#5d2a38", 1.6, { opacity: 0.35 }),
    path(pens.ridge.path, along("0 #ffd9a0, .6 #d98a5a, 1 #8a4a48")),
    path(pens.eaves.path, "#6b2f3c"),
    path(pens.plinth.path, along("0 #e0b08a, 1 #a8705e")),
    path(pens.gables.path, along("0 #fffdf0, .5 #fbe3bd, 1 #e3b894")),
    path(pens.gableShades.path, "#a8705e", { opacity: 0.42 }),
    path(pens.gableFields.path, "#b5503a"),
    path(pens.finials.path, "#f2b544"),
    path(pens.steps.path, "#f6d5a6"),
  ])
}
