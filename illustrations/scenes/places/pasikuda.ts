import { HEIGHT, WIDTH } from "../drawing/canvas.ts"
import { mix } from "../drawing/colour.ts"
import { circle, ellipse, group, path, stroke, url, use } from "../drawing/elements.ts"
import { spline } from "../drawing/lines.ts"
import { itemAt } from "../drawing/lists.ts"
import { Pen } from "../drawing/pen.ts"
import { type Point, points, rows } from "../drawing/points.ts"
import { seededRandom } from "../drawing/random.ts"
import { birds } from "../nature/birds.ts"
import { cumuli } from "../nature/clouds.ts"
import { forest } from "../nature/forest.ts"
import { blades } from "../nature/grass.ts"
import { crownSymbol, grove, tinyPalms } from "../nature/palms.ts"
import { glow, sky } from "../nature/sky.ts"
import { foam, glints, swash } from "../nature/water.ts"
import { Scene, type SceneEntry, stops } from "../scene.ts"
import { car, carSymbol } from "../subjects/car.ts"
import { castNet, netThrower } from "../subjects/cast-net.ts"
import { caustics } from "../subjects/caustics.ts"
import { coralPatch } from "../subjects/coral-patch.ts"
import { outriggerShadow, outriggerSymbol } from "../subjects/outrigger.ts"
import { person } from "../subjects/people.ts"
import { ROUND_ENDS } from "../subjects/round.ts"

export const scene: SceneEntry = { name: "pasikuda", focus: 0.54, draw }

const HORIZON = 326
const SUN_X = 980

function draw(): Scene {
  const scene = new Scene({ title: "Pasikuda: the shallow bay", prefix: "p" })
  const stippleId = scene.stipple({ size: 1.15, seed: 4 })
  drawSky(scene)
  drawArmsOfTheBay(scene)
  drawWater(scene)
  drawBars(scene)
  drawCoralGardens(scene)
  drawLightOnTheBottom(scene)
  drawFarBoats(scene)
  drawWaders(scene)
  scene.add(castNetShadow())
  drawFry(scene)
  drawRay(scene)
  drawFishingBoat(scene)
  drawBeach(scene, stippleId)
  drawCar(scene)
  drawNearPalms(scene)
  return scene.finish({ vignette: 0.2, vignetteColour: "#0a3f55" })
}

function drawSky(scene: Scene) {
  scene.add(sky(scene, stops("0 #4aa7c4, .16 #8fcfd6, .28 #d6eedd, .37 #fff1d4")))
  scene.add(glow(scene, { x: SUN_X, y: 300, radius: 620, colour: "#fffbe8", opacity: 0.8, radiusY: 300 }))
  const ridges = `
    1010,60,420,240,31 860,160,360,170,32,.12 1160,150,400,180,33,.15 980,230,620,100,34,.3
    330,236,460,86,35,.1 1480,240,420,84,36,.15 620,270,420,56,37,.35
  `
  scene.add(cumuli(scene, rows(ridges), { lit: "#fffdf4", mid: "#f7cfc0" }))
  scene.add(path(birds(rows("640,150,38,.1 700,126,28,-.08 596,178,22,.05 736,172,18")), "#ffffff"))
}

function drawArmsOfTheBay(scene: Scene) {
  const left = forest(scene, {
    profile: points("-40,292 120,298 260,306 400,316 520,325"),
    toX: 520,
    crownWidth: [14, 36],
    seed: 3,
    colour: "#7fb8a8",
    foot: "#b9dcc0",
    fadeY: 336,
    lit: "#c4dfb8",
    mid: "#93c4ac",
    base: HORIZON,
    dabsPerCrown: 3,
  })
  const right = forest(scene, {
    profile: points("1180,325 1280,312 1400,302 1640,286"),
    fromX: 1190,
    toX: 1640,
    crownWidth: [16, 40],
    seed: 6,
    colour: "#5fa596",
    foot: "#a3d0b4",
    fadeY: 340,
    lit: "#b6d8a4",
    mid: "#7dbb9e",
    base: HORIZON + 4,
    dabsPerCrown: 3,
  })
  scene.add(left)
  scene.add(right)
  const palms = `
    1290,326,44 1330,326,58 1372,326,50 1430,327,66 1476,327,54 1530,328,72 1574,328,58
    60,322,40 120,322,46 210,324,34
  `
  scene.add(path(tinyPalms({ list: rows(palms), seed: 5, decimals: 0 }), "#3f8a80"))
}

/** Draws the water, from the deep to the clear shallows. */
function drawWater(scene: Scene) {
  const depths = stops("0 #2391ab, .07 #35a9b8, .2 #62c9c4, .42 #97ddd0, .7 #cdeedb, 1 #f4f0d4")
  scene.add(path(`M0 ${HORIZON}H${WIDTH}V${HEIGHT}H0z`, scene.verticalGradient(HORIZON, HEIGHT, ...depths)))
  scene.add(
    path("M1180 326C1320 322 1500 322 1640 326V338C1500 334 1320 332 1180 326z", "#fff3d2"),
    path("M-20 325C160 321 380 322 530 326C380 332 160 334-20 336z", "#fff6dc"),
  )
}

/** Bars of sand and of weed under the water. */
function drawBars(scene: Scene) {
  const bar = (line: string, thickness: number, colour: string, opacity: number) => {
    const places = points(line)
    const seed = Math.round(itemAt(places, 0)[1])
    return path(foam(places, { thickness, seed, bump: 16 }), colour, { opacity })
  }
  scene.add(
    bar("-60,386 260,378 600,390 980,380 1300,392 1680,384", 9, "#2f9fb0", 0.5),
    bar("-60,424 300,436 700,422 1100,438 1680,420", 14, "#eafae2", 0.55),
    bar("300,470 700,482 1080,466 1500,486 1680,480", 20, "#58c3bd", 0.4),
    bar("-60,528 240,516 620,534 1000,520 1400,538 1680,522", 22, "#f4fbe4", 0.6),
    bar("-60,622 360,640 820,616 1240,640 1680,616", 26, "#8fdccb", 0.5),
  )
}

type CoralColours = Readonly<{ base: string; body: string; lit: string }>

const underWater = (base: string, body: string, lit: string): CoralColours => ({
  base,
  body: mix(body, "#9fdfd0", 0.12),
  lit,
})
const TEAL = underWater("#2f8fa0", "#4fa9ae", "#9fdcc8")
const PINK = underWater("#b5748f", "#e08f9a", "#ffd0c0")
const OCHRE = underWater("#a87f4a", "#e3b06a", "#ffe6b0")
const VIOLET = underWater("#7a6aa0", "#a48fc0", "#dccbe6")

function drawCoralGardens(scene: Scene) {
  const garden = (colours: CoralColours, heads: string, flatness: number, seed: number, lobes?: number) =>
    scene.add(group(coralPatch({ heads: rows(heads), flatness, seed, lobes, ...colours }), { opacity: 0.86 }))
  garden(TEAL, "1130,432,60 1220,440,46 1050,440,36", 0.16, 3)
  garden(PINK, "1160,448,34", 0.18, 4)
  garden(TEAL, "1420,640,90 1540,610,110 1480,690,90 1620,680,120 1360,668,50", 0.34, 15)
  garden(PINK, "1450,650,46 1560,668,60", 0.4, 16, 10)
  garden(VIOLET, "1520,624,44 1392,672,26 1610,720,50", 0.4, 17, 9)
  garden(OCHRE, "1480,700,40 1600,630,50 1420,620,26", 0.4, 19, 6)
}

function drawLightOnTheBottom(scene: Scene) {
  const [far, near] = caustics({
    fromY: 560,
    toY: 880,
    horizon: 240,
    cell: 190,
    flatness: 0.46,
    seed: 7,
    gap: 0.24,
    jitter: 0.45,
  })
  scene.add(
    stroke(far, "#ffffff", 1.6, { opacity: 0.36, ...ROUND_ENDS }),
    stroke(near, "#ffffff", 2.8, { opacity: 0.44, ...ROUND_ENDS }),
  )
  const underSun = glints({
    x: SUN_X,
    spread: 420,
    fan: 0.5,
    fromY: HORIZON + 3,
    toY: 560,
    count: 64,
    seed: 3,
    farWidth: 14,
    nearWidth: 120,
    farHeight: 1,
    nearHeight: 3,
    crowding: 1.5,
  })
  scene.add(path(underSun, "#fffdf0", { opacity: 0.85 }))
}

/** Draws boats that float over their own shadows. */
function drawFarBoats(scene: Scene) {
  const yellow = outriggerSymbol(scene, {
    hull: "#f2b03f",
    hullDark: "#c97a2f",
    band: "#d8432f",
    rim: "#fff3d6",
    load: false,
  })
  const red = outriggerSymbol(scene, { hull: "#e9604a", hullDark: "#a83a3f", band: "#2f7fa8", load: false })
  scene.add(
    floatingBoat(red, 540, 372, 0.2),
    floatingBoat(yellow, 636, 396, 0.28, -1),
    floatingBoat(red, 452, 466, 0.52, -1),
    floatingBoat(yellow, 1318, 492, 0.62),
  )
}

function floatingBoat(boat: string, x: number, y: number, scale: number, direction: 1 | -1 = 1): string {
  const onTheBottom = `translate(${x + direction * 26 * scale} ${y + 52 * scale})scale(${direction * scale} ${scale * 0.8})`
  const mirror =
    "M-112 1C-60 12 80 12 112 0C90 22-80 24-112 1zM-130 38C-100 46 40 46 74 32C60 52-110 54-130 38z"
  const ripples = `M${x - 150 * scale} ${y + 6 * scale}h${40 * scale}M${x + 104 * scale} ${y + 5 * scale}h${60 * scale}M${x - 150 * scale} ${y + 44 * scale}h${26 * scale}M${x + 84 * scale} ${y + 40 * scale}h${36 * scale}`
  return [
    path(outriggerShadow, "#157487", { opacity: 0.5, transform: onTheBottom }),
    path(mirror, "#2f8f98", {
      opacity: 0.45,
      transform: `translate(${x} ${y})scale(${direction * scale} ${scale})`,
    }),
    use(boat, x, y, direction * scale, scale),
    stroke(ripples, "#ffffff", 2.6 * scale, { opacity: 0.85, ...ROUND_ENDS }),
  ].join("")
}

/** The boat close by, from which a man throws his net. */
function drawFishingBoat(scene: Scene) {
  const blue = outriggerSymbol(scene, { load: false })
  scene.add(
    floatingBoat(blue, 740, 650, 1.8),
    group(netThrower(), { transform: "translate(900 612)" }),
    castNet({ hand: [950, 509], mouth: NET_MOUTH }),
  )
}

const NET_MOUTH = { x: 1092, y: 552, radiusX: 122, radiusY: 44, tilt: -10 }

function castNetShadow(): string {
  const { x, y, radiusX, radiusY } = NET_MOUTH
  return ellipse(x + 30, y + 138, radiusX, radiusY * 0.8, "#157487", {
    opacity: 0.2,
    transform: "rotate(-6 1120 690)",
  })
}

/** Half of a stingray, from its nose along the wing to the root of its tail. */
const RAY_WING = points("-74,0 -58,-15 -34,-30 -14,-52 2,-72 14,-66 24,-44 40,-24 58,-12 62,-22 72,-18 74,-5")
const RAY_TAIL = "M68-5C110-3 146-16 196-2C148-8 112 5 68 5z"

/** A stingray gliding over its shadow. */
function drawRay(scene: Scene) {
  const otherWing = RAY_WING.slice(1).map(([x, y]): Point => [x, -y])
  const body = spline([...RAY_WING, ...otherWing.reverse()], { decimals: 0 }) + RAY_TAIL
  const litWing = spline([...RAY_WING, [20, -2], [-30, -3]], { decimals: 0 })
  const spots = points("-34,-14 -14,-34 6,-20 -12,6 20,12 -34,16 0,34 30,-16 2,-46")
  const ray = [
    path(body, "#2a6c80"),
    path(litWing, "#4c929f"),
    ...spots.map(([x, y]) => circle(x, y, 3.2, "#b5e2e2")),
    circle(-50, -8, 3.4, "#123f4c"),
    circle(-50, 8, 3.4, "#123f4c"),
  ]
  const pose = "rotate(14) scale(1.1 .56)"
  scene.add(
    path(body, "#2f8f98", { opacity: 0.36, transform: `translate(1320 816)${pose}` }),
    group(ray, { transform: `translate(1286 776)${pose}` }),
  )
}

/** People knee-deep, far from the shore. */
function drawWaders(scene: Scene) {
  const clothes = [
    { top: "#d8432f", legs: "#7a4a38" },
    { top: "#f2b03f", legs: "#7a4a38" },
    { top: "#2f7fa8", legs: "#6b4030" },
  ]
  const people = clothes.map((worn) => scene.symbol(person({ ...worn, skin: "#6b4030" })))
  const aboveWater = scene.clip("M-30-120H30V-22H-30z")
  const places = rows<readonly [who: number, x: number, y: number, scale: number]>(
    "0,330,580,.56 1,362,584,.4 2,386,580,.58 0,1150,372,.2 2,1162,372,.18",
  )
  for (const [who, x, y, scale] of places) {
    const shadow = `M${x - 9 * scale} ${y - 22 * scale}h${18 * scale}l${34 * scale} ${64 * scale}h${-20 * scale}z`
    scene.add(
      path(shadow, "#2f8f98", { opacity: 0.3 }),
      group(use(itemAt(people, who)), {
        "clip-path": url(aboveWater),
        transform: `translate(${x} ${y})scale(${scale})`,
      }),
      ellipse(x, y - 21 * scale, 22 * scale, 3.4 * scale, "#ffffff", { opacity: 0.9 }),
    )
  }
}

/** Young fish under the net, and their shadows. */
function drawFry(scene: Scene) {
  const random = seededRandom(5)
  const pen = new Pen(0)
  for (let i = 0; i < 16; i++) {
    const x = 1124 + random.spread() * 104
    const y = 690 + random.spread() * 26
    const length = random.between(16, 24)
    const tailX = x + length * 0.5
    pen
      .moveTo(x - length / 2, y)
      .quadraticTo(x - length * 0.1, y - length * 0.2, x + length * 0.25, y)
      .lineTo(tailX, y - length * 0.16)
      .lineTo(tailX, y + length * 0.16)
      .lineTo(x + length * 0.25, y)
      .quadraticTo(x - length * 0.1, y + length * 0.2, x - length / 2, y)
      .close()
  }
  scene.add(
    path(pen.path, "#5fb8b4", { opacity: 0.45, transform: "translate(10 16)" }),
    path(pen.path, "#2f7f8c", { opacity: 0.75 }),
  )
}

const SHORELINE = points("-60,742 160,756 400,806 640,846 900,872 1200,884 1660,878")
const shoreMoved = (right: number, down: number) => SHORELINE.map(([x, y]): Point => [x + right, y + down])
const shoreCurve = (line: readonly Point[]) => spline(line, { close: false, decimals: 0 })

function drawBeach(scene: Scene, stippleId: string) {
  const wet = `${shoreCurve(shoreMoved(0, -6))}V960H-60z`
  const dry = `${shoreCurve(shoreMoved(-20, 26))}V960H-80z`
  const outer = swash(shoreMoved(0, -30), {
    seed: 4,
    width: [70, 170],
    height: 9,
    thickness: 6,
    fromX: -40,
    toX: 1640,
  })
  const inner = swash(SHORELINE, {
    seed: 7,
    width: [60, 150],
    height: 9,
    thickness: 9,
    fromX: -40,
    toX: 1640,
  })
  scene.add(path(outer, "#ffffff", { opacity: 0.6 }))
  scene.add(
    path(wet, scene.linearGradient(0, 760, 500, 960, stops("0 #f0cf9c, 1 #f7deb0"))),
    path(inner, "#ffffff"),
    path(dry, scene.linearGradient(0, 780, 300, 940, stops("0 #ffe9c0, 1 #f6d29a"))),
  )
  const shade = scene.linearGradient(0, 940, 420, 800, stops("0 #b5704f .75, 1 #b5704f 0"))
  scene.add(
    group(path("M-40 760H1000V940H-40z", shade), {
      filter: url(stippleId),
      "clip-path": url(scene.clip(dry)),
    }),
  )
}

function drawCar(scene: Scene) {
  scene.add(path("M60 862C200 838 380 846 480 862C380 880 180 884 60 862z", "#a8604f", { opacity: 0.35 }))
  scene.add(car(carSymbol(scene), 286, 866, 168, { shadowOpacity: 0.4 }))
}

function drawNearPalms(scene: Scene) {
  const leaves = { back: "#20605e", mid: "#12454a", lit: "#7fb86c", nuts: "#f0953f", light: 1 } as const
  const crowns = [9, 18].map((seed) =>
    crownSymbol(scene, { seed, count: 13, leaflets: 9, wind: 0.5, ...leaves }),
  )
  const palms = "10,920,70,372,150,1,1 120,940,262,176,216,0,0"
  scene.add(grove(rows(palms), crowns, { trunk: "#6b4a44", trunkLit: "#e3b184", light: 1 }))
  const dark = blades({
    fromX: -30,
    toX: 230,
    y: 912,
    count: 44,
    height: [16, 60],
    width: 8,
    seed: 5,
    lean: 0.5,
  })
  const lit = blades({
    fromX: -30,
    toX: 200,
    y: 912,
    count: 20,
    height: [14, 44],
    width: 5,
    seed: 8,
    lean: 0.5,
  })
  scene.add(path(dark, "#1d5653"), path(lit, "#7fb86c"))
}
