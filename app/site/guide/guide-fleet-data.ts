import type { Catalogue } from "#domain/catalogue/catalogue.ts"
import type { ListedVehicle, Vehicle } from "#domain/catalogue/vehicle.ts"
import { suitableVehicles } from "./suited-vehicles.ts"

/** Rows of the table. */
const VEHICLES_SHOWN = 6

/** A vehicle that suits the road. `details` are null where only its list entry could be read. */
export type GuideVehicle = { listed: ListedVehicle; details: Vehicle | null }

type GuideFleetAnswer = { ok: true; vehicles: GuideVehicle[] } | { ok: false; reason: string }

/** The vehicles that a guide names by category or by id, best first, with their rates. */
export async function findGuideFleet(
  catalogue: Catalogue,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<GuideFleetAnswer> {
  const answer = await catalogue.vehicles(signal)
  if (!answer.ok) return answer
  const suited = suitableVehicles(answer.value, ids, VEHICLES_SHOWN)
  return { ok: true, vehicles: await Promise.all(suited.map(withDetails)) }

  async function withDetails(listed: ListedVehicle): Promise<GuideVehicle> {
    const details = await catalogue.vehicle(listed.id, signal)
    return { listed, details: details.ok ? details.value : null }
  }
}
