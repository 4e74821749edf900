import type { Dimensions } from "../bodies/dimensions.ts"
import { curve } from "../drawing/curve.ts"
import { interpolate } from "../drawing/interpolate.ts"
import type { Knot, Point } from "../drawing/knots.ts"
import type { Path } from "../drawing/path.ts"

/** Below this height nothing is stretched, so that sills and bumpers stay where they are. */
const FIXED_BELOW_MM = 200

/**
 * Scales lines drawn at the nominal measures of a body to the measures of a vehicle: in x separately between bumper, axle,
 * axle and bumper, in y above the sill. Wheels and arches are added afterwards and stay round.
 */
export class BodyScaling {
  readonly actual: Dimensions
  readonly frontAxleX: number
  readonly rearAxleX: number
  private readonly nominal: Dimensions

  constructor(nominal: Dimensions, actual: Dimensions) {
    this.nominal = nominal
    this.actual = actual
    this.frontAxleX = actual.frontOverhangMm
    this.rearAxleX = actual.frontOverhangMm + actual.wheelbaseMm
  }

  x = (x: number) => interpolate(x, axlePositions(this.nominal), axlePositions(this.actual))
  y = (y: number) =>
    interpolate(y, [0, FIXED_BELOW_MM, this.nominal.heightMm], [0, FIXED_BELOW_MM, this.actual.heightMm])

  point = ([x, y]: Knot | Point): Point => [this.x(x), this.y(y)]
  line = (knots: Knot[]): Path => curve(this.scaled(knots))
  shape = (knots: Knot[]): Path => curve(this.scaled(knots), true)

  private scaled = (knots: Knot[]) => knots.map(([x, y, flag]): Knot => [this.x(x), this.y(y), flag])
}

function axlePositions({ frontOverhangMm, wheelbaseMm, lengthMm }: Dimensions): number[] {
  return [0, frontOverhangMm, frontOverhangMm + wheelbaseMm, lengthMm]
}
