import { HEIGHT, WIDTH } from "../drawing/canvas.ts"
import { circle, group, joinMarkup, path, stroke, url, use } from "../drawing/elements.ts"
import { times } from "../drawing/lists.ts"
import { type Point, points, rows } from "../drawing/points.ts"
import { birds } from "../nature/birds.ts"
import { type Stratum, strata } from "../nature/clouds.ts"
import { forest } from "../nature/forest.ts"
import { branch } from "../nature/leaves.ts"
import { glow, sky, sun } from "../nature/sky.ts"
import { glints, reflect } from "../nature/water.ts"
import { Scene, type SceneEntry, stops } from "../scene.ts"
import { car, carSymbol } from "../subjects/car.ts"
import { type CityTower, cityTowers } from "../subjects/city-towers.ts"
import { lakePavilion } from "../subjects/lake-pavilion.ts"
import { lotusTower } from "../subjects/lotus-tower.ts"
import { pelicanSymbol } from "../subjects/pelican.ts"
import { ROUND_ENDS } from "../subjects/round.ts"

export const scene: SceneEntry = { name: "colombo", focus: 0.53, draw }

const WATERLINE = 640
const PAVILION_X = 1250
const PAVILION_WATERLINE = 704

function draw(): Scene {
  const scene = new Scene({ title: "Colombo: the Lotus Tower over Beira Lake", prefix: "c" })
  drawSky(scene)
  const city = drawCity(scene)
  drawWater(scene, city)
  drawPromenade(scene)
  drawSwanBoats(scene)
  drawTempleOnLake(scene)
  drawPelicans(scene)
  drawNearBough(scene)
  return scene.finish({ vignetteColour: "#0a1430" })
}

function drawSky(scene: Scene) {
  scene.add(sky(scene, stops("0 #10335a, .2 #2b6a85, .38 #86a99f, .52 #f9c98c, .66 #f58f6a")))
  scene.add(
    glow(scene, { x: 480, y: 560, radius: 720, colour: "#ffe2a6", opacity: 0.8, radiusY: 470 }),
    sun({
      x: 480,
      y: 508,
      radius: 96,
      colour: "#fff6d8",
      halo: "#ffe6b0",
      rings: 4,
      opacity: 0.2,
      step: 0.5,
    }),
  )
  const banks = rows<Stratum>("180,236,480,20,9 1240,300,460,18,12 620,402,520,13,15 1440,420,380,12,17")
  const fill = scene.verticalGradient(90, 430, "#4f7f8f", "#d99a86", "#ffcf9a")
  scene.add(strata(banks, { colour: fill, opacity: 0.75 }))
  scene.add(path(birds(rows("628,214,26,.1 664,196,20,-.1 606,236,16,.05 700,226,15,.1")), "#24345c"))
}

/** Everything above the waterline, in one group. @returns its id, for the reflection. */
function drawCity(scene: Scene): string {
  const content = [
    farTowers(scene),
    nearTowers(scene),
    glow(scene, { x: 850, y: 232, radius: 210, colour: "#ffb0b8", opacity: 0.5 }),
    lotusTower(scene, { x: 850, y: WATERLINE - 4, height: 574 }),
    shoreTrees(scene),
    darkTowers(scene),
    nearTrees(scene),
  ]
  const id = scene.nextId()
  const aboveWater = scene.clip(`M-60 0H1660V${WATERLINE}H-60z`)
  scene.add(group(content, { id, "clip-path": url(aboveWater) }))
  return id
}

function farTowers(scene: Scene): string {
  const towers = rows<CityTower>(`
    -10,480,60,flat 66,452,46,setback 150,470,60,slant 268,490,64 344,464,44,drum 392,500,60 586,498,60
    650,470,50,crown 712,446,44,setback 964,470,56,setback 1040,440,46,slant 1150,466,60,flat
    1230,430,50,drum 1330,470,60,setback 1490,460,56,crown 1560,480,60
  `)
  return cityTowers(scene, towers, {
    base: WATERLINE,
    face: "#d99a86",
    flank: "#b97a7c",
    haze: "#f7b488",
    seed: 3,
    band: "#e9b094",
    window: "#ffe2a8",
    windowShare: 0.12,
  })
}

function nearTowers(scene: Scene): string {
  const towers = rows<CityTower>(`
    212,452,64,slant 296,424,46,drum 620,516,60,flat 1010,506,62,crown
    1096,338,56,crown 1162,338,56,crown 1262,420,54,drum 1350,320,140,leaning 1500,440,60,slant
  `)
  return cityTowers(scene, towers, {
    base: WATERLINE,
    face: "#a4708a",
    flank: "#6d4a70",
    haze: "#d9907f",
    seed: 5,
    band: "#c98a96",
    window: "#ffd98f",
    windowShare: 0.26,
  })
}

/** The towers on both sides, nearer than the others and against the light. */
function darkTowers(scene: Scene): string {
  const towers = rows<CityTower>(
    "-30,330,84,setback 66,250,62,mast 140,416,66,flat 1520,300,50,drum 1560,368,90,setback",
  )
  return cityTowers(scene, towers, {
    base: WATERLINE,
    face: "#5d4672",
    flank: "#36305c",
    haze: "#6b5078",
    seed: 8,
    band: "#7a6088",
    window: "#ffdf94",
    windowShare: 0.3,
  })
}

function shoreTrees(scene: Scene): string {
  return forest(scene, {
    profile: points("-40,590 160,600 400,606 620,612 800,622 960,616 1200,600 1640,580"),
    crownWidth: [34, 86],
    crownHeight: 0.42,
    seed: 13,
    colour: "#5d5573",
    foot: "#8a6478",
    fadeY: 660,
    lit: "#c98f84",
    mid: "#776079",
    base: 700,
    dabsPerCrown: 4,
  })
}

function nearTrees(scene: Scene): string {
  return forest(scene, {
    profile: points("-40,560 100,580 220,610 340,632 520,640 900,640 1640,640"),
    crownWidth: [44, 110],
    crownHeight: 0.42,
    seed: 23,
    toX: 620,
    colour: "#2c3a5c",
    lit: "#8a6a80",
    mid: "#43496a",
    base: 700,
    dabsPerCrown: 5,
  })
}

function drawWater(scene: Scene, city: string) {
  const water = `M0 ${WATERLINE}H${WIDTH}V${HEIGHT}H0z`
  scene.add(path(water, scene.verticalGradient(WATERLINE, HEIGHT, "#f5a77c", "#a86a7a", "#1f3a5f")))
  scene.add(reflect(scene, city, WATERLINE, { ripple: 24, opacity: 0.85, frequencyY: 0.05 }))
  scene.add(
    path(
      water,
      scene.verticalGradient(WATERLINE, HEIGHT, ...stops("0 #ffc898 .12, .5 #5a4a6e .22, 1 #0f2444 .88")),
    ),
  )
  scene.add(
    path(
      glints({
        x: 480,
        spread: 90,
        fan: 1.6,
        fromY: WATERLINE + 4,
        toY: 850,
        count: 60,
        seed: 3,
        farWidth: 14,
        nearWidth: 130,
        farHeight: 1,
        nearHeight: 4,
      }),
      "#ffedc4",
      { opacity: 0.85 },
    ),
    path(
      glints({
        x: 900,
        spread: 600,
        fan: 0.3,
        fromY: WATERLINE + 8,
        toY: HEIGHT,
        count: 60,
        seed: 9,
        farWidth: 24,
        nearWidth: 180,
        farHeight: 1,
        nearHeight: 3,
      }),
      "#f7b08c",
      { opacity: 0.4 },
    ),
  )
}

const LAMPS = [24, 168, 312, 456, 600, 744]

function drawPromenade(scene: Scene) {
  const y = WATERLINE
  const balusters = times(42, (i) => `M${i * 20} ${y - 15}v12`).join("")
  scene.add(
    path(`M-20 ${y - 6}H810L846 ${y}H-20z`, "#ffd9a0"),
    path(`M-20 ${y}H846v10H-20z`, "#43345c"),
    path(`M-20 ${y}H846v3H-20z`, "#8a5f70"),
    car(carSymbol(scene, { dark: "#24183a" }), 566, y - 4, 74),
    stroke(`${balusters}M-10 ${y - 15}H826`, "#2c2a4a", 2),
  )
  for (const x of LAMPS) scene.add(lamp(x, y))
}

/** A lamp with its light in the water. */
function lamp(x: number, y: number): string {
  return joinMarkup([
    stroke(`M${x} ${y + 16}v64`, "#ffdf94", 7, { opacity: 0.35, "stroke-dasharray": "9 6 16 5 4 7" }),
    circle(x, y - 66, 26, "#ffdf94", { opacity: 0.22 }),
    circle(x, y - 66, 14, "#ffdf94", { opacity: 0.4 }),
    stroke(`M${x} ${y - 2}v-58M${x - 6} ${y - 4}h12M${x - 5} ${y - 58}h10`, "#24244a", 3),
    circle(x, y - 66, 7, "#fff6d0"),
  ])
}

/** Pedal boats, as they are hired out on the lake: a swan with two people in it. */
function drawSwanBoats(scene: Scene) {
  const boat = scene.symbol(swanBoat())
  for (const [x, y, scale, facing] of rows<readonly [x: number, y: number, scale: number, facing: number]>(
    "692,706,.62,1 946,676,.4,-1",
  ))
    scene.add(
      stroke(`M${Math.round(x - 46 * scale)} ${y + 2}h${Math.round(100 * scale)}`, "#ffe6c4", 3, {
        opacity: 0.6,
        ...ROUND_ENDS,
      }),
      path(
        `M${Math.round(x - 40 * scale)} ${y + 4}h${Math.round(84 * scale)}l${Math.round(-16 * scale)} ${Math.round(40 * scale)}h${Math.round(-56 * scale)}z`,
        "#fff0dc",
        { opacity: 0.22 },
      ),
      use(boat, x, y, facing * scale, scale),
    )
}

/** About 100 long, on the water at (0, 0), swimming to the right. */
function swanBoat(): string {
  return joinMarkup([
    path("M-14-26C-16-40-12-46-6-47C0-46 3-40 2-26zM8-26C6-38 10-43 15-44C21-43 24-38 22-26z", "#c8503f"),
    path("M8-26C6-38 10-43 15-44C21-43 24-38 22-26z", "#2f6f86"),
    circle(-6, -54, 7, "#5a3438"),
    circle(15, -51, 6.5, "#5a3438"),
    path(
      "M-50 0C-62-14-60-32-50-40C-44-30-30-28-14-26L28-24C40-24 46-34 40-46C34-56 36-72 50-74C60-74 66-66 64-60C58-64 50-62 50-54C52-44 62-30 56-12C54-4 50 0 44 0z",
      "#fff6e6",
    ),
    path("M-50 0C-56-8-58-18-56-26C-36-8 20-6 56-12C54-4 50 0 44 0z", "#c9a8b4"),
    path("M63-64L76-58 63-57z", "#f2963a"),
    circle(56, -67, 2, "#24244a"),
  ])
}

function drawTempleOnLake(scene: Scene) {
  const id = scene.nextId()
  const y = PAVILION_WATERLINE
  scene.add(
    path(`M1460 ${y - 26}H1640v12H1460z`, "#f0c79a"),
    path(`M1460 ${y - 14}H1640v6H1460z`, "#8a5560"),
    stroke(`M1480 ${y - 10}v20M1540 ${y - 10}v20M1600 ${y - 10}v20`, "#5d3a50", 6),
  )
  scene.add(group(lakePavilion(scene, { x: PAVILION_X, y: y, width: 450 }), { id }))
  scene.add(
    group(reflect(scene, id, y, { ripple: 18, opacity: 0.6, frequencyY: 0.05, lift: 2 })),
    path(`M1020 ${y}H1480v6H1020z`, "#ffe0ac", { opacity: 0.6 }),
  )
  scene.add(
    path(
      `M0 ${y}H${WIDTH}V${HEIGHT}H0z`,
      scene.verticalGradient(y, HEIGHT, ...stops("0 #2a2f58 0, 1 #0f2444 .5")),
    ),
  )
  scene.add(
    path(
      glints({
        x: PAVILION_X,
        spread: 150,
        fan: 0.5,
        fromY: y + 8,
        toY: 860,
        count: 40,
        seed: 19,
        farWidth: 20,
        nearWidth: 130,
        farHeight: 1,
        nearHeight: 4,
      }),
      "#ffcf8c",
      { opacity: 0.65 },
    ),
  )
}

function drawPelicans(scene: Scene) {
  const pelican = pelicanSymbol(scene, { post: "#24244a", postHeight: 70 })
  for (const [x, y, scale, facing] of rows<readonly [x: number, y: number, scale: number, facing: number]>(
    "592,772,.76,-1 404,856,1.25,1 206,958,2.1,1",
  ))
    scene.add(
      stroke(`M${x - 34 * scale} ${y}h${68 * scale}`, "#ffdcae", 3, { opacity: 0.6, ...ROUND_ENDS }),
      use(pelican, x, y, facing * scale, scale),
    )
}

interface Bough {
  spine: Point[]
  count: number
  seed: number
  thickness: number
}

const BOUGHS: readonly Bough[] = [
  { spine: points("1640,10 1500,44 1360,40 1220,70 1120,60"), count: 44, seed: 4, thickness: 15 },
  { spine: points("1480,46 1420,110 1340,150"), count: 22, seed: 8, thickness: 8 },
  { spine: points("1640,110 1580,170 1540,250"), count: 24, seed: 12, thickness: 9 },
  { spine: points("1300,52 1240,110 1190,124"), count: 16, seed: 16, thickness: 6 },
]

/** A rain tree of the lake side, over our heads. */
function drawNearBough(scene: Scene) {
  for (const bough of BOUGHS) {
    const leaves = branch({ ...bough, length: 50, width: 0.27, litShare: 0.2, hang: 0.6, spread: 66 })
    scene.add(path(leaves.stem, "#1a1c40"), path(leaves.dark, "#182448"), path(leaves.lit, "#4f4a78"))
  }
}
