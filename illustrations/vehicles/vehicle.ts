import type { BodyName } from "./bodies/bodies.ts"
import type { PaintedVehicle, VehicleMeasures } from "./painted-vehicle.ts"
import type { SceneName } from "./scenes/scenes.ts"

/** The drawings of one vehicle of the catalogue. */
export interface VehicleEntry extends VehicleMeasures {
  body: BodyName
  /** The place in the background of its road picture. */
  scene: SceneName
}

export interface Vehicle extends VehicleEntry, PaintedVehicle {}

/** The name in lower case, everything but letters and digits as '-'. */
export function slugify(name: string): string {
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
