import { circle, group, joinMarkup, path, stroke, url, use } from "../drawing/elements.ts"
import { bandBetween, spline } from "../drawing/lines.ts"
import { itemAt } from "../drawing/lists.ts"
import { lerp } from "../drawing/numbers.ts"
import { Pen } from "../drawing/pen.ts"
import { type Point, points, rows } from "../drawing/points.ts"
import { seededRandom } from "../drawing/random.ts"
import { type Bird, birds } from "../nature/birds.ts"
import { type Boulder, boulders } from "../nature/boulders.ts"
import { type CloudRidge, cumuli } from "../nature/clouds.ts"
import { canopyEdge, forest } from "../nature/forest.ts"
import { tinyPalms } from "../nature/palms.ts"
import { glow, sky, sun } from "../nature/sky.ts"
import { Scene, type SceneEntry, stops } from "../scene.ts"
import { car, carSymbol } from "../subjects/car.ts"
import { brainCoral, seaFan, staghorn, tableCoral } from "../subjects/corals.ts"
import { fishSymbol, shark } from "../subjects/fish.ts"
import { person } from "../subjects/people.ts"
import { turtle } from "../subjects/turtles.ts"

export const scene: SceneEntry = { name: "nilaveli", focus: 0.55, draw }

function draw(): Scene {
  const scene = new Scene({ title: "Nilaveli: Pigeon Island and its reef", prefix: "v" })
  const stippleId = scene.stipple({ size: 1.2, seed: 4 })
  const stippleUrl = url(stippleId)
  drawSky(scene)
  drawMainland(scene)
  drawPigeonIsland(scene)
  drawSea(scene)
  drawFarReef(scene, stippleUrl)
  drawShafts(scene)
  drawGarden(scene, stippleUrl, stippleId)
  drawSeaLife(scene, stippleId)
  drawNearReef(scene, stippleUrl)
  drawBoat(scene)
  return scene.finish({ vignetteColour: "#06283f" })
}

function drawSky(scene: Scene) {
  scene.add(sky(scene, stops("0 #2b93a8, .2 #7cc4bd, .36 #dcecc8, .46 #fdf0c8")))
  scene.add(glow(scene, { x: 1180, y: 130, radius: 520, colour: "#fffbe6", opacity: 0.8 }))
  scene.add(sun({ x: 1180, y: 120, radius: 50, colour: "#fffdf2", halo: "#fff8da", rings: 3, opacity: 0.25 }))
  const towers = rows<CloudRidge>(`
    150,236,380,120,4 330,290,460,90,5,.15 -20,270,300,110,3,.25 1500,236,380,130,6 1330,296,460,84,7,.15
    1580,300,360,90,8,.25
  `)
  scene.add(cumuli(scene, towers, { lit: "#fffaea", mid: "#f8d9b4" }))
  const flock = rows<Bird>("960,130,38,.1 1010,108,28,-.08 916,150,24,.05 1056,150,20,.1 880,116,16")
  scene.add(path(birds(flock), "#3a5a66"))
}

/** The beach of the mainland, with its palms and the car. */
function drawMainland(scene: Scene) {
  const trees = forest(scene, {
    profile: points("-40,340 140,350 280,368 420,388"),
    toX: 430,
    crownWidth: [20, 46],
    seed: 3,
    colour: "#4f9a88",
    foot: "#8fc4a4",
    fadeY: 400,
    lit: "#b3d49a",
    mid: "#6bad90",
    base: 400,
    dabsPerCrown: 3,
  })
  scene.add(trees, path("M-20 384C140 380 320 384 480 394L-20 400z", "#fff0c8"))
  const palms = tinyPalms({
    list: rows("60,386,70 96,386,54 150,386,76 210,387,56 250,387,64 320,389,46"),
    seed: 5,
    decimals: 0,
  })
  scene.add(path(palms, "#2f7a70"), car(carSymbol(scene), 182, 391, 40))
}

function drawPigeonIsland(scene: Scene) {
  scene.add(islandRidge(scene), islandSlope(scene))
  const palms = tinyPalms({ list: rows("730,310,70 1060,300,74 900,340,60"), seed: 8, decimals: 0 })
  scene.add(path(palms, "#1f6460"))
  const shore = rows<Boulder>(`
    600,398,60,30 640,398,90,52 700,400,80,36 1120,400,90,46 1180,400,80,58 1240,400,60,30
    1290,400,34,14 560,400,30,12 860,402,60,20 930,402,70,26
  `)
  const rocks = boulders(shore, { seed: 4, light: 1 })
  scene.add(path(rocks.base, "#8a6a66"), path(rocks.lit, "#f3cfa0"))
  scene.add(path("M720 392C800 384 1020 384 1110 394L1100 402H730z", "#fff3d0"))
}

function islandRidge(scene: Scene): string {
  return forest(scene, {
    profile: points("610,372 680,310 760,270 840,286 900,330 960,300 1040,276 1120,306 1190,372"),
    fromX: 620,
    toX: 1190,
    crownWidth: [26, 62],
    crownHeight: 0.55,
    seed: 9,
    colour: "#2f7f6f",
    lit: "#b9cf7a",
    mid: "#58a07c",
    dark: "#1f6460",
    base: 400,
    dabsPerCrown: 6,
    light: 1,
  })
}

function islandSlope(scene: Scene): string {
  return forest(scene, {
    profile: points("640,384 720,346 800,330 880,366 960,350 1060,330 1170,384"),
    fromX: 640,
    toX: 1170,
    crownWidth: [30, 66],
    crownHeight: 0.5,
    seed: 19,
    colour: "#246c63",
    lit: "#8fb86c",
    mid: "#3f8a70",
    base: 400,
    dabsPerCrown: 6,
    light: 1,
  })
}

/** The sea in cross-section, with its surface line. */
function drawSea(scene: Scene) {
  const surface = points(`
    -20,398 120,392 260,400 420,390 600,398 760,388 920,398 1080,390 1240,400 1400,390 1540,398 1640,392
  `)
  const lowered = (byY: (x: number) => number) => surface.map(([x, y]): Point => [x, y + byY(x)])
  const depth = stops("0 #a8ead2, .14 #4fc4bb, .45 #1f8ea3, .8 #13607f, 1 #0f4566")
  const water = scene.verticalGradient(392, 900, ...depth)
  scene.add(path(`${spline(surface, { close: false, decimals: 0 })}V920H-20z`, water))
  const light = scene.radialGradient(1010, 440, 620, stops("0 #d9fbe4 .7, .5 #a5ecd6 .3, 1 #a5ecd6 0"), 380)
  scene.add(path("M-20 410H1640V900H-20z", light))
  const rim = lowered((x) => 12 + 5 * Math.sin(x / 70))
  scene.add(path(bandBetween(surface, rim), "#eafbe6", { opacity: 0.9 }))
  const upperLight = lowered((x) => 18 + 6 * Math.sin(x / 54 + 1))
  const lowerLight = lowered((x) => 34 + 9 * Math.sin(x / 60 + 2))
  scene.add(path(bandBetween(upperLight, lowerLight), "#d4f5e0", { opacity: 0.45 }))
}

/** A shaft of light: its position at the surface, its width and depth below, and its opacity. */
type Shaft = readonly [
  x: number,
  width: number,
  bottomX: number,
  bottomWidth: number,
  bottomY: number,
  opacity: number,
]

/** Shafts of light, spreading from under the sun. */
function drawShafts(scene: Scene) {
  const shafts = rows<Shaft>(`
    1128,60,960,190,880,.34 1072,22,838,70,860,.26 1010,40,690,120,830,.22 1190,34,1168,110,820,.28
    900,26,500,76,780,.16 1262,50,1330,140,800,.2 760,36,250,110,720,.12 1380,22,1540,60,700,.14
  `)
  for (const [x, width, bottomX, bottomWidth, bottomY, opacity] of shafts) {
    const paint = scene.verticalGradient(408, bottomY, [0, "#f2ffe6", opacity], [1, "#e9fff0", 0])
    scene.add(path(`M${x} 408H${x + width}L${bottomX + bottomWidth} ${bottomY}H${bottomX}z`, paint))
  }
}

/** A ridge of the reef, with a stippled highlight along its crest. */
function reefRidge(
  scene: Scene,
  { profile, crownWidth, seed, colour, foot, lit, opacity }: Ridge,
  stippleUrl: string,
): string {
  const { outline } = canopyEdge({ profile, crownWidth, crownHeight: 0.42, bumps: [3, 6], base: 930, seed })
  const shape = scene.define((id) => `<path id="${id}" d="${outline}"/>`)
  const top = Math.min(...profile.map(([, y]) => y)) - 30
  const light = scene.verticalGradient(top, top + 170, [0, lit, opacity], [1, lit, 0])
  return joinMarkup([
    `<use href="#${shape}" fill="${scene.verticalGradient(top, 920, colour, foot)}"/>`,
    `<use href="#${shape}" fill="${light}" filter="${stippleUrl}"/>`,
  ])
}

interface Ridge {
  profile: readonly Point[]
  crownWidth: readonly [number, number]
  seed: number
  colour: string
  foot: string
  lit: string
  opacity: number
}

function drawFarReef(scene: Scene, stippleUrl: string) {
  const ridge: Ridge = {
    profile: points("-40,640 160,664 360,716 560,760 760,778 980,752 1180,700 1400,650 1640,600"),
    crownWidth: [40, 120],
    seed: 14,
    colour: "#2f8ea6",
    foot: "#1c6a8c",
    lit: "#7fd0c4",
    opacity: 0.3,
  }
  const haze = { colour: "#3f9bae", lit: "#86cfc4", dark: "#23809a" }
  scene.add(
    reefRidge(scene, ridge, stippleUrl),
    staghorn(scene, { x: 300, y: 728, height: 110, seed: 3, width: 10, colour: haze.colour }),
    tableCoral({ x: 1330, y: 684, width: 210, height: 80, seed: 6, ...haze }),
    seaFan({ x: 1200, y: 716, height: 120, colour: haze.colour, seed: 5 }),
  )
}

/** The coral garden under the turtle: the one place of strong colour. */
function drawGarden(scene: Scene, stippleUrl: string, stippleId: string) {
  const ridge: Ridge = {
    profile: points("-40,800 200,830 420,850 600,826 760,800 940,806 1120,842 1320,800 1640,740"),
    crownWidth: [44, 110],
    seed: 24,
    colour: "#2a6088",
    foot: "#173f68",
    lit: "#6fb0bc",
    opacity: 0.26,
  }
  const orange = { colour: "#d98a4a", lit: "#ffd596", dark: "#7a3f4f" }
  const rose = { colour: "#c0628a", lit: "#f7b4b8", dark: "#5f2f66" }
  const green = { colour: "#5f9f7c", lit: "#cfe0a0", dark: "#1f4f64" }
  scene.add(
    reefRidge(scene, ridge, stippleUrl),
    seaFan({ x: 1060, y: 850, height: 150, colour: "#7d4f92", lit: "#c794cc", seed: 3 }),
    staghorn(scene, { x: 560, y: 858, height: 150, seed: 12, width: 14, colour: "#e2784f", lit: "#ffbf8c" }),
    tableCoral({ x: 980, y: 872, width: 230, height: 84, seed: 2, ...green }),
    brainCoral(scene, { x: 770, y: 890, width: 260, height: 112, seed: 2, stippleId, ...orange }),
    brainCoral(scene, { x: 1130, y: 898, width: 150, height: 62, seed: 7, stippleId, ...rose }),
    staghorn(scene, { x: 420, y: 892, height: 90, seed: 21, width: 9, colour: "#c0628a", lit: "#f0a8b4" }),
  )
}

/** The near reef, in dark blue, high at both corners. */
function drawNearReef(scene: Scene, stippleUrl: string) {
  const ridge: Ridge = {
    profile: points(`
      -40,690 60,716 160,776 280,838 420,884 600,904 800,888 1000,898 1160,894 1330,846 1450,776 1560,716
      1640,690
    `),
    crownWidth: [36, 90],
    seed: 34,
    colour: "#14315c",
    foot: "#0a1a3c",
    lit: "#3f77a0",
    opacity: 0.28,
  }
  const plates = { colour: "#1f4a74", lit: "#5fa6b4", dark: "#0c1d42" }
  scene.add(
    staghorn(scene, { x: 84, y: 770, height: 210, seed: 8, width: 17, colour: "#102a55", lit: "#3f86a0" }),
    tableCoral({ x: 1530, y: 790, width: 330, height: 120, seed: 9, ...plates }),
    reefRidge(scene, ridge, stippleUrl),
    tableCoral({ x: 1404, y: 884, width: 200, height: 76, seed: 12, ...plates }),
  )
}

function drawSeaLife(scene: Scene, stippleId: string) {
  const hazed = { back: "#2a7d95", belly: "#7fc8c2", tip: "#1c5f7c" }
  scene.add(
    group(shark(hazed), { transform: "translate(250 570) rotate(5) scale(.6)" }),
    group(shark(hazed), { transform: "translate(420 664) rotate(2) scale(.36)", opacity: 0.8 }),
  )
  drawShoal(scene)
  scene.add(group(turtle(scene, stippleId), { transform: "translate(872 584) rotate(7) scale(1.26)" }))
  drawReefFish(scene)
  const bubbles = rows<readonly [x: number, y: number, radius: number]>(
    "682,520,5 694,494,3.5 678,470,4.5 690,446,3",
  )
  const rising = bubbles.map(([x, y, radius]) => circle(x, y, radius, "#e9fff0"))
  scene.add(group(rising, { opacity: 0.7 }))
}

/** A shoal of silver fish that curves past the turtle. */
function drawShoal(scene: Scene) {
  const sweep = points("220,500 330,466 450,462 548,500 586,576 552,650 470,700")
  const random = seededRandom(9)
  const dark = new Pen(0)
  const lit = new Pen(0)
  const count = 46
  for (let i = 0; i < count; i++) {
    const along = (i / count) * (sweep.length - 1)
    const from = itemAt(sweep, Math.floor(along))
    const to = itemAt(sweep, Math.floor(along) + 1)
    const fraction = along % 1
    const x = lerp(from[0], to[0], fraction)
    const y = lerp(from[1], to[1], fraction)
    const thickness = 16 + 16 * Math.sin((i / count) * Math.PI)
    const angle = Math.atan2(to[1] - from[1], to[0] - from[0]) + random.spread() * 0.24
    const place = { x: x + random.spread() * 16, y: y + random.spread() * thickness * 1.6, angle }
    drawSilverFish(random() < 0.36 ? lit : dark, place, random.between(14, 24))
  }
  scene.add(path(dark.path, "#2f8299"), path(lit.path, "#dff7e8"))
}

/** A lens shape with a spread tail. Its head points opposite to `angle`. */
function drawSilverFish(pen: Pen, { x, y, angle }: { x: number; y: number; angle: number }, length: number) {
  const right = Math.cos(angle)
  const down = Math.sin(angle)
  const at = (ahead: number, aside: number) =>
    [x + (right * ahead - down * aside) * length, y + (down * ahead + right * aside) * length] as const
  pen
    .moveTo(...at(-0.5, 0))
    .quadraticTo(...at(0, -0.26), ...at(0.36, 0))
    .lineTo(...at(0.56, -0.15))
    .lineTo(...at(0.56, 0.15))
    .lineTo(...at(0.36, 0))
    .quadraticTo(...at(0, 0.26), ...at(-0.5, 0))
    .close()
}

function drawReefFish(scene: Scene) {
  const yellow = fishSymbol(scene)
  const places = rows<readonly [x: number, y: number, scale: number]>(
    "1096,716,.66 1150,690,.5 1140,738,.44 1204,722,.36 1044,748,.38",
  )
  for (const [x, y, scale] of places) scene.add(use(yellow, x, y, scale))
}

/** The excursion boat before the island, half above the water and half below. */
function drawBoat(scene: Scene) {
  const hull = [
    path("M430 384C440 420 480 436 560 436C620 436 650 420 664 384z", "#fff3d6"),
    path("M430 384C434 400 442 412 452 419L646 419C654 410 660 398 664 384z", "#d8432f"),
    path("M424 376L676 372 664 388 430 390z", "#2f6f9f"),
    path("M424 376L676 372 674 376 426 381z", "#fff3d6"),
  ]
  const awning = [
    stroke("M470 378V330M610 375V328", "#6b4a44", 4),
    path("M452 334Q540 312 632 330L628 340Q540 324 456 344z", "#fff3d6"),
    path("M452 334Q540 312 632 330L631 333Q540 317 453 338z", "#e8a85a"),
  ]
  const swell = path("M400 400C480 390 600 394 700 400C640 412 470 414 400 400z", "#eafbe6", {
    opacity: 0.55,
  })
  const boat = [passengers(scene), hull, awning, swell]
  scene.add(group(boat, { transform: "translate(196 78)scale(.8)" }))
}

/** Draws the passengers, who are hidden up to the waist by the side of the boat. */
function passengers(scene: Scene): string[] {
  const seated = (look: Parameters<typeof person>[0], x: number, y: number) =>
    use(scene.symbol(person(look)), x, y, 0.52)
  return [
    seated({ top: "#f2b544", skin: "#6b4038" }, 508, 398),
    seated({ top: "#2f7f8a", skin: "#8a5a44" }, 548, 394),
    seated({ top: "#fff3d6", skin: "#6b4038" }, 588, 398),
  ]
}
