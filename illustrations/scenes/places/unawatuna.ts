import { HEIGHT, WIDTH } from "../drawing/canvas.ts"
import { tone } from "../drawing/colour.ts"
import { circle, group, joinMarkup, path, stroke, url, use } from "../drawing/elements.ts"
import { bandBetween, spline } from "../drawing/lines.ts"
import { itemAt } from "../drawing/lists.ts"
import { type Point, points, rows } from "../drawing/points.ts"
import { birds } from "../nature/birds.ts"
import { boulders } from "../nature/boulders.ts"
import { cumuli } from "../nature/clouds.ts"
import { forest } from "../nature/forest.ts"
import { blades } from "../nature/grass.ts"
import { crownSymbol, grove, tinyPalms } from "../nature/palms.ts"
import type { RoadPoint } from "../nature/road.ts"
import { glow, sky, sun } from "../nature/sky.ts"
import { glints, swash } from "../nature/water.ts"
import { Scene, type SceneEntry, stops } from "../scene.ts"
import { car, carSymbol } from "../subjects/car.ts"
import { foamLace } from "../subjects/foam-lace.ts"
import { outriggerShadow, outriggerSymbol } from "../subjects/outrigger.ts"
import { peacePagoda } from "../subjects/peace-pagoda.ts"
import { person } from "../subjects/people.ts"
import { ROUND_ENDS } from "../subjects/round.ts"

export const scene: SceneEntry = { name: "unawatuna", focus: 0.41, draw }

const HORIZON = 356
const SUN_X = 706
const DEEP_GREEN = "#12454a"

function draw(): Scene {
  const scene = new Scene({ title: "Unawatuna: the bay under the peace pagoda", prefix: "u" })
  const stippleId = scene.stipple({ size: 1.15, seed: 4 })
  drawSky(scene)
  drawSea(scene)
  drawFarShore(scene)
  drawHeadland(scene)
  drawJungleBeach(scene)
  drawPointRocks(scene)
  drawCrescent(scene, stippleId)
  const boats = drawBoats(scene)
  drawShorePalms(scene)
  drawBathers(scene)
  drawBeachLife(scene)
  drawBeachedBoats(scene, boats)
  drawLeaningPalm(scene)
  drawRestingPair(scene)
  drawGrass(scene)
  return scene.finish({ vignetteColour: "#1a2450" })
}

function drawSky(scene: Scene) {
  scene.add(sky(scene, stops("0 #5f7fc0, .14 #9aa9d6, .26 #e6c6d2, .34 #fcd9be, .41 #fff0cf")))
  scene.add(
    glow(scene, { x: SUN_X, y: 330, radius: 620, colour: "#fff6dc", opacity: 0.85, radiusY: 380 }),
    sun({
      x: SUN_X,
      y: 284,
      radius: 54,
      colour: "#fffcef",
      halo: "#fff2d6",
      rings: 4,
      opacity: 0.25,
      step: 0.5,
    }),
  )
  const ridges = `
    1180,170,420,120,3 1400,120,460,180,4,.1 1290,230,520,90,5,.25 1000,266,380,60,6,.3
    60,110,420,130,8,.1
  `
  scene.add(cumuli(scene, rows(ridges), { lit: "#fff6ee", mid: "#e9b3bd" }))
  scene.add(path(birds(rows("620,150,38,.1 676,128,28,-.08 580,178,22,.05 712,170,18")), "#ffffff"))
}

function drawSea(scene: Scene) {
  const depths = stops("0 #ffe3bd, .06 #a9c9cc, .18 #4fa5b8, .4 #3fb3b8, .65 #7fd9c6, 1 #bfeed6")
  scene.add(path(`M0 ${HORIZON}H${WIDTH}V${HEIGHT}H0z`, scene.verticalGradient(HORIZON, HEIGHT, ...depths)))
  const underSun = glints({
    x: SUN_X,
    spread: 60,
    fan: 1.6,
    fromY: HORIZON + 3,
    toY: 640,
    count: 60,
    seed: 3,
    farWidth: 12,
    nearWidth: 110,
    farHeight: 1,
    nearHeight: 4,
    crowding: 1.2,
  })
  const allOver = glints({
    x: WIDTH / 2,
    spread: 600,
    fan: 0.2,
    fromY: HORIZON + 10,
    toY: 700,
    count: 36,
    seed: 9,
    farWidth: 24,
    nearWidth: 180,
    farHeight: 1,
    nearHeight: 4,
  })
  scene.add(path(underSun, "#fffbe8", { opacity: 0.9 }))
  scene.add(path(allOver, "#2f8ba8", { opacity: 0.4 }))
}

/** Draws the shore that closes the bay on the right. */
function drawFarShore(scene: Scene) {
  scene.add(
    forest(scene, {
      profile: points("960,356 1040,340 1160,330 1320,318 1480,306 1640,296"),
      fromX: 970,
      toX: 1640,
      crownWidth: [18, 44],
      seed: 7,
      colour: "#6fa59c",
      foot: "#b9cfb4",
      fadeY: 400,
      lit: "#d6d9ac",
      mid: "#8fbba4",
      base: 400,
      dabsPerCrown: 3,
    }),
  )
}

/** Rumassala: four storeys of jungle, the pagoda standing out of the second. */
function drawHeadland(scene: Scene) {
  const aboveWater = scene.clip("M-60 0H720V444L640 446 520 452 420 468 320 486 240 492 120 512-60 530z")
  const storeys = [
    crestStorey(scene),
    peacePagoda(scene, { x: 384, y: 244, width: 186 }),
    upperStorey(scene),
    middleStorey(scene),
    lowestStorey(scene),
  ]
  const palms = "110,350,96 500,390,70 570,420,58 200,424,100 40,430,116"
  scene.add(
    group(storeys, { "clip-path": url(aboveWater) }),
    path(tinyPalms({ list: rows(palms), seed: 5, decimals: 0 }), DEEP_GREEN),
  )
}

const JUNGLE = { fromX: -40, crownHeight: 0.55, base: 560, dabsPerCrown: 4, light: 1 } as const

function crestStorey(scene: Scene): string {
  return forest(scene, {
    ...JUNGLE,
    profile: points("-40,300 120,268 260,236 380,222 470,250 560,312 630,366 680,404"),
    toX: 680,
    crownWidth: [26, 60],
    seed: 11,
    colour: "#5f9c92",
    foot: "#8fbca4",
    fadeY: 420,
    lit: "#c6cf98",
  })
}

function upperStorey(scene: Scene): string {
  return forest(scene, {
    ...JUNGLE,
    profile: points("-40,320 140,286 260,258 370,250 482,262 566,330 640,396 680,430"),
    toX: 690,
    crownWidth: [32, 72],
    seed: 13,
    colour: "#3f8377",
    lit: "#b3c877",
    mid: "#5fa07f",
    dark: "#2b6c6a",
  })
}

function middleStorey(scene: Scene): string {
  return forest(scene, {
    ...JUNGLE,
    profile: points("-40,370 120,346 260,332 380,340 500,380 600,420 690,446"),
    toX: 690,
    crownWidth: [40, 86],
    seed: 17,
    colour: "#2a6d66",
    lit: "#93b865",
    mid: "#45896c",
    dark: "#1b5656",
  })
}

function lowestStorey(scene: Scene): string {
  return forest(scene, {
    ...JUNGLE,
    profile: points("-40,430 100,414 240,404 330,420 440,446"),
    toX: 460,
    crownWidth: [40, 84],
    seed: 19,
    colour: "#1d5853",
    lit: "#7fa858",
    mid: "#35775c",
    dark: DEEP_GREEN,
  })
}

function drawJungleBeach(scene: Scene) {
  const foam = swash(points("240,488 320,486 420,468 530,450"), {
    seed: 5,
    width: [30, 70],
    height: 5,
    thickness: 6,
    fromX: 250,
    toX: 530,
  })
  scene.add(
    path("M250 470C320 440 430 436 520 448C470 458 380 470 300 490C270 494 240 486 250 470z", "#ffeec8"),
    path(foam, "#ffffff"),
  )
}

function drawPointRocks(scene: Scene) {
  const list = `
    700,440,60,24 650,440,76,40 590,444,80,34 546,448,50,22 740,444,36,12 776,446,22,7
    240,486,70,34 180,496,100,46 100,506,120,50 20,516,120,56
  `
  const rocks = boulders(rows(list), { seed: 4, light: 1 })
  const nearFoam = swash(points("-40,526 120,512 240,492 300,488"), {
    seed: 8,
    width: [30, 80],
    height: 6,
    thickness: 7,
    fromX: -30,
    toX: 300,
  })
  const farFoam = swash(points("520,452 640,446 790,450"), {
    seed: 9,
    width: [24, 70],
    height: 4,
    thickness: 6,
    fromX: 520,
    toX: 800,
  })
  scene.add(
    path(rocks.base, "#4a4a5f"),
    path(rocks.lit, "#c99a86"),
    path(nearFoam, "#ffffff", { opacity: 0.9 }),
    path(farFoam, "#ffffff", { opacity: 0.9 }),
  )
}

/** The waterline of the bay, from the far end round to the near left. */
const CRESCENT = points(`
  1000,384 1180,392 1340,420 1440,466 1470,524 1420,590 1270,662 1040,722 740,772 400,806
  -60,826 -420,836
`)
const SAND = `${spline(CRESCENT, { close: false, decimals: 0 })}V960H1680V440C1560 410 1300 380 1000 378z`

/** The waterline moved towards the middle of the bay. */
const insideTheBay = (acrossShare: number, downShare: number) =>
  CRESCENT.map(([x, y]): Point => [x - (x - 760) * acrossShare, y - (y - 470) * downShare])

function drawCrescent(scene: Scene, stippleId: string) {
  drawShallows(scene, 0.3, "#6fd0c4", 0.45)
  drawShallows(scene, 0.16, "#b5ecd4", 0.5)
  drawShallows(scene, 0.06, "#f2fbe4", 0.6)
  scene.add(path(SAND, scene.linearGradient(1100, 380, 700, 900, stops("0 #fff0cc, .5 #fbdcae, 1 #f0be90"))))
  drawBayFoam(scene)
  const shade = scene.verticalGradient(760, 930, ...stops("0 #b5705a 0, 1 #b5705a .6"))
  scene.add(
    group(path("M-40 700H1680V960H-40z", shade), {
      filter: url(stippleId),
      "clip-path": url(scene.clip(SAND)),
    }),
  )
}

function drawShallows(scene: Scene, reach: number, colour: string, opacity: number) {
  const edge = spline(insideTheBay(reach * 0.5, reach), { close: false, decimals: 0 })
  scene.add(path(`${edge}L-420 960L1680 960L1680 384z`, colour, { opacity }))
}

function drawBayFoam(scene: Scene) {
  const line = (reach: number) => insideTheBay(reach * 0.6, reach)
  scene.add(
    path(foamLace(line(0.012), { thickness: 16, seed: 3, jitter: 3, detail: 3 }), "#ffffff"),
    path(foamLace(line(0.09), { thickness: 8, seed: 5, jitter: 4, detail: 3, gap: 0.35 }), "#ffffff", {
      opacity: 0.75,
    }),
    path(foamLace(line(0.2), { thickness: 7, seed: 8, jitter: 5, detail: 3, gap: 0.5 }), "#ffffff", {
      opacity: 0.5,
    }),
  )
}

interface Boats {
  blue: string
  yellow: string
}

/** Draws boats that float over their own shadows. */
function drawBoats(scene: Scene): Boats {
  const blue = outriggerSymbol(scene, { hull: "#2f7fa8" })
  const yellow = outriggerSymbol(scene, {
    hull: "#f2b03f",
    hullDark: "#c97a2f",
    band: "#d8432f",
    load: false,
  })
  const float = (boat: string, x: number, y: number, scale: number, direction: 1 | -1) => {
    const place = `translate(${x + direction * 12 * scale} ${y + 26 * scale})`
    const size = `scale(${direction * scale} ${scale * 0.8})`
    scene.add(
      path(outriggerShadow, "#1f7f8f", { opacity: 0.3, transform: place + size }),
      use(boat, x, y, direction * scale, scale),
    )
  }
  float(yellow, 960, 436, 0.24, 1)
  float(yellow, 1090, 456, 0.3, -1)
  float(blue, 1200, 492, 0.38, 1)
  float(yellow, 640, 560, 0.46, -1)
  float(blue, 470, 640, 0.6, 1)
  return { blue, yellow }
}

/** Palms and trees behind the sand on the right. */
function drawShorePalms(scene: Scene) {
  const leaves = { back: "#2a6f68", mid: "#1a5350", lit: "#9cbf68", nuts: "#f0953f", light: -1 } as const
  const crowns = [9, 18].map((seed) =>
    crownSymbol(scene, { seed, count: 13, leaflets: 10, wind: -0.4, ...leaves }),
  )
  const trees = forest(scene, {
    profile: points("1100,384 1200,372 1300,370 1420,376 1540,390 1640,404"),
    fromX: 1110,
    toX: 1660,
    crownWidth: [24, 56],
    seed: 27,
    colour: "#3f8377",
    lit: "#b9c977",
    mid: "#5fa07f",
    base: 490,
    dabsPerCrown: 4,
  })
  const aboveSand = scene.clip("M1080 300H1680V500C1620 450 1540 430 1420 408C1300 390 1200 384 1080 384z")
  scene.add(group(trees, { "clip-path": url(aboveSand) }))
  const palms = `
    1110,386,1100,320,34,0 1170,388,1180,300,42,1 1240,394,1226,284,50,2 1310,404,1322,262,60,0
    1390,420,1366,240,70,1 1460,442,1480,224,80,2 1550,480,1520,210,96,0
  `
  scene.add(grove(rows(palms), crowns, { trunk: "#4f4348", trunkLit: "#f0c090", light: -1 }))
}

/** Heads and shoulders in the shallows, within their depth. */
function drawBathers(scene: Scene) {
  const bather = scene.symbol(
    joinMarkup([
      path("M-20 2C-8-4 10-4 22 1C8 6-10 6-20 2z", "#f2fbe4", { opacity: 0.9 }),
      path("M-11 1C-12-9-6-13 0-13C6-13 12-9 11 1z", "#8a5238"),
      circle(0, -21, 7, "#8a5238"),
      path("M-7-21C-9-31 9-31 7-21C3-25-3-25-7-21z", "#241620"),
    ]),
  )
  scene.add(
    use(bather, 770, 676, 0.9),
    use(bather, 816, 690),
    use(bather, 1122, 600, 0.7),
    use(bather, 1146, 606, 0.66),
  )
}

/** The car on the beach road, and people. */
function drawBeachLife(scene: Scene) {
  scene.add(car(carSymbol(scene), 1532, 566, 92, { flip: true }))
  const clothes = [
    { top: "#fff3d6", legs: "#2f6f9f" },
    { top: "#d8432f", legs: "#7a3048" },
    { top: "#2f7f8f", legs: "#5d3a3a" },
  ]
  const people = clothes.map((worn) => scene.symbol(person({ ...worn, skin: "#6b4030" })))
  const places = rows<readonly [who: number, x: number, y: number, scale: number]>(
    "0,1500,520,.26 1,1300,690,.5 0,1322,692,.46",
  )
  for (const [who, x, y, scale] of places) {
    const shadow = `M${x - 4 * scale} ${y}l${-120 * scale} ${40 * scale}h${26 * scale}z`
    scene.add(path(shadow, "#a8604f", { opacity: 0.35 }), use(itemAt(people, who), x, y, scale))
  }
}

function drawBeachedBoats(scene: Scene, { blue, yellow }: Boats) {
  const shadow = "M280 866C360 852 540 852 600 862C560 884 340 892 260 878z"
  scene.add(
    path(shadow, "#8f5a50", { opacity: 0.45 }),
    use(yellow, 420, 826, 1.1),
    use(blue, 150, 800, 0.8, 0.8),
  )
}

/** The points of the trunk from the foot to the crown, each with half its width. */
const LEANING_TRUNK = rows<RoadPoint>("1520,930,30 1400,850,25 1240,740,21 1090,620,18 980,490,15 930,372,12")

/** The palm over the water. */
function drawLeaningPalm(scene: Scene) {
  scene.add(
    path(
      "M1480 960C1300 900 1020 850 640 850C760 862 860 868 960 880C1100 896 1240 920 1330 960z",
      "#a8604f",
      {
        opacity: 0.4,
      },
    ),
  )
  const left = trunkEdge(1)
  scene.add(
    path(bandBetween(left, trunkEdge(-1)), "#4a343c"),
    path(bandBetween(left, trunkEdge(0.3)), "#c98f6c"),
  )
  const crown = crownSymbol(scene, {
    seed: 55,
    count: 15,
    leaflets: 11,
    wind: -0.8,
    back: "#1f5f5c",
    mid: "#123f44",
    lit: "#8fb65c",
    nuts: "#f0953f",
    light: -1,
  })
  scene.add(use(crown, 926, 366, 2.4, 2.2))
}

/** A line along the trunk; `side` runs from -1 at its lower to 1 at its upper edge. */
function trunkEdge(side: number): Point[] {
  return LEANING_TRUNK.map(([x, y, half], i) => {
    const [beforeX, beforeY] = itemAt(LEANING_TRUNK, Math.max(0, i - 1))
    const [afterX, afterY] = itemAt(LEANING_TRUNK, Math.min(LEANING_TRUNK.length - 1, i + 1))
    const right = afterX - beforeX
    const down = afterY - beforeY
    const length = Math.hypot(right, down)
    return [x + (down / length) * half * side, y + (-right / length) * half * side]
  })
}

/** Draws two people on a mat in the shade of the palm, from behind, looking over the bay. */
function drawRestingPair(scene: Scene) {
  const pair = [
    path("M-84 6L-62-14H72L92 6z", "#f2b53f"),
    path("M-84 6L-78 0H87L92 6z", "#c97a2f"),
    group([seated("#fff3d6", "#6b4030"), path("M-8-64C-9-76 9-76 8-64L6-58H-6z", "#241620")], {
      transform: "translate(28 0)rotate(-4)scale(1.08)",
    }),
    group(
      [
        seated("#d8432f", "#7a4a38"),
        path("M-9-62C-11-78 11-78 9-62C10-50 9-40 4-32C-2-36-8-48-9-62z", "#2a1820"),
      ],
      {
        transform: "translate(-20 0)rotate(5)",
      },
    ),
  ]
  scene.add(group(pair, { transform: "translate(850 846)" }))
}

/** A figure on the ground from behind, without hair: 75 tall, a hand on the mat at the outer side. */
function seated(top: string, skin: string): string {
  return joinMarkup([
    path("M-22 0C-26-14-14-20 0-20C14-20 28-14 34-4L22 2z", "#2f4f78"),
    stroke("M-13-44L-24-24-26-2M13-44L20-28 14-14", skin, 5.4, ROUND_ENDS),
    path("M-13-6C-14-24-18-40-14-48C-8-54 8-54 14-48C18-40 14-24 14-6z", top),
    path("M4-52C8-52 12-50 14-48C18-40 14-24 14-6H6C8-24 10-40 4-52z", tone(top, -0.08)),
    path("M-4-50V-60H4V-50z", skin),
    circle(0, -65, 8, skin),
  ])
}

function drawGrass(scene: Scene) {
  const dark = blades({
    fromX: 1380,
    toX: 1640,
    y: 912,
    count: 36,
    height: [20, 90],
    width: 9,
    seed: 5,
    lean: 0.5,
  })
  const lit = blades({
    fromX: 1400,
    toX: 1640,
    y: 912,
    count: 16,
    height: [16, 60],
    width: 6,
    seed: 8,
    lean: 0.5,
  })
  scene.add(path(dark, "#123f44"), path(lit, "#7fa858"))
}
