import { HEIGHT, WIDTH } from "../drawing/canvas.ts"
import { circle, group, joinMarkup, path, stroke, url, use } from "../drawing/elements.ts"
import { itemAt, times } from "../drawing/lists.ts"
import { Pen } from "../drawing/pen.ts"
import { points, rows } from "../drawing/points.ts"
import { seededRandom } from "../drawing/random.ts"
import { birds } from "../nature/birds.ts"
import { cumuli, strata } from "../nature/clouds.ts"
import { forest } from "../nature/forest.ts"
import { mountains } from "../nature/mountains.ts"
import { glow, sky } from "../nature/sky.ts"
import { glints, reflect } from "../nature/water.ts"
import { Scene, type SceneEntry, type Stop } from "../scene.ts"
import { car, carSymbol } from "../subjects/car.ts"
import { cormorant } from "../subjects/cormorant.ts"
import { dagoba } from "../subjects/dagoba.ts"
import { farDrownedTree } from "../subjects/drowned-trees.ts"
import { swimmingElephantSymbol } from "../subjects/elephants.ts"
import { nearDrownedTree } from "../subjects/near-drowned-tree.ts"
import { rippleRings } from "../subjects/ripple-rings.ts"

export const scene: SceneEntry = { name: "ampara", focus: 0.33, draw }

const WATERLINE = 500

function draw(): Scene {
  const scene = new Scene({ title: "Ampara: elephants swimming in Senanayake Samudraya", prefix: "am" })
  const fineStippleId = scene.stipple({ size: 1.15, seed: 4 })
  drawSky(scene)
  const shore = drawShore(scene, fineStippleId)
  drawWater(scene, shore)
  drawBundRoad(scene)
  drawFarDrownedTrees(scene)
  drawSafariBoat(scene)
  drawSwimmers(scene)
  drawCormorantTree(scene)
  const flock = "600,210,34,0.1 650,190,26,-0.08 560,236,22,0.05 700,226,20,0.06"
  scene.add(path(birds(rows(flock)), "#fff3d2", { opacity: 0.9 }))
  return scene.finish({ vignetteColour: "#0c1626", vignette: 0.36 })
}

function drawSky(scene: Scene) {
  const afterStorm: Stop[] = [
    [0, "#27364f"],
    [0.22, "#4d6478"],
    [0.4, "#9fa693"],
    [0.5, "#f3d591"],
    [0.58, "#ffe8ae"],
  ]
  scene.add(sky(scene, afterStorm))
  const storm = "1250,60,1000,90,3 260,40,900,70,6 760,110,700,30,9 1500,150,560,40,12"
  const shreds = "420,150,460,16,15 1080,190,520,18,19 120,200,380,14,22"
  scene.add(
    strata(rows(storm), { colour: scene.verticalGradient(0, 170, "#1d2a42", "#3a4c62"), opacity: 0.75 }),
    strata(rows(shreds), { colour: "#c9a98a", opacity: 0.4 }),
  )
  scene.add(rain(scene))
  scene.add(glow(scene, { x: 760, y: 480, radius: 620, colour: "#fff0b8", opacity: 0.6, radiusY: 260 }))
  drawRainbow(scene)
  scene.add(
    cumuli(scene, rows("120,250,560,170,13 330,330,420,110,15 1480,330,420,110,17"), {
      lit: "#fff3cf",
      mid: "#e0a878",
      lobe: [0.12, 0.26],
    }),
  )
}

/** Curtains of rain that slant to the left, far on the right. */
function rain(scene: Scene): string {
  const random = seededRandom(6)
  const pen = new Pen(0)
  for (let i = 0; i < 24; i++) {
    const x = 1060 + i * 26 + random.between(-10, 10)
    const width = random.between(5, 17)
    const length = random.between(0.7, 1)
    pen
      .moveTo(x, 110)
      .lineTo(x + width, 110)
      .lineTo(x - 120 * length, 110 + 370 * length)
      .close()
  }
  const fading = scene.verticalGradient(
    110,
    480,
    [0, "#1d2f47", 0],
    [0.25, "#1d2f47", 0.5],
    [0.7, "#3f566a", 0.4],
    [1, "#8f9a92", 0],
  )
  return path(pen.path, fading)
}

function drawRainbow(scene: Scene) {
  const colours = ["#e8604a", "#f2a04a", "#f7df7a", "#8fc98a", "#5fa3c4", "#8a7ac0"]
  const bows = colours.map((colour, i) => {
    const ring = `cx="760" cy="640" r="${520 - i * 9}"`
    return `<circle ${ring} fill="none" stroke="${colour}" stroke-width="9"/>`
  })
  const overWater = scene.clip(`M0 0H1600V${WATERLINE}H0z`)
  scene.add(group(bows, { opacity: 0.5, "clip-path": url(overWater) }))
}

/** Everything above the waterline, in one group. @returns its id, for the reflection. */
function drawShore(scene: Scene, stippleId: string): string {
  const content = [
    farRanges(scene),
    farForest(scene),
    terrace(),
    dagoba(scene, {
      x: 430,
      y: 430,
      width: 142,
      stippleId,
      lit: "#fffdf2",
      mid: "#ffeccb",
      shade: "#c9a28a",
      deep: "#8a7080",
      frieze: false,
    }),
    nearForest(scene),
  ]
  const id = scene.nextId()
  const aboveWater = scene.clip(`M-60 0H1660V${WATERLINE}H-60z`)
  scene.add(group(content, { id, "clip-path": url(aboveWater) }))
  return id
}

function farRanges(scene: Scene): string {
  const far = mountains(scene, {
    keys: rows(
      "-60,440 90,400 200,340,peak 300,392 420,420 560,380,peak 680,440 820,460 960,400 1070,330,peak 1180,392 1290,360,peak 1420,430 1680,450",
    ),
    base: 560,
    colour: "#7d8f86",
    foot: "#d8c48a",
    fadeY: 500,
    shade: "#4f6a72",
    shadeOpacity: 0.6,
    seed: 6,
    roughness: 0.1,
    depth: 4,
  })
  const right = mountains(scene, {
    keys: rows("960,480 1080,452 1180,400 1270,352 1330,330,peak 1400,352 1500,400 1560,380,peak 1680,420"),
    base: 560,
    colour: "#5a7a5e",
    foot: "#a9ad6a",
    fadeY: 500,
    shade: "#35564f",
    shadeOpacity: 0.7,
    seed: 9,
    roughness: 0.1,
    depth: 4,
  })
  return far + right
}

function farForest(scene: Scene): string {
  return forest(scene, {
    profile: points("-40,470 160,462 330,440 430,428 520,442 700,474 900,484 1100,476 1300,466 1640,456"),
    crownWidth: [16, 44],
    crownHeight: 0.4,
    seed: 12,
    colour: "#5f7f4c",
    foot: "#a8a85c",
    fadeY: 506,
    lit: "#e8d98a",
    mid: "#8fa558",
    base: 560,
    dabsPerCrown: 2,
  })
}

/** The terrace with its colonnade, which carries the dagoba. */
function terrace(): string {
  const columns = times(14, (i) => `M${350 + i * 12.2} 436h4.600v20h-4.600z`).join("")
  return joinMarkup([
    path("M342 428H518V436H342z", "#fff6e0"),
    path("M352 436H508V454H352z", "#8f8078"),
    path(columns, "#fff1d6"),
    path("M470 436H518V454H470z", "#6f6478", { opacity: 0.3 }),
    path("M336 454H524V462H336z", "#fff6e0"),
    path("M480 454H524V462H480z", "#c9b09a"),
  ])
}

function nearForest(scene: Scene): string {
  return forest(scene, {
    profile: points("-40,486 200,482 340,462 430,448 530,460 680,486 900,496 1200,492 1640,486"),
    crownWidth: [20, 56],
    crownHeight: 0.42,
    seed: 22,
    colour: "#47683f",
    foot: "#5f7a44",
    fadeY: 510,
    lit: "#d3cf72",
    mid: "#6f8f48",
    base: 560,
    dabsPerCrown: 3,
  })
}

function drawWater(scene: Scene, shore: string) {
  const water = `M0 ${WATERLINE}H${WIDTH}V${HEIGHT}H0z`
  const surface = scene.verticalGradient(WATERLINE, HEIGHT, "#e6cf95", "#7f9488", "#3a5a68", "#1f3a4f")
  scene.add(path(water, surface))
  scene.add(reflect(scene, shore, WATERLINE, { ripple: 22, opacity: 0.75, frequencyY: 0.05 }))
  const depth = scene.verticalGradient(
    WATERLINE,
    HEIGHT,
    [0, "#f3dc9a", 0.1],
    [0.4, "#3f6470", 0.35],
    [1, "#14293d", 0.85],
  )
  scene.add(path(water, depth))
  scene.add(path(`M0 ${WATERLINE - 2}H1600v4H0z`, "#fff0bc", { opacity: 0.8 }))
  drawGlints(scene)
}

function drawGlints(scene: Scene) {
  const golden = glints({
    x: 300,
    spread: 300,
    fan: 0.8,
    fromY: WATERLINE + 6,
    toY: 880,
    count: 44,
    seed: 3,
    farWidth: 16,
    nearWidth: 130,
    farHeight: 0.8,
    nearHeight: 3.4,
  })
  const grey = glints({
    x: 1000,
    spread: 620,
    fan: 0.2,
    fromY: WATERLINE + 8,
    toY: HEIGHT,
    count: 44,
    seed: 9,
    farWidth: 20,
    nearWidth: 150,
    farHeight: 0.8,
    nearHeight: 3,
  })
  scene.add(path(golden, "#ffe9ae", { opacity: 0.7 }), path(grey, "#9fb7ae", { opacity: 0.4 }))
}

function drawBundRoad(scene: Scene) {
  scene.add(
    path("M-20 488H330C370 490 400 496 430 502H-20z", "#e8cd8c"),
    path("M-20 497H400l30 6H-20z", "#7a6a4c"),
    car(carSymbol(scene), 208, 490, 54),
  )
}

type FarTree = readonly [x: number, y: number, height: number, seed: number, lean: number]

function drawFarDrownedTrees(scene: Scene) {
  const places = rows<FarTree>(
    "700,530,96,3,0.1 764,524,70,5,-0.1 940,536,110,7,0.05 1180,528,84,9,-0.08 560,520,54,15,0.05 1330,540,120,11,0.08",
  )
  for (const [x, y, height, seed, lean] of places)
    scene.add(
      farDrownedTree(x, y, height, { seed, colour: "#5d5a58", lean }),
      path(`M${x - 30} ${y}h60l-20 3h-24z`, "#ffe9ae", { opacity: 0.6 }),
    )
}

/** A boat with an awning and four guests, small, behind the herd. */
function drawSafariBoat(scene: Scene) {
  const boat = [
    path("M-60-8C-20-2 40-2 66-12C62 2 54 6 44 7H-44C-54 5-58-2-60-8z", "#f6efe0"),
    path("M-60-8C-20-2 40-2 66-12L65-7C40 2-20 2-58-3z", "#2f7f8f"),
    stroke("M-40-8V-36M36-8V-38", "#4a3a3a", 2),
    path("M-48-36C-20-42 20-42 46-38L46-34C20-38-20-38-48-32z", "#d9653a"),
    guest(-24, "#f2a23a"),
    guest(-6, "#fff1d2"),
    guest(12, "#c8477a"),
    guest(26, "#2f6f7f"),
    path("M-80 8C-40 4 60 4 110 8C60 13-40 13-80 8z", "#ffefc0", { opacity: 0.6 }),
  ]
  scene.add(group(boat, { transform: "translate(1120 566) scale(.8)" }))
}

function guest(x: number, shirt: string): string {
  const body = `M${x - 5}-6C${x - 6}-14 ${x - 4}-18 ${x}-18C${x + 4}-18 ${x + 6}-14 ${x + 5}-6z`
  return path(body, shirt) + circle(x, -22, 3.6, "#5a3a30")
}

function drawSwimmers(scene: Scene) {
  const hide = { lit: "#e9bd86", mid: "#8f7a70", body: "#5a5058", dark: "#322f3f" }
  const snorkelling = swimmingElephantSymbol(scene, hide)
  const curled = swimmingElephantSymbol(scene, { ...hide, curledTrunk: true })
  scene.add(
    swimmer(curled, 1010, 640, 0.72),
    swimmer(snorkelling, 740, 664, 0.98),
    swimmer(curled, 1010, 716, 0.62),
    swimmer(snorkelling, 520, 770, 1.9),
  )
}

function swimmer(elephant: string, x: number, y: number, scale: number): string {
  return joinMarkup([
    group(use(elephant, x, y + 3, scale, -scale * 0.55), { opacity: 0.3 }),
    use(elephant, x, y, scale),
    rippleRings(x - 8 * scale, y + 1, 250 * scale, 6, "#ffefc0", 0.85),
  ])
}

function drawCormorantTree(scene: Scene) {
  const tree = nearDrownedTree(1410, 850, 520, {
    seed: 5,
    colour: "#1f2436",
    lit: "#b98a62",
    width: 34,
    lean: -0.06,
  })
  const id = scene.nextId()
  scene.add(
    group(tree.markup, { id }),
    `<use href="#${id}" transform="matrix(1 0 0 -.3 0 1105)" opacity=".3"/>`,
    rippleRings(1412, 852, 120, 4, "#ffe9ae", 0.7),
  )
  const highestFirst = tree.tips.toSorted((a, b) => a[1] - b[1])
  const perched = (place: number, scale: number, isDrying: boolean) => {
    const [x, y] = itemAt(highestFirst, place)
    return cormorant(x, y + 2, scale, "#1a1c2a", isDrying)
  }
  scene.add(perched(0, 1, true), perched(3, 0.95, false), perched(6, 0.95, true))
}
