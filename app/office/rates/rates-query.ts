import { hrefWith, RATES } from "#app/office/paths.ts"
import type { PricedVehicle } from "#domain/catalogue/rates-repository.ts"
import { MAX_SEARCH_LENGTH, searchByName } from "#domain/catalogue/search.ts"

/** The filters and the page of the table, from the query of the URL. */
export type RatesQuery = { category: string; q: string; page: number }

/** The number of vehicles on one page. A form with more would exceed the size limit of a request. */
const TABLE_SIZE = 60

export function ratesQueryIn(url: URL): RatesQuery {
  const parameter = (name: string) => url.searchParams.get(name)?.slice(0, MAX_SEARCH_LENGTH) ?? ""
  const page = Number(parameter("page"))
  return {
    category: parameter("category"),
    q: parameter("q"),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

export function ratesHref({ category, q, page }: Partial<RatesQuery>): string {
  const parameters = new URLSearchParams()
  if (category) parameters.set("category", category)
  if (q) parameters.set("q", q)
  if (page && page > 1) parameters.set("page", String(page))
  return hrefWith(RATES, parameters)
}

/** The URL after a save: the page of the form, with the id of the save. */
export function savedHref(formHref: string, saveId: string, isUndo: boolean): string {
  if (saveId === "") return formHref
  return hrefWith(formHref, new URLSearchParams({ saved: saveId, ...(isUndo && { undone: "1" }) }))
}

export type RatesPage = { vehicles: PricedVehicle[]; pageCount: number; matchCount: number }

/** The vehicles that match the query. A page number after the last page returns the last page. */
export function ratesPage(fleet: readonly PricedVehicle[], { category, q, page }: RatesQuery): RatesPage {
  const matchingVehicles = searchByName(fleet, q).filter(
    ({ categoryId }) => category === "" || categoryId === category,
  )
  const pageCount = Math.max(1, Math.ceil(matchingVehicles.length / TABLE_SIZE))
  const start = (Math.min(page, pageCount) - 1) * TABLE_SIZE
  return {
    vehicles: matchingVehicles.slice(start, start + TABLE_SIZE),
    pageCount,
    matchCount: matchingVehicles.length,
  }
}
