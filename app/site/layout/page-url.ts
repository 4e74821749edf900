import { usePage } from "#app/islands/page-context.tsx"

export type PagePath = { pathname: string; search: string }

/** A dozen links of a page repeat the query. The site itself has no longer one. */
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
 * The parameters that are not for others: the language, the request of a complete page, and the outcome of a form, with which the page
 * shows the sender's own booking.
 */
const UNSHARED_PARAMS = ["translate", "wait", "sent", "remark", "receipt"]

/** The absolute URL to share, with search and rental dates. */
export function sharedUrl(siteUrl: string, { pathname, search }: PagePath): string {
  const query = new URLSearchParams(search)
  for (const name of UNSHARED_PARAMS) query.delete(name)
  return `${siteUrl}${pathname}${query.size > 0 ? `?${query}` : ""}`
}
