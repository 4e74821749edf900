import { circle, group, path, stroke, use } from "../drawing/elements.ts"
import { bandBetween, spline } from "../drawing/lines.ts"
import { Pen } from "../drawing/pen.ts"
import { type Point, points, rows } from "../drawing/points.ts"
import { seededRandom } from "../drawing/random.ts"
import { type Bird, birds } from "../nature/birds.ts"
import { type Boulder, boulders } from "../nature/boulders.ts"
import { type CloudRidge, cumuli } from "../nature/clouds.ts"
import { forest } from "../nature/forest.ts"
import { tinyPalms } from "../nature/palms.ts"
import { glow, sky, sun } from "../nature/sky.ts"
import { Scene, type SceneEntry, stops } from "../scene.ts"
import { car, carSymbol } from "../subjects/car.ts"
import { brainCoral, seaFan, staghorn, tableCoral } from "../subjects/corals.ts"
import { fishSymbol, shark } from "../subjects/fish.ts"
import { turtle } from "../subjects/turtles.ts"

export const scene: SceneEntry = { name: "nilaveli", focus: 0.55, draw }

function draw(): Scene {
  const scene = new Scene({ title: "Nilaveli: Pigeon Island and its reef", prefix: "v" })
  // used by nothing: it holds the ids, and so the bytes, until this scene is drawn anew
  scene.stipple({ size: 1.2, seed: 4 })
  drawSky(scene)
  drawMainland(scene)
  drawPigeonIsland(scene)
  drawSea(scene)
  drawShafts(scene)
  drawFarReef(scene)
  drawMiddleReef(scene)
  drawNearReef(scene)
  drawSeaLife(scene)
  drawBoat(scene)
  return scene.finish({ vignetteColour: "#06283f" })
}

function drawSky(scene: Scene) {
  scene.add(sky(scene, stops("0 #2b93a8, .2 #7cc4bd, .36 #dcecc8, .46 #fdf0c8")))
  scene.add(glow(scene, { x: 1180, y: 130, radius: 520, colour: "#fffbe6", opacity: 0.8 }))
  scene.add(sun({ x: 1180, y: 120, radius: 50, colour: "#fffdf2", halo: "#fff8da", rings: 3, opacity: 0.25 }))
  const towers = rows<CloudRidge>(`
    180,170,420,170,3 40,240,420,140,4,.2 380,280,460,90,5,.1 1480,190,380,170,6
    1320,280,460,100,7,.15 1560,270,420,120,8,.25
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

/** The sea, cut open at the surface. */
function drawSea(scene: Scene) {
  const surface = points(`
    -20,398 120,392 260,400 420,390 600,398 760,388 920,398 1080,390 1240,400 1400,390 1540,398 1640,392
  `)
  const lowered = (byY: (x: number) => number) => surface.map(([x, y]): Point => [x, y + byY(x)])
  const depth = stops("0 #a8ead2, .14 #4fc4bb, .45 #1f8ea3, .8 #13607f, 1 #0f4566")
  const water = scene.verticalGradient(392, 900, ...depth)
  scene.add(path(`${spline(surface, { close: false, decimals: 0 })}V920H-20z`, water))
  const rim = lowered((x) => 12 + 5 * Math.sin(x / 70))
  scene.add(path(bandBetween(surface, rim), "#eafbe6", { opacity: 0.9 }))
  const upperLight = lowered((x) => 18 + 6 * Math.sin(x / 54 + 1))
  const lowerLight = lowered((x) => 34 + 9 * Math.sin(x / 60 + 2))
  scene.add(path(bandBetween(upperLight, lowerLight), "#d4f5e0", { opacity: 0.45 }))
}

/** Shafts of light, away from the sun. */
function drawShafts(scene: Scene) {
  const random = seededRandom(6)
  const pen = new Pen(0)
  for (let i = 0; i < 11; i++) {
    const x = 300 + i * 120 + random.between(-30, 30)
    const width = random.between(24, 70)
    const length = random.between(260, 460)
    const slant = (x - 1180) * 0.34 * (length / 400)
    pen.moveTo(x, 410).lineTo(x + width, 410)
    pen
      .lineTo(x + width * 1.7 + slant, 410 + length)
      .lineTo(x + slant - width * 0.2, 410 + length)
      .close()
  }
  scene.add(path(pen.path, scene.verticalGradient(400, 860, ...stops("0 #e9fff0 .42, 1 #e9fff0 0"))))
}

function drawFarReef(scene: Scene) {
  const ridge = forest(scene, {
    profile: points("-40,640 200,690 420,740 700,760 980,730 1240,660 1640,610"),
    crownWidth: [50, 130],
    crownHeight: 0.6,
    seed: 14,
    colour: "#2a86a0",
    foot: "#1d6f90",
    fadeY: 860,
    lit: "#4fb0b4",
    base: 920,
    dabsPerCrown: 3,
  })
  const table = {
    x: 1440,
    y: 680,
    width: 170,
    height: 80,
    colour: "#58aeb6",
    lit: "#8fd0c8",
    dark: "#2f8aa0",
  }
  scene.add(ridge)
  scene.add(
    staghorn({ x: 250, y: 720, height: 120, seed: 3, width: 11, colour: "#3f98ac" }),
    seaFan({ x: 1290, y: 690, height: 120, colour: "#3f98ac", seed: 5 }),
    tableCoral(table),
  )
}

function drawMiddleReef(scene: Scene) {
  const ridge = forest(scene, {
    profile: points("-40,700 140,740 340,800 620,850 900,840 1180,770 1400,720 1640,690"),
    crownWidth: [50, 120],
    crownHeight: 0.62,
    seed: 24,
    colour: "#35608a",
    foot: "#1f4470",
    fadeY: 900,
    lit: "#7a8ab0",
    mid: "#4a739a",
    base: 920,
    dabsPerCrown: 3,
  })
  const orange = { colour: "#e0964a", lit: "#ffd98c", dark: "#8f4a3f" }
  const yellow = { colour: "#f0b45a", lit: "#ffe0a0", dark: "#b5643f" }
  const pink = { colour: "#d9668a", lit: "#f7b0b4", dark: "#8a2f5f" }
  scene.add(ridge)
  scene.add(
    staghorn({ x: 110, y: 780, height: 170, seed: 8, width: 16, colour: "#d9668a", lit: "#f7a8b0" }),
    brainCoral(scene, { x: 300, y: 862, width: 190, height: 84, ...orange }),
    seaFan({ x: 1500, y: 770, height: 170, colour: "#8a5a9a", lit: "#c48ac0", seed: 3 }),
    tableCoral({ x: 1240, y: 850, width: 200, height: 84, ...yellow }),
    brainCoral(scene, { x: 1400, y: 850, width: 150, height: 90, ...pink }),
  )
}

function drawNearReef(scene: Scene) {
  const ridge = forest(scene, {
    profile: points("-40,800 120,840 360,880 700,912 1000,900 1240,866 1440,830 1640,790"),
    crownWidth: [60, 130],
    crownHeight: 0.5,
    seed: 34,
    colour: "#173563",
    foot: "#0e234a",
    fadeY: 920,
    lit: "#3f5c8c",
    base: 930,
    dabsPerCrown: 3,
  })
  const violet = { colour: "#8a5a9a", lit: "#c79ad0", dark: "#4a2f6a" }
  const green = { colour: "#5fa87a", lit: "#b9dc9a", dark: "#2a5f5a" }
  scene.add(ridge)
  scene.add(
    staghorn({ x: 470, y: 900, height: 130, seed: 12, width: 13, colour: "#f0884f", lit: "#ffc08a" }),
    staghorn({ x: 1600, y: 850, height: 190, seed: 15, width: 17, colour: "#e8735a", lit: "#ffb08c" }),
    brainCoral(scene, { x: 650, y: 920, width: 170, height: 54, ...violet }),
    seaFan({ x: 30, y: 890, height: 150, colour: "#f2b84f", lit: "#ffe0a0", seed: 9 }),
    brainCoral(scene, { x: 1110, y: 924, width: 200, height: 66, ...green }),
  )
}

function drawSeaLife(scene: Scene) {
  const hunter = { transform: "translate(330 560) rotate(4) scale(.82)", opacity: 0.85 }
  scene.add(group(shark(), hunter))
  scene.add(group(turtle(scene), { transform: "translate(900 600) rotate(8) scale(1.18)" }))
  drawFish(scene)
  const bubbles = rows<readonly [x: number, y: number, radius: number]>(
    "800,540,5 812,514,3.5 796,494,4.5 808,470,3",
  )
  scene.add(
    group(
      bubbles.map(([x, y, radius]) => circle(x, y, radius, "#e9fff0")),
      { opacity: 0.7 },
    ),
  )
}

function drawFish(scene: Scene) {
  const yellow = fishSymbol(scene)
  const red = fishSymbol(scene, { colour: "#e8613f", lit: "#ffb07c", dark: "#fff1d8", height: 13 })
  const blue = fishSymbol(scene, { colour: "#8fd6d0", lit: "#d9f5e6", dark: "#2f8aa0", height: 12 })
  const random = seededRandom(9)
  const near = (middle: number, spread: number) => middle + random.spread() * spread
  for (let i = 0; i < 20; i++)
    scene.add(use(blue, near(560, 150) - i * 2, near(486, 40), random.between(0.34, 0.5)))
  for (let i = 0; i < 11; i++)
    scene.add(use(yellow, near(1270, 130), near(560, 60), random.between(0.6, 0.95)))
  for (let i = 0; i < 7; i++) {
    const [x, y] = [near(560, 120), near(780, 36)]
    scene.add(use(red, x, y, -random.between(0.6, 0.9), random.between(0.6, 0.9)))
  }
}

/** The excursion boat, half above the water and half below. */
function drawBoat(scene: Scene) {
  scene.add(
    path("M430 384C440 420 480 436 560 436C620 436 650 420 664 384z", "#fff3d6"),
    path("M430 384C434 400 442 412 452 419L646 419C654 410 660 398 664 384z", "#d8432f"),
    path("M424 376L676 372 664 388 430 390z", "#2f6f9f"),
    path("M424 376L676 372 674 376 426 381z", "#fff3d6"),
    stroke("M470 378V330M610 375V328", "#6b4a44", 4),
    path("M452 334Q540 312 632 330L628 340Q540 324 456 344z", "#fff3d6"),
    path("M452 334Q540 312 632 330L631 333Q540 317 453 338z", "#e8a85a"),
  )
  scene.add(path("M400 400C480 390 600 394 700 400C640 412 470 414 400 400z", "#eafbe6", { opacity: 0.55 }))
}
