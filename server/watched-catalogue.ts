import type { Catalogue, CatalogueAnswer } from "#domain/catalogue/catalogue.ts"

/** Sooner than any page gives up waiting: the menu does after 300 ms. */
const LATE_MS = 200

/**
 * The same catalogue; every answer that it owes is told, and every one that comes so late that a page may have gone without
 * it. That there is no such vehicle is an answer.
 */
export function watchedCatalogue(catalogue: Catalogue, noteFailure: () => void): Catalogue {
  const noting = async <T>(asked: Promise<CatalogueAnswer<T>>): Promise<CatalogueAnswer<T>> => {
    const late = setTimeout(noteFailure, LATE_MS)
    const answer = await asked.finally(() => clearTimeout(late))
    if (!answer.ok && answer.reason !== "notFound") noteFailure()
    return answer
  }
  return {
    vehicles: (signal) => noting(catalogue.vehicles(signal)),
    vehicle: (id, signal) => noting(catalogue.vehicle(id, signal)),
    categories: (signal) => noting(catalogue.categories(signal)),
    services: (signal) => noting(catalogue.services(signal)),
    retired: (signal) => noting(catalogue.retired(signal)),
  }
}
