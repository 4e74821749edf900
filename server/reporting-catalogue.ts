import type { Catalogue, CatalogueResult } from "#domain/catalogue/catalogue.ts"

/** The time after which a result counts as late. It is shorter than the shortest time limit of a page, the menu's 300 ms. */
const LATE_AFTER_MS = 200

/**
 * Wraps a catalogue to report failed results, and late results, without which a page may have been rendered. 'notFound' is not a
 * failure.
 */
export function reportingCatalogue(catalogue: Catalogue, noteFailure: () => void): Catalogue {
  const reportFailure = async <T>(pending: Promise<CatalogueResult<T>>): Promise<CatalogueResult<T>> => {
    const late = setTimeout(noteFailure, LATE_AFTER_MS)
    const result = await pending.finally(() => clearTimeout(late))
    if (!result.ok && result.reason !== "notFound") noteFailure()
    return result
  }
  return {
    vehicles: (signal) => reportFailure(catalogue.vehicles(signal)),
    vehicle: (id, signal) => reportFailure(catalogue.vehicle(id, signal)),
    categories: (signal) => reportFailure(catalogue.categories(signal)),
    extras: (signal) => reportFailure(catalogue.extras(signal)),
    retired: (signal) => reportFailure(catalogue.retired(signal)),
  }
}
