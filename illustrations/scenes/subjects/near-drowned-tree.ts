import { path } from "../drawing/elements.ts"
import { drawSpline } from "../drawing/lines.ts"
import { itemAt } from "../drawing/lists.ts"
import { lerp } from "../drawing/numbers.ts"
import { Pen } from "../drawing/pen.ts"
import type { Point } from "../drawing/points.ts"
import { type Random, seededRandom } from "../drawing/random.ts"

/** A point of the middle of a limb, and where the limb points there, in radians. */
type Joint = readonly [x: number, y: number, angle: number]

interface NearDrownedTree {
  seed?: number
  colour?: string
  lit?: string
  /** Thickness of the trunk. */
  width?: number
  lean?: number
  /** The side of the light: -1 left, 1 right. */
  light?: number
}

/** A tapered dead tree with a lit flank, its foot at (x, y). @returns its markup, and the tips of its twigs for birds. */
export function nearDrownedTree(
  x: number,
  y: number,
  height: number,
  {
    seed = 1,
    colour = "#22283a",
    lit = "#c99a68",
    width = height * 0.06,
    lean = 0,
    light = -1,
  }: NearDrownedTree = {},
): { markup: string; tips: Joint[] } {
  const tree: Tree = { bark: new Pen(0), flank: new Pen(0), tips: [], light, random: seededRandom(seed) }
  growLimb(tree, { x, y: y + 6, angle: -Math.PI / 2 + lean, length: height * 0.62, width, order: 0 })
  return { markup: path(tree.bark.path, colour) + path(tree.flank.path, lit), tips: tree.tips }
}

interface Tree {
  bark: Pen
  flank: Pen
  tips: Joint[]
  light: number
  random: Random
}

/** `order` is 0 for the trunk, 1 for what forks from it, and so on. */
interface Limb {
  x: number
  y: number
  angle: number
  length: number
  width: number
  order: number
}

const STEPS = 5

function growLimb(tree: Tree, limb: Limb) {
  const joints = bendLimb(limb, tree.random)
  drawLimb(tree, limb, joints)
  if (limb.order === 3) tree.tips.push(itemAt(joints, 2))
  else growForks(tree, limb, joints)
}

function bendLimb({ x, y, angle, length }: Limb, random: Random): Joint[] {
  const bend = random.between(-0.12, 0.12)
  const joints: Joint[] = []
  let joint: Joint = [x, y, angle]
  for (let i = 0; i <= STEPS; i++) {
    joints.push(joint)
    const [fromX, fromY, pointing] = joint
    const turn = bend + random.between(-0.12, 0.12)
    joint = [
      fromX + (Math.cos(pointing) * length) / STEPS,
      fromY + (Math.sin(pointing) * length) / STEPS,
      pointing + turn,
    ]
  }
  return joints
}

function drawLimb({ bark, flank, light }: Tree, { width, order }: Limb, joints: readonly Joint[]) {
  const halfWidth = (i: number) => (width * (1 - (0.72 * i) / STEPS) * (order === 0 && i === 0 ? 1.5 : 1)) / 2
  const edge = (share: number, side: number) =>
    joints.map(
      ([x, y, angle], i): Point => [
        x + Math.sin(angle) * halfWidth(i) * share * side,
        y - Math.cos(angle) * halfWidth(i) * share * side,
      ],
    )
  drawSpline(bark, [...edge(1, -1), ...edge(1, 1).toReversed()], { tightness: 0.8 })
  if (order === 3) return
  const outer = edge(1, -light).slice(0, STEPS)
  const inner = edge(0.45, -light).slice(0, STEPS)
  drawSpline(flank, [...outer, ...inner.toReversed()], { tightness: 0.8 })
}

/** The forks, as shares of the length of the trunk and of a limb. */
const FORKS = { trunk: [0.5, 0.68, 0.84, 0.98], limb: [0.5, 0.96] }

function growForks(tree: Tree, { length, width, order }: Limb, joints: readonly Joint[]) {
  const { random } = tree
  const forks = order === 0 ? FORKS.trunk : FORKS.limb
  forks.forEach((along, i) => {
    const [x, y, angle] = jointAt(joints, along)
    const side = (i + (order % 2)) % 2 ? 1 : -1
    growLimb(tree, {
      x,
      y,
      angle: angle + side * random.between(0.45, 0.85) * (along > 0.9 ? 0.55 : 1),
      length: length * random.between(0.46, 0.66),
      width: width * (1 - 0.72 * along) * 0.8,
      order: order + 1,
    })
  })
}

function jointAt(joints: readonly Joint[], along: number): Joint {
  const step = Math.min(STEPS - 1, Math.floor(along * STEPS))
  const share = along * STEPS - step
  const from = itemAt(joints, step)
  const to = itemAt(joints, step + 1)
  return [lerp(from[0], to[0], share), lerp(from[1], to[1], share), from[2]]
}
