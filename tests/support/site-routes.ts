import type { RouteConfigEntry } from "@react-router/dev/routes"
import { matchRoutes, type RouteObject } from "react-router"
import routes from "#app/routes.ts"

const tree = treeOf(await routes)

/** The file in app/ of the route that renders a path: `site/about/route.tsx`. */
export function routeFileOf(path: string): string {
  const match = matchRoutes(tree, path)?.at(-1)
  if (!match) throw new Error(`app/routes.ts has no route for ${path}`)
  return match.route.id ?? ""
}

/** The files of all pages with the layout for visitors. */
export function visitorRouteFiles(): string[] {
  return tree.find(({ id }) => id === "site/layout/route.tsx")?.children?.map(({ id }) => id ?? "") ?? []
}

function treeOf(entries: readonly RouteConfigEntry[]): RouteObject[] {
  return entries.map(({ file: id, path, index, children }) =>
    index ? { id, path, index: true } : { id, path, children: treeOf(children ?? []) },
  )
}
