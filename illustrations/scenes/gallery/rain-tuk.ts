import { mix } from "../drawing/colour.ts"
import { circle, ellipse, group, path, stroke, url, use } from "../drawing/elements.ts"
import { polygon } from "../drawing/lines.ts"
import { itemAt } from "../drawing/lists.ts"
import { lerp } from "../drawing/numbers.ts"
import { Pen } from "../drawing/pen.ts"
import { points, rows } from "../drawing/points.ts"
import { type Random, seededRandom } from "../drawing/random.ts"
import { type Stratum, strata } from "../nature/clouds.ts"
import { forest } from "../nature/forest.ts"
import { mountains } from "../nature/mountains.ts"
import { glow, sky } from "../nature/sky.ts"
import { glints } from "../nature/water.ts"
import { Scene, type SceneEntry, type Stop, stops } from "../scene.ts"
import { umbrellaWalker } from "../subjects/people.ts"
import { ROUND_ENDS } from "../subjects/round.ts"
import { tukTukFrontSymbol } from "../subjects/tuk-tuk.ts"
import { type Shop, shop } from "../subjects/wet-shops.ts"
import { frontX, HAZE, heightY, KERB, type Side, VANISHING } from "../subjects/wet-street.ts"

export const scene: SceneEntry = { name: "g-rain-tuk", focus: 0.54, draw }

function draw(): Scene {
  const scene = new Scene({ title: "A red tuk-tuk in the monsoon rain", prefix: "gt" })
  const stippleUrl = url(scene.stipple({ size: 1.15, seed: 4 }))
  drawSky(scene)
  drawStreet(scene)
  const belowHouses = url(scene.clip("M0 482H1600V900H0z"))
  drawRoad(scene)
  const smear = url(smearFilter(scene))
  const ripple = url(rippleFilter(scene))
  scene.add(group(group(lampReflections(scene), { filter: smear }), { "clip-path": belowHouses }))
  drawGlints(scene)
  drawUmbrellas(scene)
  drawWires(scene)
  drawTukTuk(scene, ripple)
  drawWheelSpray(scene, stippleUrl)
  drawRain(scene)
  drawSplashes(scene)
  return scene.finish({ vignetteColour: "#081420", vignette: 0.42 })
}

function drawSky(scene: Scene) {
  scene.add(sky(scene, stops("0 #1c3346, .25 #37586a, .42 #7f9c9c, .52 #d3cfae")))
  const clouds = rows<Stratum>("340,70,900,70,3 1180,50,900,80,6 760,150,700,36,9 1300,200,520,22,12")
  scene.add(strata(clouds, { colour: scene.verticalGradient(20, 230, "#13283a", "#3f6070") }))
  scene.add(glow(scene, { ...VANISHING, radius: 420, colour: "#fff0bd", opacity: 0.75 }))
}

type House = Omit<Shop, "awning">

/** The houses of the left row, from the far end to the near one. */
const LEFT_HOUSES: readonly House[] = [
  { from: 6.2, to: 9, wall: "#c9a884", roof: "#8a5a4c", top: -150, seed: 3 },
  { from: 4.3, to: 6.2, wall: "#7fa39c", roof: "#7a4a44", top: -260, lit: "outer", seed: 5 },
  { from: 3, to: 4.3, wall: "#d9b27a", roof: "#a8503f", top: -180, lit: "middle", seed: 7 },
  { from: 2.1, to: 3, wall: "#b5656a", roof: "#5f3a44", top: -330, lit: "outer", seed: 9, sign: "#2f4f6b" },
  { from: 1.45, to: 2.1, wall: "#5f8f8f", roof: "#8a4438", top: -230, lit: "middle", seed: 11 },
  {
    from: 0.9,
    to: 1.45,
    wall: "#c98f5a",
    roof: "#5f3038",
    top: -300,
    lit: "outer",
    seed: 13,
    sign: "#a8382f",
  },
]
const RIGHT_HOUSES: readonly House[] = [
  { from: 6.2, to: 9, wall: "#b59a8a", roof: "#7a5a54", top: -190, seed: 4 },
  { from: 4.4, to: 6.2, wall: "#d9c08f", roof: "#a8503f", top: -150, seed: 6 },
  { from: 3.1, to: 4.4, wall: "#8a7f9a", roof: "#5a4458", top: -300, lit: "middle", seed: 8 },
  {
    from: 2.2,
    to: 3.1,
    wall: "#6f9a8a",
    roof: "#8a4438",
    top: -190,
    lit: "outer",
    seed: 10,
    sign: "#d9a23a",
  },
  {
    from: 1.5,
    to: 2.2,
    wall: "#d98f5f",
    roof: "#6b3a3c",
    top: -320,
    lit: "middle",
    seed: 12,
    sign: "#2f6f63",
  },
  { from: 0.9, to: 1.5, wall: "#4f7486", roof: "#4a2f3c", top: -240, lit: "outer", seed: 14 },
]
const AWNINGS: readonly (readonly [string, string])[] = [
  ["#e8d9b0", "#a8503f"],
  ["#fff1d2", "#2f7f86"],
  ["#ffe6b0", "#d9653a"],
  ["#fff1d2", "#3f8a5f"],
  ["#ffe2a0", "#c93a34"],
  ["#fff1d2", "#1f6f86"],
]

/** The hill and the clock tower at its end, and both rows of shops. */
function drawStreet(scene: Scene) {
  const far = [farHill(scene), clockTower(), farTrees(scene)]
  const left = LEFT_HOUSES.map((house, i) => shop(scene, -1, { ...house, awning: itemAt(AWNINGS, i) }))
  const right = RIGHT_HOUSES.map((house, i) =>
    shop(scene, 1, { ...house, awning: itemAt(AWNINGS, (i + 3) % 6) }),
  )
  const id = scene.nextId()
  scene.add(group([far, left, right], { id, "clip-path": url(scene.clip("M-60 0H1660V900H-60z")) }))
}

function farHill(scene: Scene): string {
  return mountains(scene, {
    keys: rows("300,440 480,380 600,330,peak 700,372 840,350,peak 980,400 1200,440"),
    base: 520,
    colour: "#8aa39a",
    foot: "#e3d6a8",
    fadeY: 470,
    shade: "#5f8288",
    shadeOpacity: 0.5,
    seed: 4,
  })
}

function clockTower(): string[] {
  return [
    path("M742 446V330H778V446z", "#e8d9b0"),
    path("M764 446V330H778V446z", "#b09a86"),
    path("M736 332L760 300 784 332z", "#a8503f"),
    circle(757, 350, 10, "#fff6dc"),
    stroke("M757 350V343M757 350L762 353", "#4a3a40", 1.6),
    path("M738 378H782V384H738z", "#c9a884"),
    path("M750 446V410Q760 398 770 410V446z", "#6b5560"),
  ]
}

function farTrees(scene: Scene): string {
  return forest(scene, {
    profile: points("460,440 640,432 740,440 800,440 900,430 1080,440"),
    fromX: 460,
    toX: 1080,
    crownWidth: [14, 36],
    seed: 5,
    colour: "#5f8074",
    foot: "#9fae8c",
    fadeY: 466,
    lit: "#a9bd8c",
    mid: "#75957f",
    base: 470,
    dabsPerCrown: 3,
  })
}

/** Draws the wet road between its pavements. */
function drawRoad(scene: Scene) {
  const pavements = [pavement(scene, -1), pavement(scene, 1)]
  const water = scene.verticalGradient(480, 900, "#f6e3ac", "#8a9a98", "#3a5563", "#1c3040")
  scene.add(pavements, path("M-10 900V860L640 482H880L1610 860V900z", water))
}

function drawGlints(scene: Scene) {
  const ripples = { x: 770, fan: 0.8, toY: 895 }
  const bright = glints({
    ...ripples,
    spread: 560,
    fromY: 500,
    count: 44,
    seed: 3,
    farWidth: 10,
    nearWidth: 120,
    farHeight: 0.6,
    nearHeight: 3,
  })
  const dark = glints({
    ...ripples,
    spread: 620,
    fromY: 560,
    count: 26,
    seed: 8,
    farWidth: 20,
    nearWidth: 160,
    farHeight: 0.8,
    nearHeight: 4,
  })
  scene.add(path(bright, "#fff1c4", { opacity: 0.4 }), path(dark, "#132433", { opacity: 0.4 }))
}

function pavement(scene: Scene, side: Side): string {
  const outline = polygon(
    [
      [frontX(side, 0.85), heightY(KERB, 0.85)],
      [frontX(side, 9), heightY(KERB, 9)],
      [frontX(side, 9) - (side * 150) / 9, heightY(KERB, 9)],
      [frontX(side, 0.85) - (side * 230) / 0.85, heightY(KERB + 10, 0.85)],
    ],
    { decimals: 0 },
  )
  const end = VANISHING.x + side * 800
  return path(
    outline,
    scene.linearGradient(VANISHING.x, 0, end, 0, stops("0 #d9c9a0, .4 #8a8580, 1 #4a5560")),
  )
}

const ON_ROAD = 'filterUnits="userSpaceOnUse" x="-60" y="470" width="1720" height="460"'
const CHANNELS = 'xChannelSelector="R" yChannelSelector="G"'

/** A filter that stretches light into long uneven streaks. */
function smearFilter(scene: Scene): string {
  const primitives = [
    '<feGaussianBlur stdDeviation="13 6" result="b"/>',
    '<feTurbulence type="fractalNoise" baseFrequency=".006 .05" numOctaves="2" seed="5" result="n"/>',
    `<feDisplacementMap in="b" in2="n" scale="30" ${CHANNELS}/>`,
  ]
  return scene.filter(primitives.join(""), ON_ROAD)
}

/** A filter that displaces a reflection, as raindrops do. */
function rippleFilter(scene: Scene): string {
  const primitives = [
    '<feTurbulence type="fractalNoise" baseFrequency=".012 .09" numOctaves="2" seed="5"/>',
    `<feDisplacementMap in="SourceGraphic" scale="34" ${CHANNELS}/>`,
  ]
  return scene.filter(primitives.join(""), ON_ROAD)
}

/** The middle of the top, width, length, colour and opacity. */
type Reflection = readonly [
  x: number,
  y: number,
  width: number,
  length: number,
  colour: string,
  opacity: number,
]

const REFLECTIONS: readonly Reflection[] = [
  [700, 486, 60, 330, "#ffe9a8", 0.75],
  [820, 486, 70, 330, "#ffe9a8", 0.7],
  [560, 520, 90, 360, "#ffb85a", 0.55],
  [980, 520, 90, 360, "#ffc873", 0.55],
  [400, 600, 120, 320, "#ff9a4a", 0.5],
  [1150, 590, 120, 330, "#ff9a4a", 0.5],
  [250, 690, 130, 240, "#ffc06a", 0.45],
  [1330, 690, 140, 240, "#ffb45a", 0.45],
  [640, 500, 30, 300, "#5fa3a0", 0.6],
  [1070, 560, 40, 300, "#4f9a8a", 0.5],
  [480, 560, 40, 300, "#c94a3f", 0.5],
]

function lampReflections(scene: Scene): string[] {
  return REFLECTIONS.map(([x, y, width, length, colour, opacity]) => {
    const fading: Stop[] = [
      [0, colour, opacity],
      [0.6, colour, opacity * 0.6],
      [1, colour, 0],
    ]
    const shape = `M${x - width / 2} ${y}H${x + width / 2}L${x + width * 0.42} ${y + length}H${x - width * 0.42}z`
    return path(shape, scene.verticalGradient(y, y + length, ...fading))
  })
}

function drawUmbrellas(scene: Scene) {
  scene.add(
    umbrellaWalker(520, 560, 0.52, { umbrella: "#2f8f8a", top: "#f2d9a0" }),
    umbrellaWalker(1010, 580, 0.6, { umbrella: "#f2b33a", top: "#8a3a4a" }),
    umbrellaWalker(1050, 584, 0.56, { umbrella: "#c9473f", top: "#2f5f73" }),
    umbrellaWalker(300, 706, 1.12, { umbrella: "#c23a4a", top: "#e8d9b0" }),
    umbrellaWalker(690, 506, 0.28, { umbrella: "#5f6f8a" }),
    umbrellaWalker(664, 500, 0.25, { umbrella: "#b5503f" }),
  )
}

function drawWires(scene: Scene) {
  const wires =
    "M-20 112Q170 212 305 264Q430 322 521 343Q620 388 712 412M-20 148Q190 226 373 264Q470 318 557 343Q640 386 716 410M1620 84Q1340 222 1146 289Q1030 340 952 360Q880 392 806 414M1620 124Q1330 232 1088 289Q1000 336 924 360Q870 392 802 412"
  scene.add(stroke(wires, "#1a2836", 1.8, { opacity: 0.75 }))
  scene.add(lampPost(-1, 1.78), lampPost(1, 2.1), lampPost(-1, 3.4), lampPost(1, 4.2))
}

/** A pole at the kerb, with the bar that holds the wires. */
function lampPost(side: Side, depth: number): string[] {
  const x = frontX(side, depth) - (side * 150) / depth
  const [foot, top, bar] = [KERB, -330, -296].map((height) => heightY(height, depth).toFixed(0))
  const at = (right: number) => (x + right / depth).toFixed(0)
  const colour = mix("#1c2836", HAZE, (depth - 1.5) / 6)
  const pole = `M${at(-9)} ${foot}L${at(-6)} ${top}h${(12 / depth).toFixed(0)}L${at(9)} ${foot}z`
  const crossbar = `M${at(-60)} ${bar}h${(120 / depth).toFixed(0)}`
  return [path(pole, colour), stroke(crossbar, colour, Number((10 / depth).toFixed(1)))]
}

/** The position of the front wheel, and the scale. */
const TUK_TUK = { x: 888, y: 800, size: 1.26 }

/** Draws the tuk-tuk with its reflection on the road and the beams of its lamps. */
function drawTukTuk(scene: Scene, ripple: string) {
  const tukTuk = tukTukFrontSymbol(scene)
  const { x, y, size } = TUK_TUK
  const mirrorImage = group(use(tukTuk, x, y - 4, size, -size * 0.72), { filter: ripple, opacity: 0.62 })
  scene.add(group(mirrorImage, { "clip-path": url(scene.clip(`M0 ${y - 6}H1600V900H0z`)) }))
  scene.add(ellipse(x, y - 2, 190, 15, "#0f1c28", { opacity: 0.7 }))
  for (const side of [-1, 1]) scene.add(beam(scene, side))
  scene.add(use(tukTuk, x, y, size))
  for (const side of [-1, 1]) scene.add(lampGlow(scene, side))
}

function beam(scene: Scene, side: number): string {
  const lampX = TUK_TUK.x + side * 73
  const lampY = TUK_TUK.y - 142
  const left = TUK_TUK.x + side * 120 - 60
  const right = TUK_TUK.x + side * 190 + 90
  const shape = `M${lampX - 20} ${lampY}L${lampX + 20} ${lampY}L${right} 930L${left} 930z`
  const light = stops("0 #fff3bd .6, .5 #ffe08f .28, 1 #ffe08f 0")
  return path(shape, scene.verticalGradient(lampY, 920, ...light))
}

function lampGlow(scene: Scene, side: number): string {
  const x = TUK_TUK.x + side * 73
  const y = TUK_TUK.y - 143
  const light = stops("0 #fff6cf .85, .3 #ffe6a0 .38, 1 #ffe6a0 0")
  return circle(x, y, 92, scene.radialGradient(x, y, 92, light))
}

function drawWheelSpray(scene: Scene, stippleUrl: string) {
  const { x, y } = TUK_TUK
  const mist = stops("0 #eef6ee .5, .5 #eef6ee .22, 1 #eef6ee 0")
  for (const [wheelX, reach] of [
    [x - 140, 90],
    [x + 140, 90],
    [x, 54],
  ] as const) {
    const paint = scene.radialGradient(wheelX, y + 2, reach, mist, reach * 0.34)
    scene.add(group(ellipse(wheelX, y + 2, reach, reach * 0.34, paint), { filter: stippleUrl }))
  }
}

/** Draws slanted streaks of rain at three depths. */
function drawRain(scene: Scene) {
  scene.add(
    stroke(needles(104, [26, 60], 3), "#e6f0ea", 1.1, { opacity: 0.4, ...ROUND_ENDS }),
    stroke(needles(76, [60, 120], 7), "#f2f8f2", 1.7, { opacity: 0.42, ...ROUND_ENDS }),
    stroke(needles(26, [140, 240], 11), "#ffffff", 2.6, { opacity: 0.34, ...ROUND_ENDS }),
  )
}

function needles(count: number, length: readonly [number, number], seed: number): string {
  const random = seededRandom(seed)
  const pen = new Pen(0)
  for (let i = 0; i < count; i++) {
    const x = random.between(-40, 1720)
    const y = random.between(-60, 900)
    const fall = random.between(...length)
    pen.moveTo(x, y).lineTo(x - fall * 0.26, y + fall)
  }
  return pen.path
}

/** Splashes of raindrops on the road, but not on the tuk-tuk. */
function drawSplashes(scene: Scene) {
  const random = seededRandom(9)
  const pen = new Pen(0)
  for (let i = 0; i < 40; i++) drawSplash(pen, random)
  scene.add(stroke(pen.path, "#f2f6e6", 1.6, { opacity: 0.6, ...ROUND_ENDS }))
}

function drawSplash(pen: Pen, random: Random) {
  const near = random()
  const y = lerp(540, 890, near)
  const x = random.between(80, 1520)
  const width = lerp(5, 20, near)
  const isOnTukTuk = Math.abs(x - TUK_TUK.x) < 170 && y < TUK_TUK.y
  const isOffRoad = Math.abs(x - VANISHING.x) > (y - 470) * 1.75
  if (isOnTukTuk || isOffRoad) return
  pen.moveTo(x - width, y).quadraticTo(x, y + width * 0.34, x + width, y)
  pen.moveTo(x - width * 0.3, y - 2).lineTo(x - width * 0.5, y - width * 0.7)
  pen.moveTo(x + width * 0.3, y - 2).lineTo(x + width * 0.5, y - width * 0.7)
}
