import { useRouteLoaderData } from "react-router"
import type { CompanyDetails } from "#domain/content/content.ts"
import type { Translation } from "./layout/translation.ts"

/** The data of the root loader. `translation` is null unless the visitor chose a language. */
export type RootData = {
  site: CompanyDetails
  siteUrl: string
  translation: (Translation & { scriptUrl: string }) | null
  /** The date in Sri Lanka on which a copy for reading offline was rendered. Undefined for any other page. */
  storedOn?: string | undefined
}

/** Undefined if the root loader failed. Works only on the server: islands have `usePage`. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>("root")
}
