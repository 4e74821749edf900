import { usePage } from "#app/islands/page-context.tsx"
import { preservedParams, SEARCH_PARAM } from "#app/site/fleet/list-query.ts"

// The forms and links of a listing change some parameters of its URL. They preserve all others: dates, filters, search.

function paramsWithout(search: string, without: readonly string[]): [name: string, value: string][] {
  const current = new URLSearchParams(search)
  const text = current.get(SEARCH_PARAM)
  const params = [
    ...preservedParams(current),
    ...(text ? [[SEARCH_PARAM, text] satisfies [string, string]] : []),
  ]
  return params.filter(([name]) => !without.includes(name))
}

/** Hidden fields for the parameters that a GET form preserves. `without`: the parameters of its visible fields. */
export function HiddenParams({ without }: { without: readonly string[] }) {
  return paramsWithout(usePage().search, without).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

/** The URL of the first page of a listing, without some parameters of the current one, and with `added` parameters. */
export function hrefWithout(
  { pathname, search }: { pathname: string; search: string },
  without: readonly string[],
  added = "",
): string {
  const others = new URLSearchParams(paramsWithout(search, without)).toString()
  const query = [others, added].filter(Boolean).join("&")
  return query ? `${pathname}?${query}` : pathname
}
