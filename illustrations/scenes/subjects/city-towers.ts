import { mix } from "../drawing/colour.ts"
import { joinMarkup, path, stroke } from "../drawing/elements.ts"
import { drawPolygon } from "../drawing/lines.ts"
import { Pen } from "../drawing/pen.ts"
import { type Random, seededRandom } from "../drawing/random.ts"
import type { Scene } from "../scene.ts"

/** How a tower ends at the top; "leaning" is the Altair, a slab that leans on another. */
type TowerStyle = "flat" | "setback" | "slant" | "drum" | "crown" | "leaning" | "mast"

/** Left side and top on the canvas, width, style, and the share of the width that the shaded flank takes. */
export type CityTower = readonly [
  x: number,
  y: number,
  width: number,
  style?: TowerStyle,
  flankShare?: number,
]

interface Skyline {
  /** The ground line of the towers. */
  base: number
  face: string
  flank: string
  haze: string
  /** The height from which the haze is complete; the base by default. */
  hazeY?: number
  /** Floor bands. */
  band?: string
  bandWidth?: number
  /** Lit windows. */
  window?: string
  /** About the share of floors with a lit window. */
  windowShare?: number
  seed?: number
}

/** A measured tower: `cornerX` is where the face meets the flank. */
interface Block {
  left: number
  top: number
  width: number
  cornerX: number
  right: number
  base: number
}

/** City blocks with a lit face, a shaded flank and floor bands; haze hides the foot. */
export function cityTowers(scene: Scene, towers: readonly CityTower[], skyline: Skyline): string {
  const { base, face, flank, haze, hazeY = base, band, bandWidth = 1.2, window } = skyline
  const pens: TowerPens = { faces: new Pen(0), flanks: new Pen(0), bands: new Pen(0), windows: new Pen(0) }
  const random = seededRandom(skyline.seed)
  for (const tower of towers) drawTower(pens, tower, skyline, random)
  const top = Math.min(...towers.map(([, y]) => y)) - 30
  return joinMarkup([
    path(pens.faces.path, scene.verticalGradient(top, hazeY, face, haze)),
    path(pens.flanks.path, scene.verticalGradient(top, hazeY, flank, mix(haze, flank, 0.18))),
    band && stroke(pens.bands.path, band, bandWidth, { opacity: 0.5 }),
    window && stroke(pens.windows.path, window, 3.4),
  ])
}

interface TowerPens {
  faces: Pen
  flanks: Pen
  bands: Pen
  windows: Pen
}

function drawTower(
  pens: TowerPens,
  [left, top, width, style = "flat", flankShare = 0.3]: CityTower,
  { base, windowShare = 0.2 }: Skyline,
  random: Random,
) {
  const block: Block = {
    left,
    top,
    width,
    cornerX: left + width * (1 - flankShare),
    right: left + width,
    base,
  }
  if (style === "slant") drawSlant(pens, block)
  else if (style === "drum") drawDrum(pens, block)
  else if (style === "leaning") drawLeaningPair(pens, block)
  else drawBox(pens, block)
  if (style === "setback") drawSetback(pens, block)
  if (style === "crown") drawCrown(pens, block)
  if (style === "mast") drawMast(pens, block)
  if (style === "leaning") drawLeaningFloors(pens, block, windowShare, random)
  else drawFloors(pens, block, style === "slant" ? top + width * 0.42 : top, windowShare, random)
}

function drawSlant({ faces, flanks }: TowerPens, { left, top, width, cornerX, right, base }: Block) {
  drawPolygon(faces, [
    [left, base],
    [left, top + width * 0.42],
    [cornerX, top + width * 0.1],
    [cornerX, base],
  ])
  drawPolygon(flanks, [
    [cornerX, base],
    [cornerX, top + width * 0.1],
    [right, top],
    [right, base],
  ])
}

function drawDrum({ faces, flanks }: TowerPens, { left, top, width, cornerX, right, base }: Block) {
  faces.moveTo(left, base).lineTo(left, top + 8)
  faces.quadraticTo(left + width * 0.1, top - 6, left + width / 2, top - 7)
  faces
    .quadraticTo(right - width * 0.1, top - 6, right, top + 8)
    .lineTo(right, base)
    .close()
  flanks.moveTo(cornerX, base).lineTo(cornerX, top - 5)
  flanks
    .quadraticTo(right - width * 0.05, top - 2, right, top + 8)
    .lineTo(right, base)
    .close()
}

function drawLeaningPair({ faces, flanks }: TowerPens, { left, top, width, right, base }: Block) {
  const at = (share: number) => left + width * share
  drawPolygon(faces, [
    [at(0.6), base],
    [at(0.6), top],
    [at(0.86), top],
    [at(0.86), base],
  ])
  drawPolygon(flanks, [
    [at(0.86), base],
    [at(0.86), top],
    [right, top + 6],
    [right, base],
  ])
  drawPolygon(faces, [
    [left, base],
    [at(0.38), top + 16],
    [at(0.58), top + 16],
    [at(0.3), base],
  ])
  drawPolygon(flanks, [
    [at(0.3), base],
    [at(0.58), top + 16],
    [at(0.66), top + 24],
    [at(0.46), base],
  ])
}

function drawBox({ faces, flanks }: TowerPens, { left, top, cornerX, right, base }: Block) {
  drawPolygon(faces, [
    [left, base],
    [left, top],
    [cornerX, top],
    [cornerX, base],
  ])
  drawPolygon(flanks, [
    [cornerX, base],
    [cornerX, top],
    [right, top + 5],
    [right, base],
  ])
}

function drawSetback({ faces, flanks }: TowerPens, { left, top, width, cornerX, right }: Block) {
  const inner = left + width * 0.16
  const outer = right - width * 0.14
  drawPolygon(faces, [
    [inner, top],
    [inner, top - 20],
    [cornerX - 2, top - 20],
    [cornerX - 2, top],
  ])
  drawPolygon(flanks, [
    [cornerX - 2, top + 2],
    [cornerX - 2, top - 20],
    [outer, top - 17],
    [outer, top + 4],
  ])
}

function drawCrown({ faces, flanks }: TowerPens, { left, top, width, cornerX, right }: Block) {
  drawPolygon(faces, [
    [left, top],
    [left + width * 0.35, top - 30],
    [cornerX, top - 22],
    [cornerX, top],
  ])
  drawPolygon(flanks, [
    [cornerX, top],
    [cornerX, top - 22],
    [right, top + 5],
  ])
}

function drawMast({ faces }: TowerPens, { left, top, width }: Block) {
  drawPolygon(faces, [
    [left + width * 0.4, top],
    [left + width * 0.46, top - 54],
    [left + width * 0.52, top],
  ])
}

const FLOOR_HEIGHT = 11

function drawFloors(
  { bands, windows }: TowerPens,
  block: Block,
  top: number,
  windowShare: number,
  random: Random,
) {
  const { left, cornerX, right, base } = block
  for (let y = top + 14; y < base - 10; y += FLOOR_HEIGHT) {
    bands.moveTo(left + 3, y).lineTo(cornerX - 3, y)
    if (random() < windowShare * 1.6) {
      const x = left + 4 + random() * (cornerX - left - 14)
      windows.moveTo(x, y - 5).lineTo(x + random.between(5, Math.min(18, (cornerX - left) * 0.4)), y - 5)
    }
    if (random() < windowShare * 0.5)
      windows.moveTo(cornerX + 4, y - 5).lineTo(cornerX + 4 + (right - cornerX) * 0.5, y - 5)
  }
}

function drawLeaningFloors({ bands, windows }: TowerPens, block: Block, windowShare: number, random: Random) {
  const { left, top, width, base } = block
  for (let y = top + 14; y < base - 10; y += FLOOR_HEIGHT) {
    bands.moveTo(left + width * 0.62, y).lineTo(left + width * 0.84, y)
    if (random() < windowShare * 1.6)
      windows.moveTo(left + width * 0.64, y - 5).lineTo(left + width * (0.7 + random() * 0.1), y - 5)
    const leaningLeft = left + width * 0.38 * (1 - (y - top) / (base - top))
    bands.moveTo(leaningLeft + 5, y + 4).lineTo(leaningLeft + width * 0.22, y + 4)
  }
}
