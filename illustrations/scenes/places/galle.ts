import { HEIGHT, WIDTH } from "../drawing/canvas.ts"
import { tone } from "../drawing/colour.ts"
import { circle, ellipse, group, path, stroke, url, use } from "../drawing/elements.ts"
import { polygon } from "../drawing/lines.ts"
import { times } from "../drawing/lists.ts"
import { lerp, table } from "../drawing/numbers.ts"
import { Pen } from "../drawing/pen.ts"
import { type Point, points, rows } from "../drawing/points.ts"
import { seededRandom } from "../drawing/random.ts"
import { type Bird, birds } from "../nature/birds.ts"
import { type Boulder, boulders } from "../nature/boulders.ts"
import { type CloudRidge, cumuli } from "../nature/clouds.ts"
import { forest } from "../nature/forest.ts"
import { crownSymbol, type GrovePalm, grove } from "../nature/palms.ts"
import { glow, sky } from "../nature/sky.ts"
import { glints, swash } from "../nature/water.ts"
import { Scene, type SceneEntry, stops } from "../scene.ts"
import { car, carSymbol } from "../subjects/car.ts"
import { outriggerSymbol } from "../subjects/outrigger.ts"
import { ROUND_ENDS } from "../subjects/round.ts"

export const scene: SceneEntry = { name: "galle", focus: 0.62, draw }

const HORIZON = 548
const TRUNKS = { trunk: "#5b4044", trunkLit: "#d9a878" }
const JOINTS = "#5d3a45"
const FOAM = "#fff8e4"

function draw(): Scene {
  const scene = new Scene({ title: "Galle: the lighthouse on the fort wall", prefix: "g" })
  const stippleUrl = url(scene.stipple({ size: 1.15, seed: 4 }))
  drawSky(scene)
  drawSea(scene)
  drawRumassala(scene)
  drawTown(scene)
  const crowns = drawPalms(scene)
  drawLighthouse(scene, stippleUrl)
  scene.add(grove(rows("960,566,944,420,64,2,1 1112,564,1124,404,76,1,0"), crowns, TRUNKS))
  scene.add(car(carSymbol(scene), 862, 561, 72, { flip: true }))
  drawRampart(scene, stippleUrl)
  drawParapet(scene)
  drawRocksAndSurf(scene)
  drawReef(scene)
  drawFishingBoats(scene)
  return scene.finish()
}

function drawSky(scene: Scene) {
  scene.add(sky(scene, stops("0 #1c7488, .25 #57aea9, .45 #bfe0c2, .61 #fdeac0")))
  scene.add(glow(scene, { x: 420, y: 520, radius: 620, colour: "#fff3cf", opacity: 0.6 }))
  const towers = rows<CloudRidge>(`
    170,250,460,170,3 40,330,420,150,4,.2 330,392,560,110,5,.1 60,430,620,110,15,.3
    1440,130,420,250,6 1280,250,460,200,7,.15 1560,290,440,210,8,.2 1120,400,500,120,9,.1
    1400,400,560,140,10,.3 820,476,460,60,12,.2
  `)
  scene.add(cumuli(scene, towers, { lit: "#fff8e6", mid: "#f4c9a2" }))
  const gulls = rows<Bird>("520,210,44,.1 590,176,34,-.08 466,250,28,.05 640,236,24,.1 700,160,20")
  scene.add(path(birds(gulls), "#fffaf0"))
}

function drawSea(scene: Scene) {
  const depths = scene.verticalGradient(HORIZON, HEIGHT, "#8fd0bb", "#3fa5a6", "#1f7c90", "#14566f")
  scene.add(path(`M0 ${HORIZON}H${WIDTH}V${HEIGHT}H0z`, depths))
  const swell = { x: 500, spread: 800, fan: 0.2, fromY: HORIZON + 4, toY: HEIGHT, count: 90, seed: 8 }
  const swellSizes = { farWidth: 20, nearWidth: 240, farHeight: 1, nearHeight: 6 }
  scene.add(path(glints({ ...swell, ...swellSizes }), "#1a6f86", { opacity: 0.45 }))
  const sparkle = { x: 420, spread: 260, fan: 0.9, fromY: HORIZON + 3, toY: 860, count: 100, seed: 3 }
  const sparkleSizes = { farWidth: 10, nearWidth: 120, farHeight: 1, nearHeight: 4, crowding: 1.2 }
  scene.add(path(glints({ ...sparkle, ...sparkleSizes }), "#fff4d6", { opacity: 0.75 }))
}

/** The far headland with its white temple. */
function drawRumassala(scene: Scene) {
  const headland = forest(scene, {
    profile: points("-40,520 120,500 260,516 400,540 470,548"),
    toX: 460,
    crownWidth: [18, 44],
    seed: 3,
    colour: "#6fb0a0",
    foot: "#a9d4b8",
    fadeY: 556,
    lit: "#b5d9b0",
    mid: "#86bda4",
    base: HORIZON,
    dabsPerCrown: 3,
  })
  scene.add(headland, ellipse(150, 492, 15, 15, "#fff6e0"), path("M144 480l6-24 6 24z", "#fff6e0"))
  scene.add(path("M150 456l6 24-6 28z", "#e9cdb0", { opacity: 0.8 }))
}

/** Roofs and trees behind the wall. */
function drawTown(scene: Scene) {
  const trees = forest(scene, {
    profile: points("560,560 640,540 760,536 900,520 1100,505 1300,480 1640,460"),
    fromX: 570,
    crownWidth: [30, 70],
    seed: 14,
    colour: "#3f8276",
    lit: "#9ec489",
    mid: "#5f9c80",
    base: 600,
    dabsPerCrown: 4,
  })
  scene.add(trees)
  scene.add(
    house([1440, 545, 190, 62, 44], "#fbe7bd", "#e2b98e", "#c9573a"),
    house([1290, 552, 150, 56, 40], "#fff3d6", "#e8c8a0", "#d8684a"),
    house([596, 578, 130, 40, 30], "#fff0d0", "#e6c29a", "#cf6144"),
    house([700, 575, 100, 34, 24], "#fbe3b6", "#dfb489", "#b84f3a", 2),
  )
}

/** The left foot of a house, its width, and the heights of its wall and roof. */
type House = readonly [x: number, y: number, width: number, height: number, roofHeight: number]

function house(
  [x, y, width, height, roofHeight]: House,
  lit: string,
  shade: string,
  roof: string,
  windows = 3,
) {
  const eaves = y - height + 4
  const slope = `l${width * 0.16 + 20} ${roofHeight}h`
  const opening = (i: number) =>
    `M${x + width * (0.1 + i * 0.22)} ${y - height * 0.25}v${-height * 0.36}q${width * 0.045}-12 ${width * 0.09} 0v${height * 0.36}z`
  return [
    path(`M${x} ${y}v${-height}h${width}v${height}z`, lit),
    path(`M${x + width * 0.72} ${y}v${-height}h${width * 0.28}v${height}z`, shade),
    path(
      `M${x - 10} ${eaves}l${width * 0.16} ${-roofHeight}h${width * 0.68}l${width * 0.16 + 20} ${roofHeight}z`,
      roof,
    ),
    path(
      `M${x + width * 0.66} ${y - height - roofHeight + 4}h${width * 0.18}${slope}${-width * 0.28}z`,
      tone(roof, -0.09),
    ),
    times(windows, (i) => path(opening(i), "#3f6b72")),
  ]
}

/** @returns the crowns, for the palms before the lighthouse. */
function drawPalms(scene: Scene): string[] {
  const day = { count: 14, leaflets: 11, back: "#2d6a62", mid: "#1d5150", lit: "#6fa56f", nuts: "#f0953f" }
  const crowns = [11, 22, 33].map((seed) => crownSymbol(scene, { ...day, seed, wind: 0.5, light: -1 }))
  const palms = rows<GrovePalm>(`
    1130,560,1168,300,96,0 1230,556,1262,236,112,1 1300,556,1352,330,92,2 930,566,912,372,84,1,1
    1390,552,1436,262,108,0 1500,548,1560,340,100,2
  `)
  scene.add(grove(palms, crowns, TRUNKS))
  return crowns
}

const TOWER = "M988 511C996 420 1004 320 1006 246L1062 246C1064 320 1072 420 1080 511z"

function drawLighthouse(scene: Scene, stippleUrl: string) {
  const white = scene.linearGradient(985, 0, 1082, 0, stops("0 #fffdf2, .45 #fff3d8, .62 #f3d3ae, 1 #c9967f"))
  const plinth = scene.linearGradient(974, 0, 1094, 0, stops("0 #fff6df, .6 #f0cfa8, 1 #b9826f"))
  scene.add(
    path("M974 566L978 520 1090 520 1094 566z", plinth),
    path("M970 520h128v-9h-128z", "#fffbe9"),
    path("M1060 520h38v-9h-38z", "#d8ab8a"),
    path(TOWER, white),
    gallery(),
    lantern(),
    path("M1020 330v-22q6-8 12 0v22zM1018 420v-24q7-9 14 0v24z", "#7a5a62"),
    path("M1024 566v-30q10-12 20 0v30z", "#4b6e70"),
  )
  const shade = scene.linearGradient(1030, 0, 1082, 0, stops("0 #9a6a70 0, 1 #9a6a70 .8"))
  const onTower = { filter: stippleUrl, "clip-path": url(scene.clip(TOWER)) }
  scene.add(group(path("M985 240H1090V520H985z", shade), onTower))
}

function gallery() {
  const railing =
    "M988 224V206M1004 224V206M1020 224V206M1034 224V206M1048 224V206M1064 224V206M1080 224V206M986 206H1082"
  return [
    path("M1000 246C996 240 994 236 990 232L1078 232C1074 236 1072 240 1068 246z", "#e7bf98"),
    path("M986 232h96v-8h-96z", "#fffbe9"),
    path("M1050 232h32v-8h-32z", "#d2a184"),
    stroke(railing, "#fffbe9", 2.4),
  ]
}

function lantern() {
  const bars = "M1012 180V224M1023 180V224M1034 180V224M1045 180V224M1056 180V224M1012 200H1056"
  return [
    path("M1012 224V180h44v44z", "#f7c766"),
    path("M1034 224V180h22v44z", "#c9793f"),
    stroke(bars, "#fff6df", 2.2),
    path("M1006 180h56v-6h-56z", "#fffbe9"),
    path("M1009 174C1012 154 1024 146 1034 146C1044 146 1056 154 1059 174z", "#c9452f"),
    path("M1034 146C1044 146 1056 154 1059 174L1042 174C1044 160 1040 150 1034 146z", "#8f2f33"),
    stroke("M1034 146V124", "#8f2f33", 3),
    circle(1034, 124, 4, "#c9452f"),
  ]
}

/** The wall along the sea, and the bastion that turns to the left. */
const FACE = points("806,566 1000,556 1300,545 1660,530 1660,830 1400,800 1100,780 792,762")
const BASTION = points("806,566 690,574 560,580 552,706 660,728 792,762")

function drawRampart(scene: Scene, stippleUrl: string) {
  scene.add(path(polygon(BASTION), scene.verticalGradient(570, 740, "#fbe0a8", "#efc48a", "#c98f68")))
  scene.add(path(polygon(FACE), scene.verticalGradient(540, 820, "#d9a676", "#b57c61", "#6b4a55")))
  const onWall = { "clip-path": url(scene.clip(polygon(FACE) + polygon(BASTION))) }
  const courses = { opacity: 0.35, "stroke-dasharray": "60 6 38 4 84 8" }
  const wet = scene.verticalGradient(660, 810, ...stops("0 #3f3a4a 0, 1 #2f3a4a .95"))
  const wetBastion = scene.verticalGradient(650, 760, ...stops("0 #8f5f55 0, 1 #7a4f50 .8"))
  const underParapet = scene.verticalGradient(556, 640, ...stops("0 #5d3a45 .55, 1 #5d3a45 0"))
  const shades = [
    path("M780 640H1660V840H780z", wet),
    path("M540 640H800V780H540z", wetBastion),
    path("M806 560H1660V640H806z", underParapet),
  ]
  const stones = path(paleStones(), "#e9bb88", { opacity: 0.35 })
  scene.add(
    group(
      [stones, stroke(coursesPath(), JOINTS, 1.4, courses), group(shades, { filter: stippleUrl })],
      onWall,
    ),
  )
}

const COURSES = 12

function coursesPath(): string {
  const pen = new Pen(0)
  for (let i = 1; i < COURSES; i++) {
    const t = i / COURSES
    pen.moveTo(552, lerp(580, 706, t)).lineTo(lerp(806, 792, t), lerp(566, 762, t))
    pen.lineTo(1660, lerp(530, 830, t))
  }
  return pen.path
}

function paleStones(): string {
  const pen = new Pen(0)
  const random = seededRandom(4)
  for (let i = 0; i < 70; i++) {
    const course = (Math.floor(random() * COURSES) + 0.08) / COURSES
    const x = random.between(800, 1600)
    const wallTop = table(points("806,566 1660,530"), x)
    const wallFoot = table(points("792,762 1660,830"), x)
    const y = lerp(wallTop, wallFoot, course)
    const width = random.between(24, 60)
    const height = lerp(wallTop, wallFoot, course + 0.07) - y
    pen
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineTo(x + width, y + height)
      .lineTo(x, y + height)
      .close()
  }
  return pen.path
}

function drawParapet(scene: Scene) {
  const pen = new Pen(0)
  pen.moveTo(556, 584).lineTo(560, 566).lineTo(690, 559).lineTo(806, 550)
  for (let x = 806; x < 1660; x += 92) drawEmbrasure(pen, x)
  pen.lineTo(1660, 536).lineTo(1300, 551).lineTo(1000, 562).lineTo(806, 573).lineTo(690, 580).close()
  const pointsAlong = stops("0 #fff0c6, .22 #fbe0ac, .24 #e7bb86, 1 #cf9a6e")
  const foot = "M806 573L1000 562 1300 551 1660 536M556 586L690 581 806 573"
  scene.add(
    path(pen.path, scene.linearGradient(556, 0, 1660, 0, pointsAlong)),
    stroke(foot, JOINTS, 3, { opacity: 0.55 }),
  )
}

/** A gap for a cannon, to the right of x. */
function drawEmbrasure(pen: Pen, x: number) {
  const topAt = (right: number) => table(points("806,550 1000,540 1300,529 1660,514"), x + right)
  pen.lineTo(x + 66, topAt(66)).lineTo(x + 70, topAt(66) + 15)
  pen.lineTo(x + 88, topAt(88) + 15).lineTo(x + 92, topAt(92))
}

const FOOT = points("500,706 552,708 660,732 792,768 1100,786 1400,806 1660,836")
const footLowered = (by: number): Point[] => FOOT.map(([x, y]) => [x, y + by])

function drawRocksAndSurf(scene: Scene) {
  const shallows = swash(footLowered(22), {
    seed: 2,
    width: [50, 140],
    height: 14,
    thickness: 40,
    fromX: 470,
  })
  scene.add(path(shallows, "#9ed6c6", { opacity: 0.75 }))
  const surf = swash(footLowered(12), { seed: 5, width: [40, 110], height: 12, thickness: 22, fromX: 490 })
  scene.add(path(surf, FOAM))
  drawBurstOfSpray(scene)
  const rocks = boulders(fallenRocks(), { seed: 3 })
  scene.add(path(rocks.base, "#2c3a4c"), path(rocks.lit, "#86656a"))
  const before = swash(footLowered(20), { seed: 11, width: [26, 90], height: 9, thickness: 8, fromX: 520 })
  scene.add(path(before, FOAM))
  const far = points("600,800 900,826 1640,858")
  const near = points("0,846 500,838 1000,852 1640,872")
  const farLine = { seed: 18, width: [70, 180], height: 6, thickness: 4, fromX: 560, toX: 1640 } as const
  const nearLine = { seed: 14, width: [90, 220], height: 7, thickness: 5, fromX: -20, toX: 1640 } as const
  scene.add(path(swash(near, nearLine), "#bfe3d2", { opacity: 0.65 }))
  scene.add(path(swash(far, farLine), "#bfe3d2", { opacity: 0.5 }))
}

/** A wave that breaks on the corner of the bastion. */
function drawBurstOfSpray(scene: Scene) {
  const white = scene.radialGradient(796, 778, 165, stops("0 #fffdf2 1, .5 #fffdf2 .5, 1 #fffdf2 0"))
  const filter = url(scene.stipple({ size: 1.6, seed: 9 }))
  scene.add(group(path("M600 560H1000V790L830 786 792 782 700 764 600 740z", white), { filter }))
}

/** The rocks grow to the right, where they are nearer. There is none where the wave breaks. */
function fallenRocks(): Boulder[] {
  const rocks: Boulder[] = []
  const random = seededRandom(21)
  for (let x = 560; x < 1640; x += random.between(24, 70)) {
    const near = (x - 500) / 1100
    if (x > 740 && x < 830) continue
    const y = table(FOOT, x) + random.between(2, 16)
    const width = random.between(34, 70) + 70 * near * random()
    rocks.push([x, y, width, random.between(16, 34) + 40 * near * random()])
  }
  rocks.push([470, 716, 40, 14])
  return rocks.sort((a, b) => a[1] - b[1])
}

/** Draws low rocks off the bastion, with the swell breaking over them. */
function drawReef(scene: Scene) {
  const rocks = boulders(rows("120,664,40,11 190,672,66,20 254,668,40,10 318,676,50,13"), { seed: 6 })
  const line = points("50,668 130,666 250,673 376,682")
  const behind = swash(line, { seed: 7, width: [30, 80], height: 7, thickness: 18, toX: 350 })
  const before = swash(
    line.map(([x, y]): Point => [x, y + 6]),
    {
      seed: 12,
      width: [26, 80],
      height: 6,
      thickness: 7,
    },
  )
  const white = scene.radialGradient(212, 672, 80, stops("0 #fffdf2 .9, .5 #fffdf2 .4, 1 #fffdf2 0"))
  const filter = url(scene.stipple({ size: 1.6, seed: 9 }))
  scene.add(
    path(behind, FOAM),
    group(path("M116 586H306V676H116z", white), { filter }),
    path(rocks.base, "#2c3a4c"),
    path(rocks.lit, "#86656a"),
    path(before, FOAM),
  )
}

/** Outrigger boats come home past the reef. */
function drawFishingBoats(scene: Scene) {
  const near = outriggerSymbol(scene, {
    hull: "#fbe7bd",
    hullDark: "#d9a878",
    band: "#d8432f",
    rim: "#2f6f9f",
  })
  const far = outriggerSymbol(scene, { hull: "#2f6f9f", hullDark: "#1d5478", load: false })
  drawFishingBoat(scene, far, 446, 612, 0.34)
  drawFishingBoat(scene, near, 300, 792, 1.16)
}

/** Draws a fishing boat with its crew, its shadow on the water and the foam at its bow. */
function drawFishingBoat(scene: Scene, boat: string, x: number, y: number, size: number) {
  const shade = path("M-132 44C-110 26-60 0-110-2H112C96 22 60 34 74 40C40 52-100 56-132 44z", "#0f4a62", {
    opacity: 0.5,
  })
  const place = { transform: `translate(${x} ${y})scale(${size})` }
  scene.add(group([shade, steersman(), lineHauler()], place), use(boat, x, y, size))
  const foam = "M88 5C112 3 124 0 140-6M-70 5H-20M62 44C80 41 92 37 100 32M-116 45H-60"
  scene.add(stroke(foam, FOAM, 3, { ...ROUND_ENDS, opacity: 0.8, ...place }))
}

const SKIN = "#6b3f30"

/** A man seated in the stern with an oar over the far side, 80 tall above the keel. */
function steersman(): string {
  return [
    path("M-90-16C-94-36-90-52-80-58L-68-56C-62-44-62-30-60-14z", "#f6e7c4"),
    path("M-74-57L-68-56C-62-44-62-30-60-14L-70-14C-68-30-68-46-74-57z", "#d9b58c"),
    stroke("M-72-50L-56-38-46-44", SKIN, 6, ROUND_ENDS),
    stroke("M-36-62L-60 14", "#4a3038", 3.6, ROUND_ENDS),
    circle(-72, -67, 8, SKIN),
    path("M-81-68C-81-80-63-80-63-69L-58-66C-66-70-74-70-81-68z", "#f2cf8a"),
  ].join("")
}

/** A man in front of the bow who pulls in the line, 115 tall above the keel. */
function lineHauler(): string {
  return [
    path("M65-18L64-58H83L86-20 77-20 75-42 74-18z", "#2f6f9f"),
    path("M63-52C60-72 60-88 68-94L79-94C86-88 86-72 84-52z", SKIN),
    path("M75-94L79-94C86-88 86-72 84-52L76-52C79-66 79-82 75-94z", "#82503c"),
    path("M63-58L84-58 85-46 63-46z", "#f6e7c4"),
    path("M70-92V-102H78V-92z", SKIN),
    stroke("M67-88L80-74 98-80M80-88L91-80 100-86", SKIN, 5.4, ROUND_ENDS),
    stroke("M100-84C116-66 130-40 146 2", "#fff6df", 1.4),
    circle(76, -108, 7.6, SKIN),
    path("M67-108C66-120 85-120 85-110C79-114 72-114 67-108z", "#d8432f"),
  ].join("")
}
