import { group, path, url } from "../drawing/elements.ts"
import { drawPolygon, polygon } from "../drawing/lines.ts"
import { lerp, table } from "../drawing/numbers.ts"
import { Pen } from "../drawing/pen.ts"
import { type Point, points, rows } from "../drawing/points.ts"
import { roughen } from "../drawing/roughen.ts"
import { cliff } from "../nature/cliff.ts"
import { type Scene, stops } from "../scene.ts"

/** The back and the rump. */
const BODY = points(`
  740,700 752,392 776,376 820,350 880,318 950,292 1004,280 1064,276 1110,283 1180,306 1240,346
  1290,400 1326,462 1352,530 1386,590 1440,640 1500,700
`)
/** The outline from the tip of the trunk over its root and the brow to the neck. */
const HEAD = points(`
  30,700 96,662 190,642 262,616 322,580 362,540 386,500 398,470 396,444 404,418 424,392 468,362
  512,340 548,331 574,337 600,322 640,313 682,322 716,344 746,368 776,376 806,420 816,480 802,552
  776,610 756,700
`)
/** A slab that stands out from the head. */
const EAR = points(`
  640,388 676,362 730,362 778,394 808,446 808,512 786,572 750,622 716,650 696,630 676,582 652,534
  632,482 628,430
`)
const PLUM = "#3a2748"
const LAMPLIT_FOOT = "#16304a"

/** Ethagala, the rock of Kurunegala that lies like an elephant: 1400 wide, its head to the left, light from there. */
export function elephantRock(scene: Scene, stippleId: string): string[] {
  const filter = url(stippleId)
  return [body(scene, filter), head(scene, filter), ear(scene, filter)]
}

function roughOutline(keys: readonly Point[], seed: number): string {
  return polygon(roughen(keys, { roughness: 0.03, depth: 2, seed }), { decimals: 0 })
}

function body(scene: Scene, filter: string): string {
  const outline = roughOutline(BODY, 3)
  const crest = points(
    "750,390 776,376 880,318 950,290 1030,276 1110,282 1180,306 1240,346 1290,400 1440,640",
  )
  const face = cliff({
    left: points("276,750 700,750"),
    right: points("276,1120 306,1180 346,1240 400,1290 462,1326 530,1352 590,1386 640,1440 700,1520"),
    topAt: (share) => table(crest, lerp(750, 1440, share)) - 4,
    bottom: 690,
    columns: 15,
    cuts: 1.2,
    seed: 6,
    jitter: 0.026,
    contrast: 0.024,
    wobble: 0.012,
    wave: 90,
    tones: stops("0 #b9705a, .2 #935458, .42 #6c4459, .68 #453459, 1 #252a50"),
  })
  const onRock = { "clip-path": url(scene.clip(outline)) }
  return group(
    [path(outline, "#6c4459"), face.markup, bodyStreaks(), neckShadow(), bodyShades(scene, filter)],
    onRock,
  )
}

function bodyStreaks(): string {
  const dark = rows<Streak>(`
    892,330,300,16 934,316,170,9 1008,296,330,20 1052,292,150,8 1120,300,280,15 1196,330,230,12
  `)
  const pale = rows<Streak>("868,336,210,8 978,300,190,7 1034,292,120,6 1150,312,130,6")
  return path(streaks(dark), PLUM, { opacity: 0.5 }) + path(streaks(pale), "#e8a878", { opacity: 0.5 })
}

/** A streak of water: its top, length and maximum width. */
type Streak = readonly [x: number, y: number, length: number, width: number]

function streaks(list: readonly Streak[]): string {
  const pen = new Pen(0)
  for (const [x, y, length, width] of list)
    drawPolygon(pen, [
      [x - width * 0.3, y],
      [x + width * 0.5, y - 4],
      [x + width * 0.7, y + length * 0.3],
      [x + width * 0.35, y + length * 0.62],
      [x + width * 0.1, y + length],
      [x - width * 0.1, y + length * 0.7],
      [x - width * 0.5, y + length * 0.34],
    ])
  return pen.path
}

/** The shadow of the head on the body. */
function neckShadow(): string {
  return path("M740 360L790 372 846 424 872 500 858 566 872 640 864 700H740z", PLUM, { opacity: 0.72 })
}

/** The last light along the back, the dark rump, and the dark trees of the town at the foot. */
function bodyShades(scene: Scene, filter: string): string {
  const light = scene.radialGradient(1000, 262, 310, stops("0 #ffdca4 1, .4 #f0b080 .55, 1 #f0a878 0"), 150)
  const night = scene.linearGradient(1000, 0, 1420, 0, stops("0 #151c42 0, 1 #151c42 .9"))
  const foot = scene.verticalGradient(500, 660, ...stops(`0 ${LAMPLIT_FOOT} 0, 1 ${LAMPLIT_FOOT} .85`))
  const areas = [
    path("M660 100H1340V440H660z", light),
    path("M960 200H1520V700H960z", night),
    path("M600 460H1520V700H600z", foot),
  ]
  return group(areas, { filter })
}

function head(scene: Scene, filter: string): string {
  const outline = roughOutline(HEAD, 9)
  const crown = points(
    "380,470 410,428 436,394 512,340 548,331 574,337 600,322 640,313 682,322 716,344 776,376",
  )
  const face = cliff({
    left: points(
      "313,600 340,512 362,468 392,424 418,404 444,396 470,398 500,386 540,362 580,322 616,262 642,190 700,30",
    ),
    right: points("313,640 344,716 376,776 420,806 480,816 552,802 610,776 700,756"),
    topAt: (share) => table(crown, lerp(390, 790, share)) - 4,
    bottom: 690,
    columns: 11,
    cuts: 1,
    seed: 14,
    jitter: 0.03,
    contrast: 0.02,
    wobble: 0.014,
    wave: 80,
    tones: stops("0 #ffce94, .22 #f2ab76, .48 #d98760, .72 #b8665a, 1 #7f4756"),
  })
  const onRock = { "clip-path": url(scene.clip(outline)) }
  return group(
    [path(outline, "#d98760"), face.markup, trunkAndJaw(), headShades(scene, filter), brow()],
    onRock,
  )
}

/** Broken ledges across the trunk, and the shade under the jaw. */
function trunkAndJaw(): string[] {
  const ledges =
    "M372 520L398 530 432 526 412 538 390 538zM338 562L372 574 412 570 388 584 356 582zM286 600L322 614 368 612 338 624 302 620zM396 466L420 472 444 468 428 478 406 478z"
  return [
    path(ledges, "#8f4a50", { opacity: 0.65 }),
    path("M404 700L420 636 452 590 476 556 518 540 566 534 596 556 634 566 676 640 690 700z", PLUM, {
      opacity: 0.62,
    }),
    path(
      "M404 660L420 600 446 560 478 536 524 526 560 532 520 542 482 556 466 580 440 612 426 644z",
      "#ffd29a",
      {
        opacity: 0.6,
      },
    ),
  ]
}

/** A hollow with a bush in it at the position of an eye, so that the shape still looks like rock. */
function brow(): string[] {
  const dark = rows<Streak>("474,372,150,12 560,336,120,10 598,350,190,14")
  const pale = rows<Streak>("500,350,110,8 620,340,90,8")
  return [
    path(streaks(dark), "#9a5452", { opacity: 0.5 }),
    path(streaks(pale), "#ffe6b8", { opacity: 0.55 }),
    path("M486 474L498 462 518 458 534 464 540 472 526 480 510 478 498 482z", PLUM, { opacity: 0.85 }),
    path("M484 474L498 456 524 450 546 460 534 464 518 458 498 462z", "#9a5452", { opacity: 0.7 }),
    path("M498 482L510 478 526 480 540 472 528 488 508 489z", "#ffe6b8", { opacity: 0.8 }),
  ]
}

function headShades(scene: Scene, filter: string): string {
  const light = scene.radialGradient(420, 400, 230, stops("0 #ffe9bc .85, .5 #ffe0ac .4, 1 #ffe0ac 0"))
  const foot = scene.verticalGradient(540, 664, ...stops(`0 ${LAMPLIT_FOOT} 0, 1 ${LAMPLIT_FOOT} .85`))
  return group([path("M40 180H760V680H40z", light), path("M40 500H900V700H40z", foot)], { filter })
}

/** Its shadow on the cheek, the slab, and the broken front edge in the light. */
function ear(scene: Scene, filter: string): string {
  const outline = roughOutline(EAR, 5)
  const slab = scene.linearGradient(640, 0, 812, 0, stops("0 #e09a6c, .4 #b0645a, 1 #5f3850"))
  const foot = scene.verticalGradient(470, 640, ...stops("0 #3a2748 0, 1 #2a2448 .9"))
  const shadow = "M646 392L620 430 618 484 638 544 664 596 690 650 716 664 730 640 690 560z"
  const frontEdge =
    "M630 400L676 352 734 357 780 396 736 366 686 371 656 396 642 436 648 482 668 530 692 580 708 622 716 650 696 630 676 582 652 534 630 482 622 430z"
  const folds = rows<Streak>("716,404,160,13 758,426,130,10")
  const onSlab = { "clip-path": url(scene.clip(outline)) }
  const slabParts = [
    path(outline, slab),
    path(streaks(folds), "#5f3850", { opacity: 0.55 }),
    path(frontEdge, "#ffd79c"),
    group(path("M600 340H840V680H600z", foot), { filter }),
  ]
  return path(shadow, PLUM, { opacity: 0.7 }) + group(slabParts, onSlab)
}
