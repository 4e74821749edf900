import { HEIGHT, WIDTH } from "../drawing/canvas.ts"
import { mix } from "../drawing/colour.ts"
import { group, path, rectangle, stroke, url, use } from "../drawing/elements.ts"
import { polygon, spline } from "../drawing/lines.ts"
import { itemAt, times } from "../drawing/lists.ts"
import { lerp } from "../drawing/numbers.ts"
import { Pen } from "../drawing/pen.ts"
import { type Point, points, rows } from "../drawing/points.ts"
import { seededRandom } from "../drawing/random.ts"
import { type Stratum, strata } from "../nature/clouds.ts"
import { forest } from "../nature/forest.ts"
import { mountains } from "../nature/mountains.ts"
import { glow, sky, sun } from "../nature/sky.ts"
import { glints } from "../nature/water.ts"
import { Scene, type SceneEntry, stops } from "../scene.ts"
import { groundPlane, type ProjectedPoint } from "../subjects/camera.ts"
import { car, carSymbol } from "../subjects/car.ts"
import { paintedStorkSymbol } from "../subjects/painted-stork.ts"
import { portCrane } from "../subjects/port-crane.ts"
import { drawSaltCone } from "../subjects/salt.ts"
import { drawTinyWader, spoonbillSymbol } from "../subjects/spoonbill.ts"
import { flyingStorkSymbol } from "../subjects/storks.ts"
import { straightTurbine } from "../subjects/wind-turbines.ts"

export const scene: SceneEntry = { name: "hambantota", focus: 0.53, draw }

function draw(): Scene {
  const scene = new Scene({ title: "Hambantota: painted storks by the salt pans", prefix: "H" })
  const stippleUrl = url(scene.stipple({ size: 1.15, seed: 4 }))
  drawSky(scene)
  drawHarbour(scene)
  drawWindFarm(scene)
  drawSaltPans(scene)
  drawBundRoad(scene)
  drawLagoon(scene, stippleUrl)
  drawFarFlock(scene)
  drawBirdsOnTheWing(scene)
  drawWaders(scene)
  return scene.finish({ vignetteColour: "#0f3a50" })
}

function drawSky(scene: Scene) {
  scene.add(sky(scene, stops("0 #2f8fa8, .2 #7cc4c4, .36 #d9e6cf, .47 #ffdccb")))
  scene.add(glow(scene, { x: 560, y: 330, radius: 620, colour: "#fffbe8", opacity: 0.8 }))
  const halo = { halo: "#fffdf0", rings: 4, opacity: 0.2, step: 0.46 }
  scene.add(sun({ x: 560, y: 232, radius: 70, colour: "#fffef4", ...halo }))
  const banks = rows<Stratum>("230,100,520,22,3 1340,84,520,24,5 980,160,360,12,9")
  scene.add(strata(banks, { colour: "#fffaf0", opacity: 0.6 }))
}

/** The ranges inland, the sea, and the cranes of the port with a ship. */
function drawHarbour(scene: Scene) {
  const range = mountains(scene, {
    keys: rows("-60,400 120,372,peak 260,392 400,366,peak 560,396 760,404"),
    base: 440,
    colour: "#a9c9c4",
    foot: "#f0dccb",
    fadeY: 424,
    shade: "#7fb0b4",
    shadeOpacity: 0.4,
    seed: 6,
    depth: 4,
  })
  scene.add(range, rectangle(740, 404, 880, 16, scene.verticalGradient(404, 420, "#4fa6ae", "#a5d3c9")))
  const places = rows<readonly [x: number, scale: number]>("1190,.62 1266,.62 1346,.66 1434,.7")
  const cranes = places.map(([x, scale]) => portCrane(x, 408, scale, "#6f9fb0"))
  const ship = path("M1090 408h380l-10-12h-90v-10h-60v10h-40v-14h-50v14h-60v-8h-50v8h-30z", "#7fa8b4")
  scene.add(group([cranes, ship], { opacity: 0.75 }))
}

function drawWindFarm(scene: Scene) {
  const dunes = points("-40,404 120,392 300,400 500,408 760,414 1000,414 1260,404 1440,388 1640,380")
  const sand = scene.verticalGradient(384, 430, "#f6dcb4", "#e9c3a0")
  scene.add(path(`${spline(dunes, { close: false, decimals: 0 })}V440H-40z`, sand))
  const turbines = rows<readonly [x: number, y: number, height: number, blade: number, rotation: number]>(`
    110,398,250,112,20 276,402,200,88,62 398,406,158,70,96 484,408,128,56,8 552,410,102,46,45
    606,411,84,37,80 650,412,68,30,20 686,412,56,25,64
  `)
  for (const [x, y, height, blade, rotation] of turbines)
    scene.add(straightTurbine(x, y, height, blade, rotation, { colour: "#fffdf6", shade: "#a9c3cb" }))
  const scrub = forest(scene, {
    profile: points("-40,410 300,414 760,420 1100,420 1400,410 1640,400"),
    crownWidth: [14, 38],
    crownHeight: 0.4,
    seed: 5,
    colour: "#6f9f8a",
    foot: "#a5b898",
    fadeY: 440,
    lit: "#bccf9a",
    mid: "#86b096",
    base: 446,
    dabsPerCrown: 3,
  })
  scene.add(scrub)
}

const ground = groundPlane({ canvasX: 640, horizon: 412, focalLength: 900, eyeHeight: 3.3, yaw: -0.16 })
const onSheet = ([x, y]: ProjectedPoint): Point => [x, y]

/** Draws the salt pans in true perspective: brine of several strengths, and heaps of raked salt along the bunds. */
function drawSaltPans(scene: Scene) {
  const random = seededRandom(8)
  scene.add(path(`M0 424H${WIDTH}V${HEIGHT}H0z`, scene.verticalGradient(424, 800, "#f0d2b8", "#e0ab94")))
  for (const [colour, pans] of pansByColour(random)) scene.add(path(pans, colour))
  drawHeaps(scene, random)
  const haze = scene.verticalGradient(418, 520, ...stops("0 #ffe9d8 .6, 1 #ffe9d8 0"))
  scene.add(path(`M0 418H${WIDTH}V520H0z`, haze))
}

const BRINES = ["#fff6ec", "#ffe3da", "#bfe4dc", "#f7c0b6", "#8fd0cf", "#ffeee2", "#f3a9a6", "#d5efe6"]
const PAN_WIDTH = 7.2
const PANS_ABREAST = 22
const BUNDS_AWAY = [7.2, 10, 13.4, 17.6, 23, 30, 40, 54, 76, 110, 170]

function pansByColour(random: () => number): Map<string, string> {
  const byColour = new Map<string, string>()
  for (let row = 0; row < BUNDS_AWAY.length - 1; row++)
    for (let column = 0; column < PANS_ABREAST; column++) {
      const corners = panCorners(row, column)
      if (!isInView(corners)) continue
      const brine = itemAt(BRINES, (row * 3 + column * 5 + (random() < 0.3 ? 1 : 0)) % BRINES.length)
      const hazed = mix(brine, "#ffe6d6", Math.min(0.7, row * 0.08))
      const pan = polygon(corners.map(onSheet), { decimals: 0 })
      byColour.set(hazed, (byColour.get(hazed) ?? "") + pan)
    }
  return byColour
}

function panCorners(row: number, column: number): readonly ProjectedPoint[] {
  const near = itemAt(BUNDS_AWAY, row)
  const far = itemAt(BUNDS_AWAY, row + 1)
  const bund = 0.03 * near
  const left = itemAt(PAN_LEFTS, column) + 0.34
  const right = itemAt(PAN_LEFTS, column + 1) - 0.34
  return [
    ground(left, near + bund),
    ground(right, near + bund),
    ground(right, far - bund),
    ground(left, far - bund),
  ]
}

const PAN_LEFTS = times(PANS_ABREAST + 1, (column) => -70 + PAN_WIDTH * column)

function isInView(corners: readonly ProjectedPoint[]): boolean {
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  const isBeforeUs = corners.every(([, , depth]) => depth >= 3)
  return isBeforeUs && Math.max(...xs) >= -20 && Math.min(...xs) <= 1620 && Math.min(...ys) <= 800
}

const HEAPS_ACROSS = [
  -24, -22.4, -20.8, -16.8, -15.2, -9.6, -8, -6.4, -2.4, -0.8, 5, 6.6, 12, 13.6, 19.2, 26.4, 28,
]
const HEAPS_AWAY = [10, 13.4, 17.6, 23, 30, 40]

function drawHeaps(scene: Scene, random: () => number) {
  const heaps: ProjectedPoint[] = []
  for (const away of HEAPS_AWAY)
    for (const across of HEAPS_ACROSS) {
      const heap = ground(across + 0.2, away)
      const [x, y] = heap
      if (x < -60 || x > 1660 || y > 640 || random() < 0.3) continue
      const isOnRoad = across < -8.6 && across > -17 && away < 30
      if (!isOnRoad) heaps.push(heap)
    }
  const whole = new Pen(0)
  const shaded = new Pen(0)
  for (const [x, y, depth] of heaps.sort((one, other) => one[1] - other[1]))
    drawSaltCone(whole, shaded, { x, y, width: (1.5 * 900) / depth, height: (0.85 * 900) / depth })
  scene.add(path(whole.path, "#fffefa"), path(shaded.path, "#b7b4cc"))
}

function drawBundRoad(scene: Scene) {
  const dusty = scene.linearGradient(0, 660, 640, 450, stops("0 #efc095, 1 #fff0d4"))
  scene.add(path(bundRoad(5), "#b98374"), path(bundRoad(0), dusty))
  const parked = car(carSymbol(scene), 240, 566, 78)
  scene.add(group(parked, { transform: "rotate(-9 240 566)" }))
}

function bundRoad(lower: number): string {
  const corners = [ground(-13.5, 8), ground(-11.2, 8), ground(-11.2, 150), ground(-13.5, 150)]
  return polygon(
    corners.map(([x, y]): Point => [x, y + lower]),
    { decimals: 0 },
  )
}

function drawLagoon(scene: Scene, stippleUrl: string) {
  const bank = points("-40,760 160,724 380,716 560,690 760,640 960,612 1180,604 1400,584 1640,580")
  const shore = `${spline(
    bank.map(([x, y]): Point => [x, y - 12]),
    { close: false, decimals: 0 },
  )}V920H-40z`
  scene.add(path(shore, scene.verticalGradient(580, 720, "#fff3e2", "#f6d4bc")))
  const surface = `${spline(bank, { close: false, decimals: 0 })}V920H-40z`
  const onWater = url(scene.clip(surface))
  const depth = stops("0 #ffd9cf, .25 #f0b3b4, .6 #7fa9b4, 1 #1f6f84")
  scene.add(path(surface, scene.verticalGradient(580, 900, ...depth)))
  const deep = scene.verticalGradient(800, 900, ...stops("0 #12506a 0, 1 #12506a .7"))
  scene.add(group(path("M-40 780H1640V920H-40z", deep), { filter: stippleUrl }))
  scene.add(group(lagoonGlints(), { "clip-path": onWater }))
}

function lagoonGlints(): string[] {
  const wide = { spread: 700, fan: 0.3, toY: 900, farHeight: 1 }
  const sky = glints({ ...wide, x: 700, fromY: 600, count: 90, seed: 8, farWidth: 30, nearWidth: 220 })
  const sunPath = { x: 560, spread: 120, fan: 0.8, fromY: 700, toY: 900, count: 40, seed: 3 }
  const underSun = glints({ ...sunPath, farWidth: 30, nearWidth: 160, farHeight: 1, nearHeight: 5 })
  const dark = { ...wide, x: 900, fromY: 700, count: 50, seed: 18, farWidth: 60, nearWidth: 260 }
  return [
    path(sky, "#fff6ee", { opacity: 0.5 }),
    path(underSun, "#fffdf4", { opacity: 0.8 }),
    path(glints({ ...dark, nearHeight: 6 }), "#1f6078", { opacity: 0.3 }),
  ]
}

function drawFarFlock(scene: Scene) {
  const random = seededRandom(5)
  const flock = times(34, (): Point => {
    const x = random.between(730, 1640)
    return [x, lerp(636, 604, (x - 620) / 1000) + random.between(4, 60)]
  })
  const white = new Pen(1)
  const shaded = new Pen(1)
  const legs = new Pen(1)
  for (const [x, y] of flock.sort((one, other) => one[1] - other[1])) {
    const scale = lerp(0.75, 1.6, (y - 600) / 90)
    const bodies = random() < 0.35 ? shaded : white
    const isFeeding = random() < 0.55
    const direction = random() < 0.5 ? -1 : 1
    drawTinyWader(bodies, legs, { x, y, scale, isFeeding, direction })
  }
  scene.add(stroke(legs.path, "#7a5a78", 1.5), path(shaded.path, "#f3d9d6"), path(white.path, "#fffdf6"))
}

function drawBirdsOnTheWing(scene: Scene) {
  const wingUp = flyingStorkSymbol(scene, { black: "#2c2a44" })
  const wingDown = flyingStorkSymbol(scene, { black: "#2c2a44", isWingUp: false })
  scene.add(
    use(wingUp, 860, 196, 0.62, 0.62, -4),
    use(wingDown, 960, 158, 0.46, 0.46, 3),
    use(wingUp, 1040, 226, 0.4, 0.4, 2),
  )
}

/** Painted storks, and a spoonbill to the left: they are at Bundala all year. */
function drawWaders(scene: Scene) {
  const upright = paintedStorkSymbol(scene)
  const feeding = paintedStorkSymbol(scene, { pose: "feeding" })
  const striding = paintedStorkSymbol(scene, { pose: "striding" })
  scene.add(
    wading(feeding, 1418, 708, 0.66, -1),
    wading(spoonbillSymbol(scene), 588, 836, 0.7),
    wading(striding, 1220, 800, 1.16),
    wading(upright, 938, 850, 1.44),
  )
}

/** A wader, its mirror image, and the light round its feet. */
function wading(wader: string, x: number, y: number, scale: number, facing: -1 | 1 = 1): string[] {
  const mirror = `matrix(${facing * scale} 0 0 ${-scale * 0.5} ${x} ${y + 8})`
  const ring = [
    `M${x - 60 * scale} ${y + 2}q${60 * scale} ${-8 * scale} ${130 * scale} 0`,
    `q${-60 * scale} ${8 * scale} ${-130 * scale} 0z`,
  ]
  return [
    group(`<use href="#${wader}" transform="${mirror}"/>`, { opacity: 0.3 }),
    use(wader, x, y, facing * scale, scale),
    path(ring.join(""), "#fffaf2", { opacity: 0.75 }),
  ]
}
