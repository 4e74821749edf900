/** The dimensions that determine the look of a vehicle, in millimetres. */
export interface Dimensions {
  lengthMm: number
  wheelbaseMm: number
  /** The distance from the front bumper to the front axle. */
  frontOverhangMm: number
  heightMm: number
  tyreRadiusMm: number
  rimRadiusMm: number
}
