import { FLEET_JSON } from "#app/paths.ts"
import type { CatalogueAnswer } from "#domain/catalogue/catalogue.ts"
import type { ListedVehicle } from "#domain/catalogue/vehicle.ts"

const PATIENCE_MS = 15_000

/** Asks our own server for the whole list. A failure is a value, as everywhere. */
export async function loadFleet(): Promise<CatalogueAnswer<ListedVehicle[]>> {
  try {
    const response = await fetch(FLEET_JSON, { signal: AbortSignal.timeout(PATIENCE_MS) })
    return (await response.json()) as CatalogueAnswer<ListedVehicle[]> // written by fleet-json.ts
  } catch {
    return { ok: false, reason: "unreachable" }
  }
}
