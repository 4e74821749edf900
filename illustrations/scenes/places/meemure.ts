import { mix } from "../drawing/colour.ts"
import { group, joinMarkup, path, stroke, url, use } from "../drawing/elements.ts"
import { bandBetween, polygon, spline } from "../drawing/lines.ts"
import { itemAt, times } from "../drawing/lists.ts"
import { layeredNoise } from "../drawing/noise.ts"
import { lerp, smoothTable } from "../drawing/numbers.ts"
import { Pen } from "../drawing/pen.ts"
import { type Point, points, rows } from "../drawing/points.ts"
import { roughen } from "../drawing/roughen.ts"
import { drawBananaLeaf } from "../nature/banana.ts"
import { egretSymbol } from "../nature/birds.ts"
import { strata } from "../nature/clouds.ts"
import { forest } from "../nature/forest.ts"
import { mountains } from "../nature/mountains.ts"
import { crownSymbol, grove } from "../nature/palms.ts"
import { type RoadPoint, ribbon } from "../nature/road.ts"
import { glow, rays, sky, sun } from "../nature/sky.ts"
import { Scene, type SceneEntry, type Stop } from "../scene.ts"
import { car, carSymbol } from "../subjects/car.ts"
import { buffaloSymbol } from "../subjects/farm-animals.ts"
import { hut } from "../subjects/huts.ts"
import { ricePlanterSymbol } from "../subjects/people-at-work.ts"
import { ROUND_ENDS } from "../subjects/round.ts"

export const scene: SceneEntry = { name: "meemure", focus: 0.47, draw }

const MIST = "#f7f0c4"

function draw(): Scene {
  const scene = new Scene({ title: "Meemure: paddy fields under Lakegala", prefix: "w" })
  const fineStippleUrl = url(scene.stipple({ size: 1.15, seed: 4 }))
  drawSky(scene)
  drawLakegala(scene, fineStippleUrl)
  drawForest(scene)
  drawFields(scene, fineStippleUrl)
  drawTrack(scene)
  drawPlanters(scene)
  drawNearBank(scene)
  return scene.finish()
}

function drawSky(scene: Scene) {
  const wetMorning: Stop[] = [
    [0, "#2f7d8f"],
    [0.22, "#86bcab"],
    [0.4, "#f0ecc0"],
    [0.52, "#fbe0a0"],
  ]
  scene.add(sky(scene, wetMorning))
  scene.add(
    glow(scene, { x: 420, y: 300, radius: 600, colour: "#fffbe0", opacity: 0.85 }),
    sun({ x: 420, y: 260, radius: 54, colour: "#fffdf0", halo: "#fff8da", rings: 4, opacity: 0.22 }),
    rays(scene, {
      x: 420,
      y: 260,
      count: 10,
      fromAngle: 10,
      toAngle: 100,
      outerRadius: 900,
      innerRadius: 60,
      colour: "#fffbe0",
      opacity: 0.28,
      seed: 4,
    }),
  )
  const banks = "180,110,460,20,3 1380,130,520,24,6 640,140,340,12,9"
  scene.add(strata(rows(banks), { colour: "#fffbe4", opacity: 0.55 }))
  scene.add(
    mountains(scene, {
      keys: rows(
        "-60,330 80,270 190,236,peak 300,280 420,330 560,350 700,330 1200,300 1330,240,peak 1440,270 1530,216,peak 1680,260",
      ),
      base: 600,
      colour: "#a3c4b0",
      foot: "#f0ebc0",
      fadeY: 470,
      shade: "#78a5a4",
      shadeOpacity: 0.5,
      seed: 3,
      light: -1,
      roughness: 0.08,
    }),
  )
}

const LAKEGALA = points(
  "560,620 640,540 700,470 742,420 768,340 800,300 822,236 850,190 872,140 900,112 926,130 948,176 960,236 990,268 1006,340 1050,392 1096,440 1180,500 1290,560 1400,620",
)
const LAKEGALA_SHADE = points(
  "900,112 926,130 948,176 960,236 990,268 1006,340 1050,392 1096,440 1180,500 1290,560 1400,620 1000,620 940,560 965,500 915,440 935,380 890,310 912,250 884,190",
)

function drawLakegala(scene: Scene, fineStippleUrl: string) {
  const outline = polygon(roughen(LAKEGALA, { roughness: 0.07, depth: 3, seed: 5 }), { decimals: 0 })
  const clip = scene.clip(outline)
  const shadeSide = roughen(LAKEGALA_SHADE, { roughness: 0.06, depth: 2, seed: 8, close: true })
  const planes = [
    path(outline, scene.verticalGradient(112, 600, "#86b8a6", "#9cc4a4", [0.8, "#d3dcae"], [1, MIST])),
    path(
      polygon(shadeSide, { decimals: 0 }),
      scene.verticalGradient(112, 600, "#1c4f68", "#2f6c7a", [0.75, "#74a796"], [1, MIST]),
    ),
    path(
      "M872 140L862 220 830 270 850 330 806 400 820 460 780 540 760 620 700 620 730 540 742 470 770 410 768 340 800 300 822 236 850 190z",
      "#3f8088",
      { opacity: 0.62 },
    ),
    path("M896 130L880 200 888 260 860 330 874 400 850 470 830 440 846 370 836 320 866 240z", "#cfe3bc", {
      opacity: 0.5,
    }),
    path("M742 420L700 500 690 560 640 620 600 620 650 540 700 470z", "#cfe3bc", { opacity: 0.45 }),
    path(
      "M960 236L962 300 990 360 980 420 1020 480 1010 540 1040 600 1000 600 980 540 960 480 950 400 965 340 940 280z",
      "#1f5468",
      { opacity: 0.5 },
    ),
  ]
  scene.add(group([planes, stippleOverMountain(scene, fineStippleUrl)], { "clip-path": url(clip) }))
}

function stippleOverMountain(scene: Scene, filter: string): string {
  const haze = scene.verticalGradient(400, 580, [0, MIST, 0], [1, MIST, 0.95])
  const shade = scene.radialGradient(1010, 330, 240, [
    [0, "#123a55", 0.7],
    [1, "#1a4660", 0],
  ])
  return group([path("M560 100H1400V620H560z", haze), path("M700 60H1400V620H700z", shade)], { filter })
}

function drawForest(scene: Scene) {
  scene.add(
    forest(scene, {
      profile: points("-40,400 130,410 300,460 460,520 640,550 860,556 1080,550 1240,510 1400,440 1640,390"),
      crownWidth: [18, 46],
      seed: 5,
      colour: "#6fa488",
      foot: "#d3dba4",
      fadeY: 600,
      lit: "#bdd094",
      mid: "#88b48e",
      base: 640,
      dabsPerCrown: 2,
    }),
  )
  const mist = scene.verticalGradient(470, 600, [0, MIST, 0], [0.6, MIST, 0.7], [1, MIST, 0.2])
  scene.add(path("M-20 440H1620V640H-20z", mist))
  scene.add(
    forest(scene, {
      profile: points("-40,480 130,500 320,550 520,584 760,596 1000,592 1220,560 1400,516 1640,460"),
      crownWidth: [28, 66],
      seed: 15,
      colour: "#3f7f66",
      foot: "#7aa873",
      fadeY: 640,
      lit: "#a9c874",
      mid: "#5c9a6c",
      base: 660,
      dabsPerCrown: 4,
    }),
  )
  const crown = crownSymbol(scene, {
    seed: 10,
    count: 12,
    leaflets: 10,
    back: "#2a6a58",
    mid: "#1f574d",
    lit: "#6fa866",
    light: -1,
  })
  const palms =
    "1196,600,1184,500,44,0,1 1240,596,1270,440,58,0,1 300,590,284,470,50,0,1 1376,566,1400,384,70,0"
  scene.add(grove(rows(palms), [crown], { trunk: "#3f4f3f", trunkLit: "#c4a86a" }))
}

/** The fields of each terrace, from the farthest: where a field ends, and what stands in it. */
const TERRACES = [
  "260 lime, 640 straw, 1010 leaf, 1330 lime, 1660 straw",
  "150 leaf, 470 lime, 800 water, 1130 straw, 1400 lime, 1660 leaf",
  "380 straw, 700 leaf, 1080 water, 1300 lime, 1660 leaf",
  "210 lime, 560 water, 980 lime, 1330 leaf, 1660 straw",
  "470 leaf, 1000 water, 1240 straw, 1660 lime",
  "130 water, 640 lime, 1090 leaf, 1420 water, 1660 lime",
  "560 water, 1000 straw, 1340 leaf, 1660 lime",
  "360 leaf, 860 lime, 1660 leaf",
] as const
const CROPS: Record<string, string> = { lime: "#c3d65c", straw: "#ecdf7e", leaf: "#86b955", water: "#e9f3dc" }
const UPPER_EDGE = points("-60,556 300,584 600,606 820,612 1100,606 1400,580 1660,536")
const LOWER_EDGE = points("-60,880 300,930 600,980 820,1000 1100,980 1400,920 1660,870")

/** The front edge of a terrace: all have the same bends, like the slope, so that they look like steps. */
function terraceY(terrace: number, x: number): number {
  const near = (terrace / TERRACES.length) ** 1.4
  const spurs = layeredNoise(x / 300 + near * 0.4, 5, 2) * 120 * near ** 0.8
  return lerp(smoothTable(UPPER_EDGE, x), smoothTable(LOWER_EDGE, x), near) + spurs
}

const wallHeight = (terrace: number) => lerp(4, 30, (terrace / TERRACES.length) ** 1.3)

function terraceLine(terrace: number, fromX: number, toX: number, down = 0): Point[] {
  const steps = Math.max(2, Math.round((toX - fromX) / 115))
  return times(steps + 1, (i): Point => {
    const x = lerp(fromX, toX, i / steps)
    return [x, terraceY(terrace, x) + down]
  })
}

function drawFields(scene: Scene, fineStippleUrl: string) {
  scene.add(path("M-40 590H1640V920H-40z", "#8fb04f"))
  const flooded: string[] = []
  TERRACES.forEach((fields, terrace) => {
    scene.add(terraceWall(terrace))
    let fromX = -60
    for (const field of fields.split(", ")) {
      const [end = "", crop = ""] = field.split(" ")
      const outline = fieldOutline(terrace, fromX, Number(end))
      if (crop === "water") flooded.push(outline)
      else
        scene.add(
          path(outline, mix(CROPS[crop] ?? "", "#3f8f4c", 0.07 * terrace)),
          plantedRows(terrace, fromX, Number(end)),
        )
      fromX = Number(end)
    }
  })
  scene.add(mirrors(scene, flooded.join("")))
  scene.add(TERRACES.map((_, terrace) => lip(terrace)))
  drawVillage(scene)
  const shade = scene.verticalGradient(770, 900, [0, "#123f3c", 0], [1, "#123f3c", 0.6])
  scene.add(group(path("M-40 740H1640V920H-40z", shade), { filter: fineStippleUrl }))
}

/** The earth wall at the back of a terrace, under the edge of the one behind. */
function terraceWall(terrace: number): string {
  const wall = bandBetween(
    terraceLine(terrace, -60, 1660),
    terraceLine(terrace, -60, 1660, wallHeight(terrace) + 2),
  )
  return path(wall, mix("#7f9a4a", "#2f6246", terrace / TERRACES.length))
}

function fieldOutline(terrace: number, fromX: number, toX: number): string {
  const outward = (x: number) => 800 + (x - 800) * 1.05
  const back = terraceLine(terrace, fromX, toX, wallHeight(terrace))
  const front = terraceLine(terrace + 1, outward(fromX), outward(toX), 1)
  return bandBetween(back, front)
}

function plantedRows(terrace: number, fromX: number, toX: number): string {
  if (terrace < 2) return ""
  const depths = terrace < 4 ? [0.5] : [0.36, 0.7]
  const lines = depths.map((depth) => {
    const back = terraceLine(terrace, fromX + 16, toX - 16, wallHeight(terrace))
    const row = back.map(([x, y]): Point => [x, lerp(y, terraceY(terrace + 1, x), depth)])
    return spline(row, { close: false, decimals: 0 })
  })
  const blade = 3 + terrace
  return stroke(lines.join(""), "#4f8a42", blade, {
    "stroke-dasharray": `${2 + terrace * 0.3} ${6 + terrace * 2}`,
    opacity: 0.5,
  })
}

/** Flooded fields, with the sky and Lakegala in them. */
function mirrors(scene: Scene, outlines: string): string {
  const water = scene.verticalGradient(610, 860, "#fbf3cf", "#cfe6d6", "#86bfbd")
  const mountain = "M650 600L760 690 830 780 900 880 966 770 1010 720 1180 600z"
  return joinMarkup([
    path(outlines, water),
    group(path(mountain, "#4f8f96"), { opacity: 0.5, "clip-path": url(scene.clip(outlines)) }),
  ])
}

/** The lit edge of a terrace. */
function lip(terrace: number): string {
  const line = spline(terraceLine(terrace, -60, 1660), { close: false, decimals: 0 })
  return stroke(line, "#fbf5bd", lerp(1.6, 6, (terrace / TERRACES.length) ** 1.3))
}

/** Huts, and the smoke of a hearth. */
function drawVillage(scene: Scene) {
  scene.add(
    hut(1130, 600, 0.36),
    hut(1064, 608, 0.62),
    hut(978, 604, 0.42),
    path(
      "M1034 550C1024 532 1048 522 1036 498C1028 480 1046 468 1040 448C1056 468 1044 482 1050 500C1058 524 1040 536 1046 554z",
      "#fffbe8",
      { opacity: 0.7 },
    ),
  )
}

function drawPlanters(scene: Scene) {
  const inRed = ricePlanterSymbol(scene)
  const inBlue = ricePlanterSymbol(scene, { top: "#2f7f9f" })
  const inOrange = ricePlanterSymbol(scene, { top: "#f2963a" })
  const egret = egretSymbol(scene)
  const buffalo = buffaloSymbol(scene)
  scene.add(
    use(inRed, 720, 752, 1),
    use(inBlue, 800, 758, 1.04),
    use(inOrange, 906, 748, 0.98),
    use(buffalo, 284, 817, 0.58),
    use(egret, 280, 787, 0.34),
    use(egret, 470, 846, 0.6),
    use(egret, 1240, 800, -0.56, 0.56),
    use(egret, 1290, 792, 0.44),
  )
}

/** The last kilometres, for four driven wheels alone, along the edge of the fields to the village. */
function drawTrack(scene: Scene) {
  const track = rows<RoadPoint>(
    "-60,724,92 90,712,76 250,690,54 400,664,44 540,646,34 680,638,21 800,630,16 900,618,12 960,610,9",
  )
  const earth = scene.linearGradient(0, 730, 700, 630, [
    [0, "#b5714a"],
    [1, "#f3cf92"],
  ])
  scene.add(
    path(ribbon(track, { scale: 1.3, dy: 5 }), "#4f6f3a"),
    path(ribbon(track), earth),
    car(carSymbol(scene), 486, 656, 76, { shadowOpacity: 0.4, rotation: -6 }),
  )
}

function drawNearBank(scene: Scene) {
  const bush = {
    crownWidth: [40, 90],
    crownHeight: 0.5,
    colour: "#123f38",
    lit: "#4f8f56",
    mid: "#1f5f4a",
    base: 930,
    dabsPerCrown: 5,
  } as const
  const left = points("-40,850 160,876 340,910 480,940")
  const right = points("1130,940 1260,900 1420,870 1640,840")
  scene.add(
    forest(scene, { ...bush, profile: left, toX: 520, seed: 44 }),
    forest(scene, { ...bush, profile: right, fromX: 1130, seed: 45 }),
  )
  drawBanana(scene)
}

type Leaf = readonly [angle: number, length: number, droop: number, tone: number]

const LEAVES = rows<Leaf>(
  "-160,230,30,0 -128,330,44,1 -104,360,30,0 -74,330,40,2 -44,300,50,1 -18,210,30,0 -90,250,20,2",
)
const LEAF_TONES = ["#0f3c3a", "#1f6149", "#6fab56"]

function drawBanana(scene: Scene) {
  const blades = LEAF_TONES.map(() => new Pen(0))
  const rib = new Pen(0)
  LEAVES.forEach(([angle, length, droop, tone], i) => {
    const leaf = { x: 1536, y: 900, angle, length, width: 0.15, droop, seed: 30 + i, tears: 6 }
    drawBananaLeaf(itemAt(blades, tone), rib, leaf)
  })
  scene.add(
    blades.map((pen, i) => path(pen.path, itemAt(LEAF_TONES, i))),
    stroke(rib.path, "#cfe08a", 2.6, { opacity: 0.7, ...ROUND_ENDS }),
  )
}
