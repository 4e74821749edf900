import { WIDTH } from "../drawing/canvas.ts"
import { group, path, rectangle, stroke, url, use } from "../drawing/elements.ts"
import { bandBetween, spline } from "../drawing/lines.ts"
import { itemAt } from "../drawing/lists.ts"
import { lerp } from "../drawing/numbers.ts"
import { Pen } from "../drawing/pen.ts"
import { type Point, points, rows } from "../drawing/points.ts"
import { seededRandom } from "../drawing/random.ts"
import { birds, egretSymbol } from "../nature/birds.ts"
import { boulders } from "../nature/boulders.ts"
import { cumuli, strata } from "../nature/clouds.ts"
import { forest } from "../nature/forest.ts"
import { blades } from "../nature/grass.ts"
import { palmyraSymbol } from "../nature/palms.ts"
import { type RoadPoint, ribbon } from "../nature/road.ts"
import { glow, sky } from "../nature/sky.ts"
import { glints, swash } from "../nature/water.ts"
import { Scene, type SceneEntry, type Stop } from "../scene.ts"
import { car, carSymbol } from "../subjects/car.ts"
import { drinkingElephantSymbol, elephantCalfSymbol } from "../subjects/elephants.ts"
import { type Stilted, stiltRoots } from "../subjects/mangrove.ts"
import { canopy, type Lobe } from "../subjects/rain-tree.ts"
import { ROUND_ENDS } from "../subjects/round.ts"
import { flyingStorkSymbol } from "../subjects/storks.ts"

export const scene: SceneEntry = { name: "pottuvil", focus: 0.42, draw }

const HORIZON = 306

function draw(): Scene {
  const scene = new Scene({ title: "Pottuvil: elephants where the lagoon meets the dunes", prefix: "K" })
  const fineStippleId = scene.stipple({ size: 1.15, seed: 4 })
  drawSky(scene)
  drawSea(scene)
  drawBeach(scene)
  drawDunes(scene, url(fineStippleId))
  drawMonastery(scene)
  drawTrack(scene)
  drawScrub(scene)
  drawLagoon(scene, url(fineStippleId))
  drawSpit(scene)
  drawElephants(scene, fineStippleId)
  drawEgretsOverTheWater(scene)
  drawMangroves(scene)
  return scene.finish({ vignetteColour: "#082a4a" })
}

function drawSky(scene: Scene) {
  const brightDay: Stop[] = [
    [0, "#124f96"],
    [0.14, "#2f86bf"],
    [0.26, "#8fcbd8"],
    [0.35, "#f3efd4"],
  ]
  scene.add(sky(scene, brightDay))
  scene.add(glow(scene, { x: 460, y: 300, radius: 560, colour: "#fffbe4", opacity: 0.6, radiusY: 260 }))
  const towers = "1360,86,520,220,3 1150,190,420,116,4,0.1 1560,190,380,130,6,0.15 760,262,520,44,11,0.2"
  scene.add(cumuli(scene, rows(towers), { lit: "#fffdf4", mid: "#a9d3dd", lobe: [0.1, 0.22] }))
  scene.add(strata(rows("240,226,460,16,5 90,262,380,12,9"), { colour: "#fffdf4", opacity: 0.6 }))
  const flock = "640,120,44,0.1 710,90,34,-0.08 780,132,30,0.05 850,96,24,0.1 580,160,22"
  scene.add(path(birds(rows(flock)), "#fffdf4"))
}

/** The sea with the headland, and the long right-hand waves that break along it. */
function drawSea(scene: Scene) {
  const water = scene.verticalGradient(HORIZON, 460, "#1f7fa8", "#2fa5b4", "#8fdccb")
  scene.add(rectangle(0, HORIZON, WIDTH, 240, water))
  const sparkle = glints({
    x: 500,
    spread: 700,
    fan: 0.1,
    fromY: HORIZON + 3,
    toY: 400,
    count: 50,
    seed: 3,
    farWidth: 10,
    nearWidth: 80,
    farHeight: 0.7,
    nearHeight: 2,
  })
  scene.add(path(sparkle, "#eafaf0", { opacity: 0.7 }))
  drawPoint(scene)
  scene.add(
    wave({ fromX: 560, toX: 1120, y: 330, bow: 4, thickness: 4, seed: 3 }),
    wave({ fromX: 330, toX: 1190, y: 352, bow: 8, thickness: 6.5, seed: 5 }),
    wave({ fromX: -60, toX: 1230, y: 376, bow: 14, thickness: 10, seed: 8 }),
  )
}

function drawPoint(scene: Scene) {
  scene.add(
    forest(scene, {
      profile: points("1180,312 1300,296 1440,284 1640,270"),
      fromX: 1190,
      toX: 1640,
      crownWidth: [14, 34],
      crownHeight: 0.45,
      seed: 5,
      colour: "#4f9a8c",
      foot: "#8fc4a5",
      fadeY: 340,
      lit: "#bcdca0",
      mid: "#6fae94",
      base: 330,
      dabsPerCrown: 3,
    }),
  )
  const rocks = boulders(rows("1150,326,60,20 1206,328,80,30 1266,330,60,22 1100,330,34,10"), { seed: 4 })
  scene.add(path(rocks.base, "#4a5f74"), path(rocks.lit, "#d9c9a8"))
}

interface Wave {
  fromX: number
  toX: number
  y: number
  /** How far its middle bows down. */
  bow: number
  thickness: number
  seed: number
}

/** A green wave with a white lip; both ends taper to a point. */
function wave({ fromX, toX, y, bow, thickness, seed }: Wave): string {
  const random = seededRandom(seed)
  const lipTop: Point[] = []
  const lipFoot: Point[] = []
  const faceTop: Point[] = []
  const faceFoot: Point[] = []
  const steps = Math.round((toX - fromX) / 34)
  for (let i = 0; i <= steps; i++) {
    const t = i / steps
    const x = lerp(fromX, toX, t)
    const line = y + bow * Math.sin(Math.PI * t)
    const body = Math.sin(Math.PI * Math.min(1, 0.02 + 0.96 * t)) ** 0.6 * (0.35 + 0.65 * t)
    lipTop.push([x, line - thickness * body * random.between(0.5, 1.1)])
    lipFoot.push([x, line + thickness * body * random.between(0.3, 0.8)])
    faceTop.push([x, line])
    faceFoot.push([x, line + thickness * 1.9 * Math.sin(Math.PI * t)])
  }
  return [
    path(bandBetween(faceTop, faceFoot), "#147a96", { opacity: 0.65 }),
    path(bandBetween(lipTop, lipFoot), "#fffdf4"),
  ].join("")
}

function drawBeach(scene: Scene) {
  const edge = points("-40,420 200,424 460,440 760,446 1060,430 1320,400 1640,350")
  const raised = (up: number) => edge.map(([x, y]): Point => [x, y - up])
  const foam = swash(raised(10), { seed: 4, width: [70, 160], height: 9, thickness: 10 })
  scene.add(
    path(`${openSpline(raised(22))}V600H-40z`, "#bfeadb"),
    path(foam, "#fffdf4"),
    path(`${openSpline(edge)}V700H-40z`, scene.verticalGradient(400, 600, "#e9cfa0", "#fbe6bd")),
  )
}

const openSpline = (line: readonly Point[]) => spline(line, { close: false, decimals: 0 })

const LEFT_CREST = points(
  "-60,430 60,396 180,352 270,330,1 360,366 470,420 600,462 760,500 920,540 1020,580 1100,640",
)
const LEFT_LEE = points(
  "270,330,1 360,366 470,420 600,462 760,500 900,536,1 700,560 560,540 430,500 350,450 300,400 286,360",
)

/** Sharp crests, sun on the left flank, violet lee. */
function drawDunes(scene: Scene, filter: string) {
  scene.add(
    dune({
      crest: points("880,500 1040,452 1180,414 1300,398 1420,392 1540,372 1660,350"),
      lee: points("1300,398,1 1420,392 1540,372 1660,350,1 1660,560,1 1500,520 1400,470 1330,430"),
      base: 640,
      lit: scene.verticalGradient(380, 560, "#fff3d0", "#efd3a0"),
      shade: scene.linearGradient(1300, 400, 1640, 540, [
        [0, "#b9a0b4"],
        [1, "#d9c0b0"],
      ]),
    }),
  )
  scene.add(
    dune({
      crest: LEFT_CREST,
      lee: LEFT_LEE,
      base: 700,
      lit: scene.linearGradient(-40, 0, 600, 0, [
        [0, "#fff6d8"],
        [0.5, "#fdeac0"],
        [1, "#eccb98"],
      ]),
      shade: scene.linearGradient(280, 340, 800, 560, [
        [0, "#a58fae"],
        [0.6, "#c9b0b4"],
        [1, "#e6cdb0"],
      ]),
    }),
  )
  scene.add(stroke(sandRipples(), "#d9b98c", 1.8, { opacity: 0.7, ...ROUND_ENDS }))
  drawDuneStipple(scene, filter)
}

interface Dune {
  crest: readonly Point[]
  lee: readonly Point[]
  base: number
  lit: string
  shade: string
}

function dune({ crest, lee, base, lit, shade }: Dune): string {
  const flank = `${openSpline(crest)}V${base}H${itemAt(crest, 0)[0]}z`
  return path(flank, lit) + path(spline(lee, { decimals: 0 }), shade)
}

function sandRipples(): string {
  const random = seededRandom(5)
  const pen = new Pen(0)
  for (let i = 0; i < 46; i++) {
    const x = random.between(-20, 280)
    const y = random.between(400, 560) + (x < 160 ? (160 - x) * 0.1 : 0)
    const width = random.between(30, 90)
    if (y < 350 + Math.abs(x - 270) * 0.34 + 20) continue
    pen.moveToRelative(x, y).quadraticTo(x + width * 0.3, y - 5, x + width * 0.5, y)
    pen.quadraticTo(x + width * 0.75, y + 5, x + width, y - 1)
  }
  return pen.path
}

function drawDuneStipple(scene: Scene, filter: string) {
  const flank = points(
    "-60,430 60,396 180,352 270,330,1 286,360 300,400 350,450 430,500 560,540 700,560 840,600 920,650",
  )
  const onFlank = scene.clip(`${openSpline(flank)}V680H-60z`)
  const onLee = scene.clip(spline(LEFT_LEE, { decimals: 0 }))
  const warm = scene.linearGradient(60, 380, 120, 600, [
    [0, "#d39c70", 0],
    [1, "#d39c70", 0.34],
  ])
  const violet = scene.linearGradient(430, 380, 540, 540, [
    [0, "#846c9c", 0.5],
    [1, "#846c9c", 0],
  ])
  scene.add(
    group(path("M-60 330H940V680H-60z", warm), { filter, "clip-path": url(onFlank) }),
    group(path("M260 330H920V600H260z", violet), { filter, "clip-path": url(onLee) }),
  )
}

/** Muhudu Maha Vihara: the ruined mound with its steps, standing pillars and a fallen one. */
function drawMonastery(scene: Scene) {
  const brick = scene.linearGradient(640, 0, 812, 0, [
    [0, "#f3b98a"],
    [0.5, "#c9805f"],
    [1, "#7f5068"],
  ])
  scene.add(
    path("M640 486C646 440 680 412 724 408C772 410 806 440 812 488z", brick),
    path("M700 410L706 392 724 388 742 393 748 412z", "#d9946c"),
    path("M724 388L742 393 748 412 724 408z", "#8f5a68"),
    stroke("M648 460Q724 440 806 462M644 476Q724 458 810 478M660 438Q724 420 792 440", "#8f5050", 2, {
      opacity: 0.45,
    }),
    path("M624 500L636 482H818L834 502z", "#f0cfa0"),
    path("M740 482H818L834 502H746z", "#b08a94"),
    path("M676 500l8-22h32l8 22z", "#fbe6c0"),
    stroke("M680 494h40M682 488h36M684 482h32", "#b98f80", 2),
  )
  const places = rows<Pillar>(
    "598,470,56,-2 566,462,44,3 606,500,40,3 892,506,58,-3 934,510,50,2 872,518,66,3 912,528,48,-3 846,530,74,0 956,538,60,2",
  )
  for (const place of places) scene.add(pillar(place))
  scene.add(path("M610 532l44-8 6 7-44 9z", "#e9cfae"), path("M616 540l44-9v6l-42 8z", "#8a708a"))
}

type Pillar = readonly [x: number, y: number, height: number, lean: number]

/** A square pillar with a shaded half and its shadow on the sand. */
function pillar([x, y, height, lean]: Pillar): string {
  const width = 12
  return [
    path(
      `M${x - width / 2} ${y}L${x - width * 0.42 + lean} ${y - height}h${width * 0.84}L${x + width / 2} ${y}z`,
      "#e9cfae",
    ),
    path(`M${x} ${y}L${x + lean} ${y - height}h${width * 0.42}L${x + width / 2} ${y}z`, "#8a708a"),
    path(
      `M${x + width * 0.4} ${y - 2}l${height * 0.7} ${height * 0.2}v3l${-height * 0.7} ${-height * 0.14}z`,
      "#8f7890",
      {
        opacity: 0.5,
      },
    ),
  ].join("")
}

/** The track behind the dunes, down to the boats. */
function drawTrack(scene: Scene) {
  const track = rows<RoadPoint>(
    "1660,470,40 1500,484,34 1340,508,32 1200,532,32 1080,552,34 980,572,38 900,594,46 870,640,60",
  )
  scene.add(
    path(ribbon(track, { flatness: 0.3, scale: 1.15, dy: 2 }), "#b98f6c"),
    path(ribbon(track, { flatness: 0.3 }), "#ecc795"),
    car(carSymbol(scene), 950, 584, 84, { flip: true, shadowOpacity: 0.35, rotation: -4 }),
  )
}

/** Thickets on the flat, with sand between them down to the water. */
function drawScrub(scene: Scene) {
  const low = { foot: "#5fa46c", fadeY: 650, light: -1 } as const
  scene.add(
    forest(scene, {
      ...low,
      profile: points("-60,520 60,530 160,566 250,606 330,636"),
      fromX: -60,
      toX: 300,
      crownWidth: [34, 96],
      crownHeight: 0.5,
      seed: 22,
      colour: "#23705a",
      lit: "#b9d870",
      mid: "#3f9468",
      base: 634,
      dabsPerCrown: 4,
    }),
    forest(scene, {
      ...low,
      profile: points("540,626 620,604 700,598 780,606 850,628"),
      fromX: 556,
      toX: 800,
      crownWidth: [22, 54],
      crownHeight: 0.42,
      seed: 25,
      colour: "#3a8a68",
      lit: "#cfe07c",
      base: 628,
      dabsPerCrown: 3,
    }),
    forest(scene, {
      ...low,
      profile: points("1010,612 1080,590 1180,566 1300,548 1440,540 1640,520"),
      fromX: 1020,
      toX: 1640,
      crownWidth: [30, 90],
      crownHeight: 0.46,
      seed: 31,
      colour: "#2a7a5c",
      lit: "#b9d870",
      base: 616,
      dabsPerCrown: 3,
    }),
  )
  const grass = blades({ fromX: 300, toX: 1040, y: 628, count: 60, height: [10, 30], width: 4, seed: 8 })
  scene.add(path(grass, "#3f8a62"))
  drawPalmyras(scene)
}

type PalmyraPlace = readonly [x: number, y: number, height: number, scale: number]

function drawPalmyras(scene: Scene) {
  const crown = palmyraSymbol(scene, { seed: 3, count: 16, back: "#1f5f52", mid: "#2a7a5c", lit: "#9cc860" })
  const places = rows<PalmyraPlace>("1120,580,150,0.44 1076,592,104,0.32 1180,572,96,0.3 70,540,150,0.46")
  for (const [x, y, height, scale] of places)
    scene.add(
      stroke(`M${x} ${y}L${x + 4} ${y - height}`, "#4f5a4a", 9 * scale + 4),
      stroke(`M${x - 2} ${y}L${x + 2} ${y - height}`, "#c9b884", 3),
      use(crown, x + 4, y - height - 6, scale),
    )
}

function drawLagoon(scene: Scene, filter: string) {
  const bank = points("-40,626 160,614 400,620 640,626 900,618 1160,604 1400,600 1640,596")
  const water = `${openSpline(bank)}V920H-40z`
  scene.add(path(`${openSpline(bank.map(([x, y]): Point => [x, y - 12]))}V920H-40z`, "#f3dcae"))
  scene.add(path(water, scene.verticalGradient(600, 900, "#bfe9dc", "#5fbcb8", "#1f7f95", "#0f4f74")))
  const depth = scene.verticalGradient(760, 900, [0, "#0a3f66", 0], [1, "#0a3f66", 0.75])
  scene.add(group(path("M-40 720H1640V920H-40z", depth), { filter }))
  const mirroredScrub = scene.verticalGradient(612, 690, [0, "#2f7f5f", 0.75], [1, "#2f7f5f", 0])
  const sparkle = glints({
    x: 800,
    spread: 800,
    fan: 0.1,
    fromY: 622,
    toY: 890,
    count: 56,
    seed: 13,
    farWidth: 40,
    nearWidth: 240,
    farHeight: 1,
    nearHeight: 5,
  })
  scene.add(
    group([path("M-40 612H1640V690H-40z", mirroredScrub), path(sparkle, "#eafaf0", { opacity: 0.5 })], {
      "clip-path": url(scene.clip(water)),
    }),
  )
}

const SPIT = points(
  "-60,742 80,734 240,742 400,738 560,730 700,736 800,746 900,750 1010,766 1050,776 980,784 860,784 760,796 600,800 460,794 300,804 120,800 -60,812",
)

function drawSpit(scene: Scene) {
  const shadow = SPIT.map(([x, y]): Point => [x + 6, y + 12])
  const edge = points("-40,816 120,804 300,809 460,799 600,805 760,801 860,789 980,789 1060,780")
  scene.add(
    path(spline(shadow, { decimals: 0 }), "#0f5f7c", { opacity: 0.5 }),
    path(spline(SPIT, { decimals: 0 }), scene.verticalGradient(736, 796, "#fff3d0", "#e9c793")),
    path(swash(edge, { seed: 6, width: [50, 110], height: 7, thickness: 6 }), "#fffdf4", { opacity: 0.9 }),
  )
}

/** Draws mother and calf at the edge of the spit, with egrets around their feet. Neither has tusks, as is usual in Sri Lanka. */
function drawElephants(scene: Scene, stippleId: string) {
  const hide = { body: "#5a5166", lit: "#e2bfa4", dark: "#352e46" }
  const mother = drinkingElephantSymbol(scene, { ...hide, stippleId })
  const calf = elephantCalfSymbol(scene, hide)
  const inWater = url(scene.clip("M200 802H1100V920H200z"))
  const mirrorImage = [
    `<use href="#${mother}" transform="matrix(1.02 0 0 -.5 390 806)"/>`,
    `<use href="#${calf}" transform="matrix(.94 0 0 -.5 720 800)"/>`,
  ]
  scene.add(group(mirrorImage, { opacity: 0.3, "clip-path": inWater }))
  scene.add(
    elephantShadow(390, 772, 1),
    use(mother, 390, 774, 1.02),
    elephantShadow(720, 776, 0.4),
    use(calf, 724, 780, 0.94),
  )
  const egret = egretSymbol(scene, { colour: "#fffdf4", shade: "#bcc9d4" })
  scene.add(
    use(egret, 326, 778, 0.6),
    use(egret, 980, 776, -0.5, 0.5),
    use(egret, 282, 772, 0.46),
    use(egret, 600, 517, 0.34),
  )
}

function elephantShadow(x: number, y: number, scale: number): string {
  const upper = `M${x + 20 * scale} ${y}C${x + 120 * scale} ${y - 10} ${x + 330 * scale} ${y - 8} ${x + 420 * scale} ${y + 6}`
  const lower = `C${x + 330 * scale} ${y + 16} ${x + 120 * scale} ${y + 12} ${x + 20 * scale} ${y}z`
  return path(upper + lower, "#8a7088", { opacity: 0.6 })
}

/** Draws egrets low over the quiet end of the lagoon, far from the elephants. */
function drawEgretsOverTheWater(scene: Scene) {
  const egret = { white: "#fffdf4", shade: "#bcd4dc", bill: "#e8a23a", leg: "#3a3038" }
  const wingUp = flyingStorkSymbol(scene, egret)
  const wingDown = flyingStorkSymbol(scene, { ...egret, isWingUp: false })
  scene.add(
    use(wingUp, 1130, 676, 0.74, 0.74, -3),
    use(wingDown, 1236, 640, 0.52, 0.52, 4),
    use(wingUp, 1290, 690, 0.44, 0.44),
  )
}

interface Mangrove {
  lobes: readonly Lobe[]
  roots: readonly Stilted[]
  rootWidth: number
  seed: number
}

const FAR_LEAVES = { colour: "#1a5a4c", mid: "#2a7a54", lit: "#a3c85c", dark: "#114540", root: "#3f4648" }
const NEAR_LEAVES = { colour: "#0f3f3f", mid: "#1a5a48", lit: "#5f9a50", dark: "#0a3036", root: "#223239" }

/** Draws mangroves that frame the right and the near left. */
function drawMangroves(scene: Scene) {
  scene.add(
    path("M1300 806C1380 790 1560 784 1660 792V860C1540 850 1380 836 1300 806z", "#0a3f5f", {
      opacity: 0.55,
    }),
  )
  const right: Mangrove = {
    lobes: rows("1560,560,220,110 1490,620,150,80 1620,640,200,120 1416,690,160,70 1540,700,220,110"),
    roots: rows("1440,806,170,120,8 1560,806,190,120,7"),
    rootWidth: 6,
    seed: 7,
  }
  const nearRight: Mangrove = {
    lobes: rows("1610,770,200,110 1500,830,150,70 1590,850,220,90"),
    roots: rows("1540,912,200,90,8"),
    rootWidth: 8,
    seed: 9,
  }
  const nearLeft: Mangrove = {
    lobes: rows("-10,740,190,110 90,790,150,74 10,830,220,110 190,860,150,56 90,880,180,70"),
    roots: rows("80,916,220,80,8 220,915,90,46,5"),
    rootWidth: 8,
    seed: 13,
  }
  scene.add(mangrove(right, FAR_LEAVES), mangrove(nearRight, NEAR_LEAVES), mangrove(nearLeft, NEAR_LEAVES))
}

function mangrove({ lobes, roots, rootWidth, seed }: Mangrove, leaves: typeof FAR_LEAVES): string {
  const { root, ...tones } = leaves
  const crown = { seed, ...tones, dabsPerCrown: 2, dabWidth: 7, size: 0.28, density: 1.1, flatness: 0.2 }
  return stroke(stiltRoots(roots, seed), root, rootWidth, ROUND_ENDS) + canopy(lobes, crown)
}
