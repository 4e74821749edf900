import type { BodyName } from "./bodies/bodies.ts"
import type { PaintName } from "./paints.ts"
import type { SceneName } from "./scenes/scenes.ts"
import type { WheelStyle } from "./side/wheels.ts"

/** What is drawn for one vehicle of the catalogue. */
export interface VehicleEntry {
  /** Exactly as in the catalogue; the names of the files are made from it. */
  name: string
  body: BodyName
  /** A model of the body, where the vehicle is not the one the body was drawn for. */
  model?: string
  size: { lengthMm: number; widthMm: number; heightMm: number }
  wheels: {
    wheelbaseMm: number
    /** From the front bumper to the front axle. */
    frontOverhangMm: number
    tyreRadiusMm: number
    rimInches: number
    style: WheelStyle
    areDark?: boolean
  }
  paint: PaintName
  /** Colour of a livery, or of the trim of a motorcycle. */
  accent?: string
  /** Colour of the roof, where it has one of its own. */
  roof?: string
  trim?: "black" | "chrome" | "chrome-belt"
  /** False where the body has black cladding and the vehicle has not. */
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
  /** Where it stands in its road picture. */
  scene: SceneName
}

export interface Vehicle extends VehicleEntry {
  slug: string
  paintHex: string
}

/** The name in lower case, everything but letters and digits as '-'. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
}

/** Places in the vehicle, with the driver's. */
export function seatCount({ seatRows }: Pick<Vehicle, "seatRows">): number {
  const seatsIn = (row: string) => Number(/^lounge(\d+)$/.exec(row)?.[1] ?? row.replace(/[^xD]/g, "").length)
  return seatRows.reduce((sum, row) => sum + seatsIn(row), 0)
}
