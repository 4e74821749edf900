import { ofSame } from "#app/site/of-same.ts"
import type { Catalogue } from "#domain/catalogue/catalogue.ts"
import type { ListedVehicle, Vehicle } from "#domain/catalogue/vehicle.ts"
import { suitedVehicles } from "./suited-vehicles.ts"

/** Rows of the table. */
const VEHICLES_SHOWN = 6

/** A vehicle that suits the road. `details` are null where only its list entry could be read. */
export type RoadVehicle = { listed: ListedVehicle; details: Vehicle | null }

type RoadFleet = { ok: true; vehicles: RoadVehicle[] } | { ok: false; reason: string }

/** The vehicles that a guide names by category or by id, best first, with their rates. */
export async function roadFleet(
  catalogue: Catalogue,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<RoadFleet> {
  const answer = await catalogue.vehicles(signal)
  if (!answer.ok) return answer
  const suited = suitedTo(ids)(answer.value)
  return { ok: true, vehicles: sameAsBefore(ids, await Promise.all(suited.map(withDetails))) }

  async function withDetails(listed: ListedVehicle): Promise<RoadVehicle> {
    const details = await catalogue.vehicle(listed.id, signal)
    return { listed, details: details.ok ? details.value : null }
  }
}

const suitedTo = ofSame((ids: readonly string[]) =>
  ofSame((vehicles: readonly ListedVehicle[]) => suitedVehicles(vehicles, ids, VEHICLES_SHOWN)),
)

const before = new WeakMap<readonly string[], RoadVehicle[]>()

/** The very array that a guide was shown with before, where its vehicles are the same ones: what was drawn of it is then known by it. */
function sameAsBefore(ids: readonly string[], vehicles: RoadVehicle[]): RoadVehicle[] {
  const known = before.get(ids)
  const isSame =
    known?.length === vehicles.length &&
    vehicles.every(
      ({ listed, details }, index) => known[index]?.listed === listed && known[index].details === details,
    )
  if (known && isSame) return known
  before.set(ids, vehicles)
  return vehicles
}
