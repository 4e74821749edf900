import { PLACE_PARAM } from "#app/paths.ts"
import {
  ABROAD_PARAM,
  ABROAD_VALUE,
  dateParams,
  EXTRAS_PARAM,
  extrasIn,
  livesAbroadIn,
} from "#app/site/rental-dates.ts"
import { FILTER_NAMES } from "#domain/catalogue/filter-names.ts"
import { MAX_SEARCH_LENGTH } from "#domain/catalogue/search.ts"

/** Search and page number of a list. `page` is 0 if the query has an invalid number. */
export type ListQuery = { search: string; page: number }

export const SEARCH_PARAM = "q"
export const PAGE_PARAM = "page"

export const SORT_PARAM = "sort"

/** The parameters by which the server filters and sorts a list. */
const FILTER_PARAMS = [...FILTER_NAMES, SORT_PARAM]

// The parameters of the enquiry form and of the filters, which the links of a list preserve. A value is preserved if it may be an
// id that the site defines (of a tab, a place or a filter's option) or is a small number.
const PRESERVED_PARAMS = ["tab", PLACE_PARAM, ...FILTER_PARAMS]
const PRESERVED_VALUE = /^(?:[a-z_-]{1,40}|\d{1,2})$/

export function readListQuery(params: URLSearchParams): ListQuery {
  return { search: cleanSearch(params.get(SEARCH_PARAM) ?? ""), page: readPage(params.get(PAGE_PARAM)) }
}

/** A search text on one line, cut to the length that a search compares. */
export function cleanSearch(text: string): string {
  return text
    .slice(0, MAX_SEARCH_LENGTH)
    .replace(/\p{Cc}+/gu, " ")
    .trim()
}

/**
 * The URL of a page of a list. The first page and an empty search have no parameter. `current` is the query of the current page.
 */
export function listHref(path: string, current: URLSearchParams, { search, page }: ListQuery): string {
  const params = new URLSearchParams(preservedParams(current))
  if (search) params.set(SEARCH_PARAM, search)
  if (page > 1) params.set(PAGE_PARAM, String(page))
  const query = params.toString()
  return query ? `${path}?${query}` : path
}

/** Whether a query has dates, filters or an order. Only the server can compute such a result. */
export function needsServer(current: URLSearchParams): boolean {
  return dateParams(current).length > 0 || FILTER_PARAMS.some((name) => current.has(name))
}

/** The parameters of the current query that the links of a list preserve. Search and page number are not among them. */
export function preservedParams(current: URLSearchParams): [name: string, value: string][] {
  const simpleParams = PRESERVED_PARAMS.flatMap((name) => {
    const value = current.get(name)
    return value && PRESERVED_VALUE.test(value) ? [[name, value] satisfies [string, string]] : []
  })
  const abroadParam: [string, string][] = livesAbroadIn(current) ? [[ABROAD_PARAM, ABROAD_VALUE]] : []
  const extras = extrasIn(current)
  const extrasParam: [string, string][] = extras ? [[EXTRAS_PARAM, extras]] : []
  return [...simpleParams, ...dateParams(current), ...abroadParam, ...extrasParam]
}

function readPage(text: string | null): number {
  if (text === null) return 1
  return /^\d{1,6}$/.test(text) ? Number(text) : 0
}
