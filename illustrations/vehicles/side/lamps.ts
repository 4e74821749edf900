import type { CarDrawing, Lamp } from "../bodies/body-shape.ts"
import { pathPx, type Svg, units } from "../drawing/svg.ts"
import { boundsPx } from "./car-drawing.ts"

type LampDrawing = Pick<CarDrawing, "svg" | "view" | "scaling" | "linePath" | "shapePath">

/** Draws one lamp at its place on the body. */
export function drawLamp(drawing: LampDrawing, lamp: Lamp) {
  const { svg } = drawing
  const outline = drawing.shapePath(lamp.outline)
  switch (lamp.kind) {
    case "led":
    case "halogen":
      return drawHeadlamp(drawing, lamp, outline)
    case "tail":
    case "tail-led":
      return drawTailLamp(drawing, lamp, outline)
    case "amber": {
      const edge = `stroke="#5b3305" stroke-width="${units(0.6)}" stroke-opacity=".5"`
      return svg.path(outline, svg.verticalGradient([0, "#ffb84d"], [1, "#d77812"]), edge)
    }
    case "reflector":
      return svg.path(outline, "#b31822")
    case "fog":
      svg.path(outline, "#0f1215")
      return drawBulbs(drawing, lamp, () =>
        svg.radialGradient(0.38, 0.35, 0.7, [0, "#fff"], [0.45, "#c2cdd5"], [1, "#55606a"]),
      )
  }
}

/** A dark housing with lenses for an LED lamp, a bright reflector for a halogen lamp. */
function drawHeadlamp(drawing: LampDrawing, lamp: Lamp, outline: string) {
  const { svg, view } = drawing
  const fills = lamp.kind === "led" ? ledFills(svg) : halogenFills(svg)
  const stored = svg.definePath(outline)
  svg.use(stored, `fill="${fills.housing()}"`)
  svg.group(`clip-path="${svg.clipTo(stored)}"`, () => {
    if (lamp.inset) svg.path(drawing.shapePath(lamp.inset), fills.inset())
    for (const { x, y, radius } of bulbs(drawing, lamp)) {
      svg.circle(x, y, radius * 1.16, fills.bulbRing)
      svg.circle(x, y, radius, fills.bulb())
      svg.ellipse(x - radius * 0.15, y - radius * 0.42, radius * 0.42, radius * 0.2, "#fff", 'opacity=".85"')
    }
    if (lamp.lightLine) {
      const width = Math.max(1.3, 15 * view.pxPerMm)
      svg.stroke(drawing.linePath(lamp.lightLine), "#fff", width, 'stroke-linecap="round"')
    }
    drawGloss(drawing, lamp, fills.gloss)
  })
  svg.use(stored, `fill="none" stroke="#0a0d10" stroke-width="${units(0.8)}" stroke-opacity=".6"`)
}

const ledFills = (svg: Svg) => ({
  housing: () => svg.horizontalGradient([0, "#aeb9c3"], [0.22, "#4b545d"], [0.6, "#1f242a"], [1, "#14171b"]),
  inset: () => svg.verticalGradient([0, "#e7eef3"], [1, "#7e8a95"]),
  bulb: () => svg.radialGradient(0.5, 0.75, 0.8, [0, "#9fb4c4"], [0.45, "#4a5b69"], [1, "#141a20"]),
  bulbRing: "#0b0d10",
  gloss: 0.16,
})

const halogenFills = (svg: Svg) => ({
  housing: () => svg.verticalGradient([0, "#f3f7f9"], [0.5, "#b4bfc8"], [1, "#7c8791"]),
  inset: () => svg.verticalGradient([0, "#626d77"], [1, "#b7c2ca"]),
  bulb: () => svg.radialGradient(0.5, 0.8, 0.85, [0, "#fff"], [0.45, "#cdd8e0"], [1, "#68737d"]),
  bulbRing: "#56616b",
  gloss: 0.36,
})

function drawTailLamp(drawing: LampDrawing, lamp: Lamp, outline: string) {
  const { svg, view } = drawing
  const stored = svg.definePath(outline)
  svg.use(stored, `fill="${svg.verticalGradient([0, "#e5363b"], [0.5, "#bd1620"], [1, "#7a0912"])}"`)
  svg.group(`clip-path="${svg.clipTo(stored)}"`, () => {
    if (lamp.inset) {
      const clear = svg.verticalGradient([0, "#f4f1ee"], [1, "#c9c2bd"])
      svg.path(drawing.shapePath(lamp.inset), clear, 'opacity=".9"')
    }
    drawBulbs(drawing, lamp, () =>
      svg.radialGradient(0.45, 0.4, 0.6, [0, "#ff8a78"], [0.6, "#d92a2e"], [1, "#8d0d16"]),
    )
    if (lamp.lightLine) {
      const width = Math.max(1.3, 16 * view.pxPerMm)
      svg.stroke(drawing.linePath(lamp.lightLine), "#ff7a6c", width, 'stroke-linecap="round"')
    }
    drawGloss(drawing, lamp, 0.26)
  })
  svg.use(stored, `fill="none" stroke="#34020a" stroke-width="${units(0.8)}" stroke-opacity=".7"`)
}

function drawBulbs(drawing: LampDrawing, lamp: Lamp, fill: () => string) {
  for (const { x, y, radius } of bulbs(drawing, lamp)) drawing.svg.circle(x, y, radius, fill())
}

function bulbs({ view, scaling }: LampDrawing, lamp: Lamp) {
  const radius = (lamp.bulbRadius ?? 52) * view.pxPerMm
  return (lamp.bulbs ?? []).map((bulb) => {
    const [x, y] = scaling.point(bulb)
    return { x: view.xPx(x), y: view.yPx(y), radius }
  })
}

/** The sky in the upper part of the glass. */
function drawGloss({ svg, view, scaling }: LampDrawing, lamp: Lamp, opacity: number) {
  const { left, right, top, bottom } = boundsPx(view, scaling.shape(lamp.outline))
  const height = bottom - top
  const middle = (left + right) / 2
  const shape = pathPx`M${left - 1} ${top - 1}H${right + 1}V${top + height * 0.3}Q${middle} ${top + height * 0.5} ${left - 1} ${top + height * 0.46}z`
  svg.path(shape, "#fff", `opacity="${opacity}"`)
}
