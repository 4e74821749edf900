import { circle, ellipse, group, joined, path, stroke, url, use } from "../drawing/elements.ts"
import { times } from "../drawing/lists.ts"
import { lerp } from "../drawing/numbers.ts"
import { Pen } from "../drawing/pen.ts"
import { points, rows } from "../drawing/points.ts"
import { seededRandom } from "../drawing/random.ts"
import { type Bird, birds } from "../nature/birds.ts"
import { type CloudRidge, cumuli } from "../nature/clouds.ts"
import { forest } from "../nature/forest.ts"
import { frangipani } from "../nature/frangipani.ts"
import { crownSymbol, type GrovePalm, grove } from "../nature/palms.ts"
import { glow, sky } from "../nature/sky.ts"
import { Scene, type SceneEntry, stops } from "../scene.ts"
import { weddingCarSymbol } from "../subjects/wedding-car.ts"

export const scene: SceneEntry = { name: "g-wedding", focus: 0.5, draw }

const GROUND = 676
const ROOF_SHADE = "#8f3f3c"
/** Between one bay of the verandah and the next; the porch stands before those in the middle. */
const BAY = 68
const BAYS = times(16, (i) => i)
const isBehindPorch = (x: number) => x > 660 && x < 900

function draw(): Scene {
  const scene = new Scene({ title: "A wedding car before the old hotel", prefix: "z" })
  const stipple = scene.stipple({ size: 1.15, seed: 4 })
  drawSky(scene)
  drawTreesBehind(scene)
  drawHotel(scene)
  drawPorch(scene)
  drawForecourt(scene, stipple)
  drawHedges(scene)
  drawUrns(scene)
  scene.add(festoon(322, 432, 610, 440, 22), festoon(990, 440, 1300, 430, 22))
  drawCar(scene)
  drawCouple(scene)
  drawShadeOfTrees(scene)
  drawPetals(scene)
  drawBlossoms(scene)
  drawFrangipanis(scene)
  return scene.finish({ vignetteColour: "#3a2040", vignette: 0.24 })
}

function drawSky(scene: Scene) {
  scene.add(sky(scene, stops("0 #4f8fae, .14 #92bcc0, .3 #f2d3c4, .46 #ffd0ba, .7 #ffe6c4")))
  scene.add(glow(scene, { x: 800, y: 420, radius: 700, colour: "#fff3dc", opacity: 0.85, radiusY: 460 }))
  const towers = rows<CloudRidge>(
    "1260,130,420,120,3,.1 1440,190,420,110,4,.2 240,110,420,130,6,.1 90,190,420,110,7,.25",
  )
  scene.add(cumuli(scene, towers, { lit: "#fff6ec", mid: "#efc0b4" }))
  scene.add(path(birds(rows<Bird>("560,110,34,.1 606,90,26,-.08 520,134,20,.05")), "#fffaf0"))
}

function drawTreesBehind(scene: Scene) {
  scene.add(
    forest(scene, {
      profile: points("-40,330 160,360 360,430 1240,430 1440,360 1640,330"),
      crownWidth: [50, 110],
      seed: 5,
      colour: "#8fae98",
      foot: "#c9c9a8",
      fadeY: 640,
      lit: "#cfd8a8",
      base: 700,
      dabsPerCrown: 4,
    }),
  )
  const crowns = [1, 2].map((variant) =>
    crownSymbol(scene, {
      seed: variant * 9,
      count: 11,
      leaflets: 8,
      wind: 0.2,
      back: "#6f9a88",
      mid: "#5a8a7c",
      lit: "#b5c48a",
      nuts: "#e0a05a",
      light: -1,
    }),
  )
  const palms = rows<GrovePalm>(
    "330,520,310,250,84,0 420,520,448,200,92,1,1 1180,520,1150,210,92,1 1270,520,1296,262,84,0,1",
  )
  scene.add(grove(palms, crowns, { trunk: "#8a8a78", trunkLit: "#e3c79a", light: -1 }))
}

function drawHotel(scene: Scene) {
  const wall = scene.linearGradient(200, 0, 1400, 0, stops("0 #fff8e8, .5 #fff3dc, 1 #e6c7ae"))
  const roofTiles = scene.verticalGradient(250, 430, "#d9764f", "#b5553f")
  scene.add(
    joined([
      path("M236 410H1364V676H236z", wall),
      roof(roofTiles),
      [420, 600, 1000, 1180].map(dormer),
      upperVerandah(scene),
      arcade(scene, wall),
      columnsAndBalustrade(),
      path("M1290 434H1364V676H1290z", "#c99a90", { opacity: 0.25 }),
    ]),
  )
  const shade = scene.linearGradient(960, 0, 1364, 0, stops("0 #8a6a78 0, 1 #8a6a78 .34"))
  scene.add(path("M900 430H1364V676H900z", shade))
}

function roof(tiles: string): string {
  const rows = new Pen(0)
  for (let i = 1; i < 24; i++) {
    const t = i / 24
    rows.moveTo(lerp(300, 1300, t), 322).lineTo(lerp(200, 1400, t), 418)
  }
  return joined([
    path("M200 418L300 322H1300L1400 418z", tiles),
    path("M1300 322L1400 418H1290L1236 322z", ROOF_SHADE, { opacity: 0.55 }),
    stroke(rows.path, ROOF_SHADE, 1.4, { opacity: 0.35 }),
    stroke("M240 380H1360M268 352H1332", ROOF_SHADE, 1.2, { opacity: 0.3 }),
    path("M196 418H1404V428H196z", "#fffdf4"),
    path("M196 428H1404V434H196z", "#b58f84"),
  ])
}

function dormer(x: number): string {
  return joined([
    path(`M${x - 26} 384V352L${x} 330 ${x + 26} 352V384z`, "#fff3dc"),
    path(`M${x - 34} 354L${x} 322 ${x + 34} 354 ${x + 30} 358 ${x} 331 ${x - 30} 358z`, ROOF_SHADE),
    path(`M${x - 14} 382V360q14-14 28 0V382z`, "#5f7f80"),
  ])
}

/** Deep shade, with louvred doors and a lamp behind some of them. */
function upperVerandah(scene: Scene): string {
  const door = (i: number) => {
    const x = 276 + i * BAY
    if (isBehindPorch(x)) return ""
    const isLamplit = i % 3 === 1
    return joined([
      path(`M${x + 10} 526V458q14-14 28 0V526z`, "#4f7a74"),
      path(`M${x + 14} 526V462q4-6 9-6V526z`, "#ffdf9a", { opacity: isLamplit ? 0.95 : 0.25 }),
    ])
  }
  const shade = scene.verticalGradient(434, 528, "#6b5468", "#a8808a")
  return path("M252 434H1348V528H252z", shade) + joined(BAYS.map(door))
}

/** Warm light inside, seen through arches. */
function arcade(scene: Scene, wall: string): string {
  const light = scene.verticalGradient(548, 676, "#f2b878", "#ffdca0")
  const doors = BAYS.map((i) => 276 + i * BAY)
    .filter((x) => !isBehindPorch(x))
    .map((x) => path(`M${x + 8} 676V592q16-18 32 0V676z`, "#8a5a50", { opacity: 0.75 }))
  const arches = new Pen(0)
  arches.moveTo(244, 540).lineTo(1356, 540).lineTo(1356, 676).lineTo(244, 676).close()
  for (const i of BAYS) {
    const x = 262 + i * BAY
    arches
      .moveTo(x + 8, 676)
      .lineTo(x + 8, 592)
      .curveTo(x + 8, 560, x + 60, 560, x + 60, 592)
      .lineTo(x + 60, 676)
      .close()
  }
  return joined([
    path("M252 548H1348V676H252z", light),
    doors,
    path(arches.path, wall, { "fill-rule": "evenodd" }),
  ])
}

function columnsAndBalustrade(): string {
  const columns = times(17, (i) => `M${258 + i * BAY} 434V530`).join("")
  const shades = times(17, (i) => `M${262.5 + i * BAY} 436V530`).join("")
  return joined([
    path("M240 528H1360V542H240z", "#fffdf4"),
    path("M240 542H1360V547H240z", "#c9a090", { opacity: 0.8 }),
    stroke(columns, "#fffaec", 11),
    stroke(shades, "#cfa896", 3, { opacity: 0.7 }),
    path("M252 500H1348V505H252zM252 522H1348V528H252z", "#fffaec"),
    stroke("M256 513.500H1348", "#fffaec", 17, { "stroke-dasharray": "3 7" }),
  ])
}

/** The carriage porch in the middle, under its pediment. */
function drawPorch(scene: Scene) {
  const front = scene.linearGradient(640, 0, 960, 0, stops("0 #fffdf4, .6 #fff3de, 1 #e3c2ac"))
  scene.add(
    joined([
      path("M640 434H960V676H640z", front),
      pediment(),
      porchWindows(),
      porchArch(scene),
      porchColumns(),
    ]),
    stroke("M800 312V250", "#8a5a4a", 4),
    path("M802 252C826 246 846 262 890 262C850 272 830 272 802 284z", "#e88fa0"),
    path("M802 252C826 246 846 262 890 262C846 266 826 262 802 266z", "#ffd3d6"),
  )
}

function pediment(): string {
  return joined([
    path("M616 436L800 316 984 436z", "#fffdf4"),
    path("M616 436L800 316 984 436H950L800 340 650 436z", "#e6c3a8"),
    path("M608 440L800 312 992 440 984 444 800 324 616 444z", ROOF_SHADE),
    circle(800, 396, 24, "#c98f78"),
    circle(800, 396, 19, "#5f7f80"),
    stroke("M800 377V415M781 396H819M787 383L813 409M813 383L787 409", "#fffaec", 2.2),
    path("M604 440H996V452H604z", "#fffdf4"),
    path("M604 452H996V457H604z", "#c9a090"),
  ])
}

function porchWindows(): string {
  return joined([
    path("M676 528V486q24-26 48 0V528zM776 528V486q24-26 48 0V528zM876 528V486q24-26 48 0V528z", "#4f7a74"),
    path("M682 528V488q8-14 18-16V528zM782 528V488q8-14 18-16V528zM882 528V488q8-14 18-16V528z", "#ffe9b0", {
      opacity: 0.7,
    }),
  ])
}

function porchArch(scene: Scene): string {
  return joined([
    path("M640 532H960V546H640z", "#fffdf4"),
    path("M664 676V598C664 560 760 560 760 598V676zM840 676V598C840 560 936 560 936 598V676z", "#8a5a50", {
      opacity: 0,
    }),
    path("M690 676V610C690 556 910 556 910 610V676z", "#7a4a48"),
    path("M704 676V612C704 568 896 568 896 612V676z", scene.verticalGradient(570, 676, "#ffe9b4", "#ffc678")),
    path("M746 676V610q24-26 50-26V676zM804 676V584q26 0 50 26V676z", "#8a5a44"),
    stroke("M760 676V612M782 676V600M818 676V600M840 676V612M746 640H854", "#d9a06a", 2.4),
  ])
}

function porchColumns(): string {
  return joined([
    stroke("M660 546V676M940 546V676", "#fffdf4", 24),
    stroke("M669 548V676M949 548V676", "#d0a892", 5),
    path("M642 546H678V556H642zM922 546H958V556H922zM642 664H678V676H642zM922 664H958V676H922z", "#fffdf4"),
    path("M672 676H928L960 700H640z", "#fff3dc"),
    stroke("M664 684H936M652 692H948", "#c9a090", 2),
  ])
}

const GRAVEL = "M-40 800C200 742 480 704 640 696H960C1120 704 1400 742 1640 800V960H-40z"

function drawForecourt(scene: Scene, stipple: string) {
  scene.add(path(`M-40 ${GROUND}H1640V960H-40z`, scene.verticalGradient(GROUND, 900, "#a9bf86", "#5f8f66")))
  scene.add(path(GRAVEL, scene.verticalGradient(690, 900, "#fbdcba", "#e3a98a", "#b5706a")))
  const shade = scene.verticalGradient(770, 920, ...stops("0 #9a5a54 0, 1 #8a4454 .7"))
  const sprayed = path("M-40 690H1640V960H-40z", shade)
  scene.add(group(sprayed, { filter: url(stipple), "clip-path": url(scene.clip(GRAVEL)) }))
}

function drawHedges(scene: Scene) {
  scene.add(hedge(scene, -40, 610, 690, 3), hedge(scene, 990, 1640, 690, 4))
  const random = seededRandom(4)
  let roses = ""
  for (let i = 0; i < 28; i++) {
    const x = i < 14 ? random.between(-10, 610) : random.between(1000, 1610)
    roses += `M${x.toFixed(0)} ${random.between(672, 694).toFixed(0)}h.1`
  }
  scene.add(
    stroke(roses, "#e88fa0", 8, { "stroke-linecap": "round" }),
    stroke(roses, "#ffd9da", 3.4, { "stroke-linecap": "round", transform: "translate(-1 -1.500)" }),
  )
}

function hedge(scene: Scene, fromX: number, toX: number, y: number, seed: number): string {
  return forest(scene, {
    profile: [
      [fromX, y - 12],
      [toX, y - 12],
    ],
    fromX,
    toX,
    crownWidth: [30, 46],
    crownHeight: 0.6,
    seed,
    colour: "#4f7f62",
    lit: "#a9c070",
    mid: "#6f9a6c",
    base: y + 6,
    dabsPerCrown: 3,
  })
}

/** Urns of roses beside the steps. */
function drawUrns(scene: Scene) {
  for (const x of [590, 1010])
    scene.add(
      path(`M${x - 16} 704h32v-8h-8c0-10 14-14 14-32h-44c0 18 14 22 14 32h-8z`, "#fff3dc"),
      path(`M${x + 2} 704h14v-8h-8c0-10 14-14 14-32h-18z`, "#d0a892"),
      group(times(8, (i) => roseInUrn(x, i))),
    )
}

function roseInUrn(x: number, i: number): string {
  const isOnTop = i > 4
  const roseY = 656 - (isOnTop ? 10 : 0) + (isOnTop ? 0 : 2)
  return circle(x - 22 + (i % 5) * 11, roseY, 8, i % 2 ? "#fff6ea" : "#e88fa0")
}

/** A string of lamps from a tree to the porch. */
function festoon(fromX: number, fromY: number, toX: number, toY: number, sag: number): string {
  const middleX = (fromX + toX) / 2
  const middleY = Math.max(fromY, toY) + sag * 2
  const along = (t: number, from: number, bend: number, to: number) =>
    (1 - t) ** 2 * from + 2 * t * (1 - t) * bend + t * t * to
  const lamps = times(8, (k) => {
    const t = (k + 1) / 9
    const x = along(t, fromX, middleX, toX)
    const y = along(t, fromY, middleY, toY)
    return circle(x, y + 6, 15, "#ffe9a8", { opacity: 0.3 }) + circle(x, y + 6, 5, "#fff6d0")
  })
  const string = stroke(`M${fromX} ${fromY}Q${middleX} ${middleY} ${toX} ${toY}`, "#6b4a4c", 1.8)
  return string + joined(lamps)
}

function drawCar(scene: Scene) {
  scene.add(
    path("M470 846C560 828 1060 828 1130 846C1060 866 560 866 470 846z", "#5d2f40", { opacity: 0.55 }),
    use(weddingCarSymbol(scene), 792, 846, 1.72),
  )
}

/** Tiny, by the steps. */
function drawCouple(scene: Scene) {
  scene.add(
    path("M1072 738l60 10h30l-70-12z", "#6b3050", { opacity: 0.35 }),
    group(groom(), { transform: "translate(1088 740)scale(.66)" }),
    group(bride(), { transform: "translate(1112 741)scale(.66)" }),
  )
}

function groom(): string[] {
  return [
    path("M-8 0L-9-48 9-48 8 0 2 0 0-36-2 0z", "#2f3a55"),
    path("M-11-46C-13-64-12-78-6-82L7-82C13-78 13-62 11-46z", "#2f3a55"),
    path("M-3-82L1-60 5-82z", "#fffaf0"),
    circle(0, -91, 8, "#7a4a38"),
    path("M-8-92C-9-103 9-103 8-92C4-96-4-96-8-92z", "#2a1820"),
  ]
}

function bride(): string[] {
  return [
    path("M-20 0C-14-24-8-44-7-56L7-56C10-40 16-22 24 0z", "#fffdf6"),
    path("M8-40C12-24 18-10 24 0H10z", "#e8c6c0"),
    path("M-8-52C-10-66-9-76-5-80L5-80C9-76 10-64 8-52z", "#fffdf6"),
    circle(0, -88, 7, "#a9683f"),
    path("M-8-88C-10-101 9-102 8-90C14-76 16-50 22-30C8-44 8-70 5-92C0-95-5-92-8-88z", "#fff6ea", {
      opacity: 0.92,
    }),
    circle(-7, -52, 4.5, "#e88fa0"),
    circle(-3, -48, 4, "#ffd3d6"),
  ]
}

function drawShadeOfTrees(scene: Scene) {
  scene.add(
    path(
      "M-40 960C80 900 300 884 420 880C340 868 240 866 180 860C280 846 380 856 440 842C300 826 120 838-40 850zM1640 960C1540 900 1340 890 1220 884C1300 872 1380 872 1440 864C1360 850 1270 856 1210 846C1340 834 1520 842 1640 856z",
      "#5d2f48",
      { opacity: 0.26 },
    ),
  )
}

function drawPetals(scene: Scene) {
  const random = seededRandom(8)
  let pink = ""
  let white = ""
  for (let i = 0; i < 30; i++) {
    const x = random.between(260, 1360)
    const y = 776 + 118 * random() ** 0.8
    const bendX = random.between(4, 9).toFixed(0)
    const petal = `M${x.toFixed(0)} ${y.toFixed(0)}q${bendX}-5 ${random.between(10, 16).toFixed(0)} 0-6 4-14 0z`
    if (i % 2) pink += petal
    else white += petal
  }
  scene.add(path(pink, "#e88fa0", { opacity: 0.85 }), path(white, "#fffaf0", { opacity: 0.95 }))
}

/** Blossoms of the frangipani that have fallen. */
function drawBlossoms(scene: Scene) {
  const petals = times(5, (i) => {
    const colour = i % 2 ? "#fff6e2" : "#f3d3b4"
    return `<path d="M0 0C3-4 10-6 10-1C9 4 3 4 0 0z" transform="rotate(${i * 72})" fill="${colour}"/>`
  })
  const blossom = scene.symbol(joined(petals) + circle(0, 0, 2.4, "#f7b93f"))
  const fallen = rows<readonly [x: number, y: number, scale: number, turn: number]>(`
    452,868,1.5,10 566,884,1.7,40 1010,882,1.6,20 1160,866,1.4,55 700,888,1.3,30 1090,800,1,5
    400,816,1,60
  `)
  for (const [x, y, scale, turn] of fallen)
    scene.add(
      ellipse(x + 3, y + 6, 13 * scale, 4 * scale, "#5d2f48", { opacity: 0.4 }),
      `<use href="#${blossom}" transform="translate(${x} ${y})scale(${scale} ${scale * 0.7})rotate(${turn})"/>`,
    )
}

const FRANGIPANI = {
  bark: "#5d4450",
  barkLit: "#c99a86",
  leafDark: "#2f6a5c",
  leafMid: "#44846a",
  leafLit: "#8fb878",
} as const

/** White ones frame the left, pink ones the right. */
function drawFrangipanis(scene: Scene) {
  scene.add(
    frangipani(scene, {
      ...FRANGIPANI,
      seed: 5,
      limbs: rows(`
        60,960,70,700,60 72,716,170,560,38 68,716,-20,540,40 166,566,260,470,26 166,566,150,430,26
        256,476,330,440,18 150,436,220,340,18 150,436,80,330,18 -16,546,30,420,22
      `),
      tips: rows("336,436,-20,86 224,334,-60,90 76,324,-100,90 30,414,-90,84 262,520,10,70 190,610,30,62"),
      flowers: 4,
      light: 1,
    }),
  )
  scene.add(
    frangipani(scene, {
      ...FRANGIPANI,
      petal: "#ffd3d3",
      petalShade: "#f29aa8",
      heart: "#ffcf6a",
      seed: 9,
      limbs: rows(`
        1660,10,1430,36,24 1430,36,1290,50,17 1290,50,1150,74,12 1430,36,1370,96,12
        1560,960,1540,720,56 1540,730,1440,600,36 1544,730,1630,580,36 1444,606,1370,540,22
        1444,606,1450,480,24 1450,486,1390,400,17 1450,486,1520,400,17
      `),
      tips: rows(`
        1146,74,160,80 1368,100,110,78 1290,48,-100,60 1364,536,-165,82 1386,394,-120,88
        1526,394,-60,90 1450,470,-90,74 1430,640,-200,62
      `),
      flowers: 4,
      light: -1,
    }),
  )
}
