import { HEIGHT, WIDTH } from "../drawing/canvas.ts"
import { circle, group, path, stroke, url, use } from "../drawing/elements.ts"
import { spline } from "../drawing/lines.ts"
import { lerp, table } from "../drawing/numbers.ts"
import { Pen } from "../drawing/pen.ts"
import { type Point, points, rows } from "../drawing/points.ts"
import { seededRandom } from "../drawing/random.ts"
import { type Bird, birds } from "../nature/birds.ts"
import { type Boulder, boulders } from "../nature/boulders.ts"
import { cliff } from "../nature/cliff.ts"
import { type Stratum, strata } from "../nature/clouds.ts"
import { crownSymbol, type GrovePalm, grove } from "../nature/palms.ts"
import { glow, sky, sun } from "../nature/sky.ts"
import { glints, swash } from "../nature/water.ts"
import { Scene, type SceneEntry, stops } from "../scene.ts"
import { car, carSymbol } from "../subjects/car.ts"
import { oruwaSymbol } from "../subjects/oruwa.ts"
import { person } from "../subjects/people.ts"
import { fluke, flukeLit } from "../subjects/whale.ts"

export const scene: SceneEntry = { name: "mirissa", focus: 0.5, draw }

const HORIZON = 540
const SUN_X = 590

function draw(): Scene {
  const scene = new Scene({ title: "Mirissa: Coconut Tree Hill at sundown", prefix: "m" })
  drawSky(scene)
  drawSea(scene)
  drawBoats(scene)
  drawWhale(scene)
  drawHeadland(scene)
  drawTurf(scene)
  drawPalms(scene)
  scene.add(car(carSymbol(scene, { dark: "#2a1530" }), 1174, 448, 60, { flip: true }))
  drawFootOfHeadland(scene)
  drawBeach(scene)
  drawWalkers(scene)
  return scene.finish()
}

function drawSky(scene: Scene) {
  scene.add(sky(scene, stops("0 #3b2a5c, .16 #7b3a6b, .32 #d65a66, .46 #f79361, .56 #ffc873, .62 #ffe3a0")))
  const light = { x: SUN_X, y: HORIZON - 40, radius: 700, colour: "#ffe6a2", opacity: 0.75, radiusY: 420 }
  scene.add(glow(scene, light))
  const disc = { colour: "#fff1c2", halo: "#ffdf9a", rings: 4, opacity: 0.2, step: 0.42 }
  scene.add(sun({ ...disc, x: SUN_X, y: HORIZON - 66, radius: 104 }))
  const banks = rows<Stratum>(`
    250,150,620,34,2 760,90,480,20,5 120,300,560,26,9 900,250,520,22,12 420,404,620,18,15
    800,440,420,10,18
  `)
  const colour = scene.verticalGradient(70, 450, "#9c4270", "#ec7a62", "#ffd48a")
  scene.add(strata(banks, { colour, opacity: 0.85 }))
  const litEdges = rows<Stratum>("260,162,420,8,3 130,312,420,8,10 900,260,380,7,13")
  scene.add(strata(litEdges, { colour: "#ffc98a", opacity: 0.7 }))
}

function drawSea(scene: Scene) {
  const depths = stops("0 #ffd27f, .1 #f29a66, .32 #c65c6a, .7 #5f3a6e, 1 #2f2a57")
  const sea = scene.verticalGradient(HORIZON, HEIGHT, ...depths)
  scene.add(path(`M0 ${HORIZON}H${WIDTH}V${HEIGHT}H0z`, sea))
  const swell = { x: 800, spread: 760, fan: 0.2, fromY: HORIZON + 4, toY: HEIGHT, count: 90, seed: 8 }
  const swellSizes = { farWidth: 24, nearWidth: 240, farHeight: 1, nearHeight: 5 }
  scene.add(path(glints({ ...swell, ...swellSizes }), "#7a3a6c", { opacity: 0.45 }))
  const sunPath = { x: SUN_X, spread: 90, fan: 1.4, fromY: HORIZON + 3, toY: 850, count: 130, seed: 3 }
  const sunPathSizes = { farWidth: 14, nearWidth: 120, farHeight: 1, nearHeight: 5, crowding: 1.2 }
  scene.add(path(glints({ ...sunPath, ...sunPathSizes }), "#fff0bf", { opacity: 0.9 }))
  const besideSun = { x: SUN_X, spread: 300, fan: 1, fromY: HORIZON + 8, toY: 860, count: 60, seed: 31 }
  const besideSunSizes = { farWidth: 14, nearWidth: 140, farHeight: 1, nearHeight: 4 }
  scene.add(path(glints({ ...besideSun, ...besideSunSizes }), "#ffb87c", { opacity: 0.65 }))
}

function drawBoats(scene: Scene) {
  const oruwa = oruwaSymbol(scene, { hull: "#4a1f36", sail: "#d8643f", sailDark: "#9c3552", mast: "#3a1830" })
  scene.add(use(oruwa, 640, HORIZON + 16, 0.62), use(oruwa, 820, HORIZON + 4, 0.2))
  const flock = rows<Bird>("330,330,40,.1 386,306,30,-.1 282,310,24,.05 430,344,22,.1 250,350,18")
  scene.add(path(birds(flock), "#4a2148"))
}

/** The tail of a whale that dives, water running off it. */
function drawWhale(scene: Scene) {
  const drips = "M-96-82l2 34M-60-68l1 44M62-68l-2 42M100-84l-3 30M-30-56l2 30M34-58l-2 36"
  const foam =
    "M-120 16C-96 2-70 10-52 4C-34-4-24-8-14 4C-4 8 4 8 14 3C26-8 40 0 58 5C78 10 100 4 122 15C80 22 40 18 0 20C-40 18-80 24-120 16z"
  const splashes = "M-44 2q-4-16-14-20 12 0 18 9-1-14 4-22 5 14 2 30zM36 2q4-18 15-22-5-9-14-13-1 16-8 32z"
  const tail = [
    path(fluke, "#452348"),
    path(flukeLit, "#e8785f"),
    stroke(drips, "#ffe0a0", 2, { opacity: 0.55, "stroke-dasharray": "9 4 14 6" }),
    path(foam, "#ffe3a8"),
    path(splashes, "#ffe3a8"),
    circle(-66, -22, 3, "#ffe3a8"),
    circle(62, -28, 2.6, "#ffe3a8"),
    circle(-52, -34, 2, "#ffe3a8"),
  ]
  scene.add(group(tail, { transform: "translate(276 662) rotate(-4) scale(.94)" }))
}

const HEADLAND = spline(
  points(`
    800,652c 846,612 884,560 930,520 985,482 1050,462 1130,448 1220,440 1340,436 1480,424
    1660,410c 1660,780c 1480,752 1330,722 1180,702 1040,684 920,672 800,660c
  `),
  { decimals: 0 },
)

function drawHeadland(scene: Scene) {
  const outline = scene.clip(HEADLAND)
  const stippleUrl = url(scene.stipple({ size: 1.2, seed: 4 }))
  const tops = points("800,652 930,520 1050,462 1340,436 1660,410")
  const face = cliff({
    left: points("430,1000 480,960 520,910 560,870 620,830 700,790"),
    right: points("430,1660 700,1660"),
    topAt: (share) => table(tops, lerp(830, 1660, share)) + 26,
    bottom: 790,
    columns: 18,
    cuts: 0.9,
    seed: 5,
    jitter: 0.02,
    contrast: 0.03,
    wobble: 0.012,
    wave: 50,
    tones: stops("0 #f39a5c, .16 #d9653f, .36 #a8433f, .6 #74304a, 1 #4a2347"),
  })
  const id = scene.nextId()
  const shade = scene.verticalGradient(600, 730, ...stops("0 #3a1d45 0, 1 #3a1d45 .85"))
  const foot = group(path("M780 560H1660V800H780z", shade), { filter: stippleUrl })
  const rock = group([path(HEADLAND, "#7c3346"), face.markup, foot], { "clip-path": url(outline) })
  scene.add(group(rock, { id }))
}

const TURF = points("852,600 884,556 930,518 985,482 1060,460 1220,440 1480,424 1660,410")

/** Grass that hangs over the edge of the rock, its rim in the last sun. */
function drawTurf(scene: Scene) {
  const pen = new Pen(0)
  const random = seededRandom(6)
  pen.moveTo(852, 602)
  for (const [x, y] of TURF) pen.lineTo(x, y - 4)
  let right = 1660
  pen.lineTo(right, 440)
  while (right > 880) {
    const width = random.between(10, 34)
    const y = table(TURF, right - width)
    pen.quadraticTo(right - width * 0.5, y + random.between(16, 46), right - width, y + random.between(8, 16))
    right -= width
  }
  pen.close()
  const rim = "M868 576C904 530 960 490 1050 458C1180 438 1400 430 1660 404"
  scene.add(path(pen.path, "#33203f"), stroke(rim, "#ffb56b", 3.5, { opacity: 0.95 }))
}

function drawPalms(scene: Scene) {
  const dusk = { count: 14, leaflets: 11, back: "#43234d", mid: "#2f1b40", lit: "#8a3a55", nuts: "#f0894a" }
  const crowns = [
    crownSymbol(scene, { ...dusk, seed: 7, wind: 0.2 }),
    crownSymbol(scene, { ...dusk, seed: 14, wind: 0.5 }),
    crownSymbol(scene, { ...dusk, seed: 21, wind: 0.2 }),
  ]
  const palms = rows<GrovePalm>(`
    1600,430,1624,150,120,0,0 1530,432,1502,214,100,1,1 1470,436,1470,120,118,2,0
    1408,440,1440,260,92,0,1 1372,442,1352,176,112,1,0 1306,446,1318,300,84,2,1
    1262,446,1242,130,118,0,0 1208,450,1196,254,94,1,1 1150,454,1118,186,112,2,0
    1092,460,1090,312,82,0,1 1046,466,1010,240,104,1,0 984,486,930,330,92,2,0
  `)
  scene.add(grove(palms, crowns, { trunk: "#2f1b40", trunkLit: "#e0764f" }))
}

const FOOT = points("780,668 920,680 1040,692 1180,710 1330,734 1480,764 1660,800")

/** Boulders between two lines of surf. */
function drawFootOfHeadland(scene: Scene) {
  const behind = swash(FOOT, { seed: 2, width: [40, 110], height: 12, thickness: 22 })
  scene.add(path(behind, "#ffdca6", { opacity: 0.9 }))
  const rocks = boulders(fallenRocks(), { seed: 3 })
  scene.add(path(rocks.base, "#331b40"), path(rocks.lit, "#8d4054"))
  const before = swash(lowered(FOOT, 10), { seed: 9, width: [30, 90], height: 7, thickness: 7 })
  scene.add(path(before, "#ffe3ae"))
}

/** The rocks grow towards the right, where they are nearer. */
function fallenRocks(): Boulder[] {
  const rocks: Boulder[] = []
  const random = seededRandom(12)
  for (let x = 800; x < 1640; x += random.between(26, 64)) {
    const near = (x - 740) / 900
    const y = table(FOOT, x) + 2 + random.between(-4, 6)
    const width = random.between(30, 56) + 60 * near * random()
    rocks.push([x, y, width, random.between(14, 26) + 34 * near * random()])
  }
  return [...rocks, [742, 668, 34, 12], [700, 674, 20, 7]]
}

const lowered = (line: readonly Point[], by: number): Point[] => line.map(([x, y]) => [x, y + by])

function drawBeach(scene: Scene) {
  const swell = points("300,800 700,792 1100,790 1640,822")
  const swellLine = { seed: 4, width: [90, 200], height: 6, thickness: 5, fromX: 520, toX: 1640 } as const
  scene.add(path(swash(swell, swellLine), "#f29a7a", { opacity: 0.6 }))
  const shore = points("360,960 520,906 720,872 960,852 1240,846 1640,860")
  const edge = (by: number) => spline(lowered(shore, by), { close: false, decimals: 0 })
  scene.add(path(`${edge(-12)}V940H300z`, scene.verticalGradient(830, 900, "#d98074", "#a04a62")))
  const wash = swash(lowered(shore, -14), {
    seed: 7,
    width: [60, 150],
    height: 9,
    thickness: 10,
    direction: 1,
  })
  scene.add(path(wash, "#ffe6b8"))
  scene.add(path(`${edge(16)}V960H300z`, scene.verticalGradient(850, 900, "#8a3d58", "#4a2149")))
}

function drawWalkers(scene: Scene) {
  const first = person({ top: "#2f7f8f", legs: "#2a1535", skin: "#5a2a36" })
  const second = person({ top: "#e8593f", legs: "#2a1535", skin: "#6b3342" })
  scene.add(group(first, { transform: "translate(966 884) scale(.64)" }))
  scene.add(group(second, { transform: "translate(996 886) scale(.58)" }))
  const shadows = "M960 884l22 0 104 16-40 0zM990 886l18 0 90 14-40 0z"
  scene.add(path(shadows, "#2a1535", { opacity: 0.4 }))
}
