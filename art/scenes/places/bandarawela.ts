import { mix } from "../drawing/colour.ts"
import { circle, group, path, stroke, url, use } from "../drawing/elements.ts"
import { bandBetween, spline } from "../drawing/lines.ts"
import { itemAt, times } from "../drawing/lists.ts"
import { table } from "../drawing/numbers.ts"
import { type Point, points, rows } from "../drawing/points.ts"
import { seededRandom } from "../drawing/random.ts"
import { type CloudRidge, cumuli, type Stratum, strata } from "../nature/clouds.ts"
import { forest } from "../nature/forest.ts"
import { branch } from "../nature/leaves.ts"
import { type CrestKey, mountains } from "../nature/mountains.ts"
import { type RoadPoint, ribbon } from "../nature/road.ts"
import { glow, sky, sun } from "../nature/sky.ts"
import { tea } from "../nature/tea.ts"
import { Scene, type SceneEntry, stops } from "../scene.ts"
import { car, carSymbol } from "../subjects/car.ts"
import { agapanthusSymbol } from "../subjects/garden-plants.ts"
import { estateTreeSymbol } from "../subjects/hill-trees.ts"
import type { LimbPoint } from "../subjects/limbs.ts"
import { person } from "../subjects/people.ts"
import { station } from "../subjects/station.ts"

export const scene: SceneEntry = { name: "bandarawela", focus: 0.46, draw }

const MIST = "#f3e4ea"

function draw(): Scene {
  const scene = new Scene({ title: "Bandarawela: the hill station among eucalyptus", prefix: "bw" })
  const spray = url(scene.stipple({ size: 1.15, seed: 4 }))
  drawSky(scene)
  drawRanges(scene)
  drawTeaRise(scene)
  drawHotelKnoll(scene)
  drawTown(scene)
  drawTrack(scene)
  drawTrain(scene)
  drawPlatform(scene)
  drawStation(scene, spray)
  drawPeopleAndCar(scene)
  const flowers = drawFlowerBed(scene)
  drawEucalyptus(scene)
  drawFlowersUnderTrees(scene, flowers)
  return scene.finish({ vignetteColour: "#1c1c3c", vignette: 0.26 })
}

function drawSky(scene: Scene) {
  scene.add(sky(scene, stops("0 #6f7fb8, .22 #a9aed6, .4 #e3d3e0, .52 #fbe6d6")))
  scene.add(glow(scene, { x: 300, y: 250, radius: 620, colour: "#fff6e6", opacity: 0.8 }))
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
      colour: "#b3b4d4",
      foot: MIST,
      fadeY: 480,
      shade: "#8a90bf",
      seed: 6,
    }),
  )
  scene.add(
    mountains(scene, {
      ...range,
      keys: nearer,
      base: 640,
      colour: "#94a6bd",
      foot: "#e6dfe6",
      fadeY: 520,
      shade: "#6f86a8",
      seed: 16,
    }),
  )
  const mist = stops(`0 ${MIST} 0, .6 ${MIST} .7, 1 ${MIST} .2`)
  scene.add(path("M0 380H1600V620H0z", scene.verticalGradient(390, 580, ...mist)))
}

type Tree = readonly [x: number, y: number, height: number]

/** The rise on the left, under tea. */
function drawTeaRise(scene: Scene) {
  const [tree, farTree] = [
    estateTreeSymbol(scene, { dark: "#4f7f86", lit: "#93b8a8", trunk: "#6f7480", seed: 3, wide: 15 }),
    estateTreeSymbol(scene, { dark: "#86a6ae", lit: "#b9cfc6", trunk: "#9aa0a8", seed: 5, wide: 14 }),
  ]
  drawTrees(scene, farTree, rows("40,430,92 76,428,66 420,456,84 456,464,110 500,478,70"))
  const crest = points("-60,440 120,420 300,430 480,470 640,520 800,560")
  scene.add(path(`${spline(crest, { close: false, decimals: 0 })}V700H-60z`, "#7fa396"))
  const field = tea(scene, {
    upper: crest,
    lower: points("-60,640 120,640 300,640 480,650 640,650 800,650"),
    count: 11,
    farWidth: 7,
    nearWidth: 17,
    crowding: 1.1,
    dark: "#5f8a86",
    mid: "#7fa890",
    lit: "#b5cf9f",
    far: { dark: "#8fb0a8", mid: "#a5c2b0", lit: "#cddcc0" },
    seed: 3,
    roughness: 0.5,
  })
  scene.add(field)
  drawTrees(scene, tree, rows("930,480,90 966,470,124 1000,462,86 1400,432,150 1440,440,116 1300,424,90"))
}

function drawTrees(scene: Scene, tree: string, list: readonly Tree[]) {
  for (const [x, y, height] of list) scene.add(use(tree, x, y, height / 100))
}

function drawHotelKnoll(scene: Scene) {
  scene.add(hotel(1040, 430))
  const crest = points("640,600 800,540 960,470 1100,426 1230,412 1370,424 1520,460 1680,500")
  const grass = scene.verticalGradient(410, 680, "#86ab8c", "#5f8f84")
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
      colours: ["#6f9a8f", "#86ab98", "#b9d0a8", "#82aa94"],
      crownWidth: [26, 56],
      fromX: 660,
      toX: 1440,
    }),
  )
  drawHouses(
    scene,
    rows("880,540,44,24 960,514,50,26 1040,500,42,24 1120,486,54,28 1220,490,46,26 1320,502,52,28"),
    0,
  )
  scene.add(
    treeRow(scene, {
      profile: points("640,590 860,560 1060,530 1300,528 1640,560"),
      seed: 22,
      colours: ["#5a8a84", "#6f9a8c", "#a9c79a", "#6f9c8c"],
      crownWidth: [28, 60],
      fromX: 620,
      toX: 1500,
    }),
  )
  drawHouses(scene, rows("820,590,54,30 930,576,60,32 1060,560,50,28 1150,566,62,34 1280,570,54,30"), 1)
  scene.add(church())
  scene.add(
    treeRow(scene, {
      profile: points("-40,590 200,600 420,610 620,600 860,600 1100,590 1400,596 1640,590"),
      seed: 32,
      colours: ["#47787a", "#5f8f86", "#9fc094", "#5f9084"],
      crownWidth: [34, 70],
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

/** With its little spire. */
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

function drawTrack(scene: Scene) {
  scene.add(
    path("M-20 676H1620V712H-20z", "#8f8a94"),
    path("M-20 674H1620v5H-20z", "#d9ccc8"),
    stroke("M-20 695H1620", "#5f586c", 13, { "stroke-dasharray": "5 13", opacity: 0.55 }),
    stroke("M-20 690H1620M-20 700H1620", "#4f4a60", 2.4),
  )
}

const RAIL = 684
const WHEELS = "#2f2634"
const UNDERFRAME = "#3a2a3a"

function drawTrain(scene: Scene) {
  const smoke = rows<CloudRidge>("1270,520,150,60,3 1190,474,200,70,5 1080,440,180,50,9")
  scene.add(carriage(880), carriage(1050), locomotive(1220))
  scene.add(cumuli(scene, smoke, { lit: "#ffffff", mid: "#d9d3e0", lobe: [0.16, 0.32], opacity: 0.85 }))
  scene.add(path("M1286 606Q1280 580 1270 560Q1300 570 1298 606z", "#f3eef2", { opacity: 0.8 }))
}

function carriage(x: number) {
  const y = RAIL
  return [
    path(`M${x} ${y - 14}v-62q0-8 10-8h146q10 0 10 8v62z`, "#8f2f3c"),
    path(`M${x} ${y - 66}v-10q0-8 10-8h146q10 0 10 8v10z`, "#e9dcc8"),
    path(`M${x} ${y - 36}h166v6h-166z`, "#f2c25a"),
    times(7, (i) => path(`M${x + 10 + i * 21.5} ${y - 60}h15v20h-15z`, "#ffe6b4")),
    path(`M${x + 6} ${y - 14}h154v5h-154z`, UNDERFRAME),
    [26, 50, 116, 140].map((right) => circle(x + right, y - 6, 7, WHEELS)),
  ]
}

function locomotive(x: number) {
  const y = RAIL
  const louvres = times(9, (i) => `M${x + 50 + i * 8} ${y - 58}v10`).join("")
  return [
    path(`M${x} ${y - 14}v-66h34v14h86l10-14h30q10 0 12 10l4 56z`, "#d9653a"),
    path(`M${x} ${y - 40}h173l1.500 9H${x}z`, "#fff1d6"),
    path(`M${x + 6} ${y - 74}h22v18h-22zM${x + 134} ${y - 74}h26l4 18h-30z`, "#2f4458"),
    path(`M${x - 2} ${y - 80}h38v-6h-38zM${x + 124} ${y - 80}h46v-6h-46z`, "#7a3038"),
    path(`M${x + 44} ${y - 60}h76v14h-76z`, "#a8452f"),
    stroke(louvres, "#7a3028", 2),
    path(`M${x} ${y - 14}h176v6h-176z`, UNDERFRAME),
    [22, 46, 70, 112, 136, 158].map((right) => circle(x + right, y - 6, 8, WHEELS)),
    circle(x + 172, y - 26, 5, "#fff6cf"),
    path(`M${x + 64} ${y - 66}v-12h14v12z`, "#5a3038"),
  ]
}

/** The hedge and the lamps. */
function drawPlatform(scene: Scene) {
  scene.add(path("M880 722H1620V736H880z", "#d9c4b4"))
  const hedge = forest(scene, {
    profile: points("880,716 1200,718 1640,716"),
    fromX: 884,
    toX: 1620,
    crownWidth: [26, 54],
    crownHeight: 0.4,
    seed: 52,
    colour: "#3a6a6a",
    lit: "#a9c79a",
    mid: "#5a8a7a",
    base: 736,
    dabsPerCrown: 2,
    skip: 0.2,
  })
  scene.add(hedge)
  for (const x of [940, 1120, 1300]) scene.add(platformLamp(x))
}

function platformLamp(x: number) {
  return [
    path(`M${x - 2} 728V640h4v88z`, "#3a3448"),
    path(`M${x - 18} 646q18-10 36 0`, "none", { stroke: "#3a3448", "stroke-width": 2.6 }),
    circle(x - 17, 651, 5, "#fff6dc"),
    circle(x + 17, 651, 5, "#fff6dc"),
  ]
}

/** The station and its forecourt: the road, and the long shadows of the morning. */
function drawStation(scene: Scene, spray: string) {
  scene.add(station(scene, 250, 724))
  scene.add(path("M-20 734H1620V920H-20z", scene.verticalGradient(734, 900, "#f0dccb", "#cfa89a", "#8f7480")))
  scene.add(path("M-20 734C200 728 250 736 244 734H-20z", "#fff"))
  const near = scene.verticalGradient(770, 900, ...stops("0 #7f5f78 0, 1 #6b4f70 .6"))
  scene.add(group(path("M0 734H1600V900H0z", near), { filter: spray }))
  const road = rows<RoadPoint>(
    "-60,800,84 200,802,84 520,800,86 820,812,94 1080,846,120 1240,900,170 1290,960,220",
  )
  const flatness = 0.34
  const tarmac = scene.linearGradient(0, 0, 1300, 0, stops("0 #b59aa4, .6 #a38a9a, 1 #7f6a84"))
  scene.add(path(ribbon(road, { flatness, scale: 1.1, dy: 4 }), "#7f6678", { opacity: 0.5 }))
  scene.add(path(ribbon(road, { flatness }), tarmac))
  const middle = ribbon(road, { flatness, scale: 0.02 })
  scene.add(stroke(middle, "#fff3e6", 3, { "stroke-dasharray": "34 30", opacity: 0.75 }))
  scene.add(path("M240 737H880L1010 770H330z", "#8a6f86", { opacity: 0.42 }))
  scene.add(path("M1440 900L1560 800 1640 800V900z", "#6b5574", { opacity: 0.4 }))
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

/** @returns both kinds of agapanthus: blue, then white. */
function drawFlowerBed(scene: Scene): readonly [string, string] {
  const bed = forest(scene, {
    profile: points("-40,820 160,830 360,858 560,884 760,910"),
    toX: 760,
    crownWidth: [34, 76],
    crownHeight: 0.5,
    seed: 42,
    colour: "#2f5f62",
    lit: "#86b08c",
    mid: "#437a72",
    base: 930,
    dabsPerCrown: 4,
  })
  scene.add(bed)
  const blue = agapanthusSymbol(scene)
  const white = agapanthusSymbol(scene, { dark: "#e8e6f6", mid: "#ffffff", pale: "#ffffff", stem: "#3f6f5f" })
  drawFlowers(
    scene,
    [blue, white],
    rows(`
    16,900,1.7 84,890,1.3,1 140,912,1.75 206,900,1.2 262,920,1.6,1 330,930,1.5 392,926,1.1,1
    440,940,1.5 520,950,1.3
  `),
  )
  return [blue, white]
}

function drawFlowers(
  scene: Scene,
  kinds: readonly [string, string],
  list: readonly (readonly [x: number, y: number, size: number, kind?: number])[],
) {
  for (const [x, y, size, kind = 0] of list) scene.add(use(itemAt(kinds, kind), x, y, size))
}

/** Pale boles with peeled bark, and hanging leaves. */
function drawEucalyptus(scene: Scene) {
  const limbs =
    "M1440 276C1398 200 1350 134 1286 94C1362 122 1416 172 1468 240zM1446 396C1500 336 1556 304 1624 276C1560 316 1510 356 1462 410zM1546 216C1520 130 1500 70 1488 -20H1504C1512 60 1534 130 1566 190z"
  scene.add(path(limbs, "#b0a0ae"))
  const behind = rows<LimbPoint>("1580,940,96 1566,700,62 1556,460,52 1560,200,44 1572,-20,38")
  const before = rows<LimbPoint>("1446,940,112 1440,720,70 1446,480,60 1456,230,52 1470,-20,44")
  scene.add(bole(scene, behind, "#e9dcdc", "#8a8098", 4), bole(scene, before, "#fff6ec", "#9a8ca4", 7))
  for (const [spine, count, seed] of BOUGHS) {
    const leaves = Math.round(count * 0.9)
    const shape = { length: 80, width: 0.14, thickness: 5, litShare: 0.42, hang: 1.25, spread: 46 }
    const { stem, dark, lit } = branch({ ...shape, spine, count: leaves, seed })
    scene.add(path(stem, "#8f8496"), path(dark, "#41706f"), path(lit, "#86b0a2"))
  }
}

const BOUGHS: readonly (readonly [spine: readonly Point[], count: number, seed: number])[] = [
  [points("1500,-20 1420,20 1330,30 1240,80 1170,90"), 26, 4],
  [points("1290,96 1240,130 1200,190 1190,240"), 18, 8],
  [points("1380,150 1360,210 1320,260 1316,310"), 18, 12],
  [points("1620,280 1570,310 1530,370 1524,420"), 16, 15],
  [points("1640,60 1600,110 1560,130 1500,190"), 18, 19],
]

/** A trunk from its foot up, patched where the bark has peeled. */
function bole(scene: Scene, spine: readonly LimbPoint[], lit: string, shade: string, seed: number) {
  const left = spine.map(([x, y, width]): Point => [x - width / 2, y])
  const right = spine.map(([x, y, width]): Point => [x + width / 2, y])
  const outline = bandBetween(left, right)
  const onBole = { "clip-path": url(scene.clip(outline)) }
  const [x, , width] = itemAt(spine, 0)
  const round = stops(`0 ${lit}, .4 ${mix(lit, shade, 0.35)}, 1 ${shade}`)
  const patches = barkPatches(spine, seed)
  return [
    path(outline, scene.linearGradient(x - width / 2, 0, x + width / 2, 0, round)),
    group(
      [path(patches.odd, "#c27a72", { opacity: 0.62 }), path(patches.even, "#6f76a0", { opacity: 0.5 })],
      onBole,
    ),
  ]
}

function barkPatches(spine: readonly LimbPoint[], seed: number): { odd: string; even: string } {
  const random = seededRandom(seed)
  const middle = spine.toReversed().map(([x, y]): Point => [y, x])
  const patches = times(18, () => {
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

function drawFlowersUnderTrees(scene: Scene, flowers: readonly [string, string]) {
  const shrubs = forest(scene, {
    profile: points("1140,910 1260,872 1400,838 1520,826 1640,800"),
    fromX: 1130,
    toX: 1640,
    crownWidth: [36, 76],
    crownHeight: 0.46,
    seed: 62,
    colour: "#2b565c",
    lit: "#86b08c",
    mid: "#3f746e",
    base: 930,
    dabsPerCrown: 3,
  })
  scene.add(shrubs)
  drawFlowers(scene, flowers, rows("1330,900,1.1 1388,890,1.35,1 1560,880,1.4 1610,884,1.1,1 1500,900,1.05"))
}
