import { useMatches, useRouteLoaderData } from "react-router"
import { type VisitorDates, withDates } from "#app/site/rental-dates.ts"
import { useIsStoredCopy } from "#app/ui/stored-copy.tsx"
import type { CompanyNotice } from "#domain/content/content.ts"
import type { MenuCategory, MenuPlace } from "./menu-data.ts"

/** The data of the layout around a page. `categories` is empty if they could not be read. */
export type LayoutData = {
  year: number
  places: readonly MenuPlace[]
  categories: readonly MenuCategory[]
  /** The notices of today. */
  notices: readonly CompanyNotice[]
  /** The visitor's dates in the query; null without any. A page in the cache has none. */
  dates: VisitorDates | null
  /** Whether the query has dates that cannot be used, as in rental-dates.ts. */
  hasUnusableDates: boolean
}

/** The data that a page's loader may return for the layout: the visitor's dates, if they are not those of the query. */
type PageData = { visitorDates?: VisitorDates | null } | null | undefined

/** The visitor's dates on this page, for its links. Null: there are none. Works only on the server. */
export function useVisitorDates(): VisitorDates | null {
  const { dates } = useLayoutData()
  const page = useMatches().at(-1)?.loaderData as PageData // the data of any route
  return page?.visitorDates ?? dates
}

/**
 * Adds the visitor's dates and the chosen extras to a path, so that they stay from page to page. A page stored for
 * reading offline gets the path unchanged, because the pages that it links to are stored under such URLs. Works only on the server.
 */
export function usePathWithDates(): (path: string) => string {
  const dates = useVisitorDates()
  const isStoredCopy = useIsStoredCopy()
  return (path) => (isStoredCopy ? path : withDates(path, dates))
}

/**
 * The data of the layout. Works only on the server: islands get their data as props.
 * @throws if the loader of the layout failed
 */
export function useLayoutData(): LayoutData {
  const data = useRouteLoaderData<LayoutData>("site/layout/route")
  if (!data) throw new Error("the loader of the layout has failed")
  return data
}
