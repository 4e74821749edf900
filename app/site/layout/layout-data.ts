import { useRouteLoaderData } from "react-router"
import type { CompanyNotice } from "#domain/content/content.ts"
import type { MenuCategory, MenuPlace } from "./menu-data.ts"

/** What the frame shows around a page. `categories` is empty where they could not be fetched. */
export type LayoutData = {
  year: number
  places: readonly MenuPlace[]
  categories: readonly MenuCategory[]
  /** Those of the day. */
  notices: readonly CompanyNotice[]
}

/** Only for the server: islands get what they need as props. @throws where the frame's loader failed */
export function useLayoutData(): LayoutData {
  const facts = useRouteLoaderData<LayoutData>("site/layout/route")
  if (!facts) throw new Error("the frame's loader has failed")
  return facts
}
