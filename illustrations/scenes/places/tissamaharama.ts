import { HEIGHT, WIDTH } from "../drawing/canvas.ts"
import { circle, group, path, stroke, url, use, wholeCanvas } from "../drawing/elements.ts"
import { spline } from "../drawing/lines.ts"
import { points, rows } from "../drawing/points.ts"
import { type CloudRidge, cumuli } from "../nature/clouds.ts"
import { forest } from "../nature/forest.ts"
import { blades } from "../nature/grass.ts"
import { type CrestKey, mountains } from "../nature/mountains.ts"
import { crownSymbol, type GrovePalm, grove } from "../nature/palms.ts"
import { type RoadPoint, ribbon } from "../nature/road.ts"
import { glow, sky } from "../nature/sky.ts"
import { glints, reflect } from "../nature/water.ts"
import { Scene, type SceneEntry, stops } from "../scene.ts"
import { car, carSymbol } from "../subjects/car.ts"
import { dagoba } from "../subjects/dagoba.ts"
import { drownedTree, drownedTreeLit } from "../subjects/drowned-trees.ts"
import { type LimbPoint, limbs } from "../subjects/limbs.ts"
import { canopy, type Lobe } from "../subjects/rain-tree.ts"
import { ROUND_ENDS } from "../subjects/round.ts"
import { flyingStorkSymbol, plainStorkSymbol } from "../subjects/storks.ts"

export const scene: SceneEntry = { name: "tissamaharama", focus: 0.6, draw }

const WATERLINE = 640

function draw(): Scene {
  const scene = new Scene({ title: "Tissamaharama: storm light on the tank", prefix: "T" })
  const stippleId = scene.stipple({ size: 1.15, seed: 4 })
  const coarseStippleId = scene.stipple({ size: 1.5, seed: 9 })
  drawStorm(scene, coarseStippleId)
  drawRainbow(scene)
  const shore = drawShore(scene, stippleId)
  drawTank(scene, shore)
  drawCanoes(scene)
  drawDrownedTrees(scene)
  drawStorks(scene)
  drawBund(scene)
  drawRainTree(scene)
  drawNearGrass(scene)
  return scene.finish({ vignetteColour: "#0d1c2c" })
}

/** Shelves of cloud, lit along their lower rims. */
function drawStorm(scene: Scene, stippleId: string) {
  scene.add(sky(scene, stops("0 #1f3450, .25 #34566f, .45 #6f94a0, .6 #e9cf98, .72 #ffe0a0")))
  scene.add(glow(scene, { x: 330, y: 560, radius: 760, colour: "#ffe6a8", opacity: 0.85 }))
  const shelves = rows<CloudRidge>(
    "1320,60,900,330,3 760,-40,1000,300,4,.4 1500,200,620,240,5,.1 1080,190,560,180,8,.25 240,-90,760,240,9,.5",
  )
  scene.add(cumuli(scene, shelves, { lit: "#8aa3ae", mid: "#2f4a63" }))
  const core = stops("0 #1f3a54 .9, .45 #24405a .6, .8 #24405a .14, 1 #24405a 0")
  scene.add(group(wholeCanvas(scene.radialGradient(1430, 330, 560, core, 330)), { filter: url(stippleId) }))
}

const RAINBOW: readonly (readonly [radius: number, colour: string])[] = [
  [560, "#e8735a"],
  [546, "#f5b95a"],
  [532, "#f3ea9a"],
  [518, "#8fd0a8"],
  [504, "#7fb0d8"],
]

function drawRainbow(scene: Scene) {
  for (const [radius, colour] of RAINBOW) {
    const bow = `M${960 - radius} 700A${radius} ${radius} 0 01${960 + radius} 700`
    scene.add(stroke(bow, colour, 14, { opacity: ".2" }))
  }
}

/** All that stands above the water, in one group. @returns its id, for the reflection. */
function drawShore(scene: Scene, stippleId: string): string {
  const stupa = { x: 960, y: 624, width: 400, light: -1, frieze: false }
  const plaster = { lit: "#fffdf2", mid: "#fff0cc", shade: "#a9b3c4", deep: "#54708c" }
  const content = [
    farHills(scene),
    farWoods(scene),
    dagoba(scene, { ...stupa, ...plaster, stippleId }),
    shorePalms(scene),
    nearWoods(scene),
  ]
  const id = scene.nextId()
  const aboveWater = scene.clip(`M-60 0H1660V${WATERLINE}H-60z`)
  scene.add(group(content, { id, "clip-path": url(aboveWater) }))
  return id
}

function farHills(scene: Scene): string {
  const keys = rows<CrestKey>(`
    -60,560 90,520,peak 200,548 310,506,peak 430,556 640,580 1200,570 1340,530,peak 1480,556 1680,530
  `)
  const colours = { colour: "#7f9a98", foot: "#f0d399", shade: "#4f7480", shadeOpacity: 0.5 }
  return mountains(scene, { keys, ...colours, base: 660, fadeY: 610, seed: 4, light: -1 })
}

function farWoods(scene: Scene): string {
  return forest(scene, {
    profile: points("-40,590 300,584 620,596 900,600 1200,594 1640,580"),
    crownWidth: [26, 60],
    crownHeight: 0.5,
    seed: 12,
    colour: "#6f8a5a",
    foot: "#b9b068",
    fadeY: 650,
    lit: "#ecd77a",
    mid: "#93a560",
    light: -1,
    base: 660,
    dabsPerCrown: 2,
  })
}

function shorePalms(scene: Scene): string {
  const colours = { back: "#2f5a4c", mid: "#24483f", lit: "#b9b75a", light: -1 } as const
  const crowns = [10, 20].map((seed) =>
    crownSymbol(scene, { seed, count: 11, leaflets: 8, wind: 0.9, ...colours }),
  )
  const palms = rows<GrovePalm>(
    "1560,630,1584,510,52,0 1196,630,1206,520,46,1 700,630,716,500,52,1 640,630,664,534,40,0",
  )
  return grove(palms, crowns, { trunk: "#33483f", trunkLit: "#d9bc6c", light: -1 })
}

function nearWoods(scene: Scene): string {
  return forest(scene, {
    profile: points("-40,600 200,606 480,612 700,622 960,634 1180,622 1400,606 1640,592"),
    crownWidth: [32, 70],
    crownHeight: 0.5,
    seed: 22,
    colour: "#3f6a4c",
    foot: "#6f8a4c",
    fadeY: 660,
    lit: "#e0cc64",
    mid: "#6a8f50",
    light: -1,
    base: 660,
    dabsPerCrown: 3,
  })
}

function drawTank(scene: Scene, shore: string) {
  const surface = `M0 ${WATERLINE}H${WIDTH}V${HEIGHT}H0z`
  scene.add(path(surface, scene.verticalGradient(WATERLINE, HEIGHT, "#f0d69a", "#7fa0a0", "#2f5a70")))
  scene.add(reflect(scene, shore, WATERLINE, { ripple: 18, opacity: 0.8, lift: 0 }))
  const depth = stops("0 #ffe9b0 .12, .5 #2f5870 .35, 1 #14304a .92")
  scene.add(path(surface, scene.verticalGradient(WATERLINE, HEIGHT, ...depth)))
  const gold = { x: 420, spread: 330, fan: 0.7, fromY: WATERLINE + 4, toY: 880, count: 34, seed: 3 }
  const grey = { x: 1000, spread: 600, fan: 0.2, fromY: WATERLINE + 8, toY: 890, count: 22, seed: 13 }
  scene.add(
    path(glints({ ...gold, farWidth: 20, nearWidth: 170 }), "#ffeebc", { opacity: 0.65 }),
    path(glints({ ...grey, farWidth: 30, nearWidth: 200, nearHeight: 4 }), "#a9c3c9", { opacity: 0.35 }),
  )
}

function drawCanoes(scene: Scene) {
  scene.add(
    fishingCanoe("translate(640 716)scale(0.8 0.8)"),
    fishingCanoe("translate(800 684)scale(-0.46 0.46)"),
  )
}

function fishingCanoe(transform: string): string {
  return group(
    [
      path("M-70-12C-50 4 50 4 74-14C66 2 54 10 40 11H-44C-58 10-66 0-70-12z", "#22303f"),
      path("M-70-12C-50 4 50 4 74-14L73-9C48 9-50 9-69-7z", "#e0b870"),
      path("M-8 0C-12-20-8-34 0-38L10-36C14-26 14-12 12 0z", "#f2e6cc"),
      circle(5, -45, 6, "#4a2c2a"),
      stroke("M8-32L30-20M34-58L22 14", "#3a2626", 3.4, ROUND_ENDS),
      path("M-60 16H60q-40 8-120 0z", "#ffeebc", { opacity: 0.5 }),
    ],
    { transform },
  )
}

function drawDrownedTrees(scene: Scene) {
  const tree = drownedTree()
  const ink = "#1c2b3d"
  const rings = "M1254 830q56-15 112 0q-56 13-112 0zM1492 755q44-10 88 0q-44 9-88 0z"
  const standing = "translate(1310 806)scale(1.25)"
  scene.add(
    group(path(tree, ink), { transform: standing }),
    group(path(drownedTreeLit(), "#d9c99a"), { transform: standing, opacity: 0.8 }),
  )
  scene.add(
    group(path(tree, ink), { transform: "translate(1540 742)scale(-.7 .7)", opacity: 0.85 }),
    path(rings, "#9fb8b8", { opacity: 0.75 }),
  )
  scene.add(group(path(tree, ink), { transform: "translate(1316 830)scale(1.25 -.34)", opacity: 0.3 }))
}

/** Painted storks: on the drowned trees, and on the wing. */
function drawStorks(scene: Scene) {
  const standing = plainStorkSymbol(scene)
  scene.add(
    use(standing, 1450, 500, -1.05, 1.05),
    use(standing, 1160, 530, 1.08),
    use(standing, 1322, 434, 0.98),
    use(standing, 1534, 536, 0.8),
  )
  const wingUp = flyingStorkSymbol(scene, { black: "#27283e" })
  const wingDown = flyingStorkSymbol(scene, { black: "#27283e", isWingUp: false })
  scene.add(
    use(wingUp, 700, 250, 0.92, 0.92, -6),
    use(wingDown, 800, 300, 0.7, 0.7, 4),
    use(wingUp, 620, 330, 0.6, 0.6, 2),
    use(wingDown, 700, 366, 0.4, 0.4, -4),
  )
}

const ROAD = rows<RoadPoint>("-60,790,84 90,790,74 240,818,80 380,880,110 440,940,130")

function drawBund(scene: Scene) {
  const crest = points("-40,742 120,738 260,760 400,800 520,850 640,930")
  const turf = scene.verticalGradient(740, 900, "#8f9a48", "#4f6a3c", "#1f3a34")
  scene.add(path(`${spline(crest, { close: false, decimals: 0 })}H-40z`, turf))
  const earth = scene.linearGradient(0, 0, 480, 0, stops("0 #f6d592, 1 #c99660"))
  scene.add(path(ribbon(ROAD, { flatness: 0.36 }), earth))
  scene.add(car(carSymbol(scene, { dark: "#1a1f2c" }), 196, 804, 118, { shadowOpacity: 0.4 }))
}

const RAIN_TREE = [
  rows<LimbPoint>("82,796,104 86,762,80 88,710,62 80,620,54 98,520,50 130,430,36"),
  rows<LimbPoint>("88,590,14 94,520,40 40,420,32 -30,350,24"),
  rows<LimbPoint>("96,560,14 112,480,38 200,380,30 300,310,20 400,270,8"),
  rows<LimbPoint>("108,520,16 128,440,36 140,330,26 190,230,18 260,160,8"),
  rows<LimbPoint>("180,400,18 290,360,12 350,340,6 390,316,1"),
  rows<LimbPoint>("136,360,20 80,270,14 40,200,8"),
]
/** The parts of the trunk and of two boughs that the low sun reaches. */
const RAIN_TREE_LIT = [
  rows<LimbPoint>(
    "54.96,796,31.2 65.2,762,24 71.88,710,18.6 65.96,620,16.2 85,520,15 120.64,430,10.8 124,400,2",
  ),
  rows<LimbPoint>("84,508,3 38,426,10 -30,353,8"),
  rows<LimbPoint>("126,478,3 196,382,11 300,308,7 400,269,2"),
]

function drawRainTree(scene: Scene) {
  const shaded = { seed: 5, colour: "#1f4038", mid: "#2a5240", dabWidth: 7, dabsPerCrown: 2, density: 0.7 }
  scene.add(canopy(rows<Lobe>("120,210,460,190 330,230,300,150 -20,280,300,190"), shaded))
  scene.add(path(limbs(RAIN_TREE), "#2a2a34"), path(limbs(RAIN_TREE_LIT), "#95693f"))
  const tuft = blades({
    fromX: 10,
    toX: 170,
    y: 810,
    count: 24,
    height: [12, 40],
    width: 7,
    seed: 15,
    lean: 0.5,
  })
  scene.add(path(tuft, "#4f6f38"))
  const near = { seed: 9, colour: "#24503c", mid: "#41703f", lit: "#b9b552", dark: "#1a4034" }
  const masses = { dabWidth: 6.5, dabsPerCrown: 3, size: 0.28, density: 1.25 }
  const lobes = rows<Lobe>("60,130,420,190 270,180,380,150 430,270,270,110 -30,330,220,120 220,340,220,70")
  scene.add(canopy(lobes, { ...near, ...masses }))
}

function drawNearGrass(scene: Scene) {
  const left = { fromX: -20, toX: 620, y: 912, count: 24, width: 8, seed: 5, lean: 0.4 }
  const right = { fromX: 1200, toX: 1640, y: 912, count: 28, width: 8, seed: 6, lean: 0.3 }
  scene.add(
    path(blades({ ...left, height: [20, 90] }), "#14302c"),
    path(blades({ ...right, height: [30, 120] }), "#12283a"),
  )
}
