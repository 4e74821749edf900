import { datesAsGiven } from "#app/site/rental-dates.ts"
import { MAX_SEARCH_LENGTH } from "#domain/catalogue/search.ts"

/** What an address asks of a list. `page` is 0 where the address names one that no list can have. */
export type ListQuery = { search: string; page: number }

export const SEARCH_PARAM = "q"
export const PAGE_PARAM = "page"

// What a list's links carry along: what the visitor was asking for, and where they were going, both names of ours, and their dates.
const CARRIED = ["tab", "to"]
const OUR_NAME = /^[a-z_-]{1,40}$/

export function readListQuery(params: URLSearchParams): ListQuery {
  return { search: cleanSearch(params.get(SEARCH_PARAM) ?? ""), page: readPage(params.get(PAGE_PARAM)) }
}

/** A search as it is looked for and shown again: one line, and no longer than any vehicle's name. */
export function cleanSearch(text: string): string {
  return text
    .slice(0, MAX_SEARCH_LENGTH)
    .replace(/\p{Cc}+/gu, " ")
    .trim()
}

/** The address of one page of a list, from the address it is shown at. The first page and an empty search go unsaid. */
export function listHref(path: string, current: URLSearchParams, { search, page }: ListQuery): string {
  const params = new URLSearchParams(carriedParams(current))
  if (search) params.set(SEARCH_PARAM, search)
  if (page > 1) params.set(PAGE_PARAM, String(page))
  const query = params.toString()
  return query ? `${path}?${query}` : path
}

export function carriedParams(current: URLSearchParams): [name: string, value: string][] {
  const ours = CARRIED.flatMap((name) => {
    const value = current.get(name)
    return value && OUR_NAME.test(value) ? [[name, value] satisfies [string, string]] : []
  })
  return [...ours, ...datesAsGiven(current)]
}

function readPage(text: string | null): number {
  if (text === null) return 1
  return /^\d{1,6}$/.test(text) ? Number(text) : 0
}
