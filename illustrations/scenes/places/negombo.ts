import { HEIGHT, WIDTH } from "../drawing/canvas.ts"
import { circle, group, path, stroke, url, use } from "../drawing/elements.ts"
import { spline } from "../drawing/lines.ts"
import { itemAt, times } from "../drawing/lists.ts"
import { type Point, points, rows } from "../drawing/points.ts"
import { birds } from "../nature/birds.ts"
import { cumuli } from "../nature/clouds.ts"
import { forest } from "../nature/forest.ts"
import { crownSymbol, grove } from "../nature/palms.ts"
import { glow, sky, sun } from "../nature/sky.ts"
import { glints, swash } from "../nature/water.ts"
import { Scene, type SceneEntry, stops } from "../scene.ts"
import { car, carSymbol } from "../subjects/car.ts"
import { foamLace } from "../subjects/foam-lace.ts"
import { drawLargeOruwa } from "../subjects/large-oruwa.ts"
import { person } from "../subjects/people.ts"
import { ROUND } from "../subjects/round.ts"
import { sailingOruwaSymbol } from "../subjects/sailing-oruwa.ts"

export const scene: SceneEntry = { name: "negombo", focus: 0.385, draw }

const HORIZON = 500
const SUN = { x: 826, y: 404 }
const FOAM = "#fffaea"
const DARKEST = "#33183a"

function draw(): Scene {
  const scene = new Scene({ title: "Negombo: the sail fleet comes home", prefix: "o" })
  const stippleId = scene.stipple({ size: 1.15, seed: 4 })
  drawSky(scene)
  drawShore(scene)
  drawSea(scene)
  drawFleet(scene)
  drawLargeOruwa(scene, { stippleId, sun: SUN })
  drawBeach(scene, stippleId)
  drawWaitingPeople(scene)
  drawBeachedOruwa(scene, stippleId)
  return scene.finish({ vignetteColour: "#1a2040" })
}

function drawSky(scene: Scene) {
  scene.add(sky(scene, stops("0 #3f7fa0, .16 #86b4b8, .32 #f0d3bd, .44 #f9b9a0, .56 #ffd9a8")))
  scene.add(
    glow(scene, { x: SUN.x, y: 450, radius: 700, colour: "#fff3d4", opacity: 0.9, radiusY: 440 }),
    sun({ ...SUN, radius: 104, colour: FOAM, halo: "#fff0d0", rings: 4, opacity: 0.22, step: 0.42 }),
  )
  const ridges = `
    70,250,560,220,3 -20,330,420,160,4,.2 260,380,520,100,5,.2 1420,250,360,130,6,.1
    1220,350,420,90,7,.2 1520,330,420,120,8,.25
  `
  scene.add(cumuli(scene, rows(ridges), { lit: "#fff6e8", mid: "#f2b6a0" }))
  const gulls = "1010,196,52,.1 1086,160,34,-.08 958,238,28,.05 1130,214,24,.1 1060,262,20"
  scene.add(path(birds(rows(gulls)), "#fffaf0"))
}

/** The shore with its church, palms and road. */
function drawShore(scene: Scene) {
  scene.add(
    forest(scene, {
      profile: points("1000,500 1110,476 1200,444 1300,416 1400,424 1520,410 1640,400"),
      fromX: 1020,
      toX: 1640,
      crownWidth: [26, 60],
      seed: 7,
      colour: "#4f7c7c",
      foot: "#8fa698",
      fadeY: 520,
      lit: "#c3c090",
      mid: "#6b9488",
      base: 520,
      dabsPerCrown: 4,
    }),
  )
  scene.add(church(scene, 1250, 500, 1))
  const leaves = { back: "#3f6f6a", mid: "#28505a", lit: "#8fa878", light: -1, nuts: "#f0953f" } as const
  const crowns = [9, 18].map((seed) =>
    crownSymbol(scene, { seed, count: 13, leaflets: 10, wind: 0.6, ...leaves }),
  )
  const palms = `
    1456,502,1486,318,78,0 1524,502,1568,256,94,1 1148,502,1136,404,50,1,1 1110,502,1124,436,40,0
    1604,502,1626,350,80,0
  `
  scene.add(grove(rows(palms), crowns, { trunk: "#4f4a4c", trunkLit: "#d9a880" }))
  scene.add(
    path("M1000 506C1200 496 1420 494 1640 492V524C1420 520 1200 514 1000 506z", "#fbe3b4"),
    car(carSymbol(scene), 1172, 508, 54, { flip: true }),
  )
}

/** A white church with a blue cupola on its tower, 200 high, the foot of the tower at (x, y). */
function church(scene: Scene, x: number, y: number, scale: number): string {
  const wall = (left: number, right: number) =>
    scene.linearGradient(left, 0, right, 0, stops("0 #fffdf0, .5 #fbe6c4, 1 #d9a58c"))
  const windows = times(5, (i) => `M${44 + i * 28} -14v-24q6-8 12 0v24z`).join("")
  const parts = [
    path("M20 0V-56H190V0z", scene.linearGradient(20, 0, 190, 0, stops("0 #f3cfae, 1 #b9868c"))),
    path("M12-54L34-86H178L198-54z", "#c9583f"),
    path("M12-54L34-86H60L40-54z", "#e07a55"),
    path(windows, "#6a4a68"),
    path("M-40 0V-62L0-92L40-62V0z", wall(-40, 40)),
    path("M-46-62L0-97L46-62L40-60L0-90L-40-60z", "#fffdf0"),
    path("M-18-80V-142H18V-80L0-92z", wall(-18, 18)),
    path("M-23-140H23v-7h-46z", "#fffdf0"),
    path("M-18-147C-18-172-8-180 0-182C8-180 18-172 18-147z", "#5f9fae"),
    path("M0-182C8-180 18-172 18-147H7C8-164 6-176 0-182z", "#33687e"),
    path("M-4-180H4V-190H-4z", "#fffdf0"),
    stroke("M0-190V-210M-6-203H6", "#8a5a4a", 3),
    path(
      "M-11 0V-32q11-14 22 0V0zM-6-104V-122q6-8 12 0v18zM-33-14V-36q5-7 10 0v22zM23-14V-36q5-7 10 0v22z",
      "#6a4a68",
    ),
    circle(0, -62, 8, "#6a4a68"),
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
    x: SUN.x,
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
  const red = sailingOruwaSymbol(scene, { sail: "#c9583f", sailDark: "#8f3444", patch: "#e88a5a" })
  const tan = sailingOruwaSymbol(scene, { sail: "#f2c27a", sailDark: "#c07f52", patch: "#fbe3b4" })
  const white = sailingOruwaSymbol(scene, { sail: "#fff3dc", sailDark: "#d9b09a" })
  const blue = sailingOruwaSymbol(scene, { sail: "#4f7f8f", sailDark: "#2f5670", patch: "#8fb4b4" })
  const sail = (boat: string, x: number, y: number, scale: number, direction: 1 | -1 = 1) => {
    const mirror = `matrix(${direction * scale} 0 0 ${-scale * 0.55} ${x} ${y + 6 * scale})`
    scene.add(
      group(`<use href="#${boat}" transform="${mirror}"/>`, { opacity: 0.22 }),
      use(boat, x, y, direction * scale, scale),
    )
  }
  sail(white, 318, 508, 0.2)
  sail(red, 350, 511, 0.26)
  sail(tan, 936, 514, 0.24, -1)
  sail(blue, 204, 556, 0.62)
  sail(white, 1012, 566, 0.74)
}

const SHORELINE = points("700,960 860,886 1040,842 1240,812 1440,792 1660,782")
const shoreMoved = (right: number, down: number) => SHORELINE.map(([x, y]): Point => [x + right, y + down])
const shoreCurve = (line: readonly Point[]) => spline(line, { close: false, decimals: 0 })

function drawBeach(scene: Scene, stippleId: string) {
  const wet = `${shoreCurve(shoreMoved(0, -6))}V960H700z`
  const dry = `${shoreCurve(shoreMoved(40, 36))}V960H740z`
  const outer = foamLace(shoreMoved(-8, -26), { thickness: 11, seed: 4, jitter: 3, gap: 0.2 })
  const inner = swash(SHORELINE, { seed: 7, width: [60, 140], height: 10, thickness: 11, toX: 1640 })
  scene.add(path(outer, FOAM, { opacity: 0.55 }))
  scene.add(
    path(wet, scene.linearGradient(900, 900, 1600, 780, stops("0 #a5707c, 1 #e8b48c"))),
    path(inner, FOAM),
    path(dry, scene.linearGradient(900, 920, 1600, 800, stops("0 #7d4a58, 1 #c98a70"))),
  )
  const dusk = scene.verticalGradient(830, 905, ...stops("0 #4a2438 0, 1 #33183a .9"))
  scene.add(
    group(path("M-40 790H1660V940H-40z", dusk), {
      filter: url(stippleId),
      "clip-path": url(scene.clip(dry)),
    }),
  )
}

/** Draws people who wait at the water with their baskets. */
function drawWaitingPeople(scene: Scene) {
  const clothes = [
    { top: "#d8432f", legs: "#7a3040" },
    { top: "#fff3d6", legs: "#2f5670" },
    { top: "#f2a93b", legs: "#5d3450" },
  ]
  const people = clothes.map((worn) => scene.symbol(person({ ...worn, skin: "#5f3630" })))
  const places = rows<readonly [x: number, y: number, scale: number]>(
    "1076,880,.62 1106,876,.66 1150,872,.56",
  )
  places.forEach(([x, y, scale], i) => {
    const shadow = `M${x} ${y}l${120 * scale} ${26 * scale}h${24 * scale}l${-130 * scale} ${-26 * scale}z`
    scene.add(path(shadow, DARKEST, { opacity: 0.4 }), use(itemAt(people, i), x, y, scale))
  })
}

/** An oruwa on the sand, cut by the corner of the canvas, with a net over its side and a crow. */
function drawBeachedOruwa(scene: Scene, stippleId: string) {
  const log = "M1204 790C1280 842 1400 856 1520 856L1680 850V940H1346C1286 906 1238 856 1204 790z"
  const booms = "M1346 850C1336 808 1296 816 1250 912M1570 856C1560 812 1520 820 1470 918"
  const shade = scene.verticalGradient(850, 900, ...stops("0 #1f0f2a 0, 1 #1f0f2a .8"))
  scene.add(
    path("M1120 906C1220 874 1460 880 1660 884V930H1120z", "#24102c", { opacity: 0.6 }),
    path(log, DARKEST),
    group(path("M1180 780H1680V940H1180z", shade), {
      filter: url(stippleId),
      "clip-path": url(scene.clip(log)),
    }),
    path("M1204 790C1280 842 1400 856 1520 856L1680 850V864L1520 871C1400 871 1290 862 1216 812z", "#8f3f44"),
    path("M1204 790C1280 842 1400 856 1520 856L1680 850V855L1520 862C1400 862 1284 850 1208 797z", "#f0a878"),
    path("M1190 778L1208 770 1226 812 1208 822z", DARKEST),
    path("M1190 778L1196 775 1214 818 1208 822z", "#c4644a"),
    net(),
    stroke(booms, DARKEST, 11, ROUND),
    stroke(booms, "#b5614f", 3, { ...ROUND, transform: "translate(-3 -1)" }),
    path("M1096 898C1130 888 1160 896 1200 898L1640 906V930H1180C1150 926 1120 914 1096 898z", DARKEST),
    path("M1096 898C1130 888 1160 896 1200 898L1640 906V911L1190 905C1150 904 1126 906 1104 903z", "#c4644a"),
    crow(),
  )
}

function net(): string {
  const floats = points("1404,850 1432,836 1470,842 1512,830 1552,840")
  return [
    path(
      "M1384 862C1400 844 1424 830 1446 840C1470 846 1490 826 1520 830C1548 832 1566 844 1578 862C1572 880 1578 892 1566 900C1552 890 1540 906 1524 898C1508 890 1500 904 1484 896C1470 886 1456 898 1440 890C1424 882 1412 890 1400 882C1392 878 1386 872 1384 862z",
      "#24485a",
    ),
    path(
      "M1384 862C1400 844 1424 830 1446 840C1436 846 1420 856 1412 886C1400 884 1386 874 1384 862zM1520 830C1508 838 1490 856 1488 896C1476 892 1470 886 1462 888C1470 862 1490 836 1520 830z",
      "#4f8490",
    ),
    stroke(
      "M1396 852C1440 866 1520 854 1572 854M1388 868C1440 882 1520 872 1574 876M1426 838C1416 856 1424 872 1430 886M1458 844C1450 860 1450 876 1456 890M1546 834C1536 852 1536 880 1540 898",
      "#9fc0b8",
      1.3,
      { opacity: 0.45 },
    ),
    floats.map(([x, y]) => circle(x, y, 4.6, "#f2a93b")).join(""),
  ].join("")
}

function crow(): string {
  const bird = [
    path(
      "M1178 760C1182 744 1196 738 1206 740C1210 732 1222 732 1225 740L1236 744L1225 746C1222 758 1212 768 1200 769L1172 780z",
      "#1f1026",
    ),
    stroke("M1199 768L1198 776M1205 767L1205 774", "#1f1026", 2),
  ]
  return group(bird, { transform: "translate(264 171) scale(.78)" })
}
