import { useRouteLoaderData } from "react-router"
import type { loader } from "#app/root.tsx"
import type { SiteFacts } from "#domain/content/content.ts"

/** How the company is reached, on any screen. @throws where the root's loader failed: there the error page stands. */
export function useSite(): SiteFacts {
  const site = useSiteIfThere()
  if (!site) throw new Error("the root's loader gave no site")
  return site
}

/** The same, for the page that is shown when loaders failed. */
export function useSiteIfThere(): SiteFacts | null {
  return useRouteLoaderData<typeof loader>("root")?.site ?? null
}
