import { createContext, type ReactNode, useContext } from "react"
import type { CompanyDetails } from "#domain/content/content.ts"

/** The page data that every component can read, on the server and in an island. */
export type Page = {
  pathname: string
  /** The query string with its `?`. Empty without a query. */
  search: string
  /** Origin of shared links, without a slash at the end. */
  siteUrl: string
  /** The contact data of the company. */
  site: CompanyDetails
  /** In a copy for reading without a connection: the day on which it was rendered, `YYYY-MM-DD`. */
  storedOn?: string | undefined
}

const PageContext = createContext<Page | null>(null)

export function PageProvider({ page, children }: { page: Page | null; children: ReactNode }) {
  return <PageContext value={page}>{children}</PageContext>
}

/** @throws if the root loader failed; the error page does not use it */
export function usePage(): Page {
  const page = usePageIfLoaded()
  if (!page) throw new Error("usePage needs a PageProvider with a page around it")
  return page
}

/** The page data, or null on the error page of failed loaders. */
export function usePageIfLoaded(): Page | null {
  return useContext(PageContext)
}
