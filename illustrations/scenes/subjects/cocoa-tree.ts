import { joinMarkup, path, stroke, use } from "../drawing/elements.ts"
import { degreesToRadians } from "../drawing/numbers.ts"
import { Pen } from "../drawing/pen.ts"
import { rows } from "../drawing/points.ts"
import { drawLeaf } from "../nature/leaves.ts"
import { type Scene, stops } from "../scene.ts"
import { cocoaPodSymbol } from "./garden-plants.ts"
import { GARDEN_LEAF } from "./pepper-vine.ts"

/** A cocoa tree that frames the left side of the canvas, with pods on its trunk. */
export function cocoaTree(scene: Scene): string {
  return joinMarkup([trunk(scene), leaves(), pods(scene)])
}

function trunk(scene: Scene): string {
  return joinMarkup([
    path(
      "M96 930C120 760 104 600 120 440C130 300 110 150 130 -20H206C190 150 210 300 200 440C196 600 214 780 236 930z",
      scene.linearGradient(60, 0, 240, 0, stops("0 #7a5230, .4 #4a2f24, 1 #241a1a")),
    ),
    path(
      "M150 500C220 420 330 310 412 176L428 188C370 310 300 400 196 580z",
      scene.linearGradient(180, 400, 260, 470, stops("0 #7a5230, .5 #4a2f24, 1 #2a1c1a")),
    ),
    path(
      "M118 930C134 760 124 600 138 440C146 300 130 150 146 -20H162C150 150 164 300 156 440C150 600 156 760 152 930z",
      "#a8743f",
      { opacity: 0.4 },
    ),
    path(
      "M118 150q14 10 4 44q-12-10-4-44zM170 260q16 20 4 70q-14-30-4-70zM140 500q14 24 0 60q-12-26 0-60zM180 640q14 20 2 64q-14-26-2-64z",
      "#c9a05a",
      { opacity: 0.35 },
    ),
  ])
}

type Leaf = readonly [x: number, y: number, degrees: number, length: number, tone: 0 | 1 | 2]

const LEAVES = rows<Leaf>(`
  60,-30,70,260,0 -20,60,40,240,1 150,-40,60,300,0 220,-40,84,250,1 300,-40,66,260,0
  380,-50,40,260,1 420,180,-20,210,1 420,180,34,220,0 416,186,80,190,2 360,240,110,180,1
  -30,240,20,200,0 -30,400,-10,180,1 480,-60,50,220,0 260,330,140,130,2
`)

function leaves(): string {
  const pens = [new Pen(0), new Pen(0), new Pen(0)] as const
  for (const [x, y, degrees, length, tone] of LEAVES) drawLeaf(pens[tone], x, y, degrees, length, 0.22, 0.06)
  const [dark, middle, lit] = pens
  return joinMarkup([
    path(dark.path, GARDEN_LEAF.dark),
    path(middle.path, GARDEN_LEAF.middle),
    path(lit.path, GARDEN_LEAF.lit),
    stroke(LEAVES.map(ribs).join(""), "#7fae4f", 1.8, { opacity: 0.5 }),
  ])
}

function ribs([x, y, degrees, length]: Leaf): string {
  const angle = degreesToRadians(degrees)
  const along = (reach: number) => [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const
  const side = (share: number, turn: number) => {
    const [fromX, fromY] = along(length * share)
    const right = Math.round(Math.cos(angle + turn) * length * 0.12)
    const down = Math.round(Math.sin(angle + turn) * length * 0.12)
    return `M${Math.round(fromX)} ${Math.round(fromY)}l${right} ${down}`
  }
  const [tipX, tipY] = along(length * 0.9)
  const sides = [0.3, 0.55].flatMap((share) => [side(share, -0.75), side(share, 0.75)])
  return `M${x} ${y}L${Math.round(tipX)} ${Math.round(tipY)}${sides.join("")}`
}

function pods(scene: Scene): string {
  const red = cocoaPodSymbol(scene)
  const yellow = cocoaPodSymbol(scene, { colour: "#e8a22c", lit: "#ffe07a", dark: "#a8602a" })
  const purple = cocoaPodSymbol(scene, { colour: "#8a3a44", lit: "#d9785a", dark: "#4a1f30" })
  return joinMarkup([
    use(red, 214, 300, 1.15, 1.15, -8),
    use(yellow, 112, 380, 1.25, 1.25, 10),
    use(purple, 222, 520, 1.05, 1.05, -12),
    use(red, 104, 596, 1.3, 1.3, 8),
    use(yellow, 322, 306, 0.95, 0.95, -6),
  ])
}
