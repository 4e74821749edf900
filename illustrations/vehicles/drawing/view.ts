import type { Point } from "./knots.ts"
import type { Path, Segment } from "./path.ts"
import { UNITS_PER_PX } from "./svg.ts"

/** Converts millimetres of a vehicle to pixels of the picture, and paths to path data. */
export class View {
  readonly pxPerMm: number
  readonly leftPx: number
  readonly groundPx: number

  /** @param leftPx where the front bumper is @param groundPx where the wheels stand */
  constructor(pxPerMm: number, leftPx: number, groundPx: number) {
    this.pxPerMm = pxPerMm
    this.leftPx = leftPx
    this.groundPx = groundPx
  }

  xPx = (xMm: number) => this.leftPx + xMm * this.pxPerMm
  yPx = (yMm: number) => this.groundPx - yMm * this.pxPerMm

  /** Relative commands on the whole-number grid of the picture; far shorter than absolute decimals. */
  pathData(path: Path, closed = false): string {
    const first = path[0]
    if (!first) return ""
    let [x, y] = this.onGrid(first.start)
    let data = `M${listed([x, y])}`
    let last = ""
    for (const segment of path) {
      const [command, values] = this.step(segment, x, y)
      if (!command) continue
      const continues = command === last && (command === "l" || command === "c")
      data += (continues ? ((values[0] ?? 0) < 0 ? "" : " ") : command) + listed(values)
      last = command
      ;[x, y] = this.onGrid(segment.end)
    }
    return data + (closed ? "z" : "")
  }

  private step(segment: Segment, fromX: number, fromY: number): [command: string, values: number[]] {
    const relative = (point: Point): Point => {
      const [x, y] = this.onGrid(point)
      return [x - fromX, y - fromY]
    }
    const [dx, dy] = relative(segment.end)
    if (!segment.isStraight)
      return ["c", [...relative(segment.startHandle), ...relative(segment.endHandle), dx, dy]]
    if (dx === 0 && dy === 0) return ["", []]
    if (dy === 0) return ["h", [dx]]
    if (dx === 0) return ["v", [dy]]
    return ["l", [dx, dy]]
  }

  private onGrid([xMm, yMm]: Point): Point {
    return [Math.round(this.xPx(xMm) * UNITS_PER_PX), Math.round(this.yPx(yMm) * UNITS_PER_PX)]
  }
}

/** Joins numbers with spaces, or without one before a minus sign. */
function listed(values: number[]): string {
  return values.map((value, i) => (i && value >= 0 ? ` ${value}` : `${value}`)).join("")
}
