import { useRouteLoaderData } from "react-router"
import type { loader } from "#app/site/frame/route.tsx"

/** What the frame around this page has loaded already: categories of the menu and the site's origin. */
export function useFrameFacts() {
  const frame = useRouteLoaderData<typeof loader>("site/frame/route")
  return {
    siteUrl: frame?.siteUrl ?? "",
    categories: frame?.categories ?? [],
  }
}
