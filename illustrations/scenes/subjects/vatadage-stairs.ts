import { circle, group, joinMarkup, path, stroke } from "../drawing/elements.ts"
import { times } from "../drawing/lists.ts"
import { lerp } from "../drawing/numbers.ts"
import { type Scene, stops } from "../scene.ts"
import { CENTRE_X } from "./vatadage-platform.ts"

/** Draws the stair from the lower terrace to the upper one, between low walls. */
export function upperStair(scene: Scene): string {
  const wall = (side: number) => {
    const from = CENTRE_X + side * 56
    const to = CENTRE_X + side * 84
    const outline = `M${from} 640L${to - side * 8} 636 ${to} 702 ${from + side * 8} 706z`
    return path(outline, side < 0 ? "#ffe3aa" : "#8a5054")
  }
  const steps = stair(scene, { top: 640, bottom: 700, halfTop: 52, halfBottom: 62, count: 6 })
  return joinMarkup([steps, wall(-1), wall(1)])
}

/** Draws the stair from the lawn to the lower terrace, with its moonstone and guardstones. */
export function lowerStair(scene: Scene): string {
  const steps = stair(scene, { top: 736, bottom: 826, halfTop: 74, halfBottom: 90, count: 7 })
  return joinMarkup([
    moonstone(),
    path("M696 736H904V828H696z", "#7a4650"),
    steps,
    guardstone(-1),
    guardstone(1),
  ])
}

interface Stair {
  top: number
  bottom: number
  halfTop: number
  halfBottom: number
  count: number
}

function stair(scene: Scene, { top, bottom, halfTop, halfBottom, count }: Stair): string {
  const x = CENTRE_X
  const riser = scene.linearGradient(x - 90, 0, x + 90, 0, stops("0 #c98658, 1 #7a4650"))
  const tread = scene.linearGradient(x - 90, 0, x + 90, 0, stops("0 #fff0c4, 1 #e3b078"))
  const step = (i: number) => {
    const back = lerp(top, bottom, i / count)
    const front = lerp(top, bottom, (i + 1) / count)
    const far = lerp(halfTop, halfBottom, i / count)
    const near = lerp(halfTop, halfBottom, (i + 1) / count)
    const edge = lerp(back, front, 0.4).toFixed(1)
    return [
      path(`M${x - far} ${back.toFixed(1)}H${x + far}L${x + near} ${edge}H${x - near}z`, tread),
      path(`M${x - near} ${edge}H${x + near}V${front.toFixed(1)}H${x - near}z`, riser),
    ]
  }
  return joinMarkup(times(count, step))
}

/** A king of the serpents with his hood, in relief; the balustrade curls behind him. */
function guardstone(side: number): string {
  const isLit = side < 0
  const relief = isLit ? "#b5734f" : "#5d3440"
  const content = [
    path("M-24-92C4-96 18-74 20-40L26 0H-8z", isLit ? "#e8b070" : "#7a4650"),
    path("M-24 2V-48C-24-70-12-82 0-86C12-82 24-70 24-48V2z", isLit ? "#ffe9b8" : "#a8685a"),
    path("M-10-2C-13-18-12-30-8-38L8-38C12-30 13-18 10-2z", relief, { opacity: 0.7 }),
    circle(0, -48, 8, relief, { opacity: 0.8 }),
    path("M-15-46C-20-66-8-76 0-77C8-76 20-66 15-46C11-60-11-60-15-46z", relief, { opacity: 0.55 }),
    path("M-28 2H28V8H-28z", isLit ? "#f3c58a" : "#6b3c4c"),
  ]
  return group(content, {
    transform: `translate(${CENTRE_X + side * 116} 828)scale(${side === 1 ? -1.05 : 1.05} 1.05)`,
  })
}

/** Half a disc of stone before the first step: bands of flames, beasts, vines and geese, a half lotus in the middle. */
function moonstone(): string {
  const half = (radius: number) =>
    `M${CENTRE_X - radius} 828A${radius} ${Math.round(radius * 0.36)} 0 00${CENTRE_X + radius} 828z`
  return joinMarkup([
    path(half(160), "#7a4a4a"),
    path(half(152), "#f6cf94"),
    stroke(half(138), "#9a5c52", 5, { "stroke-dasharray": "3 7" }),
    path(half(122), "#e3ab72"),
    stroke(half(104), "#8f5450", 9, { "stroke-dasharray": "10 9", opacity: 0.7 }),
    path(half(84), "#f3c58a"),
    stroke(half(66), "#8f5450", 5, { "stroke-dasharray": "6 6", opacity: 0.8 }),
    path(half(44), "#c9875a"),
  ])
}
