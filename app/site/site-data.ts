import { useRouteLoaderData } from "react-router"
import type { SiteFacts } from "#domain/content/content.ts"
import type { Translation } from "./frame/translation.ts"

/** What the root's loader gives to every page. A translation is there only where the visitor asked for one. */
export type RootData = { site: SiteFacts; translation: (Translation & { script: string }) | null }

/** How the company is reached, on any screen. @throws where the root's loader failed: there the error page stands. */
export function useSite(): SiteFacts {
  const site = useSiteIfThere()
  if (!site) throw new Error("the root's loader gave no site")
  return site
}

/** The same, for the page that is shown when loaders failed. */
export function useSiteIfThere(): SiteFacts | null {
  return useRootData()?.site ?? null
}

export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>("root")
}
