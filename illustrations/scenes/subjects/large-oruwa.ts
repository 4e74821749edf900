import { circle, group, path, stroke, url } from "../drawing/elements.ts"
import { bandBetween, polygon, spline } from "../drawing/lines.ts"
import { times } from "../drawing/lists.ts"
import { lerp } from "../drawing/numbers.ts"
import { reflect } from "../nature/water.ts"
import { type Scene, stops } from "../scene.ts"
import { ROUND, ROUND_ENDS } from "./round.ts"

const FOAM = "#fffaea"
const DARKEST = "#33183a"

type CanvasPoint = readonly [x: number, y: number]
type Sun = Readonly<{ x: number; y: number }>

const WATERLINE = 706

/**
 * A fishing oruwa close by, heading right, with her mirror in the water: she stands on y = 706 between x = 306 and 946.
 * The sun is behind her sail and shines through it.
 */
export function drawLargeOruwa(scene: Scene, { stippleId, sun }: { stippleId: string; sun: Sun }) {
  const id = scene.nextId()
  scene.add(group([sail(scene, stippleId, sun), spars(), crew(), hull(scene)], { id }))
  scene.add(
    reflect(scene, id, WATERLINE, { ripple: 30, frequencyY: 0.05, squash: 0.42, opacity: 0.5, lift: 2 }),
  )
  scene.add(
    path("M420 704H846C830 724 780 740 700 742H480C440 736 424 720 420 704z", DARKEST, { opacity: 0.42 }),
  )
  scene.add(path(BOW_WAVE, FOAM, { opacity: 0.9 }))
  scene.add(stroke("M430 120L388 650M832 176L886 642", DARKEST, 1.6), steeringOar())
  scene.add(outrigger(), group(balancer(), { transform: "translate(744 704)" }))
}

const BOW_WAVE =
  "M420 704C520 711 700 711 830 705C870 704 900 706 946 696C912 714 850 718 780 716C660 720 500 720 420 704z"

function sail(scene: Scene, stippleId: string, { x, y }: Sun): string {
  const outline = cloth(0, 1, 0, 1)
  const across = stops("0 #8a3145, .3 #b5443f, .62 #d9643f, .86 #f09a58, 1 #e07a4a")
  const shining = stops("0 #fff0bc .95, .3 #ffc983 .7, 1 #f29a5a 0")
  const shade = scene.linearGradient(440, 220, 650, 300, stops("0 #4f1f3c .8, 1 #4f1f3c 0"))
  const foot = scene.linearGradient(640, 650, 620, 470, stops("0 #4f1f3c .7, 1 #4f1f3c 0"))
  const box = "M400 90H920V660H400z"
  return [
    path(outline, scene.linearGradient(430, 0, 870, 0, across)),
    path(cloth(0.08, 0.3, 0.34, 0.58) + cloth(0.52, 0.74, 0.68, 0.86), "#f6b676", { opacity: 0.5 }),
    path(cloth(0.58, 0.8, 0.14, 0.3), "#8a3145", { opacity: 0.35 }),
    path(fold(0.3, 0.1) + fold(0.66, 0.07), "#7a2a42", { opacity: 0.3 }),
    group(
      [
        path(box, scene.radialGradient(x, y, 260, shining)),
        group(path(box, shade), { filter: url(stippleId) }),
        group(path(box, foot), { filter: url(stippleId) }),
      ],
      { "clip-path": url(scene.clip(outline)) },
    ),
    stroke([0.16, 0.33, 0.5, 0.67, 0.84].map(seam).join(""), "#7a2a42", 2, { opacity: 0.55 }),
  ].join("")
}

/** A seam between two widths of cloth. */
function seam(down: number): string {
  const line = times(9, (i) => onSail(i / 8, down))
  return spline(line, { close: false, decimals: 0 })
}

/** A hollow in the cloth that runs down and dies out. */
function fold(across: number, width: number): string {
  const down = times(9, (i) => 0.04 + (i / 8) * 0.92)
  const left = down.map((y) => onSail(across, y))
  const right = down.map((y, i) => onSail(across + width * Math.sin((Math.PI * i) / 8), y))
  return bandBetween(left, right)
}

/** A cubic curve from its first point to its last. */
const curveOf =
  (start: CanvasPoint, startHandle: CanvasPoint, endHandle: CanvasPoint, end: CanvasPoint) =>
  (t: number): CanvasPoint => {
    const along = (axis: 0 | 1) =>
      (1 - t) ** 3 * start[axis] +
      3 * (1 - t) ** 2 * t * startHandle[axis] +
      3 * (1 - t) * t ** 2 * endHandle[axis] +
      t ** 3 * end[axis]
    return [along(0), along(1)]
  }

/** The edges of the sail: the two that run across from the left, the two that run down from the top. */
const HEAD = curveOf([424, 116], [540, 150], [700, 172], [836, 172])
const FOOT = curveOf([540, 632], [610, 596], [700, 590], [778, 612])
const LEECH = curveOf([424, 116], [470, 290], [520, 460], [540, 632])
const LUFF = curveOf([836, 172], [884, 320], [880, 490], [778, 612])

/** A point on the sail from its shares across and down: the four edges lead the cloth between them. */
function onSail(across: number, down: number): CanvasPoint {
  const head = HEAD(across)
  const foot = FOOT(across)
  const leech = LEECH(down)
  const luff = LUFF(down)
  const at = (axis: 0 | 1) => {
    const corners =
      lerp(HEAD(0)[axis], HEAD(1)[axis], across) * (1 - down) +
      lerp(FOOT(0)[axis], FOOT(1)[axis], across) * down
    return lerp(head[axis], foot[axis], down) + lerp(leech[axis], luff[axis], across) - corners
  }
  return [at(0), at(1)]
}

/** A piece of the sail between two shares across and two down. @returns path data. */
function cloth(fromAcross: number, toAcross: number, fromDown: number, toDown: number): string {
  const steps = times(9, (i) => i / 8)
  const top = steps.map((t) => onSail(lerp(fromAcross, toAcross, t), fromDown))
  const right = steps.map((t) => onSail(toAcross, lerp(fromDown, toDown, t)))
  const bottom = steps.map((t) => onSail(lerp(toAcross, fromAcross, t), toDown))
  const left = steps.map((t) => onSail(fromAcross, lerp(toDown, fromDown, t)))
  return polygon([...top, ...right, ...bottom, ...left], { decimals: 0 })
}

/** The two spars that spread the sail. */
function spars(): string {
  return [
    path("M416 106L426 104 682 696 664 698z", DARKEST),
    path("M830 164L841 167 702 698 684 698z", DARKEST),
    stroke("M420 108L664 680", "#c4644a", 1.6, { opacity: 0.7 }),
  ].join("")
}

function hull(scene: Scene): string {
  const log =
    "M364 634C420 664 520 674 640 674C762 674 862 658 914 616C904 654 884 688 852 706L432 706C396 694 374 668 364 634z"
  const planks =
    "M364 634C420 664 520 674 640 674C762 674 862 658 914 616L911 634C858 674 762 690 640 690C520 690 424 682 371 654z"
  return [
    path("M352 628L366 620 378 650 366 656zM904 612L920 602 922 630 906 636z", DARKEST),
    path(log, scene.linearGradient(0, 660, 0, 706, stops("0 #5d2c42, 1 #33183a"))),
    path(planks, scene.linearGradient(370, 0, 914, 0, stops("0 #8f3f44, .6 #c4644a, 1 #f0a06a"))),
    path(
      "M364 634C420 664 520 674 640 674C762 674 862 658 914 616L913 621C862 663 762 679 640 679C520 679 420 669 366 640z",
      "#ffd9a0",
    ),
    stroke(stitches(), DARKEST, 2, { opacity: 0.6 }),
  ].join("")
}

/** The planks are sewn to the log with coir. */
function stitches(): string {
  const line = curveOf([376, 658], [500, 692], [780, 694], [906, 640])
  return times(24, (i) => {
    const [x, y] = line((i + 0.5) / 24)
    return `M${Math.round(x)} ${Math.round(y - 5)}l3 9`
  }).join("")
}

/** The float on the near side, on its two booms. */
function outrigger(): string {
  const booms = "M604 674C598 642 566 646 536 744M794 664C788 632 756 640 722 746"
  return [
    path("M300 752C420 744 640 744 770 750C700 764 420 766 300 752z", "#33183a", { opacity: 0.35 }),
    stroke(booms, DARKEST, 8, ROUND),
    stroke(booms, "#b5614f", 2.4, { ...ROUND, transform: "translate(-2 -1)" }),
    path(
      "M306 738C322 734 330 740 350 741L720 741C740 740 756 734 772 734C762 748 742 755 716 755L366 755C338 755 316 750 306 738z",
      DARKEST,
    ),
    path(
      "M306 738C322 734 330 740 350 741L720 741C740 740 756 734 772 734C766 741 750 745 720 746L350 746C330 745 318 744 306 738z",
      "#c4644a",
    ),
    path(
      "M296 756C380 762 500 756 560 760C640 764 720 756 790 754C740 766 640 770 560 768C460 772 350 768 296 756z",
      FOAM,
      { opacity: 0.85 },
    ),
  ].join("")
}

const SKIN = "#5d332c"

function crew(): string {
  return (
    group(helmsmanOfFlagship(), { transform: "translate(420 662)" }) +
    group(lookout(), { transform: "translate(846 660)" })
  )
}

function steeringOar(): string {
  return (
    stroke("M440 628L362 722", DARKEST, 5, ROUND_ENDS) + path("M372 704L378 710 360 744 350 738z", DARKEST)
  )
}

/** A man seated at the stern with the steering oar, facing right, about 70 tall. */
function helmsmanOfFlagship(): string {
  return [
    path("M-14 2C-18-18-16-36-6-44L8-44C16-34 16-14 14 2z", "#d9b9a0"),
    path("M2-44L8-44C16-34 16-14 14 2H4C8-14 8-30 2-44z", "#fff0d0"),
    stroke("M-4-38L-18-20-6-8M4-38L20-24 12-22", SKIN, 6.5, ROUND),
    circle(2, -55, 8.4, SKIN),
    path("M-8-54C-10-66 12-68 11-57L12-54C6-58-2-58-8-54z", "#c9583f"),
  ].join("")
}

/** A man crouched in the bow, a hand over the eyes, about 70 tall. */
function lookout(): string {
  return [
    path("M-16 2C-18-16-12-34-2-40L10-40C16-30 16-12 14 2z", "#c9803a"),
    path("M4-40L10-40C16-30 16-12 14 2H6C10-14 10-28 4-40z", "#ffd48a"),
    stroke("M4-34L22-42 17-52M-4-32L-12-14 2-8", SKIN, 6, ROUND),
    circle(6, -51, 8, SKIN),
    path("M-3-51C-3-62 14-62 14-54C9-57 3-56 0-50z", "#2a1820"),
  ].join("")
}

/** A man on the boom who leans back on a rope from the head of the spar, about 80 tall. */
function balancer(): string {
  return [
    stroke("M18-66L92-532", DARKEST, 1.6),
    stroke("M-4-34L-8-16 4-2M-2-34L12-18 10-4", SKIN, 8, ROUND),
    path("M-14-46L2-44C8-36 12-28 14-18L-4-12C-10-22-14-34-14-46z", "#fff3dc"),
    path("M-14-44C-22-58-26-70-20-78L-8-80C-2-70 0-56 2-42z", SKIN),
    stroke("M-16-74L2-64 18-66M-10-76L6-72 17-76", SKIN, 6, ROUND),
    circle(-18, -89, 8, SKIN),
    path("M-27-89C-28-100-10-101-9-91C-14-94-20-94-23-87z", "#2a1820"),
  ].join("")
}
