import { group, path, stroke, url, use } from "../drawing/elements.ts"
import { bandBetween, polygon, spline } from "../drawing/lines.ts"
import { itemAt, times } from "../drawing/lists.ts"
import { degreesToRadians, table } from "../drawing/numbers.ts"
import { type Point, points, rows } from "../drawing/points.ts"
import { seededRandom } from "../drawing/random.ts"
import { type Stratum, strata } from "../nature/clouds.ts"
import { forest } from "../nature/forest.ts"
import { blades } from "../nature/grass.ts"
import { branch } from "../nature/leaves.ts"
import { type CrestKey, mountains } from "../nature/mountains.ts"
import { type RoadPoint, ribbon } from "../nature/road.ts"
import { glow, sky, sun } from "../nature/sky.ts"
import { tea } from "../nature/tea.ts"
import { Scene, type SceneEntry, stops } from "../scene.ts"
import { camera, onArc } from "../subjects/camera.ts"
import { car, carSymbol } from "../subjects/car.ts"
import { agapanthusSymbol } from "../subjects/garden-plants.ts"
import type { LimbPoint } from "../subjects/limbs.ts"
import { person } from "../subjects/people.ts"
import { silverOakSymbol } from "../subjects/silver-oak.ts"
import { station } from "../subjects/station.ts"
import { train } from "../subjects/train.ts"

export const scene: SceneEntry = { name: "bandarawela", focus: 0.46, draw }

const MIST = "#fbe9e2"
const NEAR_DARK = "#12343f"

function draw(): Scene {
  const scene = new Scene({ title: "Bandarawela: the hill station among eucalyptus", prefix: "bw" })
  const stippleUrl = url(scene.stipple({ size: 1.15, seed: 4 }))
  drawSky(scene)
  drawRanges(scene)
  const oak = silverOak(scene)
  drawTeaRise(scene, oak)
  drawHotelKnoll(scene, oak)
  drawTown(scene)
  drawRailway(scene)
  drawBankOfRailway(scene)
  drawStation(scene, stippleUrl, oak)
  drawForecourt(scene, stippleUrl)
  drawFence(scene)
  drawPeopleAndCar(scene)
  const flower = drawFlowerBed(scene)
  drawEucalyptus(scene, stippleUrl)
  drawFlowersUnderTrees(scene, flower)
  return scene.finish({ vignetteColour: "#1c1c3c", vignette: 0.26 })
}

function drawSky(scene: Scene) {
  scene.add(sky(scene, stops("0 #4a62a0, .2 #8e9bd0, .38 #dccbe0, .5 #ffe6cf")))
  scene.add(glow(scene, { x: 300, y: 270, radius: 640, colour: "#fff0d8", opacity: 0.95 }))
  scene.add(sun({ x: 300, y: 196, radius: 50, colour: "#fffaf0", halo: "#fff4e2", rings: 3, opacity: 0.22 }))
  const bands = rows<Stratum>("900,90,620,26,3 180,90,420,16,6 1240,200,460,16,9 620,190,360,10,15")
  scene.add(strata(bands, { colour: "#fff6f2", opacity: 0.6 }))
}

function drawRanges(scene: Scene) {
  const far = rows<CrestKey>(`
    -60,370 110,320 230,268,peak 340,330 460,300,peak 600,360 760,330 900,262,peak 1010,306
    1120,240,peak 1250,300 1400,340 1680,360
  `)
  const nearer = rows<CrestKey>(`
    -60,420 120,390 260,370,peak 420,420 600,440 820,420 980,350,peak 1120,400 1300,380,peak
    1680,440
  `)
  const range = { shadeOpacity: 0.5, roughness: 0.08, depth: 4 }
  scene.add(
    mountains(scene, {
      ...range,
      keys: far,
      base: 600,
      colour: "#9aa3d2",
      foot: MIST,
      fadeY: 480,
      shade: "#6f7cb8",
      seed: 6,
    }),
  )
  scene.add(
    mountains(scene, {
      ...range,
      keys: nearer,
      base: 640,
      colour: "#8aa0bf",
      foot: "#e6dfe6",
      fadeY: 520,
      shade: "#5c78a4",
      seed: 16,
    }),
  )
  const mist = stops(`0 ${MIST} 0, .55 ${MIST} .95, 1 ${MIST} .5`)
  scene.add(path("M0 380H1600V620H0z", scene.verticalGradient(390, 580, ...mist)))
}

function silverOak(scene: Scene): string {
  return silverOakSymbol(scene, {
    dark: "#2b5a63",
    lit: "#5f8f86",
    trunk: "#4f4a5c",
    clumps: 7,
    seed: 3,
    light: -1,
  })
}

/** Distant trees are partly transparent, so that the haze is visible through them. */
const FAR = 0.5

type Tree = readonly [x: number, y: number, height: number, isSlim?: number]

/** A mirrored tree would be lit from the wrong side: every other one is only made slimmer. */
function drawTrees(scene: Scene, tree: string, opacity: number | undefined, list: readonly Tree[]) {
  for (const [x, y, height, isSlim] of list)
    scene.add(use(tree, x, y, (height / 200) * (isSlim ? 0.78 : 1), height / 200, 0, { opacity }))
}

/** The rise on the left, under tea. */
function drawTeaRise(scene: Scene, oak: string) {
  drawTrees(scene, oak, FAR, rows("24,440,120 66,434,78,1 372,462,70 404,470,112,1 560,500,60"))
  const crest = points("-60,440 120,420 300,430 480,470 640,520 800,560")
  scene.add(path(`${spline(crest, { close: false, decimals: 0 })}V700H-60z`, "#6f9c90"))
  const field = tea(scene, {
    upper: crest,
    lower: points("-60,640 120,640 300,640 480,650 640,650 800,650"),
    count: 9,
    farWidth: 8,
    nearWidth: 20,
    crowding: 1.1,
    dark: "#3f7578",
    mid: "#6a9c84",
    lit: "#b9d294",
    far: { dark: "#86aaa6", mid: "#a3c2b0", lit: "#d6e2c0" },
    seed: 3,
    roughness: 0.5,
  })
  scene.add(field)
}

function drawHotelKnoll(scene: Scene, oak: string) {
  drawTrees(scene, oak, FAR, rows("926,486,96 968,474,140,1 1010,462,84 1302,430,110,1 1352,434,150"))
  scene.add(hotel(1040, 430))
  const crest = points("640,600 800,540 960,470 1100,426 1230,412 1370,424 1520,460 1680,500")
  const grass = scene.linearGradient(820, 420, 1500, 640, stops("0 #a9c795, .5 #6f9c84, 1 #3f7478"))
  scene.add(path(`${spline(crest, { close: false, decimals: 0 })}V720H600z`, grass))
}

/** The planters' hotel: a long veranda, pillars, red roofs. Its left side at x, its foot at y. */
function hotel(x: number, y: number) {
  const bay = (i: number) => path(`M${x + 6 + i * 21} ${y}v-38h13v38z`, i === 4 ? "#ffdca0" : "#5f7488")
  return [
    path(`M${x} ${y}v-54h190v54z`, "#fff3e2"),
    path(`M${x + 130} ${y}v-54h60v54z`, "#d9c0cc"),
    path(`M${x - 12} ${y - 50}l26-34h162l26 34z`, "#c05446"),
    path(`M${x + 120} ${y - 50}l14-34h42l26 34z`, "#963c44"),
    path(`M${x + 58} ${y - 50}v-36l34-30 34 30v36z`, "#fff3e2"),
    path(`M${x + 96} ${y - 50}v-63l30 27v36z`, "#d9c0cc"),
    path(`M${x + 48} ${y - 82}l44-42 44 42-8 2-36-34-36 34z`, "#c05446"),
    times(9, bay),
    path(`M${x - 4} ${y - 4}h198v5h-198zM${x} ${y - 42}h190v4h-190z`, "#fffaf0"),
    path(`M${x + 82} ${y - 74}h20v16h-20z`, "#5f7488"),
  ]
}

/** Houses that climb the slope between rows of trees. */
function drawTown(scene: Scene) {
  scene.add(
    treeRow(scene, {
      profile: points("680,560 900,520 1100,480 1300,470 1640,520"),
      seed: 12,
      colours: ["#5f9086", "#7fa896", "#c3d8a4", "#7aa48c"],
      crownWidth: [34, 74],
      fromX: 660,
      toX: 1440,
    }),
  )
  drawHouses(scene, rows("916,528,42,22 1072,500,62,30 1120,492,40,22 1236,486,48,26"), 0)
  scene.add(
    treeRow(scene, {
      profile: points("640,590 860,560 1060,530 1300,528 1640,560"),
      seed: 22,
      colours: ["#477c7c", "#5a8a84", "#a9c794", "#5c8f82"],
      crownWidth: [36, 76],
      fromX: 620,
      toX: 1500,
    }),
  )
  drawHouses(scene, rows("948,580,70,36 1004,574,46,26 1176,556,54,30 1302,560,64,32"), 1)
  scene.add(church())
  scene.add(
    treeRow(scene, {
      profile: points("-40,584 200,594 420,606 620,600 860,604 1100,590 1400,590 1640,570"),
      seed: 32,
      colours: ["#2b5c66", "#3f7276", "#8fb08c", "#3f7474"],
      crownWidth: [42, 84],
    }),
  )
}

interface TreeRow {
  profile: readonly Point[]
  seed: number
  colours: readonly [colour: string, foot: string, lit: string, mid: string]
  crownWidth: readonly [number, number]
  fromX?: number
  toX?: number
}

function treeRow(scene: Scene, { colours: [colour, foot, lit, mid], ...row }: TreeRow): string {
  const tones = { colour, foot, lit, mid }
  return forest(scene, {
    ...row,
    ...tones,
    crownHeight: 0.46,
    fadeY: 680,
    base: 720,
    dabsPerCrown: 2,
    skip: 0.3,
  })
}

type House = readonly [x: number, y: number, width: number, height: number]

const WALLS = ["#fff3e2", "#f6dcd2", "#e3e6ee"]
const ROOFS = ["#c8604c", "#b54c44", "#d9795a"]

function drawHouses(scene: Scene, houses: readonly House[], first: number) {
  houses.forEach((place, i) => {
    scene.add(house(place, itemAt(WALLS, (first + i) % 3), itemAt(ROOFS, (first + i) % 3)))
  })
}

function house([x, y, width, height]: House, wall: string, roof: string) {
  const eaves = y - height
  const ridge = y - height - height * 0.6
  const windows = times(
    Math.floor(width / 15),
    (i) => `M${x + 6 + i * 14} ${Math.round(y - height * 0.7)}h7v${Math.round(height * 0.36)}h-7z`,
  )
  return [
    path(`M${x} ${y}v${-height}h${width}v${height}z`, wall),
    path(`M${x + width * 0.66} ${y}v${-height}h${width * 0.34}v${height}z`, "#c0b0c0"),
    path(
      `M${x - 4} ${eaves}L${x + width * 0.18} ${ridge}H${x + width * 0.82}L${x + width + 4} ${eaves}z`,
      roof,
    ),
    path(
      `M${x + width * 0.62} ${eaves}L${x + width * 0.7} ${ridge}H${x + width * 0.82}L${x + width + 4} ${eaves}z`,
      "#93404a",
    ),
    path(windows.join(""), "#6f8094"),
  ]
}

/** A church with a small spire. */
function church(): string {
  const parts = [
    path("M600 560v-50h74v50z", "#e3dde6"),
    path("M592 514l18-26h52l18 26z", "#a8505a"),
    path("M586 560v-84h28v84z", "#fff3e2"),
    path("M602 560v-84h12v84z", "#c9b8c6"),
    path("M580 480l20-52 20 52z", "#8f4a58"),
    path("M600 428v-16M594 418h12", "#fff"),
    stroke("M600 430v-18M594 419h12", "#fff6e8", 2.4),
    path("M594 520v-16a6 6 0 0 1 12 0v16z", "#5f7488"),
  ]
  return group(parts, { transform: "translate(-168 4)" })
}

/** The railway line, which bends round the hill to the station: metres from the head of the train, up, and outwards. */
const LINE = onArc(
  camera({ x: -137, y: 9, z: 0, focalLength: 1200, canvasX: 800, canvasY: 560 }),
  150,
  degreesToRadians(-60),
)
const LENGTHS = times(13, (i) => -18 + i * 12)

function drawRailway(scene: Scene) {
  const strip = (from: number, to: number, up: number) => {
    const edge = (outward: number) => LENGTHS.map((along) => LINE(along, up, outward))
    return polygon([...edge(from), ...edge(to).toReversed()])
  }
  const ballast = scene.linearGradient(880, 0, 1500, 0, stops("0 #cdb9b8, 1 #7f7f96"))
  scene.add(path(strip(-3.4, 3, 0), ballast), path(strip(-3.8, -3.4, 0), "#4f4a68"))
  scene.add(path(strip(-0.85, -0.7, 0.2) + strip(0.7, 0.8, 0.2), "#4a4460"))
  const blueTrain = train({
    at: LINE,
    along: 0,
    direction: -1,
    cars: 6,
    railHeight: 0.2,
    side: "#2a62a6",
    stripe: "#fff0d2",
    roof: "#cfd3e6",
    glass: "#142f52",
    dark: "#252a44",
    end: "#1d4a86",
  })
  scene.add(blueTrain)
}

/** Shrubs between the line and the forecourt. */
function drawBankOfRailway(scene: Scene) {
  const shrubs = forest(scene, {
    profile: points("880,724 1000,716 1140,700 1300,678 1460,664 1640,650"),
    fromX: 884,
    toX: 1640,
    crownWidth: [30, 66],
    crownHeight: 0.42,
    seed: 52,
    colour: "#245660",
    foot: "#3f7274",
    fadeY: 760,
    lit: "#9fc08c",
    mid: "#42796f",
    base: 740,
    dabsPerCrown: 2,
    skip: 0.15,
  })
  scene.add(shrubs)
}

/** White rails along the forecourt. */
function drawFence(scene: Scene) {
  const rails = "M936 716L1640 730M936 725L1640 740"
  const posts = "M936 722L1640 737"
  scene.add(stroke(rails, "#fff0d8", 2.2), stroke(posts, "#fff0d8", 28, { "stroke-dasharray": "3 31" }))
}

const STATION_OUTLINE =
  "M230 648L284 582H340V550H366V582H506L560 490 614 582H770V550H796V582H836L890 648H870V724H258V648z"

/** Draws the station behind silver oaks on the left; its right wing turns from the light. */
function drawStation(scene: Scene, stippleUrl: string, oak: string) {
  drawTrees(scene, oak, undefined, rows("52,700,250 214,700,190,1 150,704,300,1"))
  scene.add(
    station(scene, 250, 724, {
      wall: "#fff1d6",
      wallShade: "#a98fa4",
      roofLit: "#e07a58",
      roofDark: "#6b2b40",
    }),
  )
  const shade = scene.linearGradient(640, 0, 930, 0, stops("0 #7a4058 0, 1 #5a2f54 .62"))
  const light = scene.linearGradient(230, 0, 430, 0, stops("0 #fff0cc .75, 1 #fff0cc 0"))
  const stippled = [path("M500 480H900V724H500z", shade), path("M200 570H470V650H200z", light)]
  const onStation = { "clip-path": url(scene.clip(STATION_OUTLINE)) }
  scene.add(group(group(stippled, { filter: stippleUrl }), onStation))
}

/** The edge of the grass, right and left of the station. */
const GRASS_EDGE =
  "M900 730H1640V752C1600 744 1560 758 1500 748C1460 742 1430 752 1380 744C1330 740 1290 748 1230 740C1160 736 1100 744 1040 737C990 735 940 738 900 736z"
const LAWN = "M-20 714H244V737C200 735 180 744 130 740C90 738 60 748-20 742z"

/** The road, and the long shadows of the morning. */
function drawForecourt(scene: Scene, stippleUrl: string) {
  const lit = scene.verticalGradient(734, 900, "#ffe3c4", "#d9a894", "#7f6280")
  scene.add(path("M-20 734H1620V920H-20z", lit))
  scene.add(path(GRASS_EDGE, "#3c6f72"), path(LAWN, "#3f7276"))
  scene.add(path("M240 737H880L1090 776 980 790H560L330 766z", "#7a5f86", { opacity: 0.55 }))
  const near = scene.verticalGradient(770, 900, ...stops("0 #5f4678 0, 1 #4a3868 .7"))
  scene.add(group(path("M0 734H1600V900H0z", near), { filter: stippleUrl }))
  const road = rows<RoadPoint>(
    "-60,800,84 200,802,84 520,800,86 820,812,94 1080,846,120 1240,900,170 1290,960,220",
  )
  const flatness = 0.34
  const tarmac = scene.linearGradient(0, 0, 1300, 0, stops("0 #a98a9c, .5 #8a7090, 1 #57486e"))
  scene.add(path(ribbon(road, { flatness, scale: 1.1, dy: 4 }), "#5a4470", { opacity: 0.6 }))
  scene.add(path(ribbon(road, { flatness }), tarmac))
  const middle = ribbon(road, { flatness, scale: 0.02 })
  scene.add(stroke(middle, "#fff0dc", 3, { "stroke-dasharray": "34 30", opacity: 0.75 }))
}

function drawPeopleAndCar(scene: Scene) {
  const place = (x: number, y: number, size: number, top: string, legs: string) =>
    group(person({ top, legs }), { transform: `translate(${x} ${y})scale(${size})` })
  scene.add(
    place(700, 742, 0.5, "#d8432f", "#3a3f5c"),
    place(724, 744, 0.46, "#f2c25a", "#6b3a4c"),
    place(420, 742, 0.48, "#fff6e6", "#4f6a86"),
    place(930, 746, 0.5, "#4f7fa0", "#2f2f48"),
    path("M906 746v-18h16v18z", "#a8643c"),
  )
  scene.add(car(carSymbol(scene, { dark: "#2f2034" }), 846, 832, 168, { flip: true, shadow: "#4a3458" }))
}

/** @returns the agapanthus. */
function drawFlowerBed(scene: Scene): string {
  const bed = forest(scene, {
    profile: points("-40,800 120,812 300,850 480,886 660,920"),
    toX: 660,
    crownWidth: [34, 76],
    crownHeight: 0.5,
    seed: 42,
    colour: NEAR_DARK,
    lit: "#4f8a80",
    mid: "#1f4f58",
    base: 930,
    dabsPerCrown: 3,
  })
  const straps = blades({
    fromX: -20,
    toX: 470,
    y: 916,
    count: 26,
    height: [60, 170],
    width: 15,
    seed: 5,
    lean: 0.5,
  })
  scene.add(bed, path(straps, "#1b4a52"))
  const flower = agapanthusSymbol(scene, {
    stem: "#2f6a60",
    dark: "#3d459c",
    mid: "#6a78cc",
    pale: "#d3d4f6",
  })
  drawFlowers(scene, flower, rows("4,880,1.6 124,922,1.4 66,908,1.95 214,926,1.6 292,940,1.1 404,946,1.3"))
  return flower
}

function drawFlowers(
  scene: Scene,
  flower: string,
  list: readonly (readonly [x: number, y: number, size: number])[],
) {
  for (const [x, y, size] of list) scene.add(use(flower, x, y, size))
}

/** Pale boles with peeled bark, and hanging leaves. */
function drawEucalyptus(scene: Scene, stippleUrl: string) {
  const limbs =
    "M1440 276C1398 200 1350 134 1286 94C1362 122 1416 172 1468 240zM1446 396C1500 336 1556 304 1624 276C1560 316 1510 356 1462 410zM1546 216C1520 130 1500 70 1488 -20H1504C1512 60 1534 130 1566 190z"
  scene.add(path(limbs, "#6f5f80"))
  const behind = rows<LimbPoint>("1580,940,96 1566,700,62 1556,460,52 1560,200,44 1572,-20,38")
  const before = rows<LimbPoint>("1446,940,112 1440,720,70 1446,480,60 1456,230,52 1470,-20,44")
  scene.add(bole(scene, behind, "#a894a8", stippleUrl, 4), bole(scene, before, "#d9c3c0", stippleUrl, 7))
  for (const [spine, count, seed] of BOUGHS) {
    const leaves = Math.round(count * 0.7)
    const shape = { length: 80, width: 0.14, thickness: 5, litShare: 0.42, hang: 1.25, spread: 46 }
    const { stem, dark, lit } = branch({ ...shape, spine, count: leaves, seed })
    scene.add(path(stem, "#57486e"), path(dark, "#1d4a54"), path(lit, "#6a9c94"))
  }
}

const BOUGHS: readonly (readonly [spine: readonly Point[], count: number, seed: number])[] = [
  [points("1500,-20 1420,20 1330,30 1240,80 1170,90"), 26, 4],
  [points("1290,96 1240,130 1200,190 1190,240"), 18, 8],
  [points("1380,150 1360,210 1320,260 1316,310"), 18, 12],
  [points("1620,280 1570,310 1530,370 1524,420"), 16, 15],
  [points("1640,60 1600,110 1560,130 1500,190"), 18, 19],
]

/** A trunk from its foot up, lit from the left, patched where the bark has peeled. */
function bole(scene: Scene, spine: readonly LimbPoint[], colour: string, filter: string, seed: number) {
  const edge = (share: number) => spine.map(([x, y, width]): Point => [x + width * share, y])
  const outline = bandBetween(edge(-0.5), edge(0.5))
  const onBole = { "clip-path": url(scene.clip(outline)) }
  const patches = barkPatches(spine, seed)
  const parts = [
    path(outline, colour),
    path(bandBetween(edge(-0.5), edge(-0.22)), "#fff0d8"),
    path(patches.odd, "#b5685c", { opacity: 0.6 }),
    path(patches.even, "#4a4878", { opacity: 0.5 }),
    path(bandBetween(edge(0.26), edge(0.5)), "#4a3a62"),
    group(path(bandBetween(edge(-0.06), edge(0.5)), "#4a3a62", { "fill-opacity": 0.5 }), { filter }),
  ]
  return group(parts, onBole)
}

function barkPatches(spine: readonly LimbPoint[], seed: number): { odd: string; even: string } {
  const random = seededRandom(seed)
  const middle = spine.toReversed().map(([x, y]): Point => [y, x])
  const patches = times(9, () => {
    const y = random.between(-40, 880)
    const x = table(middle, y) + random.between(-0.5, 0.4) * 60
    const height = random.between(40, 130)
    const width = random.between(8, 22)
    const down = `${(width * 0.9).toFixed(0)} ${(height * 0.3).toFixed(0)} ${(width * 0.3).toFixed(0)} ${height.toFixed(0)}`
    const up = `${(-width).toFixed(0)} ${(-height * 0.4).toFixed(0)} ${(-width * 0.3).toFixed(0)} ${(-height).toFixed(0)}`
    return `M${x.toFixed(0)} ${y.toFixed(0)}q${down}q${up}z`
  })
  const everySecond = (odd: number) => patches.filter((_, i) => i % 2 === odd).join("")
  return { odd: everySecond(1), even: everySecond(0) }
}

function drawFlowersUnderTrees(scene: Scene, flower: string) {
  const shrubs = forest(scene, {
    profile: points("1140,910 1260,872 1400,838 1520,826 1640,800"),
    fromX: 1130,
    toX: 1640,
    crownWidth: [36, 76],
    crownHeight: 0.46,
    seed: 62,
    colour: NEAR_DARK,
    lit: "#4f8a80",
    mid: "#1f4f58",
    base: 930,
    dabsPerCrown: 3,
  })
  scene.add(shrubs)
  drawFlowers(scene, flower, rows("1348,904,1.2 1584,890,1.5 1520,904,1"))
}
