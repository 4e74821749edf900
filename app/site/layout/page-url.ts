import { usePage } from "#app/islands/page-context.tsx"

export type PagePath = { pathname: string; search: string }

// The search stands in a dozen links of a page. One that is longer than any of ours is somebody's experiment.
const LONGEST_SEARCH = 1000

/** Where the visitor is, for links that lead to the same page in another language or show it to somebody else. */
export function usePagePath(): PagePath {
  const { pathname, search } = usePage()
  return boundedPath({ pathname, search })
}

export function boundedPath({ pathname, search }: PagePath): PagePath {
  return { pathname, search: search.length > LONGEST_SEARCH ? "" : search }
}
