import type { Ports } from "#app/context.ts"
import type { CatalogueResult } from "#domain/catalogue/catalogue.ts"
import type { Category, ListedVehicle } from "#domain/catalogue/vehicle.ts"

/** The categories and vehicles of the catalogue. `isComplete` false: some could not be read and are missing. */
export type CatalogueEntries = { categories: Category[]; vehicles: ListedVehicle[]; isComplete: boolean }

/** Loads the entries for crawlers. After a failure the response has the entries that could be read; crawlers return later. */
export async function loadCatalogueEntries(
  { catalogue, log }: Pick<Ports, "catalogue" | "log">,
  signal: AbortSignal,
): Promise<CatalogueEntries> {
  const [categories, vehicles] = await Promise.all([catalogue.categories(signal), catalogue.vehicles(signal)])
  const valueOrEmpty = <T>(result: CatalogueResult<T[]>, message: string): T[] => {
    if (result.ok) return result.value
    log.warn({ reason: result.reason }, message)
    return []
  }
  return {
    categories: valueOrEmpty(categories, "no categories for crawlers"),
    vehicles: valueOrEmpty(vehicles, "no vehicles for crawlers"),
    isComplete: categories.ok && vehicles.ok,
  }
}
