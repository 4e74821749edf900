import { usePage } from "#app/islands/page-context.tsx"
import { preservedParams, SEARCH_PARAM } from "#app/site/fleet/list-query.ts"

// The forms and links of a listing change some parameters of its address, and keep all others: dates, filters, search.

function paramsWithout(search: string, without: readonly string[]): [name: string, value: string][] {
  const current = new URLSearchParams(search)
  const text = current.get(SEARCH_PARAM)
  const all = [
    ...preservedParams(current),
    ...(text ? [[SEARCH_PARAM, text] satisfies [string, string]] : []),
  ]
  return all.filter(([name]) => !without.includes(name))
}

/** The parameters that a GET form keeps. `without`: those that its fields have. */
export function HiddenParams({ without }: { without: readonly string[] }) {
  return paramsWithout(usePage().search, without).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

/** The address of a listing without some of its parameters, and with `added` ones. The first page of the list. */
export function hrefWithout(
  { pathname, search }: { pathname: string; search: string },
  without: readonly string[],
  added = "",
): string {
  const others = new URLSearchParams(paramsWithout(search, without)).toString()
  const query = [others, added].filter(Boolean).join("&")
  return query ? `${pathname}?${query}` : pathname
}
