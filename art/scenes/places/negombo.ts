import { circle, group, path, stroke, url, use } from "../drawing/elements.ts"
import { spline } from "../drawing/lines.ts"
import { itemAt } from "../drawing/lists.ts"
import { type Point, points, rows } from "../drawing/points.ts"
import { HEIGHT, WIDTH } from "../drawing/sheet.ts"
import { birds } from "../nature/birds.ts"
import { cumuli } from "../nature/clouds.ts"
import { forest } from "../nature/forest.ts"
import { crownSymbol, grove } from "../nature/palms.ts"
import { glow, sky, sun } from "../nature/sky.ts"
import { glints, swash } from "../nature/water.ts"
import { Scene, type SceneEntry, stops } from "../scene.ts"
import { car, carSymbol } from "../subjects/car.ts"
import { person } from "../subjects/people.ts"
import { ROUND, ROUND_ENDS } from "../subjects/round.ts"

export const scene: SceneEntry = { name: "negombo", focus: 0.38, draw }

const HORIZON = 500
const SUN_X = 640
const FOAM = "#fffaea"
const PLUM = "#4a2438"

function draw(): Scene {
  const scene = new Scene({ title: "Negombo: the sail fleet comes home", prefix: "o" })
  const spray = scene.stipple({ size: 1.15, seed: 4 })
  drawSky(scene)
  drawShore(scene)
  drawSea(scene)
  drawFleet(scene)
  drawBeach(scene, spray)
  drawBeachedHull(scene)
  drawPeople(scene)
  return scene.finish({ vignetteColour: "#1a2040" })
}

function drawSky(scene: Scene) {
  scene.add(sky(scene, stops("0 #3f7fa0, .16 #86b4b8, .32 #f0d3bd, .44 #f9b9a0, .56 #ffd9a8")))
  scene.add(
    glow(scene, { x: SUN_X, y: 470, radius: 640, colour: "#fff3d4", opacity: 0.85, radiusY: 420 }),
    sun({ x: SUN_X, y: 420, radius: 90, colour: FOAM, halo: "#fff0d0", rings: 4, opacity: 0.22, step: 0.42 }),
  )
  const ridges = `
    230,200,420,170,3 60,290,420,130,4,.2 340,330,520,100,5,.15 1420,170,440,200,6
    1240,290,460,130,7,.15 1540,310,440,140,8,.2 1000,400,460,70,12,.2
  `
  scene.add(cumuli(scene, rows(ridges), { lit: "#fff6e8", mid: "#f2b6a0" }))
  const gulls = "820,190,46,.1 900,160,34,-.08 760,226,28,.05 950,206,24,.1 1010,150,20 860,250,18"
  scene.add(path(birds(rows(gulls)), "#fffaf0"))
}

/** The lagoon shore with its church, palms and road. */
function drawShore(scene: Scene) {
  scene.add(
    forest(scene, {
      profile: points("1000,500 1120,470 1300,452 1500,440 1640,436"),
      fromX: 1010,
      toX: 1640,
      crownWidth: [24, 56],
      seed: 7,
      colour: "#6f8f86",
      foot: "#a8b09a",
      fadeY: 520,
      lit: "#c9c89a",
      mid: "#86a392",
      base: 520,
      dabsPerCrown: 4,
    }),
  )
  scene.add(church(scene, 1330, 494, 0.92))
  const leaves = { back: "#3f6f6a", mid: "#2f5a5c", lit: "#8fa878", light: -1, nuts: "#f0953f" } as const
  const crowns = [9, 18].map((seed) =>
    crownSymbol(scene, { seed, count: 13, leaflets: 10, wind: 0.6, ...leaves }),
  )
  const palms = `
    1460,500,1486,330,74,0 1530,500,1566,280,88,1 1200,500,1190,380,58,1,1 1150,500,1166,420,46,0
    1600,500,1620,360,74,0
  `
  scene.add(grove(rows(palms), crowns, { trunk: "#4f4a4c", trunkLit: "#d9a880" }))
  scene.add(
    path("M1000 506C1200 494 1420 492 1640 490V524C1420 520 1200 514 1000 506z", "#fbe3b4"),
    car(carSymbol(scene), 1236, 505, 52, { flip: true }),
  )
}

/** A white church with a blue cupola over its door, 200 high, its foot at (x, y). */
function church(scene: Scene, x: number, y: number, scale: number): string {
  const nave = scene.linearGradient(-90, 0, 90, 0, stops("0 #fff6e0, .6 #fbe0b8, 1 #d9a58c"))
  const parts = [
    path("M-90 0V-70H90V0z", nave),
    path("M-98-68L-78-92H78L98-68z", "#d06a4a"),
    path(
      "M-30 0V-124H30V0z",
      scene.linearGradient(-30, 0, 30, 0, stops("0 #fffdf0, .55 #fbe6c4, 1 #d9a58c")),
    ),
    path("M-36-122H36v-7h-72z", "#fff6e0"),
    path("M-30-129C-30-156-14-168 0-178C14-168 30-156 30-129z", "#5f9fae"),
    path("M0-178C14-168 30-156 30-129H10C14-150 8-166 0-178z", "#3a7388"),
    stroke("M0-178V-204M-8-195H8", "#8a5a4a", 3.4),
    path(
      "M-12 0V-34q12-16 24 0V0zM-10-66V-90q10-12 20 0V-66zM-70-10v-30q8-10 16 0v30zM54-10v-30q8-10 16 0v30z",
      "#7a5a68",
    ),
    circle(0, -104, 8, "#7a5a68"),
  ]
  return group(parts, { transform: `translate(${x} ${y})scale(${scale})` })
}

function drawSea(scene: Scene) {
  scene.add(
    path(
      `M0 ${HORIZON}H1010C1200 514 1420 520 1640 524V920H0z`,
      scene.verticalGradient(HORIZON, HEIGHT, "#ffdcae", "#f0a896", "#9a86a0", "#3f6688"),
    ),
  )
  const underSun = glints({
    x: SUN_X,
    spread: 110,
    fan: 1.4,
    fromY: HORIZON + 3,
    toY: 860,
    count: 120,
    seed: 3,
    farWidth: 14,
    nearWidth: 130,
    farHeight: 1,
    nearHeight: 5,
    crowding: 1.2,
  })
  const allOver = glints({
    x: WIDTH / 2,
    spread: 760,
    fan: 0.2,
    fromY: HORIZON + 8,
    toY: HEIGHT,
    count: 90,
    seed: 8,
    farWidth: 30,
    nearWidth: 240,
    farHeight: 1,
    nearHeight: 6,
  })
  scene.add(path(underSun, FOAM, { opacity: 0.9 }), path(allOver, "#5f7a98", { opacity: 0.4 }))
}

/** Sails from the far to the near, each with its reflection. */
function drawFleet(scene: Scene) {
  const red = sailingOruwa(scene, { sail: "#c9583f", sailDark: "#8f3444", patch: "#e88a5a" })
  const tan = sailingOruwa(scene, { sail: "#f2c27a", sailDark: "#c07f52", patch: "#fbe3b4" })
  const white = sailingOruwa(scene, { sail: "#fff3dc", sailDark: "#d9b09a" })
  const blue = sailingOruwa(scene, { sail: "#4f7f8f", sailDark: "#2f5670", patch: "#8fb4b4" })
  const sail = (boat: string, x: number, y: number, scale: number, direction: 1 | -1 = 1) => {
    const mirror = `matrix(${direction * scale} 0 0 ${-scale * 0.55} ${x} ${y + 6 * scale})`
    scene.add(
      group(`<use href="#${boat}" transform="${mirror}"/>`, { opacity: 0.22 }),
      use(boat, x, y, direction * scale, scale),
    )
  }
  sail(white, 880, 508, 0.2)
  sail(tan, 470, 512, 0.26, -1)
  sail(red, 990, 520, 0.32)
  sail(blue, 330, 548, 0.5)
  sail(tan, 870, 596, 0.72)
  sail(white, 210, 640, 0.84, -1)
  sail(red, 560, 716, 1.42)
  const wake = "M430 728C520 740 640 740 720 726C690 744 600 752 540 750C490 748 450 740 430 728z"
  scene.add(path(wake, FOAM, { opacity: 0.9 }))
}

interface SailColours {
  sail: string
  sailDark: string
  patch?: string
}

/** A fishing oruwa under its square sprit sail: the hull 220 wide, waterline on y = 0. @returns its id. */
function sailingOruwa(scene: Scene, colours: SailColours): string {
  const hull = PLUM
  const mast = "#2f1830"
  return scene.symbol(
    [
      stroke("M-6-6L-52-214M22-8L96-196M-40-20L-60 6M36-18L20 8", mast, 4.5, ROUND_ENDS),
      spritSail(colours),
      path("M-132 8C-110 12-20 13 44 9C20 17-100 18-132 8z", hull),
      stroke("M-70-8C-76-26-100-26-104 8M50-10C44-30 8-30-10 10", mast, 4),
      path("M-120-22C-104-10 88-10 122-28C118-8 104 6 90 7L-96 7C-108 4-118-6-120-22z", hull),
      path("M-120-22C-104-10 88-10 122-28L121-21C88-3-104-3-119-15z", "#c4644a"),
      helmsman(mast),
      bowman(),
    ].join(""),
  )
}

function spritSail({ sail, sailDark, patch }: SailColours): string {
  const patches = patch
    ? path("M-20-150L20-146 24-104-12-106z", patch, { opacity: 0.8 }) +
      path("M30-90L58-88 52-52 28-56z", patch, { opacity: 0.5 })
    : ""
  return [
    path("M-52-214C0-204 56-198 98-194C112-140 104-70 70-26C30-18-10-22-24-30C-12-90-24-160-52-214z", sail),
    path("M98-194C112-140 104-70 70-26C50-22 44-24 40-24C66-80 74-140 60-199z", sailDark),
    patches,
    stroke(
      "M-40-176C10-166 60-160 102-158M-30-126C14-118 60-112 98-114M-22-78C10-70 50-66 86-70",
      sailDark,
      1.8,
      {
        opacity: 0.6,
      },
    ),
  ].join("")
}

function helmsman(oar: string): string {
  return [
    path("M-80-12C-84-28-80-40-70-46L-60-44C-55-34-56-22-58-11z", "#f2e3c8"),
    stroke("M-64-40L-50-30-44-38", "#5d332c", 5, ROUND),
    stroke("M-38-50L-56 8", oar, 3.4, ROUND_ENDS),
    circle(-63, -53, 6.6, "#5d332c"),
    path("M-70-54C-70-62-58-64-56-56C-60-58-66-58-70-54z", "#2a1820"),
  ].join("")
}

function bowman(): string {
  return [
    path("M74-13C72-26 76-36 84-40L93-38C97-30 96-22 96-15z", "#e8a24a"),
    stroke("M90-34L102-26 112-34", "#5d332c", 4.6, ROUND),
    circle(91, -47, 6.2, "#5d332c"),
    path("M84-48C84-56 96-57 98-49C94-52 88-52 84-48z", "#2a1820"),
  ].join("")
}

const SHORELINE = points("760,960 900,880 1060,830 1260,800 1460,780 1660,770")
const shoreMoved = (right: number, down: number) => SHORELINE.map(([x, y]): Point => [x + right, y + down])
const shoreCurve = (line: readonly Point[]) => spline(line, { close: false, decimals: 0 })

function drawBeach(scene: Scene, spray: string) {
  const wet = `${shoreCurve(shoreMoved(0, -6))}V960H760z`
  const dry = `${shoreCurve(shoreMoved(30, 34))}V960H800z`
  const outer = swash(shoreMoved(0, -26), {
    seed: 4,
    width: [60, 150],
    height: 10,
    thickness: 7,
    fromX: itemAt(SHORELINE, 0)[0],
    toX: 1640,
  })
  const inner = swash(SHORELINE, {
    seed: 7,
    width: [60, 140],
    height: 10,
    thickness: 12,
    fromX: 790,
    toX: 1640,
  })
  scene.add(path(outer, FOAM, { opacity: 0.6 }))
  scene.add(
    path(wet, scene.linearGradient(900, 900, 1600, 780, stops("0 #b57f7a, 1 #e8b48c"))),
    path(inner, FOAM),
    path(dry, scene.linearGradient(900, 920, 1600, 800, stops("0 #8f5660, 1 #d99a78"))),
  )
  const dusk = scene.verticalGradient(830, 900, ...stops("0 #5d3450 0, 1 #5d3450 .6"))
  scene.add(
    group(path("M-40 790H1660V940H-40z", dusk), { filter: url(spray), "clip-path": url(scene.clip(dry)) }),
  )
}

function drawBeachedHull(scene: Scene) {
  scene.add(
    path(
      "M1270 868C1300 880 1470 876 1530 846C1524 872 1500 894 1480 897H1312C1290 894 1276 884 1270 868z",
      "#2f7f8f",
    ),
    path("M1270 868C1300 880 1470 876 1530 846L1528 856C1470 886 1304 890 1273 876z", "#fff3d6"),
    path("M1240 902C1300 890 1480 890 1560 900C1480 910 1300 910 1240 902z", PLUM, { opacity: 0.5 }),
    stroke("M1400 872L1384 790M1384 790L1470 868", PLUM, 4),
  )
}

function drawPeople(scene: Scene) {
  const clothes = [
    { top: "#d8432f", legs: "#7a3040" },
    { top: "#fff3d6", legs: "#2f5670" },
    { top: "#f2a93b", legs: "#5d3450" },
  ]
  const people = clothes.map((worn) => scene.symbol(person({ ...worn, skin: "#5f3630" })))
  const places = rows<readonly [x: number, y: number, scale: number]>(
    "1150,884,.72 1190,880,.74 1226,872,.66",
  )
  places.forEach(([x, y, scale], i) => {
    const shadow = `M${x} ${y}l${120 * scale} ${26 * scale}h${24 * scale}l${-130 * scale} ${-26 * scale}z`
    scene.add(path(shadow, PLUM, { opacity: 0.4 }), use(itemAt(people, i), x, y, scale))
  })
}
