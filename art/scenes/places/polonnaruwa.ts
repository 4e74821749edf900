import { ellipse, group, joined, path, stroke, url } from "../drawing/elements.ts"
import { drawPolygon, polygon, spline } from "../drawing/lines.ts"
import { times } from "../drawing/lists.ts"
import { layeredNoise } from "../drawing/noise.ts"
import { lerp } from "../drawing/numbers.ts"
import { Pen } from "../drawing/pen.ts"
import { type Point, points, rows } from "../drawing/points.ts"
import { seededRandom } from "../drawing/random.ts"
import { roughen } from "../drawing/roughen.ts"
import { boulders } from "../nature/boulders.ts"
import { strata } from "../nature/clouds.ts"
import { forest } from "../nature/forest.ts"
import { blades } from "../nature/grass.ts"
import { branch } from "../nature/leaves.ts"
import { glow, sky, sun } from "../nature/sky.ts"
import { Scene, type SceneEntry, stops } from "../scene.ts"
import { car, carSymbol } from "../subjects/car.ts"
import { ROUND_ENDS } from "../subjects/round.ts"

export const scene: SceneEntry = { name: "polonnaruwa", focus: 0.5, draw }

function draw(): Scene {
  const scene = new Scene({ title: "Polonnaruwa: the Vatadage in evening light", prefix: "p" })
  const stipple = scene.stipple({ size: 1.15, seed: 4 })
  drawSky(scene)
  drawForest(scene)
  const stones = paints(scene)
  drawLawnAndRoad(scene)
  drawLowerTerrace(scene, stones, stipple)
  scene.add(
    ringOfPillars({
      radius: 520,
      count: 13,
      foot: 52,
      height: 96,
      halfWidth: 8,
      between: [1.06, 1.94],
      seed: 5,
    }),
  )
  drawUpperTerrace(scene, stones)
  const brick = brickPaint(scene)
  drawUpperShade(scene, stipple)
  drawDagoba(scene, brick, stipple)
  drawBuddha(scene)
  drawFrontWall(scene, brick)
  drawFrontPillars(scene)
  drawStairs(scene)
  drawNearGround(scene)
  drawBough(scene)
  return scene.finish({ vignetteColour: "#2a1024" })
}

function drawSky(scene: Scene) {
  scene.add(sky(scene, stops("0 #274a63, .2 #5d8a86, .4 #e3c88f, .56 #f9b268, .7 #f08a58")))
  scene.add(
    glow(scene, { x: 360, y: 470, radius: 680, colour: "#fff0c0", opacity: 0.8 }),
    sun({
      x: 360,
      y: 430,
      radius: 92,
      colour: "#fff6d8",
      halo: "#ffecb8",
      rings: 4,
      opacity: 0.2,
      step: 0.42,
    }),
  )
  scene.add(
    strata(
      rows(`
        1250,110,620,26,3 220,130,520,22,6 760,190,420,14,9 1400,260,460,16,12 120,300,420,14,15
      `),
      { colour: scene.verticalGradient(90, 320, "#6f8f86", "#f0cf90", "#ffdf9c"), opacity: 0.7 },
    ),
  )
}

function drawForest(scene: Scene) {
  scene.add(
    forest(scene, {
      profile: points("-40,520 200,500 500,540 800,560 1100,540 1400,480 1640,460"),
      crownWidth: [26, 66],
      seed: 3,
      colour: "#b5804f",
      foot: "#f0ae6a",
      fadeY: 660,
      lit: "#e8b468",
      mid: "#a8764c",
      base: 700,
      dabsPerCrown: 4,
    }),
  )
  scene.add(
    forest(scene, {
      profile: points("-40,480 120,500 260,570 420,620 1180,620 1320,560 1460,480 1640,430"),
      crownWidth: [40, 100],
      seed: 13,
      colour: "#6b5a48",
      foot: "#a87a52",
      fadeY: 700,
      lit: "#c99a5a",
      mid: "#7f6a4e",
      base: 740,
      dabsPerCrown: 6,
    }),
  )
  scene.add(path("M-40 640H1640V920H-40z", scene.verticalGradient(640, 900, "#f3c27c", "#c98a56", "#7a4a44")))
}

// ---- the round platform: a circle in plan, an ellipse on the sheet

const CENTRE_X = 800
const CENTRE_Y = 700
const FLATNESS = 0.25

/** A place on a ring: angle 0 is on the right, half a turn the near side. */
function onRing(radius: number, angle: number): [x: number, y: number] {
  return [CENTRE_X + Math.cos(angle) * radius, CENTRE_Y + Math.sin(angle) * radius * FLATNESS]
}

function ringPoints(radius: number, height: number, from: number, to: number, count = 40): Point[] {
  return times(count + 1, (i) => {
    const [x, y] = onRing(radius, lerp(from, to, i / count))
    return [x, y - height]
  })
}

/** The near half of an upright wall on a ring. */
function ringWall(radius: number, bottom: number, top: number): string {
  const upper = ringPoints(radius, top, 0, Math.PI)
  return polygon([...upper, ...ringPoints(radius, bottom, Math.PI, 0)], { decimals: 0 })
}

function drum(radius: number, bottom: number, top: number, wall: string, floor: string): string {
  const disc = polygon(ringPoints(radius, top, 0, Math.PI * 2, 64), { decimals: 0 })
  return path(ringWall(radius, bottom, top), wall) + path(disc, floor)
}

interface Paints {
  wall: string
  floor: string
  dark: string
}

function paints(scene: Scene): Paints {
  const across = (text: string) => scene.linearGradient(220, 0, 1380, 0, stops(text))
  return {
    wall: across("0 #ffdf9e, .25 #f3bd7c, .55 #cf8a5c, .8 #96595a, 1 #6b3f52"),
    floor: across("0 #ffe9b8, .5 #eab679, 1 #a86f62"),
    dark: across("0 #b5734f, .5 #8a4f4a, 1 #4a2a40"),
  }
}

const brickPaint = (scene: Scene) =>
  scene.linearGradient(500, 0, 1100, 0, stops("0 #e8884f, .35 #c9623f, .7 #8f3f40, 1 #5d2a3c"))

function drawLawnAndRoad(scene: Scene) {
  scene.add(
    path(
      "M-40 676C300 650 1300 650 1640 676V920H-40z",
      scene.verticalGradient(660, 900, "#c9a85c", "#8f8049", "#3f4a3c"),
    ),
  )
  scene.add(
    path(
      "M-40 652C200 642 500 640 800 640C1100 640 1400 642 1640 654V668C1400 654 1100 652 800 652C500 652 200 656-40 668z",
      "#fbdc9c",
    ),
    car(carSymbol(scene), 1440, 654, 62, { flip: true }),
  )
  scene.add(
    forest(scene, {
      profile: points("-40,640 160,652 300,664"),
      fromX: -40,
      toX: 300,
      crownWidth: [24, 56],
      crownHeight: 0.5,
      seed: 51,
      colour: "#5f6244",
      lit: "#d3a95c",
      mid: "#7a7348",
      base: 690,
      dabsPerCrown: 5,
    }),
    forest(scene, {
      profile: points("1330,668 1480,664 1640,650"),
      fromX: 1330,
      crownWidth: [24, 56],
      crownHeight: 0.5,
      seed: 52,
      colour: "#4f5440",
      lit: "#b98f54",
      mid: "#686544",
      base: 700,
      dabsPerCrown: 5,
    }),
  )
}

const EDGE = stops("0 #fff0c4, .5 #f0c488, 1 #8f5c58")

function drawLowerTerrace(scene: Scene, { wall, floor, dark }: Paints, stipple: string) {
  scene.add(ellipse(CENTRE_X + 26, CENTRE_Y + 8, 628, 160, "#2f2f34", { opacity: 0.55 }))
  scene.add(
    drum(612, -6, 10, dark, floor),
    drum(600, 0, 52, wall, floor),
    path(ringWall(604, 40, 54), scene.linearGradient(220, 0, 1380, 0, EDGE)),
    path(ringWall(602, 0, 8), dark, { opacity: 0.5 }),
  )
  scene.add(stroke(dwarfFrieze(), "#6b3f48", 7, { ...ROUND_ENDS, opacity: 0.3 }))
  const shade = scene.linearGradient(760, 0, 1400, 0, stops("0 #3a1f38 0, 1 #3a1f38 .75"))
  const clip = scene.clip(ringWall(600, 0, 54))
  scene.add(group(path("M180 560H1420V900H180z", shade), { filter: url(stipple), "clip-path": url(clip) }))
}

/** Round the lower drum, as dashes; not where the stairs are. */
function dwarfFrieze(): string {
  const pen = new Pen(0)
  const end = Math.PI * 0.04
  for (let i = 0; i < 52; i++) {
    const [x, y] = onRing(602, lerp(end, Math.PI - end, i / 51))
    const isAtStairs = Math.abs(x - CENTRE_X) < 110
    if (!isAtStairs) pen.stepTo(x, y - 14).lineTo(x, y - 30)
  }
  return pen.path
}

interface PillarRing {
  radius: number
  count: number
  /** Height of the floor they stand on. */
  foot: number
  height: number
  halfWidth: number
  /** Angles in half turns. */
  between: readonly [number, number]
  seed: number
}

interface Pillar {
  x: number
  y: number
  height: number
  halfWidth: number
  broken: number
}

/** About one in three is broken. */
function ringOfPillars({
  radius,
  count,
  foot,
  height,
  halfWidth,
  between: [from, to],
  seed,
}: PillarRing): string {
  const random = seededRandom(seed)
  const pillars = times(count, (i): Pillar => {
    const angle = lerp(Math.PI * from, Math.PI * to, (i + 0.5) / count)
    const [x, y] = onRing(radius, angle)
    const whole = height * (0.8 + 0.2 * Math.sin(angle))
    const chance = random()
    const isBroken = chance < 0.3
    return {
      x,
      y: y - foot,
      height: isBroken ? whole * (0.45 + chance) : whole,
      halfWidth,
      broken: isBroken ? 9 : 0,
    }
  })
  const pens = { lit: new Pen(0), face: new Pen(0), shade: new Pen(0) }
  for (const pillar of pillars.sort((a, b) => a.y - b.y)) drawPillar(pens, pillar)
  return path(pens.face.path, "#c98658") + path(pens.lit.path, "#ffe3aa") + path(pens.shade.path, "#7a4650")
}

interface PillarPens {
  lit: Pen
  face: Pen
  shade: Pen
}

function drawPillar(pens: PillarPens, pillar: Pillar) {
  const { x, y, height, halfWidth: half, broken } = pillar
  if (broken) drawStump(pens, pillar)
  else drawWholePillar(pens, pillar)
  drawBox(pens.lit, x - half, x - half * 0.3, y, y - height)
  drawBox(pens.shade, x + half * 0.45, x + half, y, y - height + broken * 0.5)
}

function drawStump({ face }: PillarPens, { x, y, height, halfWidth: half, broken }: Pillar) {
  drawPolygon(face, [
    [x - half, y],
    [x - half, y - height],
    [x - half * 0.2, y - height - broken],
    [x + half * 0.3, y - height - broken * 0.4],
    [x + half, y - height - broken * 0.7],
    [x + half, y],
  ])
}

/** With its capital. */
function drawWholePillar({ lit, face, shade }: PillarPens, { x, y, height, halfWidth: half }: Pillar) {
  drawBox(face, x - half, x + half, y, y - height)
  drawBox(lit, x - half * 1.5, x + half * 1.5, y - height, y - height - 7)
  drawBox(shade, x + half * 0.4, x + half * 1.5, y - height, y - height - 7)
}

function drawBox(pen: Pen, left: number, right: number, bottom: number, top: number) {
  drawPolygon(pen, [
    [left, bottom],
    [left, top],
    [right, top],
    [right, bottom],
  ])
}

function drawUpperTerrace(scene: Scene, { wall, floor }: Paints) {
  scene.add(
    drum(400, 52, 100, wall, floor),
    path(ringWall(403, 90, 101), scene.linearGradient(400, 0, 1200, 0, EDGE)),
  )
}

function drawUpperShade(scene: Scene, stipple: string) {
  const shade = scene.linearGradient(780, 0, 1220, 0, stops("0 #3a1f38 0, 1 #3a1f38 .75"))
  const clip = scene.clip(ringWall(400, 52, 100))
  scene.add(group(path("M380 560H1220V900H380z", shade), { filter: url(stipple), "clip-path": url(clip) }))
}

// ---- the broken brick wall: its back half, the dagoba in it, its front halves

const wallHeight = (angle: number, seed: number) =>
  190 + 26 * layeredNoise(angle * 3, 7 + seed) + (Math.sin(angle * 2.2 + 1) > 0.6 ? 20 : 0)

/** Angles in half turns. */
function wallPiece(from: number, to: number, seed: number, fill: string): string {
  const top: Point[] = []
  const bottom: Point[] = []
  for (let i = 0; i <= 26; i++) {
    const angle = lerp(Math.PI * from, Math.PI * to, i / 26)
    const [x, y] = onRing(320, angle)
    top.push([x, y - wallHeight(angle, seed)])
    bottom.push([x, y - 100])
  }
  const broken = roughen(top, { roughness: 0.1, depth: 1, seed: 3 + seed })
  return path(polygon([...broken, ...bottom.reverse()], { decimals: 0 }), fill)
}

function drawDagoba(scene: Scene, brick: string, stipple: string) {
  const litInside = scene.linearGradient(480, 0, 1120, 0, stops("0 #7a3f40, .6 #b55f42, 1 #e0935a"))
  scene.add(wallPiece(1, 2, 1, litInside))
  const mound = spline(MOUND, { decimals: 0 })
  const clip = scene.clip(mound)
  const shade = scene.linearGradient(740, 0, 950, 0, stops("0 #3f1c34 0, 1 #3f1c34 .85"))
  const content = [
    path(mound, brick),
    stroke(COURSES_OF_MOUND, "#5d2a3c", 2, { opacity: 0.35, "stroke-dasharray": "22 5 14 4" }),
    group(path("M640 400H960V640H640z", shade), { filter: url(stipple) }),
  ]
  scene.add(group(content, { "clip-path": url(clip) }))
  scene.add(path("M758 412L770 396 792 400 806 388 826 398 844 412 800 408z", "#c9623f"))
}

const MOUND = points("650,620,1 652,560 676,486 730,430 800,408 870,430 924,486 948,560 950,620,1")
const COURSES_OF_MOUND =
  "M660 540Q800 560 942 540M656 570Q800 592 946 570M668 508Q800 528 934 508M690 474Q800 492 912 474M720 442Q800 456 882 442"

const SEATED_FIGURE = points(`
  -40,0,1 -46,-14 -34,-24 -21,-26 -22,-52 -15,-70 -7,-74 -10,-88 0,-102 10,-88 7,-74 15,-70
  22,-52 21,-26 34,-24 46,-14 40,0,1
`)

/** Seated before the mound: simple, whole and still. */
function drawBuddha(scene: Scene) {
  const figure = spline(SEATED_FIGURE, { decimals: 0 })
  const light = scene.linearGradient(-46, 0, 46, 0, stops("0 #ffeab8, .45 #f0bf82, 1 #96595a"))
  const content = [
    path("M-56 14H56V0H-56z", "#b5764f"),
    path(figure, light),
    path("M-20-30C-6-22 14-22 30-26L20-16-18-16z", "#96595a", { opacity: 0.4 }),
    path("M8-74C4-60 12-40 21-26L22-52 15-70z", "#96595a", { opacity: 0.4 }),
  ]
  scene.add(group(content, { transform: "translate(800 606) scale(1.02)" }))
}

/** With the gate between its halves. */
function drawFrontWall(scene: Scene, brick: string) {
  scene.add(wallPiece(0.98, 0.6, 2, brick), wallPiece(0.4, 0.02, 3, brick))
  const pen = new Pen(0)
  for (let height = 112; height < 190; height += 13)
    for (const [from, to] of points("0.97,0.61 0.39,0.03")) drawCourse(pen, from, to, height)
  scene.add(stroke(pen.path, "#4a2034", 1.4, { opacity: 0.35, "stroke-dasharray": "24 4 16 3 30 5" }))
}

function drawCourse(pen: Pen, from: number, to: number, height: number) {
  const course = times(11, (i): Point => {
    const [x, y] = onRing(321, Math.PI * lerp(from, to, i / 10))
    return [x, y - height]
  })
  drawPolygon(pen, course, { close: false })
}

function drawFrontPillars(scene: Scene) {
  const inner = { radius: 380, count: 12, foot: 100, height: 74, halfWidth: 7 }
  const outer = { radius: 540, count: 9, foot: 52, height: 104, halfWidth: 9 }
  scene.add(
    ringOfPillars({ ...inner, between: [0.06, 0.4], seed: 9 }),
    ringOfPillars({ ...inner, between: [0.6, 0.94], seed: 12 }),
    ringOfPillars({ ...outer, between: [0.03, 0.38], seed: 15 }),
    ringOfPillars({ ...outer, between: [0.62, 0.97], seed: 18 }),
  )
}

// ---- the stairs on the axis

function drawStairs(scene: Scene) {
  const x = CENTRE_X
  scene.add(path("M742 590H858L868 690H732z", "#5d3440", { opacity: 0.5 }))
  scene.add(stair(scene, { top: 648, bottom: 704, halfTop: 46, halfBottom: 54, count: 5 }))
  for (const side of [-1, 1])
    scene.add(
      path(
        `M${x + side * 50} 652L${x + side * 66} 648 ${x + side * 76} 708 ${x + side * 56} 712z`,
        side < 0 ? "#ffdf9e" : "#96595a",
      ),
    )
  scene.add(stair(scene, { top: 800, bottom: 870, halfTop: 66, halfBottom: 80, count: 6 }))
  for (const side of [-1, 1]) scene.add(guardstone(x, side))
  scene.add(moonstone(x))
}

interface Stair {
  top: number
  bottom: number
  halfTop: number
  halfBottom: number
  count: number
}

function stair(scene: Scene, { top, bottom, halfTop, halfBottom, count }: Stair): string {
  const x = CENTRE_X
  const riser = scene.linearGradient(x - 90, 0, x + 90, 0, stops("0 #d99a62, 1 #8f5450"))
  const step = (i: number) => {
    const [back, front] = [lerp(top, bottom, i / count), lerp(top, bottom, (i + 1) / count)]
    const [far, near] = [lerp(halfTop, halfBottom, i / count), lerp(halfTop, halfBottom, (i + 1) / count)]
    const edge = lerp(back, front, 0.45).toFixed(1)
    return [
      path(`M${x - far} ${back.toFixed(1)}H${x + far}L${x + near} ${edge}H${x - near}z`, "#ffe6b0"),
      path(`M${x - near} ${edge}H${x + near}V${front.toFixed(1)}H${x - near}z`, riser),
    ]
  }
  return joined(times(count, step))
}

/** With the balustrade behind it. */
function guardstone(x: number, side: number): string {
  const isLit = side < 0
  const middle = x + side * 92
  return joined([
    path(
      `M${x + side * 70} 800C${middle} 800 ${x + side * 104} 820 ${x + side * 106} 872H${x + side * 84}z`,
      isLit ? "#f3bd7c" : "#8f5450",
    ),
    path(`M${middle - 15} 874V836Q${middle} 808 ${middle + 15} 836V874z`, isLit ? "#ffe9b8" : "#b57660"),
    path(`M${middle - 6} 870V846q6-12 12 0V870z`, "#7a4650", { opacity: 0.6 }),
  ])
}

function moonstone(x: number): string {
  return joined([
    path(`M${x - 96} 876A96 26 0 00${x + 96} 876z`, "#f3c58a"),
    stroke(
      `M${x - 82} 877A82 21 0 00${x + 82} 877M${x - 64} 877A64 16 0 00${x + 64} 877M${x - 42} 877A42 10 0 00${x + 42} 877`,
      "#8f5450",
      2.4,
    ),
  ])
}

// ---- the near frame

/** Fallen stones and grass. */
function drawNearGround(scene: Scene) {
  const stones = boulders(rows("130,850,70,26 210,868,44,16 1450,846,80,28 1530,866,50,18 330,884,36,12"), {
    seed: 7,
  })
  scene.add(path(stones.base, "#4a3340"), path(stones.lit, "#d99a62"))
  scene.add(
    path(
      blades({ fromX: -20, toX: 620, y: 910, count: 70, height: [14, 60], width: 7, seed: 5, lean: 0.4 }),
      "#26332f",
    ),
    path(
      blades({ fromX: 980, toX: 1640, y: 910, count: 70, height: [14, 66], width: 7, seed: 9, lean: 0.4 }),
      "#26332f",
    ),
    path(
      blades({ fromX: -20, toX: 1640, y: 906, count: 50, height: [8, 30], width: 5, seed: 12, lean: 0.4 }),
      "#a88f4f",
    ),
  )
}

interface Bough {
  spine: Point[]
  count: number
  seed: number
  thickness: number
}

const BOUGHS: readonly Bough[] = [
  { spine: points("1640,20 1500,60 1360,60 1250,120"), count: 30, seed: 4, thickness: 16 },
  { spine: points("1480,66 1440,140 1370,190"), count: 16, seed: 8, thickness: 9 },
  { spine: points("1640,130 1570,190 1520,280"), count: 18, seed: 12, thickness: 10 },
]

function drawBough(scene: Scene) {
  for (const bough of BOUGHS) {
    const leaves = branch({ ...bough, length: 60, width: 0.26, litShare: 0.25, hang: 0.4, spread: 66 })
    scene.add(path(leaves.stem, "#2a2030"), path(leaves.dark, "#2f3438"), path(leaves.lit, "#7f6a44"))
  }
}
