import { joinMarkup, path, rectangle } from "../drawing/elements.ts"
import { polygon } from "../drawing/lines.ts"
import type { Point } from "../drawing/points.ts"
import type { Scene } from "../scene.ts"
import { drawTiers, paintTiers, tierPens } from "./gopuram-tiers.ts"
import { GOPURAM_COLOURS, type GopuramColours, type GopuramTower } from "./gopuram-tower.ts"
import { wagonVault } from "./gopuram-vault.ts"
import { stripedWall, type Wall } from "./striped-wall.ts"

interface GopuramOptions extends Partial<GopuramColours> {
  /** Middle of the front. */
  x: number
  /** The y of its foot. */
  y: number
  /** Width of the front at the base. */
  width?: number
  tiers?: number
  baseHeight?: number
  /** Width of the top as a share of the base. */
  topWidth?: number
  /** Height of a tier at the foot. */
  rise?: number
  /** Depth of the flank as a share of the front. */
  depth?: number
}

interface Gopuram {
  markup: string
  /** Path data of the flank, for a stipple. */
  flank: string
  /** Height on the canvas of a level line that starts at y on the front and has receded by `away`. */
  recede: (y: number, away: number) => number
}

/** A temple tower seen three-quarter: its front lit, its flank on the right in the shade. */
export function gopuram(scene: Scene, options: GopuramOptions): Gopuram {
  const {
    x,
    y,
    width = 400,
    tiers = 7,
    baseHeight = 150,
    topWidth = 0.44,
    rise = 62,
    depth = 0.3,
    ...colours
  } = options
  const tower: GopuramTower = {
    ...GOPURAM_COLOURS,
    ...colours,
    scene,
    x,
    y,
    width,
    baseTop: y - baseHeight,
    left: x - width / 2,
    right: x + width / 2,
    away: width * depth,
    depth,
    recede: recedingTo(y - 46),
  }
  const base = joinMarkup([stripedWalls(tower), doorway(tower), sideNiches(tower)])
  const pens = tierPens()
  const top = drawTiers(pens, tower, tiers, topWidth, rise)
  const vault = wagonVault(tower, top, topWidth, rise)
  const body = paintTiers(pens, tower, top)
  return {
    markup: joinMarkup([base, body, vault.finials, vault.markup]),
    flank: pens.flanks.path + pens.flankCornices.path + baseFlank(tower),
    recede: tower.recede,
  }
}

/** Receding lines fall to the level of the eye. */
function recedingTo(eye: number): (y: number, away: number) => number {
  return (y, away) => y + away * (((eye - y) / eye) * 0.62)
}

function baseFlank({ right, away, y, baseTop, recede }: GopuramTower): string {
  const outline: Point[] = [
    [right, y],
    [right + away, recede(y, away)],
    [right + away, recede(baseTop, away)],
    [right, baseTop],
  ]
  return polygon(outline, { decimals: 0 })
}

function stripedWalls({ left, right, away, y, baseTop, recede, stripeA, stripeB }: GopuramTower): string {
  const front: Wall = { fromX: left, toX: right, edge: [y, y], oppositeEdge: [baseTop, baseTop] }
  const flank: Wall = {
    fromX: right,
    toX: right + away,
    edge: [y, recede(y, away)],
    oppositeEdge: [baseTop, recede(baseTop, away)],
  }
  return stripedWall(front, 17, stripeA, stripeB) + stripedWall(flank, 9, "#c4a58f", "#8a3636")
}

function doorway({ scene, x, y, width, baseTop, lit, low, door }: GopuramTower): string {
  const half = width * 0.13
  const height = y - baseTop
  const light = scene.verticalGradient(baseTop + 40, y, "#7a2f33", "#e9843a")
  return joinMarkup([
    rectangle(x - half - 14, baseTop + 8, 2 * half + 28, height - 8, lit),
    rectangle(x + half, baseTop + 8, 14, height - 8, low),
    path(`M${x - half} ${y}V${baseTop + 54}Q${x} ${baseTop + 16} ${x + half} ${baseTop + 54}V${y}z`, door),
    path(
      `M${x - half + 8} ${y}V${baseTop + 62}Q${x} ${baseTop + 34} ${x + half - 8} ${baseTop + 62}V${y}z`,
      light,
    ),
  ])
}

function sideNiches({ x, y, width, baseTop, lit, shade }: GopuramTower): string {
  return joinMarkup(
    [-1, 1].map((side) => [
      rectangle(x + side * width * 0.36 - 16, baseTop + 30, 32, y - baseTop - 52, lit),
      path(`M${x + side * width * 0.36 - 10} ${y - 24}v-60q10-16 20 0v60z`, shade),
    ]),
  )
}
