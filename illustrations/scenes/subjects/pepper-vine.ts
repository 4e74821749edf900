import { joinMarkup, path, stroke } from "../drawing/elements.ts"
import { degreesToRadians } from "../drawing/numbers.ts"
import { Pen } from "../drawing/pen.ts"
import { type Random, seededRandom } from "../drawing/random.ts"
import { drawBoLeaf } from "../nature/leaves.ts"
import { type Scene, stops } from "../scene.ts"
import { ROUND_ENDS } from "./round.ts"

/** Leaves that stand before a bright garden: nearly in shade. */
export const GARDEN_LEAF = { dark: "#0f2a22", middle: "#1c4632", lit: "#3f7a3f" }

/** The axis of the tree that carries the vine. */
const STANDARD_X = 1484

/** A pepper vine on its standard, which frames the right side of the canvas. */
export function pepperVine(scene: Scene): string {
  const vine = growVine()
  return joinMarkup([
    standard(scene),
    path(vine.behind.path, GARDEN_LEAF.dark),
    path(vine.middle.path, GARDEN_LEAF.middle),
    spikes(vine.greenSpikes, "#8fbf45", "#cf3f2c"),
    spikes(vine.ripeSpikes, "#cf3f2c", "#f2a03a"),
    path(vine.front.path, GARDEN_LEAF.lit),
    stroke(vine.ribs, "#8fbf55", 1.6, { opacity: 0.45 }),
  ])
}

function standard(scene: Scene): string {
  return path(
    "M1440 930C1452 700 1436 500 1450 300C1456 180 1446 80 1452 -20H1520C1512 100 1524 200 1518 320C1508 520 1528 720 1540 930z",
    scene.linearGradient(1440, 0, 1540, 0, stops("0 #8a5f38, .4 #54352a, 1 #261a1c")),
  )
}

interface Vine {
  behind: Pen
  middle: Pen
  front: Pen
  ribs: string
  /** Path data. */
  greenSpikes: string
  ripeSpikes: string
}

function growVine(): Vine {
  const random = seededRandom(8)
  const vine: Vine = {
    behind: new Pen(0),
    middle: new Pen(0),
    front: new Pen(0),
    ribs: "",
    greenSpikes: "",
    ripeSpikes: "",
  }
  for (let i = 0; i < 18; i++) growBehind(vine, i, random)
  for (let i = 0; i < 15; i++) growPair(vine, i, random)
  return vine
}

function growBehind(vine: Vine, i: number, random: Random) {
  const y = -30 + i * 53 + random.between(-8, 8)
  const x = STANDARD_X + random.between(-20, 20)
  growLeaf(vine, vine.behind, x, y, random.between(40, 140), random.between(80, 104))
}

/** Two leaves and a spike of peppercorns, left and right in turn. */
function growPair(vine: Vine, i: number, random: Random) {
  const y = -10 + i * 62 + random.between(-8, 8)
  const side = i % 2 ? 1 : -1
  const x = STANDARD_X + side * random.between(22, 36)
  const out = side > 0 ? random.between(0, 50) : random.between(130, 180)
  growLeaf(vine, vine.middle, x, y, out, random.between(84, 112))
  const down = side > 0 ? random.between(60, 100) : random.between(80, 120)
  growLeaf(vine, vine.front, x - side * 26, y + 26, down, random.between(64, 84))
  const spikeX = x + side * random.between(26, 46)
  const length = random.between(74, 104)
  const bend = `q${side * 8} ${(length * 0.5).toFixed(0)} 0 ${length.toFixed(0)}`
  const spike = `M${spikeX.toFixed(0)} ${(y + 30).toFixed(0)}${bend}`
  if (i % 3 === 1) vine.greenSpikes += spike
  else vine.ripeSpikes += spike
}

function growLeaf(vine: Vine, pen: Pen, x: number, y: number, degrees: number, length: number) {
  drawBoLeaf(pen, x, y, degrees, length)
  const angle = degreesToRadians(degrees)
  const right = (Math.cos(angle) * length * 0.72).toFixed(0)
  const down = (Math.sin(angle) * length * 0.72).toFixed(0)
  vine.ribs += `M${x.toFixed(0)} ${y.toFixed(0)}l${right} ${down}`
}

/** Peppercorns, one in three in a second colour. */
function spikes(data: string, colour: string, third: string): string {
  return joinMarkup([
    stroke(data, "#16301f", 3),
    stroke(data, colour, 13, { "stroke-dasharray": ".1 9", ...ROUND_ENDS }),
    stroke(data, third, 11, { "stroke-dasharray": ".1 27", "stroke-dashoffset": "5", ...ROUND_ENDS }),
  ])
}
