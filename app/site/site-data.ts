import { useRouteLoaderData } from "react-router"
import type { SiteFacts } from "#domain/content/content.ts"
import type { Translation } from "./layout/translation.ts"

/** What the root's loader gives to every page. A translation is there only where the visitor asked for one. */
export type RootData = {
  site: SiteFacts
  siteUrl: string
  translation: (Translation & { script: string }) | null
}

/** Undefined where the root's loader failed. Only for the server: islands have `usePage`. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>("root")
}
