import type { CatalogueAnswer } from "#domain/catalogue/catalogue.ts"
import { type Page, pageOf, searchByName } from "#domain/catalogue/search.ts"
import { similarlyNamed } from "#domain/catalogue/similar-names.ts"
import type { ListedVehicle } from "#domain/catalogue/vehicle.ts"
import type { DatedVehicle } from "./dated-vehicles.ts"
import type { ListQuery } from "./list-query.ts"

/** The part of the fleet that a list shows, or why it shows none. */
export type FleetResult =
  | ({ state: "listed" } & Page<ListedVehicle>)
  | { state: "emptyCategory" }
  | { state: "noMatch"; similar: readonly SimilarVehicle[] }
  | { state: "noSuchPage" }
  | { state: "failed" }

/** A vehicle of the whole fleet that a search without hits may have meant. */
export type SimilarVehicle = Pick<ListedVehicle, "id" | "name">

/** The same with totals, where the visitor gave dates. */
export type DatedFleetResult =
  | Exclude<FleetResult, { state: "listed" }>
  | ({ state: "listed" } & Page<DatedVehicle>)

/** The same in the loader and in the browser. `categoryId` null: the whole fleet. */
export function searchFleet(
  answer: CatalogueAnswer<ListedVehicle[]>,
  categoryId: string | null,
  { search, page }: ListQuery,
): FleetResult {
  if (!answer.ok) return { state: "failed" }
  const isShown = (vehicle: ListedVehicle) => categoryId === null || vehicle.categoryId === categoryId
  if (categoryId !== null && !answer.value.some(isShown)) return { state: "emptyCategory" }
  // The whole list is searched, and not that of the category: it is the one that is prepared for searching.
  const found = pageOf(searchByName(answer.value, search).filter(isShown), page)
  if (!found) return { state: "noSuchPage" }
  if (found.matchCount > 0) return { state: "listed", ...found }
  return {
    state: "noMatch",
    similar: similarlyNamed(answer.value, search).map(({ id, name }) => ({ id, name })),
  }
}
