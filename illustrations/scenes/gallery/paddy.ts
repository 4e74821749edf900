import { HEIGHT } from "../drawing/canvas.ts"
import { mix, tone } from "../drawing/colour.ts"
import { ellipse, group, joinMarkup, path, stroke, url, use, wholeCanvas } from "../drawing/elements.ts"
import { polygon } from "../drawing/lines.ts"
import { itemAt, times } from "../drawing/lists.ts"
import { clamp, lerp } from "../drawing/numbers.ts"
import { Pen } from "../drawing/pen.ts"
import { type Point, points, rows } from "../drawing/points.ts"
import { type Random, seededRandom } from "../drawing/random.ts"
import { crownSymbol, grove } from "../nature/palms.ts"
import { Scene, type SceneEntry, stops } from "../scene.ts"
import { groundPlane } from "../subjects/camera.ts"
import { car, carSymbol } from "../subjects/car.ts"
import { egretFromAboveSymbol } from "../subjects/egret-from-above.ts"
import { canopy, type Lobe } from "../subjects/rain-tree.ts"

export const scene: SceneEntry = { name: "g-paddy", focus: 0.48, draw }

/** The land from high up, in metres; the horizon lies far above the canvas. */
const HORIZON = -330
const onSheet = groundPlane({ canvasX: 800, horizon: HORIZON, focalLength: 1000, eyeHeight: 92 })

/** The distance in metres of the ground at a height of the canvas. */
const awayAt = (y: number) => 92000 / (y - HORIZON)

/** A point of the canvas on the ground, in metres to the right and away. */
function onGround([x, y]: Point): Point {
  const away = awayAt(y)
  return [((x - 800) * away) / 1000, away]
}

function draw(): Scene {
  const scene = new Scene({ title: "The paddy road, seen by the egrets", prefix: "P" })
  const stippleId = scene.stipple({ size: 1.15, seed: 4 })
  scene.add(wholeCanvas(scene.verticalGradient(0, HEIGHT, "#5f9a5c", "#3f8048")))
  drawFields(scene)
  drawCanalAndRoad(scene)
  drawFarTrees(scene)
  drawFarm(scene)
  drawPalmsCarAndNearTrees(scene)
  drawPlanters(scene)
  drawLight(scene, stippleId)
  drawCloudShade(scene)
  drawFlock(scene)
  return scene.finish({ vignetteColour: "#0f3028" })
}

const HAZE = "#dcebc4"
const CROPS = [
  "#7db84c",
  "#a3cc58",
  "#63a548",
  "#c0da66",
  "#4a964c",
  "#8bc254",
  "#dfe07c",
  "#3d8648",
  "#aed45c",
  "#efc95c",
  "#2f7a46",
]
const WATER = ["#a5dbe0", "#f7d2b0", "#86c9d6", "#fbe6c4"]

/** The shapes of the fields, by colour. */
interface Land {
  fields: Map<string, string>
  rows: Map<string, Pen>
  sheen: Pen
}

/** Strips of fields, each cut into plots; bunds are what shows between them. */
function drawFields(scene: Scene) {
  const random = seededRandom(12)
  const nearest = awayAt(930)
  const farthest = awayAt(-60)
  const ends = [nearest - 22]
  while (itemAt(ends, -1) < farthest + 40) ends.push(itemAt(ends, -1) + random.between(8, 25))
  const land: Land = { fields: new Map(), rows: new Map(), sheen: new Pen(0) }
  for (let i = 0; i < ends.length - 1; i++)
    drawStrip(land, itemAt(ends, i) + 0.7, itemAt(ends, i + 1) - 0.7, random)
  for (const [colour, data] of land.fields) scene.add(path(data, colour))
  for (const [colour, pen] of land.rows)
    scene.add(stroke(pen.path, tone(colour, -0.07), 2.2, { opacity: 0.6 }))
  scene.add(path(land.sheen.path, "#fff", { opacity: 0.7 }))
}

interface Plot {
  left: number
  right: number
  near: number
  far: number
}

function drawStrip(land: Land, near: number, far: number, random: Random) {
  let x = -190 + random.between(-20, 0)
  while (x < 190) {
    const width = random.between(11, 27) * (random() < 0.3 ? 1.9 : 1)
    const plot = { left: x + 0.7, right: x + width - 0.7, near, far }
    x += width
    const outline = outlineOf(plot)
    if (isInSight(outline)) drawPlot(land, plot, outline, random)
  }
}

/** Displaces a point of a bund, so that the bund is not straight. */
function displaced(right: number, away: number): Point {
  return [
    right + 9 * Math.sin(away / 26 + right / 60) + 5 * Math.sin(right / 23 + away / 40),
    away + 8 * Math.sin(right / 34 + 1) + 4 * Math.sin(right / 15 + away / 30),
  ]
}

function woundOnSheet(right: number, away: number): Point {
  const [x, y] = onSheet(...(displaced(right, away) as [number, number]))
  return [x, y]
}

/** Places along an edge of a plot, without its end. */
function edge(from: Point, to: Point, count: number): Point[] {
  return times(count, (i) => woundOnSheet(lerp(from[0], to[0], i / count), lerp(from[1], to[1], i / count)))
}

function outlineOf({ left, right, near, far }: Plot): Point[] {
  return [
    ...edge([left, near], [right, near], 3),
    ...edge([right, near], [right, far], 1),
    ...edge([right, far], [left, far], 3),
    ...edge([left, far], [left, near], 1),
  ]
}

function isInSight(outline: readonly Point[]): boolean {
  const xs = outline.map(([x]) => x)
  const ys = outline.map(([, y]) => y)
  const isOff =
    Math.max(...ys) < -10 || Math.min(...ys) > 910 || Math.max(...xs) < -10 || Math.min(...xs) > 1610
  return !isOff
}

function drawPlot(land: Land, plot: Plot, outline: readonly Point[], random: Random) {
  const isFlooded = random() < 0.17
  const clear = isFlooded ? random.pick(WATER) : random.pick(CROPS)
  const middleY = outline.reduce((sum, [, y]) => sum + y, 0) / outline.length
  const hazed = Math.max(0, 0.5 - (middleY / 900) * 0.62)
  const colour = mix(clear, HAZE, Math.round(hazed * 6) / 6)
  land.fields.set(colour, (land.fields.get(colour) ?? "") + polygon(outline, { decimals: 0 }))
  if (isFlooded) drawSheen(land.sheen, outline, middleY)
  else if (middleY > 150) drawPlantedRows(penFor(land.rows, colour), plot, random.whole(4, 5))
}

function penFor(pens: Map<string, Pen>, colour: string): Pen {
  const pen = pens.get(colour) ?? new Pen(0)
  pens.set(colour, pen)
  return pen
}

function drawPlantedRows(pen: Pen, { left, right, near, far }: Plot, count: number) {
  for (let i = 1; i < count; i++) {
    const away = lerp(near, far, i / count)
    const row = edge([left + 1.5, away], [right - 1.5, away], 2)
    const start = itemAt(row, 0)
    const middle = itemAt(row, 1)
    const end = woundOnSheet(right - 1.5, away)
    pen.moveToRelative(start[0], start[1]).lineTo(middle[0], middle[1]).lineTo(end[0], end[1])
  }
}

function drawSheen(pen: Pen, outline: readonly Point[], y: number) {
  const xs = outline.map(([x]) => x)
  const x = (Math.min(...xs) + Math.max(...xs)) / 2
  pen
    .moveToRelative(x - 30, y)
    .quadraticTo(x, y - 5, x + 40, y - 2)
    .quadraticTo(x, y + 3, x - 30, y)
}

const CANAL = points(`
  1240,940 1300,820 1420,720 1440,600 1340,480 1330,360 1440,250 1500,150 1470,60 1500,-40
`).map(onGround)
const ROAD = points(`
  -80,930 200,800 470,720 760,690 1010,620 1110,500 1010,390 820,320 730,230 800,140 980,70
  1120,-40
`).map(onGround)

function drawCanalAndRoad(scene: Scene) {
  const water = scene.verticalGradient(0, 900, "#fbe9c9", "#a9dcd8", "#3f9fae")
  scene.add(
    path(strip(CANAL, 7.6), "#4a7f3f"),
    path(strip(CANAL, 5), water),
    path(strip(CANAL, 1.2, -1), "#ffffff", { opacity: 0.5 }),
  )
  const gravel = scene.verticalGradient(0, 900, "#fff0cc", "#f0cb94", "#d99f6c")
  scene.add(
    path(strip(ROAD, 10), "#3f7a42"),
    path(strip(ROAD, 8.6), "#8fb556"),
    path(strip(ROAD, 5.4), gravel),
    path(strip(ROAD, 0.5, -1.5), "#fff6dc", { opacity: 0.6 }),
  )
}

/** A band on the ground, `width` metres wide, moved aside by `aside` metres. @returns path data. */
function strip(places: readonly Point[], width: number, aside = 0): string {
  const middle = curveOnGround(places)
  const left: Point[] = []
  const right: Point[] = []
  middle.forEach(([x, away], i) => {
    const before = itemAt(middle, Math.max(0, i - 1))
    const after = itemAt(middle, Math.min(middle.length - 1, i + 1))
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
    const normalX = ((-(after[1] - before[1]) / length) * width) / 2
    const normalAway = (((after[0] - before[0]) / length) * width) / 2
    left.push(toCanvas(x + normalX + aside, away + normalAway))
    right.push(toCanvas(x - normalX + aside, away - normalAway))
  })
  return polygon([...left, ...right.reverse()], { decimals: 0 })
}

function toCanvas(right: number, away: number): Point {
  const [x, y] = onSheet(right, away)
  return [x, y]
}

/** Eight points for each given one, on a Catmull-Rom spline. */
function curveOnGround(places: readonly Point[]): Point[] {
  const placeAt = (i: number) => itemAt(places, clamp(i, 0, places.length - 1))
  const curve: Point[] = []
  for (let i = 0; i < places.length - 1; i++)
    for (let eighth = 0; eighth < 8; eighth++) {
      const t = eighth / 8
      const a = placeAt(i - 1)
      const b = placeAt(i)
      const c = placeAt(i + 1)
      const d = placeAt(i + 2)
      const along = (axis: 0 | 1) =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t ** 3)
      curve.push([along(0), along(1)])
    }
  return [...curve, itemAt(places, -1)]
}

interface Leaves {
  colour: string
  mid: string
  lit: string
  dark?: string
}

const FAR_LEAVES: Leaves = { colour: "#7fae6c", mid: "#93bc72", lit: "#dbe69a" }
const MIDDLE_LEAVES: Leaves = { colour: "#4a8a52", mid: "#68a656", lit: "#c9dc74" }
const NEAR_LEAVES: Leaves = { colour: "#1d513f", mid: "#32754a", lit: "#b4d05a", dark: "#123f38" }

/** Trees seen from above, with their shade on the fields. */
function trees(lobes: readonly Lobe[], seed: number, leaves: Leaves): string {
  const shade = lobes.map(([x, y, width, height]) =>
    ellipse(x + width * 0.34, y + height * 0.1, width * 0.56, height * 0.5, "#1f4f3a", { opacity: 0.45 }),
  )
  const dabWidth = Math.max(3, itemAt(lobes, 0)[2] * 0.045)
  const crowns = { seed, dabsPerCrown: 3, dabWidth, size: 0.3, flatness: 0.34, density: 1 }
  return joinMarkup(shade) + canopy(lobes, { ...crowns, ...leaves })
}

function drawFarTrees(scene: Scene) {
  scene.add(
    trees(rows<Lobe>("250,60,120,60 330,74,96,50 180,84,80,40 1240,40,110,50 1320,56,80,40"), 5, FAR_LEAVES),
  )
}

/** A farm among its trees. */
function drawFarm(scene: Scene) {
  scene.add(trees(rows<Lobe>("250,262,120,70 338,290,100,56"), 7, MIDDLE_LEAVES))
  scene.add(house(192, 296, 0.66), house(290, 336, 0.8))
  scene.add(trees(rows<Lobe>("150,356,110,60 396,346,90,54"), 9, MIDDLE_LEAVES))
}

function house(x: number, y: number, scale: number): string {
  return group(
    [
      path("M-40 20L60 30 110 6 40-6z", "#1f4f3a", { opacity: 0.4 }),
      path("M-50 0V22L20 34V10z", "#fff0d0"),
      path("M20 10V34L62 14V-6z", "#c9a080"),
      path("M-60 2L-34-26 34-16 30 14z", "#d9603f"),
      path("M34-16L72-8 30 14z", "#a8433a"),
      path("M-34-26L-28-30 38-20 34-16z", "#f0946a"),
      path("M-20 8v18l12 2v-18z", "#7a4438"),
    ],
    { transform: `translate(${x} ${y})scale(${scale})` },
  )
}

/** A palm on (x, y); `radius` is that of its crown. */
type FieldPalm = readonly [x: number, y: number, height: number, radius: number, variant: number]

function drawPalmsCarAndNearTrees(scene: Scene) {
  const crowns = [1, 3].map((variant) =>
    crownSymbol(scene, {
      seed: variant * 7,
      count: 14,
      leaflets: 8,
      back: "#2f6f4a",
      mid: "#3f8a4c",
      lit: "#bfd860",
      light: -1,
    }),
  )
  const alongRoad = rows<FieldPalm>(
    "690,200,46,26,0 770,270,50,28,1 880,300,54,30,0 1060,380,66,36,1 1180,470,76,42,0 1150,590,90,50,1",
  )
  scene.add(alongRoad.map((palm) => palmWithShadow(palm, crowns)))
  scene.add(car(carSymbol(scene), 650, 718, 104, { shadowOpacity: 0.4, rotation: -3 }))
  scene.add(trees(rows<Lobe>("60,690,240,130 190,740,170,96 -10,780,180,110"), 15, NEAR_LEAVES))
  const near = rows<FieldPalm>("300,720,120,70,0 250,690,140,76,1")
  scene.add(near.map((palm) => palmWithShadow(palm, crowns)))
  scene.add(trees(rows<Lobe>("1560,800,240,140 1440,870,200,100"), 17, NEAR_LEAVES))
}

function palmWithShadow([x, y, height, radius, variant]: FieldPalm, crowns: readonly string[]): string {
  const trunkShadow = `M${x} ${y}q${height * 0.4} ${height * 0.04} ${height * 0.86} ${height * 0.22}l-2 4q${-height * 0.5} ${-height * 0.16} ${-height * 0.86} ${-height * 0.22}z`
  return joinMarkup([
    path(trunkShadow, "#1f4f3a", { opacity: 0.45 }),
    ellipse(x + height * 0.94, y + height * 0.26, radius * 0.7, radius * 0.32, "#1f4f3a", { opacity: 0.42 }),
    grove([[x, y, x - height * 0.06, y - height, radius, variant, variant]], crowns, {
      trunk: "#6b5a44",
      trunkLit: "#e0c088",
    }),
  ])
}

/** A low sun from the top left, haze far off, the near right corner in shade. */
function drawLight(scene: Scene, stippleId: string) {
  const haze = scene.verticalGradient(0, 420, ...stops("0 #fff3cf .6, .4 #fbeec0 .22, 1 #fbeec0 0"))
  const sunlight = stops("0 #fff3c4 .6, .5 #ffe9a8 .18, 1 #ffe9a8 0")
  const shade = stops("0 #1f5a4a 0, 1 #174a44 .55")
  scene.add(
    wholeCanvas(haze),
    wholeCanvas(scene.radialGradient(240, -80, 1100, sunlight)),
    wholeCanvas(scene.linearGradient(900, 560, 1600, 1000, shade)),
  )
  const foot = scene.verticalGradient(800, 900, ...stops("0 #2a7048 0, 1 #1f5f42 .4"))
  scene.add(group(path("M0 700H1600V900H0z", foot), { filter: url(stippleId) }))
}

/** The shade of a cloud under the flock, so that white stands on dark. */
function drawCloudShade(scene: Scene) {
  const shade = stops("0 #0c4030 .66, .4 #0f4634 .52, .75 #124a38 .22, 1 #124a38 0")
  scene.add(wholeCanvas(scene.radialGradient(650, 486, 640, shade, 240)))
}

/** An egret; `lift` flattens its wings, `heading` in degrees, 0 up the canvas. */
type Egret = readonly [x: number, y: number, scale: number, lift: number, heading: number]

/** A flock in a V: a large leader, and smaller birds behind it along two uneven arms. */
const FLOCK = rows<Egret>(`
  856,446,1.2,.92,64 716,404,.86,.7,60 592,368,.68,.95,66 486,336,.52,.75,62 414,300,.42,.95,58
  726,566,.98,.8,68 566,596,.8,.98,56 440,612,.64,.72,64 352,556,.5,.95,60 534,486,.6,.9,62
`)

/** The flock between us and the land, with its shadows on the ground. */
function drawFlock(scene: Scene) {
  const egret = egretFromAboveSymbol(scene)
  const shadow = scene.symbol(
    path(
      "M0-58C8-48 7-36 12-30C30-46 74-44 100-12C74-20 44-4 10 18L5 44H-5L-10 18C-44-4-74-20-100-12C-74-44-30-46-12-30C-7-36-8-48 0-58z",
      "#0c2f2a",
    ),
  )
  scene.add(FLOCK.map((bird) => shadowOf(bird, shadow)))
  for (const [x, y, scale, lift, heading] of FLOCK)
    scene.add(use(egret, x, y, scale * 0.9 * lift, scale * 0.84, heading))
}

function shadowOf([x, y, scale, , heading]: Egret, shadow: string): string {
  const place = `translate(${Math.round(x + 190 * scale)} ${Math.round(y + 150 * scale)})`
  const size = `scale(${(scale * 0.62).toFixed(2)} ${(scale * 0.4).toFixed(2)})`
  return `<use href="#${shadow}" transform="${place}${size}rotate(${heading})" opacity=".3"/>`
}

/** Women planting out, in a row, bent over the water. */
function drawPlanters(scene: Scene) {
  const cloths = ["#d8632f", "#2f6fa0", "#c93a6a", "#f2b545", "#7a4a90"]
  const planter = (cloth: string, i: number) =>
    group(
      [
        ellipse(8, 2, 16, 3.4, "#123f34", { opacity: 0.4 }),
        path("M-8 0L-6-15C-5-21 4-22 9-17L15-9 11-6 5-11 6 0z", cloth),
        stroke("M12-10L17 0", "#6b4030", 2.6),
        path("M9-17C9-23 18-24 19-17L16-12z", "#fff3d6"),
      ],
      { transform: `translate(${886 + i * 24} ${326 - i * 2 + (i % 2) * 4})scale(.8)` },
    )
  scene.add(cloths.map(planter))
}
