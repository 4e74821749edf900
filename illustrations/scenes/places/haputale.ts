import { mix } from "../drawing/colour.ts"
import { group, joinMarkup, path, stroke, url, use } from "../drawing/elements.ts"
import { spline } from "../drawing/lines.ts"
import { itemAt } from "../drawing/lists.ts"
import { lerp, smoothTable } from "../drawing/numbers.ts"
import { Pen } from "../drawing/pen.ts"
import { type Point, points, rows } from "../drawing/points.ts"
import { type Stratum, strata } from "../nature/clouds.ts"
import { canopyEdge } from "../nature/forest.ts"
import { blades } from "../nature/grass.ts"
import { mountains } from "../nature/mountains.ts"
import { type RoadPoint, ribbon } from "../nature/road.ts"
import { glow, sky, sun } from "../nature/sky.ts"
import { tea } from "../nature/tea.ts"
import { Scene, type SceneEntry, type Stop, stops } from "../scene.ts"
import { car, carSymbol } from "../subjects/car.ts"
import { type LimbPoint, limbs } from "../subjects/limbs.ts"
import { teaPluckerSymbol } from "../subjects/people-at-work.ts"
import { canopy, type Lobe } from "../subjects/rain-tree.ts"
import { silverOakSymbol } from "../subjects/silver-oak.ts"

export const scene: SceneEntry = { name: "haputale", focus: 0.32, draw }

function draw(): Scene {
  const scene = new Scene({ title: "Haputale: the road above the clouds", prefix: "h" })
  const stippleUrl = url(scene.stipple({ size: 1.15, seed: 4 }))
  drawSky(scene)
  drawSeaOfCloud(scene, stippleUrl)
  drawTeaSpur(scene, stippleUrl)
  drawPluckers(scene)
  drawLookout(scene)
  drawShoulder(scene, stippleUrl)
  drawRoad(scene, stippleUrl)
  drawTeaBelowRoad(scene)
  drawKerb(scene)
  scene.add(car(carSymbol(scene), 470, 832, 172, { rotation: -5, shadowOpacity: 0.45 }))
  drawNearSlope(scene)
  return scene.finish()
}

function drawSky(scene: Scene) {
  scene.add(sky(scene, stops("0 #2f6f94, .18 #79a9b0, .32 #f3cfb4, .44 #fbdcae, .55 #ffedc8")))
  scene.add(glow(scene, { x: 420, y: 330, radius: 620, colour: "#fff4d4", opacity: 0.9 }))
  scene.add(sun({ x: 420, y: 300, radius: 64, colour: "#fffbee", halo: "#fff3d4", opacity: 0.24 }))
  const banks = rows<Stratum>("1180,100,620,26,3 160,110,460,20,6 820,180,460,14,9 1420,230,420,14,12")
  scene.add(strata(banks, { colour: "#fff3dc", opacity: 0.6 }))
  const range = mountains(scene, {
    keys: rows(`
      -60,430 120,400,peak 260,430 600,440 760,396,peak 900,430 1060,350,peak 1200,400 1330,330,peak
      1460,390 1680,360
    `),
    base: 560,
    colour: "#d3b3ae",
    foot: "#fbe0c0",
    fadeY: 480,
    shade: "#a88a9c",
    shadeOpacity: 0.5,
    seed: 4,
    depth: 4,
  })
  scene.add(range)
}

/** Banks of cloud below the viewer, one in front of the other, with hills rising out of them. */
function drawSeaOfCloud(scene: Scene, stippleUrl: string) {
  const haze = scene.verticalGradient(410, 760, ...stops("0 #ffedd4 0, .3 #fff1da .9, 1 #efb3a2"))
  scene.add(path("M-20 410H1620V920H-20z", haze))
  scene.add(FAR_BANKS.map((bank) => cloudBank(scene, bank, stippleUrl)))
  scene.add(hillIsland(scene))
  scene.add(NEAR_BANKS.map((bank) => cloudBank(scene, bank, stippleUrl)))
}

interface CloudBank {
  /** The line of its swells and hollows. */
  profile: readonly Point[]
  toX?: number
  /** Minimum and maximum width of a billow. */
  billows: readonly [number, number]
  /** How far down it fades out. */
  depth: number
  lit: string
  shade: string
  seed: number
}

const FAR_BANKS: readonly CloudBank[] = [
  {
    profile: points("-60,436 120,430 300,442 520,452 760,440 1000,462 1240,500"),
    toX: 1200,
    billows: [20, 70],
    depth: 70,
    lit: "#fff6e4",
    shade: "#f6cdb2",
    seed: 3,
  },
  {
    profile: points("-60,474 90,462 240,484 420,496 640,474 860,486 1060,530"),
    toX: 1060,
    billows: [30, 120],
    depth: 90,
    lit: "#fff7e8",
    shade: "#f1bda6",
    seed: 7,
  },
]
const NEAR_BANKS: readonly CloudBank[] = [
  {
    profile: points("-60,536 120,552 300,540 470,516 650,536 820,566 1000,600"),
    billows: [40, 160],
    depth: 120,
    lit: "#fff9ec",
    shade: "#e9a99a",
    seed: 13,
  },
  {
    profile: points("-60,590 60,600 180,640 330,650 520,604 700,640 900,700"),
    billows: [60, 200],
    depth: 150,
    lit: "#fffaf0",
    shade: "#dd9690",
    seed: 27,
  },
]
/** The last bank, before the foot of the tea. */
const LAPPING_BANK: CloudBank = {
  profile: points("-60,690 120,726 270,724 420,694 540,716 640,770 700,830"),
  toX: 690,
  billows: [60, 180],
  depth: 130,
  lit: "#fffcf4",
  shade: "#d68d8c",
  seed: 41,
}

/** Billows along a profile, lit on their crests, fading downwards in stipple. */
function cloudBank(scene: Scene, bank: CloudBank, stippleUrl: string): string {
  const { profile, toX = 1000, billows, depth, seed } = bank
  const top = Math.min(...profile.map(([, y]) => y)) - billows[1] * 0.3
  const base = top + depth * 2
  const { outline } = canopyEdge({
    profile,
    fromX: -60,
    toX,
    crownWidth: billows,
    crownHeight: 0.34,
    bumps: [2, 4],
    base,
    seed,
  })
  const shape = scene.define((id) => `<path id="${id}" d="${outline}"/>`)
  const body = scene.verticalGradient(top, base, ...bodyStops(bank))
  const dusk = scene.verticalGradient(top, base, ...duskStops(bank))
  return joinMarkup([
    `<use href="#${shape}" fill="${body}"/>`,
    `<use href="#${shape}" fill="${dusk}" filter="${stippleUrl}"/>`,
  ])
}

const bodyStops = ({ lit, shade }: CloudBank): Stop[] => [
  [0, lit],
  [0.3, mix(lit, shade, 0.35), 1],
  [0.6, shade, 0.7],
  [1, shade, 0],
]

const duskStops = ({ shade }: CloudBank): Stop[] => [
  [0.16, shade, 0],
  [0.42, shade, 0.4],
  [0.8, shade, 0],
]

function hillIsland(scene: Scene): string {
  return mountains(scene, {
    keys: rows("540,640 700,560 800,500 880,452,peak 980,500 1080,540 1200,600"),
    base: 640,
    colour: "#8aa09c",
    foot: "#f3d3b8",
    fadeY: 590,
    shade: "#5f8490",
    shadeOpacity: 0.6,
    seed: 14,
    depth: 4,
  })
}

/** The spur that climbs to the seat: its left flank in the sun, the other turned away. */
function drawTeaSpur(scene: Scene, stippleUrl: string) {
  const upper = points("520,690 680,640 860,570 1030,500 1190,440 1340,404 1480,400 1680,420")
  const lower = points("460,880 640,884 820,880 1000,876 1170,866 1330,856 1480,850 1680,850")
  const outline = `${spline(upper, { close: false, decimals: 0 })}V920H420z`
  const field = tea(scene, {
    upper,
    lower,
    count: 18,
    farWidth: 8,
    nearWidth: 28,
    crowding: 1.15,
    dark: "#2a6354",
    mid: "#4f9460",
    lit: "#a3c76a",
    far: { dark: "#5f9480", mid: "#84b084", lit: "#c4d494" },
    bright: "#e6e8a4",
    seed: 5,
    roughness: 0.55,
  })
  scene.add(path(outline, "#4f8a63"), field)
  scene.add(group(shadeOfSpur(scene, stippleUrl), { "clip-path": url(scene.clip(outline)) }))
}

/** The far flank lies in shade: a thin wash, and stipple that fades out over the ridge. */
function shadeOfSpur(scene: Scene, stippleUrl: string): string[] {
  const flank =
    "M1384 396C1350 450 1290 500 1256 560C1230 610 1250 660 1204 716C1150 780 1080 800 1010 930H1700V396z"
  const overRidge =
    "M1330 396C1290 460 1200 500 1170 570C1150 630 1170 690 1110 740C1060 790 960 820 920 930H1700V396z"
  const wash = scene.linearGradient(1130, 560, 1560, 700, stops("0 #1d5a54 0, .4 #194e4e .42, 1 #143f46 .66"))
  const fine = scene.linearGradient(1120, 600, 1420, 690, stops("0 #1d5a54 0, .5 #1d5a54 .3, 1 #143f46 .16"))
  return [path(flank, wash), group(path(overRidge, fine), { filter: stippleUrl })]
}

/** Draws three pluckers in the sun, waist-deep in tea. */
function drawPluckers(scene: Scene) {
  const red = teaPluckerSymbol(scene, { sari: "#c9573a", cloth: "#f6e3b4" })
  const blue = teaPluckerSymbol(scene, { sari: "#2f6f8a", cloth: "#f2b544" })
  scene.add(use(blue, 1040, 712, 0.4), use(red, 1086, 706, -0.4, 0.4), use(blue, 1004, 774, -0.46, 0.46))
}

/** Silver oaks on the ridge, and the seat with its red roof, where the road ends. */
function drawLookout(scene: Scene) {
  const colours = { dark: "#2f6a60", lit: "#9abf80", trunk: "#5a5650", light: -1 }
  const oaks = [3, 8].map((seed) => silverOakSymbol(scene, { ...colours, seed, clumps: 8 }))
  const trees = rows<readonly [x: number, y: number, height: number, kind: number]>(`
    1000,516,64,1 1204,436,120,0 1232,430,84,1 1262,424,56,0 1486,404,112,1 1512,406,160,0 1556,410,128,1
    1592,414,176,0
  `)
  for (const [x, y, height, kind] of trees) scene.add(use(itemAt(oaks, kind), x, y, height / 200))
  drawSeat(scene)
}

function drawSeat(scene: Scene) {
  scene.add(
    path("M1352 404V366H1430V404z", "#fff1d4"),
    path("M1410 404V366H1430V404z", "#dcb496"),
    path("M1338 368L1364 340H1420L1446 368z", "#c9573a"),
    path("M1410 340H1420L1446 368H1426z", "#8f3a3a"),
    path("M1364 404v-26h12v26zM1388 404v-26h12v26z", "#4f7f80"),
  )
}

/** The shoulder of the hill that carries the road, before the last cloud and the trees below it. */
function drawShoulder(scene: Scene, stippleUrl: string) {
  scene.add(cloudBank(scene, LAPPING_BANK, stippleUrl))
  scene.add(gumTrees())
  const ground = scene.verticalGradient(760, 900, "#2f6d58", "#12393a")
  const foot = "M-60 846C180 812 420 780 640 762L840 748C906 776 960 826 1010 940H-60z"
  scene.add(path(foot, ground))
}

/** Two gum trees below the road, dark against the cloud. */
function gumTrees(): string[] {
  const boughs = [
    rows<LimbPoint>("84,900,26 76,800,20 82,700,16 70,610,12 60,540,8 66,470,3"),
    rows<LimbPoint>("79,720,11 112,640,8 138,580,5 150,540,2"),
    rows<LimbPoint>("74,650,9 34,600,6 4,560,4 -20,530,2"),
    rows<LimbPoint>("64,570,6 96,520,4 108,480,2"),
    rows<LimbPoint>("196,900,14 190,800,10 196,730,7 188,670,3"),
    rows<LimbPoint>("193,760,5 214,720,4 224,690,2"),
  ]
  const leaves = { colour: "#174a4c", mid: "#205a55", lit: "#4a8a70", dark: "#123a40", light: 1 }
  const masses = { dabsPerCrown: 2, dabWidth: 5, size: 0.3, density: 1, flatness: 0.4, seed: 6 }
  const lobes = rows<Lobe>(`
    -30,548,110,40 14,516,104,44 70,476,98,44 120,508,92,38 98,546,64,28 152,562,88,34 26,580,70,28
    -34,616,100,36 190,676,66,30 226,702,52,24 172,716,48,22
  `)
  return [path(limbs(boughs), "#143a40"), canopy(lobes, { ...leaves, ...masses })]
}

const ROAD = rows<RoadPoint>(`
  -60,884,150 180,850,128 420,816,104 640,796,84 800,776,66 850,744,52 770,716,42 700,694,34
  740,668,28 860,650,24 1010,634,20 1090,610,17 1060,584,14 1000,562,12 1040,538,10 1140,512,8.5
  1230,482,7 1290,452,6 1340,420,5 1380,404,4
`)

/** Hairpins up the spur. */
function drawRoad(scene: Scene, stippleUrl: string) {
  const surface = ribbon(ROAD, { flatness: 0.42 })
  const verge = ribbon(ROAD, { scale: 1.14, dy: 4, flatness: 0.42 })
  scene.add(path(verge, "#1d4f48", { opacity: 0.8 }))
  const dusty = scene.linearGradient(0, 880, 1300, 420, stops("0 #6b5468, .4 #a8857f, 1 #fbe3bd"))
  scene.add(path(surface, dusty))
  const shade = scene.linearGradient(0, 0, 800, 0, stops("0 #2f2848 .75, 1 #2f2848 0"))
  const onRoad = url(scene.clip(surface))
  scene.add(group(path("M-60 740H900V940H-60z", shade), { filter: stippleUrl, "clip-path": onRoad }))
  const middle = ROAD.slice(0, 6).map(([x, y]): Point => [x, y + 2])
  const dashes = { "stroke-dasharray": "34 26", opacity: 0.85 }
  scene.add(stroke(spline(middle, { close: false, decimals: 0 }), "#fff1d0", 4, dashes))
}

function drawTeaBelowRoad(scene: Scene) {
  const field = tea(scene, {
    upper: points("-60,950 180,912 420,878 640,852 800,828 890,800"),
    lower: points("-40,1040 200,1010 440,980 680,950 860,930 1040,910"),
    count: 5,
    farWidth: 17,
    nearWidth: 34,
    crowding: 1,
    dark: "#0f3335",
    mid: "#1f584a",
    lit: "#4f9056",
    bright: "#9cc268",
    seed: 22,
    roughness: 0.6,
  })
  scene.add(field)
}

/** The whitewashed kerb on the drop side. */
function drawKerb(scene: Scene) {
  const kerb = points("-60,846 180,818 420,791 640,776 800,764")
  const footY = (x: number) => smoothTable(kerb, x)
  const white = new Pen(0)
  const red = new Pen(0)
  let x = -60
  for (let i = 0; x < 790; i++) {
    const near = (x + 60) / 850
    const width = lerp(40, 16, near)
    const height = lerp(17, 6, near)
    const pen = i % 2 ? red : white
    pen.moveTo(x, footY(x)).lineTo(x, footY(x) - height)
    pen
      .lineTo(x + width, footY(x + width) - height)
      .lineTo(x + width, footY(x + width))
      .close()
    x += width
  }
  scene.add(path(white.path, "#fff6e4"), path(red.path, "#c9473a"))
}

/** Draws the near tea, and grass in the corner. */
function drawNearSlope(scene: Scene) {
  const upper = points("760,950 860,892 980,850 1120,820 1290,800 1460,788 1680,784")
  const field = {
    upper,
    lower: points("800,1020 920,1000 1040,990 1180,980 1340,970 1500,960 1700,950"),
    count: 6,
    farWidth: 24,
    nearWidth: 48,
    crowding: 1.05,
    dark: "#0f3335",
    mid: "#1b5148",
    lit: "#43825a",
    bright: "#8fb86a",
    seed: 2,
    roughness: 0.6,
  }
  scene.add(path(`${spline(upper, { close: false, decimals: 0 })}V940H740z`, "#12393a"), tea(scene, field))
  const dark = blades({
    fromX: -30,
    toX: 420,
    y: 912,
    count: 70,
    height: [16, 62],
    width: 8,
    seed: 5,
    lean: 0.5,
  })
  const lit = blades({
    fromX: -30,
    toX: 380,
    y: 912,
    count: 34,
    height: [14, 48],
    width: 5,
    seed: 8,
    lean: 0.5,
  })
  scene.add(path(dark, "#12393a"), path(lit, "#5f9c56"))
}
