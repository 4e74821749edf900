import { circle, group, path, stroke, url } from "../drawing/elements.ts"
import { spline } from "../drawing/lines.ts"
import { itemAt, times } from "../drawing/lists.ts"
import { type Point, points, rows } from "../drawing/points.ts"
import { seededRandom } from "../drawing/random.ts"
import { roughen } from "../drawing/roughen.ts"
import { HEIGHT, WIDTH } from "../drawing/sheet.ts"
import { type Stratum, strata } from "../nature/clouds.ts"
import { forest } from "../nature/forest.ts"
import { blades } from "../nature/grass.ts"
import { type CrestKey, mountains } from "../nature/mountains.ts"
import { crownSymbol, type GrovePalm, grove } from "../nature/palms.ts"
import { glow, sky } from "../nature/sky.ts"
import { glints, reflect } from "../nature/water.ts"
import { Scene, type SceneEntry, stops } from "../scene.ts"
import { car, carSymbol } from "../subjects/car.ts"
import { ROUND_ENDS } from "../subjects/round.ts"

export const scene: SceneEntry = { name: "kurunegala", focus: 0.46, draw }

const WATERLINE = 646
const WATER = `M0 ${WATERLINE}H${WIDTH}V${HEIGHT}H0z`

function draw(): Scene {
  const scene = new Scene({
    title: "Kurunegala: Elephant Rock over the town lake at blue hour",
    prefix: "ku",
  })
  const spray = url(scene.stipple({ size: 1.15, seed: 4 }))
  drawSky(scene)
  const shore = drawShore(scene, spray)
  drawLake(scene, shore)
  drawPromenade(scene)
  drawCar(scene)
  drawGlints(scene)
  drawSwanBoat(scene)
  drawNearPalmAndGrass(scene)
  return scene.finish({ vignetteColour: "#06142a", vignette: 0.36 })
}

function drawSky(scene: Scene) {
  scene.add(sky(scene, stops("0 #0f2f4f, .2 #1f5670, .4 #5f9a94, .55 #d9c68f, .68 #f6b878")))
  scene.add(glow(scene, { x: 240, y: 560, radius: 760, colour: "#ffd9a0", opacity: 0.7, radiusY: 380 }))
  const random = seededRandom(4)
  const stars = times(60, () => `M${random.whole(0, 1600)} ${random.whole(0, 230)}h.1`).join("")
  scene.add(stroke(stars, "#fff3d8", 2.2, { ...ROUND_ENDS, opacity: 0.8 }))
  scene.add(
    circle(1330, 130, 92, "#fff3cf", { opacity: 0.07 }),
    circle(1330, 130, 64, "#fff3cf", { opacity: 0.1 }),
  )
  scene.add(path("M1342 92A40 40 0 1 1 1296 152A44 44 0 0 0 1342 92z", "#fff3d8"))
  const banks = rows<Stratum>(
    "300,150,620,24,3 980,90,460,16,6 140,330,480,16,9 1460,300,420,16,12 420,420,420,12,15",
  )
  const colour = scene.verticalGradient(120, 430, "#2f5f78", "#c9947c", "#ffcf8f")
  scene.add(strata(banks, { colour, opacity: 0.65 }))
}

/** Everything above the waterline, in one group. @returns its id, for the reflection. */
function drawShore(scene: Scene, spray: string): string {
  const content = [farHills(scene), elephantRock(scene, spray), stairLamps(), town(scene), shorePalms(scene)]
  const id = scene.nextId()
  const aboveWater = scene.clip(`M-60 0H1660V${WATERLINE}H-60z`)
  scene.add(group(content, { id, "clip-path": url(aboveWater) }))
  return id
}

function farHills(scene: Scene): string {
  const crest = rows<CrestKey>(`
    -60,560 100,520 220,486,peak 330,540 460,560 1200,560 1340,520,peak 1460,548 1560,506,peak
    1680,540
  `)
  return mountains(scene, {
    keys: crest,
    base: 660,
    colour: "#8a9a8f",
    foot: "#e8c08a",
    fadeY: 620,
    shade: "#5f7f88",
    shadeOpacity: 0.5,
    seed: 4,
    roughness: 0.08,
    depth: 4,
    light: -1,
  })
}

/** From the tip of the trunk over the brow, the dip of the neck and the long back to the rump. */
const ELEPHANT = points(`
  60,690c 120,664 190,652 256,640 312,616 352,576 378,524 394,470 412,430 436,396 470,368
  512,340 548,330 576,334 598,322 640,314 682,324 716,346 744,366 776,372 820,352 880,318
  950,290 1030,276 1110,282 1180,306 1240,346 1290,400 1326,462 1352,530 1386,590 1440,640
  1500,680c
`)

function elephantRock(scene: Scene, spray: string) {
  const rough = roughen(ELEPHANT, { roughness: 0.018, depth: 2, seed: 3 }).map(([x, y]): Point => [x, y])
  const outline = spline(rough, { decimals: 0 })
  const onRock = { "clip-path": url(scene.clip(outline)) }
  const bush = bushOnBack(scene)
  const tones = stops("0 #f0a878, .2 #d98a66, .45 #9a5f62, .75 #5a4460, 1 #35345a")
  const rock = path(outline, scene.linearGradient(260, 0, 1480, 0, tones))
  return [
    bush,
    group([rock, litCrest(), trunkAndCheek(), ear(scene), brow(), flank(), shades(scene, spray)], onRock),
  ]
}

function bushOnBack(scene: Scene): string {
  return forest(scene, {
    profile: points("800,362 880,322 950,294 1030,280 1110,286 1180,310 1240,350"),
    fromX: 840,
    toX: 1220,
    crownWidth: [10, 26],
    crownHeight: 0.5,
    seed: 5,
    colour: "#3a4f4a",
    lit: "#d9b070",
    mid: "#55685a",
    dabsPerCrown: 2,
    base: 420,
  })
}

/** Light along the back and the brow. */
function litCrest(): string {
  return path(
    "M60 690C140 650 230 650 300 622C370 590 376 520 396 462C410 410 460 354 548 326C576 334 598 312 640 310C700 314 740 366 776 370C830 346 930 282 1030 272C1120 272 1200 310 1240 346C1180 322 1100 308 1030 310C930 320 850 372 780 404C740 400 716 366 684 354C650 344 620 350 596 362C560 362 520 384 486 424C456 462 450 520 430 566C404 620 350 650 280 662L200 690z",
    "#ffd79c",
    { opacity: 0.78 },
  )
}

function trunkAndCheek(): string[] {
  const folds =
    "M398 500C412 506 426 508 440 506M388 540C404 548 420 550 436 546M368 578C386 590 404 594 420 590M336 610C352 624 370 630 388 628M294 634C308 648 322 656 340 658"
  return [
    stroke(folds, "#a8605a", 4, { opacity: 0.6, ...ROUND_ENDS }),
    path("M444 560C480 520 560 530 620 560C650 590 660 650 660 700H330C400 680 430 620 444 560z", "#5a4058", {
      opacity: 0.55,
    }),
    path("M430 566C450 590 452 620 430 650C470 640 500 610 496 570C486 548 450 540 430 566z", "#e8a078", {
      opacity: 0.35,
    }),
  ]
}

/** Its shadow on the neck, the slab, and the fold in the light. */
function ear(scene: Scene): string[] {
  const slab = scene.linearGradient(620, 0, 780, 0, stops("0 #d98a66, .5 #b0665e, 1 #7a4a5c"))
  return [
    path(
      "M664 384C724 376 784 410 800 466C812 530 794 590 764 640L740 700H690C670 640 640 600 640 540z",
      "#3a2c4c",
      {
        opacity: 0.6,
      },
    ),
    path(
      "M640 366C700 356 752 386 770 442C784 500 768 566 738 618C724 642 700 650 686 628C668 598 652 566 636 530C614 482 604 404 640 366z",
      slab,
    ),
    path(
      "M640 366C700 356 752 386 770 442C744 404 704 386 668 392C638 400 634 450 642 500C650 540 664 580 686 628C668 598 652 566 636 530C614 482 604 404 640 366z",
      "#ffcf98",
      { opacity: 0.7 },
    ),
    stroke("M690 430C716 450 726 490 722 540M672 460C690 480 698 510 696 550", "#7a4458", 5, {
      opacity: 0.4,
      ...ROUND_ENDS,
    }),
  ]
}

/** A hollow where an eye would be, water streaks and fissures: it is rock first. */
function brow(): string[] {
  const fissures =
    "M470 384C458 430 470 470 456 530M500 356C492 380 498 400 490 424M556 344C550 370 560 392 552 420M598 348C606 380 596 410 602 450M440 420C430 450 436 480 426 520M612 500C604 540 616 570 606 610M566 500C572 530 562 560 570 590"
  const streaks =
    "M478 384C466 430 478 470 464 530M605 348C613 380 603 410 609 450M563 344C557 370 567 392 559 420"
  return [
    path("M512 458L528 449 552 447 572 456 560 468 538 473 520 468z", "#4a3048", { opacity: 0.62 }),
    path("M506 446L530 434 566 436 590 450 552 445 528 447z", "#8a4f50", { opacity: 0.3 }),
    path("M520 470L540 476 564 470 550 482 532 482z", "#ffcf98", { opacity: 0.4 }),
    stroke(fissures, "#6f3f50", 5, { opacity: 0.3, ...ROUND_ENDS }),
    stroke(streaks, "#ffdca8", 2.4, { opacity: 0.4, ...ROUND_ENDS }),
    path(
      "M520 342L548 352 560 372 538 360zM640 312L652 330 690 342 668 326zM860 330L880 346 930 340 900 328zM990 276L1004 296 1060 296 1030 284z",
      "#b0705c",
      { opacity: 0.4 },
    ),
  ]
}

/** Shoulder, ribs of the rock and water streaks. */
function flank(): string[] {
  const lit =
    "M872 336C880 400 860 460 872 540M920 320C930 380 912 430 922 500M1016 296C1024 370 1008 430 1020 500M1060 296C1072 350 1058 400 1066 470M1170 330C1182 400 1172 450 1184 520M846 356C852 420 838 470 846 530"
  const dark =
    "M884 334C892 400 872 460 884 560M1030 296C1040 370 1022 430 1034 520M1184 332C1196 400 1186 450 1200 540"
  return [
    path("M800 390C830 470 800 560 830 700H760C770 620 770 520 764 470C766 436 780 400 800 390z", "#4a3a5c", {
      opacity: 0.5,
    }),
    path(
      "M960 330C990 420 950 500 980 600L990 700H900C890 600 920 520 900 440C900 390 930 350 960 330z",
      "#4a3a5c",
      { opacity: 0.32 },
    ),
    path(
      "M1100 310C1140 400 1110 500 1150 600L1160 700H1060C1060 600 1080 500 1056 430C1056 380 1080 330 1100 310z",
      "#2f2d54",
      { opacity: 0.4 },
    ),
    path(
      "M1240 346C1250 440 1230 540 1290 700H1520L1440 640 1386 590 1352 530 1326 462 1290 400z",
      "#2a2a50",
      { opacity: 0.55 },
    ),
    stroke(lit, "#ffdca8", 4, { opacity: 0.32, ...ROUND_ENDS }),
    stroke(dark, "#3a2f54", 6, { opacity: 0.45, ...ROUND_ENDS }),
  ]
}

function shades(scene: Scene, spray: string): string {
  const foot = scene.verticalGradient(520, 680, ...stops("0 #1f3a4a 0, 1 #1f3a4a .8"))
  const rump = scene.linearGradient(820, 0, 1460, 0, stops("0 #1f2450 0, 1 #1f2450 .85"))
  return group([path("M60 260H1500V700H60z", foot), path("M760 260H1520V700H760z", rump)], { filter: spray })
}

/** The lamps of the path that climbs to the crest. */
function stairLamps(): string {
  const stair = points(`
    1270,640 1220,604 1262,566 1210,530 1240,492 1186,456 1206,420 1150,386 1160,350 1112,318
    1090,284
  `)
  const climb = spline(stair, { close: false, decimals: 0 })
  const lamps = { "stroke-dasharray": ".1 10", ...ROUND_ENDS }
  return stroke(climb, "#ffb55a", 9, { opacity: 0.25 }) + stroke(climb, "#ffe9a8", 3.4, lamps)
}

function town(scene: Scene) {
  const trees = forest(scene, {
    profile: points(`
      -40,596 120,604 260,618 420,622 700,618 960,606 1200,596 1400,580 1640,556
    `),
    crownWidth: [24, 60],
    crownHeight: 0.44,
    seed: 12,
    colour: "#2f5a58",
    foot: "#3f6658",
    fadeY: 660,
    lit: "#8fa070",
    mid: "#3f6c60",
    base: 700,
    dabsPerCrown: 4,
  })
  return [trees, houses(), clockTower(), shoreTrees(scene)]
}

type House = readonly [x: number, y: number, width: number, height: number]

const HOUSES = rows<House>(`
  40,628,56,30 120,634,40,24 196,632,60,34 470,634,46,26 540,632,64,36 640,636,40,24
  700,632,70,40 800,636,44,26 880,632,56,32 980,636,50,26 1060,632,70,36 1170,636,44,26
  1340,634,56,30 1430,632,46,26 1510,634,60,32
`)
const ROOFS = ["#c9583f", "#a8483c", "#d97a4a"]

function houses() {
  return HOUSES.map(([x, y, width, height], i) => [
    path(`M${x} ${y}v${-height}h${width}v${height}z`, i % 2 ? "#f2dcb8" : "#d9c4b4"),
    path(`M${x + width * 0.7} ${y}v${-height}h${width * 0.3}v${height}z`, "#a88f94"),
    path(
      `M${x - 4} ${y - height}L${x + width * 0.16} ${y - height - height * 0.55}H${x + width * 0.84}L${x + width + 4} ${y - height}z`,
      itemAt(ROOFS, i % ROOFS.length),
    ),
    times(Math.max(2, Math.floor(width / 15)), (window) => {
      const light = (window + i) % 3 ? "#ffd978" : "#6b5a68"
      return path(`M${x + 5 + window * 13} ${y - height * 0.72}h6v${height * 0.34}h-6z`, light)
    }),
  ])
}

function clockTower(): string[] {
  return [
    path("M590 632V540H614V632z", "#fbe9c8"),
    path("M605 632V540H614V632z", "#b99a94"),
    path("M584 542L602 516 620 542z", "#b5503f"),
    circle(600, 560, 8, "#fffbe6"),
    stroke("M600 560V554M600 560L604 562", "#4a3040", 1.4),
  ]
}

function shoreTrees(scene: Scene): string {
  return forest(scene, {
    profile: points(`
      -40,622 160,632 340,626 500,636 760,640 1000,638 1240,632 1460,638 1640,620
    `),
    crownWidth: [18, 44],
    crownHeight: 0.42,
    seed: 22,
    colour: "#1f474c",
    lit: "#7f9868",
    mid: "#2f5a54",
    base: 660,
    dabsPerCrown: 3,
  })
}

function shorePalms(scene: Scene): string {
  const dusk = { count: 11, leaflets: 9, back: "#1a3c46", mid: "#24504f", lit: "#8fa56a", light: -1 } as const
  const crowns = [5, 10].map((seed) => crownSymbol(scene, { ...dusk, seed }))
  const palms = rows<GrovePalm>(`
    60,640,40,510,62,0 130,640,146,480,70,1 1380,640,1400,500,66,1,1 1470,640,1458,530,54,0
    1560,640,1580,470,74,0,1 960,640,972,560,40,1 430,640,416,560,42,0,1
  `)
  return grove(palms, crowns, { trunk: "#1f3640", trunkLit: "#a8946a" })
}

function drawLake(scene: Scene, shore: string) {
  scene.add(
    path(WATER, scene.verticalGradient(WATERLINE, HEIGHT, "#e8b07c", "#8a8a86", "#2f5f70", "#12324f")),
  )
  scene.add(reflect(scene, shore, WATERLINE, { ripple: 22, opacity: 0.8, frequencyY: 0.05 }))
  const depth = stops("0 #f2b47c .08, .5 #2f5a70 .28, 1 #0c2440 .88")
  scene.add(path(WATER, scene.verticalGradient(WATERLINE, HEIGHT, ...depth)))
}

function drawPromenade(scene: Scene) {
  scene.add(path(`M-20 ${WATERLINE - 8}H1620V${WATERLINE}H-20z`, "#f0cf98"))
  scene.add(path(`M-20 ${WATERLINE}H1620v8H-20z`, "#2a3a50"))
  for (let x = 50; x < WIDTH; x += 125) drawLamp(scene, x)
}

/** A lamp, and its light in the water. */
function drawLamp(scene: Scene, x: number) {
  const y = WATERLINE
  scene.add(
    path(`M${x - 1.6} ${y - 4}v-44h3.200v44z`, "#1a2c3c"),
    circle(x, y - 50, 15, "#ffdf94", { opacity: 0.3 }),
    circle(x, y - 50, 5, "#fff6cf"),
    path(
      `M${x - 3} ${y + 10}Q${x + 10} ${y + 60} ${x - 2} ${y + 130}Q${x - 10} ${y + 60} ${x - 3} ${y + 10}z`,
      "#ffdf94",
      { opacity: 0.55 },
    ),
  )
}

function drawCar(scene: Scene) {
  const y = WATERLINE
  const beam = scene.linearGradient(846, 0, 980, 0, stops("0 #fff3c0 .8, 1 #fff3c0 0"))
  scene.add(path(`M846 ${y - 26}L980 ${y - 44}V${y - 6}L846 ${y - 16}z`, beam))
  scene.add(car(carSymbol(scene, { dark: "#1a1838" }), 808, y - 5, 78))
}

function drawGlints(scene: Scene) {
  const warm = { x: 300, spread: 330, fan: 0.6, fromY: WATERLINE + 12, toY: 880, count: 54, seed: 3 }
  const warmSizes = { farWidth: 14, nearWidth: 130, farHeight: 0.8, nearHeight: 3.4 }
  scene.add(path(glints({ ...warm, ...warmSizes }), "#ffdca4", { opacity: 0.6 }))
  const cool = { x: 1050, spread: 600, fan: 0.3, fromY: WATERLINE + 14, toY: HEIGHT, count: 40, seed: 9 }
  const coolSizes = { farWidth: 20, nearWidth: 150, farHeight: 0.8, nearHeight: 3 }
  scene.add(path(glints({ ...cool, ...coolSizes }), "#7fa8a8", { opacity: 0.35 }))
}

/** A pedal boat in the shape of a swan. */
function drawSwanBoat(scene: Scene) {
  const swan = [
    path("M-40 0C-44-14-30-20-14-18L22-20C36-22 44-12 40 0C30 8-30 8-40 0z", "#fff6e2"),
    path(
      "M-26-16C-40-30-28-44-36-56C-40-64-50-62-54-54L-66-50C-56-66-36-74-28-58C-22-44-30-32-14-18z",
      "#fff6e2",
    ),
    path("M-66-50L-54-54-54-49z", "#f2963f"),
    path("M4-18C8-34 30-40 44-30C38-26 40-16 36-10z", "#d9c4c0"),
    path("M-60 4H60L40 8H-36z", "#ffe6b4", { opacity: 0.6 }),
  ]
  scene.add(group(swan, { transform: "translate(430 742) scale(.8)" }))
}

function drawNearPalmAndGrass(scene: Scene) {
  const night = { count: 14, leaflets: 13, back: "#0d2434", mid: "#143446", lit: "#3f6a62" }
  const crown = crownSymbol(scene, { ...night, seed: 15, light: -1 })
  scene.add(grove(rows("1560,930,1476,470,210,0"), [crown], { trunk: "#0d2434", trunkLit: "#5f6f60" }))
  const tuft = { y: 912, width: 9, lean: 0.4 }
  const right = blades({ ...tuft, fromX: 1240, toX: 1640, count: 40, height: [30, 120], seed: 5 })
  const left = blades({ ...tuft, fromX: -20, toX: 300, count: 26, height: [20, 90], seed: 7 })
  scene.add(path(right, "#0b2030"), path(left, "#0b2030"))
}
