import { group, path, stroke, url, use } from "../drawing/elements.ts"
import { drawPolygon, polygon, spline } from "../drawing/lines.ts"
import { lerp } from "../drawing/numbers.ts"
import { Pen } from "../drawing/pen.ts"
import { type Point, points, rows } from "../drawing/points.ts"
import { roughen } from "../drawing/roughen.ts"
import { birds } from "../nature/birds.ts"
import { boulders } from "../nature/boulders.ts"
import { type Stratum, strata } from "../nature/clouds.ts"
import { forest } from "../nature/forest.ts"
import { blades } from "../nature/grass.ts"
import { branch } from "../nature/leaves.ts"
import { tinyPalms } from "../nature/palms.ts"
import { type RoadPoint, ribbon } from "../nature/road.ts"
import { glow, sky, sun } from "../nature/sky.ts"
import { Scene, type SceneEntry, stops } from "../scene.ts"
import { car, carSymbol } from "../subjects/car.ts"
import { langur } from "../subjects/monkeys.ts"
import { person } from "../subjects/people.ts"
import { ROUND_ENDS } from "../subjects/round.ts"
import { LOWER_BACK, LOWER_FRONT, ruinedPillars, UPPER_FRONT } from "../subjects/vatadage-pillars.ts"
import {
  CENTRE_X,
  floorOutline,
  LOWER_FLOOR,
  LOWER_RADIUS,
  onRing,
  ringWall,
  UPPER_FLOOR,
  UPPER_RADIUS,
  WALL_RADIUS,
} from "../subjects/vatadage-platform.ts"
import { lowerStair, upperStair } from "../subjects/vatadage-stairs.ts"

export const scene: SceneEntry = { name: "polonnaruwa", focus: 0.5, draw }

function draw(): Scene {
  const scene = new Scene({ title: "Polonnaruwa: the Vatadage in evening light", prefix: "p" })
  const stippleId = scene.stipple({ size: 1.15, seed: 4 })
  drawSky(scene)
  drawForest(scene)
  drawLawnAndRoad(scene)
  const stones = paints(scene)
  drawLowerTerrace(scene, stones, stippleId)
  scene.add(ruinedPillars(LOWER_BACK))
  drawUpperTerrace(scene, stones, stippleId)
  drawWallBehind(scene)
  drawMound(scene, stippleId)
  drawBuddha(scene)
  drawFrontWall(scene)
  scene.add(ruinedPillars(UPPER_FRONT))
  scene.add(upperStair(scene))
  scene.add(ruinedPillars(LOWER_FRONT))
  scene.add(lowerStair(scene))
  drawLife(scene)
  drawFallenStones(scene)
  drawNearTree(scene, stippleId)
  drawGrass(scene)
  return scene.finish({ vignetteColour: "#2a1024" })
}

function drawSky(scene: Scene) {
  scene.add(sky(scene, stops("0 #274a63, .2 #5d8a86, .4 #e3c88f, .56 #f9b268, .7 #f08a58")))
  scene.add(
    glow(scene, { x: 330, y: 470, radius: 680, colour: "#fff0c0", opacity: 0.85 }),
    sun({
      x: 330,
      y: 400,
      radius: 92,
      colour: "#fff6d8",
      halo: "#ffecb8",
      rings: 4,
      opacity: 0.22,
      step: 0.42,
    }),
  )
  const banks = rows<Stratum>("220,130,520,22,6 860,170,420,14,9 1180,300,380,12,12 120,300,420,14,15")
  const fill = scene.verticalGradient(90, 320, "#6f8f86", "#f0cf90", "#ffdf9c")
  scene.add(strata(banks, { colour: fill, opacity: 0.7 }))
  scene.add(path(birds(rows("520,300,26,.1 556,284,20,-.1 494,318,16,.05")), "#5d4038"))
}

function drawForest(scene: Scene) {
  scene.add(
    forest(scene, {
      profile: points("-40,540 160,520 420,556 800,570 1100,540 1400,500 1640,480"),
      crownWidth: [22, 60],
      seed: 3,
      colour: "#c08a56",
      foot: "#f2b26c",
      fadeY: 660,
      lit: "#f0c070",
      mid: "#b08050",
      base: 700,
      dabsPerCrown: 3,
      skip: 0.2,
    }),
    path(
      tinyPalms({ list: rows("150,590,96 196,594,70 1120,590,80 1160,592,60"), seed: 5, decimals: 0 }),
      "#8a6448",
    ),
    forest(scene, {
      profile: points("-40,500 90,520 190,572 300,600 420,628 1180,628 1300,560 1440,470 1640,400"),
      crownWidth: [34, 110],
      seed: 13,
      colour: "#6b5a48",
      foot: "#b0805a",
      fadeY: 720,
      lit: "#d0a05e",
      mid: "#7f6a4e",
      base: 740,
      dabsPerCrown: 5,
      skip: 0.25,
    }),
    forest(scene, {
      profile: points("-40,560 80,584 200,626 300,650"),
      toX: 300,
      crownWidth: [28, 70],
      seed: 17,
      colour: "#57503f",
      foot: "#a8844e",
      fadeY: 700,
      lit: "#d0a05e",
      mid: "#726647",
      base: 740,
      dabsPerCrown: 4,
      skip: 0.2,
    }),
  )
}

/** The lawn, with tufts along its edge, and the road with the car along the trees. */
function drawLawnAndRoad(scene: Scene) {
  const edge = roughen(points("-40,668 200,660 480,668 800,664 1120,672 1400,660 1640,668"), {
    roughness: 0.03,
    depth: 4,
    seed: 9,
  })
  const lawn = scene.verticalGradient(656, 900, "#d9b25e", "#98854a", "#37443a")
  scene.add(path(`${polygon(edge, { close: false, decimals: 0 })}V920H-40z`, lawn))
  const road = rows<RoadPoint>(
    "-80,822,90 80,800,70 196,770,52 214,738,34 170,710,24 100,690,16 40,678,10 -30,670,8",
  )
  scene.add(path(ribbon(road, { flatness: 0.4 }), "#fbdc9c"))
  scene.add(car(carSymbol(scene), 186, 772, 84))
}

// ---- the two terraces

interface Paints {
  wall: string
  floor: string
  dark: string
  edge: string
}

function paints(scene: Scene): Paints {
  const across = (text: string) => scene.linearGradient(140, 0, 1460, 0, stops(text))
  return {
    wall: across("0 #ffdf9e, .2 #f0b878, .5 #c47f58, .78 #8a5058, 1 #5d3550"),
    floor: across("0 #ffe9b8, .5 #e8b478, 1 #a06a60"),
    dark: across("0 #a8684a, .5 #7a4446, 1 #42243c"),
    edge: across("0 #fff3cc, .45 #f2c88c, 1 #93605a"),
  }
}

function drawLowerTerrace(scene: Scene, { wall, floor, dark, edge }: Paints, stippleId: string) {
  drawShadowOnLawn(scene, stippleId)
  const front = ringWall(LOWER_RADIUS, 0, LOWER_FLOOR)
  scene.add(
    path(ringWall(LOWER_RADIUS + 14, -8, 10), dark),
    path(front, wall),
    path(floorOutline(LOWER_RADIUS, LOWER_FLOOR), floor),
    stroke(pilasters(), "#5d3440", 5, { opacity: 0.34 }),
    stroke(dwarfFrieze(), "#5d3440", 9, { ...ROUND_ENDS, opacity: 0.3 }),
    path(ringWall(LOWER_RADIUS + 5, LOWER_FLOOR - 14, LOWER_FLOOR + 1, 16), edge),
    path(ringWall(LOWER_RADIUS + 4, 8, 18, 8), edge, { opacity: 0.75 }),
  )
  const shade = scene.linearGradient(700, 0, 1420, 0, stops("0 #3a1f38 0, 1 #3a1f38 .85"))
  const clip = scene.clip(front)
  scene.add(group(path("M140 560H1480V900H140z", shade), { filter: url(stippleId), "clip-path": url(clip) }))
}

/** Draws the long shadow towards the viewer on the right. The sun is low behind the left. */
function drawShadowOnLawn(scene: Scene, stippleId: string) {
  const shade = scene.linearGradient(500, 0, 1640, 0, stops("0 #2a2a34 .2, .5 #2a2a34 .6, 1 #2a2a34 .75"))
  const shadow =
    "M260 790C500 850 1000 850 1300 780L1640 742V832C1300 890 760 900 420 862C320 850 280 820 260 790z"
  scene.add(group(path(shadow, shade), { filter: url(stippleId) }))
}

const isAtStair = (x: number) => Math.abs(x - CENTRE_X) < 128

function pilasters(): string {
  const pen = new Pen(0)
  for (let i = 0; i < 34; i++) {
    const [x, y] = onRing(LOWER_RADIUS + 1, Math.PI * lerp(0.03, 0.97, i / 33))
    if (!isAtStair(x)) pen.moveToRelative(x, y - 18).lineTo(x, y - LOWER_FLOOR + 14)
  }
  return pen.path
}

/** The dwarfs between the pilasters, who carry the terrace. */
function dwarfFrieze(): string {
  const pen = new Pen(0)
  for (let i = 0; i < 33; i++) {
    const [x, y] = onRing(LOWER_RADIUS + 1, Math.PI * lerp(0.03, 0.97, (i + 0.5) / 33))
    if (!isAtStair(x) && i % 7 !== 3) pen.moveToRelative(x, y - 26).lineTo(x, y - 38)
  }
  return pen.path
}

function drawUpperTerrace(scene: Scene, { wall, floor, edge }: Paints, stippleId: string) {
  const front = ringWall(UPPER_RADIUS, LOWER_FLOOR, UPPER_FLOOR)
  const shadow = scene.radialGradient(960, 650, 430, stops("0 #4a2240 .5, .6 #4a2240 .3, 1 #4a2240 0"), 90)
  const lower = scene.clip(floorOutline(LOWER_RADIUS, LOWER_FLOOR))
  scene.add(
    group(group(path("M500 540H1460V780H500z", shadow), { filter: url(stippleId) }), {
      "clip-path": url(lower),
    }),
    path(front, wall),
    path(floorOutline(UPPER_RADIUS, UPPER_FLOOR), floor),
    path(ringWall(UPPER_RADIUS + 3, UPPER_FLOOR - 10, UPPER_FLOOR + 1, 12), edge),
  )
  const shade = scene.linearGradient(760, 0, 1240, 0, stops("0 #3a1f38 0, 1 #3a1f38 .85"))
  const clip = scene.clip(front)
  scene.add(group(path("M340 500H1260V800H340z", shade), { filter: url(stippleId), "clip-path": url(clip) }))
}

// ---- the broken brick wall, and the dagoba inside it

/** Height of the ruined wall above the upper floor, by angle in half turns. */
const LEFT_WALL = points("0.6,58 0.63,92 0.66,96 0.67,84 0.74,104 0.8,110 0.81,132 0.88,140 0.94,150 1,138")
const RIGHT_WALL = points("0,150 0.05,138 0.1,112 0.11,92 0.2,88 0.26,70 0.27,52 0.34,58 0.37,40 0.4,28")
const BACK_WALL = points("1,140 1.12,164 1.2,150 1.28,176 1.4,168 1.52,182 1.66,160 1.68,140 1.84,150 2,150")

function wallPiece(heights: readonly Point[], fill: string, seed: number): string {
  const top = heights.map(([angle, height]): Point => {
    const [x, y] = onRing(WALL_RADIUS, Math.PI * angle)
    return [x, y - UPPER_FLOOR - height]
  })
  const foot = heights.map(([angle]): Point => {
    const [x, y] = onRing(WALL_RADIUS, Math.PI * angle)
    return [x, y - UPPER_FLOOR]
  })
  const crest = roughen(top, { roughness: 0.16, depth: 2, seed })
  return path(polygon([...crest, ...foot.reverse()], { decimals: 0 }), fill)
}

function drawWallBehind(scene: Scene) {
  const litInside = scene.linearGradient(470, 0, 1130, 0, stops("0 #6b3440, .5 #a85440, 1 #e8955a"))
  scene.add(wallPiece(BACK_WALL, litInside, 4))
}

const MOUND = points("640,600,1 642,540 664,470 716,414 800,390 884,414 936,470 958,540 960,600,1")
const MOUND_COURSES =
  "M648 530Q800 552 952 530M642 566Q800 590 958 566M658 494Q800 514 942 494M684 456Q800 474 916 456M716 422Q800 436 884 422"

function drawMound(scene: Scene, stippleId: string) {
  const mound = spline(MOUND, { decimals: 0 })
  const clip = scene.clip(mound)
  const brick = scene.linearGradient(640, 0, 960, 0, stops("0 #f2985a, .35 #cf6640, .7 #8f3f40, 1 #5d2a3c"))
  const shade = scene.linearGradient(750, 0, 950, 0, stops("0 #3f1c34 0, 1 #3f1c34 .9"))
  const foot = scene.verticalGradient(500, 610, ...stops("0 #3f1c34 0, 1 #3f1c34 .8"))
  const content = [
    path(mound, brick),
    stroke(MOUND_COURSES, "#5d2a3c", 2, { opacity: 0.4, "stroke-dasharray": "22 5 14 4" }),
    group([path("M640 380H970V620H640z", shade), path("M630 480H970V620H630z", foot)], {
      filter: url(stippleId),
    }),
  ]
  scene.add(path("M752 396L764 376 786 382 800 366 822 380 846 398 800 404z", "#b5573f"))
  scene.add(group(content, { "clip-path": url(clip) }))
}

const SEATED_FIGURE = points(`
  -40,0,1 -47,-13 -34,-23 -21,-26 -23,-52 -17,-68 -7,-73 -11,-80 -12,-89 -6,-97,1 -4,-102 0,-105
  4,-102 6,-97,1 12,-89 11,-80 7,-73 17,-68 23,-52 21,-26 34,-23 47,-13 40,0,1
`)

/** Draws the statue seated in front of the mound. */
function drawBuddha(scene: Scene) {
  const figure = spline(SEATED_FIGURE, { decimals: 0 })
  const light = scene.linearGradient(-46, 0, 46, 0, stops("0 #fff3cf, .45 #f6cf94, 1 #a8685e"))
  const content = [
    path("M-62 30H62V14H-62z", "#8a4f4a"),
    path("M-62 30H-20V14H-62z", "#d99a62"),
    path("M-54 14H54V0H-54z", "#c9875a"),
    path("M-54 14H-16V0H-54z", "#f3c58a"),
    path(figure, light),
    path("M-20-30C-6-22 14-22 30-26L20-16-18-16z", "#96595a", { opacity: 0.4 }),
    path("M8-74C4-60 12-40 21-26L22-52 15-70z", "#96595a", { opacity: 0.4 }),
  ]
  scene.add(group(content, { transform: "translate(800 580) scale(1.1)" }))
}

const BRICK = stops("0 #f09a5c, .3 #c9623f, .7 #8a3c40, 1 #54263a")

/** Draws both halves of the front wall and the gate between them. */
function drawFrontWall(scene: Scene) {
  const brick = scene.linearGradient(470, 0, 1130, 0, BRICK)
  scene.add(wallPiece(LEFT_WALL, brick, 5), wallPiece(RIGHT_WALL, brick, 3))
  scene.add(
    stroke(brickCourses(LEFT_WALL) + brickCourses(RIGHT_WALL), "#4a2034", 1.4, {
      opacity: 0.4,
      "stroke-dasharray": "24 4 16 3 30 5",
    }),
    path("M700 642H900L888 610H712z", scene.verticalGradient(606, 642, "#7a4446", "#dca46e")),
  )
}

function brickCourses(heights: readonly Point[]): string {
  const pen = new Pen(0)
  for (let height = 12; height < 130; height += 13) {
    const course = heights.filter(([, top]) => top > height + 8)
    const places = course.map(([angle]): Point => {
      const [x, y] = onRing(WALL_RADIUS + 1, Math.PI * angle)
      return [x, y - UPPER_FLOOR - height]
    })
    if (places.length > 1) drawPolygon(pen, places, { close: false })
  }
  return pen.path
}

// ---- what lives there, and the near frame

function drawLife(scene: Scene) {
  scene.add(langur({ x: 1072, y: 432, scale: 0.5, coat: "#6b5a60", lit: "#e8b880" }))
  scene.add(langur({ x: 498, y: 446, scale: 0.42, isFacingRight: true, coat: "#7a6460" }))
  const inWhite = scene.symbol(person({ top: "#fff9ea", legs: "#f3e3cc", skin: "#6b4038" }))
  const inCream = scene.symbol(person({ top: "#fff1dc", legs: "#ecd6bb", skin: "#5d3a34" }))
  for (const [x, y, scale, isFirst] of rows<readonly [x: number, y: number, scale: number, isFirst: number]>(
    "598,868,.62,1 634,872,.58,0 782,772,.46,1",
  ))
    scene.add(
      path(
        `M${x - 5 * scale} ${y}l${130 * scale} ${20 * scale}h${20 * scale}L${x + 8 * scale} ${y}z`,
        "#3a1f38",
        {
          opacity: 0.4,
        },
      ),
      use(isFirst ? inWhite : inCream, x, y, scale),
    )
}

/** A fallen pillar, blocks and bricks. */
function drawFallenStones(scene: Scene) {
  scene.add(
    path("M96 866l196-34 22 12 4 20-198 36-22-14z", "#7a4a4c"),
    path("M96 866l196-34 22 12-198 36z", "#ffdf9e"),
    path("M116 880l-20-14 2 20 20 14z", "#c98658"),
    path("M292 832l22 12 4 20-8-2z", "#5d3440"),
    stroke("M150 872l170-30", "#c98658", 2, { opacity: 0.7 }),
  )
  const stones = boulders(rows("380,876,40,18 430,890,26,10 1190,872,46,16 1256,890,30,12 40,888,40,20"), {
    seed: 7,
  })
  scene.add(path(stones.base, "#4a3340"), path(stones.lit, "#e0a468"))
}

const BARK = "#2f1f2e"

interface Bough {
  spine: Point[]
  count: number
  seed: number
  thickness: number
}

const BOUGHS: readonly Bough[] = [
  { spine: points("1540,290 1490,190 1380,120 1260,104 1150,130"), count: 30, seed: 4, thickness: 16 },
  { spine: points("1360,112 1320,180 1260,230"), count: 18, seed: 8, thickness: 9 },
  { spine: points("1510,220 1440,270 1400,340"), count: 18, seed: 12, thickness: 10 },
  { spine: points("1560,60 1440,30 1330,24"), count: 20, seed: 15, thickness: 12 },
]

/** A fig that frames the right side. */
function drawNearTree(scene: Scene, stippleId: string) {
  const trunk =
    "M1640 930H1404C1440 890 1462 850 1472 790C1486 700 1492 560 1500 430C1504 340 1506 280 1500 230C1520 240 1536 270 1546 310C1552 220 1548 120 1540 -20H1640z"
  const roots =
    "M1404 930C1440 890 1462 850 1472 790L1490 790C1486 850 1470 900 1452 930zM1500 430C1512 560 1506 720 1490 860L1516 930H1530C1520 800 1530 600 1526 430z"
  const clip = scene.clip(trunk)
  const light = scene.linearGradient(1450, 0, 1560, 0, stops("0 #d98a58 .8, 1 #d98a58 0"))
  scene.add(
    path(trunk, BARK),
    group(
      [
        path(roots, "#6b3c40", { opacity: 0.6 }),
        group(path("M1380 -20H1640V930H1380z", light), { filter: url(stippleId) }),
      ],
      { "clip-path": url(clip) },
    ),
  )
  for (const bough of BOUGHS) {
    const leaves = branch({ ...bough, length: 62, width: 0.26, litShare: 0.28, hang: 0.4, spread: 66 })
    scene.add(path(leaves.stem, BARK), path(leaves.dark, "#2f3438"), path(leaves.lit, "#9a8048"))
  }
}

function drawGrass(scene: Scene) {
  const near = { y: 910, lean: 0.4 }
  scene.add(
    path(
      blades({ ...near, fromX: -20, toX: 560, count: 60, height: [14, 66], width: 7, seed: 5 }),
      "#26332f",
    ),
    path(
      blades({ ...near, fromX: 1040, toX: 1640, count: 66, height: [14, 76], width: 7, seed: 9 }),
      "#26332f",
    ),
    path(
      blades({ ...near, fromX: -20, toX: 1640, count: 44, height: [8, 30], width: 5, seed: 12 }),
      "#a88f4f",
    ),
    path(tufts(), "#7f7a48"),
  )
}

/** Grass in the joints of the terraces. */
function tufts(): string {
  return rows<readonly [x: number, y: number, seed: number]>(
    "230,748,3 420,792,4 1010,804,5 1260,776,6 560,650,7 1130,640,8",
  )
    .map(([x, y, seed]) =>
      blades({ fromX: x - 12, toX: x + 12, y, count: 7, height: [5, 20], width: 3, seed, lean: 0.2 }),
    )
    .join("")
}
