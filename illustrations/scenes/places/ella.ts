import { group, path, stroke, url } from "../drawing/elements.ts"
import { spline } from "../drawing/lines.ts"
import { lerp } from "../drawing/numbers.ts"
import { Pen } from "../drawing/pen.ts"
import { points, rows } from "../drawing/points.ts"
import { type Stratum, strata } from "../nature/clouds.ts"
import { forest } from "../nature/forest.ts"
import { mountains } from "../nature/mountains.ts"
import { tinyPalms } from "../nature/palms.ts"
import { type RoadPoint, ribbon } from "../nature/road.ts"
import { glow, rays, sky, sun } from "../nature/sky.ts"
import { tea } from "../nature/tea.ts"
import { Scene, type SceneEntry, type Stop, stops } from "../scene.ts"
import { camera, type LineInView, onArc } from "../subjects/camera.ts"
import { car, carSymbol } from "../subjects/car.ts"
import { train } from "../subjects/train.ts"
import { type Viaduct, viaduct } from "../subjects/viaduct.ts"

export const scene: SceneEntry = { name: "ella", focus: 0.52, draw }

const MIST = "#fbeac0"

function draw(): Scene {
  const scene = new Scene({ title: "Ella: the blue train on the Nine Arch Bridge", prefix: "e" })
  drawSky(scene)
  drawFarRange(scene)
  drawEllaRock(scene)
  drawLittleAdamsPeak(scene)
  drawMist(scene, "M0 400H1600V640H0z", 400, 600, [0, 0.55, 0.9])
  drawJungleBehindBridge(scene)
  drawBridgeAndTrain(scene)
  drawJungleAtPiers(scene)
  drawTea(scene)
  drawRoad(scene)
  scene.add(car(carSymbol(scene), 205, 815, 74))
  drawNearForest(scene)
  return scene.finish()
}

function drawSky(scene: Scene) {
  scene.add(sky(scene, stops("0 #3f8f88, .2 #93c2a5, .36 #f5ecc2, .5 #fde2a6")))
  scene.add(glow(scene, { x: 560, y: 330, radius: 620, colour: "#fff3cf", opacity: 0.9 }))
  const fan = { count: 16, fromAngle: 180, toAngle: 360, innerRadius: 60, outerRadius: 900, seed: 4 }
  scene.add(rays(scene, { ...fan, x: 560, y: 290, colour: "#fff6d8", opacity: 0.25 }))
  scene.add(sun({ x: 560, y: 290, radius: 50, colour: "#fffaea", halo: "#fff6da", rings: 3, opacity: 0.25 }))
  const bands = rows<Stratum>("1180,90,520,22,3 180,130,460,20,6 900,180,380,12,9")
  scene.add(strata(bands, { colour: "#fff5d8", opacity: 0.5 }))
}

/** Draws the range beyond the gap. */
function drawFarRange(scene: Scene) {
  const range = mountains(scene, {
    keys: rows("-60,400 150,350,peak 300,390 430,366,peak 560,400 720,372,peak 860,400 1700,340"),
    base: 520,
    colour: "#c9d8ae",
    foot: "#fbe9bd",
    shade: "#9fb795",
    shadeOpacity: 0.4,
    seed: 3,
    depth: 4,
  })
  scene.add(range)
}

/** Draws Ella Rock on the right: a long back, and a broken face towards the gap. */
function drawEllaRock(scene: Scene) {
  const rock = mountains(scene, {
    keys: rows(`
      620,470 760,420 850,330 905,300 960,190 1010,150 1052,118,peak 1150,165 1230,170,peak 1330,250
      1440,262,peak 1560,330 1700,350
    `),
    base: 640,
    colour: "#7fa98a",
    foot: "#e6dfae",
    fadeY: 520,
    shade: "#3f7671",
    shadeOpacity: 0.75,
    seed: 8,
    roughness: 0.1,
    gullies: 0.9,
    lean: 0.15,
  })
  scene.add(rock)
}

/** Draws Little Adam's Peak on the left. */
function drawLittleAdamsPeak(scene: Scene) {
  const peak = mountains(scene, {
    keys: rows("-80,330 40,300 120,236 168,214,peak 240,290 330,330 400,390 520,450 640,490"),
    base: 640,
    colour: "#8db38d",
    foot: "#eee3b2",
    fadeY: 520,
    shade: "#4f8679",
    shadeOpacity: 0.7,
    seed: 5,
    roughness: 0.09,
    gullies: 0.8,
  })
  scene.add(peak)
}

function drawMist(
  scene: Scene,
  area: string,
  fromY: number,
  toY: number,
  opacities: MistOpacities,
  middle = 0.5,
) {
  const [first, second, third] = opacities
  const mist: Stop[] = [
    [0, MIST, first],
    [middle, MIST, second],
    [1, MIST, third],
  ]
  scene.add(path(area, scene.verticalGradient(fromY, toY, ...mist)))
}

type MistOpacities = readonly [top: number, middle: number, foot: number]

function drawJungleBehindBridge(scene: Scene) {
  const far = forest(scene, {
    profile: points("-40,430 160,470 360,540 620,580 900,560 1150,500 1400,440 1640,400"),
    crownWidth: [22, 54],
    seed: 3,
    colour: "#7ba587",
    foot: "#e3dfae",
    fadeY: 640,
    lit: "#c6d19a",
    mid: "#98b98f",
    base: 680,
    dabsPerCrown: 4,
    skip: 0.15,
  })
  const near = forest(scene, {
    profile: points("-40,520 150,520 330,590 620,640 900,620 1200,580 1640,500"),
    crownWidth: [30, 74],
    seed: 13,
    colour: "#568b75",
    foot: "#cdd5a0",
    fadeY: 740,
    lit: "#a9c084",
    mid: "#74a17f",
    base: 800,
    dabsPerCrown: 4,
    skip: 0.1,
  })
  scene.add(far, near)
  drawMist(scene, "M0 500H1600V800H0z", 520, 760, [0, 0.5, 0], 0.6)
}

/** The train stands between the face of the bridge and its near parapet. */
function drawBridgeAndTrain(scene: Scene) {
  const eye = { x: 60, y: 35, z: 0, focalLength: 1200, canvasX: 880, canvasY: 352, yaw: -0.5 }
  const line = onArc(camera(eye), 80, 0)
  const bridge = nineArchBridge(scene, line)
  scene.add(bridge.back, bridge.face)
  drawMasonry(scene, bridge)
  scene.add(bridge.rings)
  const blueTrain = train({
    at: line,
    along: 34,
    side: "#22659a",
    stripe: "#fbeac0",
    roof: "#f1dcae",
    glass: "#12324f",
    dark: "#1f2b3a",
    end: "#174b78",
  })
  scene.add(blueTrain, bridge.cap)
}

function nineArchBridge(scene: Scene, line: LineInView): Viaduct {
  const pointsAlong = (colours: string) => scene.linearGradient(120, 0, 1250, 0, stops(colours))
  return viaduct({
    at: line,
    ends: 16,
    base: -10,
    colour: pointsAlong("0 #edcf9b, .5 #e2ab74, 1 #cc8156"),
    soffit: pointsAlong("0 #b58d78, .5 #85535a, 1 #5a3046"),
    soffitDark: pointsAlong("0 #a07a6d, .5 #6b414c, 1 #44223a"),
    ring: pointsAlong("0 #f8e2b2, 1 #f0bd82"),
    cap: "#fde6b4",
    capShade: pointsAlong("0 #c39a7c, 1 #86504c"),
  })
}

/** Courses of stone, the shade under the parapet and the mist at the piers. */
function drawMasonry(scene: Scene, bridge: Viaduct) {
  const onFace = { "clip-path": url(scene.clip(bridge.outline, true)) }
  const stippleUrl = url(scene.stipple({ size: 1.1, seed: 6 }))
  const underParapet = scene.verticalGradient(380, 480, ...stops("0 #7d3f42 .55, 1 #7d3f42 0"))
  const mistAtPiers = scene.verticalGradient(560, 760, ...stops("0 #e8dcae 0, 1 #e8dcae .75"))
  const courses = { "stroke-dasharray": "26 9 48 14 12 20", opacity: 0.4 }
  const shades = [path("M0 360H1600V560H0z", underParapet), path("M0 480H1600V860H0z", mistAtPiers)]
  const masonry = [stroke(coursesPath(bridge), "#8a4f44", 1, courses), group(shades, { filter: stippleUrl })]
  scene.add(group(masonry, onFace))
}

function coursesPath({ start, onFace }: Viaduct): string {
  const pen = new Pen(0)
  for (let height = 22; height > 0; height -= 1.9)
    for (let i = 0; i <= 8; i++) {
      const [x, y] = onFace(lerp(start - 8, -start + 8, i / 8), height)
      if (i) pen.lineTo(x, y)
      else pen.moveTo(x, y)
    }
  return pen.path
}

function drawJungleAtPiers(scene: Scene) {
  const behind = forest(scene, {
    profile: points("-40,500 110,560 260,660 620,716 900,740 1150,720 1300,600 1400,520 1640,430"),
    crownWidth: [36, 84],
    seed: 23,
    colour: "#3f7566",
    foot: "#8db083",
    fadeY: 860,
    lit: "#9fbd7c",
    mid: "#5c9072",
    skip: 0.1,
  })
  scene.add(behind)
  drawMist(scene, "M0 600H1600V900H0z", 660, 860, [0, 0.35, 0], 0.7)
  const palms = rows<readonly [x: number, y: number, height: number]>("470,800,130 520,800,96 960,810,120")
  scene.add(path(tinyPalms({ list: palms, seed: 6, decimals: 0 }), "#2f6459"))
  const before = forest(scene, {
    profile: points("-40,690 200,730 420,770 700,800 980,800 1200,740 1400,660 1640,560"),
    crownWidth: [46, 110],
    seed: 33,
    colour: "#275a52",
    foot: "#3b7060",
    lit: "#86ab6c",
    mid: "#427b63",
    dabsPerCrown: 6,
    skip: 0.1,
  })
  scene.add(before)
}

/** The near slope on the right. */
function drawTea(scene: Scene) {
  const upper = points("1720,540 1540,616 1360,706 1200,786 1060,850 900,910")
  scene.add(path(`${spline(upper, { close: false, decimals: 0 })}L900 960 1700 960z`, "#12393a"))
  const field = tea(scene, {
    upper,
    lower: points("1800,900 1640,940 1500,970 1360,1000 1220,1020 1060,1040"),
    count: 9,
    farWidth: 20,
    nearWidth: 44,
    crowding: 1.15,
    dark: "#0f3335",
    mid: "#1f5a4a",
    lit: "#4f8f57",
    bright: "#8fb865",
    seed: 2,
    roughness: 0.6,
  })
  scene.add(field)
}

/** Draws the road on the left, with its dark verge. */
function drawRoad(scene: Scene) {
  const road = rows<RoadPoint>("-30,812,46 110,818,40 240,806,33 350,784,24 420,766,17 470,762,11")
  const verge = road.map(([x, y, width]): RoadPoint => [x, y + 6, width])
  const surface = scene.linearGradient(0, 0, 500, 0, stops("0 #e9b683, 1 #f6dca4"))
  scene.add(path(ribbon(verge), "#17423f"), path(ribbon(road), surface))
}

function drawNearForest(scene: Scene) {
  const trees = forest(scene, {
    profile: points("-40,850 150,852 320,824 420,790 500,764 640,836 800,880 960,900 1100,940"),
    toX: 1040,
    crownWidth: [44, 100],
    crownHeight: 0.45,
    seed: 43,
    colour: "#12393a",
    lit: "#4f8f57",
    mid: "#1f5a4a",
  })
  scene.add(trees)
}
