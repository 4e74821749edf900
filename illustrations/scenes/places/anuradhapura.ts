import { HEIGHT, WIDTH } from "../drawing/canvas.ts"
import { tone } from "../drawing/colour.ts"
import { group, path, rectangle, stroke, url, use } from "../drawing/elements.ts"
import { itemAt, times } from "../drawing/lists.ts"
import { type Point, points, rows } from "../drawing/points.ts"
import { seededRandom } from "../drawing/random.ts"
import { type Stratum, strata } from "../nature/clouds.ts"
import { forest } from "../nature/forest.ts"
import { boBranch } from "../nature/leaves.ts"
import { drawLilyPads, lilyPads, lotusSymbol } from "../nature/lotus.ts"
import { crownSymbol, type GrovePalm, grove } from "../nature/palms.ts"
import { glow, sky, sun } from "../nature/sky.ts"
import { glints, reflect } from "../nature/water.ts"
import { Scene, type SceneEntry, stops } from "../scene.ts"
import { car, carSymbol } from "../subjects/car.ts"
import { dagoba } from "../subjects/dagoba.ts"
import { person } from "../subjects/people.ts"
import { ROUND_ENDS } from "../subjects/round.ts"

export const scene: SceneEntry = { name: "anuradhapura", focus: 0.5, draw }

const WATERLINE = 672
const WATER = `M0 ${WATERLINE}H${WIDTH}V${HEIGHT}H0z`

function draw(): Scene {
  const scene = new Scene({ title: "Anuradhapura: Ruwanwelisaya on a poya night", prefix: "u" })
  const stippleId = scene.stipple({ size: 1.15, seed: 4 })
  drawSky(scene)
  const shore = drawShore(scene, stippleId)
  drawPilgrims(scene)
  scene.add(car(carSymbol(scene, { dark: "#24183a" }), 1290, 668, 56, { flip: true }))
  drawWater(scene, shore)
  drawLamps(scene)
  drawLotus(scene)
  drawBoBranches(scene)
  return scene.finish({ vignetteColour: "#0d0f2c" })
}

function drawSky(scene: Scene) {
  scene.add(sky(scene, stops("0 #1b2450, .25 #3a3d78, .45 #8a5f94, .6 #e39a94, .74 #ffd8a8")))
  scene.add(glow(scene, { x: 800, y: 330, radius: 700, colour: "#f7d9c4", opacity: 0.55 }))
  const moon = { colour: "#fff1d0", halo: "#f6d8c8", rings: 3, opacity: 0.16, step: 0.3 }
  scene.add(sun({ ...moon, x: 800, y: 300, radius: 190 }))
  const random = seededRandom(3)
  const stars = times(60, () => `M${random.whole(0, 1600)} ${random.whole(0, 290)}h.1`).join("")
  scene.add(stroke(stars, "#fff3d8", 2.2, { ...ROUND_ENDS, opacity: 0.8 }))
  const bands = rows<Stratum>(
    "240,340,520,20,2 1380,300,560,24,5 300,470,520,16,9 1300,450,480,16,12 1130,140,380,12,15",
  )
  const colour = scene.verticalGradient(120, 480, "#5d4f88", "#c9808f", "#ffc6a0")
  scene.add(strata(bands, { colour, opacity: 0.75 }))
}

/** Everything above the waterline, in one group. @returns its id, for the reflection. */
function drawShore(scene: Scene, stippleId: string): string {
  const content = [farTrees(scene), dagobas(scene, stippleId), palms(scene), nearTrees(scene), bank()]
  const id = scene.nextId()
  const aboveWater = scene.clip(`M-60 0H1660V${WATERLINE}H-60z`)
  scene.add(group(content, { id, "clip-path": url(aboveWater) }))
  return id
}

function farTrees(scene: Scene): string {
  return forest(scene, {
    profile: points("-40,590 200,580 420,604 800,620 1200,604 1400,580 1640,590"),
    crownWidth: [26, 64],
    seed: 3,
    colour: "#a3738e",
    foot: "#e8a795",
    fadeY: 690,
    lit: "#e6b0a4",
    mid: "#b98499",
    base: 700,
    dabsPerCrown: 3,
  })
}

/** The large dagoba in front of the small ones at its corners. */
function dagobas(scene: Scene, stippleId: string): string {
  const great = scene.symbol(dagoba(scene, { x: 800, y: 656, width: 660, stippleId }))
  const small = (x: number) => use(great, x - 800 * 0.16, 652 - 656 * 0.16, 0.16)
  return small(430) + small(1170) + use(great)
}

/** Palms on both banks, each lit by the moon between them. */
function palms(scene: Scene): string {
  const night = { count: 12, leaflets: 10, back: "#4a3766", mid: "#372a56", lit: "#7d5a80" }
  const onLeft = crownSymbol(scene, { ...night, seed: 10, light: 1 })
  const onRight = crownSymbol(scene, { ...night, seed: 15, light: -1 })
  const left = rows<GrovePalm>("170,660,190,400,84,0 250,660,286,470,70,1 96,660,70,450,76,1")
  const right = rows<GrovePalm>("1420,660,1400,410,84,0 1500,660,1530,350,90,0,1 1340,660,1318,490,64,0")
  return grove(left, [onLeft], { trunk: "#372a56" }) + grove(right, [onRight], { trunk: "#372a56" })
}

function nearTrees(scene: Scene): string {
  return forest(scene, {
    profile: points(`
      -40,560 110,570 230,620 360,652 440,674 800,690 1150,674 1240,650 1370,616 1500,560
      1640,540
    `),
    crownWidth: [34, 84],
    seed: 13,
    colour: "#3f3060",
    foot: "#52386a",
    fadeY: 700,
    lit: "#8a6488",
    mid: "#584272",
    base: 700,
    dabsPerCrown: 5,
    light: 1,
  })
}

function bank(): string {
  return rectangle(0, 662, 1600, 12, "#e9b79a") + rectangle(0, 668, 1600, 6, "#5d4270")
}

function drawPilgrims(scene: Scene) {
  const whites = ["#fff7e6", "#ffe6c4", "#fff1dc"]
  const figures = whites.map((white) =>
    scene.symbol(person({ top: white, legs: tone(white, -0.06), skin: "#6b4048" })),
  )
  const random = seededRandom(8)
  for (const x of [560, 586, 604, 642, 690, 712, 906, 930, 974, 1010, 1026, 1062]) {
    const figure = itemAt(figures, random.whole(0, 2))
    const side = random() < 0.5 ? -1 : 1
    scene.add(use(figure, x, 666, side * random.between(0.3, 0.36), random.between(0.32, 0.37)))
  }
}

function drawWater(scene: Scene, shore: string) {
  scene.add(path(WATER, scene.verticalGradient(WATERLINE, HEIGHT, "#f0b79f", "#a9708f", "#3a3568")))
  scene.add(reflect(scene, shore, WATERLINE, { ripple: 20, opacity: 0.88 }))
  const depth = stops("0 #ffd9b0 .1, .5 #5d4a80 .25, 1 #171b42 .85")
  scene.add(path(WATER, scene.verticalGradient(WATERLINE, HEIGHT, ...depth)))
  const underMoon = glints({
    x: 800,
    spread: 240,
    fan: 1,
    fromY: WATERLINE + 4,
    toY: 850,
    count: 60,
    seed: 3,
    farWidth: 20,
    nearWidth: 160,
    farHeight: 1,
    nearHeight: 4,
  })
  scene.add(path(underMoon, "#ffe6c0", { opacity: 0.6 }))
}

/** A row of lamps along the bank, and their light in the water. */
function drawLamps(scene: Scene) {
  const xs = times(61, (i) => 30 + i * 26).filter((x) => x < WIDTH)
  const lamps = xs.map((x) => `M${x} 664v.1`).join("")
  const inWater = xs.map((x) => `M${x} 680v14`).join("")
  scene.add(stroke(lamps, "#ffb04a", 13, { ...ROUND_ENDS, opacity: 0.35 }))
  scene.add(stroke(lamps, "#fff0b0", 4.4, ROUND_ENDS))
  scene.add(stroke(inWater, "#ffc670", 3, { ...ROUND_ENDS, opacity: 0.6 }))
}

/** Leaves at both sides, so that the reflection of the dagoba is not covered. */
function drawLotus(scene: Scene) {
  const pads = lilyPads({
    count: 44,
    fromY: 724,
    toY: 905,
    farFromX: 60,
    farToX: 1540,
    nearFromX: -40,
    nearToX: 1640,
    farRadius: 12,
    nearRadius: 70,
    seed: 17,
    keep: (x, y) => Math.abs(x - 800) > 190 + (y - 720) * 0.4,
  })
  scene.add(drawLilyPads(pads, { colour: "#2b3566", lit: "#5f5a94", shade: "#12163a" }))
  const lotus = lotusSymbol(scene, { outer: "#c77fb0", mid: "#f0b0c4", inner: "#fff0dc" })
  for (const [x, y, size] of rows<readonly [x: number, y: number, size: number]>(`
    300,752,.13 470,772,.16 180,800,.24 390,846,.32 90,876,.4 1130,764,.14 1290,748,.13
    1420,792,.22 1210,850,.33 1500,872,.42 1060,800,.18
  `))
    scene.add(use(lotus, x, y, size))
}

const BO_BRANCHES: readonly (readonly [spine: readonly Point[], seed: number, count: number])[] = [
  [points("-20,20 110,40 240,30 360,60"), 3, 17],
  [points("-20,90 70,130 150,190 190,270"), 6, 13],
  [points("1620,10 1480,44 1340,30 1240,66"), 9, 16],
  [points("1620,110 1540,150 1480,230"), 12, 9],
]

function drawBoBranches(scene: Scene) {
  for (const [spine, seed, count] of BO_BRANCHES) {
    const { stalks, stem, dark, lit } = boBranch({
      spine,
      count,
      length: 66,
      seed,
      thickness: 11,
      litShare: 0.28,
    })
    scene.add(stroke(stalks, "#171a40", 2.4), path(stem, "#171a40"))
    scene.add(path(dark, "#1c1f4a"), path(lit, "#4a437e"))
  }
}
