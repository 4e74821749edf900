import { HEIGHT, WIDTH } from "../drawing/canvas.ts"
import { circle, group, joinMarkup, path, stroke, url, use } from "../drawing/elements.ts"
import { polygon } from "../drawing/lines.ts"
import { itemAt } from "../drawing/lists.ts"
import { points, rows } from "../drawing/points.ts"
import { roughen } from "../drawing/roughen.ts"
import { type Bird, birds } from "../nature/birds.ts"
import { type Stratum, strata } from "../nature/clouds.ts"
import { forest } from "../nature/forest.ts"
import { type CrestKey, mountains } from "../nature/mountains.ts"
import { tinyPalms } from "../nature/palms.ts"
import { glow, rays, sky, sun } from "../nature/sky.ts"
import { glints, reflect } from "../nature/water.ts"
import { Scene, type SceneEntry, stops } from "../scene.ts"
import { ROUND } from "../subjects/round.ts"
import { flyingStorkSymbol } from "../subjects/storks.ts"
import { type Livery, trawlerSymbol } from "../subjects/trawler.ts"

export const scene: SceneEntry = { name: "g-harbour", focus: 0.55, draw }

const WATERLINE = 506

function draw(): Scene {
  const scene = new Scene({ title: "The fishing harbour at sunrise", prefix: "F" })
  const stippleId = scene.stipple({ size: 1.15, seed: 4 })
  drawSky(scene)
  const shore = drawShore(scene)
  drawWater(scene, shore, stippleId)
  drawFleet(scene, stippleId)
  drawOutrigger(scene)
  drawGulls(scene)
  drawMoorings(scene)
  return scene.finish({ vignetteColour: "#2a0f24" })
}

function drawSky(scene: Scene) {
  scene.add(sky(scene, stops("0 #c8473f, .18 #ee7752, .36 #ffab6b, .5 #ffd98f, .57 #fff0bc")))
  const beams = { count: 15, fromAngle: 180, toAngle: 360, outerRadius: 1100, innerRadius: 130, seed: 4 }
  const halo = { halo: "#fff0c0", rings: 3, opacity: 0.2, step: 0.36 }
  scene.add(
    glow(scene, { x: 800, y: 460, radius: 760, colour: "#fff3c4", opacity: 0.8, radiusY: 520 }),
    rays(scene, { x: 800, y: 440, colour: "#fff3c8", opacity: 0.22, ...beams }),
    sun({ x: 800, y: 420, radius: 118, colour: "#fff9e0", ...halo }),
  )
  const banks = rows<Stratum>(`
    250,110,560,26,3 1330,90,520,24,6 1180,230,440,16,9 330,260,460,18,12 640,170,340,10,15
    1460,320,420,14,18
  `)
  const embers = scene.verticalGradient(80, 330, "#e8735a", "#ffb57c", "#ffe0a4")
  scene.add(strata(banks, { colour: embers, opacity: 0.8 }))
  const flock = rows<Bird>(`
    520,250,50,.1 590,214,38,-.08 650,270,32,.05 1010,200,44,.08 1080,240,34,-.1 1130,196,26
    460,300,26,.06 950,270,24
  `)
  scene.add(path(birds(flock), "#5f2a3f"))
}

/** Headland, palms and breakwater in one group. @returns its id, for the reflection. */
function drawShore(scene: Scene): string {
  const palms = rows<readonly [number, number, number]>(
    "60,490,110 120,490,80 190,492,96 300,496,70 350,498,84",
  )
  const content = [
    headland(scene),
    woods(scene),
    path(tinyPalms({ list: palms, seed: 6, decimals: 0 }), "#6b3348"),
    breakwater(),
    harbourLight(scene),
  ]
  const id = scene.nextId()
  const aboveWater = scene.clip(`M-60 0H1660V${WATERLINE}H-60z`)
  scene.add(group(content, { id, "clip-path": url(aboveWater) }))
  return id
}

function headland(scene: Scene): string {
  const keys = rows<CrestKey>(`
    -60,470 120,430,peak 280,460 420,440,peak 560,486 1100,490 1240,450,peak 1400,470 1520,430,peak 1680,450
  `)
  const colours = { colour: "#d97c5f", foot: "#ffcf8f", shade: "#b35a55", shadeOpacity: 0.5 }
  return mountains(scene, { keys, ...colours, base: 520, fadeY: 506, seed: 4, depth: 4 })
}

function woods(scene: Scene): string {
  return forest(scene, {
    profile: points("-40,470 160,476 360,488 560,500 700,512"),
    toX: 720,
    crownWidth: [18, 44],
    crownHeight: 0.5,
    seed: 5,
    colour: "#8a4a55",
    foot: "#c9755f",
    fadeY: 520,
    lit: "#f5a86a",
    mid: "#a55d58",
    base: 530,
    dabsPerCrown: 3,
    light: 1,
  })
}

function breakwater(): string {
  const body = points("850,508 890,500 1180,490 1640,484 1640,520 960,512")
  const crest = points("850,510 890,500 1200,492 1640,486 1640,498 1200,502 850,512")
  const boulders = roughen(crest, { roughness: 0.06, depth: 2, seed: 4, close: true })
  return path(polygon(body), "#7a3f50") + path(polygon(boulders, { decimals: 0 }), "#e08a64")
}

/** The light at the head of the breakwater. */
function harbourLight(scene: Scene): string {
  const round = scene.linearGradient(1010, 0, 1050, 0, stops("0 #fff3d4, .5 #fbdcae, 1 #b56f64"))
  const tower = [
    path("M1010 496L1016 396H1044L1050 496z", round),
    path("M1012.500 456L1014.500 430H1045.500L1047.500 456z", "#d8432f"),
    path("M1008 396h44v-6h-44zM1016 390v-20h28v20z", "#7a2f3f"),
    path("M1020 388v-16h20v16z", "#fff0b0"),
    path("M1012 370q18-22 36 0z", "#d8432f"),
    stroke("M1030 358v-14", "#7a2f3f", 3),
  ]
  return group(tower, { transform: "translate(-116 6)" })
}

function drawWater(scene: Scene, shore: string, stippleId: string) {
  const surface = `M0 ${WATERLINE}H${WIDTH}V${HEIGHT}H0z`
  const ember = stops("0 #ffe3a0, .25 #f59f72, .55 #7a5f78, 1 #123c54")
  scene.add(
    path(surface, scene.verticalGradient(WATERLINE, HEIGHT, ...ember)),
    reflect(scene, shore, WATERLINE, { ripple: 14, opacity: 0.6, lift: 0 }),
  )
  const depth = stops("0 #ffe3a0 .1, .5 #4a5f78 .35, 1 #0c3048 .9")
  scene.add(path(surface, scene.verticalGradient(WATERLINE, HEIGHT, ...depth)))
  const near = scene.verticalGradient(720, 900, ...stops("0 #0c2c46 0, 1 #0c2c46 .7"))
  scene.add(group(path("M-40 640H1640V920H-40z", near), { filter: url(stippleId) }))
  const sunPath = { spread: 110, fan: 1.5, fromY: WATERLINE + 3, toY: 890, count: 100, seed: 3 }
  const wide = { spread: 800, fan: 0.1, fromY: WATERLINE + 6, toY: 890, count: 60, seed: 13 }
  const bright = glints({ ...sunPath, farWidth: 16, nearWidth: 150, nearHeight: 6, crowding: 1.2 })
  const faint = glints({ ...wide, farWidth: 30, nearWidth: 200 })
  scene.add(path(bright, "#fff3c4", { opacity: 0.9 }), path(faint, "#ffc48a", { opacity: 0.4 }))
}

const LIVERIES: readonly Livery[] = [
  { hull: "#1f6fae", band: "#ffd25a", lip: "#fff3d6", house: "#fff3dc", roof: "#d8432f" },
  { hull: "#1f9a92", band: "#f2703a", lip: "#fff3d6", house: "#ffe3a8", roof: "#1f6f8f" },
  { hull: "#e8662f", band: "#1f6f9f", lip: "#fff6e0", house: "#fff3dc", roof: "#2f8a8a" },
  { hull: "#f3e9d6", band: "#d8432f", lip: "#1f5f8f", house: "#8fd0cc", roof: "#e8843a" },
  { hull: "#c93a4a", band: "#ffe08a", lip: "#fff3d6", house: "#bfe0d4", roof: "#27476b" },
  { hull: "#f2b33a", band: "#1f6fae", lip: "#fff6e0", house: "#fff3dc", roof: "#c93a4a" },
]

/** A boat of the fleet by its livery; rotation in degrees. */
type Moored = readonly [livery: number, x: number, y: number, scale: number, rotation?: number]

const FAR_RANK = rows<Moored>(`
  4,120,540,.42 1,226,538,.4,1 5,330,536,.4,-1 0,432,538,.38 3,1150,538,.42,1 2,1262,542,.42
  1,1370,540,.42,-1 4,1490,544,.44
`)
const MIDDLE_RANK = rows<Moored>("3,60,676,.82,-1 5,276,664,.76,1 1,1330,668,.8,-1 4,1550,682,.84,1")
const NEAR_RANK = rows<Moored>("2,486,760,1.12,-1 0,1080,800,1.5,1")

function drawFleet(scene: Scene, stippleId: string) {
  const boats = LIVERIES.map((livery) => trawlerSymbol(scene, livery, stippleId))
  const moor = (rank: readonly Moored[]) => {
    for (const [livery, ...place] of rank) scene.add(afloat(scene, itemAt(boats, livery), place))
  }
  moor(FAR_RANK)
  const haze = scene.verticalGradient(400, 600, ...stops("0 #ffdf9c 0, .6 #ffdf9c .4, 1 #ffdf9c 0"))
  scene.add(path("M0 380H1600V620H0z", haze))
  moor(MIDDLE_RANK)
  moor(NEAR_RANK)
}

/** A boat with its mirror image, and the light along its waterline. */
function afloat(
  scene: Scene,
  boat: string,
  [x, y, scale, rotation = 0]: readonly [x: number, y: number, scale: number, rotation?: number],
): string {
  const mirror = `matrix(${scale} 0 0 ${-scale * 0.62} ${x} ${(y + 15 * scale).toFixed(0)})`
  const below = `M${x - 140 * scale} ${y + 10 * scale}h${280 * scale}v${230 * scale}h${-280 * scale}z`
  const left = x - 104 * scale
  const right = x + 104 * scale
  const lineY = y + 8 * scale
  const light = `M${left} ${lineY}Q${x} ${y + 26 * scale} ${right} ${lineY}Q${x} ${y + 36 * scale} ${left} ${lineY}z`
  return joinMarkup([
    group(`<use href="#${boat}" transform="${mirror}"/>`, {
      opacity: 0.34,
      "clip-path": url(scene.clip(below)),
    }),
    use(boat, x, y, scale, scale, rotation),
    path(light, "#fff3c4", { opacity: 0.75 }),
  ])
}

/** A small outrigger going out into the path of the sun. */
function drawOutrigger(scene: Scene) {
  const ink = "#2f1a28"
  const canoe = [
    path("M-110-12C-60 4 60 4 112-18C104 2 84 12 66 12H-70C-92 12-104 2-110-12z", "#4a1f3a"),
    path("M-110-12C-60 4 60 4 112-18L110-12C72 8-72 8-108-7z", "#f2963a"),
    path("M-54-4C-60-26-54-40-46-46L-34-44C-28-32-28-16-32-2z", "#2f2340"),
    circle(-41, -53, 7, ink),
    stroke("M-38-38L-18-26M-14-70L-36 14", ink, 4, ROUND),
    path("M30-2C28-22 34-34 42-38L52-36C56-26 56-14 54-4z", "#5f2a3f"),
    circle(48, -45, 6.5, ink),
    path("M-100 14H100q-50 12-200 0z", "#fff3c4", { opacity: 0.7 }),
  ]
  scene.add(group(canoe, { transform: "translate(770 622)scale(.7)" }))
}

function drawGulls(scene: Scene) {
  const plumage = { white: "#fffaf0", shade: "#d9b9b4", black: "#4a2438", bill: "#f2963a", leg: "none" }
  const gull = flyingStorkSymbol(scene, plumage)
  scene.add(
    use(gull, 730, 330, 0.7, 0.7, -6),
    use(gull, 640, 380, -0.5, 0.5, 8),
    use(gull, 870, 570, 0.5, 0.5, 0),
  )
}

/** The posts of the quay, and the lines to the two nearest boats. */
function drawMoorings(scene: Scene) {
  const wood = "#3a1f35"
  const cap = "#7a4050"
  scene.add(
    stroke("M1080 822C960 850 800 880 640 880", "#2f1a30", 3.4),
    path("M622 930L628 846H656L662 930z", wood),
    path("M624 846h36v-10h-36z", cap),
    path("M628 866h28v14h-28z", "#f0e0c0"),
  )
  scene.add(
    stroke("M486 776C420 820 300 850 180 880", "#2f1a30", 3),
    path("M160 930L166 850H192L198 930z", wood),
    path("M162 850h34v-9h-34z", cap),
  )
}
