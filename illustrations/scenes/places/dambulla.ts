import { group, joinMarkup, path, stroke, url, use } from "../drawing/elements.ts"
import { drawPolygon, polygon } from "../drawing/lines.ts"
import { layeredNoise } from "../drawing/noise.ts"
import { lerp, table } from "../drawing/numbers.ts"
import { Pen } from "../drawing/pen.ts"
import { type Point, points, rows } from "../drawing/points.ts"
import { seededRandom } from "../drawing/random.ts"
import { roughen } from "../drawing/roughen.ts"
import { birds } from "../nature/birds.ts"
import { type Stratum, strata } from "../nature/clouds.ts"
import { forest } from "../nature/forest.ts"
import { frangipani } from "../nature/frangipani.ts"
import { boBranch } from "../nature/leaves.ts"
import { mountains } from "../nature/mountains.ts"
import { ribbon } from "../nature/road.ts"
import { glow, sky, sun } from "../nature/sky.ts"
import { Scene, type SceneEntry, stops } from "../scene.ts"
import { car, carSymbol } from "../subjects/car.ts"
import { caveCloister } from "../subjects/cave-cloister.ts"
import { macaque } from "../subjects/monkeys.ts"
import { person } from "../subjects/people.ts"
import { ROUND_ENDS } from "../subjects/round.ts"

export const scene: SceneEntry = { name: "dambulla", focus: 0.5, draw }

function draw(): Scene {
  const scene = new Scene({ title: "Dambulla: the cave temple under the great rock", prefix: "d" })
  const stippleId = scene.stipple({ size: 1.15, seed: 4 })
  drawSky(scene)
  drawPlain(scene)
  drawRock(scene, stippleId)
  scene.add(caveCloister(scene, stippleId))
  drawTerrace(scene, stippleId)
  drawRoad(scene)
  drawParapet(scene)
  drawPilgrims(scene)
  drawMacaques(scene)
  drawTempleTree(scene)
  drawBoBough(scene)
  return scene.finish()
}

function drawSky(scene: Scene) {
  scene.add(sky(scene, stops("0 #3d7f8c, .2 #8fbfab, .4 #f9e3b2, .54 #fbc483")))
  scene.add(
    glow(scene, { x: 290, y: 430, radius: 620, colour: "#fff3cf", opacity: 0.9 }),
    sun({ x: 290, y: 396, radius: 64, colour: "#fffaea", halo: "#fffaea", rings: 4, opacity: 0.3 }),
  )
  const banks = rows<Stratum>("600,150,360,16,5 110,286,420,16,9 520,262,300,10,12")
  scene.add(strata(banks, { colour: "#fff3d8", opacity: 0.55 }))
  scene.add(path(birds(rows("430,214,34,.1 474,192,26,-.1 388,204,20,.05")), "#4b3a45"))
}

/** The dry-zone plain with Sigiriya far off. */
function drawPlain(scene: Scene) {
  scene.add(
    mountains(scene, {
      keys: rows("-60,500 90,470,peak 200,496 420,500 560,470,peak 760,500"),
      base: 620,
      colour: "#dcb78f",
      foot: "#f7d6a0",
      shade: "#b98a7a",
      shadeOpacity: 0.45,
      seed: 4,
      depth: 4,
      light: -1,
    }),
  )
  drawSigiriya(scene)
  scene.add(
    forest(scene, {
      profile: points("-40,524 200,520 420,526 800,520"),
      toX: 900,
      crownWidth: [16, 40],
      crownHeight: 0.4,
      seed: 7,
      colour: "#b9a27a",
      foot: "#ecc990",
      fadeY: 600,
      lit: "#e3cd94",
      base: 640,
      dabsPerCrown: 3,
    }),
  )
  scene.add(
    path(
      "M40 556C140 548 260 548 340 556C300 566 120 568 40 556zM420 552C480 548 560 550 600 556C560 562 470 562 420 552z",
      "#fdebc0",
    ),
  )
  drawPlainForests(scene)
}

const SIGIRIYA = points(
  "356,530 364,500 372,470 374,446 388,438 420,434 444,436 452,446 450,470 460,500 476,530",
)

function drawSigiriya(scene: Scene) {
  const outline = roughen(SIGIRIYA, { roughness: 0.05, depth: 2, seed: 3 })
  const tones = stops("0 #e5a878, .55 #cf8a68, .6 #a8706a, 1 #96666a")
  scene.add(
    path(polygon(outline, { decimals: 0 }), scene.linearGradient(356, 0, 470, 0, tones)),
    path("M286 530L300 504 322 486 342 492 352 530z", "#c99a80"),
  )
}

function drawPlainForests(scene: Scene) {
  scene.add(
    forest(scene, {
      profile: points("-40,566 200,574 420,570 800,560"),
      toX: 900,
      crownWidth: [22, 54],
      crownHeight: 0.42,
      seed: 9,
      colour: "#86926e",
      foot: "#c9b384",
      fadeY: 650,
      lit: "#cfc283",
      mid: "#9aa174",
      base: 700,
      dabsPerCrown: 4,
    }),
  )
  scene.add(
    forest(scene, {
      profile: points("-40,610 200,622 420,630 800,620"),
      toX: 900,
      crownWidth: [34, 80],
      crownHeight: 0.44,
      seed: 12,
      colour: "#4f7562",
      foot: "#6f8a68",
      fadeY: 720,
      lit: "#a9b06c",
      mid: "#6b8a66",
      base: 800,
      dabsPerCrown: 5,
    }),
  )
}

// ---- the rock

const ROCK = points(`
  470,640 480,580 486,530 500,490 498,452 520,410 548,384 566,340 606,300 640,280 668,236
  724,204 770,190 812,150 880,122 934,118 990,84 1080,62 1150,62 1220,30 1330,14 1440,16
  1540,-20 1660,-30 1660,640
`)
const ROCK_TONES = stops("0 #fbc98c, .16 #eda263, .4 #cf7a4f, .7 #9a5048, 1 #6b3444")

function drawRock(scene: Scene, stippleId: string) {
  const outline = polygon(roughen(ROCK, { roughness: 0.06, depth: 2, seed: 6 }), { decimals: 0 })
  const clip = scene.clip(outline)
  drawScrub(scene)
  const content = [
    path(outline, scene.linearGradient(480, 300, 1500, 120, ROCK_TONES)),
    FACETS.map(([colour, opacity, outline]) => path(outline, colour, { opacity })),
    STREAKS.map(streaks),
    stippleOverRock(scene, stippleId),
    cave(scene),
  ]
  scene.add(group(content, { "clip-path": url(clip) }))
}

/** Draws scrub along the top of the rock. */
function drawScrub(scene: Scene) {
  scene.add(
    forest(scene, {
      profile: points("690,240 812,156 934,122 1080,66 1220,36 1440,22 1640,-20"),
      fromX: 700,
      toX: 1640,
      crownWidth: [22, 60],
      crownHeight: 0.55,
      seed: 32,
      colour: "#4f6a58",
      lit: "#b3a868",
      mid: "#6b7f5c",
      base: 400,
      dabsPerCrown: 4,
    }),
  )
}

const FACETS: readonly (readonly [colour: string, opacity: number, outline: string])[] = [
  [
    "#b5623f",
    0.3,
    "M566 340C600 380 596 430 590 480L690 460C676 420 690 360 716 310 720 280 716 250 700 220L640 280z",
  ],
  [
    "#ffd9a0",
    0.32,
    "M500 490C510 440 530 400 556 370C580 330 610 300 648 276C626 330 604 380 592 430L566 470z",
  ],
  [
    "#f7b878",
    0.34,
    "M724 204C748 250 738 320 730 380L742 440 800 430C792 380 806 330 796 270 792 230 800 190 812 150z",
  ],
  [
    "#8f4640",
    0.36,
    "M848 134C826 200 846 260 838 320 832 360 828 390 836 420L900 408C896 350 918 300 906 240 898 200 914 150 934 118z",
  ],
  [
    "#7f3c40",
    0.36,
    "M1040 70C1030 150 1060 230 1048 310 1044 350 1052 380 1066 384L1180 376C1166 320 1190 250 1180 170 1176 120 1190 70 1220 30z",
  ],
  [
    "#5d2c3a",
    0.45,
    "M1330 14C1304 120 1344 200 1322 280L1326 340 1440 330C1432 260 1470 200 1460 120 1460 60 1490 10 1540-20z",
  ],
]

/** Rain has stained the rock along its dome. */
interface Streaks {
  colour: string
  opacity: number
  count: number
  seed: number
  /** The range of the streaks, as shares of the width of the rock. */
  between: readonly [number, number]
  width: readonly [number, number]
}

const STREAKS: readonly Streaks[] = [
  { colour: "#5d2c3a", opacity: 0.35, count: 24, seed: 3, between: [0.02, 0.98], width: [6, 26] },
  { colour: "#ffdfa6", opacity: 0.5, count: 12, seed: 5, between: [0, 0.5], width: [6, 16] },
  { colour: "#b8604a", opacity: 0.5, count: 12, seed: 9, between: [0.3, 1], width: [8, 20] },
]
const CROWN = points("520,440 612,300 800,156 1100,50 1660,-30")

function streaks({ colour, opacity, count, seed, between, width }: Streaks): string {
  const random = seededRandom(seed)
  const pen = new Pen(0)
  for (let i = 0; i < count; i++) {
    const share = random.between(...between)
    const x = lerp(540, 1600, share)
    const top = table(CROWN, x) + random.between(-10, 60)
    const length = random.between(140, 400)
    drawPolygon(pen, streak({ share, x, top, length, width: random.between(...width), seed: seed + i }))
  }
  return path(pen.path, colour, { opacity })
}

function streak({
  share,
  x,
  top,
  length,
  width,
  seed,
}: {
  share: number
  x: number
  top: number
  length: number
  width: number
  seed: number
}): Point[] {
  const left: Point[] = []
  const right: Point[] = []
  for (let step = 0; step <= 4; step++) {
    const t = step / 4
    const middle = x - 40 * (1 - share) * t * (1 - t * 0.6) + 6 * layeredNoise(t * 3, seed)
    const here = width * Math.sin(Math.PI * (0.1 + 0.9 * t)) ** 0.8
    left.push([middle - here / 2, top + length * t])
    right.push([middle + here / 2, top + length * t])
  }
  return [...left, ...right.reverse()]
}

/** Shade on the right and first light on the left. */
function stippleOverRock(scene: Scene, stippleId: string): string {
  return group(
    [
      path(
        "M460-40H1660V640H460z",
        scene.linearGradient(900, 0, 1600, 0, stops("0 #3a1d33 0, 1 #3a1d33 .8")),
      ),
      path(
        "M460 0H1000V640H460z",
        scene.linearGradient(500, 400, 760, 300, stops("0 #ffe3ad .75, 1 #ffe3ad 0")),
      ),
    ],
    { filter: url(stippleId) },
  )
}

const LEDGE = points(`
  500,490 560,470 640,462 720,446 800,434 890,420 980,404 1080,384 1180,366 1280,346
  1400,324 1520,300 1660,272
`)

/** The drip ledge, which keeps rain out of the caves, and the deep shade below it. */
function cave(scene: Scene): string {
  const ledge = roughen(LEDGE, { roughness: 0.03, depth: 2, seed: 4 })
  const upper = ledge.map(([x, y]): Point => [x, y - 12 - 9 * layeredNoise(x / 60, 3) - (x - 500) * 0.018])
  const lower = ledge.map(([x, y]): Point => [x, y + 2]).reverse()
  const light = scene.linearGradient(500, 0, 1660, 0, stops("0 #ffe0a8, .5 #d98a58, 1 #8f4a48"))
  return joinMarkup([
    path(`${polygon(ledge, { close: false, decimals: 0 })}V660H500z`, "#32182e"),
    path(polygon([...upper, ...lower], { decimals: 0 }), light),
  ])
}

// ---- before the cloister

const TERRACE = "M-40 700C120 672 320 640 540 594L1660 716V940H-40z"

function drawTerrace(scene: Scene, stippleId: string) {
  scene.add(
    path(TERRACE, scene.linearGradient(300, 620, 900, 900, stops("0 #ffe6b4, .45 #f0bd84, 1 #b56e54"))),
  )
  scene.add(stroke(flagstones(), "#9a5a4a", 1.6, { opacity: 0.28 }))
  scene.add(path("M560 600L1660 722V760C1300 716 900 670 520 622z", "#7a3f48", { opacity: 0.4 }))
  const shade = scene.linearGradient(760, 720, 900, 960, stops("0 #5d2a40 0, 1 #5d2a40 .6"))
  const clip = scene.clip(TERRACE)
  scene.add(group(path("M-40 580H1660V940H-40z", shade), { filter: url(stippleId), "clip-path": url(clip) }))
}

function flagstones(): string {
  const pen = new Pen(0)
  for (let i = 1; i < 9; i++) {
    const t = (i / 9) ** 1.6
    pen.moveTo(lerp(540, -60, t), lerp(596, 730, t)).lineTo(lerp(1660, 1400, t), lerp(716, 960, t))
  }
  for (const [far, near] of points("620,300 760,560 940,860 1160,1240"))
    pen.moveTo(far, 604 + (far - 540) * 0.11).lineTo(near - 200, 940)
  return pen.path
}

/** Draws the road in the valley. */
function drawRoad(scene: Scene) {
  scene.add(
    path(
      ribbon(rows("-40,652,26 90,640,20 220,618,14 300,598,9 330,584,6 420,572,4"), { flatness: 0.35 }),
      "#f9dcaa",
    ),
  )
  scene.add(car(carSymbol(scene), 184, 625, 48))
}

const PARAPET = points("-40,660 140,640 330,614 520,576")

function drawParapet(scene: Scene) {
  scene.add(
    path(
      "M-40 660C140 640 330 616 520 576L534 594C340 636 140 668-40 694z",
      scene.verticalGradient(580, 690, "#fffaea", "#e9c8a0"),
    ),
    path("M-40 694C140 668 340 636 534 594L534 600C340 644 140 678-40 706z", "#9a5f56", { opacity: 0.55 }),
  )
  for (let i = 0; i < 12; i++) scene.add(parapetLotus(i / 11))
}

function parapetLotus(t: number): string {
  const x = lerp(-20, 512, t ** 0.8)
  const y = table(PARAPET, x)
  const scale = lerp(1.3, 0.6, t)
  const petals = `q${(6 * scale).toFixed(1)} ${(-22 * scale).toFixed(1)} ${(12 * scale).toFixed(1)} 0z`
  return path(`M${x.toFixed(0)} ${(y + 2).toFixed(0)}${petals}`, "#fffaea")
}

const SKIN = "#6b4038"

function drawPilgrims(scene: Scene) {
  const inWhite = scene.symbol(person({ top: "#fff9ea", legs: "#f3e3cc", skin: SKIN }))
  const inCream = scene.symbol(person({ top: "#fff1dc", legs: "#ecd6bb", skin: SKIN }))
  const monk = scene.symbol(person({ top: "#e8843a", legs: "#d06a2c", skin: SKIN, hair: "#5a342e" }))
  const pilgrims: readonly (readonly [symbol: string, x: number, y: number, scale: number])[] = [
    [inWhite, 604, 618, 0.34],
    [inCream, 620, 620, 0.32],
    [inWhite, 716, 644, 0.46],
    [monk, 836, 668, 0.56],
    [monk, 866, 674, 0.58],
    [inCream, 1006, 708, 0.66],
    [inWhite, 1042, 716, 0.7],
    [inCream, 1068, 714, 0.44],
  ]
  for (const [symbol, x, y, scale] of pilgrims)
    scene.add(
      path(`M${x - 5 * scale} ${y}l${160 * scale} ${30 * scale}h${-26 * scale}z`, "#6b3040", {
        opacity: 0.35,
      }),
      use(symbol, x, y, scale),
    )
}

/** Araliya, the tree of temple yards, its shadow and its fallen flowers. */
function drawTempleTree(scene: Scene) {
  scene.add(
    path(
      "M1420 930C1300 880 1180 850 1060 846C1120 858 1150 866 1180 876C1100 872 1020 876 960 884C1060 888 1140 896 1200 910C1160 916 1120 924 1090 940L1440 940z",
      "#4a2240",
      { opacity: 0.55 },
    ),
  )
  scene.add(
    frangipani(scene, {
      limbs: rows(`
        1462,960,1452,770,60 1452,780,1376,640,38 1454,782,1536,620,40 1380,648,1290,570,24
        1382,648,1410,520,24 1532,626,1496,500,24 1532,626,1624,540,26 1292,572,1226,556,16
        1408,526,1372,450,17 1496,506,1524,410,17 1290,574,1268,500,14
      `),
      tips: rows(`
        1218,554,-160,88 1368,444,-110,92 1528,400,-80,98 1624,530,-50,96 1300,640,-200,74
        1590,640,-60,84 1452,540,-90,78 1262,492,-120,72
      `),
      bark: "#3a2033",
      barkLit: "#b5765e",
      leafDark: "#14363a",
      leafMid: "#1f4d48",
      leafLit: "#5f9068",
      seed: 5,
      flowers: 7,
    }),
  )
  scene.add(stroke("M1180 872v.1M1250 884v.1M1110 894v.1", "#fff6e2", 11, ROUND_ENDS))
  scene.add(stroke("M1090 866v.1M1310 866v.1M1150 858v.1M1216 852v.1", "#f7dcc0", 7, ROUND_ENDS))
}

/** A mother and her young on the parapet, watching the road. */
function drawMacaques(scene: Scene) {
  scene.add(
    macaque({ x: 262, y: 632, scale: 0.72, coat: "#7a4438", lit: "#d98f58", face: "#e0a07a" }),
    macaque({
      x: 310,
      y: 623,
      scale: 0.46,
      coat: "#8a5040",
      lit: "#e0a06a",
      face: "#ecb48c",
      isFacingRight: true,
    }),
  )
}

const BO_BOUGHS = [
  { spine: points("-40,30 90,44 200,20 330,34"), count: 17, seed: 4, thickness: 13 },
  { spine: points("40,40 90,90 110,150"), count: 9, seed: 9, thickness: 7 },
  { spine: points("-40,90 10,140 20,210"), count: 9, seed: 13, thickness: 8 },
]

/** The Bo tree of the terrace, over our heads. */
function drawBoBough(scene: Scene) {
  for (const bough of BO_BOUGHS) {
    const leaves = boBranch({ ...bough, length: 66, litShare: 0.3, stalkLength: 24 })
    scene.add(
      path(leaves.stem, "#33203a"),
      stroke(leaves.stalks, "#33203a", 2),
      path(leaves.dark, "#16383c"),
      path(leaves.lit, "#4f8664"),
    )
  }
}
