import { HEIGHT, WIDTH } from "../drawing/canvas.ts"
import { ellipse, group, joinMarkup, path, url, use } from "../drawing/elements.ts"
import { points, rows } from "../drawing/points.ts"
import { type Bird, birds, egretSymbol } from "../nature/birds.ts"
import { type Stratum, strata } from "../nature/clouds.ts"
import { forest } from "../nature/forest.ts"
import { blades } from "../nature/grass.ts"
import { branch } from "../nature/leaves.ts"
import { type CrestKey, mountains } from "../nature/mountains.ts"
import { glow, rays, sky, sun } from "../nature/sky.ts"
import { glints, reflect } from "../nature/water.ts"
import { Scene, type SceneEntry, stops } from "../scene.ts"
import { buffaloSymbol } from "../subjects/farm-animals.ts"
import { safariJeepSymbol } from "../subjects/jeep.ts"
import { rippleRings } from "../subjects/ripple-rings.ts"
import { barredStorkSymbol } from "../subjects/storks.ts"
import { thornTree } from "../subjects/thorn-tree.ts"

export const scene: SceneEntry = { name: "g-safari", focus: 0.565, draw }

const WATERLINE = 600

function draw(): Scene {
  const scene = new Scene({ title: "A safari jeep at the waterhole, golden hour", prefix: "gs" })
  const stippleUrl = url(scene.stipple({ size: 1.15, seed: 4 }))
  drawSky(scene)
  const bank = drawBank(scene, stippleUrl)
  drawWaterhole(scene, bank)
  drawBuffaloes(scene)
  drawBirdsOnTheWing(scene)
  drawStorks(scene)
  drawReeds(scene)
  drawBough(scene)
  return scene.finish({ vignetteColour: "#1e2414" })
}

function drawSky(scene: Scene) {
  scene.add(sky(scene, stops("0 #6f7f52, .2 #b5a858, .4 #ecca6a, .56 #ffe9a6, .68 #fff3c8")))
  const beams = { count: 20, fromAngle: 180, toAngle: 360, outerRadius: 1100, innerRadius: 150, seed: 4 }
  const halo = { halo: "#fff3c4", rings: 3, opacity: 0.2, step: 0.36 }
  scene.add(
    glow(scene, { x: 1090, y: 420, radius: 760, colour: "#fff6d2", opacity: 0.85 }),
    rays(scene, { x: 1090, y: 400, colour: "#fff6d0", opacity: 0.22, ...beams }),
    sun({ x: 1090, y: 400, radius: 146, colour: "#fffbe6", ...halo }),
  )
  const banks = rows<Stratum>("340,110,620,24,3 900,80,420,14,6 180,240,460,16,9 1460,170,460,16,12")
  scene.add(strata(banks, { colour: scene.verticalGradient(90, 260, "#a39a52", "#f0d27c"), opacity: 0.7 }))
}

/** All that stands above the water, in one group. @returns its id, for the reflection. */
function drawBank(scene: Scene, stippleUrl: string): string {
  const content = [
    farRange(scene),
    farScrub(scene),
    thornTree(560, 560, 1.5, "#9a8c48", "#e8cc70"),
    thornTree(720, 556, 0.9, "#ab9a50", "#eed27a"),
    thornTree(1420, 560, 1.2, "#9a8c48", "#e8cc70"),
    nearScrub(scene),
    thornTree(250, 590, 2.5, "#5f6a3c", "#d9c060"),
    thornTree(1500, 586, 2, "#6b6f3e", "#d9c060"),
    shoulderOfBank(scene),
    dust(scene, stippleUrl),
    jeepOnBank(scene),
  ]
  const id = scene.nextId()
  const aboveWater = scene.clip(`M-60 0H1660V${WATERLINE}H-60z`)
  scene.add(group(content, { id, "clip-path": url(aboveWater) }))
  return id
}

function farRange(scene: Scene): string {
  const keys = rows<CrestKey>(`
    -60,500 90,470 210,420,peak 320,466 430,440,peak 560,490 760,510 1300,520 1430,470,peak 1540,500 1680,470
  `)
  const colours = { colour: "#c9b25e", foot: "#fbe6a0", shade: "#94904e", shadeOpacity: 0.5 }
  return mountains(scene, { keys, ...colours, base: 640, fadeY: 580, seed: 4, light: 1, depth: 4 })
}

function farScrub(scene: Scene): string {
  return forest(scene, {
    profile: points("-40,520 300,514 620,530 900,540 1200,536 1640,516"),
    crownWidth: [24, 66],
    crownHeight: 0.5,
    seed: 12,
    colour: "#b5a252",
    foot: "#f3dc90",
    fadeY: 590,
    lit: "#f6e08c",
    mid: "#c9b25c",
    light: 1,
    base: 640,
    dabsPerCrown: 3,
  })
}

function nearScrub(scene: Scene): string {
  return forest(scene, {
    profile: points("-40,480 120,500 280,544 460,570 700,574 1280,574 1420,560 1540,530 1640,510"),
    crownWidth: [30, 76],
    crownHeight: 0.5,
    seed: 22,
    colour: "#7f8344",
    foot: "#c9b45c",
    fadeY: 620,
    lit: "#e8d274",
    mid: "#98944a",
    light: 1,
    base: 660,
    dabsPerCrown: 4,
  })
}

function shoulderOfBank(scene: Scene): string {
  const earth = scene.verticalGradient(576, 640, "#c9a85a", "#7a6a3a")
  return path("M-40 584C200 574 420 590 640 584C900 578 1200 590 1640 578V640H-40z", earth)
}

/** The dust behind the jeep. */
function dust(scene: Scene, stippleUrl: string): string {
  const cloud = stops("0 #fff0c0 .95, .5 #fbe09a .5, 1 #fbe09a 0")
  const paint = scene.radialGradient(1230, 556, 330, cloud, 90)
  return group(ellipse(1230, 556, 330, 90, paint), { filter: stippleUrl })
}

function jeepOnBank(scene: Scene): string {
  const jeep = safariJeepSymbol(scene)
  const grass = { fromX: -20, toX: 1640, y: 606, count: 90, width: 5, seed: 5, lean: 0.4 }
  return joinMarkup([
    ellipse(1040, 590, 190, 9, "#4a4428", { opacity: 0.55 }),
    use(jeep, 1040, 588, 1.42),
    path(blades({ ...grass, height: [8, 30] }), "#6f6a38"),
  ])
}

function drawWaterhole(scene: Scene, bank: string) {
  const surface = `M0 ${WATERLINE}H${WIDTH}V${HEIGHT}H0z`
  const gold = ["#f6dc90", "#c9a860", "#7a7448", "#3f4a3a"]
  scene.add(path(surface, scene.verticalGradient(WATERLINE, HEIGHT, ...gold)))
  scene.add(reflect(scene, bank, WATERLINE, { ripple: 20, opacity: 0.72, frequencyY: 0.05, lift: 2 }))
  const depth = stops("0 #ffeeb4 .12, .5 #8a8450 .22, 1 #26352e .8")
  scene.add(path(surface, scene.verticalGradient(WATERLINE, HEIGHT, ...depth)))
  const sunPath = { x: 1090, spread: 130, fan: 1.3, fromY: WATERLINE + 6, toY: 880, count: 54, seed: 3 }
  const wide = { x: 700, spread: 700, fan: 0.2, fromY: WATERLINE + 10, toY: HEIGHT, count: 46, seed: 9 }
  const bright = glints({ ...sunPath, farWidth: 16, nearWidth: 140, farHeight: 0.8, nearHeight: 4 })
  const faint = glints({ ...wide, farWidth: 20, nearWidth: 150, farHeight: 0.8, nearHeight: 3 })
  scene.add(path(bright, "#fff8dc", { opacity: 0.85 }), path(faint, "#fff0b4", { opacity: 0.4 }))
}

function drawBuffaloes(scene: Scene) {
  const buffalo = buffaloSymbol(scene)
  scene.add(wallowing(buffalo, 720, 646, 0.56), wallowing(buffalo, 898, 652, 0.46))
  scene.add(wallowing(buffalo, 1210, 742, 1.62, true))
  const colours = { colour: "#fffaf0", shade: "#e0c8a0", leg: "#3a3430" }
  scene.add(use(egretSymbol(scene, colours), 1256, 660, -0.62, 0.62))
}

/** An animal in the water, with its mirror image and rings. */
function wallowing(animal: string, x: number, y: number, scale: number, flip = false): string {
  const across = flip ? -scale : scale
  return joinMarkup([
    group(use(animal, x, y, across, -scale * 0.5), { opacity: 0.35 }),
    use(animal, x, y, across, scale),
    rippleRings(x, y + 1, 210 * scale, 4, "#fff3c8", 0.8),
  ])
}

function drawBirdsOnTheWing(scene: Scene) {
  const flock = rows<Bird>("520,220,40,.1 590,196,30,-.08 650,226,26,.05 470,250,22,.06")
  scene.add(path(birds(flock), "#5f5c38"))
}

function drawStorks(scene: Scene) {
  const upright = barredStorkSymbol(scene)
  const feeding = barredStorkSymbol(scene, { isFeeding: true })
  scene.add(wading(upright, 196, 764, 2.6), wading(feeding, 590, 836, 3), wading(upright, 396, 846, 4))
}

function wading(stork: string, x: number, y: number, scale: number): string {
  return joinMarkup([
    group(use(stork, x, y, scale, -scale * 0.4), { opacity: 0.3 }),
    use(stork, x, y, scale),
    rippleRings(x, y, 38 * scale, 3, "#fff6d8", 0.8),
  ])
}

function drawReeds(scene: Scene) {
  const left = { fromX: -20, y: 912, lean: 0.25 }
  const right = { toX: 1640, y: 912, lean: 0.3 }
  const leftDark = blades({ ...left, toX: 210, count: 44, height: [60, 250], width: 9, seed: 5 })
  const leftLit = blades({ ...left, toX: 180, count: 18, height: [50, 200], width: 6, seed: 9 })
  const rightDark = blades({ ...right, fromX: 1340, count: 46, height: [50, 190], width: 9, seed: 6 })
  const rightLit = blades({ ...right, fromX: 1400, count: 16, height: [40, 150], width: 6, seed: 16 })
  scene.add(
    path(leftDark, "#2a3428"),
    path(leftLit, "#8f8a44"),
    path(rightDark, "#26302a"),
    path(rightLit, "#8f8a44"),
  )
}

function drawBough(scene: Scene) {
  const leaves = { width: 0.24, litShare: 0.3 }
  const bough = branch({
    ...leaves,
    spine: points("-40,60 80,74 200,120 310,130 400,180"),
    count: 36,
    length: 56,
    seed: 4,
    thickness: 15,
    hang: 0.5,
    spread: 70,
  })
  const twig = branch({
    ...leaves,
    spine: points("110,84 140,150 190,200 200,260"),
    count: 18,
    length: 50,
    seed: 8,
    thickness: 8,
    hang: 0.6,
  })
  for (const { stem, dark, lit } of [bough, twig])
    scene.add(path(stem, "#2f3424"), path(dark, "#3a4228"), path(lit, "#8a8a3e"))
}
