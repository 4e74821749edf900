import { LRUCache } from "lru-cache"
import { matchRoutes, type RouteObject, type ServerBuild } from "react-router"
import { PUBLIC_API_PATHS } from "./public-api.ts"
import { UPLOADS_PATH } from "./uploads.ts"

/** Paths that are answered before the router. */
const PATHS_BEFORE_ROUTER: readonly string[] = ["/healthz", "/readyz", ...PUBLIC_API_PATHS]

/**
 * Finds the pattern of the entry of app/routes.ts that matches a path: `/cars/:slug`. The set of patterns is bounded, so it
 * serves as a metrics label. Matching takes longer than a cached page, so the patterns of recent paths are cached.
 */
export function routePatterns(routes: ServerBuild["routes"]): (pathname: string) => string {
  const tree = treeOf(routes)
  const patterns = new LRUCache<string, string>({
    max: 1_000, // larger than the number of paths of the site
    memoMethod: (pathname) => patternBeforeRouter(pathname) ?? patternOf(tree, pathname),
  })
  return (pathname) => patterns.memo(pathname)
}

function patternBeforeRouter(pathname: string): string | null {
  if (pathname.startsWith(UPLOADS_PATH)) return `${UPLOADS_PATH}:name`
  return PATHS_BEFORE_ROUTER.includes(pathname) ? pathname : null
}

function treeOf(routes: ServerBuild["routes"], parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) =>
      index ? { id, path, index: true } : { id, path, children: treeOf(routes, id) },
    )
}

function patternOf(tree: RouteObject[], pathname: string): string {
  const segments = (matchRoutes(tree, pathname) ?? []).map(({ route }) => route.path).filter(Boolean)
  return `/${segments.join("/")}`
}
