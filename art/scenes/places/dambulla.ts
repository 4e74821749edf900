import { group, joined, path, stroke, url, use } from "../drawing/elements.ts"
import { drawPolygon, polygon } from "../drawing/lines.ts"
import { times } from "../drawing/lists.ts"
import { layeredNoise } from "../drawing/noise.ts"
import { lerp, table } from "../drawing/numbers.ts"
import { Pen } from "../drawing/pen.ts"
import { type Point, points, rows } from "../drawing/points.ts"
import { seededRandom } from "../drawing/random.ts"
import { roughen } from "../drawing/roughen.ts"
import { birds } from "../nature/birds.ts"
import { strata } from "../nature/clouds.ts"
import { forest } from "../nature/forest.ts"
import { frangipani } from "../nature/frangipani.ts"
import { mountains } from "../nature/mountains.ts"
import { ribbon } from "../nature/road.ts"
import { glow, sky, sun } from "../nature/sky.ts"
import { Scene, type SceneEntry, stops } from "../scene.ts"
import { car, carSymbol } from "../subjects/car.ts"
import { person } from "../subjects/people.ts"
import { ROUND_ENDS } from "../subjects/round.ts"

export const scene: SceneEntry = { name: "dambulla", focus: 0.45, draw }

function draw(): Scene {
  const scene = new Scene({ title: "Dambulla: the cave temple under the great rock", prefix: "d" })
  const stipple = scene.stipple({ size: 1.15, seed: 4 })
  drawSky(scene)
  drawPlain(scene)
  drawRock(scene, stipple)
  drawCloister(scene, stipple)
  drawTerrace(scene, stipple)
  drawRoad(scene)
  drawParapet(scene)
  drawPilgrims(scene)
  drawTempleTree(scene)
  return scene.finish()
}

function drawSky(scene: Scene) {
  scene.add(sky(scene, stops("0 #3d7f8c, .2 #8fbfab, .4 #f9e3b2, .54 #fbc483")))
  scene.add(
    glow(scene, { x: 270, y: 430, radius: 620, colour: "#fff3cf", opacity: 0.85 }),
    sun({ x: 270, y: 400, radius: 58, colour: "#fffaea", halo: "#fff3cf", rings: 4, opacity: 0.22 }),
  )
  scene.add(
    strata(rows("170,150,460,24,2 560,100,360,16,5 90,270,420,16,9 520,250,300,10,12"), {
      colour: "#fff3d8",
      opacity: 0.55,
    }),
  )
  scene.add(path(birds(rows("360,250,34,.1 404,228,26,-.1 318,240,20,.05")), "#4b3a45"))
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

function drawRock(scene: Scene, stipple: string) {
  const outline = polygon(roughen(ROCK, { roughness: 0.06, depth: 2, seed: 6 }), { decimals: 0 })
  const clip = scene.clip(outline)
  drawScrub(scene)
  const content = [
    path(outline, scene.linearGradient(480, 300, 1500, 120, ROCK_TONES)),
    FACETS.map(([colour, opacity, outline]) => path(outline, colour, { opacity })),
    STREAKS.map(streaks),
    sprayOverRock(scene, stipple),
    cave(scene),
  ]
  scene.add(group(content, { "clip-path": url(clip) }))
}

/** Along the crown of the rock. */
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
  ["#b5623f", 0.35, "M566 340L620 420 600 470 640 480 700 440 690 380 724 300 668 236z"],
  ["#ffd9a0", 0.28, "M500 490L548 384 606 300 640 280 612 350 590 420 560 462z"],
  ["#8f4640", 0.4, "M812 150L790 240 830 300 800 400 880 412 920 330 890 240 934 118 880 122z"],
  ["#8f4640", 0.38, "M1080 62L1060 180 1110 260 1080 376 1180 376 1210 260 1180 150 1220 30 1150 62z"],
  ["#5d2c3a", 0.45, "M1330 14L1300 160 1350 260 1310 340 1430 336 1480 220 1440 120 1540-20 1440 16z"],
  ["#f0a865", 0.3, "M724 204L750 290 730 380 770 430 800 400 830 300 790 240 812 150z"],
]

/** Rain has stained the rock along its dome. */
interface Streaks {
  colour: string
  opacity: number
  count: number
  seed: number
  /** Shares of the width of the rock between which they run down. */
  between: readonly [number, number]
  width: readonly [number, number]
}

const STREAKS: readonly Streaks[] = [
  { colour: "#5d2c3a", opacity: 0.35, count: 22, seed: 3, between: [0.02, 0.98], width: [8, 30] },
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
    const top = table(CROWN, x) + random.between(-10, 90)
    const length = random.between(120, 330)
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
function sprayOverRock(scene: Scene, stipple: string): string {
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
    { filter: url(stipple) },
  )
}

const LEDGE = points(`
  500,486 560,462 640,462 700,440 800,436 880,412 980,410 1080,376 1180,376 1280,340
  1400,336 1520,296 1660,290
`)

/** The drip ledge, which keeps rain out of the caves, and the deep shade below it. */
function cave(scene: Scene): string {
  const ledge = roughen(LEDGE, { roughness: 0.05, depth: 2, seed: 4 })
  const upper = ledge.map(([x, y], i): Point => [x, y - (i % 3 ? 12 : 22) - (x - 500) * 0.014])
  const lower = ledge.map(([x, y]): Point => [x, y + 2]).reverse()
  const light = scene.linearGradient(500, 0, 1660, 0, stops("0 #ffe0a8, .5 #d98a58, 1 #8f4a48"))
  return joined([
    path(`${polygon(ledge, { close: false, decimals: 0 })}V660H500z`, "#32182e"),
    path(polygon([...upper, ...lower], { decimals: 0 }), light),
  ])
}

// ---- the white cloister, in perspective

const ARCHES = 15

/** How much larger the near end of the cloister looks than the far end. */
const NEARNESS = 3.1
const receding = (t: number) => t / (NEARNESS - t * (NEARNESS - 1))

/** A place on the front of the cloister: `t` from its far end (0) to its near end (1), `height` a share of the wall. */
function onFront(t: number, height: number): [x: number, y: number] {
  const near = receding(t)
  return [lerp(540, 1760, near), lerp(lerp(594, 726, near), lerp(502, 372, near), height)]
}

function drawPanel(pen: Pen, fromT: number, toT: number, bottom: number, top: number) {
  drawPolygon(pen, [onFront(fromT, bottom), onFront(toT, bottom), onFront(toT, top), onFront(fromT, top)])
}

const cloisterPens = () => ({
  wall: new Pen(0),
  arches: new Pen(0),
  doorways: new Pen(0),
  pillars: new Pen(1),
  pillarShades: new Pen(1),
  gables: new Pen(0),
  gableFields: new Pen(1),
  steps: new Pen(0),
  cornice: new Pen(1),
  roof: new Pen(0),
  eaves: new Pen(0),
})
type CloisterPens = ReturnType<typeof cloisterPens>

function drawCloister(scene: Scene, stipple: string) {
  const pens = cloisterPens()
  drawPanel(pens.wall, 0, 1, 0, 1)
  for (let i = 0; i < ARCHES; i++) drawBay(pens, i)
  drawPanel(pens.cornice, 0, 1, 0.8, 0.84)
  drawPanel(pens.roof, -0.01, 1, 0.9, 1.12)
  drawPanel(pens.eaves, -0.012, 1, 0.86, 0.9)
  scene.add(paintedCloister(scene, pens))
  const shade = scene.linearGradient(900, 0, 1640, 0, stops("0 #6b3a58 0, 1 #6b3a58 .4"))
  const clip = scene.clip(pens.wall.path + pens.gables.path)
  scene.add(group(path("M540 340H1660V740H540z", shade), { filter: url(stipple), "clip-path": url(clip) }))
}

function drawBay(pens: CloisterPens, i: number) {
  const from = i / ARCHES
  const to = (i + 1) / ARCHES
  const half = (to - from) * 0.27
  drawArch(pens, (from + to) / 2, half)
  drawPanel(pens.pillars, from - 0.006, from + 0.006, 0, 0.86)
  drawPanel(pens.pillarShades, from + 0.006, from + 0.0105, 0, 0.84)
  const hasPorch = i % 4 === 2
  if (hasPorch) drawPorch(pens, from, to, half)
}

function drawArch({ arches, doorways }: CloisterPens, middle: number, half: number) {
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
  const inner = half * 0.66
  drawPolygon(doorways, [
    onFront(middle - inner * 0.6, 0.02),
    onFront(middle - inner * 0.6, 0.44),
    ...round(4, (cos, sin) => onFront(middle + 0.4 * half + cos * inner, 0.44 + sin * 0.14)),
    onFront(middle + 0.4 * half + inner, 0.02),
  ])
}

function drawPorch({ gables, gableFields, steps }: CloisterPens, from: number, to: number, half: number) {
  const middle = (from + to) / 2
  drawPolygon(gables, [
    onFront(from - 0.01, 0.8),
    onFront(from + 0.002, 0.98),
    onFront(middle - half * 0.7, 1.06),
    onFront(middle, 1.42),
    onFront(middle + half * 0.7, 1.06),
    onFront(to - 0.002, 0.98),
    onFront(to + 0.01, 0.8),
  ])
  drawPolygon(gableFields, [
    onFront(middle - half * 0.6, 0.86),
    onFront(middle - half * 0.5, 1.04),
    onFront(middle, 1.24),
    onFront(middle + half * 0.5, 1.04),
    onFront(middle + half * 0.6, 0.86),
  ])
  drawPanel(steps, from + 0.004, to - 0.004, -0.07, 0)
}

function paintedCloister(scene: Scene, pens: CloisterPens): string {
  const along = (text: string) => scene.linearGradient(540, 0, 1600, 0, stops(text))
  return joined([
    path(pens.wall.path, along("0 #fff6df, .35 #fbe6c2, 1 #d9ac90")),
    path(pens.cornice.path, "#b07a6a", { opacity: 0.5 }),
    path(pens.arches.path, "#4a2238"),
    path(pens.doorways.path, scene.verticalGradient(480, 680, "#f2a64f", "#c9573a")),
    path(pens.pillarShades.path, "#b98a78", { opacity: 0.8 }),
    path(pens.pillars.path, along("0 #fffdf0, 1 #f0cdaa")),
    path(pens.roof.path, along("0 #e08a55, .5 #b5573f, 1 #7a3840")),
    path(pens.eaves.path, "#7a3840"),
    path(pens.gables.path, along("0 #fffdf0, .5 #fbe3bd, 1 #e3b894")),
    path(pens.gableFields.path, "#c9573a"),
    path(pens.steps.path, "#f6d5a6"),
  ])
}

// ---- before the cloister

const TERRACE = "M-40 700C120 672 320 640 540 594L1660 716V940H-40z"

function drawTerrace(scene: Scene, stipple: string) {
  scene.add(
    path(TERRACE, scene.linearGradient(300, 620, 900, 900, stops("0 #ffe3ae, .5 #f0bd84, 1 #c27a58"))),
  )
  scene.add(stroke(flagstones(), "#9a5a4a", 1.6, { opacity: 0.28 }))
  scene.add(path("M560 600L1660 722V760C1300 716 900 670 520 622z", "#7a3f48", { opacity: 0.4 }))
  const shade = scene.verticalGradient(760, 940, ...stops("0 #6b3040 0, 1 #6b3040 .42"))
  const clip = scene.clip(TERRACE)
  scene.add(group(path("M-40 680H1660V940H-40z", shade), { filter: url(stipple), "clip-path": url(clip) }))
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

/** In the valley. */
function drawRoad(scene: Scene) {
  scene.add(
    path(
      ribbon(rows("-40,652,26 90,640,20 220,618,14 300,598,9 330,584,6 420,572,4"), { flatness: 0.35 }),
      "#f9dcaa",
    ),
  )
  scene.add(car(carSymbol(scene), 112, 640, 46))
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
    [inWhite, 700, 640, 0.46],
    [inCream, 722, 641, 0.44],
    [monk, 830, 668, 0.56],
    [monk, 858, 672, 0.56],
    [inWhite, 1010, 700, 0.68],
    [inCream, 1046, 702, 0.64],
    [inWhite, 610, 620, 0.36],
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
      "#5d2a40",
      { opacity: 0.5 },
    ),
  )
  scene.add(
    frangipani(scene, {
      limbs: rows(`
        1460,960,1450,780,54 1450,790,1380,660,34 1452,790,1540,640,36 1384,668,1300,600,22
        1384,668,1400,560,22 1536,646,1500,540,22 1536,646,1620,560,24 1302,602,1250,590,15
        1398,566,1370,510,15 1500,546,1520,470,15
      `),
      tips: rows(`
        1244,588,-160,84 1366,504,-110,88 1524,462,-80,92 1620,552,-50,92 1310,660,-190,70
        1580,640,-60,80 1450,560,-90,74
      `),
      bark: "#3a2033",
      barkLit: "#a8685a",
      leafDark: "#14363a",
      leafMid: "#1f4d48",
      leafLit: "#4f8060",
      seed: 5,
      flowers: 6,
    }),
  )
  scene.add(stroke("M1180 872v.1M1250 880v.1M1096 866v.1M1310 868v.1M1150 884v.1", "#fff6e2", 9, ROUND_ENDS))
}
