import { ellipse, group, path, stroke, url } from "../drawing/elements.ts"
import { polygon } from "../drawing/lines.ts"
import { itemAt } from "../drawing/lists.ts"
import { Pen } from "../drawing/pen.ts"
import { points, rows } from "../drawing/points.ts"
import { roughen } from "../drawing/roughen.ts"
import { drawBananaLeaf } from "../nature/banana.ts"
import { birds } from "../nature/birds.ts"
import { boulders } from "../nature/boulders.ts"
import { cliff } from "../nature/cliff.ts"
import { strata } from "../nature/clouds.ts"
import { type Crown, dabs, forest } from "../nature/forest.ts"
import { fern } from "../nature/grass.ts"
import { branch } from "../nature/leaves.ts"
import { mountains } from "../nature/mountains.ts"
import { type RoadPoint, ribbon } from "../nature/road.ts"
import { glow, rays, sky, sun } from "../nature/sky.ts"
import { foam, glints } from "../nature/water.ts"
import { type FallGuide, waterfall } from "../nature/waterfall.ts"
import { Scene, type SceneEntry, type Stop } from "../scene.ts"
import { car, carSymbol } from "../subjects/car.ts"
import { person } from "../subjects/people.ts"
import { ROUND_ENDS } from "../subjects/round.ts"

export const scene: SceneEntry = { name: "badulla", focus: 0.5, draw }

const SMOKE = "#fffdf0"

function draw(): Scene {
  const scene = new Scene({ title: "Badulla: Dunhinda, the smoking water", prefix: "q" })
  const fineStippleUrl = url(scene.stipple({ size: 1.15, seed: 4 }))
  const coarseStippleUrl = url(scene.stipple({ size: 1.6, seed: 9 }))
  drawSky(scene)
  drawPlateau(scene)
  drawWall(scene, fineStippleUrl)
  drawRainbow(scene)
  drawFalls(scene)
  drawPool(scene)
  drawSlopes(scene)
  drawSmoke(scene, coarseStippleUrl)
  drawRocks(scene)
  drawVisitors(scene)
  drawNearFrame(scene)
  return scene.finish({ vignetteColour: "#06262b" })
}

const SUN = { x: 1086, y: 128 }

function drawSky(scene: Scene) {
  const afterRain: Stop[] = [
    [0, "#4f9fa8"],
    [0.15, "#a5cdb4"],
    [0.27, "#f9edc0"],
    [0.45, "#fbe3a8"],
  ]
  scene.add(sky(scene, afterRain))
  scene.add(
    glow(scene, { ...SUN, radius: 620, colour: "#fffbe4", opacity: 0.9 }),
    sun({ ...SUN, radius: 46, colour: "#fffdf0", halo: "#fff9de", rings: 4, opacity: 0.24 }),
    strata(rows("620,70,420,18,3 1420,60,380,14,6"), { colour: "#fffbe8", opacity: 0.5 }),
  )
  scene.add(
    mountains(scene, {
      keys: rows(
        "-60,250 90,206 230,150,peak 330,196 470,214 610,180,peak 720,226 900,240 1080,224 1230,190,peak 1400,226 1680,210",
      ),
      base: 420,
      colour: "#9fc6b0",
      foot: "#f3ecbe",
      fadeY: 330,
      shade: "#74a69c",
      shadeOpacity: 0.5,
      seed: 4,
      depth: 4,
      light: 1,
    }),
  )
}

/** The rim of the plateau, with the road from the town. */
function drawPlateau(scene: Scene) {
  const far = {
    profile: points("-40,216 200,232 420,252 620,268 800,276 980,262 1180,236 1400,220 1640,206"),
    crownWidth: [22, 50],
    seed: 5,
    colour: "#86b88c",
    foot: "#d9e2ac",
    fadeY: 320,
    lit: "#d9e39c",
    base: 400,
    dabsPerCrown: 2,
    skip: 0.45,
    light: 1,
  } as const
  scene.add(forest(scene, far))
  scene.add(
    path(
      "M-20 288C200 276 420 288 620 302C760 312 900 310 1040 298C1240 282 1440 268 1620 262V420H-20z",
      "#b9cf8a",
    ),
  )
  const road = rows<RoadPoint>("-40,300,20 140,296,18 320,300,17 470,312,15 590,304,10 668,292,6 740,289,2")
  scene.add(
    path(ribbon(road, { flatness: 0.5, scale: 1.3, dy: 2 }), "#7f9f62"),
    path(ribbon(road, { flatness: 0.5 }), "#fbe9bf"),
    car(carSymbol(scene), 540, 311, 62, { flip: true }),
  )
}

/** The sun is on the right behind the rim: the left of the bowl is lit, its middle and right are in shade. */
const WALL_TONES = [
  [0, "#e0cf8e"],
  [0.12, "#c2b473"],
  [0.24, "#8c9a69"],
  [0.34, "#4f7a66"],
  [0.44, "#24585a"],
  [0.56, "#153f48"],
  [0.76, "#133b45"],
  [1, "#1c4b4d"],
] as const

function drawWall(scene: Scene, filter: string) {
  drawRimTrees(scene)
  const rim = points(
    "296,384 318,346 400,334 470,350 560,340 640,348 716,342 750,326 770,330 800,340 836,330 858,322 900,348 1010,334 1120,346 1200,330 1260,340 1400,330",
  )
  const outline = `${polygon(roughen(rim, { roughness: 0.09, depth: 1, seed: 5 }), { close: false, decimals: 0 })}V780H296z`
  const face = cliff({
    left: points("300,230 780,330"),
    right: points("300,1400 780,1290"),
    topAt: () => 350,
    bottom: 780,
    columns: 24,
    cuts: 1.9,
    seed: 12,
    jitter: 0.012,
    contrast: 0.06,
    wobble: 0.014,
    wave: 60,
    tones: WALL_TONES,
  })
  const shade = scene.linearGradient(520, 0, 740, 0, [
    [0, "#0d3440", 0],
    [1, "#0d3440", 0.4],
  ])
  const wall = [
    path(outline, scene.linearGradient(230, 0, 1400, 0, WALL_TONES)),
    face.markup,
    group(path("M480 280H1420V780H480z", shade), { filter }),
    hangingPlants(),
    sunbeams(scene, filter),
  ]
  scene.add(group(wall, { "clip-path": url(scene.clip(outline)) }))
}

/** Tufts on the ledges of the wall. */
function hangingPlants(): string {
  const tuft = (x: number, y: number, width: number): Crown => ({ x, y, width, height: width, slope: 0 })
  const sunlit = [
    tuft(392, 430, 60),
    tuft(446, 560, 46),
    tuft(520, 404, 50),
    tuft(560, 500, 36),
    tuft(470, 380, 40),
  ]
  const shaded = [
    tuft(640, 430, 54),
    tuft(676, 560, 40),
    tuft(960, 450, 60),
    tuft(1040, 400, 50),
    tuft(1100, 540, 56),
    tuft(940, 600, 40),
  ]
  const mark = (crowns: Crown[], seed: number, colour: string) =>
    stroke(dabs(crowns, { light: 1, seed, dabsPerCrown: 6, size: 0.3, spread: 0.7 }), colour, 5, ROUND_ENDS)
  return mark(sunlit, 3, "#5f8f5a") + mark(sunlit, 8, "#d3d67c") + mark(shaded, 5, "#2a6a62")
}

/** Light that falls over the rim into the smoke. */
function sunbeams(scene: Scene, filter: string): string {
  const beams = rays(scene, {
    ...SUN,
    count: 5,
    fromAngle: 108,
    toAngle: 158,
    outerRadius: 760,
    innerRadius: 60,
    colour: "#fff2c0",
    opacity: 0.42,
    coverage: 0.5,
    seed: 9,
  })
  return group(beams, { opacity: 0.55 }) + group(beams, { filter, opacity: 0.35 })
}

/** Bushes along the rim, with a gap where the river leaves it. */
function drawRimTrees(scene: Scene) {
  const trees = { crownWidth: [24, 60], crownHeight: 0.5, base: 400, light: 1 } as const
  const left = points("150,322 280,334 400,326 520,340 640,330 752,338")
  const right = points("858,332 1010,322 1120,332 1260,310 1420,304")
  scene.add(
    forest(scene, {
      ...trees,
      profile: left,
      fromX: 120,
      toX: 700,
      seed: 61,
      colour: "#4f8f66",
      mid: "#74ac6c",
      lit: "#e3e68c",
      dabsPerCrown: 3,
    }),
    forest(scene, {
      ...trees,
      profile: right,
      fromX: 880,
      toX: 1400,
      seed: 62,
      colour: "#2c6657",
      lit: "#a9c878",
      dabsPerCrown: 2,
      skip: 0.3,
    }),
  )
}

const VEIL = rows<FallGuide>(
  "806,306,52 806,322,58 803,350,46 806,400,62 800,460,96 806,530,124 800,600,158 804,670,196 800,724,220",
)

/** Ferns where the two thin falls come out of the rock. */
const SPRING_TUFTS: Crown[] = [
  { x: 880, y: 352, width: 44, height: 26, slope: 0 },
  { x: 712, y: 406, width: 34, height: 22, slope: 0 },
]

function drawFalls(scene: Scene) {
  const river = rows<RoadPoint>("1010,286,5 950,292,9 880,294,16 836,300,30 808,308,52 806,322,56")
  scene.add(path(ribbon(river, { flatness: 0.5 }), scene.verticalGradient(288, 322, "#b9dcd0", "#f4fbf0")))
  scene.add(
    waterfall(scene, { guide: VEIL, seed: 4, strands: 15, mid: "#e3f2e6", shade: "#7fb6bd" }),
    waterfall(scene, {
      guide: rows("884,350,8 886,384,14 880,440,11 890,500,18 884,580,28 892,660,36 888,724,44"),
      seed: 7,
      strands: 6,
      shade: "#6fa5ae",
    }),
    waterfall(scene, {
      guide: rows("716,404,6 713,450,9 712,520,9 718,590,18 710,660,26 716,724,34"),
      seed: 5,
      strands: 5,
      shade: "#6fa5ae",
    }),
  )
  scene.add(
    stroke(dabs(SPRING_TUFTS, { light: 1, seed: 6, dabsPerCrown: 7, size: 0.4 }), "#3f7f63", 5, ROUND_ENDS),
  )
  // the rock that divides the fall
  scene.add(
    path(
      "M778 452L790 440 796 462 791 500 797 548 786 590 780 540 784 496zM836 520L843 506 852 560 848 604 854 650 843 680 838 622 842 574z",
      "#2c626a",
      { opacity: 0.7 },
    ),
  )
}

const RAINBOW = ["#e8735a", "#f5b95a", "#f3ea9a", "#7fc9a0", "#6fa5c9"]

/** A bow in the smoke, against the dark of the wall. */
function drawRainbow(scene: Scene) {
  const bands = RAINBOW.map((colour, i) => {
    const radius = 300 - i * 9
    const arc = `M${700 - radius} 760A${radius} ${radius} 0 01${700 + radius} 760`
    return stroke(arc, colour, 9.5)
  })
  scene.add(group(bands, { opacity: 0.32 }))
}

/** Jungle: the left slope in the light, the right one in shade with sun on its edges alone. */
function drawSlopes(scene: Scene) {
  const trees = { crownHeight: 0.52, bumps: [3, 4], base: 930, light: 1 } as const
  scene.add(
    forest(scene, {
      ...trees,
      profile: points("1040,790 1080,690 1150,570 1260,450 1400,360 1640,310"),
      fromX: 1040,
      toX: 1640,
      base: 800,
      crownWidth: [22, 84],
      seed: 34,
      colour: "#3a7a63",
      foot: "#a9cfa8",
      fadeY: 760,
      lit: "#c4d684",
      mid: "#52906a",
      dabsPerCrown: 3,
    }),
    forest(scene, {
      ...trees,
      profile: points("1090,830 1130,740 1210,640 1330,540 1470,470 1640,430"),
      fromX: 1090,
      toX: 1640,
      base: 830,
      crownWidth: [32, 104],
      seed: 36,
      colour: "#245d56",
      foot: "#5f9a86",
      fadeY: 860,
      lit: "#86b06c",
      mid: "#33755f",
      dabsPerCrown: 3,
    }),
    forest(scene, {
      ...trees,
      profile: points("1170,880 1220,790 1310,700 1430,630 1640,590"),
      fromX: 1164,
      toX: 1640,
      crownWidth: [56, 130],
      seed: 37,
      colour: "#133f44",
      foot: "#0d3239",
      lit: "#3f7f5c",
      mid: "#1b514f",
      dabsPerCrown: 4,
    }),
  )
  scene.add(
    forest(scene, {
      ...trees,
      profile: points("-40,300 120,318 250,372 350,450 430,560 500,690 530,780"),
      fromX: -40,
      toX: 512,
      base: 790,
      crownWidth: [22, 84],
      seed: 14,
      colour: "#6fae70",
      foot: "#e3ecbc",
      fadeY: 700,
      lit: "#eef09a",
      mid: "#98c67c",
      dabsPerCrown: 4,
    }),
    forest(scene, {
      ...trees,
      profile: points("-40,400 110,414 220,480 310,560 390,680 440,800"),
      fromX: -40,
      toX: 420,
      base: 820,
      crownWidth: [32, 104],
      seed: 16,
      colour: "#46905f",
      foot: "#b0d29c",
      fadeY: 820,
      lit: "#d3e07c",
      mid: "#6aad6a",
      dabsPerCrown: 4,
    }),
    forest(scene, {
      ...trees,
      profile: points("-40,560 90,570 190,640 260,740 310,860"),
      fromX: -40,
      toX: 310,
      crownWidth: [50, 130],
      seed: 17,
      colour: "#226252",
      foot: "#17483f",
      lit: "#86b862",
      mid: "#33795a",
      dabsPerCrown: 5,
    }),
  )
}

function drawPool(scene: Scene) {
  const water = scene.verticalGradient(716, 900, "#d9efe0", "#5faeb0", "#1f727d", "#0d424d")
  scene.add(path("M380 724H1260L1400 930H240z", water))
  const sparkle = glints({
    x: 800,
    spread: 130,
    fan: 0.9,
    fromY: 736,
    toY: 896,
    count: 44,
    seed: 3,
    farWidth: 24,
    nearWidth: 150,
    farHeight: 1,
    nearHeight: 5,
  })
  scene.add(path(sparkle, SMOKE, { opacity: 0.85 }))
}

type Puff = readonly [x: number, y: number, radius: number, radiusY: number, opacity: number]

/** The mist that gives the fall its name. It rises from the foot, and the wind moves it to the left. */
const PUFFS = rows<Puff>(
  "800,722,420,70,1 690,684,240,120,.85 920,700,210,90,.75 590,610,200,130,.5 730,590,150,130,.5 500,520,160,110,.3 980,620,130,90,.35",
)

function drawSmoke(scene: Scene, filter: string) {
  const puffs = PUFFS.map(([x, y, radius, radiusY, opacity]) => {
    const thinning: Stop[] = [
      [0, SMOKE, opacity],
      [0.45, SMOKE, opacity * 0.5],
      [1, SMOKE, 0],
    ]
    return ellipse(x, y, radius, radiusY, scene.radialGradient(x, y, radius, thinning, radiusY))
  })
  scene.add(group(puffs, { opacity: 0.75 }), group(puffs.slice(0, 5), { filter, opacity: 0.8 }))
}

function drawRocks(scene: Scene) {
  const far = boulders(rows("604,764,70,30 668,756,44,18 946,758,50,22 1010,772,84,36 548,788,96,40"), {
    seed: 3,
    light: 1,
  })
  const near = boulders(
    rows("1120,830,200,92 970,826,64,22 1256,890,260,130 1020,910,150,48 664,872,96,28 782,812,52,14"),
    { seed: 5, light: 1 },
  )
  scene.add(path(far.base, "#2f5f62"), path(far.lit, "#b9c39c"))
  scene.add(path(near.base, "#12363e"), path(near.lit, "#6f8f80"))
  const wash = [
    foam(points("930,832 970,836 1010,831"), { thickness: 3, seed: 4, bump: 4 }),
    foam(points("608,878 664,884 722,877"), { thickness: 3, seed: 6, bump: 6 }),
    foam(points("1020,838 1070,842 1110,840"), { thickness: 3, seed: 8, bump: 4 }),
  ]
  scene.add(path(wash.join(""), SMOKE, { opacity: 0.85 }))
}

/** The railed viewing ledge on the left bank. */
function drawVisitors(scene: Scene) {
  scene.add(
    path("M250 930L268 826 312 800 400 790 488 796 524 812 512 850 540 930z", "#1d4a4c"),
    path("M268 826L312 800 400 790 488 796 524 812 440 820 340 822z", "#c9c79a"),
    path("M440 820L524 812 512 850 540 930H470L452 866z", "#8fa585"),
  )
  const friends = [
    { place: "translate(372 808)scale(.62)", clothes: { top: "#f2b545", legs: "#2f3f55" } },
    { place: "translate(410 806)scale(.58)", clothes: { top: "#fff3d8", legs: "#7a3a4a" } },
    { place: "translate(452 808)scale(.44)", clothes: { top: "#d8432f", legs: "#2f5f73" } },
  ]
  for (const { place, clothes } of friends) scene.add(group(person(clothes), { transform: place }))
  const rail =
    "M316 812V778M372 816V782M434 816V782M496 812V778M310 781C370 788 430 788 500 782M312 795C370 802 430 802 498 796"
  scene.add(stroke(rail, "#123038", 3.4, ROUND_ENDS))
  scene.add(path(birds(rows("640,400,26,0.1 676,380,20,-0.08 606,430,18,0.06 930,430,20,0.08")), SMOKE))
}

type Leaf = readonly [angle: number, length: number, droop: number, tone: number]

const BANANA = rows<Leaf>(
  "-150,210,30,0 -124,320,44,1 -98,380,30,0 -70,360,36,2 -40,300,50,1 -14,230,30,0 -84,250,20,1",
)
const LEAF_TONES = ["#0d3437", "#1a5444", "#5f9f52"]

/** Banana on the left; on the right a great trunk with its bough. */
function drawNearFrame(scene: Scene) {
  const blades = LEAF_TONES.map(() => new Pen(0))
  const rib = new Pen(0)
  BANANA.forEach(([angle, length, droop, tone], i) => {
    const leaf = { x: 90, y: 910, angle, length, width: 0.15, droop, seed: 30 + i, tears: 5 }
    drawBananaLeaf(itemAt(blades, tone), rib, leaf)
  })
  scene.add(
    blades.map((pen, i) => path(pen.path, itemAt(LEAF_TONES, i))),
    stroke(rib.path, "#cfe08a", 2.4, { opacity: 0.6, ...ROUND_ENDS }),
    path(fern({ x: 250, y: 930, count: 9, length: 140, seed: 4 }), "#0d3437"),
  )
  drawTrunk(scene)
}

function drawTrunk(scene: Scene) {
  const bough = (spine: string, count: number, seed: number) =>
    branch({
      spine: points(spine),
      count,
      length: 60,
      width: 0.25,
      seed,
      spread: 66,
      litShare: 0.26,
      thickness: 20,
      hang: 0.5,
    })
  const upper = bough("1660,70 1540,30 1430,26 1320,50 1250,86", 34, 6)
  const lower = bough("1660,190 1590,176 1520,190 1450,224", 18, 12)
  const ink = "#0b2f37"
  scene.add(
    path(
      "M1548-20C1556 140 1540 300 1548 470C1554 620 1528 740 1460 840C1440 872 1420 900 1400 930H1640V-20z",
      ink,
    ),
    path(
      "M1548-20C1556 140 1540 300 1548 470C1554 620 1528 740 1460 840C1516 740 1542 620 1540 470C1534 300 1550 140 1540-20z",
      "#8fba7c",
    ),
    // separate from the leaves, because opposite winding directions would cut holes into the stems
    path(upper.stem + lower.stem, ink),
    path(upper.dark + lower.dark, ink),
    path(upper.lit + lower.lit, "#7fb060"),
    stroke("M1500 20C1470 160 1506 300 1490 470M1420 40C1412 120 1430 190 1418 270", ink, 3.4, ROUND_ENDS),
    path(fern({ x: 1400, y: 930, count: 11, length: 170, seed: 7 }), ink),
  )
}
