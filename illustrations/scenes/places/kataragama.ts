import { group, path, stroke, url, use } from "../drawing/elements.ts"
import { spline } from "../drawing/lines.ts"
import { type Point, points, rows } from "../drawing/points.ts"
import { roughen } from "../drawing/roughen.ts"
import { birds, egretSymbol } from "../nature/birds.ts"
import { type Stratum, strata } from "../nature/clouds.ts"
import { forest } from "../nature/forest.ts"
import { blades } from "../nature/grass.ts"
import { branch } from "../nature/leaves.ts"
import { type CrestKey, mountains } from "../nature/mountains.ts"
import { crownSymbol, type GrovePalm, grove } from "../nature/palms.ts"
import { type RoadPoint, ribbon } from "../nature/road.ts"
import { glow, sky, sun } from "../nature/sky.ts"
import { glints } from "../nature/water.ts"
import { Scene, type SceneEntry, stops } from "../scene.ts"
import { car, carSymbol } from "../subjects/car.ts"
import { dagoba } from "../subjects/dagoba.ts"
import { peacock } from "../subjects/peacock.ts"
import { type Walker, walkers } from "../subjects/pilgrims.ts"
import { ROUND_ENDS } from "../subjects/round.ts"
import { drinkingDoeSymbol, stagSymbol } from "../subjects/spotted-deer.ts"

export const scene: SceneEntry = { name: "kataragama", focus: 0.34, draw }

function draw(): Scene {
  const scene = new Scene({ title: "Kataragama: a peacock above Kiri Vehera", prefix: "x" })
  const dagobaStippleId = scene.stipple({ size: 1.15, seed: 4 })
  const trainStippleId = scene.stipple({ size: 1.3, seed: 8 })
  drawSky(scene)
  drawSevenHills(scene)
  drawKiriVehera(scene, dagobaStippleId)
  drawPlain(scene)
  drawRoadToKiriVehera(scene)
  drawMenikGanga(scene)
  drawLifeAtRiver(scene)
  drawNearTrees(scene)
  drawPeacock(scene, trainStippleId)
  drawTwigs(scene)
  drawGrass(scene)
  return scene.finish({ vignetteColour: "#1a1a14" })
}

function drawSky(scene: Scene) {
  scene.add(sky(scene, stops("0 #1a566e, .2 #5a9f90, .4 #e9d78f, .55 #fbbf62, .7 #ef8f4a")))
  scene.add(
    glow(scene, { x: 1080, y: 430, radius: 720, colour: "#fff2c0", opacity: 0.85 }),
    sun({
      x: 1080,
      y: 330,
      radius: 128,
      colour: "#fffae4",
      halo: "#ffefbc",
      rings: 4,
      opacity: 0.2,
      step: 0.4,
    }),
  )
  const banks = rows<Stratum>("170,120,460,22,3 1440,170,420,18,6 700,130,300,11,9 240,290,420,14,15")
  const fill = scene.verticalGradient(90, 320, "#7fae94", "#f9d98a", "#ffe6a0")
  scene.add(strata(banks, { colour: fill, opacity: 0.7 }))
  scene.add(path(birds(rows("860,220,34,.1 910,200,26,-.08 820,244,20,.05")), "#4a4038"))
}

function drawSevenHills(scene: Scene) {
  const hills = rows<CrestKey>(`
    -60,520 60,430,peak 170,500 300,404,peak 430,510 560,462,peak 660,520 780,488,peak 900,540
    1250,530 1340,440,peak 1430,506 1520,410,peak 1680,500
  `)
  scene.add(
    mountains(scene, {
      keys: hills,
      base: 640,
      colour: "#a9945c",
      foot: "#f9cd7c",
      fadeY: 590,
      shade: "#6b7058",
      shadeOpacity: 0.6,
      seed: 4,
      light: 1,
      depth: 4,
    }),
    forest(scene, {
      profile: points("-40,566 300,576 700,588 1100,594 1640,560"),
      crownWidth: [24, 64],
      crownHeight: 0.42,
      seed: 12,
      colour: "#94864e",
      foot: "#dcae62",
      fadeY: 650,
      lit: "#f0c870",
      mid: "#ad9454",
      light: 1,
      base: 680,
      dabsPerCrown: 2,
      skip: 0.2,
    }),
  )
}

function drawKiriVehera(scene: Scene, stippleId: string) {
  scene.add(
    dagoba(scene, {
      x: 1080,
      y: 640,
      width: 380,
      stippleId,
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
      profile: points("-40,590 300,616 620,632 860,652 1000,676 1160,676 1300,650 1480,616 1640,580"),
      crownWidth: [36, 96],
      crownHeight: 0.45,
      seed: 22,
      colour: "#47673f",
      foot: "#7a8048",
      fadeY: 730,
      lit: "#c9b45c",
      mid: "#66804a",
      light: 1,
      base: 760,
      dabsPerCrown: 4,
      skip: 0.2,
    }),
  )
}

function drawPlain(scene: Scene) {
  const edge = points("-40,716 260,702 560,716 860,704 1120,714 1400,700 1640,712")
  const ground = scene.verticalGradient(700, 900, "#d9a55a", "#6f6a3c", "#27382c")
  scene.add(path(`${spline(edge, { close: false, decimals: 0 })}V920H-40z`, ground))
}

/** The road turns at the river; from there pilgrims walk up to the dagoba. */
function drawRoadToKiriVehera(scene: Scene) {
  const walk = "M1070 636C1074 680 1062 716 1030 756H1090C1100 716 1102 680 1092 636z"
  const road = rows<RoadPoint>(
    "1700,742,60 1520,726,42 1360,720,32 1220,722,26 1120,722,24 1050,728,26 900,724,18 760,720,12 600,722,8",
  )
  const lit = scene.linearGradient(620, 0, 1640, 0, stops("0 #e9bd74, .5 #ffe9b0, 1 #e0a868"))
  scene.add(path(ribbon(road, { flatness: 0.3 }), lit), path(walk, "#e6bf80"))
  scene.add(stroke(flagPoles(), "#5d4a34", 2), path(flags(), "#fff3d0"))
  scene.add(car(carSymbol(scene, { dark: "#2a1a20" }), 1330, 722, 84, { flip: true }))
  scene.add(
    walkers(
      rows<Walker>(
        "1082,668,.17 1086,690,.22 1070,694,.23 1062,726,.32 1080,732,.34 930,726,.34 952,728,.36 970,727,.33",
      ),
    ),
  )
}

const POLES = points("1056,672 1112,672 1046,692 1118,692 1026,718 1120,718")

const flagPoles = () => POLES.map(([x, y]) => `M${x} ${y}v-${poleHeight(y)}`).join("")

const poleHeight = (y: number) => Math.round((y - 640) * 0.6 + 14)

/** White flags, as they hang along the way to a dagoba. */
const flags = () => POLES.map(([x, y]) => `M${x} ${y - poleHeight(y)}l13 3-3 5 3 5-13-1z`).join("")

const RIVER = "M360 930C440 840 540 784 640 766C760 746 960 752 1100 756C1260 760 1420 752 1640 762V930z"

/** The river in which pilgrims bathe, with golden reflections of the sun. */
function drawMenikGanga(scene: Scene) {
  const water = scene.verticalGradient(752, 900, "#ffd98a", "#dca050", "#4f7a5c")
  const clip = scene.clip(RIVER)
  const bank =
    "M500 740C800 742 1000 752 1100 756C1300 762 1500 752 1660 762V792C1500 776 1340 790 1180 784C1080 780 1000 780 920 784C820 788 740 786 660 800C600 812 560 830 500 860z"
  const underSun = glints({
    x: 1084,
    spread: 90,
    fan: 1,
    fromY: 764,
    toY: 880,
    count: 34,
    seed: 3,
    farWidth: 14,
    nearWidth: 120,
    farHeight: 1,
    nearHeight: 4,
  })
  const content = [
    path(RIVER, water),
    path(bank, "#5d6b3c", { opacity: 0.5 }),
    path(underSun, "#fff6d0", { opacity: 0.85 }),
  ]
  scene.add(group(content, { "clip-path": url(clip) }))
  scene.add(path("M1004 752H1116V760H1004z", "#f3d79c"), path("M992 760H1128V769H992z", "#b98a54"))
}

/** On the sandbank: deer come to drink, an egret fishes. */
function drawLifeAtRiver(scene: Scene) {
  scene.add(
    path(
      "M1060 930C1080 880 1160 862 1260 862C1380 868 1460 846 1640 856V930z",
      scene.verticalGradient(850, 930, "#f0c880", "#a8894c"),
    ),
    path(
      "M1060 930C1080 880 1160 862 1260 862C1380 868 1460 846 1640 856V862C1460 852 1380 874 1260 868C1170 868 1100 886 1080 930z",
      "#fff0c0",
      { opacity: 0.8 },
    ),
  )
  const shadow = (x: number, y: number, width: number) =>
    path(`M${x} ${y}l${-width} 10h${width * 0.7}z`, "#5d4a34", { opacity: 0.4 })
  scene.add(shadow(1290, 876, 90), shadow(1380, 868, 80))
  scene.add(
    use(stagSymbol(scene), 1384, 868, 0.86, 0.86),
    use(drinkingDoeSymbol(scene), 1276, 874, 0.92, 0.92),
    use(egretSymbol(scene), 900, 826, -0.5, 0.5),
    stroke("M880 828h42M1210 872h30", "#fff6d8", 3, { opacity: 0.6, ...ROUND_ENDS }),
  )
}

function drawNearTrees(scene: Scene) {
  scene.add(
    forest(scene, {
      profile: points("-40,650 160,700 340,770 520,836 640,900"),
      toX: 700,
      crownWidth: [44, 112],
      crownHeight: 0.45,
      seed: 32,
      colour: "#1f3f2f",
      lit: "#7f9448",
      mid: "#31543a",
      light: 1,
      base: 930,
      dabsPerCrown: 5,
      skip: 0.25,
    }),
  )
}

const BARK = "#33242a"

/** The middle of the bough, with its thickness. */
const BOUGH = rows<readonly [x: number, y: number, thickness: number]>(
  "-40,640,60 120,612,46 300,560,36 440,528,30 560,516,24 680,490,17 780,440,10 840,400,5",
)

function drawPeacock(scene: Scene, stippleId: string) {
  const above = (share: number) => BOUGH.map(([x, y, thickness]): Point => [x, y - thickness * share])
  const upper = above(0.5)
  const lower = BOUGH.map(([x, y, thickness]): Point => [x, y + thickness / 2]).reverse()
  const outline = [
    ...roughen(upper, { roughness: 0.04, depth: 2, seed: 3 }),
    ...roughen(lower, { roughness: 0.04, depth: 2, seed: 6 }),
  ]
  scene.add(group(peacock(scene, stippleId), { transform: "translate(500 512) scale(1.08)" }))
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
  const near = { y: 912, width: 8, lean: 0.4 }
  scene.add(
    path(blades({ ...near, fromX: -20, toX: 720, count: 34, height: [14, 64], seed: 5 }), "#16291f"),
    path(blades({ ...near, fromX: 1420, toX: 1640, count: 26, height: [30, 130], seed: 9 }), "#16291f"),
  )
}
