import { HEIGHT, WIDTH } from "../drawing/canvas.ts"
import { group, path, stroke, url, use } from "../drawing/elements.ts"
import { spline } from "../drawing/lines.ts"
import { type Point, points, rows } from "../drawing/points.ts"
import { birds } from "../nature/birds.ts"
import { cumuli, strata } from "../nature/clouds.ts"
import { forest } from "../nature/forest.ts"
import { crownSymbol, grove } from "../nature/palms.ts"
import { glow, sky, sun } from "../nature/sky.ts"
import { glints, swash } from "../nature/water.ts"
import { Scene, type SceneEntry, stops } from "../scene.ts"
import { car, carSymbol } from "../subjects/car.ts"
import { caustics } from "../subjects/caustics.ts"
import { coralPatch } from "../subjects/coral-patch.ts"
import { glassBottomBoatSymbol } from "../subjects/excursion-boats.ts"
import { beachShack } from "../subjects/huts.ts"
import { ROUND_ENDS } from "../subjects/round.ts"
import { ridingSurfer, snorkeller } from "../subjects/surfers.ts"
import { turtleFromAbove } from "../subjects/turtle-from-above.ts"

export const scene: SceneEntry = { name: "hikkaduwa", focus: 0.49, draw }

const HORIZON = 222
const SUN_X = 470
const FOAM = "#fffdf0"
const WHITE_WATER = "#fffef4"
const SEA_SHADOW = "#0f6a6c"
const DEEP = "#04383f"

function draw(): Scene {
  const scene = new Scene({ title: "Hikkaduwa: a turtle over the reef", prefix: "k" })
  const stippleId = scene.stipple({ size: 1.15, seed: 4 })
  drawSky(scene)
  drawSea(scene)
  drawReefWave(scene)
  drawShoreTrees(scene)
  drawBeach(scene)
  drawFarReef(scene)
  drawLeftReef(scene)
  drawRightReef(scene)
  drawLightOnTheBottom(scene)
  drawBoat(scene)
  drawTurtle(scene)
  drawSnorkeller(scene)
  drawNearDark(scene, stippleId)
  drawSurfaceGlints(scene)
  return scene.finish({ vignette: 0.26, vignetteColour: "#06383f" })
}

function drawSky(scene: Scene) {
  scene.add(sky(scene, stops("0 #e9835a, .1 #f7ad6b, .19 #ffd695, .26 #fff0c2")))
  scene.add(
    glow(scene, { x: SUN_X, y: 190, radius: 620, colour: "#fff3c8", opacity: 0.9, radiusY: 260 }),
    sun({
      x: SUN_X,
      y: 150,
      radius: 58,
      colour: "#fffbe6",
      halo: "#fff0c0",
      rings: 4,
      opacity: 0.25,
      step: 0.5,
    }),
  )
  const banks = "170,70,520,20,2 800,50,460,18,5 720,130,420,12,9 100,160,360,12,12"
  scene.add(strata(rows(banks), { colour: "#fff3d0", opacity: 0.6 }))
  scene.add(path(birds(rows("640,100,34,.1 690,80,26,-.08 600,120,20")), "#8a4a44"))
}

/** The open sea and the lagoon, with the line of the reef between them. */
function drawSea(scene: Scene) {
  const depths = stops("0 #f6c987, .04 #7fb59a, .14 #2f9487, .3 #22988c, .55 #3fb8a0, .8 #6fd0ae, 1 #8fdcb4")
  scene.add(path(`M0 ${HORIZON}H${WIDTH}V${HEIGHT}H0z`, scene.verticalGradient(HORIZON, HEIGHT, ...depths)))
  const underSun = glints({
    x: SUN_X,
    spread: 60,
    fan: 2.2,
    fromY: HORIZON + 3,
    toY: 420,
    count: 56,
    seed: 3,
    farWidth: 14,
    nearWidth: 120,
    farHeight: 1,
    nearHeight: 4,
    crowding: 1.1,
  })
  const allOver = glints({
    x: 700,
    spread: 800,
    fan: 0.1,
    fromY: HORIZON + 8,
    toY: 420,
    count: 34,
    seed: 9,
    farWidth: 30,
    nearWidth: 200,
    farHeight: 1,
    nearHeight: 4,
  })
  scene.add(path(underSun, "#fff6cf", { opacity: 0.9 }))
  scene.add(path(allOver, "#16766f", { opacity: 0.5 }))
  const reefLine = swash(points("0,262 400,258 900,266 1200,262"), {
    seed: 3,
    width: [40, 130],
    height: 4,
    thickness: 4,
    fromX: -20,
    toX: 1240,
  })
  scene.add(path(reefLine, "#fffbe8", { opacity: 0.85 }))
}

/** The wave on the reef, with a surfer. */
function drawReefWave(scene: Scene) {
  const wave =
    "M60 352C200 300 330 284 470 286C600 288 660 312 780 326C900 338 1000 342 1120 344C1000 356 700 366 460 366C300 366 140 364 60 352z"
  const ribs =
    "M420 300C520 300 600 330 700 346M520 294C600 304 660 326 760 342M330 310C420 316 520 340 590 356"
  scene.add(
    path(wave, scene.verticalGradient(286, 366, "#8fd8b8", "#1f8f88", "#0f6f74")),
    stroke(ribs, "#bfeccc", 2.4, { opacity: 0.5, ...ROUND_ENDS }),
  )
  const whiteWater = "180,322,330,50,3 330,312,360,56,4 470,330,280,40,6 90,340,240,30,8"
  const lip =
    "M230 322C320 286 420 280 500 284C580 288 630 304 690 314C600 304 520 300 440 306C360 312 300 318 230 322z"
  scene.add(
    cumuli(scene, rows(whiteWater), { lit: WHITE_WATER, mid: "#a8dcc4", fade: 1.3, lobe: [0.05, 0.16] }),
    path(lip, WHITE_WATER),
  )
  const foot = swash(points("20,366 300,372 560,366 820,352 1150,350"), {
    seed: 8,
    width: [40, 110],
    height: 5,
    thickness: 6,
    fromX: -20,
    toX: 1180,
  })
  scene.add(path(foot, FOAM, { opacity: 0.9 }))
  scene.add(
    path("M560 356C620 350 690 338 742 336C724 346 660 358 560 360z", WHITE_WATER),
    group(ridingSurfer({ board: "#ffd25a" }), {
      transform: "translate(752 336) rotate(6) scale(-.72 .72)",
    }),
  )
}

/** Trees, palms and shacks along the shore on the right. */
function drawShoreTrees(scene: Scene) {
  const aboveSand = scene.clip("M1040 0H1680V330C1540 306 1400 280 1280 258C1200 244 1120 232 1050 224z")
  const trees = forest(scene, {
    profile: points("1060,222 1160,206 1300,188 1440,170 1640,140"),
    fromX: 1060,
    toX: 1640,
    crownWidth: [20, 52],
    seed: 7,
    colour: "#5d8a66",
    foot: "#9fae7a",
    fadeY: 290,
    lit: "#d3c27a",
    mid: "#7f9f6c",
    base: 340,
    dabsPerCrown: 4,
  })
  scene.add(group(trees, { "clip-path": url(aboveSand) }))
  const leaves = { back: "#33685a", mid: "#22504c", lit: "#b5b565", nuts: "#f0953f", light: -1 } as const
  const crowns = [9, 18].map((seed) =>
    crownSymbol(scene, { seed, count: 13, leaflets: 10, wind: 0.4, ...leaves }),
  )
  const palms = `
    1130,234,1122,166,34,0,1 1176,238,1188,146,40,1,0 1236,246,1224,134,48,0,1
    1300,256,1318,108,56,1,0 1372,268,1350,84,66,0,1 1452,286,1478,62,80,1,0
    1560,310,1540,50,94,0,1
  `
  scene.add(grove(rows(palms), crowns, { trunk: "#4a3a3c", trunkLit: "#f0c080" }))
  scene.add(
    beachShack(1220, 258, 0.42),
    beachShack(1316, 276, 0.58, { wall: "#2f7f9a", wallDark: "#1d5670" }),
    beachShack(1560, 326, 0.9, { wall: "#e8a24a", wallDark: "#b5703a" }),
  )
}

const SHORELINE = points("1060,230 1180,248 1300,276 1420,320 1520,376 1600,440 1680,520")
const shoreMoved = (right: number, down: number) => SHORELINE.map(([x, y]): Point => [x + right, y + down])

/** The beach, with the car and boards to rent. */
function drawBeach(scene: Scene) {
  const waterline = spline(SHORELINE, { close: false, decimals: 0 })
  const sand = scene.linearGradient(1060, 230, 1600, 460, stops("0 #fff0c4, .6 #fbd99a, 1 #e8b06f"))
  scene.add(path(`${waterline}L1680 330C1540 306 1400 280 1280 258C1200 244 1120 232 1060 226z`, sand))
  const inner = swash(shoreMoved(0, 4), {
    seed: 7,
    width: [30, 90],
    height: 8,
    thickness: 9,
    fromX: 1080,
    toX: 1640,
  })
  const outer = swash(shoreMoved(-6, 34), {
    seed: 9,
    width: [40, 110],
    height: 8,
    thickness: 5,
    fromX: 1090,
    toX: 1640,
  })
  scene.add(path(inner, FOAM), path(outer, "#e8fae0", { opacity: 0.6 }))
  scene.add(car(carSymbol(scene), 1432, 308, 74, { flip: true }))
  const standBoard = (colour: string, x: number, y: number) =>
    scene.add(use(scene.symbol(path("M0 0C-9-30-9-80 0-118C9-80 9-30 0 0z", colour)), x, y, 0.34))
  standBoard("#d8432f", 1368, 300)
  standBoard("#2f7f9a", 1386, 304)
  standBoard("#fff3d6", 1350, 297)
}

type CoralColour = Readonly<{ body: string; lit: string }>

const ORANGE: CoralColour = { body: "#f0825a", lit: "#ffc79a" }
const OCHRE: CoralColour = { body: "#e3ac4f", lit: "#ffe39a" }
const VIOLET: CoralColour = { body: "#a072b0", lit: "#dcb4dc" }
const TEAL: CoralColour = { body: "#2a8f86", lit: "#7fd0b0" }
const PINK: CoralColour = { body: "#e0718a", lit: "#ffc0c0" }

/** A patch of coral heads, written as x, y and radius. */
interface Patch {
  colour: CoralColour
  heads: string
  flatness: number
  seed: number
  lobes?: number
}

function drawPatch(scene: Scene, { colour, heads, ...shape }: Patch) {
  scene.add(coralPatch({ heads: rows(heads), base: "#14686a", ...colour, ...shape }))
}

function drawFarReef(scene: Scene) {
  const patches: Patch[] = [
    { colour: TEAL, heads: "140,470,110 300,452,80 20,500,90 420,470,50", flatness: 0.3, seed: 3 },
    { colour: TEAL, heads: "1180,560,120 1330,590,100 1080,540,60", flatness: 0.34, seed: 4 },
    { colour: VIOLET, heads: "210,486,44 90,470,36", flatness: 0.36, seed: 5 },
    { colour: OCHRE, heads: "1250,572,50", flatness: 0.4, seed: 6 },
  ]
  for (const patch of patches) drawPatch(scene, patch)
  scene.add(
    path("M-20 560C120 590 240 640 330 720C420 790 520 850 700 920H-20z", "#1f7f7c", { opacity: 0.55 }),
    path("M1640 640C1500 660 1400 720 1300 800C1240 850 1180 890 1120 930H1640z", "#1f7f7c", {
      opacity: 0.55,
    }),
  )
}

const NEAR_FLATNESS = 0.55

function drawLeftReef(scene: Scene) {
  const patches: Patch[] = [
    {
      colour: TEAL,
      heads: "60,640,120 220,720,130 90,800,150 350,830,130 520,900,120",
      flatness: 0.5,
      seed: 13,
    },
    { colour: ORANGE, heads: "130,690,74 300,790,66", flatness: NEAR_FLATNESS, seed: 14, lobes: 10 },
    { colour: OCHRE, heads: "30,740,80 220,850,84", flatness: NEAR_FLATNESS, seed: 15, lobes: 6 },
    { colour: VIOLET, heads: "250,660,52 430,880,70 60,860,60", flatness: NEAR_FLATNESS, seed: 16, lobes: 9 },
    { colour: PINK, heads: "170,770,50 340,722,40", flatness: NEAR_FLATNESS, seed: 17, lobes: 11 },
  ]
  for (const patch of patches) drawPatch(scene, patch)
}

function drawRightReef(scene: Scene) {
  const patches: Patch[] = [
    { colour: TEAL, heads: "1540,730,130 1380,830,140 1560,880,150 1240,910,100", flatness: 0.5, seed: 23 },
    { colour: PINK, heads: "1470,760,70 1590,690,50", flatness: NEAR_FLATNESS, seed: 24, lobes: 10 },
    { colour: OCHRE, heads: "1400,870,74 1580,800,70", flatness: NEAR_FLATNESS, seed: 25, lobes: 7 },
    { colour: ORANGE, heads: "1300,890,60 1500,860,60", flatness: NEAR_FLATNESS, seed: 26, lobes: 12 },
  ]
  for (const patch of patches) drawPatch(scene, patch)
}

function drawLightOnTheBottom(scene: Scene) {
  const [far, near] = caustics({
    fromY: 440,
    toY: 890,
    horizon: 180,
    cell: 190,
    flatness: 0.5,
    seed: 7,
    gap: 0.18,
    jitter: 0.45,
  })
  scene.add(
    stroke(far, "#f4ffe6", 1.8, { opacity: 0.32, ...ROUND_ENDS }),
    stroke(near, "#f4ffe6", 3, { opacity: 0.34, ...ROUND_ENDS }),
  )
}

function drawBoat(scene: Scene) {
  scene.add(
    path("M930 500C1000 486 1180 486 1260 498C1220 524 1000 528 930 500z", SEA_SHADOW, { opacity: 0.4 }),
    use(glassBottomBoatSymbol(scene), 1080, 466, 0.92),
    path("M926 468C960 476 1190 476 1224 466C1190 486 960 486 926 468z", "#f4ffe8", { opacity: 0.8 }),
  )
}

/** The turtle, and its shadow on the sand below. */
function drawTurtle(scene: Scene) {
  const { symbol, silhouette } = turtleFromAbove(scene)
  scene.add(
    path(silhouette, SEA_SHADOW, {
      opacity: 0.42,
      transform: "translate(838 752) rotate(24) scale(1.3 1.1)",
    }),
    use(symbol, 770, 650, 1.34, 1.3, 24),
  )
}

function drawSnorkeller(scene: Scene) {
  const shadow = path("M-110 60C-60 44 60 44 130 70C60 90-60 84-110 60z", "#0f6f6c", { opacity: 0.3 })
  scene.add(group(shadow + snorkeller(), { transform: "translate(1130 676) rotate(14) scale(.78)" }))
}

/** The two near corners become darker, as deep water. */
function drawNearDark(scene: Scene, stippleId: string) {
  const fading = stops(`0 ${DEEP} .9, .5 ${DEEP} .5, 1 ${DEEP} 0`)
  const corners =
    path("M-20 480H560V920H-20z", scene.radialGradient(-60, 960, 500, fading)) +
    path("M1080 480H1620V920H1080z", scene.radialGradient(1680, 960, 480, fading))
  scene.add(group(corners, { filter: url(stippleId) }))
}

function drawSurfaceGlints(scene: Scene) {
  const surface = glints({
    x: WIDTH / 2,
    spread: 760,
    fan: 0.1,
    fromY: 400,
    toY: 890,
    count: 28,
    seed: 19,
    farWidth: 30,
    nearWidth: 130,
    farHeight: 1,
    nearHeight: 4,
  })
  scene.add(path(surface, "#ffffff", { opacity: 0.4 }))
}
