import { tone } from "../drawing/colour.ts"
import { circle, joinMarkup, path, stroke } from "../drawing/elements.ts"
import { polygon } from "../drawing/lines.ts"
import { times } from "../drawing/lists.ts"
import { lerp } from "../drawing/numbers.ts"
import type { Point } from "../drawing/points.ts"
import { type Random, seededRandom } from "../drawing/random.ts"
import type { Scene } from "../scene.ts"
import { colourInRain, frontPart, frontX, heightY, KERB, type Side } from "./wet-street.ts"

/** A house with a shop; `top` is the height of its eaves. */
export interface Shop {
  from: number
  to: number
  wall: string
  roof: string
  top: number
  /** Which windows upstairs are lit: the first and third, or the second. */
  lit?: "outer" | "middle"
  seed: number
  sign?: string
  /** Colours of the awning by turns. */
  awning: readonly [string, string]
}

/** The properties that each part of a shop needs. */
interface Front extends Shop {
  side: Side
  /** Depth of its middle. */
  depth: number
  /** A colour as it looks in the rain. */
  seen: (colour: string) => string
  /** Part of the front, its ends as shares of the house. */
  part: (start: number, end: number, top: number, foot: number) => string
  depthAt: (share: number) => number
}

export function shop(scene: Scene, side: Side, house: Shop): string {
  const { from, to } = house
  const depth = (from + to) / 2
  const depthAt = (share: number) => lerp(from, to, share)
  const front: Front = {
    ...house,
    side,
    depth,
    depthAt,
    seen: (colour) => colourInRain(colour, depth),
    part: (start, end, top, foot) => frontPart(side, depthAt(start), depthAt(end), top, foot),
  }
  return joinMarkup([
    wallAndRoof(front),
    upstairs(front),
    shopWindow(scene, front),
    depth < 4 && goods(front),
    house.sign && sign(front, house.sign),
    lamps(front),
    awning(front),
  ])
}

function wallAndRoof({ side, from, to, top, wall, roof, seen }: Front): string {
  return joinMarkup([
    path(frontPart(side, from, to, top, KERB), seen(wall)),
    path(frontPart(side, from, to, top, top + 26), seen(tone(wall, 0.08))),
    path(frontPart(side, from - 0.02, to, top - 46, top), seen(roof)),
    path(frontPart(side, from - 0.02, to, top - 6, top + 5), seen(tone(roof, -0.12))),
  ])
}

function upstairs(front: Front): string {
  if (front.top >= -150) return ""
  return joinMarkup(times(3, (i) => windowUpstairs(front, i)))
}

function windowUpstairs({ side, depth, top, wall, lit, seen, part, depthAt }: Front, i: number): string {
  const start = (i + 0.22) / 3
  const end = (i + 0.74) / 3
  const near = depthAt(start)
  const far = depthAt(end)
  const isLit = lit === (i === 1 ? "middle" : "outer")
  const x = ((frontX(side, near) + frontX(side, far)) / 2).toFixed(0)
  const middle = (near + far) / 2
  const bar = `M${x} ${heightY(top + 60, middle).toFixed(0)}V${heightY(top + 180, middle).toFixed(0)}`
  return joinMarkup([
    path(part(start, end, top + 60, top + 180), seen(isLit ? "#ffd98a" : tone(wall, -0.24))),
    path(part(start, end, top + 52, top + 62), seen(tone(wall, 0.1))),
    stroke(bar, seen(tone(wall, 0.06)), Number((6 / depth).toFixed(1))),
  ])
}

function shopWindow(scene: Scene, { depth, seen, part }: Front): string {
  const colours = ["#fff0b4", "#ffb85a", "#d9743a"].map(seen)
  const light = scene.verticalGradient(heightY(170, depth), heightY(KERB, depth), ...colours)
  return path(part(0.06, 0.94, 170, KERB - 16), light)
}

const GOODS = ["#a8433a", "#2f6f73", "#e8a23a", "#6b2f44", "#4f8a5a", "#8a4a30"]
const SACKS = ["#7a5a3c", "#9a6f3f", "#5f4a44"]

/** The goods on shelves, and in sacks on the floor; one path for each colour. */
function goods(front: Front): string {
  const random = seededRandom(front.seed)
  const byColour = new Map<string, string>()
  const put = (colour: string, data: string) => byColour.set(colour, (byColour.get(colour) ?? "") + data)
  if (front.depth < 3) {
    fillShelf(front, 306, 54, put, random)
    fillShelf(front, 384, 56, put, random)
  } else fillShelf(front, 340, 80, put, random)
  for (let start = 0.1; start < 0.82; ) {
    const width = random.between(0.12, 0.2)
    const height = random.between(46, 70) / front.depth
    put(random.pick(SACKS), sack(front, start, start + width, height))
    start += width + 0.03
  }
  return joinMarkup([...byColour].map(([colour, data]) => path(data, front.seen(colour))))
}

type Put = (colour: string, data: string) => void

function fillShelf({ part }: Front, foot: number, tallest: number, put: Put, random: Random) {
  put("#8a4a34", part(0.1, 0.9, foot, foot + 6))
  for (let start = 0.12; start < 0.84; ) {
    const width = random.between(0.05, 0.11)
    const height = random.between(0.4, 1) * tallest
    if (random() < 0.8) put(random.pick(GOODS), part(start, start + width, foot - height, foot))
    start += width + random.between(0.01, 0.04)
  }
}

function sack({ side, depthAt }: Front, start: number, end: number, height: number): string {
  const left = frontX(side, depthAt(start))
  const right = frontX(side, depthAt(end))
  const leftY = heightY(KERB - 12, depthAt(start))
  const rightY = heightY(KERB - 12, depthAt(end))
  const place = (x: number, y: number) => `${x.toFixed(0)} ${y.toFixed(0)}`
  return [
    `M${place(left, leftY)}L${place(lerp(left, right, 0.08), leftY - height)}`,
    `Q${place((left + right) / 2, (leftY + rightY) / 2 - height * 1.7)}`,
    ` ${place(lerp(left, right, 0.92), rightY - height)}L${place(right, rightY)}z`,
  ].join("")
}

/** A painted board with lamps and no words. */
function sign({ side, seen, part, depthAt }: Front, colour: string): string {
  const bulb = (share: number, i: number) => {
    const depth = depthAt(share)
    return circle(frontX(side, depth), heightY(29, depth), 15 / depth, seen(i % 2 ? "#f2a83a" : "#fff1d2"))
  }
  return joinMarkup([
    path(part(0.16, 0.84, -8, 66), seen(colour)),
    path(part(0.19, 0.81, 0, 6) + part(0.19, 0.81, 52, 58), seen("#ffe2a0")),
    [0.32, 0.44, 0.56, 0.68].map(bulb),
  ])
}

function lamps({ side, depthAt }: Front): string {
  const lamp = (i: number) => {
    const depth = depthAt(0.2 + i * 0.3)
    return circle(frontX(side, depth), heightY(196, depth), (9 / depth) * 1.6, "#fffbe0")
  }
  return joinMarkup(times(3, lamp))
}

const STRIPES = 8

/** A striped canopy that leans out over the kerb, with a scalloped valance. */
function awning({ side, from, to, awning: [first, second] }: Front): string {
  const depth = (from + 0.02 + (to - 0.02)) / 2
  const stripes = times(STRIPES, (i) => {
    const depthAt = (share: number) => lerp(from + 0.02, to - 0.02, share)
    return stripe(side, depthAt(i / STRIPES), depthAt((i + 1) / STRIPES), depth)
  })
  const everySecond = (odd: number) => stripes.filter((_, i) => i % 2 === odd)
  const cloth = (odd: number) => joinMarkup(everySecond(odd).map(({ canopy }) => canopy))
  const valance = (odd: number) => joinMarkup(everySecond(odd).map(({ valance }) => valance))
  return joinMarkup([
    path(cloth(1), colourInRain(first, depth)),
    path(cloth(0), colourInRain(second, depth)),
    path(valance(1), colourInRain(tone(first, -0.1), depth)),
    path(valance(0), colourInRain(tone(second, -0.1), depth)),
  ])
}

/** One stripe, from depth to depth. */
function stripe(side: Side, near: number, far: number, depth: number): { canopy: string; valance: string } {
  const onWall = (at: number): Point => [frontX(side, at), heightY(90, at)]
  const leaning = (at: number, height: number): Point => [
    frontX(side, at) - (side * 130) / at,
    heightY(height, at),
  ]
  const nearEdge = leaning(near, 172)
  const farEdge = leaning(far, 172)
  const nearHem = leaning(near, 196)
  const farHem = leaning(far, 196)
  const place = ([x, y]: Point) => `${x.toFixed(0)} ${y.toFixed(0)}`
  const sag: Point = [(farHem[0] + nearHem[0]) / 2, Math.max(farHem[1], nearHem[1]) + 9 / depth]
  return {
    canopy: polygon([onWall(near), onWall(far), farEdge, nearEdge], { decimals: 0 }),
    valance: `M${place(nearEdge)}L${place(farEdge)}L${place(farHem)}Q${place(sag)} ${place(nearHem)}z`,
  }
}
