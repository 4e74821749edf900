import { useRouteLoaderData } from "react-router"
import type { CompanyNotice } from "#domain/content/content.ts"
import type { MenuCategory, MenuPlace } from "./menu-data.ts"

/** The data of the layout around a page. `categories` is empty where they could not be read. */
export type LayoutData = {
  year: number
  places: readonly MenuPlace[]
  categories: readonly MenuCategory[]
  /** The notices of today. */
  notices: readonly CompanyNotice[]
}

/** Only on the server: islands get their data as props. @throws where the loader of the layout failed */
export function useLayoutData(): LayoutData {
  const data = useRouteLoaderData<LayoutData>("site/layout/route")
  if (!data) throw new Error("the loader of the layout has failed")
  return data
}
