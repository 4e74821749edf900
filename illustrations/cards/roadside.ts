import { WIDTH } from "../scenes/drawing/canvas.ts"
import { mix, tone } from "../scenes/drawing/colour.ts"
import { circle, group, path, rectangle, stroke, url } from "../scenes/drawing/elements.ts"
import { points, rows } from "../scenes/drawing/points.ts"
import { type Stratum, strata } from "../scenes/nature/clouds.ts"
import { forest } from "../scenes/nature/forest.ts"
import { blades } from "../scenes/nature/grass.ts"
import { type CrestKey, mountains } from "../scenes/nature/mountains.ts"
import { crownSymbol, type GrovePalm, grove } from "../scenes/nature/palms.ts"
import { rays, sky, sun } from "../scenes/nature/sky.ts"
import { Scene, stops } from "../scenes/scene.ts"
import { type CityTower, cityTowers } from "../scenes/subjects/city-towers.ts"
import { dagoba } from "../scenes/subjects/dagoba.ts"
import { thornTree } from "../scenes/subjects/thorn-tree.ts"
import type { SceneName } from "../vehicles/scenes/scenes.ts"
import { ROADSIDE_PLACES, type RoadsidePlace } from "./roadside-places.ts"

/** The line on which wheels stand. */
export const WHEELS_Y = 748

const ROAD_Y = 676
const VERGE_Y = 806

interface Disc {
  x: number
  y: number
  radius: number
}

/** A sun high enough to be visible above a vehicle. */
export const HIGH_SUN: Disc = { x: 800, y: 400, radius: 215 }
/** A sun half below the horizon, behind a row of small vehicles. */
export const LOW_SUN: Disc = { x: 800, y: 590, radius: 300 }

/** An empty road in front of a large sun, in the style of the posters. */
export function roadside(name: SceneName, disc: Disc): Scene {
  const place = ROADSIDE_PLACES[name]
  const scene = new Scene({ title: "", prefix: "r" })
  drawSky(scene, place, disc)
  drawHills(scene, place, name)
  LANDMARKS[name](scene, place)
  drawTrees(scene, place)
  drawRoad(scene, place)
  drawVerge(scene, place)
  return scene.finish({ vignetteColour: place.foreground })
}

function drawSky(scene: Scene, { sky: colours, horizon, sun: colour }: RoadsidePlace, disc: Disc) {
  scene.add(sky(scene, stops(colours)))
  const beyondRings = { innerRadius: disc.radius * 2.2, outerRadius: 1200 }
  scene.add(rays(scene, { ...disc, ...beyondRings, count: 22, colour: horizon, opacity: 0.45 }))
  const banks = rows<Stratum>("210,170,460,26,2 1420,210,480,30,8 1300,120,340,16,12 330,310,420,18,5")
  scene.add(strata(banks, { colour: mix(horizon, "#ffffff", 0.4), opacity: 0.5 }))
  scene.add(sun({ ...disc, colour, halo: colour, rings: 3, step: 0.28, opacity: 0.3 }))
  scene.add(stippleOverSun(scene, colour, disc))
}

/** The lower half of the disc becomes warmer, as stipple. */
function stippleOverSun(scene: Scene, colour: string, { x, y, radius }: Disc): string {
  const warm = tone(colour, -0.12, 1.4)
  const paint = scene.linearGradient(0, y - 40, 0, y + radius + 60, stops(`0 ${warm} 0, 1 ${warm} .8`))
  const halfTurn = `a${radius} ${radius} 0 1 0`
  const edge = `M${x - radius} ${y}${halfTurn} ${radius * 2} 0${halfTurn} ${-radius * 2} 0z`
  const stippled = circle(x, y, radius + 20, paint, { filter: url(scene.stipple()) })
  return group(stippled, { "clip-path": url(scene.clip(edge)) })
}

const RANGES: Record<SceneName, readonly CrestKey[]> = {
  coast: rows("-60,640 160,622 420,632 700,640 1100,636 1360,606,peak 1680,628"),
  hills: rows(
    "-60,520 120,400,peak 300,500 430,450,peak 640,600 960,606 1130,470,peak 1270,540 1450,370,peak 1680,500",
  ),
  rock: rows(
    "-60,600 120,570,peak 300,610 700,620 1060,610 1270,596 1330,380 1370,352 1440,346 1510,352 1540,372 1572,590 1680,584",
  ),
  city: rows("-60,610 200,590 500,612 900,620 1300,600 1680,606"),
  dagoba: rows("-60,590 140,540,peak 320,596 640,616 1000,610 1290,550,peak 1480,586 1680,560"),
  wild: rows("-60,600 150,540,peak 320,602 600,616 1060,612 1250,540,peak 1370,580 1500,520,peak 1680,590"),
  garden: rows("-60,590 180,560 420,600 760,612 1120,600 1400,556 1680,590"),
}

function drawHills(scene: Scene, { hills, hillsShade, horizon }: RoadsidePlace, name: SceneName) {
  const range = { keys: RANGES[name], base: 690, colour: hills, foot: horizon, shade: hillsShade }
  scene.add(mountains(scene, { ...range, seed: 6, depth: 4, fadeY: 680 }))
}

const LANDMARKS: Record<SceneName, (scene: Scene, place: RoadsidePlace) => void> = {
  coast: (scene, place) => {
    drawSea(scene, place)
    drawPalms(scene, place)
  },
  hills: () => {},
  rock: () => {},
  city: drawTowers,
  dagoba: (scene) => {
    scene.add(dagoba(scene, { x: 1465, y: 672, width: 330, frieze: false, stippleId: scene.stipple() }))
  },
  wild: (scene, { foreground, treesLit }) => {
    scene.add(thornTree(190, 660, 3.2, mix(foreground, treesLit, 0.25), treesLit))
    scene.add(thornTree(1450, 664, 2.6, mix(foreground, treesLit, 0.25), treesLit))
  },
  garden: drawPalms,
}

function drawSea(scene: Scene, { sky: colours, horizon }: RoadsidePlace) {
  const deep = colours.slice(2, 9) // the first colour, that of the top of the sky: '0 #1c7488, ...'
  scene.add(rectangle(0, 606, WIDTH, 80, scene.verticalGradient(606, 680, mix(deep, horizon, 0.25), deep)))
  const glints = "M560 618h120M720 628h180M620 640h90M930 640h140M640 652h260M180 630h90M1240 624h110"
  scene.add(stroke(glints, horizon, 3, { opacity: 0.7, "stroke-linecap": "round" }))
}

const PALMS: readonly GrovePalm[] = rows(`
  80,690,118,330,120 210,690,196,430,96,1 1420,690,1398,372,112,1,1 1545,690,1560,300,130,0,1
`)

function drawPalms(scene: Scene, { foreground, trees, treesLit }: RoadsidePlace) {
  const leaves = { back: foreground, mid: trees, lit: treesLit, nuts: "#e39a4a" }
  const crowns = [
    crownSymbol(scene, { seed: 4, ...leaves }),
    crownSymbol(scene, { seed: 9, ...leaves, wind: 6 }),
  ]
  scene.add(grove(PALMS, crowns, { trunk: mix(foreground, "#8a5a48", 0.5), trunkLit: "#c9926a" }))
}

const TOWERS: readonly CityTower[] = rows(`
  -20,470,90 90,400,76 190,510,92 300,450,70 1150,480,84 1250,390,80 1350,500,96 1460,340,84 1560,460,90
`)

function drawTowers(scene: Scene, { hills, hillsShade, horizon }: RoadsidePlace) {
  const skyline = {
    base: 680,
    face: hills,
    flank: hillsShade,
    haze: horizon,
    band: hillsShade,
    window: "#ffe6a8",
  }
  scene.add(cityTowers(scene, TOWERS, { ...skyline, seed: 5 }))
}

function drawTrees(scene: Scene, { trees, treesLit, foreground }: RoadsidePlace) {
  const profile = points("-40,640 140,648 360,660 620,664 900,666 1180,658 1420,646 1640,636")
  const band = {
    profile,
    crownWidth: [34, 76] as const,
    colour: trees,
    lit: treesLit,
    mid: mix(trees, treesLit, 0.4),
  }
  scene.add(forest(scene, { ...band, foot: foreground, fadeY: 720, base: 720, seed: 12 }))
}

/** Asphalt with its kerb of black and white, the lit middle line, and stipple in its near part. */
function drawRoad(scene: Scene, { horizon, foreground }: RoadsidePlace) {
  const asphalt = mix(foreground, "#6f6a78", 0.42)
  const surface = scene.verticalGradient(ROAD_Y, VERGE_Y, mix(asphalt, horizon, 0.28), asphalt)
  scene.add(rectangle(0, ROAD_Y, WIDTH, VERGE_Y - ROAD_Y, surface))
  const shade = scene.verticalGradient(ROAD_Y, VERGE_Y + 40, [0, foreground, 0], [1, foreground, 0.8])
  scene.add(path(`M-20 ${ROAD_Y - 20}H1620V${VERGE_Y + 20}H-20z`, shade, { filter: url(scene.stipple()) }))
  scene.add(rectangle(0, ROAD_Y - 12, WIDTH, 12, "#fff3d8"))
  scene.add(stroke(`M0 ${ROAD_Y - 6}H${WIDTH}`, foreground, 12, { "stroke-dasharray": "44 44" }))
  scene.add(stroke(`M-30 778H${WIDTH}`, "#fff3d8", 7, { "stroke-dasharray": "92 70", opacity: 0.85 }))
}

function drawVerge(scene: Scene, { foreground, trees, treesLit }: RoadsidePlace) {
  scene.add(
    rectangle(
      0,
      VERGE_Y,
      WIDTH,
      100,
      scene.verticalGradient(VERGE_Y, 900, mix(foreground, trees, 0.6), foreground),
    ),
  )
  const grass = { fromX: -10, toX: WIDTH + 10, width: 7, lean: 0.5 }
  scene.add(
    path(
      blades({ ...grass, y: VERGE_Y + 14, count: 150, height: [12, 30], seed: 5 }),
      mix(foreground, trees, 0.6),
    ),
  )
  scene.add(
    path(
      blades({ ...grass, y: VERGE_Y + 44, count: 90, height: [12, 34], seed: 8 }),
      mix(trees, treesLit, 0.35),
    ),
  )
}
