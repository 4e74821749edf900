import { HEIGHT, WIDTH } from "../drawing/canvas.ts"
import { group, path, url, use } from "../drawing/elements.ts"
import { polygon } from "../drawing/lines.ts"
import { times } from "../drawing/lists.ts"
import { lerp, table } from "../drawing/numbers.ts"
import { points, rows } from "../drawing/points.ts"
import { roughen } from "../drawing/roughen.ts"
import { type Bird, birds } from "../nature/birds.ts"
import { type Boulder, boulders } from "../nature/boulders.ts"
import { cliff } from "../nature/cliff.ts"
import { type CloudRidge, cumuli, strata } from "../nature/clouds.ts"
import { forest } from "../nature/forest.ts"
import { mountains } from "../nature/mountains.ts"
import { crownSymbol, type GrovePalm, grove } from "../nature/palms.ts"
import { glow, sky, sun } from "../nature/sky.ts"
import { glints, swash } from "../nature/water.ts"
import { Scene, type SceneEntry, stops } from "../scene.ts"
import { car, carSymbol } from "../subjects/car.ts"
import { gopuram } from "../subjects/gopuram.ts"
import { oruwaSymbol } from "../subjects/oruwa.ts"

export const scene: SceneEntry = { name: "trincomalee", focus: 0.4, draw }

const HORIZON = 560
const FOAM = "#fffaea"

function draw(): Scene {
  const scene = new Scene({ title: "Trincomalee: Koneswaram on Swami Rock", prefix: "t" })
  const stippleUrl = url(scene.stipple({ size: 1.15, seed: 4 }))
  drawSky(scene)
  drawSea(scene)
  drawSwamiRock(scene, stippleUrl)
  drawScrub(scene)
  drawTemple(scene)
  drawPalmsAndCar(scene)
  drawEdgeOfRock(scene)
  drawJungleAtFoot(scene)
  drawSurf(scene)
  drawBoats(scene)
  return scene.finish({ vignetteColour: "#0a1f40" })
}

function drawSky(scene: Scene) {
  scene.add(sky(scene, stops("0 #1d4f86, .22 #4f93b0, .42 #c3d9c4, .62 #fde6b4")))
  scene.add(glow(scene, { x: 1240, y: 480, radius: 640, colour: "#fff4d0", opacity: 0.85 }))
  scene.add(sun({ x: 1250, y: 400, radius: 66, colour: "#fffbe8", halo: "#fff3cf", rings: 4, opacity: 0.22 }))
  const towers = rows<CloudRidge>(`
    1500,220,380,210,6 1360,330,460,150,7,.15 1560,380,440,150,8,.2 1060,470,460,80,12,.2
    1420,470,520,90,10,.3
  `)
  scene.add(cumuli(scene, towers, { lit: "#fff9ea", mid: "#f4cfae" }))
  scene.add(strata(rows("980,110,460,18,3 1180,200,360,12,6"), { colour: "#fff6e0", opacity: 0.55 }))
  const gulls = rows<Bird>("900,300,40,.1 960,276,30,-.08 860,326,26,.05 1010,316,20,.1 1060,250,22")
  scene.add(path(birds(gulls), "#1f3f5f"))
}

function drawSea(scene: Scene) {
  const depths = scene.verticalGradient(HORIZON, HEIGHT, "#9fd3c4", "#3a9fb0", "#1b6494", "#123f70")
  scene.add(path(`M0 ${HORIZON}H${WIDTH}V${HEIGHT}H0z`, depths))
  const farCoast = mountains(scene, {
    keys: rows("1080,566 1200,545 1330,530,peak 1450,545 1560,522,peak 1680,540"),
    base: 566,
    colour: "#a3bdb4",
    foot: "#d9dcb8",
    shade: "#7f9fa8",
    shadeOpacity: 0.5,
    seed: 4,
    depth: 4,
  })
  scene.add(farCoast)
  const sunPath = { x: 1240, spread: 120, fan: 1.5, fromY: HORIZON + 3, toY: 860, count: 110, seed: 3 }
  const sunPathSizes = { farWidth: 12, nearWidth: 120, farHeight: 1, nearHeight: 4, crowding: 1.2 }
  scene.add(path(glints({ ...sunPath, ...sunPathSizes }), "#fffbe8", { opacity: 0.85 }))
  const swell = { x: 900, spread: 700, fan: 0.3, fromY: HORIZON + 6, toY: HEIGHT, count: 70, seed: 8 }
  const swellSizes = { farWidth: 30, nearWidth: 240, farHeight: 1, nearHeight: 5 }
  scene.add(path(glints({ ...swell, ...swellSizes }), "#174f86", { opacity: 0.4 }))
}

const ROCK = points(`
  -40,330 120,336 300,330 470,320 600,316 690,322 756,338 800,366 812,404 800,450 822,500
  812,560 836,620 828,690 858,760 880,800 -40,930
`)

/** The cliff that falls from the temple to the sea. */
function drawSwamiRock(scene: Scene, stippleUrl: string) {
  const outline = polygon(roughen(ROCK, { roughness: 0.05, depth: 2, seed: 6 }), { decimals: 0 })
  const onRock = { "clip-path": url(scene.clip(outline)) }
  const tops = points("-40,330 300,330 600,316 690,322 756,338 830,372")
  const face = cliff({
    left: points("300,-80 930,-120"),
    right: points("300,780 366,806 404,818 450,806 500,828 560,818 620,840 690,834 760,864 930,900"),
    topAt: (share) => table(tops, lerp(-80, 800, share)),
    bottom: 900,
    columns: 22,
    cuts: 2.2,
    seed: 9,
    jitter: 0.018,
    contrast: 0.035,
    wobble: 0.014,
    wave: 60,
    tones: stops("0 #4f3350, .3 #6b4056, .55 #96585a, .75 #cf8a62, .9 #f0bd82, 1 #ffdca4"),
  })
  scene.add(
    group(
      [path(outline, "#7a4a54"), face.markup, group(lightAndShade(scene), { filter: stippleUrl })],
      onRock,
    ),
  )
}

/** Shade at the foot and on the land side, light on the edge to the sea. */
function lightAndShade(scene: Scene) {
  const foot = scene.verticalGradient(560, 860, ...stops("0 #241a40 0, 1 #241a40 .9"))
  const landSide = scene.linearGradient(120, 0, 620, 0, stops("0 #2f1f46 .7, 1 #2f1f46 0"))
  const seaSide = scene.radialGradient(840, 470, 300, stops("0 #ffe8b8 .8, .5 #ffe8b8 .45, 1 #ffe8b8 0"))
  return [
    path("M-40 300H900V930H-40z", foot),
    path("M-40 300H700V930H-40z", landSide),
    path("M460 260H960V860H460z", seaSide),
  ]
}

function drawScrub(scene: Scene) {
  const scrub = forest(scene, {
    profile: points("-40,320 100,316 220,324 330,322"),
    fromX: -40,
    toX: 340,
    crownWidth: [26, 60],
    crownHeight: 0.55,
    seed: 31,
    colour: "#2f5f58",
    lit: "#a3b06c",
    mid: "#4f8062",
    base: 331,
    dabsPerCrown: 5,
    light: 1,
  })
  scene.add(scrub)
}

const TILES = "#c9573a"
const DOOR = "#5d2b3f"

/** The halls of the kovil, and its tower: drawn at full size and scaled down, so that no detail is too coarse. */
function drawTemple(scene: Scene) {
  const tower = gopuram(scene, {
    x: 960,
    y: 716,
    width: 420,
    tiers: 5,
    rise: 70,
    topWidth: 0.46,
    lit: "#ffe6a8",
    mid: "#f2b85a",
    low: "#c9803f",
    shade: "#a8563f",
    deep: DOOR,
    stripeA: "#fff3d8",
    stripeB: "#cf4f3c",
  })
  drawShrineHall(scene)
  scene.add(stripes(340, 412, 290, 326, 7), path("M334 291H416L406 282H344z", TILES))
  const scale = 0.29
  const place = `translate(${(462 + 960 * scale).toFixed(1)} ${(325 - 716 * scale).toFixed(1)})`
  scene.add(group(tower.markup, { transform: `${place}scale(${-scale} ${scale})` }))
}

function drawShrineHall(scene: Scene) {
  const doors = [580, 610, 640, 668].map((x) => path(`M${x} 286v-24q7-10 14 0v24z`, DOOR))
  scene.add(
    path("M560 286V238H690V286z", "#f0c48a"),
    stripes(540, 706, 286, 324, 17),
    path("M534 287L548 278H700L712 287z", TILES),
    path("M556 240L572 226H680L696 240z", TILES),
    doors,
    path("M604 226C604 206 616 200 625 192C634 200 646 206 646 226z", "#3f8fae"),
    path("M625 192C634 200 646 206 646 226H630C632 212 630 202 625 192z", "#23607f"),
    path("M622 192L625 172 628 192z", "#f2b544"),
  )
}

/** A level wall in upright stripes by turns. */
function stripes(fromX: number, toX: number, top: number, foot: number, count: number): string {
  const width = (toX - fromX) / count
  const all = times(count, (i) => {
    const left = lerp(fromX, toX, i / count)
    return `M${left.toFixed(1)} ${top}h${width.toFixed(1)}V${foot}h${(-width).toFixed(1)}z`
  })
  const everySecond = (odd: number) => all.filter((_, i) => i % 2 === odd).join("")
  return path(everySecond(0), "#fff3d8") + path(everySecond(1), "#cf4f3c")
}

function drawPalmsAndCar(scene: Scene) {
  const morning = { count: 12, leaflets: 10, back: "#24544f", mid: "#1b4647", lit: "#7fa866" }
  const crown = crownSymbol(scene, { ...morning, seed: 10, wind: -0.6, light: 1 })
  const palms = rows<GrovePalm>(`
    300,326,276,190,56,0 250,326,240,236,46,0,1 728,328,752,226,46,0 150,326,120,170,60,0
    70,330,84,226,50,0,1
  `)
  scene.add(grove(palms, [crown], { trunk: "#3f3440", trunkLit: "#d9a06a", light: 1 }))
  scene.add(car(carSymbol(scene), 196, 331, 56))
}

/** The trodden top, and its rim in the sun. */
function drawEdgeOfRock(scene: Scene) {
  const rim =
    "M-40 330L300 328 470 320 690 322 760 338 800 362 790 366 740 346 690 332 470 330 300 338-40 340z"
  scene.add(path(rim, "#e9c07f"))
}

function drawJungleAtFoot(scene: Scene) {
  const behind = forest(scene, {
    profile: points("-40,560 60,590 170,660 260,760 330,850 400,930"),
    fromX: -40,
    toX: 420,
    crownWidth: [34, 76],
    crownHeight: 0.5,
    seed: 41,
    colour: "#2a3a50",
    lit: "#7f7a68",
    mid: "#3a4f5a",
    base: 930,
    dabsPerCrown: 5,
    light: 1,
  })
  const before = forest(scene, {
    profile: points("-40,700 90,740 200,820 290,930"),
    fromX: -40,
    toX: 320,
    crownWidth: [44, 90],
    crownHeight: 0.5,
    seed: 43,
    colour: "#1a2440",
    lit: "#4f6268",
    mid: "#263650",
    base: 930,
    dabsPerCrown: 5,
    light: 1,
  })
  scene.add(behind, before)
}

function drawSurf(scene: Scene) {
  const behind = points("300,900 560,872 760,826 880,806 990,812")
  const behindLine = { seed: 2, width: [50, 120], height: 14, thickness: 30, fromX: 300 } as const
  scene.add(path(swash(behind, behindLine), FOAM))
  const list = rows<Boulder>(`
    880,806,90,44 946,812,60,26 1004,818,40,14 820,826,100,50 740,850,110,48 640,876,120,44
    560,892,80,26
  `)
  const rocks = boulders(list, { seed: 3, light: 1 })
  scene.add(path(rocks.base, "#241a40"), path(rocks.lit, "#a8685a"))
  const before = points("300,920 560,896 760,858 880,826 1040,826")
  const beforeLine = { seed: 9, width: [30, 90], height: 9, thickness: 9, fromX: 320 } as const
  scene.add(path(swash(before, beforeLine), FOAM))
  drawBurstOfSpray(scene)
}

/** A wave that breaks on the corner of the rock; the clip path hides its spray below the foam. */
function drawBurstOfSpray(scene: Scene) {
  const white = scene.radialGradient(900, 800, 130, stops("0 #fffdf2 .95, .5 #fffdf2 .4, 1 #fffdf2 0"))
  const filter = url(scene.stipple({ size: 1.7, seed: 9 }))
  const clip = url(scene.clip("M600 560H1200V812L900 806 840 820H600z"))
  scene.add(group(path("M700 600H1100V860H700z", white), { filter, "clip-path": clip }))
}

function drawBoats(scene: Scene) {
  const oruwa = oruwaSymbol(scene, { hull: "#3a2440", sail: "#fff3d6", sailDark: "#e0a878", mast: "#2a1a34" })
  scene.add(use(oruwa, 1180, 690, 0.62), use(oruwa, 1400, 612, 0.3), use(oruwa, 1010, 590, 0.16))
  const swell = points("700,880 1100,862 1640,850")
  const swellLine = { seed: 14, width: [90, 200], height: 7, thickness: 5, fromX: 660, toX: 1640 } as const
  scene.add(path(swash(swell, swellLine), "#bfe6dc", { opacity: 0.6 }))
}
