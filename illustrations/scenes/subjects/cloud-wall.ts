import { Pen } from "../drawing/pen.ts"

interface CloudWall {
  fromX: number
  toX: number
  /** The line on which the crests stand. */
  y: number
  height?: number
  /** Width of a crest. */
  width?: number
  /** Foot of the wall; `height` below the line by default. */
  baseY?: number
  /** How far the whole wall is lowered at x. */
  lowered?: (x: number) => number
  /** Size of the crest at x, for a wall that recedes. */
  scaleAt?: (x: number) => number
}

/** A cloud wall (walakulu bamma) as around the temple and lake of Kandy. @returns path data of the wall and of its lamp holes. */
export function cloudWall({
  fromX,
  toX,
  y,
  height = 34,
  width = 30,
  baseY = y + height,
  lowered = () => 0,
  scaleAt = () => 1,
}: CloudWall): { wall: string; holes: string } {
  const wall = new Pen(0)
  const holes = new Pen(0)
  let x = fromX
  wall.moveTo(fromX, baseY + lowered(fromX)).lineTo(fromX, y + lowered(fromX))
  while (x < toX - 2) {
    const scale = scaleAt(x)
    const step = width * scale
    const foot = y + lowered(x)
    drawCrest(wall, x, step, foot, y + lowered(x + step), 13 * scale)
    for (const share of [0.3, 0.7]) drawLampHole(holes, x + step * share, foot, height * scale, scale)
    x += step
  }
  wall.lineTo(x, baseY + lowered(x)).close()
  return { wall: wall.path, holes: holes.path }
}

/** One crest of five curves, from `x` on: `rise` is the unit of its height. */
function drawCrest(pen: Pen, x: number, width: number, foot: number, nextFoot: number, rise: number) {
  const at = (share: number) => x + width * share
  pen.curveTo(at(0.1), foot - rise * 0.2, at(0.05), foot - rise * 0.8, at(0.24), foot - rise * 0.8)
  pen.curveTo(at(0.3), foot - rise * 1.3, at(0.42), foot - rise * 1.5, at(0.5), foot - rise * 1.7)
  pen.curveTo(
    at(0.58),
    nextFoot - rise * 1.5,
    at(0.7),
    nextFoot - rise * 1.3,
    at(0.76),
    nextFoot - rise * 0.8,
  )
  pen.curveTo(at(0.95), nextFoot - rise * 0.8, at(0.9), nextFoot - rise * 0.2, x + width, nextFoot)
}

function drawLampHole(pen: Pen, x: number, foot: number, height: number, scale: number) {
  pen.moveTo(x - 3.4 * scale, foot + height * 0.62).lineTo(x, foot + height * 0.26)
  pen.lineTo(x + 3.4 * scale, foot + height * 0.62).close()
}
