import { PUBLIC_PAGES, type PublicPage } from "#app/pages.ts"

/** An example for each pattern of the register of pages (app/pages.ts) that has a parameter. */
const EXAMPLES: Readonly<Record<string, string>> = {
  "/carlist/:category": "/carlist/vans",
  "/cars/:vehicle": "/cars/toyota-premio-g-superior",
  "/rent-a-car-to-:place": "/rent-a-car-to-sigiriya",
  "/trips/:trip": "/trips/cultural-triangle",
}

/** Each page of the register with one example path. */
export const EXAMPLE_PAGES: readonly (PublicPage & { path: string })[] = PUBLIC_PAGES.map((page) => ({
  ...page,
  path: examplePath(page.pattern),
}))

export const EXAMPLE_PATHS = EXAMPLE_PAGES.map(({ path }) => path)
/** The planner has islands, a map and prices only with a plan. */
export const PLANNED_PATH = "/plan?stop=kandy&nights=2&stop=ella&nights=1&month=2"

export const PATHS_WITH_SCRIPT = EXAMPLE_PAGES.filter(({ hasScript }) => hasScript).map(({ path }) => path)
export const PATHS_WITHOUT_SCRIPT = EXAMPLE_PAGES.filter(({ hasScript }) => !hasScript).map(
  ({ path }) => path,
)

function examplePath(pattern: string): string {
  const path = EXAMPLES[pattern] ?? pattern
  if (path.includes(":")) throw new Error(`tests/support/public-pages.ts has no example of ${pattern}`)
  return path
}
