import { MAY_I_DRIVE } from "#app/paths.ts"
import type { Vehicle } from "#domain/catalogue/vehicle.ts"
import { drivenVehicleOf } from "#domain/licence/driven-vehicle.ts"
import { dayOf, type WallTime } from "#domain/rental-period.ts"

type DrivableVehicle = Pick<Vehicle, "chauffeurOnly"> & {
  specification: Pick<Vehicle["specification"], "body">
}

/**
 * The path of 'May I drive?' with the kind of a vehicle, if that is known, and the day of its pick-up.
 * @returns null for a vehicle that only comes with a driver
 */
export function mayIDrivePath(
  { chauffeurOnly, specification }: DrivableVehicle,
  pickUp: WallTime | null,
): string | null {
  if (chauffeurOnly) return null
  const vehicle = drivenVehicleOf(specification.body)
  const query = new URLSearchParams({ ...(vehicle && { vehicle }), ...(pickUp && { day: dayOf(pickUp) }) })
  return query.size > 0 ? `${MAY_I_DRIVE}?${query}` : MAY_I_DRIVE
}
