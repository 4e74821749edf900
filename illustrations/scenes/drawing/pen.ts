import { shortNumber, shortNumbers } from "./digits.ts"

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
    this.write("M", [this.round(x), this.round(y)])
    return this.startSubpath(x, y)
  }

  /** Like `moveTo`, as a relative step, which is shorter between small marks close together. */
  moveToRelative(x: number, y: number): this {
    if (!this.path) return this.moveTo(x, y)
    this.lastCommand = ""
    this.write("m", [this.deltaX(this.round(x)), this.deltaY(this.round(y))])
    return this.startSubpath(x, y)
  }

  lineTo(x: number, y: number): this {
    const deltaX = this.deltaX(x)
    const deltaY = this.deltaY(y)
    if (deltaX && deltaY) this.write("l", [deltaX, deltaY])
    else if (deltaX) this.write("h", [deltaX])
    else if (deltaY) this.write("v", [deltaY])
    return this.setPosition(x, y)
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
      this.deltaX(startHandleX),
      this.deltaY(startHandleY),
      this.deltaX(endHandleX),
      this.deltaY(endHandleY),
    ]
    this.write("c", [...handles, this.deltaX(x), this.deltaY(y)])
    return this.setPosition(x, y)
  }

  /** A quadratic curve, which has one handle. */
  quadraticTo(handleX: number, handleY: number, x: number, y: number): this {
    this.write("q", [this.deltaX(handleX), this.deltaY(handleY), this.deltaX(x), this.deltaY(y)])
    return this.setPosition(x, y)
  }

  /** Part of an ellipse; `sweep` 1 runs clockwise, `large` 1 takes the long way round. */
  arcTo(radius: number, x: number, y: number, sweep = 1, radiusY = radius, large = 0): this {
    const radii = shortNumbers([this.round(radius), this.round(radiusY)])
    const deltaX = shortNumber(this.deltaX(x))
    const deltaY = shortNumber(this.deltaY(y))
    this.path += this.lastCommand === "a" ? " " : "a"
    this.path += `${radii} 0 ${large}${sweep}${deltaX}${deltaY[0] === "-" ? "" : " "}${deltaY}`
    this.lastCommand = "a"
    return this.setPosition(x, y)
  }

  close(): this {
    this.path += "z"
    this.lastCommand = "z"
    return this.setPosition(this.startX, this.startY)
  }

  private write(command: string, values: number[]) {
    const row = shortNumbers(values)
    const repeats = command === this.lastCommand && command !== "M"
    if (!repeats) this.path += command
    else if (row[0] !== "-") this.path += " "
    this.path += row
    this.lastCommand = command
  }

  private startSubpath(x: number, y: number): this {
    this.setPosition(x, y)
    this.startX = this.x
    this.startY = this.y
    return this
  }

  private setPosition(x: number, y: number): this {
    this.x = this.round(x)
    this.y = this.round(y)
    return this
  }

  private deltaX(x: number): number {
    return Math.round((this.round(x) - this.x) * this.scale) / this.scale
  }

  private deltaY(y: number): number {
    return Math.round((this.round(y) - this.y) * this.scale) / this.scale
  }

  private round(value: number): number {
    return Math.round(value * this.scale) / this.scale
  }
}
