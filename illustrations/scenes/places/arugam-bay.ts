import { HEIGHT, WIDTH } from "../drawing/canvas.ts"
import { tone } from "../drawing/colour.ts"
import { circle, group, path, stroke, url } from "../drawing/elements.ts"
import { spline } from "../drawing/lines.ts"
import { itemAt } from "../drawing/lists.ts"
import { lerp, table } from "../drawing/numbers.ts"
import { Pen } from "../drawing/pen.ts"
import { points, rows } from "../drawing/points.ts"
import { type Random, seededRandom } from "../drawing/random.ts"
import { birds } from "../nature/birds.ts"
import { cumuli, strata } from "../nature/clouds.ts"
import { forest } from "../nature/forest.ts"
import { mountains } from "../nature/mountains.ts"
import { tinyPalms } from "../nature/palms.ts"
import { glow, sky, sun } from "../nature/sky.ts"
import { glints, swash } from "../nature/water.ts"
import { Scene, type SceneEntry, stops } from "../scene.ts"
import { car, carSymbol } from "../subjects/car.ts"
import { ROUND } from "../subjects/round.ts"

export const scene: SceneEntry = { name: "arugam-bay", focus: 0.33, draw }

const HORIZON = 486
const SUN_X = 1150
const FOAM = "#fffdf2"

function draw(): Scene {
  const scene = new Scene({ title: "Arugam Bay: the long right-hander at first light", prefix: "b" })
  const stippleId = scene.stipple({ size: 1.2, seed: 4 })
  const random = seededRandom(5)
  drawSky(scene)
  drawSea(scene)
  drawPoint(scene)
  drawFace(scene, stippleId, random)
  drawBarrel(scene, stippleId)
  drawCurtain(scene, stippleId, random)
  drawSpume(scene, random)
  drawWhiteWater(scene)
  drawSurfer(scene)
  return scene.finish({ vignetteColour: "#06283f" })
}

function drawSky(scene: Scene) {
  scene.add(sky(scene, stops("0 #2f7f95, .2 #7fbcb2, .38 #fbe3b0, .54 #fdb878")))
  scene.add(
    glow(scene, { x: SUN_X, y: 430, radius: 640, colour: "#fff3cf", opacity: 0.9 }),
    sun({
      x: SUN_X,
      y: 400,
      radius: 82,
      colour: "#fffaea",
      halo: "#fff1cc",
      rings: 4,
      opacity: 0.22,
      step: 0.45,
    }),
  )
  const banks = rows<readonly [number, number, number, number, number]>(
    "300,110,560,24,3 1400,130,460,20,6 700,190,380,12,9 1420,280,420,14,12",
  )
  scene.add(strata(banks, { colour: "#fff3d8", opacity: 0.6 }))
  scene.add(path(birds(rows("760,250,40,.1 820,224,30,-.08 706,270,26,.05 868,268,20,.1")), "#355a66"))
  scene.add(elephantRock(scene))
}

function elephantRock(scene: Scene): string {
  return mountains(scene, {
    keys: rows("1180,500 1290,470 1400,452,peak 1500,470 1680,440"),
    base: 520,
    colour: "#c99a86",
    foot: "#f0bf92",
    fadeY: 500,
    shade: "#9a6f74",
    shadeOpacity: 0.5,
    seed: 4,
    light: -1,
    depth: 4,
  })
}

function drawSea(scene: Scene) {
  const depths = scene.verticalGradient(HORIZON, 760, "#f3cf9a", "#6fc0b0", "#2a8f9a", "#17607a")
  scene.add(path(`M0 ${HORIZON}H${WIDTH}V${HEIGHT}H0z`, depths))
  const underSun = glints({
    x: SUN_X,
    spread: 120,
    fan: 1.2,
    fromY: HORIZON + 3,
    toY: 640,
    count: 60,
    seed: 3,
    farWidth: 16,
    nearWidth: 110,
    farHeight: 1,
    nearHeight: 3,
  })
  const allOver = glints({
    x: 800,
    spread: 800,
    fan: 0.2,
    fromY: HORIZON + 4,
    toY: 640,
    count: 50,
    seed: 8,
    farWidth: 30,
    nearWidth: 200,
    farHeight: 1,
    nearHeight: 4,
  })
  scene.add(path(underSun, "#fffbe8", { opacity: 0.9 }), path(allOver, "#4aa9a6", { opacity: 0.5 }))
}

/** The point with its palms, and the car on its sand. */
function drawPoint(scene: Scene) {
  scene.add(
    forest(scene, {
      profile: points("1230,486 1330,462 1450,452 1640,440"),
      fromX: 1230,
      toX: 1640,
      crownWidth: [20, 46],
      seed: 7,
      colour: "#4f8a76",
      foot: "#7fae86",
      fadeY: 500,
      lit: "#c4cf8a",
      mid: "#6ba07f",
      base: 496,
      dabsPerCrown: 4,
    }),
  )
  scene.add(path("M1180 494C1300 486 1450 482 1640 482V506C1480 502 1320 500 1180 494z", "#fde3ae"))
  const palms = rows<readonly [number, number, number]>(
    "1300,488,70 1330,488,92 1390,487,76 1450,486,104 1490,486,80 1560,485,110 1600,485,84",
  )
  scene.add(path(tinyPalms({ list: palms, seed: 5, decimals: 0 }), "#2f6a60"))
  scene.add(car(carSymbol(scene), 1420, 496, 44))
}

const CREST = points(`
  -60,214 200,206 330,208 440,222 560,246 700,292 860,352 1060,424 1280,486 1640,544
`)
const crestAt = (x: number) => table(CREST, x)

type CanvasPoint = readonly [x: number, y: number]

interface FaceCurve {
  top: CanvasPoint
  upperHandle: CanvasPoint
  lowerHandle: CanvasPoint
  foot: CanvasPoint
}

/** A curve down the face of the wave; `share` runs from the edge of the barrel to the far shoulder. */
function faceCurve(share: number): FaceCurve {
  const topX = lerp(452, 1660, share ** 1.25)
  const topY = crestAt(topX)
  const footX = lerp(430, 1700, share ** 1.12)
  const footY = lerp(770, 800, share)
  const belly = 250 * (1 - share) ** 1.4 + 20
  const height = footY - topY
  return {
    top: [topX, topY],
    upperHandle: [topX + belly * 0.75, topY + height * 0.3],
    lowerHandle: [footX + belly * 1.15, footY - height * 0.28],
    foot: [footX, footY],
  }
}

/** The wave is one family of curves. A hill with a line of foam on it does not look like a wave. */
function drawFace(scene: Scene, stippleId: string, random: Random) {
  const shoulder = CREST.filter(([x]) => x > 452)
  const face = `M452 ${crestAt(452)}${spline(shoulder, { close: false, decimals: 0 }).replace("M", "L")}L1700 930H380z`
  const back = [...points("-60,640 40,600 150,500 220,360 290,240 380,212"), ...CREST.slice(3)]
  scene.add(
    path(
      `${spline(back, { close: false, decimals: 0 })}V930H-60z`,
      scene.linearGradient(
        600,
        230,
        760,
        860,
        stops("0 #d8f2c0, .16 #7fd8ba, .42 #27a0a6, .72 #146a8a, 1 #0d3f68"),
      ),
    ),
  )
  const { pale, bright, dark } = faceBands(random)
  const down = (text: string) => scene.verticalGradient(230, 800, ...stops(text))
  scene.add(
    path(pale, down("0 #f3ffe0 .6, .5 #7fe0cc .4, 1 #4fc0c0 .12")),
    path(bright, down("0 #bdeec4 .5, .5 #4fc4b8 .42, 1 #2f9fb0 .1")),
    path(dark, down("0 #2f9f9c .35, .6 #0f5f84 .5, 1 #0d3f68 .3")),
  )
  const deep = scene.verticalGradient(560, 840, ...stops("0 #0b3560 0, 1 #0b3560 .9"))
  scene.add(
    group(path("M380 200H1660V930H380z", deep), {
      filter: url(stippleId),
      "clip-path": url(scene.clip(face)),
    }),
  )
}

const BANDS = 19

function faceBands(random: Random): { pale: string; bright: string; dark: string } {
  const pale = new Pen(0)
  const bright = new Pen(0)
  const dark = new Pen(0)
  for (let i = 0; i < BANDS; i++) {
    const from = faceCurve(i / BANDS)
    const to = faceCurve((i + random.between(0.45, 0.7)) / BANDS)
    const pen = i % 3 === 2 ? dark : i % 2 ? pale : bright
    pen
      .moveTo(...from.top)
      .curveTo(...from.upperHandle, ...from.lowerHandle, ...from.foot)
      .lineTo(...to.foot)
      .curveTo(...to.lowerHandle, ...to.upperHandle, ...to.top)
      .close()
  }
  return { pale: pale.path, bright: bright.path, dark: dark.path }
}

function drawBarrel(scene: Scene, stippleId: string) {
  const edge = faceCurve(0)
  const topX = edge.top[0]
  const topY = Math.round(edge.top[1])
  const handles = [edge.upperHandle, edge.lowerHandle].map((place) => place.map(Math.round)).join(" ")
  const barrel = `M${topX} ${topY}C${handles} ${edge.foot.join(" ")}C330 720 300 560 320 440C336 330 380 262 452 ${topY}z`
  scene.add(
    path(barrel, scene.linearGradient(330, 400, 640, 560, stops("0 #0a2f55, .55 #0f5578, 1 #1f8a9a"))),
  )
  const inside = scene.clip(barrel)
  const dark = scene.radialGradient(360, 560, 260, stops("0 #06203f .95, 1 #06203f 0"))
  scene.add(
    group(
      stroke(barrelWalls(edge), "#5fd0c4", 7, { opacity: 0.28 }) +
        group(path("M280 220H680V800H280z", dark), { filter: url(stippleId) }),
      { "clip-path": url(inside) },
    ),
  )
}

function barrelWalls({ top, upperHandle, lowerHandle }: FaceCurve): string {
  const pen = new Pen(0)
  for (let i = 1; i < 7; i++) {
    const t = i / 7
    pen
      .moveTo(lerp(452, 400, t), lerp(top[1], 300, t))
      .curveTo(
        lerp(upperHandle[0], 380, t),
        lerp(upperHandle[1], 380, t),
        lerp(lowerHandle[0], 380, t),
        lerp(lowerHandle[1], 600, t),
        lerp(430, 400, t),
        780,
      )
  }
  return pen.path
}

const LIP_X = 600

/** The lip of the wave, which falls in front of the barrel. */
function drawCurtain(scene: Scene, stippleId: string, random: Random) {
  const lipY = Math.round(crestAt(LIP_X))
  const curtain = `M600 ${lipY}C520 226 400 196 318 232C232 276 176 400 160 520C150 620 156 700 176 770L318 770C292 660 296 540 322 440C346 346 396 282 470 264C520 254 564 256 600 ${lipY}z`
  scene.add(
    path(
      curtain,
      scene.linearGradient(520, 220, 190, 700, stops("0 #f0fbd4, .28 #b9ecd0, .6 #5fcabc, 1 #2f98a8")),
    ),
  )
  const within = scene.clip(curtain)
  const { light, dark } = fallingStrands(random)
  const foot = scene.verticalGradient(480, 800, ...stops("0 #fffdf2 0, 1 #fffdf2 .95"))
  scene.add(
    group(
      path(light, FOAM, { opacity: 0.62 }) +
        path(dark, "#2f9fae", { opacity: 0.4 }) +
        group(path("M140 180H620V800H140z", foot), { filter: url(stippleId) }),
      { "clip-path": url(within) },
    ),
  )
}

function fallingStrands(random: Random): { light: string; dark: string } {
  const light = new Pen(0)
  const dark = new Pen(0)
  for (let i = 0; i < 11; i++) {
    const t = (i + 0.5) / 11
    const width = random.between(5, 13)
    const footX = lerp(150, 330, t)
    const bendY = lerp(250, 420, t)
    const leaveX = lerp(480, 540, t)
    const pen = i % 2 ? light : dark
    pen
      .moveTo(LIP_X, crestAt(LIP_X))
      .curveTo(leaveX, lerp(206, 262, t), footX, bendY, footX, 780)
      .lineTo(footX + width, 780)
      .curveTo(footX + width * 1.6, bendY + width * 0.6, leaveX, lerp(212, 268, t), LIP_X, crestAt(LIP_X))
      .close()
  }
  return { light: light.path, dark: dark.path }
}

const SPUME_EDGE = points(`
  160,640 158,560 168,480 190,400 224,330 268,272 318,234 380,214 450,212 520,222 600,254
  700,292 800,330
`)

/** Foam blown off the crest. */
function drawSpume(scene: Scene, random: Random) {
  scene.add(path(spumePath(random), FOAM))
  const cloud = scene.radialGradient(260, 300, 330, stops("0 #fffdf2 .7, .5 #fffdf2 .25, 1 #fffdf2 0"), 250)
  scene.add(group(path("M-40 60H760V700H-40z", cloud), { filter: url(coarseStippleId(scene)) }))
}

const coarseStippleId = (scene: Scene) => scene.stipple({ size: 1.8, seed: 9 })

/** The outline of the foam: scallops along one edge, ragged points back along the other. */
function spumePath(random: Random): string {
  const edge = quartered(SPUME_EDGE)
  const pen = new Pen(0)
  pen.moveTo(itemAt(edge, 0)[0] + 10, itemAt(edge, 0)[1])
  for (let i = 1; i < edge.length; i++) {
    const [x, y] = itemAt(edge, i)
    const [fromX, fromY] = itemAt(edge, i - 1)
    const length = Math.hypot(x - fromX, y - fromY) || 1
    const outX = (y - fromY) / length
    const outY = -(x - fromX) / length
    const bulge = random.between(3, 20) * (1 - (0.75 * i) / edge.length)
    const handleX = (fromX + x) / 2 + outX * bulge * 1.7
    const handleY = (fromY + y) / 2 + outY * bulge * 1.7
    pen.quadraticTo(handleX, handleY, x + outX, y + outY)
  }
  for (let i = edge.length - 1; i >= 0; i--) {
    const [x, y] = itemAt(edge, i)
    const reach = 1 - i / edge.length
    if (i % 2)
      pen.lineTo(
        x + lerp(0, 18, reach) * random.between(0.4, 1.1),
        y + lerp(5, 10, reach) * random.between(0.5, 1.3),
      )
  }
  return pen.close().path
}

/** The points of a line with three more between each two, without the last. */
function quartered(line: readonly (readonly [number, number, number?])[]): CanvasPoint[] {
  return line.slice(0, -1).flatMap(([x, y], i) => {
    const [nextX, nextY] = itemAt(line, i + 1)
    return [0, 1, 2, 3].map((step): CanvasPoint => [lerp(x, nextX, step / 4), lerp(y, nextY, step / 4)])
  })
}

function drawWhiteWater(scene: Scene) {
  scene.add(
    cumuli(
      scene,
      rows(`
        60,560,460,240,3 270,640,420,200,5 -40,660,420,240,7 160,700,460,200,9 380,740,380,150,11
        20,770,520,200,13 280,800,520,160,15 500,830,420,120,17
      `),
      { lit: "#fffef6", mid: "#8fd2d0", lobe: [0.1, 0.3], fade: 1.05 },
    ),
  )
  const trough = scene.verticalGradient(800, 900, ...stops("0 #0f4f78 0, .4 #0f4f78 .8, 1 #0a2f55 1"))
  scene.add(path("M-20 860C200 830 420 850 640 846C900 840 1200 820 1640 800V920H-20z", trough))
  const upper = swash(points("300,860 700,842 1100,826 1640,804"), {
    seed: 4,
    width: [80, 200],
    height: 6,
    thickness: 6,
    fromX: 420,
    toX: 1640,
  })
  const lower = swash(points("200,890 700,876 1640,848"), {
    seed: 8,
    width: [90, 220],
    height: 6,
    thickness: 4,
    fromX: 200,
    toX: 1640,
  })
  scene.add(path(upper, "#dff5ea", { opacity: 0.8 }), path(lower, "#7fcfcf", { opacity: 0.6 }))
}

const SURFER_X = 742
const SURFER_Y = 640

/** The surfer, and his track behind him into the barrel. */
function drawSurfer(scene: Scene) {
  const x = SURFER_X
  const y = SURFER_Y
  scene.add(
    path(
      `M${x - 40} ${y + 24}C${x - 140} ${y + 50} ${x - 220} ${y + 40} ${x - 300} ${y + 16}C${x - 210} ${y + 70} ${x - 120} ${y + 72} ${x - 30} ${y + 36}z`,
      FOAM,
    ),
  )
  scene.add(group(crouchingSurfer(), { transform: `translate(${x} ${y}) rotate(-10) scale(1.1)` }))
  const splash = scene.radialGradient(650, 664, 90, stops("0 #fffdf2 .9, 1 #fffdf2 0"), 60)
  scene.add(group(path("M560 560H800V760H560z", splash), { filter: url(coarseStippleId(scene)) }))
}

/** A surfer crouching on the board, about 100 tall, riding right. */
function crouchingSurfer(): string {
  const skin = "#5f362f"
  const skinLit = tone(skin, 0.1)
  const skinDark = tone(skin, -0.04)
  return [
    path("M-86 14C-50-4 40-6 92 4C60 18-36 24-86 14z", "#fff6e0"),
    path("M-86 14C-46 8 36 4 92 4C60 18-36 24-86 14z", "#d8432f"),
    stroke("M-12-34L-40-26-36 6", skinDark, 12, ROUND),
    stroke("M-2-34L34-32 42 2", skin, 13, ROUND),
    stroke("M14-66L-12-74-38-66", skinDark, 8, ROUND),
    path("M-22-40C-24-30-14-22-4-24L30-22C40-24 42-38 34-42L6-52z", "#f2a93b"),
    path("M-20-42C-12-62 4-78 20-80C32-80 36-68 30-60L8-38z", skin),
    path("M24-79C34-78 36-68 30-60L8-38-2-40C14-54 24-66 24-79z", skinLit),
    stroke("M26-68L52-60 74-72", tone(skin, 0.06), 8.5, ROUND),
    circle(38, -90, 11, skin),
    path(
      "M27-92C26-104 38-110 47-103C51-99 50-93 48-90C43-95 36-99 28-96C24-92 20-90 16-92C19-98 24-98 27-92z",
      "#24151c",
    ),
  ].join("")
}
