import { HEIGHT, WIDTH } from "../drawing/canvas.ts"
import { circle, group, path, stroke, url, use } from "../drawing/elements.ts"
import { bandBetween, spline } from "../drawing/lines.ts"
import { itemAt, times } from "../drawing/lists.ts"
import { points, rows } from "../drawing/points.ts"
import { birds, egretSymbol } from "../nature/birds.ts"
import { strata } from "../nature/clouds.ts"
import { forest } from "../nature/forest.ts"
import { blades } from "../nature/grass.ts"
import { mountains } from "../nature/mountains.ts"
import { crownSymbol, grove, trunkPath } from "../nature/palms.ts"
import { glow, sky, sun } from "../nature/sky.ts"
import { glints } from "../nature/water.ts"
import { Scene, type SceneEntry, stops } from "../scene.ts"
import { car, carSymbol } from "../subjects/car.ts"
import { riverSafariBoatSymbol } from "../subjects/excursion-boats.ts"
import { foamLace } from "../subjects/foam-lace.ts"
import { propRoots } from "../subjects/mangrove.ts"
import { outriggerSymbol } from "../subjects/outrigger.ts"
import { person } from "../subjects/people.ts"
import { ROUND_ENDS } from "../subjects/round.ts"
import { trussBridge } from "../subjects/truss-bridge.ts"

export const scene: SceneEntry = { name: "bentota", focus: 0.55, draw }

const HORIZON = 300
const SUN_X = 380
const FOAM = "#fffbe6"
const SAND_SHADOW = "#7a4038"
const DARK_WATER = "#0f4444"

function draw(): Scene {
  const scene = new Scene({ title: "Bentota: between the river and the sea", prefix: "bt" })
  const stippleId = scene.stipple({ size: 1.15, seed: 4 })
  drawSky(scene)
  drawHinterland(scene)
  drawSea(scene)
  drawFarBank(scene)
  const river = drawRiver(scene)
  drawBridge(scene, river)
  const sand = drawSpit(scene, stippleId)
  drawFarPalms(scene)
  drawFarScrub(scene)
  drawBeachLife(scene)
  drawRiverLife(scene, river)
  drawNearPalms(scene)
  drawNearScrub(scene, sand)
  drawSafariBoat(scene)
  drawNearPalm(scene)
  drawFarMangroves(scene)
  drawNearMangroves(scene)
  drawEgrets(scene)
  return scene.finish({ vignetteColour: "#0a2a30" })
}

function drawSky(scene: Scene) {
  scene.add(sky(scene, stops("0 #2f7a78, .12 #6fa58a, .22 #d9c982, .29 #ffd486, .35 #ffe9b4")))
  scene.add(
    glow(scene, { x: SUN_X, y: 280, radius: 620, colour: "#fff0b8", opacity: 0.9, radiusY: 340 }),
    sun({
      x: SUN_X,
      y: 222,
      radius: 66,
      colour: "#fffbe0",
      halo: "#fff0ba",
      rings: 4,
      opacity: 0.24,
      step: 0.5,
    }),
  )
  const banks = "160,80,460,22,2 760,60,520,22,5 1240,120,520,18,9 640,160,380,12,12 1020,220,420,10,15"
  const evening = scene.verticalGradient(50, 240, "#c9d3a0", "#ffeab0", "#ffc98a")
  scene.add(strata(rows(banks), { colour: evening, opacity: 0.7 }))
  scene.add(path(birds(rows("600,110,36,.1 652,90,26,-.08 560,134,20,.05")), "#3f5a50"))
}

function drawHinterland(scene: Scene) {
  scene.add(
    mountains(scene, {
      keys: rows("900,300 1040,270 1160,236,peak 1280,262 1400,222,peak 1540,250 1680,230"),
      base: 340,
      colour: "#a9b98e",
      foot: "#ecd99a",
      fadeY: 310,
      shade: "#7f9f84",
      shadeOpacity: 0.5,
      seed: 4,
      depth: 4,
      light: -1,
    }),
  )
}

function drawSea(scene: Scene) {
  const depths = stops("0 #ffdf94, .05 #d9cf90, .16 #6fb39a, .4 #2f9490, .75 #1f7a80, 1 #1a6a74")
  scene.add(path(`M0 ${HORIZON}H${WIDTH}V${HEIGHT}H0z`, scene.verticalGradient(HORIZON, HEIGHT, ...depths)))
  const underSun = glints({
    x: SUN_X,
    spread: 70,
    fan: 1.8,
    fromY: HORIZON + 3,
    toY: 720,
    count: 46,
    seed: 3,
    farWidth: 12,
    nearWidth: 130,
    farHeight: 1,
    nearHeight: 5,
    crowding: 1.2,
  })
  const allOver = glints({
    x: 400,
    spread: 500,
    fan: 0.2,
    fromY: HORIZON + 8,
    toY: 800,
    count: 30,
    seed: 9,
    farWidth: 24,
    nearWidth: 180,
    farHeight: 1,
    nearHeight: 4,
  })
  scene.add(path(underSun, "#fff6cc", { opacity: 0.92 }), path(allOver, "#176a70", { opacity: 0.4 }))
}

function drawFarBank(scene: Scene) {
  scene.add(
    forest(scene, {
      profile: points("760,302 900,292 1080,282 1300,272 1640,258"),
      fromX: 770,
      toX: 1640,
      crownWidth: [22, 50],
      seed: 7,
      colour: "#7a9a74",
      foot: "#c9c48a",
      fadeY: 350,
      lit: "#d9d08c",
      mid: "#95ac7c",
      base: 380,
      dabsPerCrown: 3,
    }),
  )
}

/** @returns the id of its clip. */
function drawRiver(scene: Scene): string {
  const river = "M700 322C860 318 1200 318 1680 330V960H300L640 700 800 500z"
  const depths = stops("0 #f6e0a0, .1 #b9c48c, .3 #5f9f7c, .6 #2f7a68, 1 #14504f")
  scene.add(path(river, scene.verticalGradient(318, 900, ...depths)))
  return scene.clip(river)
}

/** The railway bridge with the red train, mirrored in the river. */
function drawBridge(scene: Scene, river: string) {
  const bridge = trussBridge({
    fromX: 880,
    toX: 1640,
    y: 336,
    toY: 344,
    spans: 5,
    height: 30,
    waterY: 366,
    colour: "#5a4a4c",
    pier: "#8a6f62",
    strokeWidth: 2.4,
  })
  const mirrorImage = [
    path("M780 324C1000 320 1300 322 1640 334V390C1400 374 1000 360 780 338z", "#4f7f66", { opacity: 0.5 }),
    group(bridge, { transform: "matrix(1 0 0 -.7 0 622)", opacity: 0.28 }),
  ]
  scene.add(group(mirrorImage, { "clip-path": url(river) }))
  scene.add(bridge)
  scene.add(group(times(6, carriage), { transform: "rotate(.6 1200 334)" }))
}

function carriage(i: number): string {
  const x = 1040 + i * 50
  const windows = times(4, (window) => path(`M${x + 6 + window * 10} 316h6v7h-6z`, "#ffe9b0"))
  return [
    path(`M${x} 334v-17q0-4 4-4h38q4 0 4 4v17z`, i ? "#2f6f9a" : "#d8432f"),
    path(`M${x} 327h46v3h-46z`, "#fff3d6"),
    ...windows,
  ].join("")
}

/** The golden spit, from the near left to its tip in the middle distance and back. */
const SPIT = points(`
  -60,700,1 140,640 340,560 520,480 640,410 672,356 690,326,1 712,318 780,350 846,396 892,450
  906,520 872,600 780,690 620,780 460,860 330,960,1 -60,960,1
`)

/** @returns the id of its clip. */
function drawSpit(scene: Scene, stippleId: string): string {
  const outline = spline(SPIT, { decimals: 0 })
  drawSurf(scene)
  const mirroredScrub = foamLace(SPIT.slice(11, 17), { thickness: 70, seed: 6, jitter: 2 })
  scene.add(path(mirroredScrub, "#0f4a48", { opacity: 0.4 }))
  const sand = scene.linearGradient(640, 330, 200, 900, stops("0 #fff3c8, .3 #ffdf98, .7 #f2b866, 1 #d98f52"))
  const waterline = points("-60,700 140,640 340,560 520,480 640,410 676,350")
  const wetEdge = points("-60,744 180,672 380,584 556,496 660,424 690,360")
  scene.add(path(outline, sand))
  scene.add(path(bandBetween(waterline, wetEdge), "#b5713f", { opacity: 0.28 }))
  scene.add(
    path(foamLace(SPIT.slice(0, 6), { thickness: 12, seed: 3, jitter: 3 }), "#fffdf0"),
    path(foamLace(SPIT.slice(7, 17), { thickness: 7, seed: 4, jitter: 2 }), "#fff3cc", { opacity: 0.85 }),
  )
  const shade = scene.linearGradient(60, 960, 360, 680, stops("0 #8f4a3a .6, .7 #8f4a3a .12, 1 #8f4a3a 0"))
  const clip = scene.clip(outline)
  scene.add(group(path("M-60 500H960V960H-60z", shade), { filter: url(stippleId), "clip-path": url(clip) }))
  return clip
}

/** Draws three lines of surf off the beach. */
function drawSurf(scene: Scene) {
  const near = points("-60,690 140,628 330,548 500,470 612,404 646,356")
  const middle = points("-60,660 120,600 300,524 460,450 570,390 600,360")
  const far = points("-60,610 110,560 260,500 400,436 500,384")
  scene.add(
    path(foamLace(near, { thickness: 14, seed: 5, jitter: 5 }), FOAM, { opacity: 0.6 }),
    path(foamLace(middle, { thickness: 10, seed: 8, jitter: 6, gap: 0.2 }), FOAM, { opacity: 0.5 }),
    path(foamLace(far, { thickness: 7, seed: 11, jitter: 6, gap: 0.3 }), FOAM, { opacity: 0.4 }),
  )
}

const LEAVES = { back: "#2f6a58", mid: "#174548", lit: "#c9bf62", nuts: "#f0953f", light: -1 } as const
const TRUNKS = { trunk: "#4f4040", trunkLit: "#ffcf8a", light: -1 } as const

/** Scrub along the river side of the spit, between the golden sand and the green water. */
function drawFarScrub(scene: Scene) {
  const scrub = forest(scene, {
    profile: points("700,326 740,334 790,352 836,384 876,424 900,468 910,500"),
    fromX: 704,
    toX: 900,
    crownWidth: [14, 34],
    seed: 22,
    colour: "#4f7f62",
    lit: "#d3c472",
    mid: "#6f9a66",
    base: 560,
    dabsPerCrown: 3,
  })
  const strip = scene.clip(
    "M716 296H960V468C930 478 918 500 911 534H894C900 500 872 448 830 412C792 380 744 350 690 344C696 326 702 308 716 296z",
  )
  scene.add(group(scrub, { "clip-path": url(strip) }))
}

/** Draws scrub that hides the feet of the palms. */
function drawNearScrub(scene: Scene, sand: string) {
  const scrub = forest(scene, {
    profile: points("300,985 420,880 520,812 600,762 690,716 770,656 836,600 880,548 910,510"),
    fromX: 310,
    toX: 900,
    crownWidth: [30, 64],
    seed: 23,
    colour: "#1f5650",
    lit: "#b3b25c",
    mid: "#3f7a58",
    dark: "#154448",
    base: 960,
    dabsPerCrown: 3,
  })
  scene.add(group(scrub, { "clip-path": url(sand) }))
}

function drawFarPalms(scene: Scene) {
  const palms = "716,334,700,292,27,0 740,344,742,280,32,1 772,362,790,298,36,0,1 896,480,934,318,62,1,1"
  scene.add(grove(rows(palms), spitCrowns(scene), TRUNKS))
}

function drawNearPalms(scene: Scene) {
  const palms = "744,702,792,452,84,0,1 662,752,566,296,134,1"
  scene.add(grove(rows(palms), spitCrowns(scene), TRUNKS))
}

function spitCrowns(scene: Scene): string[] {
  return [21, 24].map((seed) => crownSymbol(scene, { seed, count: 13, leaflets: 8, wind: -0.4, ...LEAVES }))
}

/** A palm in the near left corner, cut by the edge of the canvas. */
function drawNearPalm(scene: Scene) {
  const crown = crownSymbol(scene, {
    seed: 7,
    count: 12,
    leaflets: 9,
    wind: 0.3,
    back: "#1d4a48",
    mid: "#12393a",
    lit: "#58804a",
    light: 1,
  })
  const trunk = { x: 70, y: 940, crownX: -20, crownY: 60, width: 26, bow: 70, flare: 0.5 }
  scene.add(
    path(trunkPath(trunk), "#1c2f35"),
    path(trunkPath({ ...trunk, part: [0.3, 1] }), "#c98a5c"),
    use(crown, -20, 56, 2.7, 2.4),
  )
  const grass = { fromX: -30, y: 912, lean: 0.5 }
  const dark = blades({ ...grass, toX: 330, count: 32, height: [20, 84], width: 9, seed: 5 })
  const lit = blades({ ...grass, toX: 280, count: 12, height: [16, 60], width: 5, seed: 8 })
  scene.add(path(dark, "#12393a"), path(lit, "#b59a4a"))
}

const TYRE_TRACKS =
  "M474 648C400 668 330 700 262 752C200 800 160 850 140 910M474 662C410 682 350 714 290 764C232 812 196 860 180 910"

/** The car, umbrellas, a canoe on the sand, and people. */
function drawBeachLife(scene: Scene) {
  scene.add(stroke(TYRE_TRACKS, "#a8643c", 4, { opacity: 0.35, ...ROUND_ENDS }))
  const underCar = "M420 646C490 630 580 632 630 648C580 668 470 672 420 646z"
  scene.add(path(underCar, SAND_SHADOW, { opacity: 0.4 }), car(carSymbol(scene), 512, 646, 112))
  scene.add(umbrella(440, 590, 0.92, "#d8432f", "#9c2f38"))
  scene.add(umbrella(520, 548, 0.76, "#fff6e2", "#d9b98a"))
  scene.add(umbrella(590, 506, 0.6, "#2f8f96", "#1d6470"))
  const canoe = outriggerSymbol(scene, {
    hull: "#f6e7c4",
    hullDark: "#c99a6a",
    band: "#2f7f8a",
    rim: "#d8432f",
    load: false,
  })
  const underCanoe = "M240 792C330 770 470 776 520 796C450 818 300 822 240 792z"
  scene.add(path(underCanoe, SAND_SHADOW, { opacity: 0.4 }), use(canoe, 380, 776, 0.96))
  drawPeople(scene)
}

/** A beach umbrella over a lounger, 90 high, its foot at (x, y). */
function umbrella(x: number, y: number, scale: number, colour: string, shade: string): string {
  const parts = [
    path("M-10 4C20 0 80 4 92 12C70 20 10 18-10 4z", SAND_SHADOW, { opacity: 0.4 }),
    stroke("M0 4L6-58", "#6b4038", 3.4),
    path("M-40-46C-34-76 10-88 38-66C48-58 52-46 52-38C22-48-10-52-40-46z", colour),
    path("M6-78C30-78 48-60 52-38C40-42 28-45 18-46C20-60 14-70 6-78z", shade),
    path("M-24 0L-14-8H22L34-20 38-18 26 0z", "#fff6e2"),
    stroke("M-20 0v7M22 0v7", "#a8703f", 3),
  ]
  return group(parts, { transform: `translate(${x} ${y})scale(${scale})` })
}

function drawPeople(scene: Scene) {
  const clothes = [
    { top: "#fff3d6", legs: "#2f6f9f" },
    { top: "#d8432f", legs: "#7a3048" },
  ]
  const people = clothes.map((worn) => scene.symbol(person({ ...worn, skin: "#6b4030" })))
  const places = rows<readonly [who: number, x: number, y: number, scale: number]>(
    "0,400,610,.4 1,418,612,.36 0,660,430,.2",
  )
  for (const [who, x, y, scale] of places) {
    const shadow = `M${x - 4 * scale} ${y}l${150 * scale} ${30 * scale}h${26 * scale}z`
    scene.add(path(shadow, SAND_SHADOW, { opacity: 0.4 }), use(itemAt(people, who), x, y, scale))
  }
}

/** Light on the river, and a jet ski with its wake. */
function drawRiverLife(scene: Scene, river: string) {
  const light = glints({
    x: 1150,
    spread: 360,
    fan: 0.4,
    fromY: 350,
    toY: 890,
    count: 28,
    seed: 19,
    farWidth: 20,
    nearWidth: 160,
    farHeight: 1,
    nearHeight: 4,
  })
  scene.add(group(path(light, "#ffeab0", { opacity: 0.55 }), { "clip-path": url(river) }))
  const wake =
    "M1150 442C1200 436 1290 436 1350 446C1280 452 1200 450 1150 448zM1168 434C1200 420 1230 420 1256 432z"
  scene.add(
    group(jetSki(), { transform: "translate(1130 440) scale(-.9 .9)" }),
    path(wake, "#fffbe6", { opacity: 0.85 }),
  )
}

function jetSki(): string {
  return [
    path("M-30 0C-26-14-8-14 0-18L18-22 26-8 34 0z", "#fff3d6"),
    path("M-30 0C-10-6 20-6 36 0L30 6H-24z", "#d8432f"),
    path("M-6-16C-8-32-2-36 4-36L10-24 4-14z", "#2f6f9f"),
    circle(6, -42, 5, "#5f3c34"),
    stroke("M4-32L18-24", "#5f3c34", 3),
  ].join("")
}

function drawSafariBoat(scene: Scene) {
  const wake = "#f3f3d0"
  const first = points("912,668 852,678 798,694 742,722")
  const second = points("942,684 898,706 862,736 832,778")
  const third = points("902,680 862,696 828,716 802,742")
  scene.add(
    path(foamLace(first, { thickness: 9, seed: 4, jitter: 2 }), wake, { opacity: 0.75 }),
    path(foamLace(second, { thickness: 9, seed: 6, jitter: 2 }), wake, { opacity: 0.6 }),
    path(foamLace(third, { thickness: 6, seed: 8, jitter: 2, gap: 0.3 }), wake, { opacity: 0.4 }),
    path("M872 664C992 686 1162 684 1252 660C1202 706 952 712 872 664z", DARK_WATER, { opacity: 0.45 }),
  )
  const bowWave = "M878 662C952 674 1112 676 1208 656C1196 672 1132 685 1042 687C952 687 902 678 878 662z"
  scene.add(use(riverSafariBoatSymbol(scene), 1042, 660, 1.22), path(bowWave, "#f6f3cc", { opacity: 0.75 }))
}

interface MangroveColours {
  colour: string
  lit: string
  mid: string
  dark?: string
  base: number
}

function mangroves(
  scene: Scene,
  profile: string,
  fromX: number,
  crownWidth: readonly [number, number],
  seed: number,
  colours: MangroveColours,
): string {
  return forest(scene, {
    profile: points(profile),
    fromX,
    toX: 1660,
    crownWidth,
    crownHeight: 0.55,
    seed,
    dabsPerCrown: 4,
    ...colours,
  })
}

function drawFarMangroves(scene: Scene) {
  const back = { colour: "#2f6a56", lit: "#b5bf68", mid: "#4f8a60", base: 572 }
  const front = { colour: "#1f5650", lit: "#8fa858", mid: "#3a7456", dark: "#164848", base: 580 }
  const underside =
    "M1352 556C1362 582 1392 588 1412 580C1436 594 1470 594 1490 584C1516 598 1560 598 1580 588C1610 600 1640 598 1660 594V556z"
  const roots = propRoots(rows("1396,578,606,34 1450,582,610,34 1516,586,614,36 1580,588,618,40"), 5)
  scene.add(
    path("M1320 600C1420 586 1520 592 1660 600V656C1540 646 1420 628 1320 600z", DARK_WATER, {
      opacity: 0.6,
    }),
    stroke(roots, "#1d4544", 5, ROUND_ENDS),
    stroke(roots, "#a8a468", 1.3, { ...ROUND_ENDS, transform: "translate(-2 -1)", opacity: 0.6 }),
    path(underside, "#164848"),
    mangroves(scene, "1350,562 1410,520 1480,484 1560,470 1640,458", 1348, [34, 74], 31, back),
    mangroves(scene, "1364,578 1440,552 1520,538 1640,524", 1362, [30, 66], 32, front),
  )
}

/** The near mangroves, in the darkest colour. */
function drawNearMangroves(scene: Scene) {
  const roots = propRoots(rows("1240,836,888,84 1330,846,894,76 1430,852,898,84 1540,852,904,90"), 8)
  const back = { colour: "#154548", lit: "#8fa858", mid: "#2a6450", dark: "#0f3a40", base: 800 }
  const front = { colour: "#0e353b", lit: "#6a8f4c", mid: "#1f5248", dark: "#0a2b33", base: 830 }
  const underside =
    "M1194 772C1174 790 1180 850 1222 846C1240 848 1262 846 1276 836C1300 860 1346 864 1372 846C1398 872 1440 874 1468 856C1494 876 1540 876 1564 860C1594 874 1630 872 1660 866V772H1194z"
  scene.add(
    path("M1120 890C1180 868 1300 850 1420 850C1520 850 1600 852 1660 854V940H1120z", "#0a3338", {
      opacity: 0.7,
    }),
    stroke(roots, "#0c2c33", 11, ROUND_ENDS),
    stroke(roots, "#8a8a58", 2.2, { ...ROUND_ENDS, transform: "translate(-3 -1)", opacity: 0.65 }),
    path(underside, scene.verticalGradient(818, 872, "#0e353b", "#0a2b33")),
    mangroves(scene, "1186,800 1250,736 1350,690 1480,650 1640,620", 1184, [50, 104], 34, back),
    mangroves(scene, "1196,826 1290,780 1420,750 1640,720", 1194, [50, 104], 35, front),
  )
}

function drawEgrets(scene: Scene) {
  const egret = egretSymbol(scene)
  scene.add(use(egret, 1118, 884, 0.84), use(egret, 1316, 618, -0.44, 0.44))
}
