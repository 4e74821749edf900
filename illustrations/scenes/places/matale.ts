import { tone } from "../drawing/colour.ts"
import { group, joinMarkup, path, stroke, url, use } from "../drawing/elements.ts"
import { spline } from "../drawing/lines.ts"
import { times } from "../drawing/lists.ts"
import { lerp } from "../drawing/numbers.ts"
import { type Point, points, rows } from "../drawing/points.ts"
import { birds } from "../nature/birds.ts"
import { strata } from "../nature/clouds.ts"
import { forest } from "../nature/forest.ts"
import { mountains } from "../nature/mountains.ts"
import { crownSymbol, type GrovePalm, grove } from "../nature/palms.ts"
import { type RoadPoint, ribbon } from "../nature/road.ts"
import { glow, sky, sun } from "../nature/sky.ts"
import { tea } from "../nature/tea.ts"
import { Scene, type SceneEntry, type Stop, stops } from "../scene.ts"
import { car, carSymbol } from "../subjects/car.ts"
import { cocoaTree } from "../subjects/cocoa-tree.ts"
import { dagoba } from "../subjects/dagoba.ts"
import { pepperVine } from "../subjects/pepper-vine.ts"
import { walkers } from "../subjects/pilgrims.ts"
import { ROUND_ENDS } from "../subjects/round.ts"
import { bowlOfSpice, cinnamonQuills, lacquerBowlSymbol, lacquerPotSymbol } from "../subjects/spices.ts"

export const scene: SceneEntry = { name: "matale", focus: 0.545, draw }

function draw(): Scene {
  const scene = new Scene({ title: "Matale: spice garden below the rocks of Aluvihara", prefix: "ma" })
  const stippleId = scene.stipple({ size: 1.15, seed: 4 })
  drawSky(scene)
  drawHills(scene)
  drawRocks(scene, stippleId)
  drawCaveTemple(scene)
  drawDagobaOnRock(scene, stippleId)
  drawCleftAndStair(scene)
  drawGate(scene)
  drawPilgrimsAndTrees(scene)
  drawValley(scene)
  drawRoadAndFields(scene)
  drawNearTrees(scene)
  scene.add(cocoaTree(scene))
  scene.add(pepperVine(scene))
  drawSpicesOnWall(scene)
  drawBirds(scene)
  return scene.finish({ vignetteColour: "#1a1408", vignette: 0.34 })
}

function drawSky(scene: Scene) {
  scene.add(sky(scene, stops("0 #e8a62c, .2 #f5c752, .4 #fde79c, .55 #fff4cc")))
  scene.add(
    glow(scene, { x: 560, y: 250, radius: 600, colour: "#fffae0", opacity: 0.8 }),
    sun({ x: 560, y: 190, radius: 60, colour: "#fffdf0", halo: "#fff6d0", rings: 4, opacity: 0.22 }),
  )
  scene.add(
    strata(rows("860,96,420,16,3 440,320,380,12,6 1180,260,420,14,9"), { colour: "#fff6d8", opacity: 0.6 }),
  )
}

const MIST = "#fdf0c4"

/** The Knuckles far off, and the hills before them. */
function drawHills(scene: Scene) {
  scene.add(
    mountains(scene, {
      keys: rows(`
        -60,400 120,380 260,330,peak 330,360 400,306,peak 460,352 530,300,peak 600,356
        670,326,peak 760,390 900,410 1680,430
      `),
      base: 640,
      colour: "#b9b878",
      foot: "#f9e7ac",
      fadeY: 500,
      shade: "#8f9a62",
      shadeOpacity: 0.55,
      seed: 6,
      roughness: 0.08,
      depth: 4,
    }),
  )
  const fade: Stop[] = [
    [0, MIST, 0],
    [0.6, MIST, 0.8],
    [1, MIST, 0.2],
  ]
  scene.add(path("M0 360H1600V560H0z", scene.verticalGradient(370, 540, ...fade)))
  scene.add(
    forest(scene, {
      profile: points("-40,470 200,480 420,510 640,524 900,500 1200,440 1640,380"),
      crownWidth: [18, 48],
      crownHeight: 0.46,
      seed: 12,
      colour: "#8aa458",
      foot: "#e0d890",
      fadeY: 600,
      lit: "#d3d878",
      mid: "#a3b862",
      base: 680,
      dabsPerCrown: 2,
      toX: 1000,
    }),
  )
}

// ---- the rocks of Aluvihara

interface Rock {
  outline: readonly Point[]
  lit: string
  middle: string
  shade: string
  facets: string
}

function drawRocks(scene: Scene, stippleId: string) {
  scene.add(
    rock(scene, stippleId, SMALL_ROCK),
    rock(scene, stippleId, GREAT_ROCK),
    rock(scene, stippleId, MIDDLE_ROCK),
  )
}

function rock(scene: Scene, stippleId: string, { outline, lit, middle, shade, facets }: Rock): string {
  const edge = spline(outline, { decimals: 0 })
  const clip = scene.clip(edge)
  const [left, right] = extent(outline.map(([x]) => x))
  const [top, bottom] = extent(outline.map(([, y]) => y))
  const stone = scene.linearGradient(left, top, right, bottom * 0.9, [
    [0, lit],
    [0.45, middle],
    [1, shade],
  ])
  const box = `M${left} ${top}H${right}V${bottom}H${left}z`
  const flank = scene.linearGradient(lerp(left, right, 0.35), 0, right, 0, [
    [0, shade, 0],
    [1, tone(shade, -0.1), 0.85],
  ])
  const moss = scene.verticalGradient(lerp(top, bottom, 0.65), bottom, ...stops("0 #4f5a34 0, 1 #3f4f30 .8"))
  const stippled = group([path(box, flank), path(box, moss)], { filter: url(stippleId) })
  return path(edge, stone) + group([facets, stippled], { "clip-path": url(clip) })
}

const extent = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const

const SMALL_ROCK: Rock = {
  outline: points("596,660 604,600 636,556 676,548 716,530 752,556 776,600 790,660"),
  lit: "#e8a066",
  middle: "#b5653f",
  shade: "#7a3c36",
  facets: path("M600 610C620 560 660 550 716 532C700 560 650 570 630 610L620 660H590z", "#ffd491", {
    opacity: 0.7,
  }),
}

const GREAT_ROCK: Rock = {
  outline: points(
    "986,660 960,604 954,548 982,512,1 974,440 996,362 1036,300 1078,282 1112,234 1176,208 1244,212 1292,240 1314,286 1354,312 1378,376 1384,452 1408,524 1416,660",
  ),
  lit: "#f0a268",
  middle: "#c06a48",
  shade: "#6f3438",
  facets: joinMarkup([
    path(
      "M954 548L982 512 974 440C990 360 1030 300 1078 282C1100 240 1150 206 1250 214C1200 232 1150 252 1122 300C1080 322 1050 370 1042 440C1036 490 1040 520 1020 556L1010 620 980 640z",
      "#ffd491",
      { opacity: 0.78 },
    ),
    path(
      "M1122 300C1150 330 1180 320 1212 340C1260 350 1300 330 1354 312L1380 380C1330 372 1280 392 1230 376C1180 366 1140 350 1122 300z",
      "#8a4440",
      { opacity: 0.4 },
    ),
    path("M1200 376C1220 440 1190 500 1224 570L1230 660H1160C1150 570 1180 480 1164 400z", "#7f3c3c", {
      opacity: 0.38,
    }),
    stroke(
      "M1090 330C1084 400 1098 450 1090 520M1286 396C1294 450 1280 500 1292 560M1140 370C1134 420 1146 460 1138 510",
      "#fff0c4",
      4,
      { opacity: 0.35, ...ROUND_ENDS },
    ),
  ]),
}

const MIDDLE_ROCK: Rock = {
  outline: points(
    "716,660 698,604 706,548 696,496 718,436 764,396 810,384 846,354 898,362 926,406 950,428 964,486 954,540 978,600 984,660",
  ),
  lit: "#f0a268",
  middle: "#b9603f",
  shade: "#6b3036",
  facets: joinMarkup([
    path(
      "M698 604L706 548 696 496C706 440 740 404 810 384C836 354 870 350 905 366C870 380 840 392 826 424C790 436 768 470 764 520C760 570 764 610 760 660H700z",
      "#ffd491",
      { opacity: 0.78 },
    ),
    path(
      "M826 424C860 440 900 430 950 428L964 486C920 478 880 490 850 476C836 466 828 450 826 424z",
      "#7f3c3c",
      { opacity: 0.42 },
    ),
    path("M850 476C866 540 846 600 862 660H800C800 590 816 520 810 460z", "#7f3c3c", { opacity: 0.38 }),
  ]),
}

function drawCaveTemple(scene: Scene) {
  scene.add(
    path("M1040 640C1050 580 1090 552 1150 548C1220 546 1262 572 1276 640z", "#3f1e24"),
    path("M1052 640V584C1100 570 1210 570 1264 590V640z", "#fff4d6"),
    path("M1190 640V574C1220 576 1250 582 1264 590V640z", "#d9b48c"),
    path("M1092 640V598h22v42zM1150 640V594h24v46zM1212 640V598h20v42z", "#7a3a2c"),
    path("M1046 588C1100 566 1214 566 1270 592L1264 578C1214 556 1100 556 1052 576z", "#cf5236"),
  )
}

function drawDagobaOnRock(scene: Scene, stippleId: string) {
  scene.add(
    dagoba(scene, {
      x: 1176,
      y: 212,
      width: 100,
      stippleId,
      lit: "#fffdf0",
      mid: "#fff0cc",
      shade: "#d9b48a",
      deep: "#9a7460",
      frieze: false,
    }),
  )
}

const STEPS = 13

function drawCleftAndStair(scene: Scene) {
  scene.add(path("M906 650C930 560 950 500 972 470C992 500 1010 560 1030 650z", "#54282e"))
  scene.add(times(STEPS, step).join(""))
  scene.add(
    path("M896 654L944 524H954L914 654zM1036 654L1004 524H994L1018 654z", "#fff6e0"),
    path("M1036 654L1004 524H1000L1028 654z", "#cfa27c"),
  )
}

/** Draws one step; step 0 is at the foot of the stair. */
function step(i: number): string {
  const edge = (share: number) => {
    const middle = lerp(966, 974, share)
    const half = lerp(64, 24, share)
    return { left: (middle - half).toFixed(0), right: (middle + half).toFixed(0), y: 652 - share * 128 }
  }
  const front = edge(i / STEPS)
  const back = edge((i + 1) / STEPS)
  const y = front.y.toFixed(0)
  const top = (front.y - 5).toFixed(0)
  return joinMarkup([
    path(`M${front.left} ${y}L${back.left} ${top}H${back.right}L${front.right} ${y}z`, "#fffaf0"),
    path(`M${back.left} ${top}V${back.y.toFixed(0)}H${back.right}V${top}z`, "#e0b98f"),
  ])
}

function drawGate(scene: Scene) {
  scene.add(
    path("M942 526V470H1006V526z", "#fff6e0"),
    path("M990 526V470H1006V526z", "#d9b48c"),
    path("M960 526V490a14 14 0 0 1 28 0V526z", "#6b2f2c"),
    path("M966 526V492a8 8 0 0 1 16 0V526z", "#f2a83a"),
    path("M926 474L946 452H1002L1022 474z", "#cf4a34"),
    path("M926 474L946 452H966L954 474z", "#e8744a"),
    path("M952 454L960 440H988L996 454z", "#a83a30"),
    path("M926 474H1022V478H926z", "#fff6e0"),
  )
}

function drawPilgrimsAndTrees(scene: Scene) {
  scene.add(walkers(rows("962,640,.3 980,616,.26 970,580,.22")))
  scene.add(
    forest(scene, {
      profile: points(`
        -40,540 160,560 380,590 560,600 700,600 860,640 900,660 1040,660 1120,656 1280,640
        1420,590 1640,520
      `),
      crownWidth: [26, 66],
      crownHeight: 0.46,
      seed: 22,
      colour: "#5f8a48",
      foot: "#a9b45c",
      fadeY: 730,
      lit: "#c9d466",
      mid: "#7fa34f",
      base: 800,
      dabsPerCrown: 3,
      fromX: 180,
      toX: 1460,
    }),
  )
}

function drawValley(scene: Scene) {
  scene.add(
    path(
      "M-20 640C300 630 600 660 900 666C1200 668 1400 640 1620 620V920H-20z",
      scene.verticalGradient(630, 860, "#c3cf6a", "#8fae52", "#4f7f42"),
    ),
  )
  scene.add(house(470, 654, 60, 30), house(560, 660, 44, 24), house(1300, 660, 60, 30))
  const crown = crownSymbol(scene, {
    seed: 5,
    count: 11,
    leaflets: 9,
    back: "#4a7a40",
    mid: "#5f9048",
    lit: "#b9cc5c",
    light: -1,
  })
  const palms = rows<GrovePalm>("420,660,404,540,60,0 640,664,654,560,50,0,1 1380,650,1366,530,56,0,1")
  scene.add(grove(palms, [crown], { trunk: "#7a6a44", trunkLit: "#d9c078" }))
}

/** Its left corner at (x, y). */
function house(x: number, y: number, width: number, height: number): string {
  return joinMarkup([
    path(`M${x} ${y}v${-height}h${width}v${height}z`, "#fff3d8"),
    path(`M${x + width * 0.7} ${y}v${-height}h${width * 0.3}v${height}z`, "#d9b48c"),
    path(
      `M${x - 6} ${y - height}l${width * 0.2} ${-height * 0.7}h${width * 0.66}l${width * 0.24} ${height * 0.7}z`,
      "#cf5236",
    ),
    path(`M${x + width * 0.3} ${y}v${-height * 0.6}h${width * 0.14}v${height * 0.6}z`, "#7a3a30"),
  ])
}

const TEA = {
  dark: "#5f8a3c",
  mid: "#86ab4c",
  lit: "#c3d466",
  far: { dark: "#8fae52", mid: "#a9c45c", lit: "#d3dc78" },
  roughness: 0.5,
}

function drawRoadAndFields(scene: Scene) {
  const road = rows<RoadPoint>(
    "-60,800,120 180,770,96 420,748,70 640,740,52 820,726,40 920,704,30 956,680,26 966,660,24",
  )
  scene.add(
    path(ribbon(road, { flatness: 0.34, scale: 1.12, dy: 5 }), "#5f6f38", { opacity: 0.6 }),
    path(ribbon(road, { flatness: 0.34 }), scene.linearGradient(0, 0, 960, 0, stops("0 #d98f5a, 1 #fbe3b0"))),
  )
  scene.add(
    tea(scene, {
      upper: points("1010,690 1140,684 1280,676 1420,668"),
      lower: points("940,800 1120,800 1300,790 1460,780"),
      count: 7,
      farWidth: 8,
      nearWidth: 22,
      crowding: 1.2,
      seed: 3,
      ...TEA,
    }),
    tea(scene, {
      upper: points("240,690 380,694 520,698 640,700"),
      lower: points("200,726 340,724 480,722 600,720"),
      count: 2,
      farWidth: 9,
      nearWidth: 11,
      crowding: 1,
      seed: 5,
      ...TEA,
    }),
  )
  scene.add(car(carSymbol(scene), 596, 750, 104))
}

function drawNearTrees(scene: Scene) {
  scene.add(
    forest(scene, {
      profile: points("-40,780 200,800 500,836 800,850 1100,830 1360,780 1640,740"),
      crownWidth: [56, 120],
      crownHeight: 0.42,
      seed: 32,
      colour: "#173a2a",
      lit: "#5f8f3f",
      mid: "#245238",
      base: 930,
      dabsPerCrown: 3,
    }),
  )
}

/** Bowls of spices, lacquer pots and cinnamon. */
function drawSpicesOnWall(scene: Scene) {
  scene.add(
    path("M300 866H1330L1352 900V930H280V900z", "#3a1f1c"),
    path("M300 866H1330L1338 878H292z", "#8a4a30"),
  )
  const bowl = lacquerBowlSymbol(scene)
  const pot = lacquerPotSymbol(scene)
  scene.add(
    use(pot, 372, 872, 1.15),
    bowlOfSpice(bowl, 500, 866, 130, { heap: "#e8a41f", lit: "#ffd24f" }),
    bowlOfSpice(bowl, 650, 866, 116, { heap: "#b5301f", lit: "#e0583a" }),
    bowlOfSpice(bowl, 1010, 866, 120, { heap: "#7fa03f", lit: "#b9cc62" }),
    bowlOfSpice(bowl, 1150, 866, 116, { heap: "#6b3a22", lit: "#a8683a" }),
    use(pot, 1262, 872, 1),
  )
  scene.add(cinnamonQuills(), path("M834 872l-6-44 16-3 8 46z", "#cf3a2a"))
}

function drawBirds(scene: Scene) {
  scene.add(path(birds(rows("700,250,34,.1 748,230,26,-.08")), "#7a5a30"))
}
