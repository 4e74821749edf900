import { usePage } from "#app/islands/page-context.tsx"
import { preservedParams, SEARCH_PARAM } from "#app/site/fleet/list-query.ts"

// The forms and links of a listing change some parameters of its URL. They preserve the others, except the page number: dates,
// filters, search text.

/** The preserved parameters of a query, except those named in `without`. */
function paramsWithout(query: string, without: readonly string[]): [name: string, value: string][] {
  const current = new URLSearchParams(query)
  const searchText = current.get(SEARCH_PARAM)
  const params = [
    ...preservedParams(current),
    ...(searchText ? [[SEARCH_PARAM, searchText] satisfies [string, string]] : []),
  ]
  return params.filter(([name]) => !without.includes(name))
}

/** Hidden fields for the parameters that a GET form preserves. `without`: the parameters of its visible fields. */
export function HiddenParams({ without }: { without: readonly string[] }) {
  return paramsWithout(usePage().search, without).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

/** The URL of the first page of a listing, without some parameters of the current one, and with the parameters of `addedQuery`. */
export function hrefWithout(
  { pathname, search }: { pathname: string; search: string },
  without: readonly string[],
  addedQuery = "",
): string {
  const preservedQuery = new URLSearchParams(paramsWithout(search, without)).toString()
  const query = [preservedQuery, addedQuery].filter(Boolean).join("&")
  return query ? `${pathname}?${query}` : pathname
}
