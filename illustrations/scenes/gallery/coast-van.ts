import { WIDTH } from "../drawing/canvas.ts"
import { ellipse, group, path, stroke, url, use } from "../drawing/elements.ts"
import { spline } from "../drawing/lines.ts"
import { lerp, smoothTable, table } from "../drawing/numbers.ts"
import { type Point, points, rows } from "../drawing/points.ts"
import { seededRandom } from "../drawing/random.ts"
import { type Bird, birds } from "../nature/birds.ts"
import { type CloudRidge, cumuli } from "../nature/clouds.ts"
import { forest } from "../nature/forest.ts"
import { blades } from "../nature/grass.ts"
import { crownSymbol, type GrovePalm, grove, tinyPalms } from "../nature/palms.ts"
import { type RoadPoint, ribbon } from "../nature/road.ts"
import { glow, sky } from "../nature/sky.ts"
import { glints } from "../nature/water.ts"
import { Scene, type SceneEntry, stops } from "../scene.ts"
import { countryBusSymbol } from "../subjects/country-bus.ts"
import { foamLace } from "../subjects/foam-lace.ts"
import { oruwaSymbol } from "../subjects/oruwa.ts"
import { ROUND_ENDS } from "../subjects/round.ts"
import { vanSymbol } from "../subjects/van.ts"

export const scene: SceneEntry = { name: "g-coast-van", focus: 0.385, draw }

const HORIZON = 390

function draw(): Scene {
  const scene = new Scene({ title: "A van on the palm coast road", prefix: "x" })
  const stippleUrl = url(scene.stipple({ size: 1.15, seed: 4 }))
  drawSky(scene)
  drawHeadlands(scene)
  drawSea(scene)
  drawBeach(scene)
  drawVerge(scene)
  drawRoad(scene, stippleUrl)
  drawGuardPosts(scene)
  drawTufts(scene)
  const crowns = palmCrowns(scene)
  drawShorePalms(scene, crowns)
  drawVan(scene)
  drawNearTurf(scene, crowns)
  return scene.finish({ vignetteColour: "#0f2448" })
}

function drawSky(scene: Scene) {
  scene.add(sky(scene, stops("0 #2a66ae, .16 #5a9fd0, .3 #a8d6e0, .43 #fff0d6")))
  scene.add(glow(scene, { x: 420, y: 380, radius: 620, colour: "#fff8e4", opacity: 0.7, radiusY: 300 }))
  const towers = rows<CloudRidge>(`
    300,90,460,250,41 120,190,420,180,42,.15 480,210,420,150,43,.1 260,300,620,90,44,.3
    820,300,420,80,45,.2 1060,200,300,90,46,.1
  `)
  scene.add(cumuli(scene, towers, { lit: "#ffffff", mid: "#f6cfc0" }))
  scene.add(path(birds(rows<Bird>("700,150,40,.1 756,126,30,-.08 660,180,24,.05 800,170,18")), "#ffffff"))
}

function drawHeadlands(scene: Scene) {
  const far = forest(scene, {
    profile: points("620,388 760,366 920,348 1100,330 1640,300"),
    fromX: 620,
    toX: 1640,
    crownWidth: [16, 40],
    seed: 3,
    colour: "#7fb0b0",
    foot: "#bcd6c8",
    fadeY: 410,
    lit: "#cfe0bc",
    mid: "#97c2b2",
    base: 410,
    dabsPerCrown: 3,
  })
  scene.add(far)
  const near = forest(scene, {
    profile: points("860,400 980,376 1120,352 1300,330 1640,310"),
    fromX: 850,
    toX: 1640,
    crownWidth: [24, 56],
    seed: 5,
    colour: "#4f9088",
    foot: "#8fbca4",
    fadeY: 450,
    lit: "#b5cf88",
    mid: "#6fa98c",
    base: 480,
    dabsPerCrown: 4,
  })
  scene.add(near)
  const palms = rows<readonly [number, number, number]>(
    "900,392,44 950,386,58 1010,378,50 1060,372,70 1120,362,60",
  )
  scene.add(path(tinyPalms({ list: palms, seed: 5, decimals: 0 }), "#3f7f7c"))
}

function drawSea(scene: Scene) {
  const depth = stops("0 #bfe0e0, .03 #4f9fc4, .2 #2a80b4, .5 #2f9fb8, .8 #6fd0c4, 1 #c4f0dc")
  const surface = `M-20 ${HORIZON}H${WIDTH / 2}L1130 ${HORIZON + 8}V760H-20z`
  scene.add(path(surface, scene.verticalGradient(HORIZON, 730, ...depth)))
  const sunPath = { x: 420, spread: 320, fan: 0.4, fromY: HORIZON + 3, toY: 640, count: 80, seed: 3 }
  const swell = { x: 500, spread: 500, fan: 0.2, fromY: HORIZON + 8, toY: 600, count: 40, seed: 9 }
  const bright = glints({ ...sunPath, farWidth: 12, nearWidth: 110, nearHeight: 4, crowding: 1.3 })
  const dark = glints({ ...swell, farWidth: 24, nearWidth: 160, nearHeight: 4 })
  scene.add(path(bright, "#ffffff", { opacity: 0.7 }), path(dark, "#1f6a9c", { opacity: 0.45 }))
  const colours = { hull: "#3c2f4e", sail: "#fff3d6", sailDark: "#f2b05a", mast: "#3a2a40" }
  const oruwa = oruwaSymbol(scene, { ...colours, crew: false })
  scene.add(use(oruwa, 250, 420, 0.3), use(oruwa, 590, 404, 0.16), use(oruwa, 420, 400, 0.12))
}

const SHORE = points("860,404 960,418 1060,446 1100,484 1060,528 940,574 740,622 440,668 -60,716")

function drawBeach(scene: Scene) {
  const land = `${spline(SHORE, { close: false, decimals: 0 })}V960H1680V400z`
  const sand = scene.linearGradient(1000, 430, 300, 800, stops("0 #fff0cc, .5 #ffe0a8, 1 #f2bf80"))
  scene.add(path(land, sand))
  const onWater = url(scene.clip("M-40 404H1200V800H-40z"))
  const swells = [
    path(foamLace(offShore(-0.2), { thickness: 15, seed: 3, jitter: 4 }), "#ffffff"),
    path(foamLace(offShore(1), { thickness: 10, seed: 5, jitter: 5, gap: 0.25 }), "#ffffff", {
      opacity: 0.8,
    }),
    path(foamLace(offShore(2.2), { thickness: 8, seed: 8, jitter: 6, gap: 0.35 }), "#ffffff", {
      opacity: 0.6,
    }),
    path(foamLace(offShore(3.8), { thickness: 6, seed: 12, jitter: 6, gap: 0.5 }), "#ffffff", {
      opacity: 0.45,
    }),
  ]
  scene.add(group(swells, { "clip-path": onWater }))
}

/** The line of a wave, `steps` away from the beach. */
function offShore(steps: number): Point[] {
  const nearPart = steps > 0 ? SHORE.slice(3) : SHORE
  return nearPart.map(([x, y]): Point => [x - 40 * steps - (1100 - x) * 0.02 * steps, y - 18 * steps])
}

function drawVerge(scene: Scene) {
  const verge = points("1000,400 1130,430 1190,478 1160,530 1040,590 860,640 560,696 200,742 -60,764")
  const turf = scene.linearGradient(1200, 420, 500, 900, stops("0 #8fb882, .5 #5f9a68, 1 #2f6f58"))
  scene.add(path(`${spline(verge, { close: false, decimals: 0 })}V960H1680V380z`, turf))
  const bushes = forest(scene, {
    profile: points("1150,430 1260,410 1400,392 1640,372"),
    fromX: 1150,
    toX: 1660,
    crownWidth: [30, 66],
    seed: 15,
    colour: "#3f8070",
    lit: "#b0cc74",
    mid: "#5f9f72",
    base: 474,
    dabsPerCrown: 5,
  })
  scene.add(bushes)
  scene.add(
    path("M1196 466C1280 448 1440 450 1680 486V700H1060L1150 560L1194 500z", turf),
    path("M1196 466C1280 448 1440 450 1680 486V520C1480 482 1300 470 1196 474z", "#c4d98f", { opacity: 0.5 }),
  )
}

const ROAD = rows<RoadPoint>(`
  -80,832,150 200,826,150 500,818,150 800,800,138 1060,756,112 1250,698,84 1320,640,62 1280,588,46
  1210,548,34 1180,512,25 1190,482,18 1160,454,12 1100,432,8 1030,416,5
`)
const ROAD_SURFACE = ribbon(ROAD, { flatness: 0.5 })

/** The coast road, with the bus in its far curve. */
function drawRoad(scene: Scene, stippleUrl: string) {
  const dusty = scene.linearGradient(0, 860, 1200, 440, stops("0 #5a5068, .5 #83768a, 1 #d9c0b0"))
  const shoulder = ribbon(ROAD, { scale: 1.22, dy: 4, flatness: 0.5 })
  scene.add(path(shoulder, "#e9c890"), path(ROAD_SURFACE, dusty))
  const shade = scene.linearGradient(0, 900, 900, 640, stops("0 #2c2440 .8, 1 #2c2440 0"))
  const onRoad = url(scene.clip(ROAD_SURFACE))
  scene.add(group(path("M-60 600H1400V960H-60z", shade), { filter: stippleUrl, "clip-path": onRoad }))
  const middle = ROAD.slice(0, 9).map(([x, y]): Point => [x, y])
  const edge = ROAD.slice(0, 8).map(([x, y, width]): Point => [x, y - width * 0.23])
  scene.add(
    stroke(spline(middle, { close: false, decimals: 0 }), "#fff3d6", 5, {
      "stroke-dasharray": "46 34",
      opacity: 0.9,
    }),
    stroke(spline(edge, { close: false, decimals: 0 }), "#fff3d6", 2.4, { opacity: 0.7 }),
  )
  scene.add(
    ellipse(1206, 566, 60, 5, "#2c2440", { opacity: 0.4 }),
    use(countryBusSymbol(scene), 1206, 564, 0.56),
  )
}

/** Whitewashed posts with red bands, on the side of the sea. */
function drawGuardPosts(scene: Scene) {
  const line = points("-60,756 200,748 500,736 800,716 1060,684 1190,650")
  const whole = Math.round
  let posts = ""
  let bands = ""
  let x = -20
  while (x < 1180) {
    const scale = lerp(1.25, 0.6, x / 1180)
    const y = smoothTable(line, x)
    const width = whole(10 * scale)
    posts += `M${whole(x)} ${whole(y)}v${whole(-34 * scale)}h${width}v${whole(34 * scale)}z`
    bands += `M${whole(x)} ${whole(y - 22 * scale)}v${whole(-8 * scale)}h${width}v${whole(8 * scale)}z`
    x += 92 * scale
  }
  scene.add(path(posts, "#fff8e8"), path(bands, "#d8432f"))
}

/** Tufts and small flowers on the verge, off the road. */
function drawTufts(scene: Scene) {
  const random = seededRandom(12)
  const upperEdge = points("780,690 860,664 1040,612 1160,550 1200,500")
  let dark = ""
  let lit = ""
  let flowers = ""
  for (let i = 0; i < 90; i++) {
    const x = random.between(780, 1600)
    const y = random.between(520, 850)
    const scale = (y - 440) / 300
    if (y < table(upperEdge, x) + 14) continue
    if (i % 3) dark += tuft(x, y, scale)
    else lit += tuft(x, y, scale)
    if (i % 7 === 0) flowers += `M${(x + 20 * scale).toFixed(0)} ${(y - 6 * scale).toFixed(0)}h.1`
  }
  const offRoad = url(scene.clip(`M-40 400H1680V960H-40z${ROAD_SURFACE}`, true))
  const marks = [
    stroke(dark, "#2f6f58", 2, { opacity: 0.5, ...ROUND_ENDS }),
    stroke(lit, "#d3e09a", 2, { opacity: 0.7, ...ROUND_ENDS }),
    stroke(flowers, "#fff3c0", 5, ROUND_ENDS),
  ]
  scene.add(group(marks, { "clip-path": offRoad }))
}

/** A tuft of three blades from one root. */
function tuft(x: number, y: number, scale: number): string {
  const by = (share: number) => (share * scale).toFixed(0)
  const left = `l${by(-5)} ${by(-9)}m${by(5)} ${by(9)}`
  const middle = `l${by(1)} ${by(-12)}m${by(-1)} ${by(12)}`
  return `M${x.toFixed(0)} ${y.toFixed(0)}${left}${middle}l${by(6)} ${by(-8)}`
}

function palmCrowns(scene: Scene): string[] {
  const colours = { back: "#2a6f60", mid: "#1d5550", lit: "#9cc265", nuts: "#f0953f", light: -1 } as const
  return [9, 18].map((seed) => crownSymbol(scene, { seed, count: 14, leaflets: 11, wind: -0.6, ...colours }))
}

function drawShorePalms(scene: Scene, crowns: readonly string[]) {
  const palms = rows<GrovePalm>(`
    1060,590,1030,470,44,0 1120,574,1130,436,52,1 1000,612,950,470,56,1,1 1240,470,1228,350,50,0
    1310,470,1330,320,62,1 1400,480,1380,290,76,0,1 1500,496,1530,300,84,1
  `)
  scene.add(grove(palms, crowns, { trunk: "#5b4844", trunkLit: "#f0c890", light: -1 }))
}

function drawVan(scene: Scene) {
  const shadow = { opacity: 0.5, transform: "rotate(-2 600 832)" }
  scene.add(ellipse(606, 833, 290, 12, "#1f1830", shadow), use(vanSymbol(scene), 600, 834, 1.84, 1.84, -2))
}

/** Grass in the foreground, and two palms that lean over the road. */
function drawNearTurf(scene: Scene, crowns: readonly string[]) {
  const turf = scene.linearGradient(1200, 780, 1600, 900, stops("0 #3f7f5c, 1 #14403f"))
  scene.add(
    path("M1680 700C1480 720 1300 800 1180 860C1120 890 1060 912 1000 960H1680z", turf),
    path("M-40 900C300 896 700 890 1060 884L1000 960H-40z", "#1f5048"),
  )
  const palms = rows<GrovePalm>("1380,900,1300,250,190,1,0 1540,930,1560,150,220,0,1")
  scene.add(grove(palms, crowns, { trunk: "#4a3a3e", trunkLit: "#e9b884", light: -1 }))
  const foot = points("1040,930 1200,870 1400,800 1640,740")
  const litFoot = points("1040,936 1200,880 1400,820 1640,770")
  const grass = { toX: 1640, height: [16, 60], lean: 0.5 } as const
  const dark = { fromX: 1040, yAt: (x: number) => smoothTable(foot, x), count: 46, width: 8, seed: 5 }
  const lit = { fromX: 1060, yAt: (x: number) => smoothTable(litFoot, x), count: 40, width: 7, seed: 8 }
  const low = { fromX: -20, toX: 1060, y: 914, count: 44, width: 7, seed: 15, lean: 0.6 }
  scene.add(
    path(blades({ ...grass, ...dark }), "#1f5a4c"),
    path(blades({ ...grass, ...lit }), "#7fb05c"),
    path(blades({ ...low, height: [8, 30] }), "#4f8a58"),
  )
}
