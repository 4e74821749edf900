import { HEIGHT, WIDTH } from "../drawing/canvas.ts"
import { circle, ellipse, group, joinMarkup, path, stroke, url, use } from "../drawing/elements.ts"
import { polygon, spline } from "../drawing/lines.ts"
import { itemAt, times } from "../drawing/lists.ts"
import { type Point, points, rows } from "../drawing/points.ts"
import { roughen } from "../drawing/roughen.ts"
import { type Bird, birds } from "../nature/birds.ts"
import { type Stratum, strata } from "../nature/clouds.ts"
import { forest } from "../nature/forest.ts"
import { fern } from "../nature/grass.ts"
import { type CrestKey, mountains } from "../nature/mountains.ts"
import { type RoadPoint, ribbon } from "../nature/road.ts"
import { glow, sky, sun } from "../nature/sky.ts"
import { tea } from "../nature/tea.ts"
import { glints, reflect } from "../nature/water.ts"
import { Scene, type SceneEntry, type Stop, stops } from "../scene.ts"
import { car, carSymbol } from "../subjects/car.ts"
import { peacePagoda } from "../subjects/peace-pagoda.ts"
import { pilgrimBusSymbol } from "../subjects/pilgrim-bus.ts"
import { type Walker, walkers } from "../subjects/pilgrims.ts"

export const scene: SceneEntry = { name: "g-pilgrims", focus: 0.47, draw }

/** The waterline of the lake between the road and the foot of the peak. */
const WATERLINE = 652

/** The view from the lake in the north-east: the first sun lights the horn of the peak, and the full moon of the season sets beside it. */
function draw(): Scene {
  const scene = new Scene({ title: "A pilgrims' bus at dawn below Sri Pada", prefix: "gp" })
  const stippleId = scene.stipple({ size: 1.15, seed: 4 })
  drawSky(scene)
  const shore = drawFarShore(scene, stippleId)
  drawLake(scene, shore)
  drawTeaSlope(scene)
  drawRoad(scene, stippleId)
  drawStall(scene)
  drawFlags(scene)
  drawTraffic(scene)
  drawNearFrame(scene)
  return scene.finish({ vignetteColour: "#08202c", vignette: 0.32 })
}

const SEAS_OF_MOON =
  "M990 196C996 170 1020 158 1042 166C1060 172 1056 186 1044 192C1034 196 1040 206 1030 214C1014 224 986 216 990 196zM1056 196C1070 190 1082 204 1078 222C1074 240 1058 244 1052 232C1046 220 1046 202 1056 196zM1004 238C1014 232 1028 238 1030 248C1026 258 1010 256 1004 248z"

function drawSky(scene: Scene) {
  scene.add(sky(scene, stops("0 #173f5c, .2 #41798a, .36 #9fb4a8, .48 #f3c9a4, .57 #f7b48c, .66 #c9a3a4")))
  const disc = { x: 1032, y: 206, radius: 66, colour: "#fff8e0", halo: "#fff0c8" }
  scene.add(
    glow(scene, { x: 1032, y: 206, radius: 560, colour: "#fff0cc", opacity: 0.5 }),
    sun({ ...disc, rings: 4, opacity: 0.15, step: 0.5 }),
    path(SEAS_OF_MOON, "#ecd8bc", { opacity: 0.55 }),
  )
  const banks = rows<Stratum>(
    "1300,300,520,20,3 250,120,460,14,6 1010,398,460,16,9 170,300,420,18,12 1480,180,300,12,15",
  )
  const colour = scene.verticalGradient(100, 420, "#6f98a0", "#f0bfa0", "#ffdcb4")
  scene.add(strata(banks, { colour, opacity: 0.7 }))
}

/** Everything above the waterline, in one group. @returns its id, for the reflection. */
function drawFarShore(scene: Scene, stippleId: string): string {
  const content = [
    farRanges(scene),
    peak(scene, stippleId),
    stair(scene),
    seaOfMist(scene),
    woodsByTheLake(scene),
    village(scene),
  ]
  const id = scene.nextId()
  const aboveWater = scene.clip(`M-60 0H1660V${WATERLINE}H-60z`)
  scene.add(group(content, { id, "clip-path": url(aboveWater) }))
  return id
}

function farRanges(scene: Scene): string {
  const far = mountains(scene, {
    keys: rows<CrestKey>(
      "-60,560 700,560 860,520 980,476,peak 1080,512 1210,452,peak 1330,498 1460,440,peak 1560,478 1680,450",
    ),
    base: 700,
    colour: "#b39a9c",
    foot: "#f7c49c",
    fadeY: 600,
    shade: "#7f7f92",
    shadeOpacity: 0.5,
    seed: 4,
    depth: 4,
  })
  const nearer = mountains(scene, {
    keys: rows<CrestKey>("-60,600 900,600 1040,566 1180,540 1330,520,peak 1450,552 1570,524,peak 1680,556"),
    base: 700,
    colour: "#7f8794",
    foot: "#e9b496",
    fadeY: 640,
    shade: "#566c80",
    shadeOpacity: 0.5,
    seed: 14,
    depth: 4,
  })
  return far + nearer
}

const PEAK = points(`
  -60,640 40,590 120,566 190,520 250,500 306,452 360,424 410,372 452,330 492,268 520,226 548,170
  572,132 596,106c 622,104c 636,130 642,178 658,222 668,280 694,322 708,376 744,414 790,436
  836,478 900,500 960,540 1050,566 1150,604 1250,640 1300,700c -60,700c
`)
/** The side that the first sun reaches: from the summit down the ridge to the left. */
const SUNLIT = points(`
  596,106 572,132 548,170 520,226 492,268 452,330 410,372 360,424 306,452 250,500 190,520 120,566
  40,590 -60,640 -60,700 300,700 350,640 420,600 440,540 500,500 520,430 566,390 560,330 600,290
  590,230 616,180 608,140 616,106
`)

function peak(scene: Scene, stippleId: string): string {
  const outline = polygon(roughen(PEAK, { roughness: 0.05, depth: 3, seed: 7 }), { decimals: 0 })
  const sunlit = polygon(roughen(SUNLIT, { roughness: 0.05, depth: 2, seed: 3, close: true }), {
    decimals: 0,
  })
  const clip = scene.clip(outline)
  const body = scene.verticalGradient(100, 660, "#2b5670", "#335f74", [0.6, "#4f7480"], [1, "#c9a598"])
  const light = scene.verticalGradient(
    100,
    640,
    "#ffc08a",
    "#f59f74",
    [0.55, "#d98a78"],
    [0.8, "#8a8490"],
    [1, "#b59a98"],
  )
  const planes = [
    path(outline, body),
    path(sunlit, light),
    ...ravinesInLight(),
    ...ravinesInShade(),
    stippleOverPeak(scene, stippleId),
  ]
  return group(planes, { "clip-path": url(clip) })
}

function ravinesInLight(): string[] {
  const shade = (data: string, opacity: number) => path(data, "#9c5a5c", { opacity })
  return [
    shade(
      "M572 132L566 190 580 230 552 290 560 330 512 396 520 440 452 506 440 560 370 620 330 700H250L330 610 350 560 420 500 436 440 486 390 500 320 540 270 536 210z",
      0.5,
    ),
    shade(
      "M410 372L402 430 350 480 340 530 270 580 230 640 190 700H100L190 610 220 560 290 520 310 470 360 424z",
      0.42,
    ),
    shade("M190 520L180 560 120 600 60 660 0 700H-60V660L40 600 120 566z", 0.34),
  ]
}

function ravinesInShade(): string[] {
  const shade = (data: string, opacity: number) => path(data, "#153a52", { opacity })
  return [
    shade(
      "M622 104L616 180 636 240 616 300 650 350 640 410 690 450 680 520 740 560 730 640 780 700H980L900 620 870 560 800 520 780 470 744 414 708 376 694 322 668 280 658 222 642 178z",
      0.6,
    ),
    shade("M836 478L860 540 930 580 960 640 1040 700H1180L1090 630 1000 590 960 540 900 500z", 0.45),
  ]
}

function stippleOverPeak(scene: Scene, stippleId: string): string {
  const haze = scene.verticalGradient(480, 660, ...stops("0 #f7c49c 0, 1 #fbd2a8 .9"))
  const shade = scene.radialGradient(700, 330, 190, stops("0 #0f3048 .75, .6 #0f3048 .4, 1 #0f3048 0"))
  const glowing = scene.radialGradient(500, 250, 170, stops("0 #ffe6b4 .8, .5 #ffe0a8 .35, 1 #ffe0a8 0"))
  const stippled = [
    path("M-60 400H1400V720H-60z", haze),
    path("M480 90H900V620H480z", shade),
    path("M300 60H720V520H300z", glowing),
  ]
  return group(stippled, { filter: url(stippleId) })
}

const STAIR = points(`
  868,640 812,622 846,600 776,584 800,560 730,548 748,520 690,506 704,478 660,462 672,434 636,416
  650,390 620,372 636,346 610,326 626,302 604,280 620,256 600,236 616,212 602,190 613,168 606,148 610,122
`)

/** The lamps of the stair, and the temple they lead to. */
function stair(scene: Scene): string {
  const line = spline(STAIR, { close: false, decimals: 0, tightness: 0.7 })
  const lamps = { "stroke-dasharray": ".1 9", "stroke-linecap": "round" }
  const halo = scene.radialGradient(609, 88, 56, stops("0 #fff0c0 .95, 1 #ffeab0 0"))
  return joinMarkup([
    stroke(line, "#ffb55a", 10, { opacity: 0.32, "stroke-linecap": "round" }),
    stroke(line, "#fff2c0", 4.2, lamps),
    circle(609, 88, 56, halo),
    path("M588 108V92H630V108z", "#fff6dc"),
    path("M580 94L596 79H622L638 94z", "#b5473f"),
    path("M600 79L604 68H614L618 79z", "#8f3440"),
    path("M595 108v-10h6v10zM617 108v-10h6v10zM605 108v-11h8v11z", "#f2963f"),
  ])
}

function mist(scene: Scene, y: number, height: number, colour: string, opacity: number): string {
  const fading: Stop[] = [
    [0, colour, 0],
    [0.5, colour, opacity],
    [1, colour, 0],
  ]
  return path(
    `M-20 ${y - height}H1620V${y + height}H-20z`,
    scene.verticalGradient(y - height, y + height, ...fading),
  )
}

function seaOfMist(scene: Scene): string {
  const veils = rows<Stratum>("180,588,620,26,3 640,606,520,20,5 1330,584,700,26,9 960,608,420,14,12")
  return mist(scene, 612, 70, "#ffdcb4", 0.85) + strata(veils, { colour: "#fff1d8", opacity: 0.8 })
}

function woodsByTheLake(scene: Scene): string {
  return forest(scene, {
    profile: points("-40,596 160,612 340,632 560,640 800,642 1000,636 1200,622 1420,600 1640,576"),
    crownWidth: [16, 40],
    seed: 5,
    colour: "#4a6a78",
    foot: "#7f8a92",
    fadeY: 690,
    lit: "#d9a890",
    mid: "#688088",
    base: 700,
    dabsPerCrown: 3,
  })
}

/** The white pagoda at the foot of the stair, roofs and their lamps. */
function village(scene: Scene): string {
  const roofs =
    "M930 640l12-12h26l12 12zM1000 636l10-10h24l10 10zM770 644l10-10h22l10 10zM1060 632l10-9h20l10 9z"
  const lamps =
    "M940 644h.1M960 644h.1M1012 641h.1M1030 641h.1M784 648h.1M800 648h.1M1078 637h.1M720 646h.1M690 648h.1"
  const pagoda = peacePagoda(scene, { x: 872, y: 640, width: 74, light: -1 })
  return joinMarkup([
    pagoda,
    path(roofs, "#a8493f"),
    stroke(lamps, "#ffb55a", 12, { "stroke-linecap": "round", opacity: 0.4 }),
    stroke(lamps, "#fff0b8", 4.6, { "stroke-linecap": "round" }),
  ])
}

function drawLake(scene: Scene, shore: string) {
  const surface = `M0 ${WATERLINE}H${WIDTH}V${HEIGHT}H0z`
  const water = scene.verticalGradient(WATERLINE, 800, "#f0bf9c", "#b5a8a8", "#4f7f90")
  const wash = scene.verticalGradient(WATERLINE, 800, ...stops("0 #f7c8a4 .1, .5 #3f7488 .2, 1 #174458 .75"))
  const moonlight = glints({
    x: 1032,
    spread: 60,
    fan: 1,
    fromY: WATERLINE + 4,
    toY: 770,
    count: 26,
    seed: 5,
    farWidth: 20,
    nearWidth: 110,
    farHeight: 1,
    nearHeight: 3,
  })
  const ripples = glints({
    x: 560,
    spread: 620,
    fan: 0.2,
    fromY: WATERLINE + 6,
    toY: 780,
    count: 26,
    seed: 9,
    farWidth: 30,
    nearWidth: 130,
    farHeight: 1,
    nearHeight: 3,
  })
  scene.add(path(surface, water))
  scene.add(
    reflect(scene, shore, WATERLINE, { ripple: 14, opacity: 0.8, squash: 0.62, lift: 2, bottom: 820 }),
  )
  scene.add(
    path(surface, wash),
    path(moonlight, "#fff3d4", { opacity: 0.9 }),
    path(ripples, "#ffe0c0", { opacity: 0.4 }),
  )
}

/** The bank on our side: tea on the right, where the road comes down. */
function drawTeaSlope(scene: Scene) {
  const edge = spline(points("-60,812 200,806 460,812 700,800 900,770 1120,730 1340,690 1660,640"), {
    close: false,
    decimals: 0,
  })
  scene.add(path(`${edge}V960H-60z`, scene.verticalGradient(680, 900, "#3f6a6c", "#24505a", "#15343f")))
  scene.add(
    tea(scene, {
      upper: points("760,800 1000,762 1300,704 1660,648"),
      lower: points("760,850 1000,832 1300,800 1660,748"),
      count: 6,
      farWidth: 8,
      nearWidth: 20,
      crowding: 1.2,
      dark: "#173f48",
      mid: "#37686a",
      lit: "#b08c78",
      seed: 2,
      roughness: 0.6,
    }),
  )
  scene.add(
    forest(scene, {
      profile: points("-40,800 120,812 360,826 620,824 800,812"),
      toX: 800,
      crownWidth: [24, 58],
      seed: 15,
      colour: "#24505c",
      lit: "#b58a78",
      mid: "#3a656c",
      base: 880,
      dabsPerCrown: 3,
    }),
  )
}

/** The road leads down from the tea and along the lake. */
const ROAD = rows<RoadPoint>(
  "1700,752,62 1500,790,72 1260,834,88 960,866,104 600,878,112 250,876,112 -80,864,108",
)

function drawRoad(scene: Scene, stippleId: string) {
  const surface = scene.linearGradient(0, 0, 1600, 0, stops("0 #d9a488, .3 #b58e88, .55 #7f7480, 1 #8f7f88"))
  scene.add(
    path(ribbon(ROAD, { flatness: 0.34, scale: 1.14, dy: 6 }), "#12303e", { opacity: 0.8 }),
    path(ribbon(ROAD, { flatness: 0.34 }), surface),
  )
  const middle = ribbon(ROAD, { flatness: 0.34, scale: 0.02 })
  scene.add(stroke(middle, "#fff0cc", 2.6, { "stroke-dasharray": "26 26", opacity: 0.55 }))
  const lamplight = scene.radialGradient(230, 880, 260, stops("0 #ffdf9a .9, .5 #ffc878 .4, 1 #ffc878 0"), 40)
  const stippled = path("M-40 830H520V930H-40z", lamplight)
  const clip = url(scene.clip(ribbon(ROAD, { flatness: 0.34 })))
  scene.add(group(stippled, { filter: url(stippleId), "clip-path": clip }))
}

const WARES = ["#e8a23a", "#cf4a3a", "#8fa85a", "#fff1d2"]

/** A stall by the road, its lamp lit. */
function drawStall(scene: Scene) {
  const glow = scene.radialGradient(190, 790, 190, stops("0 #ffd98a .75, .5 #ffc070 .25, 1 #ffc070 0"))
  scene.add(circle(190, 790, 190, glow))
  scene.add(stall(scene, { x: 110, y: 862, width: 168, cloth: "#cf4a3a" }))
}

interface Stall {
  x: number
  y: number
  width: number
  cloth: string
}

function stall(scene: Scene, { x, y, width, cloth }: Stall): string {
  const stripes = times(Math.floor(width / 28), (i) =>
    path(`M${x - 4 + i * 28} ${y - 84}l9 -30h13l-6 30z`, "#fff1d2"),
  )
  const wares = times(Math.floor(width / 15), (i) =>
    circle(x + 10 + i * 15, y - 37, 6, itemAt(WARES, i % WARES.length)),
  )
  const keeper = [
    path(`M${x + 96} ${y - 32}c0-22 4-30 12-32h10c9 2 12 10 12 32z`, "#fff6e2"),
    circle(x + 113, y - 72, 8.5, "#5a3a30"),
  ]
  return joinMarkup([
    path(`M${x} ${y}v-84h${width}v84z`, scene.verticalGradient(y - 84, y, "#fff0b4", "#f2a04a")),
    stroke(`M${x + 40} ${y - 84}v12`, "#5a3a30", 2),
    circle(x + 40, y - 68, 6, "#fffbe8"),
    ...keeper,
    path(`M${x - 14} ${y - 82}l20-34h${width - 12}l20 34z`, cloth),
    stripes,
    path(`M${x - 6} ${y - 31}h${width + 12}v7h${-width - 12}z`, "#b5754a"),
    path(`M${x - 2} ${y - 24}h${width + 4}v28h${-width - 4}z`, "#6b3f38"),
    wares,
    stroke(`M${x - 2} ${y - 84}V${y + 4}M${x + width + 2} ${y - 84}V${y + 4}`, "#4a2f34", 5),
  ])
}

/** A rope between two ends, and how far its middle sags. */
type Rope = readonly [fromX: number, fromY: number, toX: number, toY: number, sag: number]

const FLAGS = ["#3f6fae", "#f2c84a", "#cf4a3a", "#fff6e2", "#e8893a"]

function drawFlags(scene: Scene) {
  const ropes = rows<Rope>("-20,690,292,716,34 292,716,548,702,36")
  scene.add(stroke("M292 710V866M548 696V862", "#2a2630", 5), joinMarkup(ropes.map(flagsOn)))
}

function flagsOn([fromX, fromY, toX, toY, sag]: Rope): string {
  const middle: Point = [(fromX + toX) / 2, (fromY + toY) / 2 + sag * 2]
  const rope = `M${fromX} ${fromY}Q${middle[0]} ${middle[1]} ${toX} ${toY}`
  const along = (t: number, from: number, bend: number, to: number) =>
    ((1 - t) ** 2 * from + 2 * t * (1 - t) * bend + t * t * to).toFixed(0)
  const flags = times(12, (k) => {
    const t = (k + 0.7) / 12.4
    const x = along(t, fromX, middle[0], toX)
    const y = along(t, fromY, middle[1], toY)
    return path(`M${x} ${y}h13l-2 18h-10z`, itemAt(FLAGS, k % FLAGS.length))
  })
  return stroke(rope, "#2a2630", 1.8) + joinMarkup(flags)
}

const BUS = { x: 862, y: 882, scale: 1.36 }

/** The bus with its lamps on, pilgrims in its light, and the red car behind it. */
function drawTraffic(scene: Scene) {
  scene.add(
    car(carSymbol(scene, { dark: "#241a2c" }), 1304, 840, 128, {
      flip: true,
      rotation: -8,
      shadowOpacity: 0.4,
    }),
  )
  const { x, y, scale } = BUS
  const lampX = x - 207
  const beam = scene.linearGradient(lampX, 0, 380, 0, stops("0 #fff6cf .75, .4 #fff0bc .25, 1 #fff0bc 0"))
  const halo = stops("0 #fffbe0 .95, .35 #ffefb8 .4, 1 #ffefb8 0")
  scene.add(
    path(`M${lampX} ${y - 46}L370 ${y - 96}V${y + 10}L${lampX} ${y - 30}z`, beam),
    walkers(rows<Walker>("352,874,.66 392,866,.62 424,880,.7 470,868,.64 548,876,.68")),
    ellipse(x - 4, y, 230, 11, "#10202c", { opacity: 0.6 }),
    use(pilgrimBusSymbol(scene), x, y, -scale, scale),
    circle(lampX, y - 42, 56, scene.radialGradient(lampX, y - 42, 56, halo)),
  )
}

function drawNearFrame(scene: Scene) {
  scene.add(
    forest(scene, {
      profile: points("-40,912 300,922 800,926 1100,912 1300,880 1460,836 1640,770"),
      crownWidth: [46, 104],
      seed: 25,
      colour: "#0f2a38",
      lit: "#7a6a68",
      mid: "#1d3f4c",
      base: 960,
      dabsPerCrown: 3,
    }),
  )
  const dark = fern({ x: 0, y: 0, count: 9, leaflets: 12, length: 190, seed: 4, droop: 76 })
  const lit = fern({ x: 4, y: 8, count: 4, leaflets: 10, length: 150, seed: 14, droop: 72 })
  scene.add(
    stroke("M1520 960Q1508 800 1530 640", "#0f2a38", 20),
    group([path(dark, "#0f2a38"), path(lit, "#3f6068")], { transform: "translate(1530 640)" }),
  )
  scene.add(path(birds(rows<Bird>("800,300,32,.1 848,282,26,-.08 766,324,20,.05 890,312,16")), "#3f5f6a"))
}
