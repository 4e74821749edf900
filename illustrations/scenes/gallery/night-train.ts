import { HEIGHT } from "../drawing/canvas.ts"
import { circle, ellipse, group, joinMarkup, path, stroke, url, use } from "../drawing/elements.ts"
import { spline } from "../drawing/lines.ts"
import { itemAt } from "../drawing/lists.ts"
import { lerp, smoothTable } from "../drawing/numbers.ts"
import { Pen } from "../drawing/pen.ts"
import { type Point, points, rows } from "../drawing/points.ts"
import { seededRandom } from "../drawing/random.ts"
import { type CloudRidge, cumuli, type Stratum, strata } from "../nature/clouds.ts"
import { forest } from "../nature/forest.ts"
import { blades } from "../nature/grass.ts"
import { type CrestKey, mountains } from "../nature/mountains.ts"
import { type RoadPoint, ribbon } from "../nature/road.ts"
import { glow, sky, sun } from "../nature/sky.ts"
import { tea } from "../nature/tea.ts"
import { Scene, type SceneEntry, stops } from "../scene.ts"
import { car, carDetailSymbol, carSymbol } from "../subjects/car.ts"
import { estateTreeSymbol } from "../subjects/hill-trees.ts"
import { ROUND_ENDS } from "../subjects/round.ts"

export const scene: SceneEntry = { name: "g-night-train", focus: 0.44, draw }

function draw(): Scene {
  const scene = new Scene({ title: "Night in the hill country", prefix: "y" })
  const stippleUrl = url(scene.stipple({ size: 1.15, seed: 4 }))
  drawSky(scene)
  drawRanges(scene)
  drawValleyWall(scene)
  drawRailway(scene)
  drawValleyMist(scene)
  const tree = estateTreeSymbol(scene, {
    dark: "#0f2d4a",
    lit: "#3f6f86",
    trunk: "#0c2038",
    seed: 3,
    light: 1,
  })
  drawFactoryHill(scene, tree, stippleUrl)
  drawVillageLights(scene)
  drawRoad(scene)
  drawCar(scene)
  drawRoadAbove(scene, tree)
  drawNearTea(scene)
  return scene.finish({ vignetteColour: "#040a1c", warmth: 0.02 })
}

function drawSky(scene: Scene) {
  scene.add(sky(scene, stops("0 #0c1638, .2 #16295a, .4 #2a4a7f, .55 #4f7fa3, .66 #8fb3bc")))
  const halo = { halo: "#dcebe6", rings: 4, opacity: 0.14, step: 0.6 }
  scene.add(
    glow(scene, { x: 962, y: 200, radius: 620, colour: "#cfe3e6", opacity: 0.6 }),
    sun({ x: 962, y: 190, radius: 82, colour: "#fff8e2", ...halo }),
    group(
      MOON_SEAS.map(([x, y, radius]) => circle(x, y, radius, "#e9dcc4")),
      { opacity: 0.8 },
    ),
  )
  drawStars(scene)
  const banks = rows<Stratum>("1180,270,620,16,3 840,130,420,12,6 300,150,460,16,9 1440,110,380,12,12")
  scene.add(strata(banks, { colour: "#a9c6d0", opacity: 0.4 }))
}

const MOON_SEAS = rows<readonly [x: number, y: number, radius: number]>(
  "936,172,15 992,206,22 956,232,10 988,152,8 918,212,7",
)

/** Stars, none of them near the moon. */
function drawStars(scene: Scene) {
  const random = seededRandom(5)
  let small = ""
  let bright = ""
  for (let i = 0; i < 70; i++) {
    const x = random.between(0, 1600)
    const y = 380 * random() ** 1.4
    if (Math.hypot(x - 962, y - 190) < 150) continue
    const star = `M${x.toFixed(0)} ${y.toFixed(0)}h.1`
    if (i % 9) small += star
    else bright += star
  }
  scene.add(
    stroke(small, "#e6f0f0", 1.8, { ...ROUND_ENDS, opacity: 0.8 }),
    stroke(bright, "#fff6dc", 3.6, ROUND_ENDS),
  )
}

function drawRanges(scene: Scene) {
  const far = rows<CrestKey>(`
    -60,420 140,350,peak 300,400 520,330,peak 700,390 880,360,peak 1040,410 1240,340,peak 1400,380 1680,330
  `)
  const near = rows<CrestKey>("620,560 760,500 900,470 1080,410 1240,330 1380,280,peak 1480,330 1680,300")
  const pale = { colour: "#4a7096", foot: "#8fb3bc", shade: "#2f5480", shadeOpacity: 0.5 }
  const dark = { colour: "#2f5480", foot: "#7fa5b5", shade: "#1d3a66", shadeOpacity: 0.65 }
  scene.add(
    mountains(scene, { keys: far, ...pale, base: 620, fadeY: 520, seed: 3, roughness: 0.08, light: 1 }),
  )
  const shape = { base: 700, fadeY: 580, seed: 8, roughness: 0.1, light: -1, gullies: 0.8 } as const
  scene.add(mountains(scene, { keys: near, ...dark, ...shape }))
  const mist = scene.verticalGradient(430, 610, ...stops("0 #9fc0c6 0, .7 #9fc0c6 .55, 1 #9fc0c6 .1"))
  scene.add(path("M0 420H1600V640H0z", mist))
}

/** Ground from a crest down to the foot of the canvas. */
function slope(crest: readonly Point[], paint: string): string {
  const [leftX] = itemAt(crest, 0)
  return path(`${spline(crest, { close: false, decimals: 0 })}V${HEIGHT}H${leftX}z`, paint)
}

/** The far side of the valley. */
function drawValleyWall(scene: Scene) {
  const crest = points("480,640 640,590 820,548 1000,520 1180,486 1360,470 1500,450 1680,440")
  scene.add(slope(crest, scene.verticalGradient(450, 700, "#27507a", "#3f6f8f", "#6f98a8")))
  const woods = forest(scene, {
    profile: crest,
    fromX: 500,
    toX: 1660,
    crownWidth: [14, 34],
    seed: 12,
    colour: "#27507a",
    foot: "#5f8ea0",
    fadeY: 660,
    lit: "#5f8fa3",
    base: 790,
    dabsPerCrown: 3,
  })
  scene.add(woods)
}

const TRACK = points("560,642 700,604 860,580 1040,566 1220,552 1400,538 1660,520")

function drawRailway(scene: Scene) {
  const track = spline(TRACK, { close: false, decimals: 0 })
  scene.add(
    stroke(track, "#16335a", 9),
    stroke(track, "#6f98a8", 2, { transform: "translate(0 -5)", opacity: 0.7 }),
  )
  scene.add(path(archesUnderTrack(), "#16335a"))
  drawTrain(scene)
}

function archesUnderTrack(): string {
  const railY = (x: number) => smoothTable(TRACK, x) + 4
  const pen = new Pen(0)
  for (let i = 0; i < 12; i++) {
    const x = 900 + i * 42
    const y = railY(x)
    const nextY = railY(x + 42)
    pen
      .moveTo(x, y)
      .lineTo(x, y + 54)
      .lineTo(x + 8, y + 52)
      .lineTo(x + 8, y + 26)
    pen
      .quadraticTo(x + 25, y + 4, x + 42, nextY + 22)
      .lineTo(x + 42, nextY)
      .close()
  }
  return pen.path
}

/** Draws six lit carriages, and the beam of the engine. */
function drawTrain(scene: Scene) {
  const line = spline(points("830,578 900,571 1060,559 1240,545 1390,534"), { close: false, decimals: 0 })
  const carriages = { "stroke-dasharray": "76 4" }
  const windows = { "stroke-dasharray": "7 4", transform: "translate(0 -11)" }
  scene.add(
    group(stroke(line, "#ffd98a", 26, { opacity: 0.22 }), { filter: url(scene.blur(9)) }),
    stroke(line, "#0f2444", 18, { ...carriages, transform: "translate(0 -9)" }),
    stroke(line, "#b5433a", 4, { ...carriages, transform: "translate(0 -3)" }),
    stroke(line, "#ffdf94", 6.4, windows),
    stroke(line, "#d9e6e0", 2, { ...carriages, transform: "translate(0 -18)", opacity: 0.6 }),
  )
  const beam = scene.linearGradient(832, 574, 560, 610, stops("0 #fff3c4 .85, .4 #fff3c4 .3, 1 #fff3c4 0"))
  scene.add(
    path("M832 572C760 580 680 586 560 576L570 640C680 626 760 596 832 578z", beam),
    circle(832, 574, 14, "#fff3c4", { opacity: 0.35 }),
    circle(832, 574, 5, "#fffdf0"),
  )
}

function drawValleyMist(scene: Scene) {
  const banks = rows<CloudRidge>("860,640,620,60,13 1300,620,620,60,15 560,670,460,50,17")
  scene.add(cumuli(scene, banks, { lit: "#b9d3d6", mid: "#5f8aa0", opacity: 0.55 }))
}

type Tree = readonly [x: number, y: number, height: number]

/** The hill on the left, with its estate trees and the tea factory, lit for the night shift. */
function drawFactoryHill(scene: Scene, tree: string, stippleUrl: string) {
  const trees = rows<Tree>("30,436,120 66,432,90 430,456,100 466,468,130 500,480,86 596,524,90 630,540,70")
  for (const [x, y, height] of trees) scene.add(use(tree, x, y, height / 100))
  drawFactory(scene, 130, 428)
  const upper = points("-60,440 120,420 300,424 460,462 620,530 770,620 920,730 1020,820")
  const field = {
    upper,
    lower: points("-60,830 100,820 260,812 420,804 560,800 690,796 800,800 900,830"),
    count: 19,
    farWidth: 9,
    nearWidth: 28,
    crowding: 1.15,
    dark: "#0f2a4c",
    mid: "#1d4a66",
    lit: "#4f8a94",
    bright: "#b5d3c8",
    light: 1,
    seed: 5,
    roughness: 0.55,
  } as const
  scene.add(slope(upper, "#14365a"), tea(scene, field))
  const lampLight = scene.radialGradient(256, 424, 240, stops("0 #ffcf7a .6, 1 #ffcf7a 0"), 110)
  scene.add(group(path("M60 420H460V560H60z", lampLight), { filter: stippleUrl }))
}

/** Draws a long factory of three floors with gable and chimney on the right. (x, y) is its left foot. */
function drawFactory(scene: Scene, x: number, y: number) {
  const [lit, dark] = factoryWindows(x, y)
  const lamps = stops("0 #ffcf6f, .5 #fff0b0, 1 #ffcf6f")
  scene.add(
    glow(scene, { x: 256, y: 400, radius: 330, colour: "#ffc86a", opacity: 0.5, radiusY: 200 }),
    factoryWalls(x, y),
    path(dark, "#1d3358"),
    path(lit, scene.linearGradient(x, 0, x + 250, 0, lamps)),
  )
  const smoke = `M${x + 278} ${y - 180}c-16-24 10-36 0-60s24-34 10-60c26 26 6 44 18 62s-14 34-12 58z`
  scene.add(path(smoke, "#cfdfe0", { opacity: 0.28 }))
}

function factoryWalls(x: number, y: number): string {
  return joinMarkup([
    path(`M${x} ${y}v-86h250v86z`, "#34507a"),
    path(`M${x + 250} ${y}v-86h30l20 14v72z`, "#8fb0bc"),
    path(`M${x - 10} ${y - 84}l26-36h216l30 36z`, "#4a3a5c"),
    path(`M${x + 236} ${y - 120}l30 36 46 14-4-12-34-38z`, "#7a7090"),
    path(`M${x + 90} ${y - 118}l18-22h50l18 22z`, "#3f3355"),
    path(`M${x - 10} ${y - 84}l26-36h4l-24 36z`, "#8f7a98"),
    stroke(`M${x + 280} ${y - 116}V${y - 176}`, "#3f3355", 9),
  ])
}

function factoryWindows(x: number, y: number): [lit: string, dark: string] {
  let lit = ""
  let dark = ""
  for (let floor = 0; floor < 3; floor++)
    for (let i = 0; i < 14; i++) {
      const window = `M${x + 9 + i * 17} ${y - 74 + floor * 25}h12v16h-12z`
      if ((i * 7 + floor * 5) % 11 < 8) lit += window
      else dark += window
    }
  return [lit, dark]
}

function drawVillageLights(scene: Scene) {
  const random = seededRandom(9)
  for (let i = 0; i < 11; i++) {
    const x = random.between(880, 1580)
    const y = random.between(640, 700)
    scene.add(circle(x, y, 7, "#ffd27a", { opacity: 0.2 }), circle(x, y, 2.2, "#ffe9a8"))
  }
}

const ROAD = rows<RoadPoint>(`
  -60,900,170 200,872,150 460,846,126 700,822,104 930,800,84 1120,790,68 1230,764,54 1200,736,42
  1080,722,34 1000,708,28 1050,690,22 1180,676,18 1320,664,15 1440,648,12 1660,612,9
`)

/** The hairpins of the near hill, in the light of the headlamps. */
function drawRoad(scene: Scene) {
  drawHairpinHill(scene)
  const surface = ribbon(ROAD, { flatness: 0.42 })
  const onRoad = url(scene.clip(surface))
  scene.add(path("M-60 850C200 820 460 800 700 784L940 768C1000 800 980 880 900 960H-60z", "#0c2440"))
  const moonlit = stops("0 #1d2c50, .5 #34507a, 1 #7fa0b5")
  scene.add(
    path(ribbon(ROAD, { scale: 1.16, dy: 4, flatness: 0.42 }), "#081a33", { opacity: 0.9 }),
    path(surface, scene.linearGradient(0, 880, 1400, 640, moonlit)),
  )
  scene.add(path(kerbStones(), "#7f9cb5"))
  drawHeadlampLight(scene, onRoad)
  const middle = ROAD.slice(0, 7).map(([x, y]): Point => [x, y + 1])
  const dashes = { "stroke-dasharray": "34 28", opacity: 0.75 }
  scene.add(stroke(spline(middle, { close: false, decimals: 0 }), "#e9e6cc", 4, dashes))
}

function drawHairpinHill(scene: Scene) {
  const upper = points("560,900 700,820 860,750 1040,700 1220,668 1400,640 1680,600")
  const field = {
    upper,
    lower: points("560,1000 740,990 900,980 1080,980 1260,970 1440,960 1700,960"),
    count: 12,
    farWidth: 10,
    nearWidth: 40,
    crowding: 1.2,
    dark: "#0a1f3a",
    mid: "#163f58",
    lit: "#3f7684",
    bright: "#9cc4bc",
    light: -1,
    seed: 8,
    roughness: 0.6,
  } as const
  scene.add(slope(upper, "#0f2a48"), tea(scene, field))
}

function kerbStones(): string {
  const line = points("-60,862 200,838 460,815 700,795 930,779")
  const footY = (x: number) => smoothTable(line, x)
  const pen = new Pen(0)
  let x = -60
  while (x < 920) {
    const scale = lerp(1.2, 0.6, (x + 60) / 980)
    const nextX = x + 26 * scale
    pen.moveTo(x, footY(x)).lineTo(x, footY(x) - 20 * scale)
    pen
      .lineTo(nextX, footY(nextX) - 20 * scale)
      .lineTo(nextX, footY(nextX))
      .close()
    x += 52 * scale
  }
  return pen.path
}

function drawHeadlampLight(scene: Scene, onRoad: string) {
  const pool = scene.linearGradient(560, 820, 1260, 760, stops("0 #fff3c0 .95, .35 #ffe39a .5, 1 #ffe39a 0"))
  const beam = scene.linearGradient(560, 820, 1200, 760, stops("0 #fff3c0 .6, .4 #ffe9a8 .2, 1 #ffe9a8 0"))
  const poolShape = "M560 812C700 780 900 756 1240 700L1300 820C1000 850 760 860 566 832z"
  scene.add(
    group(path(poolShape, pool), { "clip-path": onRoad }),
    path("M562 806C760 764 940 716 1180 664L1210 786C980 810 740 834 564 828z", beam),
  )
}

function drawCar(scene: Scene) {
  const paint = { body: "#d8432f", roof: "#e9d3b0", dark: "#160f22", glass: "#ffcf7a", lamp: "#fffdf0" }
  const toCanvas = { rotation: -4, shadowOpacity: 0 }
  const shadow = { opacity: 0.6, transform: "rotate(-4 462 856)" }
  scene.add(
    ellipse(464, 857, 108, 8, "#04091a", shadow),
    car(carSymbol(scene, paint), 462, 856, 204, toCanvas),
    car(carDetailSymbol(scene, { chrome: "#e9c9a0" }), 462, 856, 204, toCanvas),
    circle(562, 818, 26, "#fff3c0", { opacity: 0.45 }),
    circle(562, 818, 11, "#fffdf0"),
    ellipse(356, 836, 12, 9, "#ff6a4a", { opacity: 0.45 }),
  )
}

/** Draws the upper road: the lamps of a descending car, the tail lamp of a climbing one, and estate trees. */
function drawRoadAbove(scene: Scene, tree: string) {
  const beam = scene.linearGradient(1100, 720, 980, 712, stops("0 #fff3c0 .8, 1 #fff3c0 0"))
  scene.add(
    path("M1100 722L980 700 972 722z", beam),
    circle(1102, 720, 9, "#fff3c0", { opacity: 0.5 }),
    circle(1102, 720, 3.4, "#fffdf0"),
    circle(1340, 660, 7, "#ff6a4a", { opacity: 0.5 }),
    circle(1340, 660, 2.6, "#ff8a6a"),
  )
  const trees = rows<Tree>("1420,652,150 1470,644,200 1530,636,160 1580,628,220")
  for (const [x, y, height] of trees) scene.add(use(tree, x, y, height / 100))
}

function drawNearTea(scene: Scene) {
  const dark = { count: 4, crowding: 1, dark: "#07172e", roughness: 0.6 }
  const left = tea(scene, {
    ...dark,
    upper: points("-60,962 200,938 460,904 700,866 860,842 990,818 1060,800"),
    lower: points("-60,1040 220,1020 480,1000 720,980 900,960 1040,940 1120,930"),
    farWidth: 18,
    nearWidth: 36,
    mid: "#12364e",
    lit: "#35697a",
    bright: "#8fb5b0",
    light: 1,
    seed: 22,
  })
  const right = tea(scene, {
    ...dark,
    upper: points("700,960 900,900 1100,862 1300,836 1680,810"),
    lower: points("760,1000 940,990 1140,980 1340,970 1700,960"),
    farWidth: 26,
    nearWidth: 50,
    mid: "#0f3048",
    lit: "#2a5a6c",
    bright: "#7fa8a8",
    light: -1,
    seed: 2,
  })
  const grass = { fromX: -30, toX: 520, y: 914, count: 40, width: 8, seed: 5, lean: 0.5 }
  scene.add(left, right, path(blades({ ...grass, height: [14, 50] }), "#07172e"))
}
