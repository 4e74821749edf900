import type { Ports } from "#app/context.ts"
import type { CatalogueAnswer } from "#domain/catalogue/catalogue.ts"
import type { Category, ListedVehicle } from "#domain/catalogue/vehicle.ts"

/** What the catalogue tells; `isWhole` false: some of it could not be read, and is not here. */
export type CatalogueEntries = { categories: Category[]; vehicles: ListedVehicle[]; isWhole: boolean }

/** A machine that asks for our pages is told those that we know, and comes again for the rest. */
export async function loadCatalogueEntries(
  { catalogue, log }: Pick<Ports, "catalogue" | "log">,
  signal: AbortSignal,
): Promise<CatalogueEntries> {
  const [categories, vehicles] = await Promise.all([catalogue.categories(signal), catalogue.vehicles(signal)])
  const known = <T>(answer: CatalogueAnswer<T[]>, message: string): T[] => {
    if (answer.ok) return answer.value
    log.warn({ reason: answer.reason }, message)
    return []
  }
  return {
    categories: known(categories, "no categories for machines"),
    vehicles: known(vehicles, "no vehicles for machines"),
    isWhole: categories.ok && vehicles.ok,
  }
}
