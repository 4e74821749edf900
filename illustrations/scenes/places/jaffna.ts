import { group, path, stroke, url, use } from "../drawing/elements.ts"
import { itemAt, times } from "../drawing/lists.ts"
import { points, rows } from "../drawing/points.ts"
import { type Bird, birds } from "../nature/birds.ts"
import { type Stratum, strata } from "../nature/clouds.ts"
import { forest } from "../nature/forest.ts"
import { blades } from "../nature/grass.ts"
import { palmyraSymbol } from "../nature/palms.ts"
import { glow, rays, sky, sun } from "../nature/sky.ts"
import { Scene, type SceneEntry, stops } from "../scene.ts"
import { car, carSymbol } from "../subjects/car.ts"
import { cyclistSymbol } from "../subjects/cyclist.ts"
import { gopuram } from "../subjects/gopuram.ts"
import { person } from "../subjects/people.ts"
import { stripedWall } from "../subjects/striped-wall.ts"

export const scene: SceneEntry = { name: "jaffna", focus: 0.58, draw }

/** The ground line of the temple. */
const GROUND = 716

function draw(): Scene {
  const scene = new Scene({ title: "Jaffna: the golden gopuram of Nallur", prefix: "j" })
  const stippleUrl = url(scene.stipple({ size: 1.15, seed: 4 }))
  drawSky(scene)
  drawFarTrees(scene)
  drawTemple(scene, stippleUrl)
  drawGround(scene, stippleUrl)
  drawPeople(scene)
  drawRoadUsers(scene)
  drawNearPalmyras(scene)
  drawGrass(scene)
  return scene.finish({ vignetteColour: "#4a1020" })
}

function drawSky(scene: Scene) {
  scene.add(sky(scene, stops("0 #d9622f, .22 #f2973a, .48 #fcc862, .78 #fff0bd")))
  const fan = { count: 22, fromAngle: 180, toAngle: 360, outerRadius: 1300, seed: 6 }
  scene.add(rays(scene, { ...fan, x: 520, y: 560, colour: "#fff2c0", opacity: 0.38 }))
  scene.add(glow(scene, { x: 520, y: 540, radius: 620, colour: "#fff6d2", opacity: 0.75 }))
  const disc = { colour: "#fffbe8", halo: "#fff2c4", rings: 3, step: 0.4, opacity: 0.25 }
  scene.add(sun({ ...disc, x: 520, y: 520, radius: 92 }))
  const bands = rows<Stratum>("240,130,520,22,3 1400,150,480,24,6 180,330,420,14,9 1390,360,420,14,12")
  scene.add(strata(bands, { colour: "#fff3cf", opacity: 0.55 }))
  const flock = rows<Bird>(`
    700,190,40,.1 650,150,30,-.1 752,236,26,.08 610,220,24,.05 790,150,22 560,170,18,.1 1240,220,26,.1 1290,190,20
  `)
  scene.add(path(birds(flock), "#6b2b38"))
}

function drawFarTrees(scene: Scene) {
  const trees = forest(scene, {
    profile: points("-40,640 300,650 600,660 1300,640 1640,620"),
    crownWidth: [26, 64],
    seed: 3,
    colour: "#c98a4a",
    foot: "#f0bd6c",
    fadeY: 700,
    lit: "#f2c66c",
    mid: "#b98a4c",
    base: 720,
    dabsPerCrown: 3,
  })
  scene.add(trees)
  const crown = palmyraSymbol(scene, { seed: 3, back: "#8a5a3c", mid: "#a8703f", lit: "#e8a850", count: 18 })
  const palms = rows<readonly [x: number, height: number, size: number]>(
    "640,150,.34 690,120,.28 588,110,.26 1420,160,.36 1480,130,.3 1556,180,.4",
  )
  for (const [x, height, size] of palms)
    scene.add(palmyraTrunk(x, 690, height, 5, "#8a5a3c", "#d9964a"), use(crown, x, 690 - height, size))
}

/** A trunk lit on its left side, or on its right side if the width is below 0. */
function palmyraTrunk(
  x: number,
  y: number,
  height: number,
  halfWidth: number,
  colour: string,
  lit: string,
): string {
  const top = `L${x - halfWidth * 0.62} ${y - height}`
  return (
    path(`M${x - halfWidth} ${y}${top}h${halfWidth * 1.24}L${x + halfWidth} ${y}z`, colour) +
    path(`M${x - halfWidth} ${y}${top}h${halfWidth * 0.5}L${x - halfWidth * 0.2} ${y}z`, lit)
  )
}

/** The gopuram between the walls of the precinct: the left one falls away, the right one comes forward. */
function drawTemple(scene: Scene, stippleUrl: string) {
  scene.add(
    stripedWall(
      { fromX: 752, toX: -40, edge: [640, 640], oppositeEdge: [GROUND, GROUND] },
      34,
      "#fff0cf",
      "#cf4a34",
    ),
    path("M760 632H-40v12H760z", "#ffe3a4"),
    path("M-40 644H756v5H-40z", "#6b2b38", { opacity: 0.4 }),
  )
  const temple = gopuram(scene, { x: 960, y: GROUND, width: 420 })
  const rightWall = {
    fromX: 1296,
    toX: 1660,
    edge: [636, 622],
    oppositeEdge: [temple.recede(GROUND, 126), 724],
  } as const
  scene.add(
    stripedWall(rightWall, 14, "#d3b39a", "#93393a"),
    path("M1290 628L1660 612v12L1290 640z", "#e9b878"),
    path("M1290 640L1660 624v6L1290 646z", "#6b2b38", { opacity: 0.5 }),
  )
  const shade = scene.linearGradient(900, 0, 1330, 0, stops("0 #6b2b38 0, .55 #6b2b38 .35, 1 #4a1f38 .85"))
  const onFlank = { filter: stippleUrl, "clip-path": url(scene.clip(temple.flank)) }
  scene.add(temple.markup, group(path("M700 30H1330V720H700z", shade), onFlank))
}

/** Sand, the road and long shadows. */
function drawGround(scene: Scene, stippleUrl: string) {
  scene.add(path("M-40 712H1660V920H-40z", scene.verticalGradient(712, 900, "#ffe2a0", "#f4b667", "#cf7a45")))
  const road = "M-40 762C400 752 1100 756 1660 778V850C1100 806 400 806-40 826z"
  const edges =
    "M-40 762C400 752 1100 756 1660 778v6C1100 764 400 760-40 770zM-40 826C400 806 1100 806 1660 850v8C1100 816 400 816-40 836z"
  scene.add(
    path(road, scene.linearGradient(0, 0, 1600, 0, stops("0 #f7cf8c, 1 #e0a060"))),
    path(edges, "#b5623f", { opacity: 0.55 }),
    path("M1170 716L1660 742V800L1440 770 1280 716z", "#6b2b38", { opacity: 0.4 }),
  )
  const near = scene.verticalGradient(800, 900, ...stops("0 #8a3f38 0, 1 #8a3f38 .8"))
  scene.add(group(path("M-40 780H1660V920H-40z", near), { filter: stippleUrl }))
}

/** Colours of top and legs: white for the temple, and four others. */
const CLOTHES = [
  ["#fff6e0", "#fff1d2"],
  ["#d8432f", "#b5363a"],
  ["#2f7f8f", "#24626f"],
  ["#c8477a", "#96355f"],
  ["#f2a93b", "#c97d2f"],
] as const

function drawPeople(scene: Scene) {
  const figures = CLOTHES.map(([top, legs]) => scene.symbol(person({ top, legs, skin: "#5f3630" })))
  const places = rows<readonly [clothes: number, x: number, y: number, size: number]>(`
    0,880,726,.52 0,906,728,.54 1,950,724,.5 2,972,726,.47 3,1036,732,.54 0,1062,730,.54 4,820,734,.52
    0,700,736,.52 1,672,738,.5
  `)
  for (const [clothes, x, y, size] of places) {
    const shadow = `M${x} ${y}l${60 * size} ${8 * size}h${30 * size}l${-74 * size} ${-8 * size}z`
    scene.add(path(shadow, "#6b2b38", { opacity: 0.35 }), use(itemAt(figures, clothes), x, y, size))
  }
}

function drawRoadUsers(scene: Scene) {
  scene.add(car(carSymbol(scene), 420, 802, 104))
  scene.add(use(cyclistSymbol(scene), 1210, 806, 0.74))
  scene.add(path("M1190 806l110 12h40l-90-12z", "#6b2b38", { opacity: 0.35 }))
}

/** The near frame on the left; light falls on them from the right. */
function drawNearPalmyras(scene: Scene) {
  const crown = palmyraSymbol(scene, {
    seed: 8,
    back: "#3a1a30",
    mid: "#4f2636",
    lit: "#8f4038",
    count: 30,
    light: 1,
  })
  const palms = rows<readonly [x: number, y: number, height: number, size: number, halfWidth: number]>(
    "250,850,520,1.25,17 96,880,700,1.5,21 -6,860,430,1.1,15",
  )
  for (const [x, y, height, size, halfWidth] of palms)
    scene.add(
      palmyraTrunk(x, y, height, -halfWidth, "#3a1a30", "#a84f3a"),
      leafScars(x, y, height, halfWidth),
      use(crown, x, y - height, size),
    )
}

function leafScars(x: number, y: number, height: number, halfWidth: number): string {
  const scars = times(12, (i) => {
    const start = `${x - halfWidth * 0.7} ${y - 20 - (i * height) / 13}`
    return `M${start}q${halfWidth * 0.7} ${halfWidth * 0.4} ${halfWidth * 1.4} 0`
  })
  return stroke(scars.join(""), "#24101f", 2, { opacity: 0.5 })
}

function drawGrass(scene: Scene) {
  const tuft = { y: 910, width: 8, lean: 0.5 }
  const left = blades({ ...tuft, fromX: -30, toX: 420, count: 60, height: [20, 80], seed: 5 })
  const right = blades({ ...tuft, fromX: 1250, toX: 1640, count: 50, height: [16, 60], seed: 7 })
  scene.add(path(left, "#3a1a30"), path(right, "#4a2230"))
}
