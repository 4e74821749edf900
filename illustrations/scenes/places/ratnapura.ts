import { circle, group, joinMarkup, path, stroke, url } from "../drawing/elements.ts"
import { polygon, spline } from "../drawing/lines.ts"
import { times } from "../drawing/lists.ts"
import { points, rows } from "../drawing/points.ts"
import { seededRandom } from "../drawing/random.ts"
import { roughen } from "../drawing/roughen.ts"
import { cumuli, strata } from "../nature/clouds.ts"
import { forest } from "../nature/forest.ts"
import { mountains } from "../nature/mountains.ts"
import { tinyPalms } from "../nature/palms.ts"
import { type RoadPoint, ribbon } from "../nature/road.ts"
import { glow, rays, sky, sun } from "../nature/sky.ts"
import { Scene, type SceneEntry, type Stop, stops } from "../scene.ts"
import { car, carSymbol } from "../subjects/car.ts"
import { ROUND_ENDS } from "../subjects/round.ts"

export const scene: SceneEntry = { name: "ratnapura", focus: 0.48, draw }

function draw(): Scene {
  const scene = new Scene({ title: "Sri Pada above Ratnapura, before sunrise", prefix: "r" })
  const stippleId = scene.stipple({ size: 1.15, seed: 4 })
  drawSky(scene)
  drawFarRanges(scene)
  drawPeak(scene, stippleId)
  drawLampsOfStair(scene)
  drawShrine(scene)
  drawSeaOfMist(scene)
  drawForests(scene)
  drawRoad(scene)
  drawNearForest(scene)
  return scene.finish({ vignetteColour: "#0a0a2c" })
}

function drawSky(scene: Scene) {
  scene.add(sky(scene, stops("0 #141c48, .18 #33347a, .36 #80518c, .5 #e0786f, .6 #fbb06a, .7 #ffe0a0")))
  scene.add(
    rays(scene, {
      x: 1010,
      y: 520,
      count: 18,
      fromAngle: 180,
      toAngle: 360,
      outerRadius: 1100,
      innerRadius: 0,
      colour: "#ffe3b0",
      opacity: 0.26,
      seed: 4,
    }),
  )
  scene.add(
    glow(scene, { x: 1010, y: 520, radius: 700, colour: "#ffe6b0", opacity: 0.8, radiusY: 420 }),
    sun({
      x: 1010,
      y: 500,
      radius: 70,
      colour: "#fff6dc",
      halo: "#ffe6b4",
      rings: 3,
      opacity: 0.22,
      step: 0.5,
    }),
  )
  drawStars(scene)
  scene.add(
    strata(
      rows(`
        1330,190,520,20,3 300,270,520,18,6 1230,340,480,14,9 240,400,420,12,12 1420,420,380,12,14
      `),
      { colour: scene.verticalGradient(150, 440, "#5a4488", "#c9707c", "#ffb87c"), opacity: 0.8 },
    ),
  )
}

function drawStars(scene: Scene) {
  const random = seededRandom(4)
  const stars = times(80, () => `M${random.whole(0, 1600)} ${random.whole(0, 250)}h.1`).join("")
  scene.add(
    stroke(stars, "#fff3d8", 2.2, { ...ROUND_ENDS, opacity: 0.85 }),
    circle(250, 130, 26, "#fff1d0"),
    circle(262, 124, 24, "#232a63"),
  )
}

function drawFarRanges(scene: Scene) {
  scene.add(
    mountains(scene, {
      keys: rows(`
        -60,500 120,460,peak 280,500 430,470,peak 600,520 1180,500 1320,440,peak 1450,490
        1560,456,peak 1680,500
      `),
      base: 700,
      colour: "#b5687f",
      foot: "#fbbb80",
      fadeY: 600,
      shade: "#80497a",
      shadeOpacity: 0.5,
      seed: 4,
      light: 1,
      depth: 4,
    }),
  )
}

const PEAK = points(`
  120,720,1 300,610 420,540 520,452 600,370 664,286 706,226 734,178 752,150,1 796,150,1
  820,190 862,250 912,330 980,410 1060,480 1180,560 1340,640 1500,720,1
`)
const LIT_FLANK = points(`
  776,150 820,190 862,250 912,330 980,410 1060,480 1180,560 1340,640 1500,720 1010,720
  960,600 985,560 900,470 925,430 850,340 862,310 806,230
`)

function drawPeak(scene: Scene, stippleId: string) {
  const outline = polygon(roughen(PEAK, { roughness: 0.05, depth: 3, seed: 7 }), { decimals: 0 })
  const clip = scene.clip(outline)
  const rock = scene.verticalGradient(150, 720, "#4a3a7a", "#5d4686", [0.75, "#a8657f"], [1, "#f2a878"])
  const content = [path(outline, rock), litFlank(scene), ribs(), stippledShade(scene, stippleId)]
  scene.add(group(content, { "clip-path": url(clip) }))
}

/** The flank that faces the sun, divided by ribs. */
function litFlank(scene: Scene): string {
  const outline = roughen(LIT_FLANK, { roughness: 0.05, depth: 2, seed: 3, close: true })
  const light = scene.verticalGradient(150, 700, "#d97a78", "#f2a070", [0.9, "#ffd092"])
  return path(polygon(outline, { decimals: 0 }), light, { opacity: 0.85 })
}

function ribs(): string {
  return joinMarkup([
    path(
      "M776 150L790 240 770 320 810 400 780 480 830 570 800 720 700 720 730 560 690 470 740 380 720 300 758 220z",
      "#2f2a66",
      { opacity: 0.5 },
    ),
    path(
      "M664 286L650 380 690 460 640 540 660 640 620 720 480 720 540 600 520 520 590 440 600 370z",
      "#2f2a66",
      { opacity: 0.45 },
    ),
    path("M520 452L500 540 530 600 470 720 380 720 430 620 420 540z", "#2f2a66", { opacity: 0.4 }),
    path(
      "M912 330L900 400 940 450 920 520 980 580 960 650 1000 720 1060 720 1030 620 1050 560 990 480 990 420z",
      "#a8506f",
      { opacity: 0.45 },
    ),
    path("M1060 480L1060 560 1110 610 1100 720 1170 720 1150 620 1180 560z", "#a8506f", { opacity: 0.4 }),
  ])
}

/** Haze at the foot and shade below the summit. */
function stippledShade(scene: Scene, stippleId: string): string {
  return group(
    [
      path("M100 140H1500V720H100z", scene.verticalGradient(480, 700, ...stops("0 #ffc58c 0, 1 #ffd3a0 .9"))),
      path(
        "M240 140H860V700H240z",
        scene.radialGradient(600, 390, 250, stops("0 #201c50 .7, .6 #201c50 .45, 1 #201c50 0")),
      ),
    ],
    { filter: url(stippleId) },
  )
}

const STAIR = points(`
  598,760 640,712 622,676 668,640 650,604 694,566 676,532 712,500 700,470 730,440 716,412
  742,384 730,358 752,330 742,306 760,280 752,258 766,232 760,210 770,186 772,160
`)

function drawLampsOfStair(scene: Scene) {
  const stair = spline(STAIR, { close: false, decimals: 0, tightness: 0.6 })
  scene.add(
    stroke(stair, "#ffb04a", 10, { opacity: 0.22, ...ROUND_ENDS }),
    stroke(stair, "#ffe6a0", 3.6, { "stroke-dasharray": ".1 9", ...ROUND_ENDS }),
  )
}

function drawShrine(scene: Scene) {
  scene.add(
    circle(774, 142, 60, scene.radialGradient(774, 142, 60, stops("0 #ffe3a0 .9, 1 #ffe3a0 0"))),
    path("M752 152V138H796V152z", "#fff3d0"),
    path("M744 140L758 126H790L804 140z", "#b5473f"),
    path("M762 126L766 116H782L786 126z", "#8f3440"),
    stroke("M774 116V104", "#ffe0a0", 2),
    path("M758 152v-9h6v9zM784 152v-9h6v9zM769 152v-10h10v10z", "#f2963f"),
  )
}

function mistBand(scene: Scene, y: number, colour: string, opacity: number): string {
  const fade: Stop[] = [
    [0, colour, 0],
    [0.5, colour, opacity],
    [1, colour, 0],
  ]
  return path(`M-20 ${y - 90}H1620V${y + 90}H-20z`, scene.verticalGradient(y - 90, y + 90, ...fade))
}

function drawSeaOfMist(scene: Scene) {
  scene.add(mistBand(scene, 620, "#ffdcae", 0.9))
  scene.add(
    cumuli(
      scene,
      rows(`
        300,600,520,70,3 820,628,640,60,5 1320,600,560,76,7 80,632,420,60,9 1120,650,520,50,11
        560,652,560,48,13
      `),
      { lit: "#ffe9c6", mid: "#f7ab84", lobe: [0.07, 0.16] },
    ),
  )
}

function drawForests(scene: Scene) {
  scene.add(
    forest(scene, {
      profile: points("-40,600 140,620 330,690 560,716 800,724 1050,700 1250,660 1450,620 1640,600"),
      crownWidth: [22, 54],
      seed: 5,
      colour: "#8a4f78",
      foot: "#d98a7c",
      fadeY: 780,
      lit: "#e0948a",
      mid: "#a05f80",
      base: 820,
      dabsPerCrown: 4,
      light: 1,
    }),
  )
  scene.add(mistBand(scene, 770, "#f7b58c", 0.7))
  scene.add(
    path(
      tinyPalms({ list: rows("250,780,120 300,780,90 1330,770,130 1400,770,100"), seed: 6, decimals: 0 }),
      "#4a336a",
    ),
  )
  scene.add(
    forest(scene, {
      profile: points("-40,690 160,720 380,770 640,800 900,800 1160,770 1400,720 1640,690"),
      crownWidth: [36, 84],
      seed: 15,
      colour: "#4a336a",
      foot: "#6b4578",
      fadeY: 880,
      lit: "#a8688a",
      mid: "#5f4078",
      base: 900,
      dabsPerCrown: 5,
      light: 1,
    }),
  )
}

function drawRoad(scene: Scene) {
  const road = rows<RoadPoint>(
    `-40,862,60 160,850,50 380,846,42 600,850,36 800,842,28 960,820,20 1060,800,12 1120,790,7`,
  )
  scene.add(
    path(
      ribbon(road, { flatness: 0.34 }),
      scene.linearGradient(0, 0, 1100, 0, stops("0 #7a5088, 1 #f0a07c")),
    ),
  )
  scene.add(
    path(
      "M568 838L790 806V862L568 848z",
      scene.linearGradient(566, 0, 740, 0, stops("0 #fff3c0 .8, .5 #fff3c0 .3, 1 #fff3c0 0")),
    ),
    car(carSymbol(scene, { dark: "#1a1438" }), 516, 856, 100),
  )
}

function drawNearForest(scene: Scene) {
  scene.add(
    forest(scene, {
      profile: points("-40,860 200,886 440,896 700,892 960,872 1200,840 1420,810 1640,780"),
      crownWidth: [50, 110],
      seed: 25,
      colour: "#1f1a4a",
      lit: "#6b4a80",
      mid: "#2f2660",
      base: 920,
      dabsPerCrown: 5,
      light: 1,
    }),
  )
}
