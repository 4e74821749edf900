import { short, shortRow } from "./digits.ts"

/**
 * Writes path data compactly: points become relative steps, rounded without drift. A short stroke takes about 16 bytes, so a scene
 * can have thousands.
 */
export class Pen {
  /** The path data so far. */
  path = ""
  x = 0
  y = 0
  private startX = 0
  private startY = 0
  private lastCommand = ""
  private readonly scale: number

  constructor(decimals = 1) {
    this.scale = 10 ** decimals
  }

  moveTo(x: number, y: number): this {
    this.write("M", [this.rounded(x), this.rounded(y)])
    return this.startAt(x, y)
  }

  /** Like `moveTo`, as a relative step, which is shorter between small marks close together. */
  stepTo(x: number, y: number): this {
    if (!this.path) return this.moveTo(x, y)
    this.lastCommand = ""
    this.write("m", [this.right(this.rounded(x)), this.down(this.rounded(y))])
    return this.startAt(x, y)
  }

  lineTo(x: number, y: number): this {
    const right = this.right(x)
    const down = this.down(y)
    if (right && down) this.write("l", [right, down])
    else if (right) this.write("h", [right])
    else if (down) this.write("v", [down])
    return this.standAt(x, y)
  }

  /** A cubic curve with two handles. */
  curveTo(
    startHandleX: number,
    startHandleY: number,
    endHandleX: number,
    endHandleY: number,
    x: number,
    y: number,
  ): this {
    const handles = [
      this.right(startHandleX),
      this.down(startHandleY),
      this.right(endHandleX),
      this.down(endHandleY),
    ]
    this.write("c", [...handles, this.right(x), this.down(y)])
    return this.standAt(x, y)
  }

  /** A quadratic curve, which has one handle. */
  bendTo(handleX: number, handleY: number, x: number, y: number): this {
    this.write("q", [this.right(handleX), this.down(handleY), this.right(x), this.down(y)])
    return this.standAt(x, y)
  }

  /** Part of an ellipse; `sweep` 1 runs clockwise, `large` 1 takes the long way round. */
  arcTo(radius: number, x: number, y: number, sweep = 1, radiusY = radius, large = 0): this {
    const radii = shortRow([this.rounded(radius), this.rounded(radiusY)])
    const right = short(this.right(x))
    const down = short(this.down(y))
    this.path += this.lastCommand === "a" ? " " : "a"
    this.path += `${radii} 0 ${large}${sweep}${right}${down[0] === "-" ? "" : " "}${down}`
    this.lastCommand = "a"
    return this.standAt(x, y)
  }

  close(): this {
    this.path += "z"
    this.lastCommand = "z"
    return this.standAt(this.startX, this.startY)
  }

  private write(command: string, values: number[]) {
    const row = shortRow(values)
    const repeats = command === this.lastCommand && command !== "M"
    if (!repeats) this.path += command
    else if (row[0] !== "-") this.path += " "
    this.path += row
    this.lastCommand = command
  }

  private startAt(x: number, y: number): this {
    this.standAt(x, y)
    this.startX = this.x
    this.startY = this.y
    return this
  }

  private standAt(x: number, y: number): this {
    this.x = this.rounded(x)
    this.y = this.rounded(y)
    return this
  }

  private right(x: number): number {
    return Math.round((this.rounded(x) - this.x) * this.scale) / this.scale
  }

  private down(y: number): number {
    return Math.round((this.rounded(y) - this.y) * this.scale) / this.scale
  }

  private rounded(value: number): number {
    return Math.round(value * this.scale) / this.scale
  }
}
