import type { Catalogue } from "#domain/catalogue/catalogue.ts"
import { type SuitedGroup, suitedVehicles } from "#domain/catalogue/suited-vehicles.ts"
import type { Vehicle } from "#domain/catalogue/vehicle.ts"
import type { Need } from "#domain/content/visit.ts"

/** The number of rows of the table. */
const MAX_VEHICLES = 6

/** Details requested at the same time: an admin host must not get a request for the whole fleet at once. */
const AT_ONCE = 6

/** A vehicle with the picture of the lists. */
export type GuideVehicle = Vehicle & { picture: string | null }

export type GuideFleet = SuitedGroup<GuideVehicle>[]

type GuideFleetAnswer = { ok: true; groups: GuideFleet } | { ok: false; reason: string }

/**
 * The vehicles that fit the needs of a guide, with their rates. Their facts are in the details, so that all of the fleet is
 * read; one whose details cannot be read is left out.
 */
export async function findGuideFleet(
  catalogue: Catalogue,
  needs: readonly Need[],
  signal: AbortSignal,
): Promise<GuideFleetAnswer> {
  const answer = await catalogue.vehicles(signal)
  if (!answer.ok) return answer
  const vehicles: GuideVehicle[] = []
  const waiting = answer.value.values()
  async function work() {
    for (const { id, picture } of waiting) {
      const details = await catalogue.vehicle(id, signal)
      if (details.ok) vehicles.push({ ...details.value, picture })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  // A part of the fleet would show other vehicles than the cheapest.
  if (signal.aborted) return { ok: false, reason: "timeout" }
  return { ok: true, groups: suitedVehicles(inOrderOf(answer.value, vehicles), needs, MAX_VEHICLES) }
}

/** The details arrive in any order; of two vehicles of one price the first of the catalogue comes first. */
function inOrderOf(listed: readonly { id: string }[], vehicles: readonly GuideVehicle[]): GuideVehicle[] {
  const byId = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]))
  return listed.flatMap(({ id }) => byId.get(id) ?? [])
}
