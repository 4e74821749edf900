import type { Catalogue } from "#domain/catalogue/catalogue.ts"
import type { ListedVehicle, Vehicle } from "#domain/catalogue/vehicle.ts"

/** The number of rows of the table. */
const MAX_VEHICLES = 6

/** A vehicle that suits the road. `details` are null where only its list entry could be read. */
export type GuideVehicle = { listed: ListedVehicle; details: Vehicle | null }

type GuideFleetAnswer = { ok: true; vehicles: GuideVehicle[] } | { ok: false; reason: string }

/** The vehicles that a guide names by category or by id, the most suitable first, with their rates. */
export async function findGuideFleet(
  catalogue: Catalogue,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<GuideFleetAnswer> {
  const answer = await catalogue.vehicles(signal)
  if (!answer.ok) return answer
  const suitable = suitableVehicles(answer.value, ids, MAX_VEHICLES)
  return { ok: true, vehicles: await Promise.all(suitable.map(withDetails)) }

  async function withDetails(listed: ListedVehicle): Promise<GuideVehicle> {
    const details = await catalogue.vehicle(listed.id, signal)
    return { listed, details: details.ok ? details.value : null }
  }
}

/**
 * The vehicles that suit the road of a guide, taken in turn from each id that it names: a category or a vehicle. So the most suitable
 * one is first, and each category is represented. An unknown id is ignored.
 */
export function suitableVehicles(
  vehicles: readonly ListedVehicle[],
  ids: readonly string[],
  atMost: number,
): ListedVehicle[] {
  const candidates = ids.map((id) =>
    vehicles.filter((vehicle) => vehicle.id === id || vehicle.categoryId === id),
  )
  const rounds = Math.max(0, ...candidates.map(({ length }) => length))
  const inTurn = Array.from({ length: rounds }, (_, round) =>
    candidates.flatMap((vehiclesOfId) => vehiclesOfId[round] ?? []),
  )
  return [...new Set(inTurn.flat())].slice(0, atMost)
}
