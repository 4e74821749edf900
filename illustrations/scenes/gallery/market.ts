import { tone } from "../drawing/colour.ts"
import { circle, ellipse, group, joinMarkup, path, stroke, url, use } from "../drawing/elements.ts"
import { drawPolygon, polygon, spline } from "../drawing/lines.ts"
import { times } from "../drawing/lists.ts"
import { lerp } from "../drawing/numbers.ts"
import { Pen } from "../drawing/pen.ts"
import { type Point, points, rows } from "../drawing/points.ts"
import { seededRandom } from "../drawing/random.ts"
import { drawBananaLeaf } from "../nature/banana.ts"
import { type Bird, birds, egretSymbol } from "../nature/birds.ts"
import { type CloudRidge, cumuli } from "../nature/clouds.ts"
import { forest } from "../nature/forest.ts"
import { blades } from "../nature/grass.ts"
import { type CrestKey, mountains } from "../nature/mountains.ts"
import { paddy } from "../nature/paddy.ts"
import { tinyPalms } from "../nature/palms.ts"
import { type RoadPoint, ribbon } from "../nature/road.ts"
import { glow, sky } from "../nature/sky.ts"
import { Scene, type SceneEntry, stops } from "../scene.ts"
import { camera, type ProjectedPoint } from "../subjects/camera.ts"
import { car, carSymbol } from "../subjects/car.ts"
import { type LimbPoint, limbs } from "../subjects/limbs.ts"
import { person } from "../subjects/people.ts"
import { canopy, type Lobe } from "../subjects/rain-tree.ts"
import { ROUND } from "../subjects/round.ts"

export const scene: SceneEntry = { name: "g-market", focus: 0.5, draw }

function draw(): Scene {
  const scene = new Scene({ title: "King coconuts under the rain tree", prefix: "M" })
  const stippleId = scene.stipple({ size: 1.15, seed: 4 })
  drawSky(scene)
  drawFarCountry(scene)
  drawFields(scene)
  drawRoad(scene)
  drawRainTree(scene, stippleId)
  drawShadeUnderTree(scene, stippleId)
  drawTraffic(scene)
  drawStall(scene, stippleId)
  drawShoppers(scene)
  drawNearThings(scene)
  return scene.finish({ vignetteColour: "#122a24" })
}

function drawSky(scene: Scene) {
  scene.add(sky(scene, stops("0 #4fb0b4, .2 #a5d6c0, .42 #f6efc4, .56 #ffe3a4")))
  scene.add(glow(scene, { x: 1180, y: 420, radius: 700, colour: "#fff8d8", opacity: 0.8 }))
  const towers = rows<CloudRidge>(`
    1420,200,420,190,3 1240,290,360,120,4,.15 1560,310,320,120,6,.2 60,300,320,140,7,.1
    250,360,300,80,8,.2
  `)
  scene.add(cumuli(scene, towers, { lit: "#fffdf2", mid: "#f3e0b4" }))
}

function drawFarCountry(scene: Scene) {
  scene.add(
    mountains(scene, {
      keys: rows<CrestKey>(`
        -60,500 100,450,peak 240,490 400,440,peak 560,500 900,510 1080,460,peak 1200,490
        1330,430,peak 1460,480 1680,450
      `),
      base: 600,
      colour: "#9cc4a8",
      foot: "#eee8b8",
      fadeY: 570,
      shade: "#76ac9c",
      shadeOpacity: 0.5,
      seed: 4,
      depth: 4,
      light: 1,
    }),
  )
  scene.add(
    forest(scene, {
      profile: points("-40,540 300,530 700,548 1000,545 1300,530 1640,516"),
      crownWidth: [30, 66],
      crownHeight: 0.5,
      seed: 5,
      colour: "#7fb574",
      foot: "#c9d98a",
      fadeY: 620,
      lit: "#e0e890",
      base: 640,
      dabsPerCrown: 1,
      light: 1,
    }),
  )
  const palms = rows<readonly [number, number, number]>("1080,560,130 1150,560,100 1520,550,140")
  scene.add(path(tinyPalms({ list: palms, seed: 6, decimals: 0 }), "#5f9a68"))
}

function drawFields(scene: Scene) {
  scene.add(path("M-40 590H1640V760H-40z", "#a9cc5c"))
  const fields = paddy({
    upper: points("-40,588 800,596 1640,584"),
    lower: points("-40,720 800,730 1640,716"),
    count: 4,
    crowding: 1.3,
    colours: ["#b9d65c", "#d3e070", "#98c858", "#c4de68"],
    lip: "#f7f2b4",
    bund: "#6fa048",
    seed: 6,
    wave: 5,
    cells: [3, 5],
    farLip: 1.5,
    nearLip: 5,
  })
  scene.add(fields.markup)
  const egret = egretSymbol(scene)
  scene.add(use(egret, 1530, 668, 0.4), use(egret, 1480, 650, -0.34, 0.34))
  drawHedgeAndVerge(scene)
}

function drawHedgeAndVerge(scene: Scene) {
  scene.add(
    forest(scene, {
      profile: points("-40,660 200,676 500,690 900,694 1200,686 1640,664"),
      crownWidth: [40, 84],
      crownHeight: 0.42,
      seed: 22,
      colour: "#3f8a58",
      foot: "#5f9f58",
      fadeY: 760,
      lit: "#b9d868",
      base: 770,
      dabsPerCrown: 2,
      light: 1,
    }),
  )
  const edge = spline(points("-40,744 300,736 700,742 1100,736 1640,742"), { close: false, decimals: 0 })
  scene.add(path(`${edge}V920H-40z`, scene.verticalGradient(740, 860, "#f0c88c", "#d99c66")))
}

/** The trunk, then its limbs. */
const LIMBS: readonly (readonly LimbPoint[])[] = [
  rows("262,772,190 266,730,120 274,660,92 266,560,84 276,470,74 288,390,46"),
  rows("272,500,60 210,420,46 120,350,34 10,300,22 -90,270,8"),
  rows("278,450,60 340,360,48 450,290,36 590,240,24 730,220,8"),
  rows("288,440,50 292,330,42 290,290,36 284,256,30"),
  rows("590,240,18 750,260,13 890,250,9 1010,252,4"),
  rows("122,350,22 70,250,14 50,180,6"),
]
const TRUNK = LIMBS.slice(0, 1)

const CROWN_BACK = rows<Lobe>("150,250,420,170 420,190,520,190 820,200,560,190 1120,250,360,150")
const CROWN_MIDDLE = rows<Lobe>(`
  60,210,380,180 300,130,460,190 640,120,520,190 960,170,480,170 1200,240,300,120
  760,230,380,110 190,290,280,90
`)
const CROWN_FRONT = rows<Lobe>("-30,100,360,160 480,40,520,150 900,66,460,140 1180,140,300,110")

/** Draws the back of the crown, then trunk and limbs, then two nearer layers of the crown. */
function drawRainTree(scene: Scene, stippleId: string) {
  const back = { seed: 5, colour: "#2f7a58", dabsPerCrown: 1, light: 1, density: 0.01 }
  scene.add(canopy(CROWN_BACK, back))
  drawTrunk(scene, stippleId)
  const middle = { seed: 9, colour: "#1f6650", mid: "#338a5c", lit: "#a9d460", dabWidth: 7.5 }
  scene.add(canopy(CROWN_MIDDLE, { ...middle, dabsPerCrown: 3, light: 1, size: 0.24, density: 0.8 }))
  const front = { seed: 12, colour: "#185845", mid: "#267556", lit: "#8fc458", dabWidth: 8 }
  scene.add(canopy(CROWN_FRONT, { ...front, dabsPerCrown: 2, light: 1, size: 0.25, density: 0.6 }))
  scene.add(path(birds(rows<Bird>("980,340,34,.1 1036,316,26,-.08 930,366,20,.05 1080,350,18")), "#4f8a78"))
}

function drawTrunk(scene: Scene, stippleId: string) {
  scene.add(
    path(limbs(LIMBS), "#4f3540"),
    path(limbs(litStrips(LIMBS, 0.25, 0.36)), "#b5805a"),
    path(limbs(litStrips(TRUNK, 0.36, 0.12)), "#f0c084"),
  )
  const shade = scene.linearGradient(206, 700, 310, 490, stops("0 #2a1a24 .85, 1 #2a1a24 0"))
  const trunk = url(scene.clip(limbs(TRUNK)))
  scene.add(group(path("M120 400H400V780H120z", shade), { filter: url(stippleId), "clip-path": trunk }))
  scene.add(
    path("M170 776C200 760 220 740 234 716L242 776zM360 776C330 762 314 744 302 720L292 776z", "#4a3234"),
  )
}

/** The lit side of limbs: each is moved aside and narrowed by shares of its thickness. */
function litStrips(list: readonly (readonly LimbPoint[])[], aside: number, share: number) {
  return list.map((limb) => limb.map(([x, y, width]): LimbPoint => [x + width * aside, y, width * share]))
}

function drawShadeUnderTree(scene: Scene, stippleId: string) {
  const random = seededRandom(6)
  const pool = stops("0 #6b3f4a .6, .7 #6b3f4a .42, 1 #6b3f4a 0")
  const shadeStops = stops("0 #4a2838 .75, .7 #4a2838 .4, 1 #4a2838 0")
  scene.add(ellipse(520, 800, 620, 56, scene.radialGradient(520, 800, 620, pool, 56)))
  const stippled = path("M0 740H1200V870H0z", scene.radialGradient(520, 830, 620, shadeStops, 90))
  scene.add(group(stippled, { filter: url(stippleId) }))
  const sunFlecks = new Pen(0)
  for (let i = 0; i < 8; i++) {
    const x = random.between(60, 1120)
    const y = random.between(786, 842)
    const half = random.between(14, 46)
    sunFlecks
      .moveTo(x - half, y)
      .quadraticTo(x, y - half * 0.22, x + half, y)
      .quadraticTo(x, y + half * 0.22, x - half, y)
      .close()
  }
  scene.add(path(sunFlecks.path, "#ffe3a0", { opacity: 0.55 }))
}

/** The stall in metres: along its front from the near corner, up, and back from the front. */
const STALL = { length: 5.2, depth: 2.2, eaves: 2.5, ridge: 3.55, counter: 0.9 }
const CORNER = { x: -2.75, z: 10.2 }
/** How far the front turns away from the canvas, in radians. */
const TURN = 0.56
const seen = camera({ x: 0, y: 3, z: 0, focalLength: 1000, canvasX: 800, canvasY: 500 })

function atStall(along: number, up: number, back: number): ProjectedPoint {
  const x = CORNER.x + along * Math.cos(TURN) - back * Math.sin(TURN)
  const z = CORNER.z + along * Math.sin(TURN) + back * Math.cos(TURN)
  return seen(x, up, z)
}

type Corner = readonly [along: number, up: number, back: number]

/** A flat part of the stall, by its corners. @returns path data. */
function plane(...corners: readonly Corner[]): string {
  const places = corners.map((corner): Point => {
    const [x, y] = atStall(...corner)
    return [x, y]
  })
  return polygon(places, { decimals: 0 })
}

/** A thing of `size` metres to the unit of its symbol, standing in the stall. */
function toCanvas(symbol: string, along: number, up: number, back: number, size: number): string {
  const [x, y, distance] = atStall(along, up, back)
  const scale = Number(((1000 / distance) * size).toFixed(2))
  return use(symbol, Math.round(x), Math.round(y), scale)
}

function drawStall(scene: Scene, stippleId: string) {
  drawInside(scene)
  drawVendor(scene)
  drawCounter(scene, stippleId)
  const coconuts = kingCoconutSymbol(scene)
  drawFruit(scene)
  drawPostsAndHangingFruit(scene, coconuts, bananaSymbol(scene))
  drawRoof(scene, stippleId)
  drawHeap(scene, coconuts)
}

/** The back wall and the far end, in the shade of the roof. */
function drawInside(scene: Scene) {
  const { length, depth, eaves } = STALL
  scene.add(
    path(
      plane([-0.1, 0, 0], [length + 0.5, 0, -0.7], [length + 0.4, 0, depth], [-0.2, 0, depth]),
      "#4a2c38",
      {
        opacity: 0.5,
      },
    ),
    path(plane([0, 0, depth], [length, 0, depth], [length, eaves, depth], [0, eaves, depth]), "#5a3438"),
    path(plane([length, 0, 0], [length, 0, depth], [length, eaves, depth], [length, eaves, 0]), "#432733"),
  )
  const boards = times(12, (i) => {
    const [x, foot] = atStall(0.4 * (i + 1), 0, depth)
    const [, top] = atStall(0.4 * (i + 1), eaves, depth)
    return `M${Math.round(x)} ${Math.round(foot)}V${Math.round(top)}`
  })
  scene.add(stroke(boards.join(""), "#3a2028", 2, { opacity: 0.6 }))
}

function drawVendor(scene: Scene) {
  const [x, y] = atStall(3.15, 1.05, 1.5)
  scene.add(
    group(
      [
        path("M-22 14C-22-30-18-48-6-52H8C20-48 24-30 24 14z", "#fff3d6"),
        path("M8-52C20-48 24-30 24 14H6C12-10 12-36 8-52z", "#e3cfae"),
        stroke("M-16-40L-30-14-12-4", "#8a5640", 7, ROUND),
        stroke("M18-42L32-26 46-34", "#8a5640", 7.5, ROUND),
        circle(1, -66, 11, "#7a4a38"),
        path("M-11-66C-13-80 12-84 13-68C8-74-4-74-11-66z", "#241820"),
        circle(51, -41, 9, "#f2963a"),
      ],
      { transform: `translate(${Math.round(x)} ${Math.round(y)})` },
    ),
  )
}

/** A step of boards in front, a higher one behind it, and the end that stands in the shade. */
function drawCounter(scene: Scene, stippleId: string) {
  const { length, counter } = STALL
  const front = plane([0, 0, 0], [length, 0, 0], [length, counter, 0], [0, counter, 0])
  const light = scene.linearGradient(520, 0, 930, 0, stops("0 #b5724a, 1 #d9965f"))
  scene.add(
    path(plane([0, counter, 0.8], [length, counter, 0.8], [length, 1.2, 0.8], [0, 1.2, 0.8]), "#8a5238"),
    path(plane([0, 1.2, 0.8], [length, 1.2, 0.8], [length, 1.2, 1.3], [0, 1.2, 1.3]), "#b5784a"),
    path(plane([0, counter, 0], [length, counter, 0], [length, counter, 0.8], [0, counter, 0.8]), "#e8b474"),
    path(
      plane([0, 0, 0], [0, counter, 0], [0, counter, 0.8], [0, 1.2, 0.8], [0, 1.2, 1.3], [0, 0, 1.3]),
      "#5f3638",
    ),
    path(front, light),
  )
  const boards = [0.3, 0.6].map((up) =>
    plane([0, up, 0], [length, up, 0], [length, up + 0.02, 0], [0, up + 0.02, 0]),
  )
  const shade = scene.linearGradient(520, 800, 600, 640, stops("0 #4a2430 .8, 1 #4a2430 0"))
  scene.add(
    path(boards.join(""), "#6b3f34"),
    path(
      plane([-0.05, counter, -0.06], [length, counter, -0.06], [length, 0.82, -0.06], [-0.05, 0.82, -0.06]),
      "#f2c488",
    ),
    group(path("M440 620H980V840H440z", shade), {
      filter: url(stippleId),
      "clip-path": url(scene.clip(front)),
    }),
  )
}

/** Fruit of one kind on a step: from where to where along it, and how many deep. */
interface Fruit {
  symbol: string
  from: number
  to: number
  up: number
  back: number
  courses: number
}

function drawFruit(scene: Scene) {
  const orange = ballSymbol(scene, "#f08a2f")
  const mango = ballSymbol(scene, "#f7c23f")
  const rambutan = ballSymbol(scene, "#d8432f")
  const lime = ballSymbol(scene, "#8fb844")
  const pineapple = pineappleSymbol(scene)
  const melon = melonSymbol(scene)
  const behind = { up: 1.2, back: 0.95 }
  const before = { up: 0.9, back: 0.2 }
  scene.add(
    [0.3, 0.75].map((along) => toCanvas(pineapple, along, 1.2, 1.05, 0.011)),
    heap({ symbol: mango, from: 1.3, to: 2.3, ...behind, courses: 2 }),
    [4.1, 4.65].map((along) => toCanvas(melon, along, 1.2, 1, 0.009)),
    heap({ symbol: rambutan, from: 0.15, to: 1.35, ...before, courses: 4 }),
    heap({ symbol: lime, from: 1.6, to: 2.5, ...before, courses: 3 }),
    heap({ symbol: orange, from: 2.75, to: 3.95, ...before, courses: 4 }),
    heap({ symbol: mango, from: 4.2, to: 5.05, ...before, courses: 3 }),
  )
}

/** Fruit in courses, each one shorter and a little farther back than the one under it. */
function heap({ symbol, from, to, up, back, courses }: Fruit): string {
  const step = 0.25
  const count = Math.round((to - from) / step)
  let markup = ""
  for (let course = courses - 1; course >= 0; course--)
    for (let i = 0; i < count - course; i++) {
      const along = from + (i + 0.5 + course / 2) * step
      markup += toCanvas(symbol, along, up + 0.11 + course * 0.19, back + course * 0.12, 0.013)
    }
  return markup
}

function drawPostsAndHangingFruit(scene: Scene, coconuts: string, bananas: string) {
  const { length, eaves } = STALL
  const posts = [0, length].map((along) => {
    const [x, foot] = atStall(along, 0, 0)
    const [, top] = atStall(along, eaves, 0)
    return `M${Math.round(x)} ${Math.round(foot)}V${Math.round(top)}`
  })
  scene.add(
    stroke(posts.join(""), "#6b4038", 13),
    stroke(posts.join(""), "#d99a62", 5, { transform: "translate(3 0)" }),
  )
  const hung: readonly (readonly [symbol: string, along: number, size: number])[] = [
    [coconuts, 0.55, 0.0092],
    [bananas, 1.25, 0.0105],
    [bananas, 1.85, 0.0092],
    [bananas, 4.05, 0.0098],
    [coconuts, 4.7, 0.0092],
  ]
  for (const [symbol, along, size] of hung) scene.add(toCanvas(symbol, along, 2.22, 0.1, size))
}

/** A roof of plaited coconut leaf: the slope to us, in courses, and the end in the shade. */
function drawRoof(scene: Scene, stippleId: string) {
  const { length, depth, eaves, ridge } = STALL
  const left = -0.45
  const right = length + 0.45
  const slope = plane(
    [left, eaves - 0.2, -0.5],
    [right, eaves - 0.2, -0.5],
    [right, ridge, depth / 2],
    [left, ridge, depth / 2],
  )
  const light = scene.linearGradient(480, 0, 960, 0, stops("0 #c98f54, .6 #efc67f, 1 #fbe0a0"))
  scene.add(
    path(
      plane([left, eaves - 0.2, -0.5], [left, ridge, depth / 2], [left, eaves - 0.2, depth + 0.5]),
      "#6b4238",
    ),
    path(slope, light),
  )
  drawThatch(scene)
  const shade = scene.linearGradient(470, 0, 760, 0, stops("0 #6b3a30 .5, 1 #6b3a30 0"))
  scene.add(
    group(path("M420 440H980V640H420z", shade), {
      filter: url(stippleId),
      "clip-path": url(scene.clip(slope)),
    }),
  )
}

function drawThatch(scene: Scene) {
  const { length, depth, eaves, ridge } = STALL
  const random = seededRandom(9)
  const dark = new Pen(0)
  const lit = new Pen(0)
  const onSlope = (along: number, down: number): Point => {
    const [x, y] = atStall(along, lerp(ridge, eaves - 0.2, down), lerp(depth / 2, -0.5, down))
    return [x, y]
  }
  for (let course = 0; course < 5; course++)
    for (let along = -0.5; along < length + 0.4; along += 0.33) {
      const top = course / 5
      const tip = along + 0.16 + random.spread() * 0.08
      drawPolygon(course % 2 ? dark : lit, [
        onSlope(along, top),
        onSlope(along + 0.3, top),
        onSlope(tip, top + random.between(0.24, 0.36)),
      ])
    }
  scene.add(path(dark.path, "#9a6438", { opacity: 0.75 }), path(lit.path, "#d9a25c", { opacity: 0.85 }))
  const [fromX, fromY] = atStall(-0.45, ridge, depth / 2)
  const [toX, toY] = atStall(length + 0.45, ridge, depth / 2)
  scene.add(
    stroke(
      `M${Math.round(fromX)} ${Math.round(fromY)}L${Math.round(toX)} ${Math.round(toY)}`,
      "#fff0bc",
      6,
      ROUND,
    ),
  )
}

/** King coconuts on the ground before the near corner. */
function drawHeap(scene: Scene, coconuts: string) {
  const bunches = rows<Corner>("-.3,.62,.2 .5,.66,-.1 1.2,.6,-.2 .05,.48,-.55 .85,.44,-.65")
  const shadow = scene.radialGradient(556, 812, 150, stops("0 #3a2030 .8, .7 #3a2030 .5, 1 #3a2030 0"), 22)
  scene.add(
    ellipse(556, 812, 150, 22, shadow),
    bunches.map((place) => toCanvas(coconuts, ...place, 0.0086)),
  )
}

type Turned = readonly [x: number, y: number, angle: number]

function kingCoconutSymbol(scene: Scene): string {
  const nuts = rows<Turned>(`
    -26,16,24 26,16,-24 -13,4,12 13,4,-12 -32,40,20 32,40,-20 -11,34,6 11,34,-6 0,58,0
    -21,62,10 21,62,-10
  `)
  const nut = ([x, y, angle]: Turned) =>
    joinMarkup([
      `<g transform="translate(${x} ${y})rotate(${angle})">`,
      path("M0-17C12-17 16-4 13 8C10 16 4 20 0 21C-4 20-10 16-13 8C-16-4-12-17 0-17z", "#e67a22"),
      path("M3-16C12-15 16-4 13 8C11 13 8 17 5 19C8 8 9-6 3-16z", "#ffc062"),
      path("M-5-17q5-5 10 0l-5 6z", "#7f9a3a"),
      "</g>",
    ])
  const stalks = stroke("M0-34Q4-20 0-4M0-30Q-16-14-18 4M0-30Q16-14 18 4", "#6f8a3a", 5, ROUND)
  return scene.symbol(stalks + joinMarkup(nuts.map(nut)))
}

function bananaSymbol(scene: Scene): string {
  const fingers = rows<Turned>(
    "-20,10,30 20,10,-30 -10,14,14 10,14,-14 0,16,0 -16,34,22 16,34,-22 -5,38,7 5,38,-7",
  )
  const finger = ([x, y, angle]: Turned, i: number) =>
    `<path transform="translate(${x} ${y})rotate(${angle})" d="M-4-14C-9 2-8 18 0 26C6 20 7 4 4-14z" fill="${i % 2 ? "#ffe06a" : "#f2c63f"}"/>`
  return scene.symbol(stroke("M0-34V4", "#6f7a30", 5, ROUND) + joinMarkup(fingers.map(finger)))
}

function ballSymbol(scene: Scene, colour: string): string {
  const light = path("M2-9.500A10 10 0 018 6A12 12 0 002-9.500z", tone(colour, 0.1))
  return scene.symbol(
    circle(0, 0, 10, colour) + path("M-8 6A10 10 0 008 6A14 14 0 01-8 6z", tone(colour, -0.12)) + light,
  )
}

function pineappleSymbol(scene: Scene): string {
  const eyes = "M-14-8L10-34M-15-20L2-38M-8 0L15-24M14-8L-10-34M15-20L-2-38M8 0L-15-24"
  return scene.symbol(
    joinMarkup([
      path("M-14 0C-18-16-16-34 0-38C16-34 18-16 14 0z", "#e0a03a"),
      stroke(eyes, "#a8642f", 2),
      path("M0-36L-14-58-5-50-8-70 0-54 8-70 5-50 14-58z", "#4f9a52"),
    ]),
  )
}

function melonSymbol(scene: Scene): string {
  const stripes = "M-22-26Q0-16 22-26M-26-16Q0-6 26-16M-18-32Q0-26 18-32"
  return scene.symbol(ellipse(0, -18, 27, 19, "#3f8a4c") + stroke(stripes, "#9ccf6a", 3.4, { opacity: 0.8 }))
}

/** A woman in a sari and a child, from behind, before the oranges. */
function drawShoppers(scene: Scene) {
  const child = scene.symbol(person({ top: "#fff3d6", legs: "#2f4a6b", skin: "#6b3f30" }))
  scene.add(
    ellipse(800, 838, 70, 9, "#4a2838", { opacity: 0.55 }),
    group(womanInSari(), { transform: "translate(772 836)scale(1.34)" }),
    use(child, 836, 838, 0.86),
  )
}

function womanInSari(): string[] {
  return [
    path("M-16 0C-18-22-14-40-10-52L10-52C14-38 17-20 18 0z", "#1f7f86"),
    path("M4-52L10-52C14-38 17-20 18 0H8C8-20 7-38 4-52z", "#4fb0a8"),
    path("M-16-3C-4-1 8-1 18-3V1H-16z", "#f7c766"),
    path("M-11-50C-13-62-12-74-8-80H8C12-74 13-62 11-50z", "#b5304a"),
    path("M-10-79C-2-68 9-58 13-46L18-16 9-18C6-38-3-56-13-66z", "#2f9a98"),
    path("M9-18L18-16 18-11 9-13z", "#f7c766"),
    stroke("M10-75L17-60 27-66", "#7a4a38", 5, ROUND),
    stroke("M-10-75L-17-58-15-44", "#7a4a38", 5, ROUND),
    path("M-24-44H-6L-9-30H-21z", "#d9a060"),
    stroke("M-22-44Q-15-58-8-44", "#a8703f", 1.8),
    circle(0, -89, 8, "#241820"),
    circle(-1, -82, 5, "#241820"),
    circle(-4, -79, 2.4, "#fff6ea"),
  ]
}

/** The van, parked, and the red car on its way. */
function drawTraffic(scene: Scene) {
  const van = scene.symbol(joinMarkup([vanBody(), vanWindows(), vanTrim(), vanWheels(), vanRoof()]))
  scene.add(ellipse(1222, 744, 130, 10, "#4a2c38", { opacity: 0.5 }), use(van, 1108, 743, 0.66))
  scene.add(
    car(carSymbol(scene), 1052, 838, 150, {
      flip: true,
      rotation: -5,
      shadow: "#3a2030",
      shadowOpacity: 0.45,
    }),
  )
}

function vanBody(): string {
  return joinMarkup([
    path("M8-30V-96C8-132 22-150 52-152H262C296-150 316-126 328-84L334-66C340-60 342-50 341-30z", "#fff3d6"),
    path("M8-86H327L334-66C340-60 342-50 341-28H8z", "#1f9a98"),
    path("M8-40H341V-22H8z", "#14767a"),
    path("M8-90H326L328-83H8z", "#f2963a"),
  ])
}

function vanWindows(): string {
  return joinMarkup([
    path(
      "M24-100V-120C24-134 30-138 42-138H92V-100zM102-100V-138H166V-100zM176-100V-138H238V-100zM248-100V-138H262C282-136 296-122 306-100z",
      "#1f4a5c",
    ),
    path(
      "M34-138h14l-20 38h-4v-18zM114-138h16l-22 38h-6v-16zM188-138h16l-22 38h-6v-16zM258-138h10l-14 38h-6v-20z",
      "#a9dcd8",
      { opacity: 0.5 },
    ),
  ])
}

function vanTrim(): string {
  return joinMarkup([
    stroke("M97-86V-26M242-86V-26M170-86V-26", "#14767a", 2.4),
    path("M226-70h12v4h-12zM154-70h12v4h-12z", "#fff3d6"),
    path("M326-66h12q4 8 2 16h-14z", "#ffe9a0"),
    path("M6-66h8v18h-8z", "#d8432f"),
    path("M2-30H346V-20H2z", "#e9e0cc"),
  ])
}

function vanWheels(): string {
  const both = (radius: number, colour: string) =>
    circle(76, -22, radius, colour) + circle(276, -22, radius, colour)
  return both(27, "#2a2230") + both(12, "#f2e6cc") + both(5, "#a89a8c")
}

function vanRoof(): string {
  return joinMarkup([
    stroke("M46-156H268M60-152v-8M110-152v-8M160-152v-8M210-152v-8M256-152v-8", "#7a4f3c", 5),
    path("M64-160v-28h70v28z", "#c9653f"),
    path("M64-176h70v5h-70z", "#8f3f30"),
    path("M142-160v-20h52v20z", "#f2b53a"),
    path("M200-160v-34h44v34z", "#2f6f9f"),
    path("M214-194v34M230-194v34", "none", { stroke: "#1f4f7a", "stroke-width": 3 }),
    path("M54-190C110-206 190-206 270-192L266-186C190-198 110-198 58-184z", "#fff6e0"),
    path("M14-150C30-152 60-152 80-152L30-104 24-104C24-130 20-140 14-150z", "#fff", { opacity: 0.001 }),
  ])
}

/** The road passes the viewer, bends behind the van, and leads away through the fields. */
const ROAD = rows<RoadPoint>(`
  -120,912,190 300,890,176 700,870,160 1040,842,136 1300,800,108 1420,752,78 1380,708,54
  1210,676,38 1060,654,26 980,634,17 1010,616,11 1090,602,7
`)

function drawRoad(scene: Scene) {
  const surface = scene.verticalGradient(600, 900, "#f6dcb0", "#b59a98", "#6f5f74")
  scene.add(
    path(ribbon(ROAD, { flatness: 0.34, scale: 1.16 }), "#fbe3b0"),
    path(ribbon(ROAD, { flatness: 0.34 }), surface),
    stroke(
      spline(
        ROAD.map(([x, y]): Point => [x, y]),
        { close: false, decimals: 0 },
      ),
      "#fff3d6",
      3.4,
      {
        "stroke-dasharray": "40 34",
        opacity: 0.8,
      },
    ),
  )
}

/** A bicycle against the tree, and leaves close to us. */
function drawNearThings(scene: Scene) {
  const wheels = `<g fill="none" stroke="#2f2340" stroke-width="3.500"><circle cx="-34" cy="-24" r="23"/><circle cx="34" cy="-24" r="23"/></g>`
  const frame = "M-34-24L-20-62M-24-62h-12M-22-56L10-54 0-24-22-56M10-54L34-24 0-24M6-62h14"
  const basket = path("M38-52h26v16H42z", "#c08a4e")
  scene.add(
    group([wheels, stroke(frame, "#2f6f9f", 4, ROUND), basket], { transform: "translate(330 806)" }),
    path(
      blades({ fromX: 130, toX: 300, y: 792, count: 16, height: [10, 34], width: 7, seed: 15, lean: 0.5 }),
      "#3f8a50",
    ),
  )
  const dark = new Pen(0)
  const lit = new Pen(0)
  const rib = new Pen(0)
  drawBananaLeaf(dark, undefined, { x: 20, y: 960, angle: -84, length: 330, droop: 70, seed: 3 })
  drawBananaLeaf(dark, undefined, { x: 10, y: 960, angle: -40, length: 330, droop: 52, seed: 5 })
  drawBananaLeaf(lit, rib, { x: 30, y: 970, angle: -62, length: 300, droop: 64, seed: 9 })
  scene.add(path(dark.path, "#123c3a"), path(lit.path, "#1f5f4c"), stroke(rib.path, "#7fae5c", 3.4, ROUND))
}
