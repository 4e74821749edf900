import { group, path, stroke, url, use } from "../drawing/elements.ts"
import { polygon } from "../drawing/lines.ts"
import { itemAt } from "../drawing/lists.ts"
import { lerp } from "../drawing/numbers.ts"
import { Pen } from "../drawing/pen.ts"
import { points, rows } from "../drawing/points.ts"
import { seededRandom } from "../drawing/random.ts"
import { roughen } from "../drawing/roughen.ts"
import { drawBananaLeaf } from "../nature/banana.ts"
import { egretSymbol } from "../nature/birds.ts"
import { strata } from "../nature/clouds.ts"
import { forest } from "../nature/forest.ts"
import { mountains } from "../nature/mountains.ts"
import { paddy } from "../nature/paddy.ts"
import { crownSymbol, grove } from "../nature/palms.ts"
import { ribbon } from "../nature/road.ts"
import { glow, rays, sky, sun } from "../nature/sky.ts"
import { Scene, type SceneEntry, type Stop } from "../scene.ts"
import { car, carSymbol } from "../subjects/car.ts"
import { hut } from "../subjects/huts.ts"
import { ricePlanterSymbol } from "../subjects/people-at-work.ts"
import { ROUND_ENDS } from "../subjects/round.ts"

export const scene: SceneEntry = { name: "meemure", focus: 0.52, draw }

const MIST = "#f7f0c4"

function draw(): Scene {
  const scene = new Scene({ title: "Meemure: paddy fields under Lakegala", prefix: "w" })
  const fineSpray = url(scene.stipple({ size: 1.15, seed: 4 }))
  drawSky(scene)
  drawLakegala(scene, fineSpray)
  drawForest(scene)
  drawFields(scene, fineSpray)
  drawPlanters(scene)
  drawTrack(scene)
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

function drawLakegala(scene: Scene, fineSpray: string) {
  const outline = polygon(roughen(LAKEGALA, { roughness: 0.07, depth: 3, seed: 5 }), { decimals: 0 })
  const clip = scene.clip(outline)
  const shadeSide = roughen(LAKEGALA_SHADE, { roughness: 0.06, depth: 2, seed: 8, close: true })
  const planes = [
    path(outline, scene.verticalGradient(112, 600, "#5d9a98", "#6fa898", [0.8, "#c4d4a8"], [1, MIST])),
    path(
      polygon(shadeSide, { decimals: 0 }),
      scene.verticalGradient(112, 600, "#2a6478", "#3f7f84", [0.75, "#7fae98"], [1, MIST]),
    ),
    path(
      "M872 140L862 220 830 270 850 330 806 400 820 460 780 540 760 620 700 620 730 540 742 470 770 410 768 340 800 300 822 236 850 190z",
      "#3f8088",
      { opacity: 0.5 },
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
  scene.add(group([planes, mountainSpray(scene, fineSpray)], { "clip-path": url(clip) }))
}

function mountainSpray(scene: Scene, filter: string): string {
  const haze = scene.verticalGradient(400, 580, [0, MIST, 0], [1, MIST, 0.95])
  const shade = scene.radialGradient(1010, 330, 240, [
    [0, "#1a4660", 0.55],
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
      dabsPerCrown: 4,
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
      dabsPerCrown: 5,
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
    "1180,600,1200,470,52,0 1240,596,1270,440,60,0,1 300,590,284,470,50,0,1 1330,580,1340,430,58,0"
  scene.add(grove(rows(palms), [crown], { trunk: "#3f4f3f", trunkLit: "#c4a86a" }))
}

function drawFields(scene: Scene, fineSpray: string) {
  scene.add(path("M-40 590H1640V920H-40z", "#8fb04f"))
  const fields = paddy({
    upper: points("-40,560 300,584 600,606 820,612 1100,606 1400,580 1640,540"),
    lower: points("-40,850 300,880 600,930 820,950 1100,930 1400,890 1640,840"),
    count: 9,
    crowding: 1.45,
    colours: ["#b9cf5c", "#d3da6a", "#8fbd58", "#e8dc78", "#a3c85a", "#bfe0c4"],
    lip: "#fbf3b4",
    bund: "#5d7f3c",
    seed: 6,
    wave: 14,
    cells: [3, 6],
  })
  scene.add(fields.markup)
  drawVillage(scene)
  scene.add(seedlings(fields.yAt))
  const shade = scene.verticalGradient(760, 900, [0, "#1f5a46", 0], [1, "#1f5a46", 0.5])
  scene.add(group(path("M-40 700H1640V920H-40z", shade), { filter: fineSpray }))
}

/** Two huts, and the smoke of a hearth. */
function drawVillage(scene: Scene) {
  scene.add(
    hut(1080, 606, 0.62),
    hut(1000, 602, 0.42),
    path(
      "M1050 548C1040 530 1064 520 1052 496C1044 478 1062 466 1056 446C1072 466 1060 480 1066 498C1074 522 1056 534 1062 552z",
      "#fffbe8",
      { opacity: 0.6 },
    ),
  )
}

/** Planted rows that catch the light. */
function seedlings(yAt: (terrace: number, x: number) => number): string {
  const random = seededRandom(7)
  const pen = new Pen(0)
  for (let terrace = 2; terrace < 8; terrace++)
    for (let i = 0; i < 26; i++) {
      const x = random.between(0, 1600)
      const y = lerp(yAt(terrace, x) + 8 + terrace * 2, yAt(terrace + 1, x), random())
      pen.stepTo(x, y).lineTo(x + random.between(-2, 2), y - (3 + terrace * 1.5))
    }
  return stroke(pen.path, "#5f8f42", 2.4, { ...ROUND_ENDS, opacity: 0.55 })
}

function drawPlanters(scene: Scene) {
  const inRed = ricePlanterSymbol(scene)
  const inBlue = ricePlanterSymbol(scene, { top: "#2f7f9f" })
  const inOrange = ricePlanterSymbol(scene, { top: "#f2963a" })
  const egret = egretSymbol(scene)
  scene.add(
    use(inRed, 760, 736, 1),
    use(inBlue, 842, 742, 1.02),
    use(inOrange, 930, 730, 0.96),
    use(egret, 600, 716, 0.42),
    use(egret, 1130, 752, -0.5, 0.5),
    use(egret, 1176, 740, 0.42),
  )
}

function drawTrack(scene: Scene) {
  const track = rows<[number, number, number]>(
    "-60,800,96 120,770,74 290,742,56 420,700,40 470,664,28 430,636,19 360,618,13 330,604,9",
  )
  const earth = scene.linearGradient(0, 800, 440, 610, [
    [0, "#b5714a"],
    [1, "#f3cf92"],
  ])
  scene.add(
    path(ribbon(track, { scale: 1.2, dy: 3 }), "#4f6f3a"),
    path(ribbon(track), earth),
    car(carSymbol(scene), 262, 768, 104, { shadowOpacity: 0.4, rotation: -4 }),
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
const LEAF_TONES = ["#174f42", "#2a7353", "#6fab56"]

function drawBanana(scene: Scene) {
  const blades = LEAF_TONES.map(() => new Pen(0))
  const rib = new Pen(0)
  LEAVES.forEach(([angle, length, droop, tone], i) => {
    const leaf = { x: 1530, y: 880, angle, length, width: 0.15, droop, seed: 30 + i, tears: 6 }
    drawBananaLeaf(itemAt(blades, tone), rib, leaf)
  })
  scene.add(
    blades.map((pen, i) => path(pen.path, itemAt(LEAF_TONES, i))),
    stroke(rib.path, "#cfe08a", 2.6, { opacity: 0.7, ...ROUND_ENDS }),
  )
}
