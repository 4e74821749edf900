import { tone } from "../drawing/colour.ts"
import { joinMarkup, path, stroke } from "../drawing/elements.ts"
import { drawPolygon } from "../drawing/lines.ts"
import { lerp } from "../drawing/numbers.ts"
import { Pen } from "../drawing/pen.ts"
import type { Stop } from "../scene.ts"
import type { GopuramTower } from "./gopuram-tower.ts"
import { ROUND_ENDS } from "./round.ts"

type TierPens = ReturnType<typeof tierPens>

export function tierPens() {
  return {
    walls: new Pen(1),
    flanks: new Pen(1),
    cornices: new Pen(1),
    flankCornices: new Pen(1),
    undersides: new Pen(1),
    bays: new Pen(1),
    niches: new Pen(1),
    domes: new Pen(1),
    domeShades: new Pen(1),
    figures: new Pen(1),
    heads: new Pen(1),
    flankDomes: new Pen(1),
    flankFigures: new Pen(1),
  }
}

interface Tier {
  /** The y coordinates of the foot and the top. */
  footY: number
  topY: number
  height: number
  width: number
  widthAbove: number
}

/** @returns the top of the highest tier. */
export function drawTiers(
  pens: TierPens,
  tower: GopuramTower,
  tiers: number,
  topWidth: number,
  rise: number,
): number {
  const widthAt = (tier: number) => tower.width * lerp(0.96, topWidth, (tier / tiers) ** 0.86)
  let y = tower.baseTop
  for (let i = 0; i < tiers; i++) {
    const height = rise * lerp(1.05, 0.72, i / tiers)
    const tier: Tier = { footY: y, topY: y - height, height, width: widthAt(i), widthAbove: widthAt(i + 1) }
    drawCornice(pens, tower, tier)
    drawWalls(pens, tower, tier)
    for (const place of [-0.44, -0.27, 0, 0.27, 0.44]) drawBay(pens, tower, tier, place)
    for (const place of [-0.355, -0.2, -0.125, 0.125, 0.2, 0.355]) drawFigure(pens, tower, tier, place)
    for (const place of [0.14, 0.4, 0.66, 0.9]) drawFlankBay(pens, tower, tier, place)
    y = tier.topY
  }
  return y
}

/** The width of the flank of a tier, in perspective. */
const flankWidthOf = (tower: GopuramTower, width: number) => tower.away * (width / tower.width)

/** Draws the cornice at the foot of the tier. */
function drawCornice(pens: TierPens, tower: GopuramTower, { footY: y, width }: Tier) {
  const { x, recede } = tower
  const left = x - width / 2
  const right = x + width / 2
  const scale = width / tower.width
  const away = flankWidthOf(tower, width)
  drawPolygon(pens.cornices, [
    [left - 12 * scale, y + 3],
    [right + 8 * scale, y + 3],
    [right + 4 * scale, y - 9],
    [left - 8 * scale, y - 9],
  ])
  drawPolygon(pens.flankCornices, [
    [right + 8 * scale, y + 3],
    [right + away + 10 * scale, recede(y + 3, away)],
    [right + away + 5 * scale, recede(y - 9, away)],
    [right + 4 * scale, y - 9],
  ])
  drawPolygon(pens.undersides, [
    [left - 12 * scale, y + 3],
    [right + 8 * scale, y + 3],
    [right + 2, y + 8],
    [left - 6, y + 8],
  ])
}

function drawWalls(pens: TierPens, tower: GopuramTower, { footY: y, topY: top, width, widthAbove }: Tier) {
  const { x, recede } = tower
  const left = x - width / 2
  const right = x + width / 2
  const rightAbove = x + widthAbove / 2 + 4
  const away = flankWidthOf(tower, width)
  const awayAbove = flankWidthOf(tower, widthAbove)
  drawPolygon(pens.walls, [
    [left, y - 9],
    [right, y - 9],
    [rightAbove, top],
    [x - widthAbove / 2 - 4, top],
  ])
  drawPolygon(pens.flanks, [
    [right, y - 9],
    [right + away, recede(y - 9, away)],
    [rightAbove + awayAbove, recede(top, awayAbove)],
    [rightAbove, top],
  ])
}

/** A little shrine with a domed roof; the middle one is larger. */
function drawBay(pens: TierPens, tower: GopuramTower, tier: Tier, place: number) {
  const isMiddle = place === 0
  const width = (isMiddle ? 0.17 : Math.abs(place) > 0.4 ? 0.1 : 0.12) * tier.width
  const height = tier.height * (isMiddle ? 0.86 : 0.66)
  const x = tower.x + place * tier.width * 0.98
  const foot = tier.footY - 8
  const eaves = foot - height * 0.66
  drawPolygon(pens.bays, [
    [x - width / 2, foot],
    [x + width / 2, foot],
    [x + width / 2, eaves],
    [x - width / 2, eaves],
  ])
  pens.niches.moveTo(x - width * 0.2, foot).lineTo(x - width * 0.2, foot - height * 0.36)
  pens.niches
    .quadraticTo(x, foot - height * 0.6, x + width * 0.2, foot - height * 0.36)
    .lineTo(x + width * 0.2, foot)
    .close()
  drawDome(pens, x, eaves, width, height)
}

function drawDome({ domes, domeShades }: TierPens, x: number, eaves: number, width: number, height: number) {
  const top = eaves - height * 0.48
  const drawRightHalf = (pen: Pen) =>
    pen.curveTo(
      x + width * 0.2,
      eaves - height * 0.4,
      x + width * 0.6,
      eaves - height * 0.3,
      x + width * 0.62,
      eaves + 2,
    )
  domes.moveTo(x - width * 0.62, eaves + 2)
  domes.curveTo(x - width * 0.6, eaves - height * 0.3, x - width * 0.2, eaves - height * 0.4, x, top)
  drawRightHalf(domes).close()
  domeShades.moveTo(x, top)
  drawRightHalf(domeShades)
    .lineTo(x + width * 0.12, eaves + 2)
    .quadraticTo(x + width * 0.2, eaves - height * 0.25, x, top)
    .close()
}

/** Draws a statue between two bays. */
function drawFigure(
  { figures, heads }: TierPens,
  tower: GopuramTower,
  { footY: y, width, height }: Tier,
  place: number,
) {
  const x = tower.x + place * width
  const figureHeight = height * 0.46
  figures.moveToRelative(x, y - 11).lineTo(x + (place > 0 ? 1 : -1), y - 11 - figureHeight * 0.55)
  heads.moveToRelative(x, y - 14 - figureHeight * 0.82).lineTo(x + 0.1, y - 14 - figureHeight * 0.82)
}

function drawFlankBay(
  { flankDomes, flankFigures }: TierPens,
  tower: GopuramTower,
  tier: Tier,
  place: number,
) {
  const away = flankWidthOf(tower, tier.width)
  const x = tower.x + tier.width / 2 + away * place
  const width = away * 0.17
  const foot = tower.recede(tier.footY - 8, away * place)
  const height = tier.height * 0.66
  drawPolygon(flankDomes, [
    [x - width / 2, foot],
    [x + width / 2, foot],
    [x + width / 2, foot - height * 0.6],
    [x + width * 0.2, foot - height],
    [x - width * 0.2, foot - height],
    [x - width / 2, foot - height * 0.6],
  ])
  flankFigures.moveToRelative(x, foot - 2).lineTo(x, foot - height * 0.4)
}

/** Paints the tiers from back to front. */
export function paintTiers(pens: TierPens, tower: GopuramTower, top: number): string {
  const { scene, baseTop, lit, mid, low, shade, deep, gold } = tower
  const across = (...stops: Stop[]) => scene.linearGradient(tower.left, 0, tower.right, 0, stops)
  const bays = across([0, lit], [0.45, mid], [1, low])
  return joinMarkup([
    path(pens.flanks.path, scene.verticalGradient(top, baseTop, tone(shade, 0.05), shade)),
    path(pens.flankDomes.path, tone(shade, 0.07)),
    stroke(pens.flankFigures.path, deep, 4, ROUND_ENDS),
    path(pens.flankCornices.path, deep),
    path(pens.walls.path, across([0, mid], [0.5, low], [1, tone(low, -0.06)])),
    stroke(pens.figures.path, lit, 6.5, ROUND_ENDS),
    stroke(pens.heads.path, lit, 6, ROUND_ENDS),
    path(pens.bays.path, bays),
    path(pens.niches.path, deep),
    path(pens.domes.path, across([0, "#fff0b8"], [0.5, gold], [1, mid])),
    path(pens.domeShades.path, low, { opacity: 0.55 }),
    path(pens.undersides.path, deep, { opacity: 0.6 }),
    path(pens.cornices.path, across([0, "#fff3c4"], [0.6, lit], [1, mid])),
  ])
}
