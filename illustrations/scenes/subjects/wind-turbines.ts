import { circle, group, joinMarkup, path } from "../drawing/elements.ts"
import { drawPolygon } from "../drawing/lines.ts"
import { degreesToRadians } from "../drawing/numbers.ts"
import { Pen } from "../drawing/pen.ts"
import { type Point, points } from "../drawing/points.ts"

/** A wind turbine with a curved blade, for the near ones: its foot at (x, y), the hub `height` above; rotation in degrees. */
export function curvedTurbine(
  x: number,
  y: number,
  height: number,
  rotation: number,
  { tower = "#fff", shade = "#c3d3dc", blade = "#fff" } = {},
): string {
  const outline = "M-1.600 0C-3.400-12-2.600-30 0-44C1.200-30 2-12 1.600 0z"
  const rotor = [
    `<g transform="translate(0 -99)rotate(${rotation})" fill="${blade}">`,
    `<path d="${outline}"/><path d="${outline}" transform="rotate(120)"/><path d="${outline}" transform="rotate(240)"/></g>`,
  ]
  const drawn = [
    path("M-2 0L-.9-98H.9L2 0z", tower),
    path("M.2 0L.2-98H.9L2 0z", shade),
    rotor,
    circle(0, -99, 2, shade),
  ]
  return group(drawn, { transform: `translate(${x} ${y})scale(${Number((height / 100).toFixed(3))})` })
}

/** A wind turbine with straight blades, for a row far away: its foot at (x, y), the hub `height` above; rotation in degrees. */
export function straightTurbine(
  x: number,
  y: number,
  height: number,
  bladeLength: number,
  rotation: number,
  { colour = "#fffaf0", shade = "#b9c6cf" } = {},
): string {
  const halfWidth = Math.max(1.2, height * 0.018)
  const hub = y - height
  const pen = new Pen(1)
  for (let i = 0; i < 3; i++) drawBlade(pen, x, hub, bladeLength, degreesToRadians(rotation + i * 120))
  return joinMarkup([
    path(
      `M${x - halfWidth} ${y}L${(x - halfWidth * 0.45).toFixed(1)} ${hub}h${(halfWidth * 0.9).toFixed(1)}L${x + halfWidth} ${y}z`,
      colour,
    ),
    path(
      `M${x + halfWidth * 0.1} ${y}L${(x + halfWidth * 0.05).toFixed(1)} ${hub}h${(halfWidth * 0.4).toFixed(1)}L${x + halfWidth} ${y}z`,
      shade,
    ),
    path(pen.path, colour),
    circle(x, hub, halfWidth * 1.1, shade),
  ])
}

function drawBlade(pen: Pen, x: number, y: number, length: number, angle: number) {
  const cosine = Math.cos(angle)
  const sine = Math.sin(angle)
  const turned = ([along, aside]: Point): Point => [
    x + cosine * along * length - sine * aside * length,
    y + sine * along * length + cosine * aside * length,
  ]
  const outline: readonly Point[] = points("0,-0.02 0.16,-0.06 0.34,-0.05 1,0 0.3,0.02 0,0.02")
  drawPolygon(pen, outline.map(turned))
}
