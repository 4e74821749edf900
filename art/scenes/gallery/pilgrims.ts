import { circle, ellipse, group, joined, path, stroke, url, use } from "../drawing/elements.ts"
import { polygon, spline } from "../drawing/lines.ts"
import { itemAt, times } from "../drawing/lists.ts"
import { type Point, points, rows } from "../drawing/points.ts"
import { roughen } from "../drawing/roughen.ts"
import { type Bird, birds } from "../nature/birds.ts"
import { type CloudRidge, cumuli, type Stratum, strata } from "../nature/clouds.ts"
import { forest } from "../nature/forest.ts"
import { branch } from "../nature/leaves.ts"
import { type CrestKey, mountains } from "../nature/mountains.ts"
import { type RoadPoint, ribbon } from "../nature/road.ts"
import { glow, sky, sun } from "../nature/sky.ts"
import { Scene, type SceneEntry, stops } from "../scene.ts"
import { pilgrimBusSymbol } from "../subjects/pilgrim-bus.ts"
import { type Walker, walkers } from "../subjects/pilgrims.ts"

export const scene: SceneEntry = { name: "g-pilgrims", focus: 0.53, draw }

function draw(): Scene {
  const scene = new Scene({ title: "A pilgrims' bus at dawn below Sri Pada", prefix: "gp" })
  const stipple = scene.stipple({ size: 1.15, seed: 4 })
  drawSky(scene)
  drawFarRanges(scene)
  drawPeak(scene, stipple)
  drawStair(scene)
  drawSeaOfMist(scene)
  drawNearWood(scene)
  drawRoad(scene)
  drawGateAndStalls(scene)
  drawFlags(scene)
  drawBus(scene)
  drawNearFrame(scene)
  return scene.finish({ vignetteColour: "#08202c", vignette: 0.32 })
}

function drawSky(scene: Scene) {
  scene.add(sky(scene, stops("0 #1c4a66, .2 #4f8590, .38 #c9c2a4, .5 #fbd6a0, .64 #ffb98c")))
  const disc = { x: 250, y: 456, radius: 84, colour: "#fffbe6", halo: "#fff0c0" }
  scene.add(
    glow(scene, { x: 250, y: 470, radius: 760, colour: "#fff0c4", opacity: 0.85 }),
    sun({ ...disc, rings: 4, opacity: 0.2, step: 0.5 }),
  )
  const banks = rows<Stratum>(
    "420,130,620,22,3 1330,90,620,30,6 130,270,520,18,9 640,250,380,12,12 1440,230,420,14,15",
  )
  const colour = scene.verticalGradient(80, 290, "#5f8f98", "#f0b898", "#ffdcae")
  scene.add(strata(banks, { colour, opacity: 0.75 }))
}

function drawFarRanges(scene: Scene) {
  scene.add(
    mountains(scene, {
      keys: rows<CrestKey>("-60,510 90,480,peak 230,520 360,476,peak 480,524 640,500,peak 760,540 1680,540"),
      base: 700,
      colour: "#b59a94",
      foot: "#ffd2a0",
      fadeY: 600,
      shade: "#7f7f8f",
      shadeOpacity: 0.5,
      seed: 4,
      light: -1,
      depth: 4,
    }),
  )
  drawShadowOfPeak(scene)
  scene.add(
    mountains(scene, {
      keys: rows<CrestKey>("1000,600 1200,560 1330,520,peak 1440,556 1560,510,peak 1680,540"),
      base: 700,
      colour: "#8a8f94",
      foot: "#f2c09a",
      fadeY: 620,
      shade: "#5f7484",
      shadeOpacity: 0.5,
      seed: 14,
      light: -1,
      depth: 4,
    }),
  )
}

/** The famous triangle: at sunrise the shadow of the peak stands in the haze on the far side. */
function drawShadowOfPeak(scene: Scene) {
  const shade = scene.verticalGradient(262, 600, ...stops("0 #3f6a80 .5, .55 #4f7484 .34, 1 #9a8f88 .05"))
  const veils = rows<Stratum>("1400,392,460,12,21 1500,330,300,8,25")
  scene.add(
    group(path("M1410 262L1120 610H1740L1700 590z", shade), { filter: url(scene.blur(4)) }),
    strata(veils, { colour: "#ffdcae", opacity: 0.55 }),
  )
}

const PEAK = points(`
  520,720c 640,640 720,580 780,510 836,440 876,360 908,290 934,232 956,178 974,140 984,118c
  1022,118c 1040,154 1064,210 1100,280 1140,346 1180,420 1240,490 1310,560 1420,640 1540,720c
`)
const LIT_FLANK = points(`
  1002,118 984,118 974,140 956,178 934,232 908,290 876,360 836,440 780,510 720,580 640,640
  520,720 900,720 930,640 900,590 960,520 930,460 976,390 950,330 990,250 976,200
`)

function drawPeak(scene: Scene, stipple: string) {
  const outline = polygon(roughen(PEAK, { roughness: 0.05, depth: 3, seed: 7 }), { decimals: 0 })
  const clip = scene.clip(outline)
  const body = scene.verticalGradient(110, 700, "#2f5a70", "#3f6a7a", [0.75, "#8a8a8a"], [1, "#f2b890"])
  const flank = polygon(roughen(LIT_FLANK, { roughness: 0.05, depth: 2, seed: 3, close: true }), {
    decimals: 0,
  })
  const light = scene.verticalGradient(110, 700, "#f6a878", "#fbbf88", [0.9, "#ffe0ac"])
  const planes = [
    path(outline, body),
    path(flank, light, { opacity: 0.92 }),
    ...ravinesInLight(),
    ...ravinesInShade(),
    sprayOverPeak(scene, stipple),
  ]
  scene.add(group(planes, { "clip-path": url(clip) }))
}

function ravinesInLight(): string[] {
  return [
    path(
      "M908 290L896 360 920 420 880 480 900 560 850 640 860 720H740L790 640 780 590 830 520 820 470 860 420z",
      "#c9785f",
      { opacity: 0.42 },
    ),
    path("M780 510L770 570 730 620 740 720H640L660 650 700 610z", "#c9785f", { opacity: 0.36 }),
    path("M956 178L948 240 964 290 936 340 934 300 940 250z", "#c9785f", { opacity: 0.4 }),
  ]
}

function ravinesInShade(): string[] {
  return [
    path(
      "M1040 154L1030 240 1060 310 1030 390 1080 470 1060 560 1110 640 1100 720H1240L1200 640 1220 560 1160 480 1170 420 1110 340z",
      "#1c4258",
      { opacity: 0.55 },
    ),
    path("M1180 420L1200 500 1260 560 1270 640 1330 720H1460L1420 640 1310 560 1240 490z", "#1c4258", {
      opacity: 0.45,
    }),
  ]
}

function sprayOverPeak(scene: Scene, stipple: string): string {
  const haze = scene.verticalGradient(480, 700, ...stops("0 #ffd3a0 0, 1 #ffdcae .9"))
  const shade = scene.radialGradient(1120, 380, 250, stops("0 #12344a .7, .6 #12344a .4, 1 #12344a 0"))
  const sprayed = [path("M500 110H1560V720H500z", haze), path("M1002 110H1560V720H1002z", shade)]
  return group(sprayed, { filter: url(stipple) })
}

const STAIR = points(`
  1000,720 1060,690 1010,654 1056,616 1004,580 1048,544 996,508 1040,472 990,436 1030,402
  984,368 1018,336 986,304 1012,276 988,248 1008,222 992,198 1006,174 998,150 1002,128
`)

/** The lamps of the stair, and the temple they lead to. */
function drawStair(scene: Scene) {
  const line = spline(STAIR, { close: false, decimals: 0, tightness: 0.7 })
  const lamps = { "stroke-dasharray": ".1 9", "stroke-linecap": "round" }
  scene.add(
    stroke(line, "#ffb55a", 10, { opacity: 0.3, "stroke-linecap": "round" }),
    stroke(line, "#fff0b8", 4, lamps),
  )
  const halo = scene.radialGradient(1003, 106, 54, stops("0 #ffeab0 .9, 1 #ffeab0 0"))
  scene.add(
    circle(1003, 106, 54, halo),
    path("M984 120V106H1022V120z", "#fff6dc"),
    path("M976 108L990 94H1016L1030 108z", "#b5473f"),
    path("M994 94L998 84H1008L1012 94z", "#8f3440"),
    path("M990 120v-9h6v9zM1010 120v-9h6v9zM999 120v-10h8v10z", "#f2963f"),
  )
}

function mist(scene: Scene, y: number, height: number, colour: string, opacity: number): string {
  const band = scene.verticalGradient(
    y - height,
    y + height,
    [0, colour, 0],
    [0.5, colour, opacity],
    [1, colour, 0],
  )
  return path(`M-20 ${y - height}H1620V${y + height}H-20z`, band)
}

function drawSeaOfMist(scene: Scene) {
  scene.add(mist(scene, 640, 90, "#ffe2b8", 0.95))
  const ridges = rows<CloudRidge>(`
    1340,596,620,80,3 700,606,560,70,5 330,590,480,56,9 1060,650,620,56,11 1560,640,420,70,17
    520,656,520,46,13
  `)
  scene.add(cumuli(scene, ridges, { lit: "#fff4da", mid: "#f7bd98", lobe: [0.07, 0.16] }))
  scene.add(
    forest(scene, {
      profile: points("-40,590 160,600 340,640 560,676 800,690 1050,692 1250,668 1450,630 1640,600"),
      crownWidth: [22, 54],
      seed: 5,
      colour: "#6f7f80",
      foot: "#d9a890",
      fadeY: 770,
      lit: "#f0bd94",
      mid: "#8a8f8a",
      base: 800,
      dabsPerCrown: 4,
      light: -1,
    }),
  )
  scene.add(mist(scene, 756, 60, "#f7c49c", 0.6))
}

function drawNearWood(scene: Scene) {
  scene.add(
    forest(scene, {
      profile: points("-40,690 200,700 420,720 700,736 900,744 1120,742 1300,716 1460,690 1640,660"),
      crownWidth: [34, 80],
      seed: 15,
      colour: "#2f5560",
      foot: "#4a6568",
      fadeY: 860,
      lit: "#c9957c",
      mid: "#4a6a6c",
      base: 900,
      dabsPerCrown: 4,
      light: -1,
    }),
  )
}

/** In from the left, round, and away to the gate. */
const ROAD = rows<RoadPoint>(`
  -80,860,120 200,852,112 500,850,104 820,844,92 1080,826,76 1210,800,58 1180,776,42
  1080,762,30 1010,754,22
`)

function drawRoad(scene: Scene) {
  const surface = scene.linearGradient(0, 0, 1200, 0, stops("0 #c98f78, .5 #8a7a80, 1 #f0c09a"))
  scene.add(
    path(ribbon(ROAD, { flatness: 0.34, scale: 1.12, dy: 8 }), "#1a3846", { opacity: 0.7 }),
    path(ribbon(ROAD, { flatness: 0.34 }), surface),
  )
  const middle = ribbon(ROAD, { flatness: 0.34, scale: 0.02 })
  scene.add(stroke(middle, "#fff0cc", 3, { "stroke-dasharray": "30 26", opacity: 0.7 }))
}

function drawGateAndStalls(scene: Scene) {
  scene.add(
    gate(),
    stall(scene, 1120, 756, 84, "#cf4a3a"),
    stall(scene, 1226, 748, 66, "#2f7f86"),
    stall(scene, 846, 758, 66, "#e8a23a"),
  )
  scene.add(
    walkers(
      rows<Walker>(`
        1000,762,.3 1018,764,.32 984,766,.3 1056,772,.36 1090,776,.38 1080,770,.34 1150,786,.44
        1190,798,.5 1210,790,.46 1130,832,.64 1168,828,.62 1094,838,.68
      `),
    ),
  )
}

/** Where the stair begins. */
function gate(): string {
  return joined([
    path("M952 760V676H964V760zM1044 760V676H1056V760z", "#fff6e2"),
    path("M1050 760V676H1056V760zM958 760V676H964V760z", "#d9b8a4"),
    path("M940 680C964 676 970 654 1004 640C1038 654 1044 676 1068 680L1066 690H942z", "#fff6e2"),
    path(
      "M940 680C964 676 970 654 1004 640C1038 654 1044 676 1068 680L1058 682C1030 676 1024 662 1004 654C984 662 978 676 950 682z",
      "#f2b544",
    ),
    circle(1004, 670, 7, "#cf4a3a"),
  ])
}

const WARES = ["#e8a23a", "#cf4a3a", "#8fa85a", "#fff1d2"]

function stall(scene: Scene, x: number, y: number, width: number, cloth: string): string {
  const stripes = times(Math.floor(width / 24), (i) =>
    path(`M${x - 2 + i * 24} ${y - 36}l6 -24h11l-4 24z`, "#fff1d2"),
  )
  const wares = times(Math.floor(width / 14), (i) =>
    circle(x + 8 + i * 14, y - 18, 5, itemAt(WARES, i % WARES.length)),
  )
  return joined([
    path(`M${x} ${y}v-38h${width}v38z`, scene.verticalGradient(y - 38, y, "#fff0b4", "#f2a04a")),
    path(`M${x - 8} ${y - 36}l12-24h${width - 8}l12 24z`, cloth),
    stripes,
    path(`M${x - 2} ${y - 14}h${width + 4}v14h${-width - 4}z`, "#7a4a3c"),
    wares,
  ])
}

/** A rope between two ends, and how far its middle sags. */
type Rope = readonly [fromX: number, fromY: number, toX: number, toY: number, sag: number]

const FLAGS = ["#3f6fae", "#f2c84a", "#cf4a3a", "#fff6e2", "#e8893a"]

function drawFlags(scene: Scene) {
  const ropes = rows<Rope>("730,640,958,684,40 1052,684,1330,610,46")
  scene.add(stroke("M730 640V760M1330 610V748", "#3a2f3a", 4), joined(ropes.map(flagsOn)))
}

function flagsOn([fromX, fromY, toX, toY, sag]: Rope): string {
  const middle: Point = [(fromX + toX) / 2, (fromY + toY) / 2 + sag * 2]
  const rope = `M${fromX} ${fromY}Q${middle[0]} ${middle[1]} ${toX} ${toY}`
  const along = (t: number, from: number, bend: number, to: number) =>
    ((1 - t) ** 2 * from + 2 * t * (1 - t) * bend + t * t * to).toFixed(0)
  const flags = times(13, (k) => {
    const i = k + 1
    const x = along(i / 14, fromX, middle[0], toX)
    const y = along(i / 14, fromY, middle[1], toY)
    return path(`M${x} ${y}h11l-2 15h-8z`, itemAt(FLAGS, i % FLAGS.length))
  })
  return stroke(rope, "#3a2f3a", 1.6) + joined(flags)
}

const BUS = { x: 516, y: 862, scale: 1.62 }

/** The bus with its lamps on. */
function drawBus(scene: Scene) {
  const bus = pilgrimBusSymbol(scene)
  const { x, y, scale } = BUS
  const lampX = x + 247
  const beam = scene.linearGradient(lampX, 0, 1000, 0, stops("0 #fff6cf .7, .35 #fff0bc .22, 1 #fff0bc 0"))
  const halo = stops("0 #fffbe0 .9, .35 #ffefb8 .4, 1 #ffefb8 0")
  scene.add(
    path(`M${lampX} ${y - 54}L1010 ${y - 96}V${y + 4}L${lampX} ${y - 34}z`, beam),
    ellipse(x + 6, y, 270, 13, "#12202c", { opacity: 0.55 }),
    use(bus, x, y, scale),
    circle(lampX, y - 50, 60, scene.radialGradient(lampX, y - 50, 60, halo)),
  )
}

function drawNearFrame(scene: Scene) {
  scene.add(
    forest(scene, {
      profile: points("-40,886 200,900 700,908 1000,900 1200,870 1400,826 1640,780"),
      crownWidth: [50, 110],
      seed: 25,
      colour: "#12303e",
      lit: "#8a7468",
      mid: "#214652",
      base: 940,
      dabsPerCrown: 5,
      light: -1,
    }),
  )
  const bough = branch({
    spine: points("1640,30 1540,60 1450,110 1370,124 1300,170"),
    count: 34,
    length: 56,
    width: 0.26,
    seed: 4,
    thickness: 14,
    litShare: 0.3,
    hang: 0.5,
    spread: 70,
  })
  scene.add(path(bough.stem, "#12303e"), path(bough.dark, "#17394a"), path(bough.lit, "#7f8078"))
  scene.add(path(birds(rows<Bird>("620,330,30,.1 664,312,24,-.08 590,352,20,.05")), "#3f5f6a"))
}
