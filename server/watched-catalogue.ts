import type { Catalogue, CatalogueAnswer } from "#domain/catalogue/catalogue.ts"

/** The same catalogue; every answer that it owes is told. That there is no such vehicle is an answer. */
export function watchedCatalogue(catalogue: Catalogue, noteFailure: () => void): Catalogue {
  const noting = async <T>(asked: Promise<CatalogueAnswer<T>>): Promise<CatalogueAnswer<T>> => {
    const answer = await asked
    if (!answer.ok && answer.reason !== "notFound") noteFailure()
    return answer
  }
  return {
    vehicles: (signal) => noting(catalogue.vehicles(signal)),
    vehicle: (id, signal) => noting(catalogue.vehicle(id, signal)),
    categories: (signal) => noting(catalogue.categories(signal)),
    services: (signal) => noting(catalogue.services(signal)),
  }
}
