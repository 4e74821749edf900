import type { Catalogue } from "#domain/catalogue/catalogue.ts"
import { type CandidateVehicle, type SuitedGroup, suitedVehicles } from "#domain/catalogue/suited-vehicles.ts"
import { vehicleDetails } from "#domain/catalogue/vehicle-details.ts"
import type { Need } from "#domain/content/visit.ts"

/** The number of rows of the table. */
const MAX_VEHICLES = 6

/** A row of the table, with the picture of the lists. */
export type GuideVehicle = CandidateVehicle & { name: string; picture: string | null }

export type GuideFleet = SuitedGroup<GuideVehicle>[]

type GuideFleetAnswer = { ok: true; groups: GuideFleet } | { ok: false; reason: string }

/**
 * The vehicles that fit the needs of a guide, with their rates. The facts are in the details of a vehicle, so the details of the
 * whole fleet are read. A vehicle whose details cannot be read is left out.
 */
export async function findGuideFleet(
  catalogue: Catalogue,
  needs: readonly Need[],
  signal: AbortSignal,
): Promise<GuideFleetAnswer> {
  const listed = await catalogue.vehicles(signal)
  if (!listed.ok) return listed
  const details = await vehicleDetails(catalogue, listed.value, signal)
  // With only a part of the fleet the table might not show the cheapest vehicles.
  if (signal.aborted) return { ok: false, reason: "timeout" }
  const vehicles = listed.value.flatMap(({ id, picture }): GuideVehicle[] => {
    const found = details.get(id)
    if (!found) return []
    const { name, chauffeurOnly, rates, specification } = found
    return [{ id, name, picture, chauffeurOnly, rates, specification }]
  })
  return { ok: true, groups: suitedVehicles(vehicles, needs, MAX_VEHICLES) }
}
