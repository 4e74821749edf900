import { HEIGHT, WIDTH } from "../drawing/canvas.ts"
import { circle, group, path, stroke, url } from "../drawing/elements.ts"
import { spline } from "../drawing/lines.ts"
import { itemAt, times } from "../drawing/lists.ts"
import { points, rows } from "../drawing/points.ts"
import { seededRandom } from "../drawing/random.ts"
import { type Stratum, strata } from "../nature/clouds.ts"
import { forest } from "../nature/forest.ts"
import { blades } from "../nature/grass.ts"
import { type CrestKey, mountains } from "../nature/mountains.ts"
import { crownSymbol, type GrovePalm, grove } from "../nature/palms.ts"
import { glow, sky } from "../nature/sky.ts"
import { glints, reflect } from "../nature/water.ts"
import { Scene, type SceneEntry, stops } from "../scene.ts"
import { car, carSymbol } from "../subjects/car.ts"
import { elephantRock } from "../subjects/elephant-rock.ts"
import { ROUND_ENDS } from "../subjects/round.ts"
import { seatedBuddha } from "../subjects/seated-buddha.ts"

export const scene: SceneEntry = { name: "kurunegala", focus: 0.46, draw }

const WATERLINE = 646
const WATER = `M0 ${WATERLINE}H${WIDTH}V${HEIGHT}H0z`

function draw(): Scene {
  const scene = new Scene({
    title: "Kurunegala: Elephant Rock over the town lake at blue hour",
    prefix: "ku",
  })
  const stippleId = scene.stipple({ size: 1.15, seed: 4 })
  drawSky(scene)
  const shore = drawShore(scene, stippleId)
  drawLake(scene, shore)
  drawPromenade(scene)
  drawCar(scene)
  drawGlints(scene)
  drawSwanBoat(scene)
  drawNearPalmAndGrass(scene)
  return scene.finish({ vignetteColour: "#06142a", vignette: 0.36 })
}

function drawSky(scene: Scene) {
  scene.add(sky(scene, stops("0 #0f2f4f, .2 #1f5670, .4 #5f9a94, .55 #d9c68f, .68 #f6b878")))
  scene.add(glow(scene, { x: 240, y: 560, radius: 760, colour: "#ffd9a0", opacity: 0.7, radiusY: 380 }))
  const random = seededRandom(4)
  const stars = times(60, () => `M${random.whole(0, 1600)} ${random.whole(0, 230)}h.1`).join("")
  scene.add(stroke(stars, "#fff3d8", 2.2, { ...ROUND_ENDS, opacity: 0.8 }))
  scene.add(
    circle(1330, 130, 92, "#fff3cf", { opacity: 0.07 }),
    circle(1330, 130, 64, "#fff3cf", { opacity: 0.1 }),
  )
  scene.add(path("M1318 92A40 40 0 1 0 1364 152A44 44 0 0 1 1318 92z", "#fff3d8"))
  const banks = rows<Stratum>(
    "300,150,620,24,3 980,90,460,16,6 140,330,480,16,9 1460,300,420,16,12 420,420,420,12,15",
  )
  const colour = scene.verticalGradient(120, 430, "#2f5f78", "#c9947c", "#ffcf8f")
  scene.add(strata(banks, { colour, opacity: 0.65 }))
}

/** Everything above the waterline, in one group. @returns its id, for the reflection. */
function drawShore(scene: Scene, stippleId: string): string {
  const content = [farHills(scene), rock(scene, stippleId), town(scene), shorePalms(scene)]
  const id = scene.nextId()
  const aboveWater = scene.clip(`M-60 0H1660V${WATERLINE}H-60z`)
  scene.add(group(content, { id, "clip-path": url(aboveWater) }))
  return id
}

function farHills(scene: Scene): string {
  const crest = rows<CrestKey>(`
    -60,560 100,520 220,486,peak 330,540 460,560 1200,560 1340,520,peak 1460,548 1560,506,peak
    1680,540
  `)
  return mountains(scene, {
    keys: crest,
    base: 660,
    colour: "#8a9a8f",
    foot: "#e8c08a",
    fadeY: 620,
    shade: "#5f7f88",
    shadeOpacity: 0.5,
    seed: 4,
    roughness: 0.08,
    depth: 4,
    light: -1,
  })
}

/** The rock with what grows and stands on its back. */
function rock(scene: Scene, stippleId: string) {
  return [bushOnBack(scene), summitBuddha(scene), elephantRock(scene, stippleId), stairLamps()]
}

function bushOnBack(scene: Scene): string {
  return forest(scene, {
    profile: points("800,362 880,322 950,294 1030,280 1110,286 1180,310 1240,350"),
    fromX: 840,
    toX: 1220,
    crownWidth: [10, 26],
    crownHeight: 0.5,
    seed: 5,
    colour: "#2f4450",
    lit: "#c99a6a",
    dabsPerCrown: 2,
    skip: 0.3,
    base: 420,
  })
}

/** In lamplight on the crest. */
function summitBuddha(scene: Scene): string[] {
  const light = scene.radialGradient(1034, 250, 120, stops("0 #ffe9b0 .75, .4 #ffe0a0 .25, 1 #ffe0a0 0"))
  const white = seatedBuddha({ lit: "#fffaf0", shade: "#b9a8b0", plinth: "#e8cfae" })
  return [
    path("M900 130H1170V300H900z", light),
    group(white, { transform: "translate(1034 276) scale(.82)" }),
  ]
}

/** The lamps of the path that climbs to the crest. */
function stairLamps(): string {
  const stair = points(`
    1240,640 1296,610 1222,580 1272,546 1196,522 1238,488 1160,466 1192,432 1116,408 1142,376
    1080,350 1094,322 1056,300 1044,284
  `)
  const climb = spline(stair, { close: false, decimals: 0 })
  const lamps = { "stroke-dasharray": ".1 10", ...ROUND_ENDS }
  return stroke(climb, "#ffb55a", 9, { opacity: 0.22 }) + stroke(climb, "#ffe9a8", 3.2, lamps)
}

function town(scene: Scene) {
  const trees = forest(scene, {
    profile: points(`
      -40,596 120,604 260,618 420,622 700,618 960,606 1200,596 1400,580 1640,556
    `),
    crownWidth: [24, 60],
    crownHeight: 0.44,
    seed: 12,
    colour: "#2f5a58",
    foot: "#3f6658",
    fadeY: 660,
    lit: "#8fa070",
    mid: "#3f6c60",
    base: 700,
    dabsPerCrown: 4,
  })
  return [trees, houses(), clockTower(), shoreTrees(scene)]
}

type House = readonly [x: number, y: number, width: number, height: number, roof: number]

/** Crowded about the clock tower, scattered beyond it. */
const HOUSES = rows<House>(`
  52,630,58,30,0 196,634,74,38,1 262,636,40,24,2 452,632,50,30,2 494,636,64,42,0 632,634,88,50,1
  706,637,46,28,2 744,636,60,34,0 884,636,44,24,1 1066,634,78,40,2 1128,637,46,26,0 1404,634,66,34,1
`)
const ROOFS = ["#c9583f", "#a8483c", "#d97a4a"]

function houses() {
  return HOUSES.map(([x, y, width, height, roof], i) => [
    path(`M${x} ${y}v${-height}h${width}v${height}z`, i % 2 ? "#f2dcb8" : "#d9c4b4"),
    path(`M${x + width * 0.7} ${y}v${-height}h${width * 0.3}v${height}z`, "#8f7888"),
    path(
      `M${x - 4} ${y - height}L${x + width * 0.16} ${y - height - height * 0.55}H${x + width * 0.84}L${x + width + 4} ${y - height}z`,
      itemAt(ROOFS, roof),
    ),
    path(windowsOf(x, y, width, height), "#ffd978"),
  ])
}

function windowsOf(x: number, y: number, width: number, height: number): string {
  const isLit = (i: number) => (i + width) % 3 !== 0
  const bays = times(Math.max(2, Math.floor(width / 15)), (i) => i).filter(isLit)
  return bays.map((i) => `M${x + 5 + i * 13} ${y - height * 0.72}h6v${height * 0.34}h-6z`).join("")
}

function clockTower(): string[] {
  return [
    path("M590 632V540H614V632z", "#fbe9c8"),
    path("M605 632V540H614V632z", "#b99a94"),
    path("M584 542L602 516 620 542z", "#b5503f"),
    circle(600, 560, 8, "#fffbe6"),
    stroke("M600 560V554M600 560L604 562", "#4a3040", 1.4),
  ]
}

function shoreTrees(scene: Scene): string {
  return forest(scene, {
    profile: points(`
      -40,622 160,632 340,626 500,636 760,640 1000,638 1240,632 1460,638 1640,620
    `),
    crownWidth: [18, 44],
    crownHeight: 0.42,
    seed: 22,
    colour: "#1f474c",
    lit: "#7f9868",
    mid: "#2f5a54",
    base: 660,
    dabsPerCrown: 3,
  })
}

function shorePalms(scene: Scene): string {
  const dusk = { count: 11, leaflets: 9, back: "#1a3c46", mid: "#24504f", lit: "#8fa56a", light: -1 } as const
  const crowns = [5, 10].map((seed) => crownSymbol(scene, { ...dusk, seed }))
  const palms = rows<GrovePalm>(`
    60,640,40,510,62,0 130,640,146,480,70,1 1380,640,1400,500,66,1,1 1470,640,1458,530,54,0
    1560,640,1580,470,74,0,1 960,640,972,560,40,1 430,640,416,560,42,0,1
  `)
  return grove(palms, crowns, { trunk: "#1f3640", trunkLit: "#a8946a" })
}

function drawLake(scene: Scene, shore: string) {
  scene.add(
    path(WATER, scene.verticalGradient(WATERLINE, HEIGHT, "#e8b07c", "#8a8a86", "#2f5f70", "#12324f")),
  )
  scene.add(reflect(scene, shore, WATERLINE, { ripple: 22, opacity: 0.8, frequencyY: 0.05 }))
  const depth = stops("0 #f2b47c .08, .5 #2f5a70 .28, 1 #0c2440 .88")
  scene.add(path(WATER, scene.verticalGradient(WATERLINE, HEIGHT, ...depth)))
}

function drawPromenade(scene: Scene) {
  scene.add(path(`M-20 ${WATERLINE - 8}H1620V${WATERLINE}H-20z`, "#f0cf98"))
  scene.add(path(`M-20 ${WATERLINE}H1620v8H-20z`, "#2a3a50"))
  for (const x of [34, 96, 166, 246, 338, 444, 566, 706, 1010, 1176, 1356]) drawLamp(scene, x)
}

/** A lamp, and its light in the water. */
function drawLamp(scene: Scene, x: number) {
  const y = WATERLINE
  scene.add(
    path(`M${x - 1.6} ${y - 4}v-44h3.200v44z`, "#1a2c3c"),
    circle(x, y - 50, 15, "#ffdf94", { opacity: 0.3 }),
    circle(x, y - 50, 5, "#fff6cf"),
    path(
      `M${x - 3} ${y + 10}Q${x + 10} ${y + 60} ${x - 2} ${y + 130}Q${x - 10} ${y + 60} ${x - 3} ${y + 10}z`,
      "#ffdf94",
      { opacity: 0.55 },
    ),
  )
}

function drawCar(scene: Scene) {
  const y = WATERLINE
  const beam = scene.linearGradient(846, 0, 980, 0, stops("0 #fff3c0 .8, 1 #fff3c0 0"))
  scene.add(path(`M846 ${y - 26}L980 ${y - 44}V${y - 6}L846 ${y - 16}z`, beam))
  scene.add(car(carSymbol(scene, { dark: "#1a1838" }), 808, y - 5, 78))
}

function drawGlints(scene: Scene) {
  const warm = { x: 300, spread: 330, fan: 0.6, fromY: WATERLINE + 12, toY: 880, count: 54, seed: 3 }
  const warmSizes = { farWidth: 14, nearWidth: 130, farHeight: 0.8, nearHeight: 3.4 }
  scene.add(path(glints({ ...warm, ...warmSizes }), "#ffdca4", { opacity: 0.6 }))
  const cool = { x: 1050, spread: 600, fan: 0.3, fromY: WATERLINE + 14, toY: HEIGHT, count: 40, seed: 9 }
  const coolSizes = { farWidth: 20, nearWidth: 150, farHeight: 0.8, nearHeight: 3 }
  scene.add(path(glints({ ...cool, ...coolSizes }), "#7fa8a8", { opacity: 0.35 }))
}

/** A pedal boat in the shape of a swan. */
function drawSwanBoat(scene: Scene) {
  const swan = [
    path("M-40 0C-44-14-30-20-14-18L22-20C36-22 44-12 40 0C30 8-30 8-40 0z", "#fff6e2"),
    path(
      "M-26-16C-40-30-28-44-36-56C-40-64-50-62-54-54L-66-50C-56-66-36-74-28-58C-22-44-30-32-14-18z",
      "#fff6e2",
    ),
    path("M-66-50L-54-54-54-49z", "#f2963f"),
    path("M4-18C8-34 30-40 44-30C38-26 40-16 36-10z", "#d9c4c0"),
    path("M-60 4H60L40 8H-36z", "#ffe6b4", { opacity: 0.6 }),
  ]
  scene.add(group(swan, { transform: "translate(430 742) scale(.8)" }))
}

function drawNearPalmAndGrass(scene: Scene) {
  const night = { count: 14, leaflets: 13, back: "#081a2e", mid: "#0d2538", lit: "#2a5058" }
  const crown = crownSymbol(scene, { ...night, seed: 15, light: -1 })
  scene.add(grove(rows("1560,930,1476,470,210,0"), [crown], { trunk: "#081a2e", trunkLit: "#3f5058" }))
  const tuft = { y: 912, width: 9, lean: 0.4 }
  const right = blades({ ...tuft, fromX: 1240, toX: 1640, count: 40, height: [30, 120], seed: 5 })
  const left = blades({ ...tuft, fromX: -20, toX: 300, count: 26, height: [20, 90], seed: 7 })
  scene.add(path(right, "#081a2e"), path(left, "#081a2e"))
}
