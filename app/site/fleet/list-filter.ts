import { type Filters, readFilters, SORTS, type Sort } from "#domain/catalogue/filter.ts"
import { FILTER_NAMES, type FilterName } from "#domain/catalogue/filter-names.ts"
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

/** The parameters of a query that filter or sort a list, but have no known option: `?seats=999`. */
export function unknownChoices(params: URLSearchParams): (FilterName | typeof SORT_PARAM)[] {
  const { filters, sort } = readListFilter(params)
  const knownChoices = { ...filters, [SORT_PARAM]: sort }
  return ([...FILTER_NAMES, SORT_PARAM] as const).filter((name) => params.get(name) && !knownChoices[name])
}

/** Whether any filter or another order than the company's own is chosen. */
export function isFiltered({ filters, sort }: ListFilter): boolean {
  return sort !== null || FILTER_NAMES.some((name) => filters[name] !== undefined)
}
