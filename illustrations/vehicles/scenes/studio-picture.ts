import { CANVAS, sideView } from "../canvas.ts"
import { hexToOklch, oklchToHex } from "../drawing/colour.ts"
import { idPrefix, Svg, units } from "../drawing/svg.ts"
import { drawVehicle } from "../side/draw-vehicle.ts"
import type { Vehicle } from "../vehicle.ts"

const { widthPx, heightPx, groundPx } = CANVAS
const REFLECTION_PX = 90

/** The vehicle in a seamless studio, with a soft reflection in the floor. */
export function studioPicture(vehicle: Vehicle): string {
  const svg = new Svg(idPrefix("s", vehicle.slug))
  drawStudio(svg, vehicle.paintHex)
  const drawn = svg.capture(() => drawVehicle(svg, sideView(vehicle), vehicle))
  const vehicleId = drawReflection(svg)
  svg.raw(`<g id="${vehicleId}">${drawn}</g>`)
  return svg.toDocument(widthPx, heightPx, vehicle.name)
}

/** Walls and floor, lightly tinted by the paint. */
function drawStudio(svg: Svg, paintHex: string) {
  const tint = tintOf(paintHex)
  const cove = svg.verticalGradient(
    [0, tint(0.9, 0.16)],
    [0.66, tint(0.965, 0.1)],
    [0.69, tint(0.945, 0.1)],
    [1, tint(0.87, 0.14)],
  )
  svg.rect(0, 0, widthPx, heightPx, cove)
  const wallLight = svg.radialGradient(0.5, 0.5, 0.5, [0, "#fff", 0.95], [0.55, "#fff", 0.4], [1, "#fff", 0])
  svg.ellipse(widthPx / 2, 250, 520, 260, wallLight)
  const floorLight = svg.radialGradient(0.5, 0.5, 0.5, [0, "#fff", 0.85], [1, "#fff", 0])
  svg.ellipse(widthPx / 2, 440, 560, 92, floorLight)
}

/** The same studio from above: a plain ground, lightest in the middle. */
export function drawStudioFloor(svg: Svg, paintHex: string) {
  const tint = tintOf(paintHex)
  const light = svg.radialGradient(
    0.5,
    0.42,
    0.75,
    [0, "#fff"],
    [0.5, tint(0.965, 0.1)],
    [1, tint(0.9, 0.16)],
  )
  svg.rect(0, 0, widthPx, heightPx, light)
}

/** White, grey and black vehicles have a blue-green studio. */
const NEUTRAL_TINT = { chroma: 0.13, hue: 3.4 }

/** A pale colour in the hue of the paint. */
function tintOf(paintHex: string) {
  const { chroma, hue } = hexToOklch(paintHex)
  const isNeutral = chroma < 0.03
  const tint = isNeutral ? NEUTRAL_TINT : { chroma: Math.min(chroma, 0.16), hue }
  return (lightness: number, chromaShare: number) =>
    oklchToHex({ lightness, chroma: tint.chroma * chromaShare, hue: tint.hue })
}

/** Draws the reflection of the vehicle in the floor, fading out. @returns the id that the vehicle must have. */
function drawReflection(svg: Svg): string {
  const floorPx = groundPx + 1
  const fade = svg.define((id) => {
    const fill = svg.verticalGradient([0, "#fff", 0.26], [1, "#fff", 0])
    const box = `x="0" y="${units(floorPx)}" width="${units(widthPx)}" height="${units(REFLECTION_PX)}"`
    return `<mask id="${id}"><rect ${box} fill="${fill}"/></mask>`
  })
  const vehicleId = svg.nextId()
  const mirrored = `transform="matrix(1 0 0 -1 0 ${units(2 * floorPx)})"`
  svg.raw(`<g mask="url(#${fade})"><use href="#${vehicleId}" ${mirrored}/></g>`)
  return vehicleId
}
