import { circle, group, path, stroke, url, use } from "../drawing/elements.ts"
import { polygon, spline } from "../drawing/lines.ts"
import { table } from "../drawing/numbers.ts"
import { Pen } from "../drawing/pen.ts"
import { points, rows } from "../drawing/points.ts"
import { seededRandom } from "../drawing/random.ts"
import { roughen } from "../drawing/roughen.ts"
import { birds } from "../nature/birds.ts"
import { cumuli, strata } from "../nature/clouds.ts"
import { forest } from "../nature/forest.ts"
import { mountains } from "../nature/mountains.ts"
import { type RoadPoint, ribbon } from "../nature/road.ts"
import { glow, sky } from "../nature/sky.ts"
import { Scene, type SceneEntry, type Stop } from "../scene.ts"
import { car, carSymbol } from "../subjects/car.ts"
import { windBentTree } from "../subjects/hill-trees.ts"
import { latticeMastSymbol } from "../subjects/lattice-mast.ts"
import { person } from "../subjects/people.ts"
import { ROUND_ENDS } from "../subjects/round.ts"

export const scene: SceneEntry = { name: "riverston", focus: 0.7, draw }

function draw(): Scene {
  const scene = new Scene({ title: "Riverston: the windy gap and mast above the Knuckles", prefix: "rv" })
  const fineStippleUrl = url(scene.stipple({ size: 1.15, seed: 4 }))
  drawSky(scene)
  drawKnuckles(scene)
  drawMastRidge(scene)
  drawRoad(scene)
  drawGapCloud(scene)
  scene.add(car(carSymbol(scene, { dark: "#2a2030" }), 1218, 822, 108, { flip: true }))
  drawCliffTop(scene, fineStippleUrl)
  drawHikers(scene)
  drawNearGrass(scene)
  scene.add(path(birds(rows("640,250,40,0.12 700,226,28,-0.08")), "#3f5560"))
  return scene.finish({ vignetteColour: "#14262f" })
}

function drawSky(scene: Scene) {
  const wind: Stop[] = [
    [0, "#56798c"],
    [0.22, "#8fabb2"],
    [0.44, "#d3dcd2"],
    [0.6, "#f3efda"],
  ]
  scene.add(sky(scene, wind))
  scene.add(
    glow(scene, { x: 480, y: 240, radius: 560, colour: "#fffbe8", opacity: 0.85 }),
    circle(480, 216, 58, "#fffdf2", { opacity: 0.9 }),
  )
  const tornBanks = "300,70,760,26,3 1200,60,820,40,6 760,130,620,20,9 160,190,520,16,12 1420,170,560,30,15"
  scene.add(strata(rows(tornBanks), { colour: "#f7f6ea", opacity: 0.55 }))
}

/** The mountain with its five peaks, and the valleys in front of it. */
function drawKnuckles(scene: Scene) {
  scene.add(
    mountains(scene, {
      keys: rows(
        "-60,400 60,372 150,316,peak 206,352 262,290,peak 326,346 388,276,peak 450,340 516,300,peak 570,356 628,330,peak 720,402 860,420 1680,420",
      ),
      base: 640,
      colour: "#9fb5b6",
      foot: "#e6e9da",
      fadeY: 500,
      shade: "#7493a0",
      shadeOpacity: 0.7,
      seed: 6,
      roughness: 0.08,
    }),
  )
  scene.add(mist(scene, 450, 90, "#f5f4e6", 0.95))
  scene.add(
    mountains(scene, {
      keys: rows("-60,470 120,440 300,470,peak 470,500 640,470,peak 820,520 980,560 1680,600"),
      base: 760,
      colour: "#84a39b",
      foot: "#dfe4cf",
      fadeY: 600,
      shade: "#567f84",
      shadeOpacity: 0.65,
      seed: 9,
      roughness: 0.09,
    }),
  )
  scene.add(mist(scene, 570, 80, "#f3f2e2", 0.9))
  scene.add(
    forest(scene, {
      profile: points("-40,600 200,590 420,620 640,600 860,640 1640,640"),
      crownWidth: [18, 48],
      crownHeight: 0.4,
      seed: 5,
      colour: "#6f9482",
      foot: "#d3dbc0",
      fadeY: 720,
      lit: "#a9bf96",
      mid: "#82a58c",
      base: 800,
      dabsPerCrown: 3,
    }),
  )
  scene.add(mist(scene, 690, 80, "#eef0dd", 0.85))
}

/** A band of mist around a height, thinning to `reach` above and below. */
function mist(scene: Scene, y: number, reach: number, colour: string, opacity: number): string {
  const thinning = scene.verticalGradient(
    y - reach,
    y + reach,
    [0, colour, 0],
    [0.5, colour, opacity],
    [1, colour, 0],
  )
  return path(`M-20 ${y - reach}H1620V${y + reach}H-20z`, thinning)
}

const RIDGE = points(
  "480,830 560,760 640,700 720,626 800,560 880,486 950,420 1020,364 1100,326 1180,310 1270,318 1360,352 1450,378 1540,372 1680,340",
)

function drawMastRidge(scene: Scene) {
  const outline = `${spline(RIDGE, { close: false, decimals: 0 })}V920H480z`
  const clip = scene.clip(outline)
  const slope = scene.linearGradient(700, 300, 1300, 900, [
    [0, "#b9bd74"],
    [0.35, "#869a60"],
    [0.7, "#4f7559"],
    [1, "#2c5150"],
  ])
  const hill = [path(outline, slope), ridgeFolds(), sunlitFlank(), combedGrass()]
  scene.add(group(hill, { "clip-path": url(clip) }))
  drawRidgeTrees(scene)
  const mast = latticeMastSymbol(scene)
  scene.add(group(use(mast), { transform: "translate(1168 318) scale(2.5)" }))
}

function ridgeFolds(): string {
  return [
    path(
      "M1180 310C1150 380 1200 430 1170 500C1130 590 1190 660 1150 760L1100 920 1700 920V330C1600 360 1500 390 1450 378C1380 360 1260 290 1180 310z",
      "#2f5a54",
      { opacity: 0.45 },
    ),
    path(
      "M950 420C960 500 920 540 930 620C940 700 880 760 870 930L1010 930C980 760 1030 700 1010 620C1000 540 1040 480 1020 364z",
      "#2f5a54",
      { opacity: 0.35 },
    ),
    path("M760 596C790 650 760 720 760 930L850 930C830 720 850 660 820 560z", "#2f5a54", { opacity: 0.3 }),
    path("M1360 352C1380 440 1340 520 1370 620L1400 930H1500C1420 700 1460 500 1450 378z", "#1f4548", {
      opacity: 0.4,
    }),
  ].join("")
}

function sunlitFlank(): string {
  return path(
    "M560 760L640 700 720 626 800 560 880 486 950 420 1020 364 1100 326 1180 310 1230 312C1130 336 1060 380 990 440C900 520 820 590 740 670C690 722 640 800 590 930H500z",
    "#d9d48c",
    { opacity: 0.75 },
  )
}

function combedGrass(): string {
  const random = seededRandom(4)
  const shaded = new Pen(0)
  const sunlit = new Pen(0)
  for (let i = 0; i < 330; i++) {
    const x = random.between(600, 1600)
    const y = table(RIDGE, x) + 8 + random() ** 1.5 * 380
    const near = 0.7 + (y - 300) / 400
    const pen = i % 2 ? sunlit : shaded
    pen.moveTo(x, y).quadraticTo(x + 8 * near, y - 7 * near, x + 20 * near, y - 8 * near)
  }
  return [
    stroke(sunlit.path, "#e3dc96", 2, { ...ROUND_ENDS, opacity: 0.55 }),
    stroke(shaded.path, "#2f5a50", 2.2, { ...ROUND_ENDS, opacity: 0.4 }),
  ].join("")
}

function drawRidgeTrees(scene: Scene) {
  const colours = { trunk: "#3f4a44", dark: "#3a5f52", mid: "#567a5c", lit: "#9fb070" }
  const places = "880,0.34 902,0.28 1010,0.4 1330,0.5 1372,0.42 1402,0.56 1560,0.7"
  for (const [x, scale] of points(places)) scene.add(windBentTree(x, table(RIDGE, x) + 4, scale, colours))
}

/** The hairpins on the flank of the ridge. */
function drawRoad(scene: Scene) {
  const road = rows<RoadPoint>(
    "1000,950,150 1110,862,108 1240,806,80 1350,766,62 1392,724,50 1320,690,40 1180,668,32 1060,644,26 1012,612,21 1070,584,17 1170,566,14 1240,546,12",
  )
  scene.add(
    path(ribbon(road, { scale: 1.14, dy: 5 }), "#27484a", { opacity: 0.8 }),
    path(ribbon(road), scene.verticalGradient(540, 900, "#dfd8c4", "#a99f9a", "#6f6a74")),
  )
  const middleLine = ribbon(road, { scale: 0.02 })
  scene.add(stroke(middleLine, "#fbf3d8", 2.6, { "stroke-dasharray": "16 18", opacity: 0.8 }))
}

/** Cloud that flows through the gap. */
function drawGapCloud(scene: Scene) {
  scene.add(
    cumuli(scene, rows("1480,424,640,120,3 1310,496,460,110,5 1610,530,420,120,9"), {
      lit: "#fdfcf2",
      mid: "#cfd9d2",
      lobe: [0.08, 0.2],
      opacity: 0.9,
    }),
  )
  scene.add(strata(rows("980,250,520,16,31 1420,300,460,24,34"), { colour: "#fbfaf0", opacity: 0.75 }))
}

/** The edge of Pitawala Patana, left in the foreground. */
function drawCliffTop(scene: Scene, filter: string) {
  const outline = cliffTopOutline()
  const clip = scene.clip(outline)
  const grass = scene.verticalGradient(630, 900, "#a8ad6a", "#6f8a58", "#2a4a48")
  const shade = scene.verticalGradient(720, 900, [0, "#1f3f44", 0], [1, "#1a353c", 0.85])
  const planes = [
    path(outline, grass),
    cliffRock(),
    path(
      "M-40 640L80 628 200 640 320 634 430 650 500 668 548 690C500 690 440 676 380 672C260 660 100 660-40 670z",
      "#e3dc96",
      { opacity: 0.85 },
    ),
    group(path("M-40 620H560V920H-40z", shade), { filter }),
  ]
  scene.add(group(planes, { "clip-path": url(clip) }))
}

function cliffTopOutline(): string {
  const top = points("-40,640 80,628 200,640 320,634 430,650 500,668 548,690")
  const face = points("548,690,1 540,730 556,770 536,820 548,860 530,930,1")
  const rough = roughen(face, { roughness: 0.1, depth: 3, seed: 5 })
  const faceLine = polygon(rough, { close: false, decimals: 0 }).replace(/^M/, "L")
  return `${spline(top, { close: false, decimals: 0 })}${faceLine}H-40z`
}

function cliffRock(): string {
  return [
    path(
      "M470 700C520 690 540 690 560 690V930H380C400 880 380 840 410 800C400 760 440 740 470 700z",
      "#5d6a72",
    ),
    path("M470 700L500 690 496 740 520 780 500 830 512 930H450L460 850 440 800 466 760z", "#8d9a9a", {
      opacity: 0.8,
    }),
    path("M410 800L440 780 430 850 446 930H390C400 880 386 840 410 800z", "#3a4a55", { opacity: 0.8 }),
    path("M530 690L550 700 536 760 552 800 532 860V930H560V690z", "#36454f", { opacity: 0.7 }),
  ].join("")
}

function drawHikers(scene: Scene) {
  const inOrange = person({ top: "#e8643a", legs: "#2f3f55" })
  const inYellow = person({ top: "#f2b33a", legs: "#4a3344" })
  scene.add(group(inOrange, { transform: "translate(462 664)scale(0.36)" }))
  scene.add(group(inYellow, { transform: "translate(436 660)scale(0.34)" }))
  const colours = { trunk: "#2f3a3c", dark: "#2a4f4a", mid: "#3f6a55", lit: "#9fb070" }
  scene.add(windBentTree(150, 656, 1.9, colours))
}

interface GrassBand {
  count: number
  height: readonly [number, number]
  width: number
  seed: number
  fromX: number
  toX: number
  yAt: (x: number) => number
}

/** Grass that the wind bends to the right. */
function windGrass({ count, height, width, seed, fromX, toX, yAt }: GrassBand): string {
  const random = seededRandom(seed)
  const pen = new Pen(0)
  for (let i = 0; i < count; i++) {
    const x = random.between(fromX, toX)
    const tall = random.between(...height)
    const y = yAt(x) + random.between(0, 30)
    pen.moveTo(x - width, y).quadraticTo(x + tall * 0.1, y - tall * 0.62, x + tall * 0.95, y - tall * 0.66)
    pen.quadraticTo(x + tall * 0.25, y - tall * 0.45, x + width, y).close()
  }
  return pen.path
}

function drawNearGrass(scene: Scene) {
  const farBand = { count: 46, height: [30, 74], width: 4, seed: 5, fromX: -60, toX: 470 } as const
  const middleBand = { count: 40, height: [34, 90], width: 4, seed: 7, fromX: -60, toX: 430 } as const
  const left = { fromX: -80, toX: 560, height: [60, 150], width: 6, seed: 9, count: 56 } as const
  const leftLit = { fromX: -80, toX: 520, height: [50, 130], width: 4, seed: 11, count: 26 } as const
  const right = { fromX: 1180, toX: 1640, height: [50, 120], width: 6, seed: 13, count: 30 } as const
  const rightLit = { fromX: 1240, toX: 1640, height: [50, 110], width: 4, seed: 15, count: 14 } as const
  scene.add(
    path(windGrass({ ...farBand, yAt: (x) => 760 + Math.sin(x / 90) * 16 }), "#4f7050"),
    path(windGrass({ ...middleBand, yAt: (x) => 800 + Math.sin(x / 70) * 14 }), "#c9c67c"),
    path(windGrass({ ...left, yAt: () => 900 }), "#1f3f42"),
    path(windGrass({ ...leftLit, yAt: () => 905 }), "#7f9a5c"),
    path(windGrass({ ...right, yAt: () => 905 }), "#1d3d40"),
    path(windGrass({ ...rightLit, yAt: () => 905 }), "#8fa05f"),
  )
}
