import { circle, joinMarkup, path, stroke } from "../drawing/elements.ts"
import { polygon } from "../drawing/lines.ts"
import { lerp } from "../drawing/numbers.ts"
import { Pen } from "../drawing/pen.ts"
import { stops } from "../scene.ts"
import type { GopuramTower } from "./gopuram-tower.ts"

/** The roof: `up` is a height on the canvas by its share of the way from the foot to the top of the vault. */
interface Vault {
  foot: number
  top: number
  height: number
  width: number
  left: number
  right: number
  away: number
  up: (share: number) => number
}

/** The crowning wagon vault: its long side to the front, a horseshoe gable on the flank. */
export function wagonVault(
  tower: GopuramTower,
  foot: number,
  topWidth: number,
  rise: number,
): { markup: string; finials: string } {
  const width = tower.width * topWidth + 22
  const height = rise * 1.2
  const top = foot - height
  const vault: Vault = {
    foot,
    top,
    height,
    width,
    left: tower.x - width / 2,
    right: tower.x + width / 2,
    away: tower.away * topWidth + 8,
    up: (share) => lerp(foot, top, share),
  }
  return {
    markup: joinMarkup([
      vaultCornice(tower, vault),
      vaultBarrel(tower, vault),
      vaultRibs(tower, vault),
      flankGable(tower, vault),
      frontGables(tower, vault),
    ]),
    finials: path(finialsPath(vault), tower.gold),
  }
}

function vaultCornice({ recede, lit, deep }: GopuramTower, { foot, left, right, away }: Vault): string {
  return joinMarkup([
    path(
      polygon([
        [left - 6, foot + 4],
        [right + 6, foot + 4],
        [right + 4, foot - 10],
        [left - 4, foot - 10],
      ]),
      lit,
    ),
    path(
      polygon([
        [right + 6, foot + 4],
        [right + away + 6, recede(foot + 4, away)],
        [right + away + 4, recede(foot - 10, away)],
        [right + 4, foot - 10],
      ]),
      deep,
    ),
  ])
}

function vaultBarrel(
  { scene, x, lit, mid, low }: GopuramTower,
  { foot, top, left, right, up }: Vault,
): string {
  const leftSide = `M${left + 4} ${foot - 10}C${left - 10} ${up(0.45)} ${left - 8} ${up(0.72)} ${left - 2} ${top - 4}`
  const ridge = `C${lerp(left, x, 0.4)} ${top + 7} ${lerp(right, x, 0.4)} ${top + 7} ${right + 2} ${top - 4}`
  const rightSide = `C${right + 8} ${up(0.72)} ${right + 10} ${up(0.45)} ${right - 2} ${foot - 10}z`
  const paint = scene.linearGradient(left, 0, right, 0, stops(`0 #ffefb4, .4 ${lit}, .75 ${mid}, 1 ${low}`))
  return path(leftSide + ridge + rightSide, paint)
}

function vaultRibs({ low }: GopuramTower, { foot, top, left, right }: Vault): string {
  const pen = new Pen(1)
  for (let i = 1; i < 14; i++) {
    const x = lerp(left, right, i / 14)
    pen.moveTo(x, foot - 11).lineTo(x + (i - 7) * 0.5, top + 5)
  }
  return stroke(pen.path, low, 1.5, { opacity: 0.7 })
}

function flankGable(
  { recede, shade, deep, low }: GopuramTower,
  { foot, top, height, right, away, up }: Vault,
): string {
  const middle = right + away * 0.5
  const farFoot = recede(foot - 10, away)
  const outline = [
    `M${right - 2} ${foot - 10}C${right + 8} ${up(0.4)} ${right + 6} ${up(0.8)} ${right + 2} ${top - 4}`,
    `C${middle - 8} ${top - 26} ${middle + 12} ${top - 20} ${right + away + 4} ${recede(top, away)}`,
    `C${right + away + 16} ${up(0.5)} ${right + away + 10} ${up(0.2)} ${right + away} ${farFoot}z`,
  ]
  const horseshoe = [
    `M${right + away * 0.2} ${recede(foot - 10, away * 0.2)}`,
    `C${right + away * 0.1} ${up(0.7)} ${middle - 6} ${up(0.95)} ${middle} ${up(0.95)}`,
    `C${middle + 8} ${up(0.95)} ${right + away * 0.95} ${up(0.66)} ${right + away * 0.84} ${recede(foot - 10, away * 0.84)}z`,
  ]
  return joinMarkup([
    path(outline.join(""), shade),
    path(horseshoe.join(""), deep),
    circle(middle, up(0.42), height * 0.14, low),
  ])
}

/** A large horseshoe in the middle of the front, and a small one on either side. */
function frontGables({ scene, x, lit, low, gold }: GopuramTower, { foot, height, width, up }: Vault): string {
  const gilding = scene.linearGradient(x - 30, 0, x + 30, 0, stops(`0 #fff0b8, 1 ${gold}`))
  const outer = `M${x - height * 0.42} ${foot - 10}C${x - height * 0.56} ${up(0.6)} ${x - height * 0.3} ${up(0.95)} ${x} ${up(1.16)}C${x + height * 0.3} ${up(0.95)} ${x + height * 0.56} ${up(0.6)} ${x + height * 0.42} ${foot - 10}z`
  const inner = `M${x - height * 0.26} ${foot - 10}C${x - height * 0.36} ${up(0.5)} ${x - height * 0.16} ${up(0.72)} ${x} ${up(0.8)}C${x + height * 0.16} ${up(0.72)} ${x + height * 0.36} ${up(0.5)} ${x + height * 0.26} ${foot - 10}z`
  const small = (side: number) => [
    path(`M${x + width * side - 11} ${foot - 10}q-4-26 11-34q15 8 11 34z`, gold),
    path(`M${x + width * side - 6} ${foot - 10}q-2-16 6-22q8 6 6 22z`, low),
  ]
  return joinMarkup([
    path(outer, gilding),
    path(inner, low),
    circle(x, up(0.38), height * 0.13, lit),
    [-0.33, 0.33].map(small),
  ])
}

/** Nine finials along the ridge, which is lower at its ends. */
function finialsPath({ left, right, top }: Vault): string {
  const pen = new Pen(1)
  for (let i = 0; i < 9; i++)
    drawFinial(pen, lerp(left + 8, right - 8, i / 8), top + 4 - Math.abs(i - 4) * 1.6)
  return pen.path
}

function drawFinial(pen: Pen, x: number, y: number) {
  pen
    .moveTo(x - 5, y)
    .quadraticTo(x - 7, y - 9, x - 2.5, y - 12)
    .quadraticTo(x - 5.5, y - 17, x - 1.5, y - 21)
  pen.lineTo(x, y - 38).lineTo(x + 1.5, y - 21)
  pen
    .quadraticTo(x + 5.5, y - 17, x + 2.5, y - 12)
    .quadraticTo(x + 7, y - 9, x + 5, y)
    .close()
}
