import { RATES } from "#app/office/paths.ts"
import type { PricedVehicle } from "#domain/catalogue/rates-repository.ts"
import { MAX_SEARCH_LENGTH, searchByName } from "#domain/catalogue/search.ts"

/** Which vehicles the table shows, as it stands in the address. */
export type AskedRates = { category: string; q: string; page: number }

/** Vehicles in one table: more would make a form that is too long to be sent. */
const TABLE_SIZE = 60

export function askedIn(address: URL): AskedRates {
  const given = (name: string) => address.searchParams.get(name)?.slice(0, MAX_SEARCH_LENGTH) ?? ""
  const page = Number(given("page"))
  return {
    category: given("category"),
    q: given("q"),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

export function ratesHref({ category, q, page }: Partial<AskedRates>): string {
  const parameters = new URLSearchParams()
  if (category) parameters.set("category", category)
  if (q) parameters.set("q", q)
  if (page && page > 1) parameters.set("page", String(page))
  return parameters.size > 0 ? `${RATES}?${parameters}` : RATES
}

/** The address that a save leads to: where one was, with what was saved. */
export function savedHref(here: string, saved: string, isUndo: boolean): string {
  if (saved === "") return here
  const parameters = new URLSearchParams({ saved, ...(isUndo && { undone: "1" }) })
  return `${here}${here.includes("?") ? "&" : "?"}${parameters}`
}

export type ShownRates = { vehicles: PricedVehicle[]; pageCount: number; matchCount: number }

/** The vehicles that are asked for. A page that the table does not have is its last. */
export function shownRates(fleet: readonly PricedVehicle[], { category, q, page }: AskedRates): ShownRates {
  const named = searchByName(fleet, q).filter(({ categoryId }) => category === "" || categoryId === category)
  const pageCount = Math.max(1, Math.ceil(named.length / TABLE_SIZE))
  const start = (Math.min(page, pageCount) - 1) * TABLE_SIZE
  return { vehicles: named.slice(start, start + TABLE_SIZE), pageCount, matchCount: named.length }
}
