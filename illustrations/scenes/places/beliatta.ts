import { HEIGHT, WIDTH } from "../drawing/canvas.ts"
import { tone } from "../drawing/colour.ts"
import { group, joinMarkup, path, stroke, url, use } from "../drawing/elements.ts"
import { polygon, spline } from "../drawing/lines.ts"
import { itemAt, times } from "../drawing/lists.ts"
import { degreesToRadians } from "../drawing/numbers.ts"
import { type Point, points, rows } from "../drawing/points.ts"
import { seededRandom } from "../drawing/random.ts"
import { cliff } from "../nature/cliff.ts"
import { strata } from "../nature/clouds.ts"
import { forest } from "../nature/forest.ts"
import { branch } from "../nature/leaves.ts"
import { mountains } from "../nature/mountains.ts"
import { crownSymbol, type GrovePalm, grove, tinyPalms } from "../nature/palms.ts"
import { glow, sky, sun } from "../nature/sky.ts"
import { Scene, type SceneEntry, stops } from "../scene.ts"
import { camera } from "../subjects/camera.ts"
import { car, carSymbol } from "../subjects/car.ts"
import { facesThrough } from "../subjects/faces.ts"
import { person } from "../subjects/people.ts"
import { powerSet } from "../subjects/power-set.ts"
import { platformLights, railwayPlatform } from "../subjects/railway-platform.ts"
import { bufferStop, railwayTracks } from "../subjects/railway-track.ts"
import { ROUND_ENDS } from "../subjects/round.ts"

export const scene: SceneEntry = { name: "beliatta", focus: 0.52, draw }

const HORIZON = 392

/** The view from the footbridge over the end of the line. */
const faces = facesThrough(camera({ x: -3, y: 7.4, z: 0, focalLength: 1060, canvasX: 600, canvasY: HORIZON }))
const { at, level } = faces

function draw(): Scene {
  const scene = new Scene({ title: "Beliatta: the end of the southern line", prefix: "B" })
  const stippleId = scene.stipple({ size: 1.15, seed: 4 })
  drawSky(scene)
  drawMulkirigala(scene, stippleId)
  drawCoconutCountry(scene)
  drawFields(scene)
  drawStationRoad(scene)
  drawTracks(scene, stippleId)
  scene.add(railwayPlatform(scene, faces))
  drawDusk(scene)
  scene.add(platformLights(scene, faces))
  drawPassengers(scene)
  scene.add(powerSet(scene, faces))
  scene.add(bufferStop(faces, -6.2, 15), bufferStop(faces, 2.2, 15))
  drawCarAndPalms(scene)
  drawNearBank(scene)
  return scene.finish({ vignetteColour: "#0c1030" })
}

function drawSky(scene: Scene) {
  scene.add(sky(scene, stops("0 #16264f, .13 #35508a, .25 #8a7aa8, .34 #ee9a8c, .41 #ffc785, .46 #ffe6a8")))
  scene.add(
    glow(scene, { x: 1080, y: 390, radius: 700, colour: "#ffd890", opacity: 0.75, radiusY: 330 }),
    sun({
      x: 1080,
      y: 366,
      radius: 82,
      colour: "#fff3c8",
      halo: "#ffdf9c",
      rings: 3,
      opacity: 0.2,
      step: 0.5,
    }),
  )
  const random = seededRandom(5)
  const stars = times(40, () => `M${random.whole(0, 1600)} ${random.whole(0, 150)}h.1`).join("")
  scene.add(stroke(stars, "#fff3d8", 2.2, { ...ROUND_ENDS, opacity: 0.75 }))
  scene.add(
    strata(
      rows(`
        240,110,480,20,3 1300,130,520,22,6 760,186,420,14,9 1440,250,420,16,12 640,280,420,12,15
      `),
      { colour: scene.verticalGradient(90, 290, "#5f6aa0", "#d98a98", "#ffb98a"), opacity: 0.8 },
    ),
  )
  scene.add(
    mountains(scene, {
      keys: rows(`
        -60,372 120,340,peak 260,366 800,380 980,356,peak 1120,372 1300,336,peak 1480,366
        1680,350
      `),
      base: 430,
      colour: "#b0809a",
      foot: "#f7b58c",
      fadeY: 410,
      shade: "#8a6a92",
      shadeOpacity: 0.4,
      seed: 6,
      depth: 4,
      light: 1,
    }),
  )
}

// ---- Mulkirigala, a dome of 205 m with shrines stepped up it and a small dagoba on top

const ROCK = points(`
  140,440,1 164,380 182,330 196,286 218,236 250,196 292,176 330,170 372,176 410,200 436,244
  452,290 474,330 500,370 536,440,1
`)
const MIST = "#f7b9a0"

function drawMulkirigala(scene: Scene, stippleId: string) {
  const outline = spline(ROCK, { decimals: 0 })
  const clip = scene.clip(outline)
  const mist = scene.verticalGradient(300, 430, [0, MIST, 0], [1, MIST, 0.95])
  const content = [
    path(outline, "#5a4a7a"),
    rockFace(),
    group(path("M100 160H560V440H100z", mist), { filter: url(stippleId) }),
  ]
  scene.add(group(content, { "clip-path": url(clip) }))
  drawStairAndShrines(scene)
  drawSummit(scene)
}

function rockFace(): string {
  const face = cliff({
    left: points("160,230 240,210 330,180 440,140"),
    right: points("160,400 240,440 330,474 440,536"),
    topAt: () => 160,
    bottom: 440,
    columns: 15,
    cuts: 1.6,
    seed: 6,
    jitter: 0.02,
    contrast: 0.025,
    wobble: 0.02,
    wave: 60,
    tones: stops("0 #3f3a6b, .35 #5a4a7a, .65 #8f5f7f, .88 #e0907a, 1 #f7b084"),
  })
  return face.markup
}

function drawStairAndShrines(scene: Scene) {
  scene.add(
    stroke("M470 384L444 362 452 336 426 312 432 284 404 258 408 226 380 196 360 178", "#fff3d4", 3.4, {
      "stroke-linejoin": "round",
      "stroke-dasharray": "3 1.500",
    }),
  )
  for (const [x, y, scale] of rows<readonly [x: number, y: number, scale: number]>(
    "448,362,1 424,312,.86 402,258,.74",
  ))
    scene.add(shrine(x, y, scale))
}

function shrine(x: number, y: number, scale: number): string {
  const wall = `M${x - 26 * scale} ${y}v${-9 * scale}h${36 * scale}v${9 * scale}z`
  const roof = `M${x - 30 * scale} ${y - 9 * scale}l${8 * scale} ${-9 * scale}h${28 * scale}l${8 * scale} ${9 * scale}z`
  return path(wall, "#fff6e0") + path(roof, "#c9553a")
}

function drawSummit(scene: Scene) {
  scene.add(
    path("M322 172h30v-4h-3c3-12-5-17-9-19l-1.500-4h-1l-1-14-1 14h-1l-1.500 4c-4 2-12 7-9 19h-3z", "#fffaf0"),
    path("M337 131l1 14h1l1.500 4c4 2 12 7 9 19h-8c4-10-1-17-4-23z", "#d9b6a0"),
  )
  scene.add(
    path(tinyPalms({ list: rows("272,190,26 388,188,22 414,206,20"), seed: 4, decimals: 1 }), "#3a3a62"),
  )
}

// ---- the land

function drawCoconutCountry(scene: Scene) {
  scene.add(
    forest(scene, {
      profile: points("-40,360 160,384 360,394 560,398 820,392 1100,380 1640,360"),
      crownWidth: [26, 58],
      seed: 5,
      colour: "#7a6a80",
      foot: "#c98f80",
      fadeY: 440,
      lit: "#e0a582",
      base: 460,
      dabsPerCrown: 3,
      light: 1,
    }),
  )
  scene.add(
    path(
      tinyPalms({
        list: rows("60,400,90 120,404,70 640,404,60 700,404,76 1020,400,70 1500,390,90"),
        seed: 6,
        decimals: 0,
      }),
      "#4f4a70",
    ),
  )
  scene.add(
    forest(scene, {
      profile: points("-40,388 160,404 360,412 560,414 900,410 1200,400 1640,380"),
      crownWidth: [34, 72],
      seed: 15,
      colour: "#3f4f66",
      foot: "#5f6f70",
      fadeY: 450,
      lit: "#a98f7a",
      mid: "#536070",
      base: 470,
      dabsPerCrown: 3,
      light: 1,
    }),
  )
  scene.add(
    path(`M0 436H${WIDTH}V${HEIGHT}H0z`, scene.verticalGradient(420, 900, "#9aa878", "#7f9f68", "#4f7f60")),
  )
}

type Field = readonly [fromX: number, toX: number, colour: string]

const LEFT_FIELDS: readonly Field[] = [
  [-60, -26, "#b9bd62"],
  [-95, -62, "#86a552"],
  [-140, -98, "#c4c468"],
]
const RIGHT_FIELDS: readonly Field[] = [
  [30, 60, "#b9bd62"],
  [64, 110, "#86a552"],
]

/** Paddies beyond the road. */
function drawFields(scene: Scene) {
  for (const field of LEFT_FIELDS)
    scene.add(paddy(field, 34, 52), paddy(field, 54, 80, 0.03), paddy(field, 84, 150))
  for (const field of RIGHT_FIELDS) scene.add(paddy(field, 84, 150))
}

function paddy([fromX, toX, colour]: Field, fromZ: number, toZ: number, lighter = 0): string {
  return path(polygon(level(fromX, toX, 0, fromZ, toZ)), lighter ? tone(colour, lighter) : colour, {
    opacity: 0.75,
  })
}

function drawStationRoad(scene: Scene) {
  const centreLine = polygon([at(-19.2, 0, 11), at(-19.2, 0, 140)], { close: false })
  scene.add(
    path(polygon(level(-24, -14.5, 0, 11, 140)), scene.verticalGradient(430, 900, "#ffe2ac", "#d9a06a")),
    stroke(centreLine, "#fff6dc", 3, { "stroke-dasharray": "26 22" }),
  )
}

function drawTracks(scene: Scene, stippleId: string) {
  const ballast = polygon(level(-9.2, 5.8, 0, 6, 300))
  scene.add(path(ballast, scene.verticalGradient(410, 900, "#d9b394", "#a0776a", "#5f4450")))
  const shade = scene.verticalGradient(560, 900, ...stops("0 #3f2838 0, 1 #3f2838 .75"))
  const clip = scene.clip(ballast)
  scene.add(group(path("M0 500H1600V900H0z", shade), { filter: url(stippleId), "clip-path": url(clip) }))
  scene.add(
    railwayTracks(faces, [
      { x: -6.2, endZ: 15.5 },
      { x: 2.2, endZ: 15.4 },
    ]),
  )
}

/** One cool, transparent colour over the land; everything drawn after it is lit by lamps. */
function drawDusk(scene: Scene) {
  scene.add(
    path(
      "M0 396H1600V900H0z",
      scene.verticalGradient(396, 900, "#ffffff", [0.08, "#c4a8bc"], [0.4, "#7f78b0"], [1, "#4a4a8c"]),
      { style: "mix-blend-mode:multiply" },
    ),
  )
}

const CLOTHES = [
  ["#b8344a", "#2a2048"],
  ["#ecdcd4", "#2a3a66"],
  ["#d98a4a", "#33264f"],
  ["#3a6f9a", "#2a2048"],
] as const

/** Which clothes, and where on the platform. */
type Passenger = readonly [clothes: number, x: number, z: number]

function drawPassengers(scene: Scene) {
  const symbols = CLOTHES.map(([top, legs]) => scene.symbol(person({ top, legs, skin: "#4a2a38" })))
  for (const [clothes, x, z] of rows<Passenger>("1,8.4,46 0,9.2,37 3,7.2,33 2,8.7,27.5 0,7.1,26 1,6.9,22"))
    scene.add(passenger(itemAt(symbols, clothes), x, z))
}

function passenger(symbol: string, placeX: number, z: number): string {
  const [x, y] = at(placeX, 1.12, z)
  const scale = (1.7 * 1060) / z / 100
  const shadow = `M${x.toFixed(0)} ${y.toFixed(0)}l${(-80 * scale).toFixed(0)} ${(30 * scale).toFixed(0)}h${(20 * scale).toFixed(0)}z`
  return joinMarkup([
    path(shadow, "#5f3a40", { opacity: 0.4 }),
    use(symbol, +x.toFixed(1), +y.toFixed(1), +scale.toFixed(3)),
  ])
}

// ---- the near frame

function drawCarAndPalms(scene: Scene) {
  const crowns = [7, 21].map((seed) =>
    crownSymbol(scene, {
      seed,
      count: 12,
      leaflets: 10,
      nuts: "#c98a4a",
      back: "#2a3a5c",
      mid: "#1f2f50",
      lit: "#b08a80",
      light: 1,
    }),
  )
  scene.add(car(carSymbol(scene), 236, 556, 88, { shadowOpacity: 0.4, rotation: -6 }))
  scene.add(
    path(
      "M278 548L372 530 384 560 280 552z",
      scene.linearGradient(278, 0, 384, 0, stops("0 #fff0b8 .8, 1 #fff0b8 0")),
    ),
  )
  const palms = rows<GrovePalm>(
    "452,486,458,396,34,0 404,524,396,372,52,1 322,588,334,356,76,0,1 112,724,84,318,112,1",
  )
  scene.add(grove(palms, crowns, { trunk: "#2a2748", trunkLit: "#d99478", light: 1 }))
}

/** Cinnamon shoots, which are red at first. */
function drawNearBank(scene: Scene) {
  scene.add(
    forest(scene, {
      profile: points("-40,820 120,846 300,872 460,896 620,920 760,950"),
      toX: 780,
      crownWidth: [44, 96],
      crownHeight: 0.45,
      seed: 44,
      colour: "#16284a",
      lit: "#8f6a7a",
      mid: "#24385a",
      base: 930,
      dabsPerCrown: 5,
      light: 1,
    }),
  )
  for (const [x, y, degrees, seed] of rows<readonly [x: number, y: number, degrees: number, seed: number]>(
    "60,830,-70,3 170,860,-84,5 290,884,-62,8 10,800,-50,11",
  ))
    scene.add(cinnamonShoot(x, y, degrees, seed))
}

function cinnamonShoot(x: number, y: number, degrees: number, seed: number): string {
  const angle = degreesToRadians(degrees)
  const spine: Point[] = [
    [x, y + 40],
    [x + Math.cos(angle) * 70, y + Math.sin(angle) * 70],
    [x + Math.cos(angle) * 110 + 14, y + Math.sin(angle) * 140],
  ]
  const shoot = branch({
    spine,
    count: 16,
    length: 58,
    width: 0.26,
    seed,
    thickness: 6,
    litShare: 0.3,
    hang: -0.2,
  })
  const young = seed % 2 ? "#d96a6a" : "#b08f7a"
  return joinMarkup([path(shoot.stem, "#3a2444"), path(shoot.dark, "#24466a"), path(shoot.lit, young)])
}
