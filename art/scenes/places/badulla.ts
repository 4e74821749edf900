import { ellipse, group, path, stroke, url } from "../drawing/elements.ts"
import { polygon } from "../drawing/lines.ts"
import { itemAt } from "../drawing/lists.ts"
import { Pen } from "../drawing/pen.ts"
import { type Point, points, rows } from "../drawing/points.ts"
import { roughen } from "../drawing/roughen.ts"
import { drawBananaLeaf } from "../nature/banana.ts"
import { boulders } from "../nature/boulders.ts"
import { cliff } from "../nature/cliff.ts"
import { strata } from "../nature/clouds.ts"
import { forest } from "../nature/forest.ts"
import { fern } from "../nature/grass.ts"
import { mountains } from "../nature/mountains.ts"
import { tinyPalms } from "../nature/palms.ts"
import { ribbon } from "../nature/road.ts"
import { glow, rays, sky, sun } from "../nature/sky.ts"
import { glints } from "../nature/water.ts"
import { waterfall } from "../nature/waterfall.ts"
import { Scene, type SceneEntry, type Stop } from "../scene.ts"
import { car, carSymbol } from "../subjects/car.ts"
import { ROUND_ENDS } from "../subjects/round.ts"

export const scene: SceneEntry = { name: "badulla", focus: 0.5, draw }

function draw(): Scene {
  const scene = new Scene({ title: "Badulla: Dunhinda, the smoking water", prefix: "q" })
  const fineSpray = url(scene.stipple({ size: 1.15, seed: 4 }))
  const coarse = scene.stipple({ size: 1.7, seed: 9 })
  drawSky(scene)
  drawPlateau(scene)
  drawGorge(scene, fineSpray)
  drawFalls(scene, coarse)
  drawRainbow(scene)
  drawSlopes(scene)
  drawPool(scene, url(coarse))
  drawNearLeaves(scene)
  return scene.finish()
}

function drawSky(scene: Scene) {
  const afterRain: Stop[] = [
    [0, "#4f9fa8"],
    [0.16, "#a5cdb4"],
    [0.3, "#f9edc0"],
    [0.5, "#fbe3a8"],
  ]
  const light = "#fffbe4"
  scene.add(sky(scene, afterRain))
  scene.add(glow(scene, { x: 840, y: 150, radius: 560, colour: light, opacity: 0.85 }))
  scene.add(
    sun({ x: 1010, y: 116, radius: 46, colour: "#fffdf0", halo: "#fff9de", rings: 4, opacity: 0.24 }),
    rays(scene, {
      x: 1010,
      y: 116,
      count: 11,
      fromAngle: 20,
      toAngle: 165,
      outerRadius: 900,
      innerRadius: 60,
      colour: light,
      opacity: 0.3,
      seed: 4,
    }),
    strata(rows("260,90,460,20,3 1400,80,380,16,6"), { colour: "#fffbe8", opacity: 0.55 }),
  )
  scene.add(
    mountains(scene, {
      keys: rows(
        "-60,240 180,190,peak 360,240 560,200 700,170,peak 820,220 980,180 1150,130,peak 1300,190 1680,160",
      ),
      base: 460,
      colour: "#a8c9ac",
      foot: "#f0ecc0",
      fadeY: 360,
      shade: "#7fab9c",
      shadeOpacity: 0.5,
      seed: 4,
      depth: 4,
      light: 1,
    }),
  )
}

/** The rim of the plateau, with the road that ends at the river. */
function drawPlateau(scene: Scene) {
  scene.add(
    forest(scene, {
      profile: points("-40,190 200,210 420,250 620,290 780,306 960,290 1180,240 1400,200 1640,170"),
      crownWidth: [22, 56],
      seed: 5,
      colour: "#6fa882",
      foot: "#c9d8a0",
      fadeY: 420,
      lit: "#c4d694",
      base: 460,
      dabsPerCrown: 3,
      light: 1,
    }),
  )
  const road = ribbon(rows("-40,268,12 120,264,12 260,272,12 380,290,11 480,306,8"), { flatness: 0.6 })
  scene.add(path(road, "#fbe6b0"), car(carSymbol(scene), 232, 272, 44))
}

type Tones = Parameters<typeof cliff>[0]["tones"]

const SHADED_TONES: Tones = [
  [0, "#1f4a4a"],
  [0.4, "#3f6f62"],
  [0.7, "#6f8f6c"],
  [1, "#a8b07c"],
]
const SUNLIT_TONES: Tones = [
  [0, "#8fa07a"],
  [0.3, "#c9bf86"],
  [0.6, "#8f9a72"],
  [1, "#3f6a5c"],
]

function drawGorge(scene: Scene, fineSpray: string) {
  drawRimTrees(scene)
  scene.add(
    wall(scene, {
      outline: "300,330 520,316 650,320 716,318 730,380 720,460 738,540 724,640 700,720 300,760",
      tones: SHADED_TONES,
      left: "300,300 760,280",
      right: "318,722 380,732 460,722 540,738 640,722 760,700",
      topAt: (share) => 330 - share * 12,
      seed: 6,
    }),
  )
  scene.add(
    wall(scene, {
      outline: "902,318 980,312 1140,320 1340,330 1340,760 930,720 900,640 884,540 900,450 890,380",
      tones: SUNLIT_TONES,
      left: "318,900 380,890 450,900 540,884 640,900 760,920",
      right: "318,1340 760,1340",
      topAt: (share) => 316 + share * 12,
      seed: 9,
    }),
  )
  scene.add(cleft())
  const haze = scene.verticalGradient(520, 730, [0, "#dfe8c8", 0], [1, "#e6ecd0", 0.9])
  scene.add(group(path("M300 300H1340V760H300z", haze), { filter: fineSpray }))
}

function drawRimTrees(scene: Scene) {
  const trees = {
    crownWidth: [18, 44],
    crownHeight: 0.55,
    colour: "#5c9a6a",
    base: 400,
    dabsPerCrown: 4,
    light: 1,
  } as const
  const left = points("300,332 520,318 700,318 745,326")
  const right = points("872,330 960,318 1140,322 1340,334")
  scene.add(
    forest(scene, { ...trees, profile: left, fromX: 300, toX: 748, seed: 61, lit: "#c4d67c" }),
    forest(scene, { ...trees, profile: right, fromX: 872, toX: 1340, seed: 62, lit: "#d3de88" }),
  )
}

interface Wall {
  outline: string
  tones: Tones
  /** Edges as pairs of y and x. */
  left: string
  right: string
  topAt: (share: number) => number
  seed: number
}

function wall(scene: Scene, { outline, tones, left, right, topAt, seed }: Wall): string {
  const shape = polygon(roughen(points(outline), { roughness: 0.05, depth: 2, seed }), { decimals: 0 })
  const face = cliff({
    left: points(left),
    right: points(right),
    topAt,
    bottom: 760,
    columns: 13,
    cuts: 2.6,
    seed,
    jitter: 0.02,
    contrast: 0.04,
    wobble: 0.016,
    wave: 50,
    tones,
  })
  return group(path(shape, itemAt(tones, 1)[1]) + face.markup, { "clip-path": url(scene.clip(shape)) })
}

/** The dark between the walls, behind the fall. */
function cleft(): string {
  const edge = points(
    "690,312 740,320 800,312 880,322 930,312 900,400 926,480 890,560 930,650 900,730 690,730 706,640 672,560 712,470 684,390",
  )
  const rough = roughen(edge, { roughness: 0.08, depth: 2, seed: 3, close: true })
  return [
    path(polygon(rough, { decimals: 0 }), "#2f5f5c"),
    path(
      "M716 330L750 420 730 520 760 640 720 720 704 720 720 600 700 500 716 420zM900 330L866 430 884 540 850 640 880 720 900 720 894 600 906 520 884 420z",
      "#1d4446",
      { opacity: 0.7 },
    ),
  ].join("")
}

function drawFalls(scene: Scene, stipple: string) {
  scene.add(
    waterfall(scene, {
      guide: rows(
        "806,300,66 806,318,72 804,346,60 806,400,74 802,470,92 806,540,104 800,610,124 802,670,146 800,720,160",
      ),
      seed: 4,
      strands: 16,
      mistRadius: 230,
      stipple,
    }),
  )
  scene.add(
    waterfall(scene, {
      guide: rows("880,330,16 878,380,18 884,430,16 874,500,24 880,560,28 872,640,34 876,700,40"),
      seed: 7,
      strands: 7,
      mistRadius: 70,
      stipple,
    }),
  )
}

const RAINBOW = [
  [236, "#e8735a"],
  [224, "#f5b95a"],
  [212, "#f3ea9a"],
  [200, "#7fc9a0"],
  [188, "#6fa5c9"],
] as const

/** A faint bow in the smoke. */
function drawRainbow(scene: Scene) {
  for (const [radius, colour] of RAINBOW) {
    const arc = `M${700 - radius} 740A${radius} ${radius} 0 01${700 + radius} 740`
    scene.add(`<path d="${arc}" fill="none" stroke="${colour}" stroke-width="12" opacity=".2"/>`)
  }
}

const LEFT_SLOPE = points("-40,270 140,300 300,345 430,420 530,530 600,650 650,760")
const RIGHT_SLOPE = points("950,760 1000,650 1070,530 1180,420 1320,345 1460,300 1640,270")
const JUNGLE = [
  { colour: "#4a8a66", lit: "#c4d67c", mid: "#68a670" },
  { colour: "#3f7d60", lit: "#b0cb72", mid: "#5a9a68" },
  { colour: "#357058", lit: "#9cc06a", mid: "#4a8a62" },
  { colour: "#1f5246", lit: "#74a05a", mid: "#316c52" },
  { colour: "#17443e", lit: "#5c8f54", mid: "#265e4a" },
] as const

/** Jungle on both walls: rows of crowns that step down and darken, so that no slope is a flat sheet. */
function drawSlopes(scene: Scene) {
  JUNGLE.forEach((colours, i) => {
    const near = i / 4
    const moved = (slope: Point[], aside: number) =>
      slope.map(([x, y]): Point => [x + aside * near * 170, y + near * 240])
    const row = {
      ...colours,
      crownWidth: [30 + 12 * near, 66 + 30 * near],
      crownHeight: 0.5,
      base: 930,
      dabsPerCrown: 3,
      light: 1,
    } as const
    scene.add(
      forest(scene, {
        ...row,
        profile: moved(LEFT_SLOPE, -1),
        fromX: -40,
        toX: 660 - near * 170,
        seed: 14 + i,
      }),
      forest(scene, {
        ...row,
        profile: moved(RIGHT_SLOPE, 1),
        fromX: 940 + near * 170,
        toX: 1640,
        seed: 34 + i,
      }),
    )
    if (i === 1) scene.add(path(slopePalms(), "#2f6a54"))
  })
}

function slopePalms(): string {
  return tinyPalms({
    list: rows("250,420,120 300,440,96 1330,420,130 1280,440,96"),
    seed: 6,
    decimals: 0,
  })
}

function drawPool(scene: Scene, coarseSpray: string) {
  const depth = scene.verticalGradient(708, 900, "#eaf5e0", "#7fc4bc", "#2a7f8a", "#16545f")
  scene.add(path("M420 760C560 716 660 708 800 708C940 708 1050 716 1180 760L1300 930H300z", depth))
  const sparkle = glints({
    x: 800,
    spread: 150,
    fan: 0.9,
    fromY: 726,
    toY: 890,
    count: 50,
    seed: 3,
    farWidth: 20,
    nearWidth: 120,
    farHeight: 1,
    nearHeight: 4,
  })
  scene.add(path(sparkle, "#fffdf0", { opacity: 0.8 }))
  const smoke: Stop[] = [
    [0, "#fffdf4", 1],
    [0.5, "#fffdf4", 0.5],
    [1, "#fffdf4", 0],
  ]
  const smokePaint = scene.radialGradient(800, 716, 300, smoke, 70)
  scene.add(group(ellipse(800, 716, 300, 70, smokePaint), { filter: coarseSpray }))
  drawRocks(scene)
}

function drawRocks(scene: Scene) {
  const places = rows<[number, number, number, number]>(
    "560,770,90,44 640,752,60,26 1000,760,80,36 1080,790,120,56 490,830,150,66 930,742,44,18 1150,870,190,84 400,900,190,80 700,900,110,34 880,868,80,26 760,800,60,18",
  )
  const rocks = boulders(
    places.sort((a, b) => a[1] - b[1]),
    { seed: 3, light: 1 },
  )
  scene.add(path(rocks.base, "#1f3f42"), path(rocks.lit, "#8fa888"))
}

type Leaf = readonly [angle: number, length: number, droop: number, tone: number]

const LEFT_LEAVES = rows<Leaf>(
  "-150,210,30,0 -124,320,44,1 -98,360,30,0 -66,350,40,2 -36,300,50,1 -12,210,30,0 -80,250,20,2",
)
const RIGHT_LEAVES = rows<Leaf>("-168,220,30,0 -140,330,44,1 -112,380,34,0 -86,340,20,2 -56,300,40,1")
const LEAF_TONES = ["#12423a", "#1f644a", "#5f9f52"]

function drawNearLeaves(scene: Scene) {
  const blades = LEAF_TONES.map(() => new Pen(0))
  const rib = new Pen(0)
  const drawPlant = (leaves: readonly Leaf[], x: number, y: number, seed: number) =>
    leaves.forEach(([angle, length, droop, tone], i) => {
      drawBananaLeaf(itemAt(blades, tone), rib, {
        x,
        y,
        angle,
        length,
        width: 0.15,
        droop,
        seed: seed + i,
        tears: 6,
      })
    })
  drawPlant(LEFT_LEAVES, 90, 900, 30)
  drawPlant(RIGHT_LEAVES, 1530, 910, 50)
  scene.add(
    blades.map((pen, i) => path(pen.path, itemAt(LEAF_TONES, i))),
    stroke(rib.path, "#cfe08a", 2.4, { opacity: 0.6, ...ROUND_ENDS }),
  )
  scene.add(
    path(fern({ x: 330, y: 920, count: 9, length: 150, seed: 4 }), "#12423a"),
    path(fern({ x: 1260, y: 926, count: 9, length: 150, seed: 7 }), "#12423a"),
  )
}
