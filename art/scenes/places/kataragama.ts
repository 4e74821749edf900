import { group, path, stroke } from "../drawing/elements.ts"
import { spline } from "../drawing/lines.ts"
import { type Point, points, rows } from "../drawing/points.ts"
import { roughen } from "../drawing/roughen.ts"
import { birds } from "../nature/birds.ts"
import { strata } from "../nature/clouds.ts"
import { forest } from "../nature/forest.ts"
import { blades } from "../nature/grass.ts"
import { branch } from "../nature/leaves.ts"
import { mountains } from "../nature/mountains.ts"
import { crownSymbol, type GrovePalm, grove } from "../nature/palms.ts"
import { type RoadPoint, ribbon } from "../nature/road.ts"
import { glow, sky, sun } from "../nature/sky.ts"
import { Scene, type SceneEntry, stops } from "../scene.ts"
import { car, carSymbol } from "../subjects/car.ts"
import { dagoba } from "../subjects/dagoba.ts"
import { peacock } from "../subjects/peacock.ts"
import { ROUND_ENDS } from "../subjects/round.ts"

export const scene: SceneEntry = { name: "kataragama", focus: 0.34, draw }

function draw(): Scene {
  const scene = new Scene({ title: "Kataragama: a peacock above Kiri Vehera", prefix: "x" })
  const dagobaSpray = scene.stipple({ size: 1.15, seed: 4 })
  const trainSpray = scene.stipple({ size: 1.3, seed: 8 })
  drawSky(scene)
  drawSevenHills(scene)
  drawKiriVehera(scene, dagobaSpray)
  drawPlain(scene)
  drawRoad(scene)
  drawNearTrees(scene)
  drawPeacock(scene, trainSpray)
  drawTwigs(scene)
  drawGrass(scene)
  return scene.finish({ vignetteColour: "#1a1a14" })
}

function drawSky(scene: Scene) {
  scene.add(sky(scene, stops("0 #1f5a6f, .2 #5f9f8c, .4 #e9d78f, .55 #fbbf62, .7 #ef8f4a")))
  scene.add(
    glow(scene, { x: 1080, y: 430, radius: 700, colour: "#fff2c0", opacity: 0.8 }),
    sun({
      x: 1080,
      y: 330,
      radius: 120,
      colour: "#fff8de",
      halo: "#ffefbc",
      rings: 4,
      opacity: 0.2,
      step: 0.4,
    }),
  )
  scene.add(
    strata(
      rows(`
        300,110,520,24,3 1420,120,460,20,6 700,170,380,12,9 1400,300,460,16,12 240,280,420,14,15
      `),
      { colour: scene.verticalGradient(90, 320, "#7fae94", "#f9d98a", "#ffe6a0"), opacity: 0.7 },
    ),
  )
  scene.add(path(birds(rows("860,220,34,.1 910,200,26,-.08 820,244,20,.05")), "#4a4038"))
}

function drawSevenHills(scene: Scene) {
  scene.add(
    mountains(scene, {
      keys: rows(`
        -60,520 110,440,peak 240,500 360,430,peak 480,510 620,470,peak 760,530 1250,520
        1340,460,peak 1440,500 1530,430,peak 1680,500
      `),
      base: 640,
      colour: "#c9915a",
      foot: "#f9cd7c",
      fadeY: 590,
      shade: "#94604e",
      shadeOpacity: 0.55,
      seed: 4,
      light: 1,
    }),
  )
  scene.add(
    forest(scene, {
      profile: points("-40,570 300,576 700,586 1100,590 1640,566"),
      crownWidth: [20, 54],
      crownHeight: 0.42,
      seed: 12,
      colour: "#9a7a4a",
      foot: "#d9a55a",
      fadeY: 650,
      lit: "#f0c46c",
      mid: "#b58f50",
      light: 1,
      base: 680,
      dabsPerCrown: 4,
    }),
  )
}

function drawKiriVehera(scene: Scene, stipple: string) {
  scene.add(
    dagoba(scene, {
      x: 1080,
      y: 640,
      width: 380,
      stipple,
      light: -1,
      lit: "#fffaf0",
      mid: "#ffe9c0",
      shade: "#d9a580",
      deep: "#9a6458",
      frieze: true,
    }),
  )
  const crown = crownSymbol(scene, {
    seed: 10,
    count: 12,
    leaflets: 10,
    back: "#4f5a3a",
    mid: "#3a4a38",
    lit: "#a89a4a",
    light: 1,
  })
  const palms = rows<GrovePalm>(
    "1380,640,1400,500,62,0 1440,640,1470,450,70,0,1 800,640,784,520,52,0,1 1330,640,1318,540,48,0",
  )
  scene.add(grove(palms, [crown], { trunk: "#4a4034", trunkLit: "#d9a55a", light: 1 }))
  scene.add(
    forest(scene, {
      profile: points("-40,600 300,620 620,640 860,654 1080,668 1300,652 1480,630 1640,600"),
      crownWidth: [34, 84],
      crownHeight: 0.45,
      seed: 22,
      colour: "#4f6a44",
      foot: "#6f7a48",
      fadeY: 720,
      lit: "#c9b45c",
      mid: "#6b7f48",
      light: 1,
      base: 760,
      dabsPerCrown: 5,
    }),
  )
}

function drawPlain(scene: Scene) {
  const edge = points("-40,716 260,702 560,716 860,704 1120,714 1400,700 1640,712")
  const ground = scene.verticalGradient(700, 900, "#d9a55a", "#6f6a3c", "#27382c")
  scene.add(path(`${spline(edge, { close: false, decimals: 0 })}V920H-40z`, ground))
}

function drawRoad(scene: Scene) {
  const road = rows<RoadPoint>(
    "1700,800,110 1480,770,80 1280,752,56 1140,734,40 1080,714,28 1080,700,20 1088,684,14",
  )
  const lit = scene.linearGradient(1080, 0, 1640, 0, stops("0 #ffe9b0, 1 #e0a868"))
  scene.add(path(ribbon(road, { flatness: 0.3 }), lit))
  scene.add(car(carSymbol(scene, { dark: "#2a1a20" }), 1330, 770, 100, { flip: true }))
}

function drawNearTrees(scene: Scene) {
  scene.add(
    forest(scene, {
      profile: points("-40,690 240,740 520,790 820,830 1100,850 1400,850 1640,830"),
      crownWidth: [44, 100],
      crownHeight: 0.45,
      seed: 32,
      colour: "#27452f",
      lit: "#8f9a4a",
      mid: "#3a5a38",
      light: 1,
      base: 930,
      dabsPerCrown: 6,
    }),
  )
}

const BARK = "#33242a"

/** The middle of the bough, with its thickness. */
const BOUGH = rows<readonly [x: number, y: number, thickness: number]>(
  "-40,640,60 120,612,46 300,560,36 440,528,30 560,516,24 680,490,17 780,440,10 840,400,5",
)

function drawPeacock(scene: Scene, stipple: string) {
  const above = (share: number) => BOUGH.map(([x, y, thickness]): Point => [x, y - thickness * share])
  const upper = above(0.5)
  const lower = BOUGH.map(([x, y, thickness]): Point => [x, y + thickness / 2]).reverse()
  const outline = [
    ...roughen(upper, { roughness: 0.04, depth: 2, seed: 3 }),
    ...roughen(lower, { roughness: 0.04, depth: 2, seed: 6 }),
  ]
  scene.add(group(peacock(scene, stipple), { transform: "translate(500 512) scale(1.08)" }))
  scene.add(path(spline(outline, { decimals: 0 }), BARK))
  scene.add(path(spline([...upper, ...above(0.22).reverse()], { decimals: 0 }), "#b5764a"))
}

interface Twig {
  spine: Point[]
  count: number
  seed: number
}

const TWIGS: readonly Twig[] = [
  { spine: points("220,430 260,380 250,320"), count: 12, seed: 4 },
  { spine: points("720,390 750,340 740,290"), count: 11, seed: 8 },
  { spine: points("840,400 890,380 930,330"), count: 12, seed: 12 },
  { spine: points("430,720 470,760 460,820"), count: 10, seed: 15 },
  { spine: points("690,600 740,620 770,670"), count: 10, seed: 18 },
  { spine: points("60,620 40,540 80,470"), count: 12, seed: 21 },
]

function drawTwigs(scene: Scene) {
  scene.add(
    stroke(
      "M300 556C330 620 400 650 430 720M150 604C180 540 170 480 220 430M560 512C600 540 640 545 690 600M680 488C700 450 690 420 720 390",
      BARK,
      9,
      ROUND_ENDS,
    ),
  )
  for (const twig of TWIGS) {
    const leaves = branch({
      ...twig,
      length: 52,
      width: 0.26,
      thickness: 7,
      litShare: 0.35,
      hang: 0.2,
      spread: 64,
    })
    scene.add(path(leaves.stem, BARK), path(leaves.dark, "#27452f"), path(leaves.lit, "#7f9a4a"))
  }
}

function drawGrass(scene: Scene) {
  scene.add(
    path(
      blades({ fromX: -20, toX: 1640, y: 912, count: 64, height: [14, 64], width: 8, seed: 5, lean: 0.4 }),
      "#16291f",
    ),
  )
}
