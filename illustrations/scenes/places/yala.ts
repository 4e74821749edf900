import { HEIGHT, WIDTH } from "../drawing/canvas.ts"
import { group, path, stroke, url, use } from "../drawing/elements.ts"
import { points, rows } from "../drawing/points.ts"
import { type Stratum, strata } from "../nature/clouds.ts"
import { forest } from "../nature/forest.ts"
import { blades } from "../nature/grass.ts"
import { branch } from "../nature/leaves.ts"
import { mountains } from "../nature/mountains.ts"
import { type RoadPoint, ribbon } from "../nature/road.ts"
import { glow, sky, sun } from "../nature/sky.ts"
import { glints } from "../nature/water.ts"
import { Scene, type SceneEntry, stops } from "../scene.ts"
import { car, carSymbol } from "../subjects/car.ts"
import { curve } from "../subjects/curve.ts"
import { elephantSymbol } from "../subjects/elephants.ts"
import { leopard } from "../subjects/leopard.ts"
import { ROUND_ENDS } from "../subjects/round.ts"
import { thornTree } from "../subjects/thorn-tree.ts"

export const scene: SceneEntry = { name: "yala", focus: 0.5, draw }

function draw(): Scene {
  const scene = new Scene({ title: "Yala: a leopard on the rock at dusk", prefix: "y" })
  const stippleUrl = url(scene.stipple({ size: 1.15, seed: 4 }))
  drawSky(scene)
  drawFarHills(scene)
  drawLagoon(scene)
  drawThornTrees(scene)
  drawElephants(scene)
  drawPlain(scene)
  drawTrack(scene, stippleUrl)
  scene.add(car(carSymbol(scene, { dark: "#2a1520" }), 296, 774, 92))
  drawRock(scene, stippleUrl)
  drawLeopard(scene)
  drawBranches(scene)
  drawGrass(scene)
  return scene.finish({ vignetteColour: "#2a0f1c" })
}

function drawSky(scene: Scene) {
  scene.add(sky(scene, stops("0 #7d2f3a, .18 #b8472f, .36 #e98436, .54 #fbbf5e, .66 #ffe3a0")))
  scene.add(glow(scene, { x: 600, y: 420, radius: 720, colour: "#ffe7a6" }))
  scene.add(
    sun({ x: 590, y: 350, radius: 128, colour: "#fff0c4", halo: "#ffe29c", opacity: 0.2, step: 0.36 }),
  )
  const bands = rows<Stratum>(`
    240,130,620,30,2 1080,90,620,26,5 140,270,480,18,9 1240,230,560,22,12 960,330,420,12,15 230,400,420,12,17
  `)
  const colour = scene.verticalGradient(70, 420, "#a03f35", "#e9763c", "#ffcf7c")
  scene.add(strata(bands, { colour, opacity: 0.8 }))
}

/** The hills of Kataragama. */
function drawFarHills(scene: Scene) {
  const hills = mountains(scene, {
    keys: rows(`
      -60,560 60,520 130,478,peak 200,520 262,470,peak 330,530 430,560 1100,570 1260,520,peak 1380,548
      1480,500,peak 1680,560
    `),
    base: 640,
    colour: "#c9713f",
    foot: "#f6bd66",
    fadeY: 610,
    shade: "#8a4044",
    shadeOpacity: 0.6,
    seed: 4,
    light: 1,
  })
  const woods = forest(scene, {
    profile: points("-40,582 300,580 700,586 1100,580 1640,574"),
    crownWidth: [18, 52],
    crownHeight: 0.36,
    seed: 12,
    colour: "#8f5a3c",
    foot: "#c98a4c",
    fadeY: 620,
    lit: "#f0b258",
    mid: "#b3723f",
    base: 640,
    dabsPerCrown: 3,
  })
  scene.add(hills, woods)
}

const HORIZON = 590

function drawLagoon(scene: Scene) {
  const ground = scene.verticalGradient(HORIZON, HEIGHT, "#f3b659", "#d98b42", "#8a4a36")
  scene.add(path(`M0 ${HORIZON}H${WIDTH}V${HEIGHT}H0z`, ground))
  const water =
    "M-20 618C120 606 300 606 480 612C600 618 640 630 560 642C420 660 200 664 80 660C20 658-20 652-20 648z"
  const bank =
    "M-20 648C20 658 80 660 200 662C360 662 480 652 560 642C500 662 300 676 120 672C40 670-10 664-20 660z"
  const sunPath = glints({
    x: 420,
    spread: 240,
    fan: 0.2,
    fromY: 614,
    toY: 654,
    count: 30,
    seed: 3,
    farWidth: 20,
    nearWidth: 90,
    nearHeight: 2,
  })
  scene.add(
    path(water, scene.verticalGradient(606, 662, "#ffe8a8", "#f6b45f")),
    path(sunPath, "#fff6d4", { opacity: 0.9 }),
    path(bank, "#7d4636", { opacity: 0.55 }),
  )
}

function drawThornTrees(scene: Scene) {
  scene.add(
    thornTree(470, 616, 0.9, "#7f4c38", "#e8a352"),
    thornTree(90, 612, 1.15, "#7f4c38", "#e8a352"),
    thornTree(190, 608, 0.7, "#91593a", "#eab055"),
    thornTree(1560, 640, 1.25, "#7f4c38", "#e8a352"),
    thornTree(1440, 612, 0.7, "#91593a", "#eab055"),
  )
  scene.add(
    scrub(scene, { profile: "1300,640 1400,640 1520,650 1640,640", fromX: 1320, seed: 23, base: 720 }),
  )
}

/** The dark scrub of the plain. */
function scrub(
  scene: Scene,
  { profile, ...place }: { profile: string; fromX?: number; toX?: number; seed: number; base: number },
): string {
  return forest(scene, {
    ...place,
    profile: points(profile),
    crownWidth: [22, 56],
    crownHeight: 0.4,
    colour: "#6e4434",
    lit: "#d9954a",
    mid: "#8f5c3a",
    dabsPerCrown: 4,
  })
}

/** At the water with a calf. */
function drawElephants(scene: Scene) {
  const colours = { body: "#6a4140", dark: "#4b2b33", lit: "#d9874a", tusk: "#ffe9c0" }
  const elephant = elephantSymbol(scene, colours)
  scene.add(use(elephant, 250, 652, 0.98), use(elephant, 352, 650, 0.8), use(elephant, 330, 654, 0.46))
  scene.add(path("M246 652h112l-30 10h-100zM350 650h84l-20 9h-80z", "#6a3a34", { opacity: 0.4 }))
}

function drawPlain(scene: Scene) {
  scene.add(scrub(scene, { profile: "-40,700 160,706 380,694 520,690", toX: 520, seed: 22, base: 724 }))
  const grass = scene.verticalGradient(700, 900, "#c77d3e", "#7a4234", "#4a2830")
  scene.add(path("M-20 716C120 706 300 704 560 700L560 900-20 900z", grass))
}

/** Draws the track with the dust behind the car. */
function drawTrack(scene: Scene, stippleUrl: string) {
  const track = rows<RoadPoint>("-60,806,90 120,790,66 280,766,46 420,738,30 520,716,20 600,700,14")
  const sand = scene.linearGradient(0, 0, 560, 0, stops("0 #e0a05c, 1 #ffdc94"))
  scene.add(path(ribbon(track, { flatness: 0.3 }), sand))
  const dust = scene.radialGradient(130, 770, 170, stops("0 #ffe3a4 .95, .5 #ffd58c .5, 1 #ffd58c 0"), 60)
  scene.add(group(path("M-80 640H330V860H-80z", dust), { filter: stippleUrl }))
}

/** Draws the rock: its sunlit top, the cracks in its face, and its shaded side. */
function drawRock(scene: Scene, stippleUrl: string) {
  const outline = curve(`
    420,920c 440,820 478,720 520,640 556,590 574,556 600,532 660,520 800,516 980,518 1120,526 1230,548
    1330,590 1420,640 1500,704 1580,790 1660,920c
  `)
  const rock = url(scene.clip(outline))
  const face = scene.linearGradient(420, 0, 1600, 0, stops("0 #e08a48, .16 #b9603f, .42 #7d3d3f, 1 #3b2033"))
  const top = scene.linearGradient(560, 0, 1400, 0, stops("0 #ffd58a, .35 #f0a057, 1 #8a4a44"))
  const planes = [
    path(outline, face),
    path(ROCK_TOP, top),
    rockPlanes(),
    rockCracks(),
    rockShade(scene, stippleUrl),
  ]
  scene.add(group(planes, { "clip-path": rock }))
}

const ROCK_TOP =
  "M556 592C640 566 760 556 900 560C1080 564 1220 584 1330 620L1420 640 1330 588 1120 524 800 514 600 530z"

function rockPlanes(): string[] {
  const dark = "M900 920C880 820 896 740 936 690C976 640 1010 610 1040 566L1330 600 1660 920z"
  const lit = "M470 900C490 800 520 700 590 610L640 596C580 690 560 790 556 900z"
  return [path(dark, "#3a1c32", { opacity: 0.55 }), path(lit, "#f0a057", { opacity: 0.5 })]
}

function rockCracks(): string[] {
  const cracks =
    "M640 574C660 640 640 700 664 770C680 820 668 860 680 900M1040 566C1050 620 1034 660 1050 700M850 560C842 600 856 640 846 690M1180 580C1190 640 1170 700 1190 760"
  const edges = "M644 576C664 640 644 700 668 770M1045 570C1055 620 1039 660 1055 700"
  return [
    stroke(cracks, "#32182c", 4, { opacity: 0.6, ...ROUND_ENDS }),
    stroke(edges, "#f0a057", 2, { opacity: 0.45 }),
  ]
}

function rockShade(scene: Scene, stippleUrl: string): string {
  const foot = scene.verticalGradient(640, 900, ...stops("0 #2a1428 0, 1 #2a1428 .95"))
  const side = scene.linearGradient(960, 0, 1560, 0, stops("0 #2a1428 0, 1 #2a1428 .8"))
  const shades = [path("M400 560H1660V920H400z", foot), path("M900 500H1660V920H900z", side)]
  return group(shades, { filter: stippleUrl })
}

function drawLeopard(scene: Scene) {
  const shadow = "M610 544C700 528 1000 524 1110 542C1040 566 720 566 610 544z"
  scene.add(path(shadow, "#6b3436", { opacity: 0.7 }))
  const coat = { lit: "#ffd994", base: "#e09a48", belly: "#fbdfae", shade: "#8f4a30" }
  scene.add(group(leopard(scene, coat), { transform: "translate(548 541) scale(1.3)" }))
}

/** The bough that frames the top right. */
function drawBranches(scene: Scene) {
  const leaf = { width: 0.24, litShare: 0.2, hang: 0.6, thickness: 9 }
  const long = { ...leaf, litShare: 0.25, hang: 0.5, thickness: 16, spread: 70 }
  const branches = [
    branch({
      ...long,
      spine: points("1640,40 1520,70 1400,130 1290,150 1190,210"),
      count: 40,
      length: 62,
      seed: 4,
    }),
    branch({ ...leaf, spine: points("1500,80 1470,150 1420,210 1400,280"), count: 20, length: 56, seed: 8 }),
    branch({
      ...leaf,
      spine: points("1640,180 1580,230 1550,310 1500,350"),
      count: 22,
      length: 58,
      seed: 12,
    }),
  ]
  for (const { stem, dark, lit } of branches)
    scene.add(path(stem, "#2a1428"), path(dark, "#2f1a2c"), path(lit, "#8a4038"))
}

function drawGrass(scene: Scene) {
  const tuft = { y: 910, lean: 0.35 }
  const left = blades({ ...tuft, fromX: -20, toX: 470, count: 70, height: [60, 190], width: 9, seed: 5 })
  const lit = blades({ ...tuft, fromX: -20, toX: 430, count: 34, height: [40, 150], width: 6, seed: 9 })
  const right = blades({ ...tuft, fromX: 1300, toX: 1640, count: 46, height: [50, 150], width: 9, seed: 6 })
  scene.add(path(left, "#3a1f2b"), path(lit, "#b3653a"), path(right, "#241222"))
}
