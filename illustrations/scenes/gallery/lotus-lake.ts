import { HEIGHT, WIDTH } from "../drawing/canvas.ts"
import { circle, group, joinMarkup, path, stroke, url, use, wholeCanvas } from "../drawing/elements.ts"
import { points, rows } from "../drawing/points.ts"
import { seededRandom } from "../drawing/random.ts"
import { type Bird, birds } from "../nature/birds.ts"
import { type Stratum, strata } from "../nature/clouds.ts"
import { forest } from "../nature/forest.ts"
import { drawLilyPads, type LilyPad, lilyPads, lotusSymbol } from "../nature/lotus.ts"
import { type CrestKey, mountains } from "../nature/mountains.ts"
import { tinyPalms } from "../nature/palms.ts"
import { glow, sky } from "../nature/sky.ts"
import { glints, reflect } from "../nature/water.ts"
import { Scene, type SceneEntry, stops } from "../scene.ts"
import { ROUND, ROUND_ENDS } from "../subjects/round.ts"

export const scene: SceneEntry = { name: "g-lotus-lake", focus: 0.58, draw }

const WATERLINE = 470

function draw(): Scene {
  const scene = new Scene({ title: "Lotus lake at the blue hour", prefix: "L" })
  const stippleId = scene.stipple({ size: 1.15, seed: 4 })
  drawSky(scene)
  const shore = drawShore(scene)
  drawWater(scene, shore, stippleId)
  drawCanoe(scene)
  drawEgretsGoingHome(scene)
  drawLotus(scene)
  return scene.finish({ vignetteColour: "#06122c", warmth: 0.03 })
}

function drawSky(scene: Scene) {
  scene.add(sky(scene, stops("0 #0d2a52, .2 #1f5080, .36 #5f8fae, .46 #c9c4c4, .53 #f9cbb0")))
  scene.add(glow(scene, { x: 980, y: 450, radius: 620, colour: "#ffd9b8", opacity: 0.6, radiusY: 260 }))
  drawStars(scene)
  drawYoungMoon(scene)
  const banks = rows<Stratum>(
    "1250,240,560,20,3 260,300,520,18,6 800,210,380,12,9 1450,340,420,14,12 620,360,420,12,15",
  )
  const colour = scene.verticalGradient(200, 380, "#4f7a9c", "#a9a9bc", "#f5c4b0")
  scene.add(strata(banks, { colour, opacity: 0.75 }))
}

/** Stars, none of them near the moon. */
function drawStars(scene: Scene) {
  const random = seededRandom(3)
  let small = ""
  for (let i = 0; i < 70; i++) {
    const x = random.whole(0, 1600)
    const y = random.whole(0, 230)
    if (Math.hypot(x - 470, y - 150) > 60) small += `M${x} ${y}h.1`
  }
  scene.add(
    stroke(small, "#fff3d8", 2.2, { ...ROUND_ENDS, opacity: 0.7 }),
    stroke("M330 96h.1M1190 60h.1M720 50h.1M1430 160h.1", "#fffbe8", 4.4, ROUND_ENDS),
  )
}

function drawYoungMoon(scene: Scene) {
  scene.add(
    circle(470, 150, 90, "#9fc4d8", { opacity: 0.1 }),
    circle(470, 150, 62, "#b9d4e0", { opacity: 0.13 }),
    path("M480 118A34 34 0 10500 172A28 28 0 01480 118z", "#fff6dc"),
  )
}

/** Everything above the waterline, in one group. @returns its id, for the reflection. */
function drawShore(scene: Scene): string {
  const content = [farRange(scene), nearRange(scene), woods(scene)]
  const id = scene.nextId()
  const aboveWater = scene.clip(`M-60 0H1660V${WATERLINE}H-60z`)
  scene.add(group(content, { id, "clip-path": url(aboveWater) }))
  return id
}

const RANGE = { base: 500, fadeY: 470, light: 1, gullies: 0.7, roughness: 0.1, depth: 4 } as const

function farRange(scene: Scene): string {
  const keys = rows<CrestKey>(`
    -60,400 120,350,peak 240,384 380,330,peak 520,380 690,318,peak 800,372 920,346,peak
    1060,396 1200,360,peak 1330,390 1480,344,peak 1680,390
  `)
  const colours = { colour: "#93a3bc", foot: "#e9c4b8", shade: "#7186a8", shadeOpacity: 0.5 }
  return mountains(scene, { ...RANGE, ...colours, keys, seed: 4 })
}

function nearRange(scene: Scene): string {
  const keys = rows<CrestKey>(`
    -60,340 60,300 170,250,peak 250,310 330,350,peak 470,404 640,430 900,440 1060,420
    1190,376,peak 1290,350 1400,280,peak 1490,330 1560,316,peak 1680,350
  `)
  const colours = { colour: "#5f7fa4", foot: "#a9afc4", shade: "#3f6089", shadeOpacity: 0.6 }
  return mountains(scene, { ...RANGE, ...colours, keys, seed: 8 })
}

function woods(scene: Scene): string {
  const far = forest(scene, {
    profile: points("-40,404 160,420 380,446 620,458 900,460 1150,450 1400,424 1640,398"),
    crownWidth: [18, 46],
    crownHeight: 0.45,
    seed: 5,
    colour: "#3a6288",
    foot: "#6f8fa9",
    fadeY: 490,
    lit: "#7fa3ba",
    mid: "#4f7799",
    base: 500,
    dabsPerCrown: 3,
    light: 1,
  })
  const palms = rows<readonly [number, number, number]>(
    "90,430,80 150,436,60 240,446,70 1380,440,76 1450,436,60 1540,430,90",
  )
  const near = forest(scene, {
    profile: points("-40,430 120,440 300,458 470,480 1180,480 1320,456 1480,436 1640,420"),
    crownWidth: [26, 62],
    crownHeight: 0.5,
    seed: 15,
    colour: "#1f4068",
    foot: "#2f557a",
    fadeY: 490,
    lit: "#4f7a9c",
    mid: "#2f5882",
    base: 500,
    dabsPerCrown: 3,
    light: 1,
  })
  return far + path(tinyPalms({ list: palms, seed: 6, decimals: 0 }), "#274b73") + near
}

function drawWater(scene: Scene, shore: string, stippleId: string) {
  const surface = `M0 ${WATERLINE}H${WIDTH}V${HEIGHT}H0z`
  const colours = stops("0 #f5c9b4, .14 #b9b4c4, .42 #4f7f9f, 1 #0f2f58")
  const wash = stops("0 #f5c9b4 .1, .4 #2f6089 .25, 1 #0a2146 .9")
  const mist = stops("0 #ffe3d0 0, .5 #ffe3d0 .35, 1 #ffe3d0 0")
  const mistTop = WATERLINE - 16
  const mistFoot = WATERLINE + 30
  scene.add(path(surface, scene.verticalGradient(WATERLINE, HEIGHT, ...colours)))
  scene.add(reflect(scene, shore, WATERLINE, { ripple: 14, opacity: 0.75, lift: 0 }))
  scene.add(
    path(surface, scene.verticalGradient(WATERLINE, HEIGHT, ...wash)),
    path(`M0 ${mistTop}H${WIDTH}V${mistFoot}H0z`, scene.verticalGradient(mistTop, mistFoot, ...mist)),
  )
  const dusk = scene.verticalGradient(680, 900, ...stops("0 #081c40 0, 1 #081c40 .8"))
  scene.add(group(path("M-40 640H1640V920H-40z", dusk), { filter: url(stippleId) }))
  drawGlints(scene)
}

function drawGlints(scene: Scene) {
  const afterglow = glints({
    x: 960,
    spread: 260,
    fan: 0.8,
    fromY: WATERLINE + 5,
    toY: 860,
    count: 60,
    seed: 3,
    farWidth: 20,
    nearWidth: 160,
    farHeight: 0.8,
    nearHeight: 4,
  })
  const sky = glints({
    x: 500,
    spread: 800,
    fan: 0.1,
    fromY: WATERLINE + 12,
    toY: 890,
    count: 36,
    seed: 13,
    farWidth: 30,
    nearWidth: 200,
    farHeight: 1,
    nearHeight: 4,
  })
  scene.add(path(afterglow, "#ffdcc4", { opacity: 0.55 }), path(sky, "#8fb4cc", { opacity: 0.35 }))
}

const CANOE = { x: 930, y: 622 }

function drawCanoe(scene: Scene) {
  const { x, y } = CANOE
  const halo = stops("0 #ffcf7a .85, .3 #ffb95f .35, 1 #ffb95f 0")
  const lampOnWater = glints({
    x: x + 62,
    spread: 30,
    fan: 1.1,
    fromY: y + 16,
    toY: 800,
    count: 26,
    seed: 5,
    farWidth: 20,
    nearWidth: 90,
    farHeight: 1.5,
    nearHeight: 4,
  })
  scene.add(
    group(wholeCanvas(scene.radialGradient(x + 66, y - 34, 210, halo))),
    path(lampOnWater, "#ffce7a", { opacity: 0.85 }),
  )
  const hullMirrored = `M${x - 140} ${y + 2}C${x - 60} ${y + 16} ${x + 80} ${y + 16} ${x + 146} ${y}C${x + 90} ${y + 44} ${x - 90} ${y + 46} ${x - 140} ${y + 2}z`
  scene.add(path(hullMirrored, "#08203f", { opacity: 0.6 }))
  scene.add(group([hull(), paddler(), lamp(), harvest()], { transform: `translate(${x} ${y})` }))
}

function hull(): string {
  return joinMarkup([
    path("M-160-16C-120 8 110 8 164-22C150 2 120 18 92 20H-100C-128 18-150 2-160-16z", "#0e1f3f"),
    path("M-160-16C-120 8 110 8 164-22L161-14C110 14-118 14-155-8z", "#d99a6a"),
  ])
}

function paddler(): string {
  return joinMarkup([
    path("M-92-4C-98-30-94-54-80-64L-66-62C-56-44-58-20-62-2z", "#f2c9a8"),
    path("M-80-64L-66-62C-56-44-58-20-62-2H-74C-68-24-68-46-80-64z", "#ffe6c0"),
    circle(-72, -76, 9.5, "#2a1c30"),
    path("M-92-78C-84-82-82-90-71-92C-60-90-58-82-50-78C-62-74-80-74-92-78z", "#e8b878"),
    stroke("M-72-56L-46-40-34-50M-28-110L-66 26", "#241a33", 5.4, ROUND),
    path("M-64 14l-10 34 14 2 8-32z", "#0e1f3f"),
  ])
}

function lamp(): string {
  return joinMarkup([
    stroke("M70-4V-52H66", "#0e1f3f", 3.6),
    path("M56-52h20l-3 22h-14z", "#ffe9a8"),
    path("M54-54L66-64 78-54z", "#0e1f3f"),
    circle(66, -40, 5, "#fffbe8"),
  ])
}

/** The harvest in the bow: cut leaves with buds on top. */
function harvest(): string {
  const buds = points("-14,-10 4,-14 20,-10 34,-12")
  const bud = (x: number, y: number) => path(`M${x} ${y + 6}q-9-6-4-14q4 4 4 6q1-4 4-7q4 8-4 15z`, "#f09ab0")
  return joinMarkup([
    path("M-30-4q20-18 46 0q10-14 30-2l-2 8h-72z", "#2f5c4a"),
    buds.map(([x, y]) => bud(x, y)),
  ])
}

function drawEgretsGoingHome(scene: Scene) {
  const flock = rows<Bird>("620,250,40,.1 676,224,30,-.08 730,262,26,.05 560,276,24,.1 780,236,20 840,256,18")
  scene.add(path(birds(flock), "#fff3e6"))
}

function drawLotus(scene: Scene) {
  const pads = lilyPads({
    count: 96,
    fromY: 528,
    toY: 915,
    farFromX: -20,
    farToX: 1620,
    nearFromX: -60,
    nearToX: 1660,
    farRadius: 9,
    nearRadius: 92,
    seed: 21,
    keep: isInDrift,
  })
  scene.add(drawLilyPads(pads, { colour: "#1f5a6a", lit: "#4f96a0", shade: "#06182f" }))
  const lotus = lotusSymbol(scene, { outer: "#c9628f", mid: "#f29ab0", inner: "#ffe6d8" })
  const bud = budSymbol(scene)
  scene.add(flowersOnPads(pads, lotus))
  scene.add(use(bud, 150, 760, 0.5), use(bud, 1440, 720, 0.42), use(bud, 420, 700, 0.34))
  const tall = rows<readonly [x: number, y: number, scale: number]>("240,862,.78 1392,868,.86 620,884,.5")
  for (const [x, y, scale] of tall)
    scene.add(stroke(`M${x} ${y}q4 30 0 60`, "#1f5a60", 7), use(lotus, x, y, scale))
  scene.add(use(bud, 360, 890, 0.8), use(bud, 1260, 896, 0.7), use(bud, 1530, 880, 0.9))
}

/**
 * Whether a leaf belongs to the curved area of leaves from the lower left to the right. It leaves out the water behind the canoe
 * and under its lamp.
 */
function isInDrift(x: number, y: number): boolean {
  const near = (y - 540) / 360
  const leftEnd = 560 - 30 * Math.sin(near * 3) + (near > 0.5 ? (near - 0.5) * 900 : 0)
  const rightStart = 1330 - Math.max(0, near - 0.45) * 760
  const isUnderLamp = Math.abs(x - 990) < 60 + 40 * near && y < 850
  return (x < leftEnd || x > rightStart) && !isUnderLamp
}

function budSymbol(scene: Scene): string {
  return scene.symbol(
    joinMarkup([
      stroke("M0 0C2-30-2-50 0-70", "#2f6f70", 7),
      path("M0-120C22-100 20-74 0-62C-20-74-22-100 0-120z", "#f29ab0"),
      path("M0-120C10-100 10-80 0-62C-20-74-22-100 0-120z", "#d9709a"),
    ]),
  )
}

/** A flower beside every third leaf that is large enough. */
function flowersOnPads(pads: readonly LilyPad[], lotus: string): string[] {
  const random = seededRandom(9)
  return pads
    .filter(({ radius, y }) => radius > 14 && y < 880)
    .filter((_, i) => i % 3 === 0)
    .map(({ x, y, radius }) => {
      const flowerX = Math.round(x + radius * random.between(-0.4, 0.4))
      const scale = Math.min(0.5, (radius / 150) * random.between(0.8, 1.1))
      return use(lotus, flowerX, Math.round(y - radius * 0.05), Number(scale.toFixed(2)))
    })
}
