import { HEIGHT, WIDTH } from "../drawing/canvas.ts"
import { group, path, stroke, url, use } from "../drawing/elements.ts"
import { bandBetween, spline } from "../drawing/lines.ts"
import { itemAt, times } from "../drawing/lists.ts"
import { lerp } from "../drawing/numbers.ts"
import { type Point, points, rows } from "../drawing/points.ts"
import { birds } from "../nature/birds.ts"
import { boulders } from "../nature/boulders.ts"
import { cumuli, strata } from "../nature/clouds.ts"
import { forest } from "../nature/forest.ts"
import { crownSymbol, grove, tinyPalms } from "../nature/palms.ts"
import { glow, rays, sky, sun } from "../nature/sky.ts"
import { glints, reflect, swash } from "../nature/water.ts"
import { Scene, type SceneEntry, stops } from "../scene.ts"
import { car, carDetailSymbol, carSymbol } from "../subjects/car.ts"
import { stiltFishermanSymbol } from "../subjects/people-at-work.ts"
import { ROUND_ENDS } from "../subjects/round.ts"
import { ridingSurfer, walkingSurfer } from "../subjects/surfers.ts"

export const scene: SceneEntry = { name: "weligama", focus: 0.39, draw }

const HORIZON = 486
const WATERLINE = 548
const SUN_X = 930
const CREAM = "#fffdf0"
const FOAM = "#fffef4"

function draw(): Scene {
  const scene = new Scene({ title: "Weligama: first light at Taprobane", prefix: "w" })
  const stippleId = scene.stipple({ size: 1.15, seed: 4 })
  drawSky(scene)
  drawFarArms(scene)
  drawBay(scene)
  const island = drawIsland(scene)
  drawNearWater(scene, island)
  drawStiltFishermen(scene)
  drawBeginnerWaves(scene)
  drawWetBeach(scene, stippleId)
  drawWalkingSurfers(scene)
  drawStandingBoards(scene)
  drawCar(scene)
  return scene.finish({ vignetteColour: "#16284a" })
}

function drawSky(scene: Scene) {
  scene.add(sky(scene, stops("0 #5d9fb5, .16 #a3cdb9, .32 #eef0b0, .45 #ffe48c, .55 #ffcf85")))
  scene.add(
    glow(scene, { x: SUN_X, y: 470, radius: 640, colour: "#fff9d4", opacity: 0.9, radiusY: 440 }),
    rays(scene, {
      x: SUN_X,
      y: HORIZON,
      count: 18,
      fromAngle: -178,
      toAngle: -2,
      outerRadius: 900,
      colour: "#fff8cf",
      opacity: 0.42,
      coverage: 0.42,
      innerRadius: 110,
    }),
    sun({
      x: SUN_X,
      y: 470,
      radius: 76,
      colour: "#fffdee",
      halo: "#fff6c4",
      rings: 4,
      opacity: 0.22,
      step: 0.5,
    }),
  )
  const banks = `
    1240,150,560,26,3 260,110,520,22,6 1380,270,420,16,9 820,90,380,14,12 180,250,380,14,19
    1120,370,420,10,22
  `
  const dawn = scene.verticalGradient(90, 380, "#e9f2d8", "#fff3b8", "#f7b488")
  scene.add(strata(rows(banks), { colour: dawn, opacity: 0.75 }))
  scene.add(path(birds(rows("1140,220,36,.1 1190,200,28,-.08 1100,244,22,.05 1226,236,18")), "#4a6a78"))
}

function drawFarArms(scene: Scene) {
  const left = forest(scene, {
    profile: points("-40,440 160,448 340,462 480,484"),
    toX: 480,
    crownWidth: [16, 42],
    seed: 3,
    colour: "#8fb0a8",
    foot: "#cfd6a8",
    fadeY: 500,
    lit: "#e3e0a8",
    mid: "#a3c0aa",
    base: HORIZON,
    dabsPerCrown: 3,
  })
  const right = forest(scene, {
    profile: points("1080,484 1200,468 1400,452 1640,432"),
    fromX: 1090,
    toX: 1640,
    crownWidth: [18, 46],
    seed: 6,
    colour: "#7fa8a8",
    foot: "#d9d4a0",
    fadeY: 500,
    lit: "#e8dfa0",
    mid: "#96b8a8",
    base: HORIZON,
    dabsPerCrown: 3,
  })
  scene.add(left, right)
  const palms = "1260,470,50 1310,466,64 1380,460,54 1450,456,70 1520,450,62 60,446,50 120,448,40"
  scene.add(path(tinyPalms({ list: rows(palms), seed: 5, decimals: 0 }), "#5f8f94"))
}

function drawBay(scene: Scene) {
  const depths = stops("0 #ffdf90, .12 #f0cfa0, .3 #a9b8c4, .6 #6f9fc0, 1 #5a86b5")
  scene.add(path(`M0 ${HORIZON}H${WIDTH}V${HEIGHT}H0z`, scene.verticalGradient(HORIZON, HEIGHT, ...depths)))
}

/** Taprobane in one group. @returns its id, for the reflection. */
function drawIsland(scene: Scene): string {
  const content = [
    islandForest(scene),
    islandPalms(scene),
    villa(scene),
    stairToTheWater(scene),
    forestBelowTheVilla(scene),
    islandRocks(),
  ]
  const id = scene.nextId()
  scene.add(group(content, { id }))
  return id
}

function islandForest(scene: Scene): string {
  return forest(scene, {
    profile: points("360,540 410,470 470,410 540,376 620,372 690,404 750,460 800,540"),
    fromX: 356,
    toX: 790,
    crownWidth: [26, 60],
    crownHeight: 0.5,
    seed: 9,
    colour: "#2f6f6a",
    lit: "#b5c274",
    mid: "#4f8f76",
    dark: "#1f5658",
    base: 560,
    dabsPerCrown: 5,
    light: 1,
  })
}

function islandPalms(scene: Scene): string {
  const leaves = { back: "#27605f", mid: "#184a4f", lit: "#a3b565", nuts: "#f0953f", light: 1 } as const
  const crowns = [9, 18, 27].map((seed) =>
    crownSymbol(scene, { seed, count: 13, leaflets: 10, wind: 0.3, ...leaves }),
  )
  const palms = `
    450,440,420,270,74,0,1 520,410,500,206,84,1,0 660,410,690,220,86,2,1 720,440,766,300,70,0,0
    600,400,606,176,80,1,1
  `
  return grove(rows(palms), crowns, { trunk: "#3f4048", trunkLit: "#f0c585", light: 1 })
}

const TILE = { lit: "#c9583f", upperLit: "#d8684a", dark: "#8f3f44", eaves: "#7a3540" }

/** Whitewash between two points, lit from the right. */
const whitewash = (scene: Scene, left: number, right: number) =>
  scene.linearGradient(right, 0, left, 0, stops("0 #fffdf0, .42 #fbe9c4, .7 #d9c0b0, 1 #9a9aac"))

/** The white octagon villa on its terrace. */
function villa(scene: Scene): string {
  const archesBelow = times(8, (i) => {
    const inShade = i > 4
    return path(`M${494 + i * 22} 442v-32q6-9 12 0v32z`, inShade ? "#6f7f8f" : "#4a5f74")
  })
  const windowsAbove = times(4, (i) => path(`M${541 + i * 20} 366v-20q5-7 10 0v20z`, "#5f7486"))
  const balusters = times(24, (i) => `M${486 + i * 8} 430v10`).join("")
  return [
    path("M462 470H692V446H462z", whitewash(scene, 462, 692)),
    path("M456 448H698V441H456z", "#fffdf2"),
    path("M484 442V392H668V442z", whitewash(scene, 484, 668)),
    path("M470 394L500 366H652L684 394C640 388 514 388 470 394z", TILE.lit),
    path("M470 394L500 366H560L536 390C510 391 490 392 470 394z", TILE.dark),
    path("M470 394C514 388 640 388 684 394V398C640 393 514 393 470 398z", TILE.eaves),
    path("M532 368V334H620V368z", whitewash(scene, 532, 620)),
    path("M520 336L576 300L634 336C600 331 552 331 520 336z", TILE.upperLit),
    path("M520 336L576 300L570 332C552 332 536 333 520 336z", TILE.dark),
    path("M572 302V290h8v12z", CREAM),
    ...archesBelow,
    ...windowsAbove,
    stroke(`M484 436H668M484 430H668${balusters}`, CREAM, 1.4, { opacity: 0.9 }),
  ].join("")
}

function stairToTheWater(scene: Scene): string {
  return [
    stroke("M462 458H692", "#c9a890", 1.4, { opacity: 0.6 }),
    path("M612 470L640 540H700L664 470z", whitewash(scene, 612, 700)),
    stroke("M617 480H668M622 490H673M627 500H678M631 510H683M635 520H688M638 530H694", "#b58f84", 1.6),
  ].join("")
}

function forestBelowTheVilla(scene: Scene): string {
  const trees = { colour: "#1f5656", mid: "#397566", base: 560, dabsPerCrown: 5, light: 1 } as const
  const left = forest(scene, {
    profile: points("360,546 420,510 500,482 580,474 612,486 630,520 640,552"),
    fromX: 356,
    toX: 640,
    crownWidth: [26, 56],
    seed: 19,
    lit: "#93a860",
    ...trees,
  })
  const right = forest(scene, {
    profile: points("690,540 720,500 760,506 810,546"),
    fromX: 690,
    toX: 806,
    crownWidth: [24, 46],
    seed: 23,
    lit: "#a3b565",
    ...trees,
  })
  return left + right
}

function islandRocks(): string {
  const list = `
    360,546,60,26 410,550,76,36 470,552,66,26 530,554,80,30 600,554,60,22 730,552,70,30
    790,550,70,36 840,548,40,16 326,544,30,10 876,546,24,8
  `
  const { base, lit } = boulders(rows(list), { seed: 4, light: 1 })
  return path(base, "#4a4458") + path(lit, "#d9a884")
}

function drawNearWater(scene: Scene, island: string) {
  const mirrorImage = reflect(scene, island, WATERLINE, {
    ripple: 22,
    opacity: 0.4,
    frequencyY: 0.05,
    lift: 2,
    squash: 0.62,
  })
  scene.add(group(mirrorImage))
  const wash = scene.verticalGradient(
    WATERLINE,
    HEIGHT,
    ...stops("0 #e0cfae .2, .4 #7fa8c4 .5, 1 #5a86b5 .7"),
  )
  scene.add(path(`M0 ${WATERLINE}H${WIDTH}V${HEIGHT}H0z`, wash))
  const roundTheRocks = swash(points("290,552 440,558 620,560 780,557 900,551"), {
    seed: 5,
    width: [30, 80],
    height: 5,
    thickness: 8,
    fromX: 300,
    toX: 900,
  })
  scene.add(path(roundTheRocks, CREAM, { opacity: 0.95 }))
  drawGlints(scene)
}

function drawGlints(scene: Scene) {
  const underSun = glints({
    x: SUN_X,
    spread: 60,
    fan: 1.8,
    fromY: HORIZON + 3,
    toY: 760,
    count: 110,
    seed: 3,
    farWidth: 12,
    nearWidth: 130,
    farHeight: 1,
    nearHeight: 5,
    crowding: 1.2,
  })
  const allOver = glints({
    x: WIDTH / 2,
    spread: 760,
    fan: 0.2,
    fromY: HORIZON + 10,
    toY: 760,
    count: 80,
    seed: 9,
    farWidth: 24,
    nearWidth: 200,
    farHeight: 1,
    nearHeight: 4,
  })
  scene.add(path(underSun, "#fffbe0", { opacity: 0.92 }), path(allOver, "#4f7fae", { opacity: 0.4 }))
}

/** Draws fishermen on poles off the rocks on the right. */
function drawStiltFishermen(scene: Scene) {
  const pole = "#3a3448"
  const inRed = stiltFishermanSymbol(scene, { sarong: "#d8432f", pole, rod: pole })
  const inBlue = stiltFishermanSymbol(scene, { sarong: "#3f6f9f", pole, rod: pole, shirt: "#f6e7c4" })
  const inYellow = stiltFishermanSymbol(scene, { sarong: "#e9a23b", pole, rod: pole })
  const stand = (fisherman: string, x: number, y: number, scale: number) =>
    scene.add(
      stroke(`M${x - 18 * scale} ${y + 4 * scale}h${46 * scale}`, CREAM, 2.4, {
        opacity: 0.8,
        ...ROUND_ENDS,
      }),
      use(fisherman, x, y, -scale, scale),
    )
  stand(inRed, 1330, 560, 0.42)
  stand(inYellow, 1390, 568, 0.48)
  stand(inBlue, 1490, 580, 0.56)
}

function drawBeginnerWaves(scene: Scene) {
  const skin = "#4a3844"
  drawWave(scene, { fromX: 900, toX: 1500, y: 640, height: 34, seed: 3 })
  scene.add(
    group(ridingSurfer({ skin, shorts: "#d8432f" }), {
      transform: "translate(1350 632) rotate(4) scale(-.62 .62)",
    }),
    group(ridingSurfer({ skin, shorts: "#2f5f8f", board: "#ffd25a" }), {
      transform: "translate(950 636) rotate(-3) scale(.7)",
    }),
  )
  drawWave(scene, { fromX: -60, toX: 520, y: 690, height: 40, seed: 13 })
}

interface SmallWave {
  fromX: number
  toX: number
  /** The waterline. */
  y: number
  height: number
  seed: number
}

/** A low swell with its white water running along it. */
function drawWave(scene: Scene, { fromX, toX, y, height, seed }: SmallWave) {
  const at = (share: number) => lerp(fromX, toX, share)
  const length = toX - fromX
  const swell = `M${fromX} ${y}C${at(0.25)} ${y - height} ${at(0.7)} ${y - height} ${toX} ${y}C${at(0.7)} ${y + height * 0.3} ${at(0.3)} ${y + height * 0.3} ${fromX} ${y}z`
  scene.add(
    path(swell, scene.verticalGradient(y - height, y + 6, "#c9d9d4", "#7fa8c4", "#4f80b0")),
    cumuli(
      scene,
      [
        [at(0.35), y - height * 0.8, length * 0.56, height * 0.9, seed],
        [at(0.5), y - height * 0.55, length * 0.6, height * 0.7, seed + 1, 0.1],
      ],
      { lit: FOAM, mid: "#b9cfdc", fade: 1.3, lobe: [0.05, 0.2] },
    ),
  )
}

const SHORELINE = points("-60,770 260,752 560,760 860,776 1200,760 1660,738")
const BEACH = `${spline(SHORELINE, { close: false, decimals: 0 })}V960H-60z`

/** The wet sand mirrors the sky along the water. */
function drawWetBeach(scene: Scene, stippleId: string) {
  const sand = scene.linearGradient(0, 740, 0, 900, stops("0 #e9d3b0, .35 #dcb795, 1 #b58474"))
  const upper = SHORELINE.map(([x, y]): Point => [x, y + 6])
  const lower = SHORELINE.map(([x, y], i): Point => [x, y + 46 + 14 * (i % 2)])
  const mirror = stops("0 #b9d3d4 .8, .5 #fff3c4 .95, 1 #b9cdd6 .8")
  scene.add(path(BEACH, sand), path(bandBetween(upper, lower), scene.linearGradient(300, 0, 1500, 0, mirror)))
  drawBeachFoam(scene)
  const shade = scene.verticalGradient(800, 930, ...stops("0 #7a4a50 0, 1 #7a4a50 .7"))
  scene.add(
    group(path("M-40 760H1680V960H-40z", shade), {
      filter: url(stippleId),
      "clip-path": url(scene.clip(BEACH)),
    }),
  )
}

function drawBeachFoam(scene: Scene) {
  const inner = swash(SHORELINE, {
    seed: 7,
    width: [70, 170],
    height: 10,
    thickness: 12,
    fromX: -40,
    toX: 1640,
  })
  const outer = swash(
    SHORELINE.map(([x, y]): Point => [x, y - 28]),
    { seed: 4, width: [60, 150], height: 8, thickness: 6, fromX: -40, toX: 1640 },
  )
  const onWetSand = glints({
    x: SUN_X,
    spread: 120,
    fan: 0.4,
    fromY: 782,
    toY: 830,
    count: 22,
    seed: 13,
    farWidth: 40,
    nearWidth: 120,
    farHeight: 1,
    nearHeight: 4,
  })
  scene.add(
    path(inner, FOAM),
    path(outer, FOAM, { opacity: 0.6 }),
    path(onWetSand, "#fffbe0", { opacity: 0.8 }),
  )
}

function drawWalkingSurfers(scene: Scene) {
  const bare = { skin: "#5f3c3a", shorts: "#2f7f8f", board: "#e9604a", stripe: "#fff3d6" }
  const inShirt = {
    skin: "#7a4f42",
    shorts: "#2a4a6a",
    top: "#2f6f8f",
    board: "#ffd25a",
    stripe: "#d8432f",
  }
  const first = scene.symbol(walkingSurfer(bare))
  const second = scene.symbol(walkingSurfer(inShirt))
  const walk = (surfer: string, x: number, y: number, scale: number) => {
    const mirror = `matrix(${-scale} 0 0 ${-scale * 0.5} ${x} ${y + 4})`
    scene.add(
      group(`<use href="#${surfer}" transform="${mirror}"/>`, { opacity: 0.28 }),
      use(surfer, x, y, -scale, scale),
    )
  }
  walk(first, 1150, 836, 0.98)
  walk(second, 1350, 856, 1.18)
}

const BOARD_COLOURS = [
  ["#e9604a", "#fff3d6"],
  ["#fff3d6", "#2f7f9a"],
  ["#3f9a9a", "#ffd25a"],
  ["#ffd25a", "#d8432f"],
  ["#fff3d6", "#e9604a"],
] as const

/** Boards to rent, upright in the sand. */
function drawStandingBoards(scene: Scene) {
  const boards = BOARD_COLOURS.map(([colour, stripe]) =>
    scene.symbol(
      [
        path("M-15 0C-22-60-18-150 0-176C18-150 22-60 15 0z", colour),
        path("M-4 0C-5-60-4-150 0-174C4-150 5-60 4 0z", stripe),
        path("M4-6C12-60 14-120 6-160C18-120 20-60 14-6z", "#5a4460", { opacity: 0.18 }),
      ].join(""),
    ),
  )
  const places = rows<readonly [x: number, y: number, scale: number, tilt: number]>(
    "96,850,1,-6 150,848,1.08,-2 204,850,.98,3 256,848,1.06,-3 308,850,.94,5",
  )
  places.forEach(([x, y, scale, tilt], i) => {
    scene.add(
      path(`M${x - 14} ${y}l-150 34h40l138-34z`, "#6b3f4c", { opacity: 0.35 }),
      use(itemAt(boards, i), x, y, scale, scale, tilt),
    )
  })
}

/** The car with two boards on its roof. */
function drawCar(scene: Scene) {
  const x = 470
  const y = 850
  const width = 190
  scene.add(
    car(carSymbol(scene, { rack: false }), x, y, width, { shadowOpacity: 0.4 }),
    car(carDetailSymbol(scene, { straps: false }), x, y, width, { shadowOpacity: 0 }),
    stroke("M448 761v-9M508 761v-9M440 752H518", "#5a3a33", 3.6, ROUND_ENDS),
    path("M380 748C410 736 540 734 586 750C540 756 420 756 380 748z", "#ffd25a"),
    path("M392 748C430 743 530 742 576 750C530 750 430 751 392 748z", "#d8432f"),
  )
}
