import { usePage } from "#app/islands/page-context.tsx"
import { TRANSIENT_PARAMS } from "#app/site/query-params.ts"

export type PagePath = { pathname: string; search: string }

/** The maximum length of a query, because a dozen links of a page repeat it. The site's own queries are usually far shorter. */
const MAX_QUERY_LENGTH = 1000

/** The path of the current page, for links to the same page in another language, or to share it. */
export function usePagePath(): PagePath {
  const { pathname, search } = usePage()
  return boundedPath({ pathname, search })
}

/** Drops a query that is too long. */
export function boundedPath({ pathname, search }: PagePath): PagePath {
  return { pathname, search: search.length > MAX_QUERY_LENGTH ? "" : search }
}

/**
 * The parameters that are not shared, because they belong to one visitor: the language, the request of a complete page, and the
 * result of a form with the key to their data.
 */
const UNSHARED_PARAMS = ["translate", ...TRANSIENT_PARAMS]

/** The absolute URL to share, with search and rental dates. */
export function sharedUrl(siteUrl: string, { pathname, search }: PagePath): string {
  const query = new URLSearchParams(search)
  for (const name of UNSHARED_PARAMS) query.delete(name)
  return `${siteUrl}${pathname}${query.size > 0 ? `?${query}` : ""}`
}
