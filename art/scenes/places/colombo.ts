import { circle, group, path, stroke, url, use } from "../drawing/elements.ts"
import { times } from "../drawing/lists.ts"
import { points, rows } from "../drawing/points.ts"
import { HEIGHT, WIDTH } from "../drawing/sheet.ts"
import { strata } from "../nature/clouds.ts"
import { forest } from "../nature/forest.ts"
import { glow, sky, sun } from "../nature/sky.ts"
import { glints, reflect } from "../nature/water.ts"
import { Scene, type SceneEntry, stops } from "../scene.ts"
import { car, carSymbol } from "../subjects/car.ts"
import { type CityTower, cityTowers } from "../subjects/city-towers.ts"
import { lakePavilion } from "../subjects/lake-pavilion.ts"
import { lotusTower } from "../subjects/lotus-tower.ts"
import { pelicanSymbol } from "../subjects/pelican.ts"
import { ROUND_ENDS } from "../subjects/round.ts"

export const scene: SceneEntry = { name: "colombo", focus: 0.53, draw }

const WATERLINE = 640
const PAVILION_X = 1250
const PAVILION_WATERLINE = 704

function draw(): Scene {
  const scene = new Scene({ title: "Colombo: the Lotus Tower over Beira Lake", prefix: "c" })
  scene.stipple({ size: 1.15, seed: 4 })
  drawSky(scene)
  const city = drawCity(scene)
  drawWater(scene, city)
  drawPromenade(scene)
  drawTempleOnLake(scene)
  drawPelicans(scene)
  return scene.finish({ vignetteColour: "#0a1430" })
}

function drawSky(scene: Scene) {
  scene.add(sky(scene, stops("0 #123a5c, .2 #2f6f86, .4 #8fae9f, .54 #f7c48a, .68 #f58f6a")))
  scene.add(
    glow(scene, { x: 480, y: 560, radius: 700, colour: "#ffe2a6", opacity: 0.75, radiusY: 460 }),
    sun({
      x: 480,
      y: 520,
      radius: 84,
      colour: "#fff3cf",
      halo: "#ffe6b0",
      rings: 4,
      opacity: 0.2,
      step: 0.5,
    }),
  )
  scene.add(
    strata(
      rows(`
        240,130,620,30,2 1350,110,560,26,5 180,300,520,22,9 1230,300,520,18,12 560,400,560,14,15
        1420,420,420,12,17
      `),
      { colour: scene.verticalGradient(90, 430, "#4f7f8f", "#d99a86", "#ffcf9a"), opacity: 0.75 },
    ),
  )
}

/** Everything above the waterline, in one group. @returns its id, for the reflection. */
function drawCity(scene: Scene): string {
  const content = [
    farTowers(scene),
    nearTowers(scene),
    lotusTower(scene, { x: 850, y: WATERLINE - 4, height: 574 }),
    shoreTrees(scene),
    nearTrees(scene),
  ]
  const id = scene.nextId()
  const aboveWater = scene.clip(`M-60 0H1660V${WATERLINE}H-60z`)
  scene.add(group(content, { id, "clip-path": url(aboveWater) }))
  return id
}

function farTowers(scene: Scene): string {
  const towers = rows<CityTower>(`
    -10,480,60,flat 66,452,46,setback 150,470,60,slant 268,490,64 344,464,44,drum 392,500,60 586,498,60
    650,470,50,crown 712,446,44,setback 964,470,56,setback 1040,440,46,slant 1150,466,60,flat
    1230,430,50,drum 1330,470,60,setback 1490,460,56,crown 1560,480,60
  `)
  return cityTowers(scene, towers, {
    base: WATERLINE,
    face: "#d99a86",
    flank: "#b97a7c",
    haze: "#f7b488",
    seed: 3,
    band: "#e9b094",
    window: "#ffe2a8",
    windowShare: 0.12,
  })
}

function nearTowers(scene: Scene): string {
  const towers = rows<CityTower>(`
    20,424,64,setback 112,392,52,mast 196,452,72,slant 300,440,44,drum 620,512,70,flat 1000,500,66,crown
    1096,318,58,crown 1164,318,58,crown 1262,400,54,drum 1350,300,150,leaning 1530,410,80,setback
  `)
  return cityTowers(scene, towers, {
    base: WATERLINE,
    face: "#a4708a",
    flank: "#6d4a70",
    haze: "#d9907f",
    seed: 5,
    band: "#c98a96",
    window: "#ffd98f",
    windowShare: 0.26,
  })
}

function shoreTrees(scene: Scene): string {
  return forest(scene, {
    profile: points("-40,590 160,600 400,606 620,612 800,622 960,616 1200,600 1640,580"),
    crownWidth: [34, 86],
    crownHeight: 0.42,
    seed: 13,
    colour: "#5d5573",
    foot: "#8a6478",
    fadeY: 660,
    lit: "#c98f84",
    mid: "#776079",
    base: 700,
    dabsPerCrown: 4,
  })
}

function nearTrees(scene: Scene): string {
  return forest(scene, {
    profile: points("-40,560 100,580 220,610 340,632 520,640 900,640 1640,640"),
    crownWidth: [44, 110],
    crownHeight: 0.42,
    seed: 23,
    toX: 620,
    colour: "#2c3a5c",
    lit: "#8a6a80",
    mid: "#43496a",
    base: 700,
    dabsPerCrown: 5,
  })
}

function drawWater(scene: Scene, city: string) {
  const water = `M0 ${WATERLINE}H${WIDTH}V${HEIGHT}H0z`
  scene.add(path(water, scene.verticalGradient(WATERLINE, HEIGHT, "#f5a77c", "#a86a7a", "#1f3a5f")))
  scene.add(reflect(scene, city, WATERLINE, { ripple: 24, opacity: 0.85, frequencyY: 0.05 }))
  scene.add(
    path(
      water,
      scene.verticalGradient(WATERLINE, HEIGHT, ...stops("0 #ffc898 .12, .5 #5a4a6e .22, 1 #0f2444 .88")),
    ),
  )
  scene.add(
    path(
      glints({
        x: 480,
        spread: 90,
        fan: 1.6,
        fromY: WATERLINE + 4,
        toY: 850,
        count: 60,
        seed: 3,
        farWidth: 14,
        nearWidth: 130,
        farHeight: 1,
        nearHeight: 4,
      }),
      "#ffedc4",
      { opacity: 0.85 },
    ),
    path(
      glints({
        x: 900,
        spread: 600,
        fan: 0.3,
        fromY: WATERLINE + 8,
        toY: HEIGHT,
        count: 60,
        seed: 9,
        farWidth: 24,
        nearWidth: 180,
        farHeight: 1,
        nearHeight: 3,
      }),
      "#f7b08c",
      { opacity: 0.4 },
    ),
  )
}

const LAMPS = [60, 210, 360, 510, 660]

function drawPromenade(scene: Scene) {
  const y = WATERLINE
  const balusters = times(40, (i) => `M${i * 20} ${y - 14}v12`).join("")
  scene.add(
    path(`M-20 ${y - 6}H760L790 ${y}H-20z`, "#ffd9a0"),
    path(`M-20 ${y}H790v9H-20z`, "#4a3a5c"),
    stroke(`${balusters}M-10 ${y - 14}H780`, "#2c2a4a", 2),
  )
  for (const x of LAMPS)
    scene.add(
      stroke(`M${x} ${y - 2}v-52q0-10 12-10`, "#2c2a4a", 3),
      circle(x + 14, y - 62, 16, "#ffdf94", { opacity: 0.35 }),
      circle(x + 14, y - 62, 5, "#fff3c4"),
    )
  scene.add(car(carSymbol(scene, { dark: "#24183a" }), 286, y - 4, 62))
}

function drawTempleOnLake(scene: Scene) {
  const id = scene.nextId()
  const y = PAVILION_WATERLINE
  scene.add(
    path(`M1460 ${y - 26}H1640v12H1460z`, "#f0c79a"),
    path(`M1460 ${y - 14}H1640v6H1460z`, "#8a5560"),
    stroke(`M1480 ${y - 10}v20M1540 ${y - 10}v20M1600 ${y - 10}v20`, "#5d3a50", 6),
  )
  scene.add(group(lakePavilion(scene, { x: PAVILION_X, y: y, width: 450 }), { id }))
  scene.add(
    group(reflect(scene, id, y, { ripple: 18, opacity: 0.6, frequencyY: 0.05, lift: 2 })),
    path(`M1020 ${y}H1480v6H1020z`, "#ffe0ac", { opacity: 0.6 }),
  )
  scene.add(
    path(
      `M0 ${y}H${WIDTH}V${HEIGHT}H0z`,
      scene.verticalGradient(y, HEIGHT, ...stops("0 #2a2f58 0, 1 #0f2444 .5")),
    ),
  )
  scene.add(
    path(
      glints({
        x: PAVILION_X,
        spread: 150,
        fan: 0.5,
        fromY: y + 8,
        toY: 860,
        count: 40,
        seed: 19,
        farWidth: 20,
        nearWidth: 130,
        farHeight: 1,
        nearHeight: 4,
      }),
      "#ffcf8c",
      { opacity: 0.65 },
    ),
  )
}

function drawPelicans(scene: Scene) {
  const pelican = pelicanSymbol(scene, { post: "#24244a", postHeight: 70 })
  for (const [x, y, scale, facing] of rows<readonly [x: number, y: number, scale: number, facing: number]>(
    "430,838,1.25,1 232,858,1.5,-1 600,800,.9,-1",
  ))
    scene.add(
      stroke(`M${x - 34 * scale} ${y}h${68 * scale}`, "#ffdcae", 3, { opacity: 0.6, ...ROUND_ENDS }),
      use(pelican, x, y, facing * scale, scale),
    )
}
