import { useRouteLoaderData } from "react-router"
import type { loader } from "#app/site/frame/route.tsx"

/** The site's origin, in the browser too. */
export function useSiteUrl(): string {
  return useRouteLoaderData<typeof loader>("site/frame/route")?.siteUrl ?? ""
}
