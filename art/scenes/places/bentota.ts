import { mix } from "../drawing/colour.ts"
import { circle, ellipse, group, path, stroke, url, use } from "../drawing/elements.ts"
import { bandBetween, spline } from "../drawing/lines.ts"
import { itemAt, times } from "../drawing/lists.ts"
import { Pen } from "../drawing/pen.ts"
import { points, rows } from "../drawing/points.ts"
import { HEIGHT, WIDTH } from "../drawing/sheet.ts"
import { birds, egretSymbol } from "../nature/birds.ts"
import { strata } from "../nature/clouds.ts"
import { forest } from "../nature/forest.ts"
import { blades } from "../nature/grass.ts"
import { mountains } from "../nature/mountains.ts"
import { crownSymbol, type GrovePalm, grove } from "../nature/palms.ts"
import { glow, sky, sun } from "../nature/sky.ts"
import { glints, swash } from "../nature/water.ts"
import { Scene, type SceneEntry, stops } from "../scene.ts"
import { car, carSymbol } from "../subjects/car.ts"
import { riverSafariBoatSymbol } from "../subjects/excursion-boats.ts"
import { foamLace } from "../subjects/foam-lace.ts"
import { propRoots } from "../subjects/mangrove.ts"
import { outriggerSymbol } from "../subjects/outrigger.ts"
import { person } from "../subjects/people.ts"
import { ROUND_ENDS } from "../subjects/round.ts"
import { trussBridge } from "../subjects/truss-bridge.ts"

export const scene: SceneEntry = { name: "bentota", focus: 0.64, draw }

const HORIZON = 300
const SUN_X = 380
const FOAM = "#fffbe6"
const SAND_SHADOW = "#7a4038"
const DARK_WATER = "#0f4444"

function draw(): Scene {
  const scene = new Scene({ title: "Bentota: between the river and the sea", prefix: "b" })
  const spray = scene.stipple({ size: 1.15, seed: 4 })
  drawSky(scene)
  drawHinterland(scene)
  drawSea(scene)
  drawFarBank(scene)
  const river = drawRiver(scene)
  drawBridge(scene, river)
  const sand = drawSpit(scene, spray)
  const crowns = drawSpitPalms(scene, sand)
  drawBeachLife(scene)
  drawNearPalms(scene, crowns)
  drawRiverLife(scene, river)
  drawSafariBoat(scene)
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
    count: 56,
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
      crownWidth: [16, 42],
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
  const mirrored = [
    path("M780 324C1000 320 1300 322 1640 334V390C1400 374 1000 360 780 338z", "#4f7f66", { opacity: 0.5 }),
    group(bridge, { transform: "matrix(1 0 0 -.7 0 622)", opacity: 0.28 }),
  ]
  scene.add(group(mirrored, { "clip-path": url(river) }))
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
function drawSpit(scene: Scene, spray: string): string {
  const outline = spline(SPIT, { decimals: 0 })
  drawSurf(scene)
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
  scene.add(group(path("M-60 500H960V960H-60z", shade), { filter: url(spray), "clip-path": url(clip) }))
  return clip
}

/** Three lines of surf off the beach. */
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

const TRUNKS = { trunk: "#4f4040", trunkLit: "#ffcf8a", light: -1 } as const
const SPIT_PALMS = rows<GrovePalm>(`
  716,348,706,300,26,0 744,358,752,290,31,1 780,378,768,276,40,0,1 814,408,832,272,48,1
  832,444,816,262,60,0 850,500,884,286,74,1,1 812,584,782,326,92,0,1 706,682,752,392,108,1
`)

/** Palms along the spit, with bushes at their feet and long evening shadows. @returns the crowns. */
function drawSpitPalms(scene: Scene, sand: string): string[] {
  const leaves = { back: "#2f6a58", mid: "#1d4f4c", lit: "#dcc868", nuts: "#f0953f", light: -1 } as const
  const crowns = [21, 24].map((seed) =>
    crownSymbol(scene, { seed, count: 13, leaflets: 8, wind: -0.6, ...leaves }),
  )
  const shadows = path(palmShadows(), "#8f4f3a", { opacity: 0.4 })
  scene.add(group(shadows, { "clip-path": url(sand) }))
  scene.add(bush(scene, 760, 120, 376, 18, 21, 0), bush(scene, 800, 80, 432, 20, 22, 0.3))
  scene.add(
    grove(SPIT_PALMS.slice(0, 5), crowns, TRUNKS),
    bush(scene, 832, 100, 508, 26, 23, 0.6),
    grove(SPIT_PALMS.slice(5, 7), crowns, TRUNKS),
    bush(scene, 792, 110, 590, 30, 25, 0.8),
    grove(SPIT_PALMS.slice(7), crowns, TRUNKS),
    bush(scene, 672, 150, 690, 36, 26, 1),
  )
  return crowns
}

function palmShadows(): string {
  const pen = new Pen(0)
  for (const [x, y, , , radius] of SPIT_PALMS.slice(2)) {
    const aside = (x - SUN_X) / 420
    const length = radius * 2.1
    const tipX = x + aside * length * 0.9
    pen
      .moveTo(x - radius * 0.05, y)
      .bendTo(x + aside * length * 0.4, y + length * 0.2, tipX, y + length * 0.5)
      .lineTo(tipX + radius * 0.12, y + length * 0.48)
      .bendTo(x + aside * length * 0.5, y + length * 0.16, x + radius * 0.08, y)
      .close()
  }
  return pen.path
}

/** A bush around x, its foot on y; `near` from 0 to 1 darkens it. */
function bush(
  scene: Scene,
  x: number,
  width: number,
  y: number,
  height: number,
  seed: number,
  near: number,
): string {
  const colour = mix("#4f7f62", "#245c50", near)
  const leaves = forest(scene, {
    profile: [
      [x - width / 2, y - height * 0.2],
      [x - width * 0.1, y - height],
      [x + width * 0.25, y - height * 0.7],
      [x + width / 2, y - height * 0.1],
    ],
    fromX: x - width / 2,
    toX: x + width / 2 - 44,
    crownWidth: [width * 0.16, width * 0.34],
    seed,
    colour,
    lit: "#c9c06a",
    mid: mix("#6f9566", "#437a58", near),
    dark: "#1d5350",
    base: y,
    dabsPerCrown: 3,
  })
  return leaves + ellipse(x, y - 2, width * 0.5, height * 0.32 + 3, colour)
}

/** The car, umbrellas, a canoe on the sand, and people. */
function drawBeachLife(scene: Scene) {
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

/** Two palms in the near left corner, with grass at their feet. */
function drawNearPalms(scene: Scene, crowns: readonly string[]) {
  const palms = rows<GrovePalm>("150,930,236,500,150,1 60,930,40,420,170,2,1")
  scene.add(grove(palms, crowns, { trunk: "#3f3438", trunkLit: "#ffbf78", light: 1 }))
  const dark = blades({
    fromX: -30,
    toX: 300,
    y: 912,
    count: 32,
    height: [16, 70],
    width: 8,
    seed: 5,
    lean: 0.5,
  })
  const lit = blades({
    fromX: -30,
    toX: 260,
    y: 912,
    count: 16,
    height: [14, 50],
    width: 5,
    seed: 8,
    lean: 0.5,
  })
  scene.add(path(dark, "#1d4040"), path(lit, "#b59a4a"))
}

/** Light on the river, and a jet ski with its wake. */
function drawRiverLife(scene: Scene, river: string) {
  const light = glints({
    x: 1150,
    spread: 360,
    fan: 0.4,
    fromY: 350,
    toY: 890,
    count: 36,
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
    path("M1330 470C1390 462 1440 466 1480 474", "none"),
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
  const first = points("960,668 900,678 846,694 790,722")
  const second = points("990,684 946,706 910,736 880,778")
  const third = points("950,680 910,696 876,716 850,742")
  scene.add(
    path(foamLace(first, { thickness: 9, seed: 4, jitter: 2 }), wake, { opacity: 0.75 }),
    path(foamLace(second, { thickness: 9, seed: 6, jitter: 2 }), wake, { opacity: 0.6 }),
    path(foamLace(third, { thickness: 6, seed: 8, jitter: 2, gap: 0.3 }), wake, { opacity: 0.4 }),
    path("M920 664C1040 686 1210 684 1300 660C1250 706 1000 712 920 664z", DARK_WATER, { opacity: 0.45 }),
  )
  const bowWave = "M930 664C990 676 1170 676 1262 652C1284 646 1296 658 1280 666C1200 690 990 690 930 664z"
  scene.add(use(riverSafariBoatSymbol(scene), 1090, 660, 1.22), path(bowWave, "#f6f3cc", { opacity: 0.75 }))
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
    dabsPerCrown: 6,
    ...colours,
  })
}

/** The ragged underside of the leaves, over the roots. */
function underside(line: string, thickness: number, colour: string): string {
  const places = points(line)
  const edge = swash(places, {
    seed: 3,
    width: [40, 90],
    height: 12,
    thickness,
    direction: 1,
    fromX: itemAt(places, 0)[0],
    toX: 1660,
  })
  return path(edge, colour)
}

function drawFarMangroves(scene: Scene) {
  const roots = propRoots(rows("1390,520,616,56 1480,520,628,62 1570,520,640,66"), 5)
  const under = scene.verticalGradient(556, 640, ...stops("0 #123f42 .8, 1 #123f42 .2"))
  scene.add(
    path("M1290 612C1400 600 1500 620 1660 640V700C1500 680 1380 650 1290 612z", DARK_WATER, {
      opacity: 0.6,
    }),
    path("M1340 556H1660V640H1350z", under),
    stroke(roots, "#2a4a44", 6, ROUND_ENDS),
    stroke(roots, "#a8a468", 1.6, { ...ROUND_ENDS, transform: "translate(-2 -1)", opacity: 0.8 }),
  )
  const back = { colour: "#2f6a56", lit: "#b5bf68", mid: "#4f8a60", base: 540 }
  const front = { colour: "#245c50", lit: "#8fa858", mid: "#3f7858", dark: "#164848", base: 556 }
  scene.add(
    underside("1330,552 1660,560", 30, "#164848"),
    mangroves(scene, "1326,540 1380,490 1460,446 1560,426 1640,410", 1320, [38, 84], 31, back),
    mangroves(scene, "1340,560 1420,528 1500,510 1640,492", 1336, [34, 76], 32, front),
  )
}

function drawNearMangroves(scene: Scene) {
  const roots = propRoots(rows("1270,730,892,110 1420,720,884,130 1570,720,896,140"), 8)
  const under = scene.verticalGradient(770, 880, ...stops("0 #0a2f36 .75, 1 #0a2f36 .15"))
  scene.add(
    path("M1090 886C1180 862 1300 850 1420 850C1520 850 1600 856 1660 858V940H1090z", "#0a3338", {
      opacity: 0.55,
    }),
    path("M1210 770H1660V870H1230z", under),
    stroke(roots, "#12333a", 13, ROUND_ENDS),
    stroke(roots, "#9a9560", 3, { ...ROUND_ENDS, transform: "translate(-4 -2)", opacity: 0.8 }),
  )
  const back = { colour: "#174a48", lit: "#8fa858", mid: "#2f6a50", dark: "#0f3a40", base: 750 }
  const front = { colour: "#103a3e", lit: "#6a8f4c", mid: "#235849", dark: "#0a2f36", base: 766 }
  scene.add(
    underside("1200,764 1420,772 1660,768", 44, "#0a2f36"),
    mangroves(scene, "1196,750 1260,690 1360,654 1480,624 1640,596", 1190, [54, 110], 34, back),
    mangroves(scene, "1206,770 1300,734 1420,708 1640,676", 1200, [54, 110], 35, front),
  )
}

function drawEgrets(scene: Scene) {
  const egret = egretSymbol(scene)
  scene.add(use(egret, 1150, 884, 0.84), use(egret, 1330, 622, -0.46, 0.46))
}
