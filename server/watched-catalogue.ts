import type { Catalogue, CatalogueResult } from "#domain/catalogue/catalogue.ts"

/** Shorter than the shortest time limit of a page: the menu's, 300 ms. */
const LATE_AFTER_MS = 200

/**
 * Wraps a catalogue to report failed answers, and answers so late that a page may have been rendered without them. 'notFound' is no
 * failure.
 */
export function watchedCatalogue(catalogue: Catalogue, noteFailure: () => void): Catalogue {
  const noting = async <T>(pending: Promise<CatalogueResult<T>>): Promise<CatalogueResult<T>> => {
    const late = setTimeout(noteFailure, LATE_AFTER_MS)
    const answer = await pending.finally(() => clearTimeout(late))
    if (!answer.ok && answer.reason !== "notFound") noteFailure()
    return answer
  }
  return {
    vehicles: (signal) => noting(catalogue.vehicles(signal)),
    vehicle: (id, signal) => noting(catalogue.vehicle(id, signal)),
    categories: (signal) => noting(catalogue.categories(signal)),
    extras: (signal) => noting(catalogue.extras(signal)),
    retired: (signal) => noting(catalogue.retired(signal)),
  }
}
