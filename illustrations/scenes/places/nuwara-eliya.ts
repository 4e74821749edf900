import { HEIGHT } from "../drawing/canvas.ts"
import { circle, ellipse, group, joinMarkup, path, stroke, url, use } from "../drawing/elements.ts"
import { spline } from "../drawing/lines.ts"
import { itemAt } from "../drawing/lists.ts"
import { lerp } from "../drawing/numbers.ts"
import { type Point, points, rows } from "../drawing/points.ts"
import { strata } from "../nature/clouds.ts"
import { branch } from "../nature/leaves.ts"
import { mountains } from "../nature/mountains.ts"
import { ribbon } from "../nature/road.ts"
import { glow, sky, sun } from "../nature/sky.ts"
import { tea } from "../nature/tea.ts"
import { Scene, type SceneEntry, type Stop } from "../scene.ts"
import { car, carSymbol } from "../subjects/car.ts"
import { teaPluckerSymbol } from "../subjects/people-at-work.ts"
import { silverOakSymbol } from "../subjects/silver-oak.ts"

export const scene: SceneEntry = { name: "nuwara-eliya", focus: 0.62, draw }

const MIST = "#fbe6cd"

function draw(): Scene {
  const scene = new Scene({ title: "Nuwara Eliya: tea country in the morning", prefix: "n" })
  const fineStippleUrl = url(scene.stipple({ size: 1.15, seed: 4 }))
  drawSky(scene)
  drawMountains(scene)
  drawFall(scene, fineStippleUrl)
  const trees = silverOaks(scene)
  drawFarTea(scene, trees.far)
  drawFactoryHill(scene, trees.middle)
  drawValleyMist(scene, fineStippleUrl)
  drawLeftHill(scene, trees.near)
  drawRoad(scene, fineStippleUrl)
  drawRightTea(scene)
  drawPluckers(scene)
  drawNearOak(scene)
  return scene.finish()
}

function drawSky(scene: Scene) {
  const morning: Stop[] = [
    [0, "#3d82a3"],
    [0.2, "#93c3c4"],
    [0.36, "#f9dfc0"],
    [0.5, "#fde6bd"],
  ]
  scene.add(sky(scene, morning))
  scene.add(glow(scene, { x: 640, y: 300, radius: 620, colour: "#fff4d8", opacity: 0.85 }))
  scene.add(sun({ x: 690, y: 250, radius: 48, colour: "#fffaec", halo: "#fff3d8", rings: 3, opacity: 0.25 }))
  const banks = "1240,110,560,24,3 260,90,520,22,6 960,190,420,12,9 120,210,380,12,19"
  scene.add(strata(rows(banks), { colour: "#fff5e2", opacity: 0.6 }))
}

/** Pidurutalagala with the far ranges, and the near mountain with the fall. */
function drawMountains(scene: Scene) {
  scene.add(
    mountains(scene, {
      keys: rows(
        "-60,330 140,300 300,262,peak 430,310 560,350 760,380 900,350 1040,270 1190,190,peak 1300,236 1400,222,peak 1520,280 1680,320",
      ),
      base: 560,
      colour: "#a9b8c2",
      foot: MIST,
      fadeY: 460,
      shade: "#7f93ab",
      shadeOpacity: 0.55,
      seed: 3,
      roughness: 0.08,
    }),
  )
  scene.add(
    mountains(scene, {
      keys: rows("-80,250 60,170 170,140,peak 260,190 350,214 450,260 560,350 680,430 800,480 960,560"),
      base: 640,
      colour: "#6f9d95",
      foot: "#d9dcc0",
      fadeY: 500,
      shade: "#3f7480",
      shadeOpacity: 0.75,
      seed: 8,
      light: 1,
      roughness: 0.1,
      gullies: 0.9,
    }),
  )
}

/** The narrow white fall, with the mist at its foot. */
function drawFall(scene: Scene, fineStippleUrl: string) {
  scene.add(
    path("M322 206L352 218 364 262 358 300 372 360 380 450 316 450 326 380 318 320 328 262z", "#3f7480", {
      opacity: 0.55,
    }),
  )
  scene.add(
    path(
      "M336 216C342 230 337 250 340 268L336 300 344 302C340 326 346 350 342 384L330 420 326 452 362 452C366 420 356 400 354 380C358 350 350 326 353 302L348 298C352 270 346 246 344 220z",
      "#fffaf0",
    ),
    path("M340 300L337 384 332 440 338 440 344 384zM349 304L350 384 356 440 360 440 354 384z", "#b9d3d0", {
      opacity: 0.8,
    }),
  )
  const splash = scene.radialGradient(344, 452, 118, [
    [0, "#fffdf6", 0.95],
    [1, "#fffdf6", 0],
  ])
  scene.add(group(circle(344, 446, 120, splash), { filter: fineStippleUrl }))
  const mist = scene.verticalGradient(360, 540, [0, MIST, 0], [0.6, MIST, 0.75], [1, MIST, 0.3])
  scene.add(path("M0 340H1600V560H0z", mist))
}

/** Silver oaks in the colours of their distance; those right of the sun are lit from the left. */
function silverOaks(scene: Scene) {
  const middle = { dark: "#3f7568", lit: "#94b97e", trunk: "#7d7468", light: -1, seed: 3 }
  const far = { dark: "#86aa96", lit: "#bccfa6", trunk: "#9a988a", light: 1, seed: 5, clumps: 6 }
  const near = { dark: "#174442", lit: "#4f8a58", trunk: "#3d4642", light: 1, seed: 8, clumps: 9 }
  return {
    middle: silverOakSymbol(scene, middle),
    far: silverOakSymbol(scene, far),
    near: silverOakSymbol(scene, near),
  }
}

/** Ground under a crest, down to the foot of the canvas. */
function ground(crest: readonly Point[], colour: string): string {
  const line = spline(crest, { close: false, decimals: 0 })
  return path(`${line}V${HEIGHT}H${itemAt(crest, 0)[0]}z`, colour)
}

/** Places a tree at each x, y and height, every other one mirrored; a mirrored one is a little slimmer. */
function plant(tree: string, places: string): string[] {
  return rows<[number, number, number]>(places).map(([x, y, height], i) =>
    use(tree, x, y, (i % 2 ? -height * 0.85 : height) / 200, height / 200),
  )
}

function drawFarTea(scene: Scene, tree: string) {
  const crest = points("-60,468 140,440 340,448 560,486 760,520 900,540")
  const foot = points("-60,580 140,570 340,580 560,600 760,610 900,620")
  scene.add(
    ground(crest, "#84a988"),
    tea(scene, {
      upper: crest,
      lower: foot,
      count: 8,
      farWidth: 8,
      nearWidth: 16,
      crowding: 1.1,
      dark: "#8fb08c",
      mid: "#a9c59a",
      lit: "#c9d9ac",
      light: 1,
      seed: 3,
      roughness: 0.5,
    }),
  )
  scene.add(plant(tree, "120,450,70 150,448,54 196,448,84 430,466,70 456,470,52 540,488,58"))
}

function drawFactoryHill(scene: Scene, tree: string) {
  const crest = points("560,610 700,560 850,482 1000,432 1150,412 1320,424 1480,462 1680,530")
  const foot = points("520,760 680,790 850,800 1010,800 1170,790 1330,780 1490,780 1680,790")
  scene.add(
    plant(
      tree,
      "930,462,84 962,450,112 1000,440,80 1302,430,124 1336,434,96 1372,440,130 1440,456,90 1500,474,110 1530,480,80",
    ),
  )
  scene.add(factory(1080, 424))
  scene.add(
    ground(crest, "#4f8a63"),
    tea(scene, {
      upper: crest,
      lower: foot,
      count: 16,
      farWidth: 8,
      nearWidth: 29,
      crowding: 1.2,
      dark: "#2f6b58",
      mid: "#5a9a5e",
      lit: "#a9c968",
      far: { dark: "#6a9a78", mid: "#8fb67c", lit: "#c9d98f" },
      seed: 5,
      light: -1,
      roughness: 0.55,
      bright: "#dfe69a",
    }),
  )
  const haze = scene.verticalGradient(580, 790, [0, MIST, 0], [0.5, MIST, 0.3], [1, MIST, 0])
  scene.add(path("M400 520H1660V800H400z", haze))
  scene.add(farPluckers())
}

/** Three more pluckers, far up the hill. */
function farPluckers(): string {
  const plucker = (x: number, y: number, sari: string) =>
    path(`M${x - 5} ${y}q1-15 5-15t5 15z`, sari) +
    circle(x, y - 18, 3.6, "#6b4038") +
    path(`M${x + 4} ${y - 2}v-10h8l-2 10z`, "#c08a4e")
  return plucker(1230, 548, "#d8432f") + plucker(1268, 556, "#fbe0b0") + plucker(1344, 540, "#f09a3a")
}

/** A tea factory: a long white front with rows of panes, under a red roof; its near corner at (x, y). */
function factory(x: number, y: number): string {
  return joinMarkup([
    path(`M${x} ${y}v-64h176v64z`, "#fff3d8"),
    path(`M${x + 176} ${y}v-64h26l18 12v52z`, "#dcb896"),
    path(`M${x - 8} ${y - 62}l20-28h152l22 28z`, "#c9573a"),
    path(`M${x + 164} ${y - 90}l22 28 42 14-4-10-30-32z`, "#93393a"),
    path(`M${x + 60} ${y - 88}l14-18h34l14 18z`, "#a8463a"),
    panes(x, y),
    path(`M${x} ${y - 62}h176v4h-176z`, "#a8827a", { opacity: 0.7 }),
    path(`M${x} ${y - 6}h176v6h-176z`, "#e3c39c"),
    stroke(`M${x + 196} ${y - 92}V${y - 136}`, "#8a4a40", 7),
    path(
      `M${x + 194} ${y - 140}c10-22 26-16 36-34c8-14 26-8 40-24c-4 22-18 22-26 34c-12 18-32 10-42 26z`,
      "#fffaf0",
      { opacity: 0.75 },
    ),
  ])
}

function panes(x: number, y: number): string {
  const blue: string[] = []
  const gleaming: string[] = []
  for (let floor = 0; floor < 3; floor++)
    for (let i = 0; i < 13; i++) {
      const kind = (i + floor * 4) % 7 === 3 ? gleaming : blue
      kind.push(`M${x + 6 + i * 13} ${y - 54 + floor * 18}h9v11h-9z`)
    }
  return path(blue.join(""), "#3f7480") + path(gleaming.join(""), "#fbe3a0")
}

/** Draws the mist that separates the hills. */
function drawValleyMist(scene: Scene, filter: string) {
  const thinning: Stop[] = [
    [0, "#fff1da", 1],
    [0.5, "#fff1da", 0.6],
    [1, "#fff1da", 0],
  ]
  const bank = ellipse(640, 610, 360, 84, scene.radialGradient(640, 610, 360, thinning, 84))
  scene.add(group(bank, { opacity: 0.9 }), group(bank, { filter, opacity: 0.7 }))
}

function drawLeftHill(scene: Scene, tree: string) {
  const crest = points("-60,560 100,545 280,560 460,606 620,664 760,712 860,750")
  const foot = points("-60,760 100,770 280,780 460,800 620,810 740,820 840,830")
  scene.add(ground(crest, "#2f6b55"))
  scene.add(plant(tree, "40,560,150 84,560,116 130,556,170 300,572,128 336,580,96"))
  scene.add(
    tea(scene, {
      upper: crest,
      lower: foot,
      count: 10,
      farWidth: 13,
      nearWidth: 30,
      crowding: 1.1,
      dark: "#1f5248",
      mid: "#3f8656",
      lit: "#8fbd5c",
      seed: 7,
      roughness: 0.55,
      bright: "#cfe084",
    }),
  )
}

function drawRoad(scene: Scene, fineStippleUrl: string) {
  const road = rows<[number, number, number]>(
    "860,960,270 850,880,190 900,810,128 980,758,88 1030,716,62 1010,680,46 930,652,35 866,626,26 860,602,20 920,580,16 1020,558,13 1100,532,11 1130,506,9 1118,480,7.5 1090,456,6.5 1080,432,5.5",
  )
  const surface = scene.define((id) => `<path id="${id}" d="${ribbon(road)}"/>`)
  const paint = (fill: string) => use(surface, 0, 0, 1, 1, 0, { fill })
  const shade = scene.verticalGradient(740, 900, [0, "#a8664f", 0], [1, "#a8664f", 0.6])
  scene.add(
    path(ribbon(road, { scale: 1.16, dy: 3 }), "#2b5a4a", { opacity: 0.75 }),
    paint(scene.verticalGradient(430, 900, "#fdeecb", "#f6d7a6", "#dba878")),
    group(paint(shade), { filter: fineStippleUrl }),
  )
  scene.add(car(carSymbol(scene), 962, 776, 74, { flip: true }))
}

function drawRightTea(scene: Scene) {
  const crest = points("930,930 1010,850 1130,776 1290,716 1460,676 1680,640")
  const foot = points("1010,1000 1130,990 1270,980 1420,970 1560,960 1720,950")
  scene.add(
    path(`${spline(crest, { close: false, decimals: 0 })}V940H900z`, "#0c3138"),
    tea(scene, {
      upper: crest,
      lower: foot,
      count: 8,
      farWidth: 22,
      nearWidth: 52,
      crowding: 1.05,
      dark: "#0c3138",
      mid: "#17504a",
      lit: "#3f8253",
      light: -1,
      seed: 12,
      roughness: 0.6,
      bright: "#a3c96a",
    }),
  )
}

const NEAR_TEA = {
  dark: "#0f3838",
  mid: "#22644b",
  lit: "#63a04f",
  bright: "#b4d36d",
  roughness: 0.6,
  crowding: 1,
} as const

/** Draws three pluckers between the rows of the nearest field. */
function drawPluckers(scene: Scene) {
  const crest = points("-60,736 120,736 320,756 520,800 680,860 780,930")
  const foot = points("-60,960 120,970 320,980 480,990 600,1000 700,1010")
  const between = (t: number) =>
    crest.map(([x, y], i): Point => {
      const [footX, footY] = itemAt(foot, i)
      return [lerp(x, footX, t), lerp(y, footY, t)]
    })
  scene.add(path(`${spline(crest, { close: false, decimals: 0 })}V940H-60z`, "#123f3c"))
  scene.add(
    tea(scene, {
      ...NEAR_TEA,
      upper: between(0),
      lower: between(0.16),
      count: 2,
      farWidth: 28,
      nearWidth: 34,
      seed: 14,
    }),
  )
  const inRed = teaPluckerSymbol(scene, { sari: "#d8432f", cloth: "#f6c25a" })
  const inPink = teaPluckerSymbol(scene, { sari: "#c8477a", cloth: "#fbe0b0" })
  const inOrange = teaPluckerSymbol(scene, { sari: "#f09a3a", cloth: "#2f7f8f" })
  scene.add(use(inOrange, 150, 812, -1.22, 1.22), use(inRed, 284, 822, 1.3), use(inPink, 520, 876, 1.46))
  scene.add(
    tea(scene, {
      ...NEAR_TEA,
      upper: between(0.34),
      lower: between(1),
      count: 4,
      farWidth: 42,
      nearWidth: 58,
      seed: 15,
    }),
  )
}

/** A silver oak so near that the canvas crops it; its long leaves hang. */
function drawNearOak(scene: Scene) {
  const ink = "#0e3539"
  const bough = (spine: string, count: number, seed: number) =>
    branch({
      spine: points(spine),
      count,
      length: 64,
      width: 0.17,
      seed,
      spread: 70,
      litShare: 0.28,
      thickness: 14,
      hang: 0.7,
      from: 0.26,
    })
  const upper = bough("1640,30 1540,4 1460,14 1400,44 1360,90", 23, 6)
  const lower = bough("1556,330 1520,262 1480,232 1430,232", 15, 11)
  scene.add(
    path(
      "M1536-20C1528 200 1546 420 1524 640C1516 740 1502 840 1476 930H1600C1590 800 1580 700 1584 600C1590 420 1574 200 1580-20z",
      ink,
    ),
    path(
      "M1536-20C1528 200 1546 420 1524 640C1516 740 1502 840 1476 930H1490C1514 840 1530 740 1536 640C1556 420 1540 200 1546-20z",
      "#5f9468",
    ),
    // separate from the leaves, because opposite winding directions would cut holes into the stems
    path(upper.stem + lower.stem, ink),
    path(upper.dark + lower.dark, ink),
    path(upper.lit + lower.lit, "#5f9a62"),
  )
}
