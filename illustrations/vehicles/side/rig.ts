import type { Dimensions } from "../bodies/dimensions.ts"
import { curve } from "../drawing/curve.ts"
import { interpolate } from "../drawing/interpolate.ts"
import type { Knot, Point } from "../drawing/knots.ts"
import type { Path } from "../drawing/path.ts"

/** Below this height nothing is stretched, so that sills and bumpers stay where they are. */
const FIXED_BELOW_MM = 200

/**
 * Warps what is drawn at the nominal measures of a body to those of a vehicle: in x piece by piece between bumper, axle,
 * axle and bumper, in y above the sill. Wheels and arches are added afterwards and stay round.
 */
export class Rig {
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

  x = (x: number) => interpolate(x, marksAlong(this.nominal), marksAlong(this.actual))
  y = (y: number) =>
    interpolate(y, [0, FIXED_BELOW_MM, this.nominal.heightMm], [0, FIXED_BELOW_MM, this.actual.heightMm])

  point = ([x, y]: Knot | Point): Point => [this.x(x), this.y(y)]
  line = (knots: Knot[]): Path => curve(this.warped(knots))
  shape = (knots: Knot[]): Path => curve(this.warped(knots), true)

  private warped = (knots: Knot[]) => knots.map(([x, y, flag]): Knot => [this.x(x), this.y(y), flag])
}

function marksAlong({ frontOverhangMm, wheelbaseMm, lengthMm }: Dimensions): number[] {
  return [0, frontOverhangMm, frontOverhangMm + wheelbaseMm, lengthMm]
}
