import { HEIGHT, WIDTH } from "../drawing/canvas.ts"
import { group, path, rectangle, stroke, url } from "../drawing/elements.ts"
import { bandBetween, spline } from "../drawing/lines.ts"
import { itemAt, times } from "../drawing/lists.ts"
import { lerp, table } from "../drawing/numbers.ts"
import { Pen } from "../drawing/pen.ts"
import { type Point, points, rows } from "../drawing/points.ts"
import { type Random, seededRandom } from "../drawing/random.ts"
import { type Stratum, strata } from "../nature/clouds.ts"
import { forest } from "../nature/forest.ts"
import { branch } from "../nature/leaves.ts"
import { type CrestKey, mountains } from "../nature/mountains.ts"
import { crownSymbol, type GrovePalm, grove } from "../nature/palms.ts"
import { glow, sky } from "../nature/sky.ts"
import { glints, reflect } from "../nature/water.ts"
import { Scene, type SceneEntry, stops } from "../scene.ts"
import { car, carSymbol } from "../subjects/car.ts"
import { cloudWall } from "../subjects/cloud-wall.ts"
import { kandyanRoof } from "../subjects/kandyan-roof.ts"
import { ROUND_ENDS } from "../subjects/round.ts"
import { seatedBuddha } from "../subjects/seated-buddha.ts"

export const scene: SceneEntry = { name: "kandy", focus: 0.5, draw }

const WATERLINE = 652
const WATER = `M0 ${WATERLINE}H${WIDTH}V${HEIGHT}H0z`

const PLASTER = "#fff4d8"
const LAMPLIGHT = "#ffd97a"
const UNLIT = "#7a4a48"
const NEAR_DARK = "#0b2f37"

function draw(): Scene {
  const scene = new Scene({ title: "Kandy: the Temple of the Tooth across the lake at dusk", prefix: "k" })
  drawSky(scene)
  const shore = drawShore(scene)
  drawLake(scene, shore)
  drawNearBank(scene)
  scene.add(
    car(carSymbol(scene, { dark: "#10262e" }), 1330, 846, 118, {
      flip: true,
      rotation: -5,
      shadowOpacity: 0.45,
    }),
  )
  drawNearForest(scene)
  drawFlameTree(scene)
  return scene.finish({ vignetteColour: "#04222a" })
}

function drawSky(scene: Scene) {
  scene.add(sky(scene, stops("0 #0f4a56, .2 #2d8278, .36 #a5c795, .47 #fbe3a0, .56 #f7b774")))
  scene.add(glow(scene, { x: 980, y: 400, radius: 640, colour: "#fff0bf", opacity: 0.7, radiusY: 380 }))
  const banks = rows<Stratum>(`
    1250,110,620,28,2 260,130,560,26,5 860,190,420,14,9 1330,260,480,16,12 560,290,420,12,15
    120,300,380,14,18
  `)
  const colour = scene.verticalGradient(90, 330, "#5da08c", "#f3d694", "#ffe6ae")
  scene.add(strata(banks, { colour, opacity: 0.7 }))
  const random = seededRandom(3)
  const stars = times(34, () => `M${random.whole(0, 1600)} ${random.whole(0, 150)}h.1`).join("")
  scene.add(stroke(stars, "#fff3d8", 2, { ...ROUND_ENDS, opacity: 0.7 }))
}

/** Everything above the waterline, in one group. @returns its id, for the reflection. */
function drawShore(scene: Scene): string {
  const content = [hills(scene), temple(scene), shoreWall(scene), shorePalms(scene), shoreTrees(scene)]
  const id = scene.nextId()
  const aboveWater = scene.clip(`M-60 0H1660V${WATERLINE}H-60z`)
  scene.add(group(content, { id, "clip-path": url(aboveWater) }))
  return id
}

function hills(scene: Scene) {
  return [knuckles(scene), farForest(scene), bahirawakandaBuddha(), hillHouses(), nearerForest(scene)]
}

function knuckles(scene: Scene): string {
  const crest = rows<CrestKey>(`
    -60,380 120,330 280,352 460,400 620,380 800,410 950,392 1090,300,peak 1170,330 1260,280,peak
    1390,350 1520,330,peak 1680,380
  `)
  return mountains(scene, {
    keys: crest,
    base: 640,
    colour: "#6fa58a",
    foot: "#f3cf8c",
    fadeY: 540,
    shade: "#3f7d74",
    shadeOpacity: 0.55,
    seed: 4,
    light: -1,
  })
}

function farForest(scene: Scene): string {
  return forest(scene, {
    profile: points(`
      -40,380 160,352 330,338 480,390 640,470 800,500 1000,510 1200,480 1420,430 1640,400
    `),
    crownWidth: [22, 56],
    seed: 3,
    colour: "#3f7d72",
    foot: "#9db083",
    fadeY: 620,
    lit: "#8fb07e",
    base: 700,
    dabsPerCrown: 3,
  })
}

/** On the hill over the town, in white. */
function bahirawakandaBuddha(): string {
  return group(seatedBuddha(), { transform: "translate(322 344)" })
}

/** Small houses with lit windows on the slopes at both sides of the temple. */
function hillHouses(): string[] {
  const random = seededRandom(11)
  const pens: HousePens = { walls: new Pen(0), roofs: new Pen(0), windows: new Pen(0) }
  for (let i = 0; i < 34; i++) drawHillHouse(pens, random)
  return [
    path(pens.walls.path, "#c9d3a8"),
    path(pens.roofs.path, "#a8563f"),
    stroke(pens.windows.path, "#ffd873", 5),
  ]
}

interface HousePens {
  walls: Pen
  roofs: Pen
  windows: Pen
}

const SLOPES = points("0,400 330,380 560,470 1150,510 1420,450 1600,420")

function drawHillHouse({ walls, roofs, windows }: HousePens, random: Random) {
  const x = random() < 0.5 ? random.between(20, 560) : random.between(1150, 1590)
  const y = table(SLOPES, x) + random.between(20, 110)
  const width = random.between(16, 28)
  const height = random.between(8, 13)
  const eaves = y - height
  walls.moveTo(x, y).lineTo(x, eaves)
  walls
    .lineTo(x + width, eaves)
    .lineTo(x + width, y)
    .close()
  roofs.moveTo(x - 4, eaves).lineTo(x + width * 0.25, eaves - 8)
  roofs
    .lineTo(x + width * 0.75, eaves - 8)
    .lineTo(x + width + 4, eaves)
    .close()
  const drawWindow = (left: number) =>
    windows.moveTo(left, y - height * 0.45).lineTo(left + 4, y - height * 0.45)
  drawWindow(x + width * 0.25)
  if (random() < 0.6) drawWindow(x + width * 0.65)
}

function nearerForest(scene: Scene): string {
  return forest(scene, {
    profile: points(`
      -40,480 160,470 330,490 480,530 640,560 860,560 1060,560 1250,540 1420,500 1640,470
    `),
    crownWidth: [26, 66],
    seed: 9,
    colour: "#1f5a58",
    foot: "#3a6f60",
    fadeY: 660,
    lit: "#6f9f6c",
    mid: "#31705f",
    base: 700,
    dabsPerCrown: 3,
  })
}

/** The Temple of the Tooth: the golden roof behind, then its halls, and the octagon in front. */
function temple(scene: Scene) {
  const roof = (place: Parameters<typeof kandyanRoof>[1]) => kandyanRoof(scene, place)
  const gold = { lit: "#fff0b0", mid: "#f2b544", dark: "#a8642f", finial: "#fff0b0" }
  return [
    hall(scene, { x: 806, y: 600, width: 190, height: 150, storeys: 2, bays: 6 }),
    roof({
      ...gold,
      x: 901,
      y: 452,
      eavesHalfWidth: 124,
      ridgeHalfWidth: 66,
      height: 58,
      finials: [-60, 0, 60],
      tileRows: 16,
    }),
    hall(scene, { x: 380, y: 640, width: 190, height: 62, storeys: 1, bays: 8 }),
    roof({ x: 475, y: 580, eavesHalfWidth: 120, ridgeHalfWidth: 70, height: 44, tileRows: 16 }),
    hall(scene, { x: 1060, y: 640, width: 210, height: 66, storeys: 1, bays: 9 }),
    roof({
      x: 1165,
      y: 576,
      eavesHalfWidth: 130,
      ridgeHalfWidth: 78,
      height: 46,
      tileRows: 16,
      finials: [-70, 70],
    }),
    hall(scene, { x: 716, y: 640, width: 350, height: 92, storeys: 2, bays: 13 }),
    roof({
      x: 891,
      y: 550,
      eavesHalfWidth: 200,
      ridgeHalfWidth: 132,
      height: 56,
      tileRows: 24,
      finials: [-120, 0, 120],
    }),
    octagon(scene),
    roof({
      x: 633,
      y: 504,
      eavesHalfWidth: 98,
      ridgeHalfWidth: 6,
      height: 92,
      tileRows: 10,
      finials: [0],
      bendShare: 0.26,
    }),
  ]
}

interface Hall {
  /** Its left side and its foot. */
  x: number
  y: number
  width: number
  height: number
  storeys: number
  bays: number
}

function hall(scene: Scene, { x, y, width, height, storeys, bays }: Hall) {
  const pointsAlong = stops(`0 ${PLASTER}, .5 #fbe0b0, 1 #cf9472`)
  const bayWidth = width / bays
  const storeyHeight = height / storeys
  const arches = times(storeys, (storey) =>
    times(bays, (bay) => {
      const colour = (storey + bay) % 3 ? LAMPLIGHT : UNLIT
      return arch(
        x + bayWidth * (bay + 0.5),
        y - storeyHeight * storey,
        bayWidth * 0.46,
        storeyHeight,
        colour,
      )
    }),
  )
  return [
    path(`M${x} ${y}v${-height}h${width}v${height}z`, scene.linearGradient(x, 0, x + width, 0, pointsAlong)),
    rectangle(x - 3, y - height, width + 6, 4, PLASTER),
    arches,
  ]
}

/** A pointed opening over the middle of its foot. */
function arch(x: number, y: number, width: number, storeyHeight: number, colour: string): string {
  const half = (width / 2).toFixed(1)
  const jamb = (storeyHeight * 0.42).toFixed(1)
  const rise = (-storeyHeight * 0.34).toFixed(1)
  const foot = `${(x - width / 2).toFixed(1)} ${(y - 3).toFixed(1)}`
  return path(`M${foot}v-${jamb}q${half} ${rise} ${width.toFixed(1)} 0v${jamb}z`, colour)
}

function octagon(scene: Scene) {
  const sides = stops(`0 #f6d6a2, .25 ${PLASTER}, .62 #fbe0b0, .64 #e3b184, 1 #b0705f`)
  const wall = path("M560 640V560H706V640z", scene.linearGradient(560, 0, 706, 0, sides))
  const lamplit = scene.linearGradient(566, 0, 700, 0, stops(`0 ${LAMPLIGHT}, .6 #f2a650, 1 #a8563f`))
  const pillars = [568, 590, 612, 634, 656, 678, 698].map((x) => `M${x} 553V504`).join("")
  const window = (x: number) => path(`M${x - 8} 634v-40q8-14 16 0v40z`, x < 640 ? LAMPLIGHT : "#8a4f48")
  return [
    wall,
    path("M552 560h162v-7H552z", PLASTER),
    path("M566 553V506H700V553z", lamplit),
    stroke(pillars, PLASTER, 5),
    stroke("M560 540H706M560 546H706", PLASTER, 2.4),
    [584, 616, 650, 682].map(window),
  ]
}

function shoreWall(scene: Scene) {
  const { wall, holes } = cloudWall({ fromX: 250, toX: 1390, y: 632, height: 24, width: 38, baseY: 656 })
  const trees = forest(scene, {
    profile: points("250,632 600,624 900,628 1390,630"),
    fromX: 250,
    toX: 1390,
    crownWidth: [16, 34],
    crownHeight: 0.6,
    seed: 31,
    colour: "#1f5a55",
    lit: "#6f9f6c",
    base: 660,
    dabsPerCrown: 2,
  })
  const pointsAlong = stops(`0 #f7dcab, .3 ${PLASTER}, 1 #d9a27a`)
  return [
    trees,
    path("M240 640H1400V660H240z", "#d8a87c"),
    path(wall, scene.linearGradient(250, 0, 1390, 0, pointsAlong)),
    path(holes, "#ffcf6a"),
    rectangle(240, 648, 1160, 6, "#9a5f56", { opacity: 0.6 }),
  ]
}

function shorePalms(scene: Scene): string {
  const dusk = { count: 12, leaflets: 10, back: "#1d4f50", mid: "#123c42", lit: "#4f8a66" }
  const crown = crownSymbol(scene, { ...dusk, seed: 10, light: 1 })
  const palms = rows<GrovePalm>(
    "300,650,318,480,62,0 210,650,190,420,76,0,1 1330,650,1316,500,58,0,1 1440,650,1462,440,74,0",
  )
  return grove(palms, [crown], { trunk: "#123c42" })
}

function shoreTrees(scene: Scene): string {
  return forest(scene, {
    profile: points(`
      -40,560 100,580 200,620 290,660 800,700 1340,660 1450,620 1560,580 1640,560
    `),
    crownWidth: [34, 80],
    seed: 15,
    colour: "#123f44",
    lit: "#4f8a66",
    mid: "#1f5a58",
    base: 700,
    dabsPerCrown: 5,
  })
}

function drawLake(scene: Scene, shore: string) {
  scene.add(path(WATER, scene.verticalGradient(WATERLINE, HEIGHT, "#f3c98c", "#5f8f7c", "#0f4048")))
  scene.add(reflect(scene, shore, WATERLINE, { ripple: 22, opacity: 0.88 }))
  const depth = stops("0 #ffd88f .08, .5 #1f5a58 .25, 1 #082a33 .9")
  scene.add(path(WATER, scene.verticalGradient(WATERLINE, HEIGHT, ...depth)))
  const lights = glints({
    x: 800,
    spread: 300,
    fan: 0.8,
    fromY: WATERLINE + 4,
    toY: 860,
    count: 44,
    seed: 3,
    farWidth: 20,
    nearWidth: 150,
    farHeight: 1,
    nearHeight: 4,
  })
  scene.add(path(lights, "#ffe3a0", { opacity: 0.6 }))
}

const BANK = points("860,930 960,884 1090,848 1240,818 1420,796 1660,780")

/** The road round the lake and its cloud wall. */
function drawNearBank(scene: Scene) {
  const moved = (right: number, down: number) => BANK.map(([x, y]): Point => [x + right, y + down])
  const edge = (right: number, down: number) => spline(moved(right, down), { close: false, decimals: 0 })
  scene.add(path(`${edge(0, -30)}V940H860z`, "#0d3a40"))
  const road = scene.linearGradient(900, 900, 1600, 780, stops("0 #c98a5a, 1 #f3cf92"))
  scene.add(path(`${edge(20, -6)}V940H900z`, road), path(`${edge(150, 52)}V960H900z`, "#0d3a40"))
  const { wall, holes } = cloudWall({
    fromX: 872,
    toX: 1660,
    y: 0,
    height: 30,
    width: 40,
    baseY: 34,
    lowered: (x) => table(BANK, x) - 34,
    scaleAt: (x) => lerp(1.25, 0.8, (x - 872) / 760),
  })
  const pointsAlong = stops("0 #fbe0ae, .5 #f3c98e, 1 #d9a878")
  const shadow = bandBetween(moved(10, -10), moved(20, -2))
  scene.add(path(wall, scene.linearGradient(872, 0, 1640, 0, pointsAlong)), path(holes, "#0f4048"))
  scene.add(path(shadow, "#9a5f56", { opacity: 0.6 }))
}

function drawNearForest(scene: Scene) {
  const trees = forest(scene, {
    profile: points("1000,930 1120,904 1260,890 1440,866 1640,848"),
    fromX: 1000,
    crownWidth: [30, 70],
    crownHeight: 0.5,
    seed: 41,
    colour: NEAR_DARK,
    lit: "#3f7a5f",
    mid: "#14484a",
    base: 930,
    dabsPerCrown: 4,
  })
  scene.add(trees)
}

interface Bough {
  spine: readonly Point[]
  count: number
  seed: number
  thickness: number
}

const FLAME_TREE: readonly Bough[] = [
  { spine: points("1640,10 1500,36 1360,24 1230,70 1130,66"), count: 36, seed: 3, thickness: 16 },
  { spine: points("1420,26 1370,90 1290,130"), count: 18, seed: 7, thickness: 8 },
  { spine: points("1640,80 1570,130 1500,200 1480,250"), count: 26, seed: 9, thickness: 11 },
]

/** A bough of the flame tree at the top of the frame, in flower. */
function drawFlameTree(scene: Scene) {
  const random = seededRandom(6)
  const red = new Pen(0)
  const orange = new Pen(0)
  for (const bough of FLAME_TREE) {
    const leaves = branch({ ...bough, length: 44, width: 0.2, litShare: 0.25, hang: 0.35, spread: 64 })
    scene.add(path(leaves.stem, NEAR_DARK), path(leaves.dark, "#0e3a40"), path(leaves.lit, "#2f6f5c"))
    for (let i = 0; i < bough.count * 0.9; i++) drawFlower(i % 3 ? red : orange, bough.spine, random)
  }
  scene.add(stroke(red.path, "#d8432f", 11, ROUND_ENDS), stroke(orange.path, "#f7913f", 8, ROUND_ENDS))
}

function drawFlower(pen: Pen, spine: readonly Point[], random: Random) {
  const along = random() * (spine.length - 1)
  const piece = Math.min(spine.length - 2, Math.floor(along))
  const [fromX, fromY] = itemAt(spine, piece)
  const [toX, toY] = itemAt(spine, piece + 1)
  const x = lerp(fromX, toX, along - piece) + random.spread() * 22
  const y = lerp(fromY, toY, along - piece) + random.spread() * 18
  pen.moveToRelative(x, y).lineTo(x + random.between(-5, 5), y + random.between(-3, 3))
}
