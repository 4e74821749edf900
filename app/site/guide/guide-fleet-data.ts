import type { Catalogue } from "#domain/catalogue/catalogue.ts"
import { type CandidateVehicle, type SuitedGroup, suitedVehicles } from "#domain/catalogue/suited-vehicles.ts"
import { vehicleDetails } from "#domain/catalogue/vehicle-details.ts"
import type { Need } from "#domain/content/visit.ts"

/** The maximum number of rows of the table of vehicles in a guide. */
const MAX_VEHICLES = 6

/** A vehicle of that table, with the picture that lists of vehicles show. */
export type GuideVehicle = CandidateVehicle & { name: string; picture: string | null }

/** The vehicles by the needs that they fit. */
export type VehicleGroups = SuitedGroup<GuideVehicle>[]

type VehicleGroupsResult = { ok: true; groups: VehicleGroups } | { ok: false; reason: string }

/**
 * The vehicles that fit the needs of a guide, with their rates. Seats and rates are only in the details of a vehicle, so
 * the details of the whole fleet are read. A vehicle whose details cannot be read is left out.
 */
export async function findVehicleGroups(
  catalogue: Catalogue,
  needs: readonly Need[],
  signal: AbortSignal,
): Promise<VehicleGroupsResult> {
  const listResult = await catalogue.vehicles(signal)
  if (!listResult.ok) return listResult
  const details = await vehicleDetails(catalogue, listResult.value, signal)
  // With only a part of the fleet the table might not show the cheapest vehicles.
  if (signal.aborted) return { ok: false, reason: "timeout" }
  const vehicles = listResult.value.flatMap(({ id, picture }): GuideVehicle[] => {
    const vehicle = details.get(id)
    if (!vehicle) return []
    const { name, chauffeurOnly, rates, specification } = vehicle
    return [{ id, name, picture, chauffeurOnly, rates, specification }]
  })
  return { ok: true, groups: suitedVehicles(vehicles, needs, MAX_VEHICLES) }
}
