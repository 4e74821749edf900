import { createContext, type ReactNode, useContext } from "react"
import type { SiteFacts } from "#domain/content/content.ts"

/** The page as every component sees it, on the server and in an island. */
export type Page = {
  pathname: string
  /** The query of the address, with its `?`; empty where there is none. */
  search: string
  /** Origin of shared links, without a slash at the end. */
  siteUrl: string
  /** How the company is reached. */
  site: SiteFacts
}

const PageContext = createContext<Page | null>(null)

export function PageProvider({ page, children }: { page: Page | null; children: ReactNode }) {
  return <PageContext value={page}>{children}</PageContext>
}

/** @throws where the root's loader failed: there the error page is shown, which needs nothing of this. */
export function usePage(): Page {
  const page = usePageIfLoaded()
  if (!page) throw new Error("usePage needs a PageProvider with a page around it")
  return page
}

/** The same, for the page that is shown when loaders failed. */
export function usePageIfLoaded(): Page | null {
  return useContext(PageContext)
}
