import type { Knot } from "../drawing/knots.ts"
import { units } from "../drawing/svg.ts"
import type { CabinPlan } from "./cabin-measures.ts"
import { classicPlanOf, drawClassicWings } from "./classic-wings.ts"
import { drawShadowFromAbove } from "./shadow-from-above.ts"

/** Tyres, mirrors and the painted body. */
export function drawShellFromAbove(plan: CabinPlan) {
  const { svg, tones, symmetricShape } = plan
  const outline = svg.definePath(symmetricShape(outlineOf(plan)))
  drawShadowFromAbove(svg, outline)
  drawTyres(plan)
  const classic = classicPlanOf(plan)
  if (classic) drawClassicWings(plan, classic)
  else drawMirrors(plan)
  const light = svg.verticalGradient(
    [0, tones.shade2],
    [0.045, tones.base],
    [0.13, tones.light2],
    [0.32, tones.light1],
    [0.5, tones.base],
    [0.68, tones.light1],
    [0.87, tones.light2],
    [0.955, tones.shade1],
    [1, tones.shade3],
  )
  svg.use(outline, `fill="${light}"`)
  svg.group(`clip-path="${svg.clipTo(outline)}"`, () => {
    drawEnds(plan)
    if (classic) return classic.drawOnBody(plan)
    drawLamps(plan)
    if (!plan.isBox) drawBonnet(plan)
  })
  svg.use(outline, `fill="none" stroke="${tones.edge}" stroke-width="${units(0.9)}" stroke-opacity=".7"`)
}

function outlineOf(plan: CabinPlan): Knot[] {
  const classic = classicPlanOf(plan)
  if (classic) return classic.outline
  const { vehicle, layout, halfWidth: h, isBox, hasShortTail } = plan
  const { lengthMm } = vehicle.size
  const { frontOverhangMm, wheelbaseMm } = vehicle.wheels
  const nose = layout.noseRoundness
  if (isBox)
    return [
      [0, 0],
      [24, h * 0.55],
      [90, h * 0.83],
      [230, h * 0.955],
      [600, h, "s"],
      [lengthMm - 420, h],
      [lengthMm - 110, h * 0.96],
      [lengthMm - 20, h * 0.8],
      [lengthMm, 0],
    ]
  const tail: Knot[] = hasShortTail
    ? [
        [lengthMm * 0.74, h * 0.998],
        [lengthMm - 300, h * 0.975],
        [lengthMm - 110, h * 0.9],
        [lengthMm - 26, h * 0.72],
      ]
    : [
        [frontOverhangMm + wheelbaseMm, h * 0.985],
        [lengthMm - 260, h * 0.93],
        [lengthMm - 70, h * 0.74],
      ]
  return [
    [0, 0],
    [30 + 70 * nose, h * (0.62 - 0.06 * nose)],
    [110 + 130 * nose, h * (0.87 - 0.05 * nose)],
    [frontOverhangMm * 0.8, h * 0.975],
    [frontOverhangMm * 1.3, h * 0.99],
    [lengthMm * 0.5, h],
    ...tail,
    [lengthMm, 0],
  ]
}

/** Tyres extend a little beyond the body of an off-roader, and hardly beyond that of a car. */
function drawTyres(plan: CabinPlan) {
  const { vehicle, layout, halfWidth, hasShortTail, rect } = plan
  const { frontOverhangMm, wheelbaseMm, tyreRadiusMm } = vehicle.wheels
  const isHeavy = vehicle.body === "touring-coach" || vehicle.body === "service-bus"
  const width = isHeavy ? 300 : classicPlanOf(plan) ? 150 : 215
  const showsTyres = vehicle.body === "short-off-roader" || layout.kind === "double-cab"
  const overhang = showsTyres ? 14 : hasShortTail ? -64 : -6
  const outer = classicPlanOf(plan) ? vehicle.size.widthMm / 2 : halfWidth
  for (const axle of [frontOverhangMm, frontOverhangMm + wheelbaseMm])
    for (const side of [-1, 1])
      rect(axle - tyreRadiusMm, 2 * tyreRadiusMm, width, "#121417", {
        y: side * (outer - width / 2 + overhang),
        roundingPx: 12,
      })
}

function drawMirrors({ svg, vehicle, layout, halfWidth: h, isBox, tones, shapesOnBothSides }: CabinPlan) {
  const x = vehicle.size.lengthMm * layout.cowl + (isBox ? 60 : 260)
  const mirrors = shapesOnBothSides([
    [x, h - 60, "c"],
    [x - 50, h + 40, "c40"],
    [x - 20, h + 150, "c60"],
    [x + 76, h + 170, "c50"],
    [x + 96, h + 40, "c30"],
    [x + 90, h - 60, "c"],
  ])
  const edge = `stroke="${tones.edge}" stroke-width="${units(0.7)}"`
  svg.path(mirrors, svg.verticalGradient([0, tones.light1], [1, tones.shade2]), edge)
}

/** Front and rear are darker, because they face away from the light above. */
function drawEnds({ svg, vehicle, tones, halfWidth, rect }: CabinPlan) {
  const { lengthMm, widthMm } = vehicle.size
  const y = (halfWidth * 2 - widthMm) / 2
  const front = svg.horizontalGradient([0, tones.shade3, 0.55], [1, tones.shade2, 0])
  rect(-10, 300, widthMm, front, { y })
  rect(lengthMm - 260, 280, widthMm, svg.horizontalGradient([0, tones.shade2, 0], [1, tones.shade3, 0.7]), {
    y,
  })
}

/** The position of the headlamps and of the front edge of the bonnet. */
function lampX({ layout, isBox }: CabinPlan): number {
  return isBox ? 30 : 60 + 90 * layout.noseRoundness
}

function drawLamps(plan: CabinPlan) {
  const { svg, vehicle, halfWidth: h, shapesOnBothSides } = plan
  const x = lampX(plan)
  const { lengthMm } = vehicle.size
  const headlamps = shapesOnBothSides([
    [x - 60, h * 0.52, "c20"],
    [x - 10, h * 0.74],
    [x + 110, h * 0.9],
    [x + 330, h * 0.985, "c20"],
    [x + 250, h * 0.84],
    [x + 120, h * 0.66, "c40"],
  ])
  const clearGlass = svg.horizontalGradient([0, "#f4f8fa"], [0.5, "#b9c5ce"], [1, "#6f7b85"])
  svg.path(headlamps, clearGlass, `stroke="#2b3238" stroke-width="${units(0.8)}"`)
  const tailLamps = shapesOnBothSides([
    [lengthMm - 30, h * 0.4, "c20"],
    [lengthMm - 60, h * 0.76],
    [lengthMm - 260, h * 0.97, "c20"],
    [lengthMm - 180, h * 0.78],
    [lengthMm - 130, h * 0.5, "c20"],
  ])
  const red = svg.horizontalGradient([0, "#8d0d16"], [1, "#d92a2e"])
  svg.path(tailLamps, red, `stroke="#34020a" stroke-width="${units(0.7)}"`)
}

function drawBonnet(plan: CabinPlan) {
  const { svg, vehicle, layout, halfWidth: h, tones, linePath, linesOnBothSides, symmetricShape } = plan
  const front = lampX(plan)
  const cowl = vehicle.size.lengthMm * layout.cowl
  const plane = symmetricShape([
    [front + 60, 0],
    [front + 110, h * 0.44],
    [cowl * 0.6, h * 0.6],
    [cowl + 40, h * 0.66],
    [cowl + 60, 0],
  ])
  const light = svg.verticalGradient([0, tones.light2], [0.5, tones.glint, 0.55], [1, tones.light1])
  svg.path(plane, light, 'opacity=".75"')
  const creases = linesOnBothSides([
    [front + 110, h * 0.46],
    [cowl * 0.6, h * 0.62],
    [cowl + 40, h * 0.7],
  ])
  svg.stroke(creases, tones.shade3, 1, 'stroke-opacity=".7"')
  const frontEdge = linePath([
    [front + 60, -h * 0.74],
    [front + 30, 0],
    [front + 60, h * 0.74],
  ])
  svg.stroke(frontEdge, tones.shade4, 1, 'stroke-opacity=".75"')
}

/** The dark glass around the opening, with a gleam on the windscreen. */
export function drawRoofGlass(plan: CabinPlan) {
  const { svg, vehicle, layout, halfWidth: h, isBox, symmetricShape, shapePath } = plan
  const { lengthMm } = vehicle.size
  const { cowl, openingEnd, rearScreenEnd, hasBootDeck } = layout
  const front = openingFrontX(plan)
  const end = lengthMm * openingEnd
  const glass = symmetricShape([
    [lengthMm * cowl, 0],
    [lengthMm * cowl + (isBox ? 60 : 150), h * 0.8, "c60"],
    [front + 100, h * 0.925],
    [front + 420, h * 0.945, "s"],
    [end - 380, h * (hasBootDeck ? 0.93 : 0.945)],
    [end, h * (hasBootDeck ? 0.84 : 0.89), "c90"],
    [lengthMm * rearScreenEnd, h * 0.5],
    [lengthMm * rearScreenEnd + 10, 0],
  ])
  const smoke = svg.horizontalGradient([0, "#5d6f7e"], [0.2, "#26313b"], [0.8, "#1d252d"], [1, "#4a5a67"])
  svg.path(glass, smoke, `stroke="#0c0f12" stroke-width="${units(1.2)}"`)
  const gleam = shapePath([
    [lengthMm * cowl + 60, h * 0.2, "c"],
    [lengthMm * cowl + 110, h * 0.52, "c"],
    [front - 10, h * 0.5, "c"],
    [front - 30, h * 0.2, "c"],
  ])
  svg.path(gleam, "#fff", 'opacity=".22"')
}

/** The front of the roof opening: behind the windscreen, or far enough before the first row to show its footwell. */
export function openingFrontX({ vehicle, layout }: CabinPlan): number {
  const { lengthMm } = vehicle.size
  return layout.screenTop === undefined ? lengthMm * layout.firstRow - 620 : lengthMm * layout.screenTop
}
