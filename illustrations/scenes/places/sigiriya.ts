import { HEIGHT, WIDTH } from "../drawing/canvas.ts"
import { group, path, url, use } from "../drawing/elements.ts"
import { drawPolygon, polygon } from "../drawing/lines.ts"
import { layeredNoise } from "../drawing/noise.ts"
import { lerp, table } from "../drawing/numbers.ts"
import { Pen } from "../drawing/pen.ts"
import { type Point, points, rows } from "../drawing/points.ts"
import { seededRandom } from "../drawing/random.ts"
import { roughen } from "../drawing/roughen.ts"
import { birds, egretSymbol } from "../nature/birds.ts"
import { cliff } from "../nature/cliff.ts"
import { type Stratum, strata } from "../nature/clouds.ts"
import { forest } from "../nature/forest.ts"
import { drawLilyPads, lilyPads, lotusSymbol } from "../nature/lotus.ts"
import { mountains } from "../nature/mountains.ts"
import { tinyPalms } from "../nature/palms.ts"
import { glow, sky, sun } from "../nature/sky.ts"
import { glints, reflect } from "../nature/water.ts"
import { Scene, type SceneEntry, stops } from "../scene.ts"
import { car, carSymbol } from "../subjects/car.ts"

export const scene: SceneEntry = { name: "sigiriya", focus: 0.55, draw }

const WATERLINE = 640

function draw(): Scene {
  const scene = new Scene({ title: "Sigiriya, the Lion Rock, at first light", prefix: "s" })
  drawSky(scene)
  const shore = drawShore(scene)
  drawWater(scene, shore)
  drawBundRoad(scene)
  drawLotus(scene)
  return scene.finish()
}

function drawSky(scene: Scene) {
  const dawn = stops("0 #2c6873, .28 #82ab93, .5 #f9e6b8, .68 #f6bd73, .8 #e79a63")
  scene.add(sky(scene, dawn))
  scene.add(glow(scene, { x: 440, y: 470, radius: 640, colour: "#fff1cd", opacity: 0.85 }))
  scene.add(sun({ x: 440, y: 428, radius: 60, colour: "#fff8e2", halo: "#fff1cf", rings: 4, opacity: 0.22 }))
  const banks = rows<Stratum>(`
    130,190,520,30,2 700,92,420,14,5 1400,196,640,38,8 1330,322,520,18,12 210,336,520,16,15
    1490,420,420,12,21
  `)
  scene.add(strata(banks, { colour: "#fdf2d3", opacity: 0.55 }))
  scene.add(
    path(birds(rows("520,250,34,.1 560,228,26,-.1 478,236,22,.05 596,262,20,.1 430,270,16")), "#4b3a45"),
  )
}

/** Everything above the waterline, in one group. @returns its id, for the reflection. */
function drawShore(scene: Scene): string {
  const content = [farHills(scene), rockAndSummit(scene), forests(scene)]
  const id = scene.nextId()
  const aboveWater = scene.clip(`M-60 0H1660V${WATERLINE}H-60z`)
  scene.add(group(content, { id, "clip-path": url(aboveWater) }))
  return id
}

function farHills(scene: Scene): string {
  const far = mountains(scene, {
    keys: rows(`
      -60,560 90,514,peak 230,552 360,534,peak 520,572 1100,560 1290,490,peak 1400,536
      1520,508,peak 1680,560
    `),
    base: 690,
    colour: "#e0b48a",
    foot: "#f5d29c",
    shade: "#b98073",
    shadeOpacity: 0.45,
    seed: 4,
    depth: 4,
  })
  const nearer = mountains(scene, {
    keys: rows("-60,590 140,566,peak 300,596 700,590 1200,585 1400,546,peak 1500,580 1680,556"),
    base: 700,
    colour: "#c49a7a",
    foot: "#eec58e",
    shade: "#8d6462",
    shadeOpacity: 0.4,
    seed: 9,
    depth: 4,
  })
  return far + nearer
}

/** The edges of the rock face, as pairs of y and x. */
const LEFT_EDGE = points("222,668 236,648 262,628 300,622 345,614 384,620 430,618 480,606 540,596 640,580")
const RIGHT_EDGE = points(`
  206,1112 216,1140 232,1156 268,1166 300,1178 345,1164 400,1172 446,1184 470,1180 520,1202
  570,1240 620,1285 700,1360
`)
const SUMMIT = points(`
  640,234 676,220 720,220 760,206 842,201 880,190 938,188 990,182 1030,186 1066,188
  1112,199
`)
/** The left outline below the overhang: the spur with the lion terrace stands in front of the face. */
const SPUR_OUTLINE = points(`
  620,300 614,345 620,384 612,412 586,418 560,424 546,436 538,452 524,490 516,540 496,585
  460,640
`)
const ROCK_TONES = stops(`
  0 #fbc584, .14 #f2a662, .34 #e58a4e, .5 #d4713f, .6 #b95340, .68 #93403f, .84 #6f3142, 1 #4c2540
`)

const summitAt = (share: number) => table(SUMMIT, lerp(640, 1090, share))

type FaceX = (share: number, y: number) => number

function rockAndSummit(scene: Scene): string {
  const outline = rockOutline()
  const clip = scene.clip(outline)
  const face = cliff({
    left: LEFT_EDGE,
    right: RIGHT_EDGE,
    topAt: summitAt,
    bottom: 640,
    columns: 24,
    cuts: 2,
    seed: 8,
    jitter: 0.016,
    contrast: 0.03,
    wobble: 0.016,
    wave: 70,
    tones: ROCK_TONES,
  })
  const rock = [
    path(outline, scene.linearGradient(600, 0, 1180, 0, ROCK_TONES)),
    face.markup,
    lionTerrace(),
    waterStreaks(face.xAt),
    mirrorWall(face.xAt),
    stippleOverRock(scene),
  ]
  return summitRuins() + summitTrees() + group(rock, { "clip-path": url(clip) })
}

function rockOutline(): string {
  const turned = ([y, x]: Point): Point => [x, y]
  const left = [...LEFT_EDGE.slice(0, 3).map(turned), ...SPUR_OUTLINE]
  const keys = [...left.toReversed(), ...SUMMIT.slice(1, -1), ...RIGHT_EDGE.map(turned)]
  return polygon(roughen(keys, { roughness: 0.04, depth: 3, seed: 12 }), { decimals: 0 })
}

function lionTerrace(): string {
  const spur: Point[] = points("440,660 520,480 548,420 616,408 634,424 652,470 664,540 676,660")
  const rough = roughen(spur, { roughness: 0.06, depth: 2, seed: 3, close: true })
  return [
    path(polygon(rough, { decimals: 0 }), "#f6b674"),
    path("M616 408L600 470 612 520 596 600 606 660 690 660 664 540 652 470 634 424z", "#d5803f", {
      opacity: 0.75,
    }),
    path("M566 420L556 500 566 560 548 640 570 640 580 560 572 490 582 419z", "#e39a58", { opacity: 0.8 }),
  ].join("")
}

interface Streaks {
  count: number
  seed: number
  /** The range of the streaks, as shares of the width of the rock. */
  between: readonly [number, number]
  width: readonly [number, number]
  /** How far below the summit the lowest begins. */
  lowest: number
  length: readonly [number, number]
}

function waterStreaks(faceX: FaceX): string {
  const dark: Streaks = {
    count: 17,
    seed: 3,
    between: [0.04, 0.6],
    width: [4, 14],
    lowest: 50,
    length: [90, 330],
  }
  const pale: Streaks = {
    count: 11,
    seed: 7,
    between: [0.02, 0.5],
    width: [3, 8],
    lowest: 80,
    length: [60, 200],
  }
  const red: Streaks = {
    count: 9,
    seed: 15,
    between: [0.6, 0.95],
    width: [3, 8],
    lowest: 60,
    length: [60, 220],
  }
  return [
    path(streaksPath(faceX, dark), "#7c3a3a", { opacity: 0.4 }),
    path(streaksPath(faceX, pale), "#ffdca0", { opacity: 0.6 }),
    path(streaksPath(faceX, red), "#c0624e", { opacity: 0.5 }),
  ].join("")
}

function streaksPath(faceX: FaceX, { count, seed, between, width, lowest, length }: Streaks): string {
  const random = seededRandom(seed)
  const pen = new Pen(0)
  for (let i = 0; i < count; i++) {
    const share = random.between(...between)
    const fullWidth = random.between(...width)
    const top = summitAt(share) + random.between(-6, lowest)
    const fall = random.between(...length)
    const left: Point[] = []
    const right: Point[] = []
    for (let step = 0; step <= 4; step++) {
      const t = step / 4
      const y = top + fall * t
      const streakWidth = fullWidth * Math.sin(Math.PI * (0.12 + 0.88 * t)) ** 0.8
      const x = faceX(share + 0.012 * layeredNoise(y / 50, seed + i), Math.max(236, y))
      left.push([x - streakWidth / 2, y])
      right.push([x + streakWidth / 2, y])
    }
    drawPolygon(pen, [...left, ...right.reverse()])
  }
  return pen.path
}

/** The gallery with the mirror wall, and the shade of the overhang above it. */
function mirrorWall(faceX: FaceX): string {
  const ledge: Point[] = []
  for (let share = 0.06; share < 0.7; share += 0.045)
    ledge.push([faceX(share, 480), 474 + 10 * layeredNoise(share * 9, 4) + share * 8])
  const band = (upper: Point[], lower: Point[]) => polygon([...upper, ...lower.toReversed()], { decimals: 0 })
  const lowered = (byY: (x: number) => number) => ledge.map(([x, y]): Point => [x, y + byY(x)])
  const overhang = band(
    ledge.map(([x, y]): Point => [x, y - 14 - 8 * layeredNoise(x / 40, 2)]),
    lowered(() => 2),
  )
  const wall = band(
    ledge,
    lowered(() => 7),
  )
  const shadow = band(
    lowered(() => 7),
    ledge.map(([x, y]): Point => [x, y + 13 + 6 * layeredNoise(x / 30, 7)]),
  )
  return [
    path(overhang, "#6d2f38", { opacity: 0.42 }),
    path(wall, "#f6bd7c"),
    path(shadow, "#7f3a37", { opacity: 0.7 }),
  ].join("")
}

/** Haze at the foot, shade on the right and first light on the left. */
function stippleOverRock(scene: Scene): string {
  const filter = url(scene.stipple({ size: 1.15, seed: 4 }))
  const haze = scene.linearGradient(0, 480, 0, 600, stops("0 #f9d29a 0, 1 #f9d7a0 .9"))
  const shade = scene.linearGradient(900, 0, 1190, 0, stops("0 #35183a 0, 1 #35183a .75"))
  const light = scene.linearGradient(590, 0, 740, 0, stops("0 #ffe2ab .7, 1 #ffe2ab 0"))
  return [
    group(path("M400 400H1400V640H400z", haze), { filter }),
    group(path("M560 180H1240V560H560z", shade), { filter }),
    group(path("M440 200H800V640H440z", light), { filter }),
  ].join("")
}

function summitRuins(): string {
  return [
    path(
      "M694 226l0-9 26 0 0-6 36 0 0-6 44 1 0-7 50 0 0-5 50 0 0-8 62-1 0-5 56 0 0 6 34 1 0 8 26 4-20 34-364 20z",
      "#d07145",
    ),
    path("M720 211h36v6h-36zM800 199h50v6h-50zM900 185h62v7h-62zM1012 180h40v6h-40z", "#f7bd7d"),
    path("M756 205l0 9 20 4 0-13zM850 194l0 9 24 3 0-12zM962 181l0 9 24 3 0-12z", "#85403a"),
  ].join("")
}

function summitTrees(): string {
  const pen = new Pen(0)
  for (const [x, y, width] of rows<readonly [x: number, y: number, width: number]>(`
    684,226,10 706,214,8 742,209,9 838,198,12 856,196,8 1070,190,12 1090,198,11 1106,208,8
    985,180,8 872,190,7
  `))
    pen
      .moveTo(x - width, y + 4)
      .arcTo(width * 0.5, x - width * 0.5, y - width * 0.5)
      .arcTo(width * 0.6, x + width * 0.4, y - width * 0.6)
      .arcTo(width * 0.55, x + width, y + 4)
      .close()
  return path(pen.path, "#5b6046")
}

function forests(scene: Scene): string {
  return [
    path(farPalms(), "#8d9670"),
    farForest(scene),
    path(nearPalms(), "#3a5f50"),
    nearForest(scene),
    shoreForest(scene),
  ].join("")
}

function farPalms(): string {
  return tinyPalms({
    list: rows("505,604,54 1300,596,56 1340,606,44 430,618,44"),
    seed: 4,
    decimals: 0,
  })
}

function farForest(scene: Scene): string {
  return forest(scene, {
    profile: points(`
      -40,618 300,612 470,588 600,552 720,566 880,572 1040,556 1180,552 1320,588 1440,600
      1640,612
    `),
    crownWidth: [24, 56],
    seed: 21,
    colour: "#84906a",
    foot: "#c2a679",
    fadeY: 650,
    lit: "#e3cb86",
    mid: "#a5a872",
    base: 700,
    dabsPerCrown: 4,
    skip: 0.1,
  })
}

function nearPalms(): string {
  return tinyPalms({
    list: rows("250,630,92 290,630,70 1130,626,74 1376,630,100 1412,630,76 70,630,70 690,630,60"),
    seed: 9,
    decimals: 0,
  })
}

function nearForest(scene: Scene): string {
  return forest(scene, {
    profile: points("-40,612 200,622 420,628 560,606 760,610 900,622 1040,604 1240,596 1400,614 1640,600"),
    crownWidth: [34, 84],
    seed: 31,
    colour: "#3a5f50",
    foot: "#2c4a44",
    fadeY: 650,
    lit: "#b3b46e",
    mid: "#5f8160",
    base: 700,
    dabsPerCrown: 5,
  })
}

function shoreForest(scene: Scene): string {
  return forest(scene, {
    profile: points("-40,634 300,640 560,636 900,640 1200,634 1640,626"),
    crownWidth: [26, 64],
    seed: 41,
    colour: "#1d3d3d",
    lit: "#7d9560",
    mid: "#335a4c",
    base: 700,
    dabsPerCrown: 4,
    skip: 0.2,
  })
}

function drawWater(scene: Scene, shore: string) {
  const water = `M0 ${WATERLINE}H${WIDTH}V${HEIGHT}H0z`
  scene.add(path(water, scene.verticalGradient(WATERLINE, HEIGHT, "#f6c888", "#e5a56f", "#5f7f78")))
  scene.add(reflect(scene, shore, WATERLINE, { ripple: 20, opacity: 0.85 }))
  const depth = scene.verticalGradient(
    WATERLINE,
    HEIGHT,
    ...stops("0 #f6c98a .2, .4 #8c8f78 .2, 1 #123a3c .86"),
  )
  scene.add(path(water, depth))
  const underSun = glints({
    x: 440,
    spread: 110,
    fan: 1.2,
    fromY: WATERLINE + 4,
    toY: 830,
    count: 54,
    seed: 3,
    farWidth: 14,
    nearWidth: 120,
    farHeight: 1,
    nearHeight: 4,
  })
  scene.add(path(underSun, "#fff0c8", { opacity: 0.8 }))
  const allOver = glints({
    x: 900,
    spread: 560,
    fan: 0.5,
    fromY: WATERLINE + 6,
    toY: HEIGHT,
    count: 40,
    seed: 8,
    farWidth: 30,
    nearWidth: 210,
    farHeight: 1,
    nearHeight: 3,
  })
  scene.add(path(allOver, "#f9d9a0", { opacity: 0.4 }))
}

function drawBundRoad(scene: Scene) {
  const y = WATERLINE
  scene.add(
    path(
      `M-10 ${y - 3}C300 ${y - 8} 520 ${y - 2} 760 ${y}L760 ${y + 3}C500 ${y + 3} 200 ${y + 4}-10 ${y + 6}z`,
      "#f6cf92",
    ),
    path(
      `M-10 ${y + 5}C200 ${y + 3} 500 ${y + 3} 760 ${y + 2}C600 ${y + 8} 200 ${y + 12}-10 ${y + 13}z`,
      "#2a3f3b",
    ),
  )
  scene.add(car(carSymbol(scene), 330, y, 44))
}

function drawLotus(scene: Scene) {
  const right = lilyPads({
    count: 46,
    fromY: 716,
    toY: 905,
    farFromX: 880,
    farToX: 1300,
    nearFromX: 560,
    nearToX: 1640,
    farRadius: 12,
    nearRadius: 74,
    seed: 14,
    keep: (x, y) => x > 1500 - (y - 690) * 4.6 - 60 * Math.sin(y / 30),
  })
  const left = lilyPads({
    count: 16,
    fromY: 760,
    toY: 905,
    farFromX: -20,
    farToX: 160,
    nearFromX: -40,
    nearToX: 420,
    farRadius: 16,
    nearRadius: 66,
    seed: 5,
    keep: (x, y) => x < (y - 740) * 2.4,
  })
  const pads = [...right, ...left].sort((a, b) => a.y - b.y)
  scene.add(drawLilyPads(pads, { colour: "#1d4a48", lit: "#4f8a72", shade: "#0a2429" }))
  const lotus = lotusSymbol(scene)
  scene.add(use(egretSymbol(scene), 118, 806, 0.9))
  for (const [x, y, radius] of rows<readonly [x: number, y: number, radius: number]>(`
    1064,744,11 1190,762,13 1330,752,12 940,800,17 1240,818,22 1452,800,21 820,862,24
    1080,872,34 1390,874,40 40,846,22 262,880,30
  `))
    scene.add(use(lotus, x, y, radius / 100))
}
