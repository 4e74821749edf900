import type { CatalogueResult } from "#domain/catalogue/catalogue.ts"
import { type ListPage, paginate, searchByName } from "#domain/catalogue/search.ts"
import { findSimilarNames } from "#domain/catalogue/similar-names.ts"
import type { ListedVehicle } from "#domain/catalogue/vehicle.ts"
import type { DatedVehicle } from "./dated-vehicles.ts"
import type { ListQuery } from "./list-query.ts"

/** The vehicles on a page of a list, or the reason why there are none. */
export type FleetResult =
  | ({ state: "listed" } & ListPage<ListedVehicle>)
  | { state: "emptyCategory" }
  | { state: "noMatch"; similarVehicles: readonly SimilarVehicle[] }
  /** No vehicle fits the filters. */
  | { state: "noFit" }
  | { state: "noSuchPage" }
  | { state: "failed" }

/** A vehicle whose name resembles a search without results. */
export type SimilarVehicle = Pick<ListedVehicle, "id" | "name">

/** A `FleetResult` whose vehicles have totals, if the visitor has chosen dates. */
export type PricedFleetResult =
  | Exclude<FleetResult, { state: "listed" }>
  | ({ state: "listed" } & ListPage<DatedVehicle>)

/** Searches the fleet, in the loader and in the browser. `categoryId` null: all categories. */
export function searchFleet(
  listResult: CatalogueResult<ListedVehicle[]>,
  categoryId: string | null,
  { search, page }: ListQuery,
): FleetResult {
  if (!listResult.ok) return { state: "failed" }
  const isInCategory = (vehicle: ListedVehicle) => categoryId === null || vehicle.categoryId === categoryId
  if (categoryId !== null && !listResult.value.some(isInCategory)) return { state: "emptyCategory" }
  // Searches the whole list before it filters by category, because `searchByName` caches the names of that list.
  const foundPage = paginate(searchByName(listResult.value, search).filter(isInCategory), page)
  if (!foundPage) return { state: "noSuchPage" }
  if (foundPage.matchCount > 0) return { state: "listed", ...foundPage }
  return {
    state: "noMatch",
    similarVehicles: findSimilarNames(listResult.value, search).map(({ id, name }) => ({ id, name })),
  }
}
