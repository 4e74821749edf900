import { type Filters, readFilters, SORTS, type Sort } from "#domain/catalogue/filter.ts"
import { FILTER_NAMES } from "#domain/catalogue/filter-names.ts"
import { SORT_PARAM } from "./list-query.ts"

/** The filters and the order in the query of a list: `?seats=5&gearbox=automatic&sort=name`. */
export type ListFilter = { filters: Filters; sort: Sort | null }

export function readListFilter(params: URLSearchParams): ListFilter {
  const sort = params.get(SORT_PARAM)
  return {
    filters: readFilters((name) => params.get(name)),
    sort: SORTS.find((name) => name === sort) ?? null,
  }
}

/** Whether a list differs from the company's own list. */
export function isFiltered({ filters, sort }: ListFilter): boolean {
  return sort !== null || FILTER_NAMES.some((name) => filters[name] !== undefined)
}
