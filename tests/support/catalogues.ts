import type { Catalogue, CatalogueFailure, CatalogueResult } from "#domain/catalogue/catalogue.ts"
import type { Category, ListedVehicle, Vehicle } from "#domain/catalogue/vehicle.ts"

/** A catalogue whose calls all fail, by default as if its source, an external host, could not be reached. */
export function brokenCatalogue(reason: CatalogueFailure = "unreachable"): Catalogue {
  const fail = async () => ({ ok: false as const, reason })
  return { vehicles: fail, vehicle: fail, categories: fail, extras: fail, retired: fail }
}

/** A catalogue whose results are held back until `release` is called. */
export function blockedCatalogue(catalogue: Catalogue): { catalogue: Catalogue; release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return {
    release: resolve,
    catalogue: {
      vehicles: async (signal) => promise.then(() => catalogue.vehicles(signal)),
      vehicle: async (id, signal) => promise.then(() => catalogue.vehicle(id, signal)),
      categories: async (signal) => promise.then(() => catalogue.categories(signal)),
      extras: async (signal) => promise.then(() => catalogue.extras(signal)),
      retired: async (signal) => promise.then(() => catalogue.retired(signal)),
    },
  }
}

/** A catalogue with these vehicles and categories only. Its other calls fail. */
export function catalogueOf(vehicles: ListedVehicle[], categories: Category[]): Catalogue {
  return {
    ...brokenCatalogue(),
    vehicles: async () => ({ ok: true, value: vehicles }),
    categories: async () => ({ ok: true, value: categories }),
  }
}

/** A catalogue with some of its methods replaced. */
export function catalogueWith(catalogue: Catalogue, changes: Partial<Catalogue>): Catalogue {
  return {
    vehicles: (signal) => catalogue.vehicles(signal),
    vehicle: (id, signal) => catalogue.vehicle(id, signal),
    categories: (signal) => catalogue.categories(signal),
    extras: (signal) => catalogue.extras(signal),
    retired: (signal) => catalogue.retired(signal),
    ...changes,
  }
}

/** A catalogue whose `vehicle` returns some changed data. Its list of vehicles is unchanged. */
export function withChangedVehicles(
  catalogue: Catalogue,
  changes: (vehicle: Vehicle) => Partial<Vehicle>,
): Catalogue {
  return catalogueWith(catalogue, {
    vehicle: async (id, signal) => {
      const result = await catalogue.vehicle(id, signal)
      return result.ok ? { ok: true, value: { ...result.value, ...changes(result.value) } } : result
    },
  })
}

/** A method of the catalogue that fails. */
export async function unreachable(): Promise<CatalogueResult<never>> {
  return { ok: false, reason: "unreachable" }
}
