import { group, path, stroke, url, use } from "../drawing/elements.ts"
import { spline } from "../drawing/lines.ts"
import { lerp, smoothTable } from "../drawing/numbers.ts"
import { Pen } from "../drawing/pen.ts"
import { type Point, points, rows } from "../drawing/points.ts"
import { type CloudRidge, cumuli, type Stratum, strata } from "../nature/clouds.ts"
import { forest } from "../nature/forest.ts"
import { blades } from "../nature/grass.ts"
import { mountains } from "../nature/mountains.ts"
import { type RoadPoint, ribbon } from "../nature/road.ts"
import { glow, sky, sun } from "../nature/sky.ts"
import { tea } from "../nature/tea.ts"
import { Scene, type SceneEntry, stops } from "../scene.ts"
import { car, carSymbol } from "../subjects/car.ts"
import { estateTreeSymbol } from "../subjects/hill-trees.ts"

export const scene: SceneEntry = { name: "haputale", focus: 0.36, draw }

function draw(): Scene {
  const scene = new Scene({ title: "Haputale: the road above the clouds", prefix: "h" })
  const spray = url(scene.stipple({ size: 1.15, seed: 4 }))
  drawSky(scene)
  drawSeaOfCloud(scene)
  drawTeaSpur(scene)
  drawLookout(scene)
  drawShoulder(scene)
  drawRoad(scene, spray)
  drawTeaBelowRoad(scene)
  drawKerb(scene)
  scene.add(car(carSymbol(scene), 470, 832, 172, { rotation: -5, shadowOpacity: 0.45 }))
  drawNearSlope(scene)
  return scene.finish()
}

function drawSky(scene: Scene) {
  scene.add(sky(scene, stops("0 #2f6f94, .18 #79a9b0, .32 #f3cfb4, .44 #fbdcae, .55 #ffedc8")))
  scene.add(glow(scene, { x: 420, y: 330, radius: 620, colour: "#fff4d4", opacity: 0.9 }))
  scene.add(sun({ x: 420, y: 300, radius: 64, colour: "#fffbee", halo: "#fff3d4", opacity: 0.24 }))
  const banks = rows<Stratum>("1180,100,620,26,3 160,110,460,20,6 820,180,460,14,9 1420,230,420,14,12")
  scene.add(strata(banks, { colour: "#fff3dc", opacity: 0.6 }))
  const range = mountains(scene, {
    keys: rows(`
      -60,430 120,400,peak 260,430 600,440 760,396,peak 900,430 1060,350,peak 1200,400 1330,330,peak
      1460,390 1680,360
    `),
    base: 560,
    colour: "#d3b3ae",
    foot: "#fbe0c0",
    fadeY: 480,
    shade: "#a88a9c",
    shadeOpacity: 0.5,
    seed: 4,
    depth: 4,
  })
  scene.add(range)
}

/** Cloud below the eye, with hills standing out of it like islands. */
function drawSeaOfCloud(scene: Scene) {
  const haze = scene.verticalGradient(430, 760, ...stops("0 #ffedd4 0, .3 #fff1da .9, 1 #f0bca6"))
  scene.add(path("M-20 430H1620V920H-20z", haze))
  drawCloud(scene, "#f3c0a4", "220,420,700,90,3 800,434,760,70,5 1360,424,700,90,7")
  scene.add(hillIsland(scene))
  drawCloud(scene, "#eeb39c", "40,476,640,110,13 560,506,760,96,15 1200,500,760,96,17")
  scene.add(forestIsland(scene))
  drawCloud(scene, "#e5a28e", "420,590,760,110,25 60,640,620,110,27")
  drawCloud(scene, "#d9908a", "330,700,760,110,31 -20,740,420,110,33")
}

function drawCloud(scene: Scene, mid: string, ridges: string) {
  scene.add(cumuli(scene, rows<CloudRidge>(ridges), { lit: "#fffaf0", mid, lobe: [0.07, 0.24] }))
}

function hillIsland(scene: Scene): string {
  return mountains(scene, {
    keys: rows("560,640 700,560 800,500 880,452,peak 980,500 1080,540 1200,600"),
    base: 640,
    colour: "#8aa09c",
    foot: "#f3d3b8",
    fadeY: 590,
    shade: "#5f8490",
    shadeOpacity: 0.6,
    seed: 14,
    depth: 4,
  })
}

function forestIsland(scene: Scene): string {
  return forest(scene, {
    profile: points("-40,560 80,586 190,640 300,690"),
    fromX: -40,
    toX: 320,
    crownWidth: [20, 46],
    seed: 5,
    colour: "#5d8a80",
    foot: "#e8c6aa",
    fadeY: 690,
    lit: "#b9c49a",
    mid: "#7aa08c",
    base: 700,
    dabsPerCrown: 4,
  })
}

function drawTeaSpur(scene: Scene) {
  const upper = points("520,690 680,640 860,570 1030,500 1190,440 1340,404 1480,400 1680,420")
  const lower = points("460,820 640,824 820,820 1000,806 1170,790 1330,780 1480,780 1680,790")
  scene.add(path(`${spline(upper, { close: false, decimals: 0 })}V920H420z`, "#4f8a63"))
  const field = tea(scene, {
    upper,
    lower,
    count: 17,
    farWidth: 8,
    nearWidth: 24,
    crowding: 1.15,
    dark: "#2a6354",
    mid: "#4f9460",
    lit: "#a3c76a",
    far: { dark: "#5f9480", mid: "#84b084", lit: "#c4d494" },
    bright: "#dfe69a",
    seed: 5,
    roughness: 0.55,
  })
  scene.add(field)
}

/** The estate trees on the ridge, and the seat with its red roof. */
function drawLookout(scene: Scene) {
  const tree = estateTreeSymbol(scene, {
    dark: "#2f6a60",
    lit: "#8fb57c",
    trunk: "#4a4a48",
    seed: 3,
    light: -1,
  })
  const trees = rows<readonly [x: number, y: number, height: number]>(
    "1210,440,96 1240,434,130 1280,424,84 1500,404,120 1536,406,150 1574,412,104 1010,512,70",
  )
  for (const [x, y, height] of trees) scene.add(use(tree, x, y, height / 100))
  scene.add(
    path("M1352 404V366H1430V404z", "#fff1d4"),
    path("M1410 404V366H1430V404z", "#dcb496"),
    path("M1338 368L1364 340H1420L1446 368z", "#c9573a"),
    path("M1410 340H1420L1446 368H1426z", "#8f3a3a"),
    path("M1364 404v-26h12v26zM1388 404v-26h12v26z", "#4f7f80"),
  )
}

/** The shoulder of the hill that carries the road, in front of the last cloud. */
function drawShoulder(scene: Scene) {
  drawCloud(scene, "#e09c8c", "470,690,520,80,41 360,730,520,70,43")
  const ground = scene.verticalGradient(760, 900, "#2f6d58", "#12393a")
  scene.add(path("M-60 846C180 812 420 780 640 762L840 748C900 800 990 860 1100 940H-60z", ground))
}

const ROAD = rows<RoadPoint>(`
  -60,884,150 180,850,128 420,816,104 640,796,84 800,776,66 850,744,52 770,716,42 700,694,34
  740,668,28 860,650,24 1010,634,20 1090,610,17 1060,584,14 1000,562,12 1040,538,10 1140,512,8.5
  1230,482,7 1290,452,6 1340,420,5 1380,404,4
`)

/** Hairpins up the spur. */
function drawRoad(scene: Scene, spray: string) {
  const surface = ribbon(ROAD, { flatness: 0.42 })
  const verge = ribbon(ROAD, { scale: 1.14, dy: 4, flatness: 0.42 })
  scene.add(path(verge, "#1d4f48", { opacity: 0.8 }))
  const dusty = scene.linearGradient(0, 880, 1300, 420, stops("0 #6b5468, .4 #a8857f, 1 #fbe3bd"))
  scene.add(path(surface, dusty))
  const shade = scene.linearGradient(0, 0, 800, 0, stops("0 #2f2848 .75, 1 #2f2848 0"))
  const onRoad = url(scene.clip(surface))
  scene.add(group(path("M-60 740H900V940H-60z", shade), { filter: spray, "clip-path": onRoad }))
  const middle = ROAD.slice(0, 6).map(([x, y]): Point => [x, y + 2])
  const dashes = { "stroke-dasharray": "34 26", opacity: 0.85 }
  scene.add(stroke(spline(middle, { close: false, decimals: 0 }), "#fff1d0", 4, dashes))
}

function drawTeaBelowRoad(scene: Scene) {
  const field = tea(scene, {
    upper: points("-60,950 180,912 420,878 640,852 800,828 890,800"),
    lower: points("-40,1040 200,1010 440,980 680,950 860,930 1040,910"),
    count: 5,
    farWidth: 17,
    nearWidth: 34,
    crowding: 1,
    dark: "#0f3335",
    mid: "#1f584a",
    lit: "#4f9056",
    bright: "#9cc268",
    seed: 22,
    roughness: 0.6,
  })
  scene.add(field)
}

/** The whitewashed kerb on the drop side. */
function drawKerb(scene: Scene) {
  const kerb = points("-60,846 180,818 420,791 640,776 800,764")
  const footY = (x: number) => smoothTable(kerb, x)
  const white = new Pen(0)
  const red = new Pen(0)
  let x = -60
  for (let i = 0; x < 790; i++) {
    const near = (x + 60) / 850
    const width = lerp(40, 16, near)
    const height = lerp(17, 6, near)
    const pen = i % 2 ? red : white
    pen.moveTo(x, footY(x)).lineTo(x, footY(x) - height)
    pen
      .lineTo(x + width, footY(x + width) - height)
      .lineTo(x + width, footY(x + width))
      .close()
    x += width
  }
  scene.add(path(white.path, "#fff6e4"), path(red.path, "#c9473a"))
}

/** Near tea, and grass in the corner. */
function drawNearSlope(scene: Scene) {
  const upper = points("880,930 980,880 1120,836 1290,806 1460,790 1680,784")
  const field = {
    upper,
    lower: points("960,1000 1080,990 1210,980 1350,970 1500,960 1700,950"),
    count: 6,
    farWidth: 24,
    nearWidth: 48,
    crowding: 1.05,
    dark: "#0f3335",
    mid: "#235f4c",
    lit: "#5f9c56",
    bright: "#b4cf70",
    seed: 2,
    roughness: 0.6,
  }
  scene.add(path(`${spline(upper, { close: false, decimals: 0 })}V940H860z`, "#12393a"), tea(scene, field))
  const dark = blades({
    fromX: -30,
    toX: 420,
    y: 912,
    count: 70,
    height: [16, 62],
    width: 8,
    seed: 5,
    lean: 0.5,
  })
  const lit = blades({
    fromX: -30,
    toX: 380,
    y: 912,
    count: 34,
    height: [14, 48],
    width: 5,
    seed: 8,
    lean: 0.5,
  })
  scene.add(path(dark, "#12393a"), path(lit, "#5f9c56"))
}
