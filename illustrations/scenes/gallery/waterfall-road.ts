import { ellipse, group, path, rectangle, stroke, url, use, wholeCanvas } from "../drawing/elements.ts"
import { polygon, spline } from "../drawing/lines.ts"
import { itemAt } from "../drawing/lists.ts"
import { Pen } from "../drawing/pen.ts"
import { type Point, points, rows } from "../drawing/points.ts"
import { seededRandom } from "../drawing/random.ts"
import { roughen } from "../drawing/roughen.ts"
import { type Bird, birds } from "../nature/birds.ts"
import { type Boulder, boulders } from "../nature/boulders.ts"
import { cliff } from "../nature/cliff.ts"
import { type Stratum, strata } from "../nature/clouds.ts"
import { forest } from "../nature/forest.ts"
import { fern } from "../nature/grass.ts"
import { type CrestKey, mountains } from "../nature/mountains.ts"
import { tinyPalms } from "../nature/palms.ts"
import { type RoadPoint, ribbon } from "../nature/road.ts"
import { glow, sky, sun } from "../nature/sky.ts"
import { tea } from "../nature/tea.ts"
import { glints } from "../nature/water.ts"
import { type FallGuide, waterfall } from "../nature/waterfall.ts"
import { Scene, type SceneEntry, type Stop, stops } from "../scene.ts"
import { car, carSymbol } from "../subjects/car.ts"

export const scene: SceneEntry = { name: "g-waterfall-road", focus: 0.55, draw }

/** The bridge: its deck, its ends, and its middle arch. */
const BRIDGE = { deck: 596, left: 560, right: 1260 }
const ARCH = { x: 906, half: 170, spring: 790 }

function draw(): Scene {
  const scene = new Scene({ title: "The bridge under the waterfall", prefix: "W" })
  const stippleIds = {
    fine: scene.stipple({ size: 1.15, seed: 4 }),
    coarse: scene.stipple({ size: 1.7, seed: 9 }),
  }
  drawSky(scene)
  drawFarRanges(scene)
  drawWalls(scene)
  drawGreenOnWalls(scene)
  drawShadeOfWall(scene, stippleIds.fine)
  drawFall(scene, stippleIds.coarse)
  drawWoodedSlopes(scene)
  drawBridge(scene, stippleIds.fine)
  drawRoad(scene)
  drawDeck(scene)
  drawAbutments(scene)
  drawKerbPosts(scene)
  drawStreamBed(scene, stippleIds.coarse)
  drawNearLeaves(scene)
  return scene.finish({ vignetteColour: "#10183a" })
}

function drawSky(scene: Scene) {
  scene.add(sky(scene, stops("0 #4f74b0, .16 #93a8d0, .32 #ecd3d0, .45 #ffe9c4")))
  scene.add(
    glow(scene, { x: 260, y: 190, radius: 620, colour: "#fff3d4", opacity: 0.6 }),
    sun({ x: 250, y: 176, radius: 56, colour: "#fffaec", halo: "#fff3d8", rings: 3, opacity: 0.24 }),
  )
  const banks = rows<Stratum>("560,70,420,16,3 110,90,380,16,6")
  scene.add(strata(banks, { colour: "#fff6ea", opacity: 0.55 }))
}

function drawFarRanges(scene: Scene) {
  scene.add(
    mountains(scene, {
      keys: rows<CrestKey>("-60,330 80,270,peak 190,310 300,240,peak 400,300 520,280 760,330"),
      base: 520,
      colour: "#b4b4d0",
      foot: "#f5e0d0",
      fadeY: 430,
      shade: "#8f95bd",
      shadeOpacity: 0.5,
      seed: 4,
      depth: 4,
      light: -1,
    }),
  )
  scene.add(
    mountains(scene, {
      keys: rows<CrestKey>("-60,420 70,360,peak 200,396 340,350,peak 480,420 660,460"),
      base: 600,
      colour: "#8f9cc0",
      foot: "#dcd3d6",
      fadeY: 520,
      shade: "#6a7aa8",
      shadeOpacity: 0.5,
      seed: 9,
      depth: 4,
      light: -1,
    }),
  )
  const morning = stops("0 #fff3d4 .3, .6 #fff3d4 .08, 1 #fff3d4 0")
  scene.add(wholeCanvas(scene.linearGradient(0, 120, 700, 620, morning)))
}

interface Wall {
  outline: readonly Point[]
  seed: number
  tones: readonly Stop[]
  /** Edges that the facets follow, as pairs of y and x. */
  left: readonly Point[]
  right: readonly Point[]
  top: number
  columns: number
  /** The line along which the tones run behind the facets. */
  across?: readonly [x1: number, y1: number, x2: number, y2: number]
}

/** Draws two buttresses and the dark gap between them. */
function drawWalls(scene: Scene) {
  scene.add(
    wall(scene, {
      outline: points("760,40 860,62 900,92 960,70 1080,20 1100,700 760,700"),
      seed: 3,
      tones: stops("0 #3f4478, .4 #2a2f60, 1 #23275a"),
      left: points("40,780 700,760"),
      right: points("40,1080 700,1080"),
      top: 40,
      columns: 9,
    }),
  )
  scene.add(wall(scene, leftButtress()))
  scene.add(wall(scene, rightButtress()))
}

function leftButtress(): Wall {
  return {
    outline: points(`
      470,420 520,330 560,236 620,180 664,110 740,60 800,50 834,76 846,140 826,230
      850,320 830,430 846,560 830,760 430,760 440,560
    `),
    seed: 6,
    tones: stops("0 #f3c9a8, .2 #d9aeb0, .5 #a58fb4, .8 #6f6da4, 1 #4a4f86"),
    left: points("50,700 180,610 330,500 560,440 760,430"),
    right: points("50,830 760,850"),
    top: 50,
    columns: 13,
    across: [520, 300, 850, 465],
  }
}

function rightButtress(): Wall {
  return {
    outline: points(`
      960,110 972,62 1040,20 1140,-20 1640,-40 1640,800 990,800 986,640 1010,520
      984,400 1006,280 976,190
    `),
    seed: 9,
    tones: stops("0 #b9a4bc, .16 #8f86b4, .45 #646a9e, .75 #454d84, 1 #333a6b"),
    left: points("0,970 200,985 400,985 520,1010 800,990"),
    right: points("0,1640 800,1640"),
    top: -20,
    columns: 14,
  }
}

function wall(scene: Scene, { outline, seed, tones, left, right, top, columns, across }: Wall): string {
  const rough = polygon(roughen(outline, { roughness: 0.05, depth: 2, seed }), { decimals: 0 })
  const face = cliff({
    left,
    right,
    topAt: () => top,
    bottom: 800,
    columns,
    cuts: 2,
    seed,
    jitter: 0.022,
    contrast: 0.035,
    wobble: 0.018,
    wave: 60,
    tones,
  })
  const darkest = itemAt(tones, Math.min(3, tones.length - 1))[1]
  const paint = across ? scene.linearGradient(...across, tones) : darkest
  return group(path(rough, paint) + face.markup, { "clip-path": url(scene.clip(rough)) })
}

/** Woods along the rims, and trees that hold on to ledges. */
function drawGreenOnWalls(scene: Scene) {
  const leftRim = forest(scene, {
    profile: points("540,236 610,186 664,112 740,62 830,60"),
    fromX: 556,
    toX: 836,
    crownWidth: [16, 40],
    crownHeight: 0.55,
    seed: 61,
    colour: "#6f9a6a",
    lit: "#e6e08a",
    base: 300,
    dabsPerCrown: 2,
  })
  scene.add(clipped(scene, leftRim, "M500 0H846V70L800 66 744 78 690 116 640 180 580 236 540 262H500z"))
  const rightRim = forest(scene, {
    profile: points("966,64 1040,26 1140,-10 1300,-30"),
    fromX: 968,
    toX: 1300,
    crownWidth: [16, 42],
    crownHeight: 0.55,
    seed: 62,
    colour: "#4f7f68",
    lit: "#b9c47c",
    base: 120,
    dabsPerCrown: 2,
  })
  scene.add(clipped(scene, rightRim, "M950-60H1320V0L1200 14 1100 30 1040 52 985 84H950z"))
  scene.add(LEDGES.map((place) => ledge(scene, place)))
  const kitulPalms = rows<readonly [number, number, number]>("1118,404,78 1164,408,54 1404,350,66 640,442,60")
  scene.add(path(tinyPalms({ list: kitulPalms, seed: 8, decimals: 0 }), "#33566a"))
}

/** The body of a wood clipped; its dabs stay whole. */
function clipped(scene: Scene, wood: string, outline: string): string {
  return wood.replace("<path ", () => `<path clip-path="${url(scene.clip(outline))}" `)
}

/** A ledge from left to right, the wood on it and what hangs from it. */
interface Ledge {
  profile: readonly Point[]
  crownWidth: readonly [number, number]
  seed: number
  colour: string
  mid: string
  lit: string
  shade: string
}

const LEDGES: readonly Ledge[] = [
  {
    profile: points("456,486 530,468 610,448 690,432 768,424"),
    crownWidth: [14, 34],
    seed: 5,
    colour: "#5f8a6c",
    mid: "#86a070",
    lit: "#f0e08c",
    shade: "#4f4f86",
  },
  {
    profile: points("1026,424 1090,404 1180,412 1260,388 1350,384 1420,346 1520,338 1680,300"),
    crownWidth: [18, 46],
    seed: 9,
    colour: "#2f5a66",
    mid: "#3f7070",
    lit: "#8fb487",
    shade: "#272c5c",
  },
]

/** A wood along a ledge: its lower edge follows the ledge, and its uneven shade falls on the rock below. */
function ledge(scene: Scene, { profile, shade, ...leaves }: Ledge): string {
  const fromX = itemAt(profile, 0)[0]
  const toX = itemAt(profile, -1)[0]
  const foot = roughen(
    profile.map(([x, y], i): Point => [x, y + (i % 2 ? 44 : 10)]),
    { roughness: 0.2, depth: 2, seed: leaves.seed },
  )
  const tongues = roughen(
    [...foot, ...foot.toReversed().map(([x, y], i): Point => [x + 10, y + (i % 3 ? 22 : 80)])],
    { roughness: 0.1, depth: 2, seed: leaves.seed, close: true },
  )
  const wood = forest(scene, {
    ...leaves,
    profile,
    fromX,
    toX: toX - 26,
    crownHeight: 0.56,
    base: 999,
    dabsPerCrown: 3,
  })
  const room = [...profile.map(([x, y]): Point => [x, y - 80]), ...foot.toReversed()]
  return (
    path(polygon(tongues, { decimals: 0 }), shade, { opacity: 0.42 }) +
    clipped(scene, wood, polygon(room, { decimals: 0 }))
  )
}

/** Shades the wall towards the right edge, where it faces away from the sun. */
function drawShadeOfWall(scene: Scene, stippleId: string) {
  const away = scene.linearGradient(1020, 0, 1600, 160, stops("0 #1f2456 0, .45 #1f2456 .12, 1 #1f2456 .6"))
  scene.add(group(path("M900-20H1640V640H900z", away), { filter: url(stippleId) }))
}

const MAIN_FALL = rows<FallGuide>(`
  904,78,64 908,104,72 902,150,62 908,230,72 900,312,84 908,330,132 906,400,138
  912,480,154 904,560,172 908,640,196 906,700,214
`)
const SIDE_FALL = rows<FallGuide>("984,352,8 982,400,14 988,460,16 982,540,26 986,650,34")

function drawFall(scene: Scene, stippleId: string) {
  scene.add(
    waterfall(scene, {
      guide: MAIN_FALL,
      white: "#fffdf6",
      mid: "#d5def0",
      shade: "#9fa9d4",
      seed: 4,
      strands: 17,
      mistRadius: 10,
      stippleId,
    }),
  )
  scene.add(
    waterfall(scene, {
      guide: SIDE_FALL,
      white: "#f6f6fb",
      mid: "#c9d3ea",
      shade: "#8f9ac9",
      seed: 7,
      strands: 4,
      mistRadius: 10,
      stippleId,
    }),
  )
  scene.add(path("M836 330Q904 312 984 332Q940 350 906 346Q872 348 836 330z", "#6f76b0", { opacity: 0.7 }))
  drawMist(scene, stippleId)
}

function drawMist(scene: Scene, stippleId: string) {
  const cloud = stops("0 #fffaf4, .4 #fbf0ea .55, 1 #f3e6e0 0")
  const splash = stops("0 #fffdf8 .8, 1 #fffdf8 0")
  const haze = stops("0 #fff6ee .5, .5 #fff0e6 .2, 1 #f3e6e0 0")
  const stippled = [
    ellipse(904, 560, 330, 190, scene.radialGradient(904, 560, 330, cloud, 190)),
    ellipse(906, 344, 110, 44, scene.radialGradient(906, 344, 110, splash, 44)),
  ]
  scene.add(
    group(stippled, { filter: url(stippleId) }),
    wholeCanvas(scene.radialGradient(904, 600, 460, haze, 220)),
  )
}

interface Slope {
  profile: readonly Point[]
  fromX: number
  toX: number
  crownWidth: readonly [number, number]
  seed: number
  colour: string
  lit: string
  mid?: string
  foot?: string
}

function slope(scene: Scene, wood: Slope): string {
  return forest(scene, { ...wood, crownHeight: 0.5, fadeY: 760, base: 930, dabsPerCrown: 2, light: -1 })
}

function drawWoodedSlopes(scene: Scene) {
  scene.add(
    slope(scene, {
      profile: points("-40,470 120,480 300,500 440,530 560,566 660,604"),
      fromX: -40,
      toX: 664,
      crownWidth: [24, 56],
      seed: 14,
      colour: "#7f9f78",
      lit: "#f0e08c",
      foot: "#c9cfb4",
    }),
  )
  scene.add(
    slope(scene, {
      profile: points("1120,620 1220,570 1340,520 1480,470 1640,420"),
      fromX: 1116,
      toX: 1640,
      crownWidth: [28, 64],
      seed: 34,
      colour: "#3a6a66",
      lit: "#8fb07c",
      mid: "#4f8272",
      foot: "#6f8f94",
    }),
  )
}

/** The face of the bridge below its deck, as path data. */
function bridgeFace(): string {
  const { deck, left, right } = BRIDGE
  return `M${left} ${deck}H${right}V920H${left}z`
}

function mainArch(): string {
  const { x, half, spring } = ARCH
  const crown = BRIDGE.deck + 42
  return `M${x - half} 930V${spring - 20}C${x - half} ${spring - 110} ${x - 96} ${crown} ${x} ${crown}C${x + 96} ${crown} ${x + half} ${spring - 110} ${x + half} ${spring - 20}V930z`
}

function sideArch(x: number): string {
  const half = 52
  return `M${x - half} 930V742C${x - half} 690 ${x - half * 0.55} 662 ${x} 662C${x + half * 0.55} 662 ${x + half} 690 ${x + half} 742V930z`
}

function drawBridge(scene: Scene, stippleId: string) {
  const arch = mainArch()
  const sideArches = sideArch(646) + sideArch(1166)
  const holes = arch + sideArches
  const face = bridgeFace() + holes
  const masonryClip = url(scene.clip(face, true))
  drawThroughArches(scene, arch, holes)
  const { left, right } = BRIDGE
  const stone = stops("0 #f6cf9c, .4 #e0a682, .75 #a8707c, 1 #6f4a70")
  scene.add(path(face, scene.linearGradient(left, 0, right, 0, stone), { "fill-rule": "evenodd" }))
  drawCourses(scene, stippleId, masonryClip)
  const rings = [
    stroke(arch, "#fbe0b4", 22),
    stroke(arch, "#8f5f70", 2, { opacity: 0.6 }),
    stroke(sideArches, "#f0c89c", 14),
  ]
  scene.add(group(rings, { "clip-path": masonryClip }))
}

/** The barrels of the arches, lit from the left, and the stream under the middle one. */
function drawThroughArches(scene: Scene, arch: string, holes: string) {
  const air = path(holes, scene.verticalGradient(640, 900, "#c9c9e0", "#8fa3cf", "#4f74a8"))
  const barrels = path(holes, "#4f3f66") + group(air, { transform: "translate(26 -4)" })
  scene.add(group(barrels, { "clip-path": url(scene.clip(holes)) }))
  const sparkle = glints({
    x: 906,
    spread: 120,
    fan: 0.8,
    fromY: 660,
    toY: 900,
    count: 15,
    seed: 3,
    farWidth: 20,
    nearWidth: 110,
    farHeight: 1,
    nearHeight: 5,
  })
  const stream = [
    path(
      "M760 640Q906 620 1060 640L1110 930H700z",
      scene.verticalGradient(640, 900, "#fffaf4", "#b9cbe6", "#5f86b8"),
    ),
    path(sparkle, "#fffdf8", { opacity: 0.9 }),
  ]
  scene.add(group(stream, { "clip-path": url(scene.clip(arch)) }))
}

const COURSE = 19

/** Courses of stone, some blocks lighter than the rest, and the damp foot. */
function drawCourses(scene: Scene, stippleId: string, clipPath: string) {
  const { deck, left, right } = BRIDGE
  const random = seededRandom(4)
  const beds = new Pen(0)
  for (let y = deck + 34; y < 900; y += COURSE) beds.moveTo(left, y).lineTo(right, y)
  const joints = new Pen(0)
  for (let y = deck + 34, course = 0; y < 900; y += COURSE, course++)
    for (let x = left + (course % 2) * 22; x < right; x += random.between(104, 160))
      joints.moveTo(x, y).lineTo(x, y + COURSE)
  const blocks = new Pen(0)
  for (let i = 0; i < 20; i++) {
    const top = deck + 35 + random.whole(0, 14) * COURSE
    const x = random.between(left, right)
    blocks
      .moveTo(x, top)
      .lineTo(x + random.between(24, 50), top)
      .lineTo(x + 40, top + 17)
      .lineTo(x, top + 17)
      .close()
  }
  const damp = scene.verticalGradient(680, 900, ...stops("0 #3f2f5c 0, 1 #3f2f5c .75"))
  const masonry = [
    path(blocks.path, "#fff0cc", { opacity: 0.22 }),
    stroke(beds.path, "#5f3a58", 1.2, { opacity: 0.35 }),
    stroke(joints.path, "#5f3a58", 1.2, { opacity: 0.3 }),
    group(path(`M${left} ${deck}H${right}V900H${left}z`, damp), { filter: url(stippleId) }),
  ]
  scene.add(group(masonry, { "clip-path": clipPath }))
}

/** The road leads over the bridge, then round the bend to the near left. */
const ROAD = rows<RoadPoint>(`
  1700,560,30 1440,578,34 1260,588,36 1000,590,36 700,590,38 520,598,46 380,624,64
  300,676,96 316,760,150 420,850,210 560,960,280
`)

function drawRoad(scene: Scene) {
  const bank = scene.verticalGradient(600, 900, "#8fa86c", "#4f7a5c", "#1f4a4c")
  scene.add(path("M-40 640C120 610 300 590 470 590L562 600V690C580 760 630 840 700 930H-40z", bank))
  scene.add(
    tea(scene, {
      upper: points("-60,636 90,618 240,604 428,596"),
      lower: points("-60,830 50,800 150,776 240,764"),
      count: 6,
      farWidth: 10,
      nearWidth: 27,
      crowding: 1.2,
      dark: "#2f6a55",
      mid: "#5f9a62",
      lit: "#b5cc70",
      seed: 2,
      roughness: 0.6,
    }),
  )
  const surface = scene.linearGradient(0, 580, 0, 900, stops("0 #f0d3c0, .3 #c9a8ac, 1 #6f5a80"))
  const middle = spline(
    ROAD.map(([x, y]): Point => [x, y]),
    { close: false, decimals: 0 },
  )
  scene.add(
    path(ribbon(ROAD, { flatness: 0.36, scale: 1.16, dy: 4 }), "#4a3f62"),
    path(ribbon(ROAD, { flatness: 0.36 }), surface),
    stroke(middle, "#fff3dc", 3.4, { "stroke-dasharray": "22 20", opacity: 0.85 }),
  )
}

/** The parapet, with the car behind its posts. */
function drawDeck(scene: Scene) {
  const { deck, left, right } = BRIDGE
  const edge = scene.linearGradient(left, 0, right, 0, stops("0 #fff0cc, .5 #f0c8a0, 1 #a87c88"))
  scene.add(
    rectangle(left, deck + 8, right - left, 26, edge),
    rectangle(left, deck + 30, right - left, 5, "#6f4a68", { opacity: 0.6 }),
  )
  scene.add(car(carSymbol(scene, { dark: "#241a38" }), 716, 603, 118, { shadowOpacity: 0.35 }))
  let posts = ""
  let shades = ""
  for (let x = left + 10; x <= right - 8; x += 38) {
    posts += `M${x} ${deck + 10}v-16h12v16z`
    shades += `M${x + 7} ${deck + 10}v-16h5v16z`
  }
  scene.add(
    path(posts, "#fff6e0"),
    path(shades, "#b58a94"),
    rectangle(left, deck - 10, right - left, 5, "#fff0d0"),
    rectangle(left, deck + 6, right - left, 4, "#d9a98f"),
  )
}

/** Leaves that hide where the bridge meets the ground. */
function drawAbutments(scene: Scene) {
  scene.add(
    slope(scene, {
      profile: points("440,960 480,850 520,780 556,742 584,752 612,810 650,880 700,906 740,960"),
      fromX: 440,
      toX: 740,
      crownWidth: [24, 54],
      seed: 44,
      colour: "#2f6a5c",
      lit: "#b9c870",
      mid: "#3f8264",
    }),
    slope(scene, {
      profile: points("1090,940 1130,860 1180,750 1220,668 1262,634 1360,628 1500,586 1640,548"),
      fromX: 1090,
      toX: 1640,
      crownWidth: [34, 76],
      seed: 54,
      colour: "#24525a",
      lit: "#6f9f70",
      mid: "#34706a",
    }),
  )
  scene.add(
    slope(scene, {
      profile: points("1180,930 1280,850 1400,770 1520,720 1640,690"),
      fromX: 1180,
      toX: 1640,
      crownWidth: [44, 92],
      seed: 64,
      colour: "#173c4a",
      lit: "#4f8664",
      mid: "#22565a",
    }),
  )
}

function drawKerbPosts(scene: Scene) {
  const posts = rows<readonly [x: number, y: number, scale: number]>(
    "384,644,.72 362,690,.95 392,752,1.25 462,824,1.6",
  )
  for (const [x, y, scale] of posts)
    scene.add(
      group(
        [
          path("M-5 0V-26H5V0z", "#fff6e0"),
          path("M1 0V-26H5V0z", "#b9a0b4"),
          path("M-5-16H5V-8H-5z", "#d8432f"),
        ],
        { transform: `translate(${x} ${y})scale(${scale})` },
      ),
    )
}

function drawStreamBed(scene: Scene, stippleId: string) {
  const rocks = rows<Boulder>(`
    760,880,90,44 1050,872,110,54 880,900,80,30 980,912,120,40 700,915,120,60 830,840,50,20
    990,836,44,18
  `).sort(([, a], [, b]) => a - b)
  const { base, lit } = boulders(rocks, { seed: 3, light: -1 })
  scene.add(path(base, "#2f3464"), path(lit, "#b9b4d0"))
  const mist = stops("0 #fffdf8 .95, .5 #fffdf8 .4, 1 #fffdf8 0")
  const cloud = ellipse(906, 700, 200, 60, scene.radialGradient(906, 700, 200, mist, 60))
  scene.add(group(cloud, { filter: url(stippleId), "clip-path": url(scene.clip(mainArch())) }))
}

function drawNearLeaves(scene: Scene) {
  scene.add(
    slope(scene, {
      profile: points("-40,720 80,760 170,830 240,910 280,950"),
      fromX: -40,
      toX: 280,
      crownWidth: [44, 92],
      seed: 74,
      colour: "#17424a",
      lit: "#7fa868",
      mid: "#24605a",
    }),
  )
  const dark = fern({ x: 0, y: 0, count: 9, leaflets: 12, length: 200, seed: 4, droop: 74 })
  const lit = fern({ x: 6, y: 12, count: 5, leaflets: 10, length: 160, seed: 14, droop: 70 })
  const treeFern = scene.symbol(path(dark, "#0f3340") + path(lit, "#347a62"))
  scene.add(use(treeFern, 92, 806, 0.95), use(treeFern, 1524, 872, -1.1, 1.1))
  scene.add(path(birds(rows<Bird>("470,190,36,.1 530,160,28,-.08 420,226,22,.05")), "#5a5f8a"))
}
