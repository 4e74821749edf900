import { circle, ellipse, group, joinMarkup, path, stroke, url, use } from "../drawing/elements.ts"
import { times } from "../drawing/lists.ts"
import { lerp } from "../drawing/numbers.ts"
import { Pen } from "../drawing/pen.ts"
import { rows } from "../drawing/points.ts"
import { seededRandom } from "../drawing/random.ts"
import { type Bird, birds } from "../nature/birds.ts"
import { type CloudRidge, cumuli } from "../nature/clouds.ts"
import { forest } from "../nature/forest.ts"
import { frangipani } from "../nature/frangipani.ts"
import { crownSymbol, type GrovePalm, grove, tinyPalms } from "../nature/palms.ts"
import { glow, sky, sun } from "../nature/sky.ts"
import { glints } from "../nature/water.ts"
import { Scene, type SceneEntry, stops } from "../scene.ts"
import { car, carSymbol } from "../subjects/car.ts"
import { weddingCarSymbol } from "../subjects/wedding-car.ts"

export const scene: SceneEntry = { name: "g-wedding", focus: 0.42, draw }

const ROOF_SHADE = "#8f3f3c"
/** The distance between one bay of the verandah and the next; the porch stands before those in the middle. */
const BAY = 68
const BAYS = times(16, (i) => i)
const isBehindPorch = (x: number) => x > 660 && x < 900

/** The hotel is drawn about the middle of the canvas and stands to the right of it. */
const HOTEL_ASIDE = 270

function draw(): Scene {
  const scene = new Scene({ title: "A wedding car before the old hotel", prefix: "z" })
  const stippleId = scene.stipple({ size: 1.15, seed: 4 })
  drawSky(scene)
  drawSea(scene)
  drawPalms(scene)
  const hotel = [house(scene), porch(scene)]
  scene.add(group(hotel, { transform: `translate(${HOTEL_ASIDE} 0)` }))
  drawForecourt(scene, stippleId)
  drawHedges(scene)
  const before = [urns(), festoon(322, 432, 610, 440, 22), festoon(990, 440, 1300, 430, 22)]
  scene.add(group(before, { transform: `translate(${HOTEL_ASIDE} 0)` }))
  drawGuests(scene)
  drawCar(scene, stippleId)
  drawCouple(scene)
  drawShadeOfTree(scene)
  drawPetals(scene)
  drawBlossoms(scene)
  drawFrangipani(scene)
  return scene.finish({ vignetteColour: "#3a2040", vignette: 0.3 })
}

function drawSky(scene: Scene) {
  scene.add(sky(scene, stops("0 #3f7f9f, .16 #86b4bc, .32 #efcdbf, .46 #ffc2a4, .6 #ffe0b0")))
  const disc = { x: 262, y: 440, radius: 72, colour: "#fffaea", halo: "#fff0cc" }
  scene.add(
    glow(scene, { x: 262, y: 440, radius: 760, colour: "#fff0d0", opacity: 0.6 }),
    sun({ ...disc, rings: 4, opacity: 0.34 }),
  )
  const towers = rows<CloudRidge>("1130,110,520,150,3,.1 1370,180,460,120,4,.25 930,220,360,80,7,.3")
  scene.add(cumuli(scene, towers, { lit: "#fff4e6", mid: "#efb4a8", lobe: [0.05, 0.24] }))
  scene.add(path(birds(rows<Bird>("128,250,32,.1 168,232,25,-.08 96,274,18,.05 200,262,15")), "#7f6a80"))
}

/** The sea under the sun, and a headland with palms. */
function drawSea(scene: Scene) {
  const water = scene.verticalGradient(552, 640, "#ffd9b0", "#d99a94", "#8f7f98")
  const glitter = glints({
    x: 262,
    spread: 70,
    fan: 0.8,
    fromY: 556,
    toY: 640,
    count: 30,
    seed: 4,
    farWidth: 10,
    nearWidth: 60,
    farHeight: 1,
    nearHeight: 3,
  })
  const headland = "M-40 556V520C20 512 60 522 110 540C140 548 170 552 190 556z"
  scene.add(
    path("M-40 552H560V680H-40z", water),
    path(headland, "#b58a92"),
    path(tinyPalms({ list: rows("20,520,50 52,520,40 84,530,44"), seed: 6, decimals: 0 }), "#a87a88"),
    path(glitter, "#fffaea", { opacity: 0.9 }),
  )
}

function drawPalms(scene: Scene) {
  const crowns = [1, 2].map((variant) =>
    crownSymbol(scene, {
      seed: variant * 9,
      count: 11,
      leaflets: 8,
      wind: 0.2,
      back: "#3f6a68",
      mid: "#2f5a5c",
      lit: "#c9a878",
      nuts: "#e0a05a",
      light: -1,
    }),
  )
  const palms = rows<GrovePalm>("474,690,430,262,118,0 520,690,556,190,128,1,1 1330,520,1296,206,104,1")
  scene.add(grove(palms, crowns, { trunk: "#5f5a60", trunkLit: "#f2c08c", light: -1 }))
}

function house(scene: Scene): string {
  const wall = scene.linearGradient(200, 0, 1400, 0, stops("0 #fff8e8, .5 #fff3dc, 1 #e6c7ae"))
  const roofTiles = scene.verticalGradient(250, 430, "#d9764f", "#b5553f")
  const shade = scene.linearGradient(960, 0, 1364, 0, stops("0 #8a6a78 0, 1 #6a4a68 .5"))
  return joinMarkup([
    path("M236 410H1364V676H236z", wall),
    roof(roofTiles),
    [420, 600, 1000, 1180].map(dormer),
    upperVerandah(scene),
    arcade(scene, wall),
    columnsAndBalustrade(),
    path("M900 430H1364V676H900z", shade),
  ])
}

function roof(tiles: string): string {
  const rows = new Pen(0)
  for (let i = 1; i < 24; i++) {
    const t = i / 24
    rows.moveTo(lerp(300, 1300, t), 322).lineTo(lerp(200, 1400, t), 418)
  }
  return joinMarkup([
    path("M200 418L300 322H1300L1400 418z", tiles),
    path("M1300 322L1400 418H1290L1236 322z", ROOF_SHADE, { opacity: 0.55 }),
    stroke(rows.path, ROOF_SHADE, 1.4, { opacity: 0.35 }),
    stroke("M240 380H1360M268 352H1332", ROOF_SHADE, 1.2, { opacity: 0.3 }),
    path("M196 418H1404V428H196z", "#fffdf4"),
    path("M196 428H1404V434H196z", "#b58f84"),
  ])
}

function dormer(x: number): string {
  return joinMarkup([
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
    return joinMarkup([
      path(`M${x + 10} 526V458q14-14 28 0V526z`, "#4f7a74"),
      path(`M${x + 14} 526V462q4-6 9-6V526z`, "#ffdf9a", { opacity: isLamplit ? 0.95 : 0.25 }),
    ])
  }
  const shade = scene.verticalGradient(434, 528, "#6b5468", "#a8808a")
  return path("M252 434H1348V528H252z", shade) + joinMarkup(BAYS.map(door))
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
  return joinMarkup([
    path("M252 548H1348V676H252z", light),
    doors,
    path(arches.path, wall, { "fill-rule": "evenodd" }),
  ])
}

function columnsAndBalustrade(): string {
  const columns = times(17, (i) => `M${258 + i * BAY} 434V530`).join("")
  const shades = times(17, (i) => `M${262.5 + i * BAY} 436V530`).join("")
  return joinMarkup([
    path("M240 528H1360V542H240z", "#fffdf4"),
    path("M240 542H1360V547H240z", "#c9a090", { opacity: 0.8 }),
    stroke(columns, "#fffaec", 11),
    stroke(shades, "#cfa896", 3, { opacity: 0.7 }),
    path("M252 500H1348V505H252zM252 522H1348V528H252z", "#fffaec"),
    stroke("M256 513.500H1348", "#fffaec", 17, { "stroke-dasharray": "3 7" }),
  ])
}

/** The carriage porch in the middle, under its pediment. */
function porch(scene: Scene): string {
  const front = scene.linearGradient(640, 0, 960, 0, stops("0 #fffdf4, .6 #fff3de, 1 #e3c2ac"))
  return joinMarkup([
    path("M640 434H960V676H640z", front),
    pediment(),
    porchWindows(),
    porchArch(scene),
    porchColumns(),
    stroke("M800 312V250", "#8a5a4a", 4),
    path("M802 252C826 246 846 262 890 262C850 272 830 272 802 284z", "#e88fa0"),
    path("M802 252C826 246 846 262 890 262C846 266 826 262 802 266z", "#ffd3d6"),
  ])
}

function pediment(): string {
  return joinMarkup([
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
  return joinMarkup([
    path("M676 528V486q24-26 48 0V528zM776 528V486q24-26 48 0V528zM876 528V486q24-26 48 0V528z", "#4f7a74"),
    path("M682 528V488q8-14 18-16V528zM782 528V488q8-14 18-16V528zM882 528V488q8-14 18-16V528z", "#ffe9b0", {
      opacity: 0.7,
    }),
  ])
}

function porchArch(scene: Scene): string {
  return joinMarkup([
    path("M640 532H960V546H640z", "#fffdf4"),
    path("M690 676V610C690 556 910 556 910 610V676z", "#7a4a48"),
    path("M704 676V612C704 568 896 568 896 612V676z", scene.verticalGradient(570, 676, "#ffe9b4", "#ffc678")),
    path("M746 676V610q24-26 50-26V676zM804 676V584q26 0 50 26V676z", "#8a5a44"),
    stroke("M760 676V612M782 676V600M818 676V600M840 676V612M746 640H854", "#d9a06a", 2.4),
  ])
}

function porchColumns(): string {
  return joinMarkup([
    stroke("M660 546V676M940 546V676", "#fffdf4", 24),
    stroke("M669 548V676M949 548V676", "#d0a892", 5),
    path("M642 546H678V556H642zM922 546H958V556H922zM642 664H678V676H642zM922 664H958V676H922z", "#fffdf4"),
    path("M672 676H928L960 700H640z", "#fff3dc"),
    stroke("M664 684H936M652 692H948", "#c9a090", 2),
  ])
}

const GRAVEL = "M-40 766C200 764 560 730 900 696H1240C1390 704 1500 728 1640 762V960H-40z"

function drawForecourt(scene: Scene, stippleId: string) {
  scene.add(path("M-40 640H470V700H1640V960H-40z", scene.verticalGradient(640, 900, "#9fae7c", "#4f7f66")))
  scene.add(terraceWall())
  scene.add(path(GRAVEL, scene.verticalGradient(690, 900, "#fbdcba", "#e3a98a", "#a85f68")))
  const shade = scene.verticalGradient(770, 920, ...stops("0 #9a5a54 0, 1 #7a3a50 .75"))
  const stippled = path("M-40 690H1640V960H-40z", shade)
  scene.add(group(stippled, { filter: url(stippleId), "clip-path": url(scene.clip(GRAVEL)) }))
}

/** A balustrade between the lawn and the sea. */
function terraceWall(): string {
  return joinMarkup([
    path("M-40 640H500V650H-40z", "#a87f88"),
    stroke("M-40 630H500", "#e8c6b4", 18, { "stroke-dasharray": "6 9" }),
    path("M-40 616H500V623H-40zM-40 637H500V644H-40z", "#fff6e6"),
    path("M120 612h22v34h-22zM330 612h22v34h-22z", "#fff6e6"),
    path("M135 612h7v34h-7zM345 612h7v34h-7z", "#c9a090"),
  ])
}

/** Draws the hedges, dark behind the pale car. */
function drawHedges(scene: Scene) {
  scene.add(hedge(scene, 410, 880, 712, 3), hedge(scene, 1262, 1640, 706, 4))
  const random = seededRandom(4)
  let roses = ""
  for (let i = 0; i < 24; i++) {
    const x = i < 14 ? random.between(450, 850) : random.between(1280, 1610)
    roses += `M${x.toFixed(0)} ${random.between(664, 704).toFixed(0)}h.1`
  }
  scene.add(
    stroke(roses, "#e88fa0", 9, { "stroke-linecap": "round" }),
    stroke(roses, "#ffd9da", 3.8, { "stroke-linecap": "round", transform: "translate(-1 -1.500)" }),
  )
}

function hedge(scene: Scene, fromX: number, toX: number, y: number, seed: number): string {
  return forest(scene, {
    profile: [
      [fromX, y],
      [fromX + 50, y - 36],
      [toX - 70, y - 36],
      [toX - 20, y],
    ],
    fromX,
    toX: toX - 30,
    crownWidth: [34, 62],
    crownHeight: 0.5,
    seed,
    colour: "#2f5a58",
    lit: "#b9b070",
    mid: "#43705f",
    base: y,
    dabsPerCrown: 4,
  })
}

/** Urns of roses beside the steps. */
function urns(): string {
  return joinMarkup(
    [590, 1010].map((x) => [
      path(`M${x - 16} 704h32v-8h-8c0-10 14-14 14-32h-44c0 18 14 22 14 32h-8z`, "#fff3dc"),
      path(`M${x + 2} 704h14v-8h-8c0-10 14-14 14-32h-18z`, "#d0a892"),
      group(times(8, (i) => roseInUrn(x, i))),
    ]),
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
  return string + joinMarkup(lamps)
}

/** Guests arrive in the red car along the terrace. */
function drawGuests(scene: Scene) {
  scene.add(car(carSymbol(scene), 226, 796, 122, { shadow: "#3a2030", shadowOpacity: 0.4, rotation: -2 }))
}

function drawCar(scene: Scene, stippleId: string) {
  const shadow = "M300 858C400 836 880 836 960 858C900 882 400 884 300 858z"
  const pool = scene.radialGradient(640, 862, 420, stops("0 #4a2038 .9, .6 #4a2038 .5, 1 #4a2038 0"), 46)
  scene.add(
    group(path("M200 800H1080V930H200z", pool), { filter: url(stippleId) }),
    path(shadow, "#5d2f40", { opacity: 0.55 }),
    use(weddingCarSymbol(scene), 632, 856, 1.78),
  )
}

/** Draws the couple by the steps, hand in hand. */
function drawCouple(scene: Scene) {
  scene.add(
    path("M1090 806l90 16h44l-104-20z", "#6b3050", { opacity: 0.4 }),
    group(groom(), { transform: "translate(1122 808)scale(1.02)" }),
    group(bride(), { transform: "translate(1154 810)scale(1.02)" }),
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

function drawShadeOfTree(scene: Scene) {
  scene.add(
    path(
      "M1640 960C1540 900 1340 890 1220 884C1300 872 1380 872 1440 864C1360 850 1270 856 1210 846C1340 834 1520 842 1640 856z",
      "#5d2f48",
      { opacity: 0.3 },
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
  const blossom = scene.symbol(joinMarkup(petals) + circle(0, 0, 2.4, "#f7b93f"))
  const fallen = rows<readonly [x: number, y: number, scale: number, turn: number]>(`
    1210,872,1.5,10 1330,884,1.7,40 1100,886,1.6,20 1400,846,1.4,55 1260,838,1,5 230,880,1.2,60
  `)
  for (const [x, y, scale, turn] of fallen)
    scene.add(
      ellipse(x + 3, y + 6, 13 * scale, 4 * scale, "#5d2f48", { opacity: 0.4 }),
      `<use href="#${blossom}" transform="translate(${x} ${y})scale(${scale} ${scale * 0.7})rotate(${turn})"/>`,
    )
}

const FRANGIPANI = {
  bark: "#4a3244",
  barkLit: "#c99a86",
  leafDark: "#23504c",
  leafMid: "#33685a",
  leafLit: "#9fb070",
  petal: "#ffd3d3",
  petalShade: "#f29aa8",
  heart: "#ffcf6a",
} as const

/** Draws a pink frangipani that frames the right side. */
function drawFrangipani(scene: Scene) {
  const limbs = rows<readonly [number, number, number, number, number]>(`
    1660,10,1430,36,24 1430,36,1290,50,17 1290,50,1150,74,12 1430,36,1370,96,12
    1560,960,1540,720,60 1540,730,1440,600,36 1544,730,1630,580,36 1444,606,1370,540,22
    1444,606,1450,480,24 1450,486,1390,400,17 1450,486,1520,400,17
  `)
  const tips = rows<readonly [number, number, number, number]>(`
    1146,74,160,92 1368,100,110,88 1290,48,-100,60 1364,536,-165,92 1386,394,-120,98
    1526,394,-60,100 1450,470,-90,80 1430,640,-200,68
  `)
  scene.add(frangipani(scene, { ...FRANGIPANI, limbs, tips, seed: 9, flowers: 5, light: -1 }))
}
