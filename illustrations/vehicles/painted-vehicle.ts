import type { PaintName } from "./paints.ts"
import type { WheelStyle } from "./side/wheels.ts"

/** The measures, colours and seats of a vehicle, without its body and its scene, which draw it. */
export interface VehicleMeasures {
  /** The name in the catalogue, unchanged. File names are derived from it. */
  name: string
  /** A model of the body, if the vehicle is not the one the body was drawn for. */
  model?: string
  size: { lengthMm: number; widthMm: number; heightMm: number }
  wheels: {
    wheelbaseMm: number
    /** The distance from the front bumper to the front axle. */
    frontOverhangMm: number
    tyreRadiusMm: number
    rimInches: number
    style: WheelStyle
    areDark?: boolean
  }
  paint: PaintName
  /** Colour of a livery, or of the trim of a motorcycle. */
  accent?: string
  /** Colour of the roof, if it has one of its own. */
  roof?: string
  trim?: "black" | "chrome" | "chrome-belt"
  /** False if the body has black cladding and the vehicle has not. */
  hasCladding?: boolean
  hasRibbon?: boolean
  /**
   * The rows from front to rear, each from left to right: D driver (right-hand drive), x seat, . gap or aisle; 'lounge8'
   * is the saloon of the limousine. The catalogue counts the driver in `seats`, so D is one of the seats everywhere: the
   * Coaster's 29 are 28 guests and the driver, a motorcycle's 2 are rider and pillion.
   */
  seatRows: string[]
  /** Luggage allowance of the catalogue. */
  cases: { large: number; small: number }
  doors: number
}

/** The properties of a vehicle that a drawing needs. */
export interface PaintedVehicle extends VehicleMeasures {
  slug: string
  paintHex: string
}
