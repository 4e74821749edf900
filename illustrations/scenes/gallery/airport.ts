import { mix } from "../drawing/colour.ts"
import { circle, ellipse, group, joinMarkup, path, stroke, url, use } from "../drawing/elements.ts"
import { drawPolygon, polygon } from "../drawing/lines.ts"
import { itemAt } from "../drawing/lists.ts"
import { lerp } from "../drawing/numbers.ts"
import { Pen } from "../drawing/pen.ts"
import { type Point, points, rows } from "../drawing/points.ts"
import { seededRandom } from "../drawing/random.ts"
import { type Stratum, strata } from "../nature/clouds.ts"
import { forest } from "../nature/forest.ts"
import { blades } from "../nature/grass.ts"
import { crownSymbol, type GrovePalm, grove, tinyPalms } from "../nature/palms.ts"
import { glow, rays, sky, sun } from "../nature/sky.ts"
import { glints } from "../nature/water.ts"
import { Scene, type SceneEntry, stops } from "../scene.ts"
import { airlinerSymbol } from "../subjects/airliner.ts"
import { car, carDetailSymbol, carSymbol } from "../subjects/car.ts"
import { person } from "../subjects/people.ts"
import { ROUND_ENDS } from "../subjects/round.ts"

export const scene: SceneEntry = { name: "g-airport", focus: 0.46, draw }

/** The vanishing point of the terminal, its kerb and the lanes. */
const VANISHING_X = 560
const HORIZON = 640

function draw(): Scene {
  const scene = new Scene({ title: "Arrivals at dawn", prefix: "q" })
  const stippleUrl = url(scene.stipple({ size: 1.15, seed: 4 }))
  drawSky(scene)
  drawAirliner(scene)
  drawAirfield(scene)
  drawForecourt(scene, stippleUrl)
  drawTerminal(scene)
  drawCanopy(scene)
  drawPavement(scene)
  drawColumns(scene)
  drawTravellers(scene)
  drawCars(scene)
  drawNearPalms(scene)
  return scene.finish({ vignetteColour: "#0c1434" })
}

function drawSky(scene: Scene) {
  const dawn = stops("0 #16406e, .16 #2f7396, .34 #84aeb0, .48 #f3c9a4, .6 #ffb38a, .72 #ffd79a")
  scene.add(sky(scene, dawn))
  const beams = { count: 14, fromAngle: -176, toAngle: -4, outerRadius: 900, innerRadius: 130, coverage: 0.4 }
  const halo = { halo: "#ffeebc", rings: 4, opacity: 0.22, step: 0.5 }
  scene.add(
    glow(scene, { x: 470, y: 620, radius: 760, colour: "#ffe9b8", opacity: 0.9, radiusY: 500 }),
    rays(scene, { x: 470, y: HORIZON, colour: "#fff0c8", opacity: 0.34, ...beams }),
    sun({ x: 470, y: 596, radius: 82, colour: "#fff8dc", ...halo }),
  )
  const banks = rows<Stratum>(`
    180,360,560,26,2 760,420,460,18,5 120,470,420,14,9 820,250,420,20,12 300,520,520,10,15
  `)
  const litBanks = rows<Stratum>("190,370,380,6,3 770,428,300,5,10")
  const bankPaint = scene.verticalGradient(240, 520, "#a9b9b4", "#f7a888", "#ffd08c")
  scene.add(strata(banks, { colour: bankPaint, opacity: 0.8 }))
  scene.add(strata(litBanks, { colour: "#fff0c4", opacity: 0.7 }))
  drawStars(scene)
}

function drawStars(scene: Scene) {
  const random = seededRandom(5)
  let stars = ""
  for (let i = 0; i < 36; i++)
    stars += `M${random.between(0, 1600).toFixed(0)} ${(170 * random() ** 1.5).toFixed(0)}h.1`
  scene.add(stroke(stars, "#fff6e0", 2, { ...ROUND_ENDS, opacity: 0.7 }))
}

function drawAirliner(scene: Scene) {
  const trail = stops("0 #fff3dc 0, .6 #fff3dc .6, 1 #fff3dc 0")
  const paint = scene.linearGradient(-40, 460, 420, 310, trail)
  scene.add(path("M-40 452C140 420 300 366 420 306L426 316C310 380 150 436-40 474z", paint))
  scene.add(use(airlinerSymbol(scene), 610, 216, 0.98, 0.98, -24))
}

function drawAirfield(scene: Scene) {
  const farTrees = forest(scene, {
    profile: points("-40,590 200,604 420,616 700,612 900,600"),
    toX: 960,
    crownWidth: [20, 50],
    seed: 3,
    colour: "#a8707a",
    foot: "#e9a484",
    fadeY: 650,
    lit: "#f2b88c",
    mid: "#b9807e",
    base: 660,
    dabsPerCrown: 3,
  })
  scene.add(farTrees)
  drawControlTower(scene)
  const nearTrees = forest(scene, {
    profile: points("-40,606 120,620 320,632 560,640 760,630 900,620"),
    toX: 960,
    crownWidth: [26, 60],
    seed: 7,
    colour: "#5d4a68",
    foot: "#8a6070",
    fadeY: 680,
    lit: "#c98a7a",
    mid: "#735570",
    base: 690,
    dabsPerCrown: 4,
  })
  scene.add(nearTrees)
  const palms = rows<readonly [number, number, number]>(
    "330,640,90 372,640,70 620,640,84 660,640,110 704,640,76",
  )
  scene.add(path(tinyPalms({ list: palms, seed: 5, decimals: 0 }), "#4a3a5c"))
}

function drawControlTower(scene: Scene) {
  const shaft = scene.linearGradient(226, 0, 258, 0, stops("0 #6f5670, 1 #c98f84"))
  const glass = scene.linearGradient(208, 0, 276, 0, stops("0 #8fb0b4, 1 #ffe0a0"))
  const tower = [
    path("M226 640L232 500H252L258 640z", shaft),
    path("M206 500L214 468H270L278 500z", "#4a4868"),
    path("M208 494L214 474H270L276 494z", glass),
    path("M210 468H274L268 458H216z", "#6b5068"),
    stroke("M242 458V430", "#4a4868", 3),
    circle(242, 428, 4, "#ff6a4a"),
    stroke("M222 474V496M232 474V496M242 474V496M252 474V496M262 474V496", "#4a4868", 2),
  ]
  scene.add(group(tower, { transform: "translate(84 -40)scale(1.060)" }))
}

/** The wet forecourt, with the reflection of the sun and the lane. */
function drawForecourt(scene: Scene, stippleUrl: string) {
  const ground = `M-40 ${HORIZON}H1640V960H-40z`
  scene.add(path(ground, scene.verticalGradient(HORIZON, 900, "#f2b48a", "#a87a86", "#3f4468")))
  const dusk = scene.verticalGradient(700, 920, ...stops("0 #26284f 0, 1 #26284f .85"))
  scene.add(group(path(ground, dusk), { filter: stippleUrl }))
  const sunPath = glints({
    x: 470,
    spread: 70,
    fan: 1.6,
    fromY: HORIZON + 6,
    toY: 890,
    count: 60,
    seed: 3,
    farWidth: 20,
    nearWidth: 160,
    crowding: 1.1,
  })
  scene.add(path(sunPath, "#ffeab8", { opacity: 0.6 }))
  scene.add(path(laneMarks(), "#fff0d0", { opacity: 0.8 }))
}

/** Moves the point (x, y) of the foreground towards the vanishing point: `near` 1 leaves it, 0 is the vanishing point. */
function towardsVanishingPoint(near: number, x: number, y: number): Point {
  return [lerp(VANISHING_X, x, near), lerp(HORIZON, y, near)]
}

const polygonPath = (corners: readonly Point[]) => polygon(corners, { decimals: 0 })

function laneMarks(): string {
  let marks = ""
  for (let i = 0; i < 8; i++) {
    const far = 0.2 * 1.32 ** i
    marks += strip([-120, 900], [-94, 900], far, far * 1.16)
  }
  return marks
}

/** The area between two lines that recede. */
function strip(left: Point, right: Point, far: number, near: number): string {
  return polygonPath([
    towardsVanishingPoint(far, left[0], left[1]),
    towardsVanishingPoint(far, right[0], right[1]),
    towardsVanishingPoint(near, right[0], right[1]),
    towardsVanishingPoint(near, left[0], left[1]),
  ])
}

/** Depths from `far` to nearly `near`, each `ratio` times the one before. */
function depths(far: number, near: number, ratio: number): number[] {
  const list: number[] = []
  for (let depth = far; depth < near; depth *= ratio) list.push(depth)
  return list
}

/** The plane of the glass wall. */
const WALL_X = 2100
const onWall = (near: number, up: number) => towardsVanishingPoint(near, WALL_X, HORIZON - up)

function drawTerminal(scene: Scene) {
  const wall = [onWall(0.13, -236), onWall(1, -236), onWall(1, 620), onWall(0.13, 620)]
  const light = stops("0 #ffd9a0, .3 #ffcb86, .7 #f0a468, 1 #b5705c")
  scene.add(path(polygonPath(wall), scene.linearGradient(700, 0, 1600, 0, light)))
  const mullions = depths(0.14, 1, 1.13)
  scene.add(path(brightPanes(mullions), "#fff3c8", { opacity: 0.6 }))
  scene.add(stroke(glazingBars(mullions), "#7a4a5c", 2, { opacity: 0.75 }))
  const silhouette = scene.symbol(person({ top: "#7a4a5c", legs: "#7a4a5c", skin: "#7a4a5c" }))
  for (const near of [0.22, 0.25, 0.3, 0.36, 0.44, 0.52]) {
    const [x, y] = onWall(near, -232)
    const scale = 1.46 * near
    scene.add(use(silhouette, x + 6, y, scale, scale, 0, { opacity: 0.7 }))
  }
}

const TRANSOMS = [-60, 90, 230, 370, 500]

function glazingBars(mullions: readonly number[]): string {
  const pen = new Pen(0)
  for (const near of mullions) drawLine(pen, onWall(near, -236), onWall(near, 620))
  for (const up of TRANSOMS) drawLine(pen, onWall(0.13, up), onWall(1, up))
  return pen.path
}

function drawLine(pen: Pen, from: Point, to: Point) {
  pen.moveTo(from[0], from[1]).lineTo(to[0], to[1])
}

function brightPanes(mullions: readonly number[]): string {
  const random = seededRandom(7)
  let panes = ""
  for (let i = 0; i < mullions.length - 1; i++)
    for (let j = 0; j < TRANSOMS.length - 1; j++) {
      const far = itemAt(mullions, i)
      const near = itemAt(mullions, i + 1)
      const low = itemAt(TRANSOMS, j)
      const high = itemAt(TRANSOMS, j + 1)
      const pane = [onWall(far, low), onWall(near, low), onWall(near, high), onWall(far, high)]
      if (random() < 0.32) panes += polygonPath(pane)
    }
  return panes
}

/** The long wing of a roof, its underside lit, with ribs, lamps and a bright edge. */
function drawCanopy(scene: Scene) {
  const underside: Point[] = [
    towardsVanishingPoint(0.12, 1150, 120),
    towardsVanishingPoint(1.4, 1150, 120),
    [1900, -500],
    towardsVanishingPoint(1, 2100, 20),
    towardsVanishingPoint(0.12, 2100, 20),
  ]
  const warm = stops("0 #ffd9a4, .3 #f2ab86, .65 #b5707f, 1 #5a4272")
  scene.add(path(polygonPath(underside), scene.linearGradient(640, 600, 1560, 40, warm)))
  scene.add(stroke(canopyRibs(), "#ffe0b0", 2, { opacity: 0.45 }))
  scene.add(depths(0.15, 1.2, 1.2).map(canopyLamp))
  const edge = scene.linearGradient(620, 560, 1200, 60, stops("0 #fff0cc, .5 #ffd9b0, 1 #c98f9a"))
  scene.add(
    path(roofEdge([1150, 124], [1130, 84]), edge),
    path(roofEdge([1150, 124], [1158, 128]), "#5a4272", { opacity: 0.5 }),
  )
}

function roofEdge([x, y]: Point, [otherX, otherY]: Point): string {
  return polygonPath([
    towardsVanishingPoint(0.12, x, y),
    towardsVanishingPoint(1.4, x, y),
    towardsVanishingPoint(1.4, otherX, otherY),
    towardsVanishingPoint(0.12, otherX, otherY),
  ])
}

function canopyRibs(): string {
  const pen = new Pen(0)
  for (const near of depths(0.13, 1.6, 1.16))
    drawLine(pen, towardsVanishingPoint(near, 1150, 120), towardsVanishingPoint(near, 2100, 20))
  for (const share of [0.25, 0.5, 0.75]) {
    const x = lerp(1150, 2100, share)
    const y = lerp(120, 20, share)
    drawLine(pen, towardsVanishingPoint(0.12, x, y), towardsVanishingPoint(1.4, x, y))
  }
  return pen.path
}

function canopyLamp(near: number): string {
  const [x, y] = towardsVanishingPoint(near, 1500, 83)
  return joinMarkup([
    circle(x, y + 4 * near, 22 * near + 4, "#fff0c0", { opacity: 0.35 }),
    ellipse(x, y + 4 * near, 16 * near + 2, 6 * near + 1, "#fffbe6"),
  ])
}

/** The pavement, and its kerb in black and white. */
function drawPavement(scene: Scene) {
  const pavement: Point[] = [
    towardsVanishingPoint(0.12, 1180, 880),
    towardsVanishingPoint(1.4, 1180, 880),
    [1700, 980],
    towardsVanishingPoint(0.76, 2100, 876),
    towardsVanishingPoint(0.12, 2100, 876),
  ]
  const warm = stops("0 #ffdcae, .5 #e0a88c, 1 #8a647c")
  scene.add(path(polygonPath(pavement), scene.linearGradient(640, 640, 1400, 900, warm)))
  const white = new Pen(0)
  const black = new Pen(0)
  depths(0.14, 1.4, 1.1).forEach((far, i) => {
    const near = far * 1.1
    drawPolygon(i % 2 ? black : white, [
      towardsVanishingPoint(far, 1180, 880),
      towardsVanishingPoint(near, 1180, 880),
      towardsVanishingPoint(near, 1180, 908),
      towardsVanishingPoint(far, 1180, 908),
    ])
  })
  scene.add(path(white.path, "#fff3d6"), path(black.path, "#3a3458"))
}

const NEAR_COLUMNS = [0.28, 0.37, 0.5, 0.7, 1.02]
const COLUMNS = [0.17, 0.215, ...NEAR_COLUMNS]

/** Columns that fork into a Y, along the kerb, and their long shadows. */
function drawColumns(scene: Scene) {
  const shadows = new Pen(0)
  for (const near of NEAR_COLUMNS) drawColumnShadow(shadows, near)
  scene.add(path(shadows.path, "#4a2f5c", { opacity: 0.3 }))
  scene.add(COLUMNS.map(column))
}

/** Draws the shadow of a column, away from the sun. */
function drawColumnShadow(pen: Pen, near: number) {
  const [x, y] = towardsVanishingPoint(near, 1290, 862)
  const length = 420 * near
  const distance = Math.hypot(x - 470, y - 600)
  const right = (x - 470) / distance
  const down = (y - 600) / distance
  pen
    .moveTo(x - 12 * near, y)
    .lineTo(x + 14 * near, y - 4 * near)
    .lineTo(x + right * length + 20 * near, y + down * length)
    .lineTo(x + right * length - 14 * near, y + down * length + 12 * near)
    .close()
}

function column(near: number): string {
  const foot = towardsVanishingPoint(near, 1290, 862)
  const fork = towardsVanishingPoint(near, 1290, 420)
  const left = towardsVanishingPoint(near, 1170, 120)
  const right = towardsVanishingPoint(near, 1620, 74)
  const width = 30 * near
  const colour = mix("#ffdcae", "#4a3a60", near)
  const lit = width * 0.3
  return joinMarkup([
    stroke(`M${pointText(foot)}L${pointText(fork)}`, colour, width),
    stroke(`M${pointText(foot, lit)}L${pointText(fork, lit)}`, "#ffe6bc", width * 0.26, { opacity: 0.9 }),
    stroke(`M${pointText(left)}L${pointText(fork)} ${pointText(right)}`, colour, width * 0.62, {
      "stroke-linejoin": "round",
    }),
  ])
}

const pointText = ([x, y]: Point, toLeft = 0) => `${Math.round(x - toLeft)} ${Math.round(y)}`

/** Travellers on the pavement, some with a trolley. */
function drawTravellers(scene: Scene) {
  const blue = scene.symbol(person({ top: "#2f6f8a", legs: "#2f2a4a", skin: "#6b4038" }))
  const yellow = scene.symbol(person({ top: "#f2c25a", legs: "#7a3a4a", skin: "#8a5a44" }))
  const cream = scene.symbol(person({ top: "#fff3d6", legs: "#3a3458", skin: "#6b4038" }))
  const shadow = { opacity: 0.4 }
  scene.add(ellipse(868, 738, 22 * 0.62, 4 * 0.62, "#3a2048", shadow), use(cream, 868, 738, 0.62))
  scene.add(ellipse(840, 734, 22 * 0.58, 4 * 0.58, "#3a2048", shadow), use(blue, 840, 734, 0.58))
  scene.add(
    ellipse(1130, 828, 90, 8, "#3a2048", shadow),
    trolley(1100, 828, 1.1),
    use(yellow, 1160, 828, 1.16),
    use(blue, 1196, 832, 1.22),
  )
}

function trolley(x: number, y: number, scale: number): string {
  return group(
    [
      path("M-30-6H30V-12H-30zM30-12L40-62H46L36-6z", "#3a3458"),
      circle(-22, -3, 5, "#26213f"),
      circle(26, -3, 5, "#26213f"),
      path("M-26-12V-46H10V-12z", "#c9573a"),
      path("M12-12V-36H30V-12z", "#2f7f8a"),
      path("M-20-46V-66H16V-46z", "#e8b05a"),
      stroke("M-12-46V-12M2-46V-12", "#f6c49c", 2.4),
    ],
    { transform: `translate(${x} ${y})scale(${scale})` },
  )
}

/** The red car with its lamps on, and a pale one far along the kerb. */
function drawCars(scene: Scene) {
  const red = carSymbol(scene, { dark: "#1f1830" })
  const pale = carSymbol(scene, { body: "#f6e7c4", roof: "#fffaf0", rack: false, dark: "#1f1830" })
  scene.add(car(pale, 716, 708, 84, { flip: true, shadowOpacity: 0.35 }))
  const mirrorImage = `<use href="#${red}" transform="matrix(-3.300 0 0 -1.300 955 858)"/>`
  const beam = stops("0 #fff3c4 .6, 1 #fff3c4 0")
  scene.add(
    group(mirrorImage, { opacity: 0.2 }),
    car(red, 790, 852, 330, { flip: true, shadowOpacity: 0.5 }),
    car(carDetailSymbol(scene), 790, 852, 330, { flip: true, shadowOpacity: 0 }),
    path("M628 792L240 812 250 862 628 826z", scene.linearGradient(628, 806, 240, 836, beam)),
    circle(632, 788, 22, "#fff3c4", { opacity: 0.5 }),
  )
}

function drawNearPalms(scene: Scene) {
  const colours = { back: "#3a3560", mid: "#26244a", lit: "#b5707c", nuts: "#f0894a", light: 1 } as const
  const crowns = [9, 18].map((seed) =>
    crownSymbol(scene, { seed, count: 14, leaflets: 11, wind: 0.3, ...colours }),
  )
  const palms = rows<GrovePalm>("60,900,150,420,150,0 -10,900,10,300,170,1,1 170,930,214,640,96,1")
  scene.add(
    path("M-40 820C60 800 220 820 300 960H-40z", "#26244a"),
    grove(palms, crowns, { trunk: "#2f2a52", trunkLit: "#f2a078", light: 1 }),
  )
  const grass = { fromX: -30, y: 912, lean: 0.5 }
  const dark = blades({ ...grass, toX: 300, count: 50, height: [30, 100], width: 9, seed: 5 })
  const lit = blades({ ...grass, toX: 280, count: 20, height: [20, 70], width: 6, seed: 8 })
  scene.add(path(dark, "#1a1a3c"), path(lit, "#8a5070"))
}
