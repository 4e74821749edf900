import { createContext } from "react-router"
import { useLeftByLoader } from "#app/context.ts"
import type { CompanyNotice } from "#domain/content/content.ts"
import type { MenuCategory, MenuPlace } from "./menu-data.ts"

/** What the frame shows around a page. `categories` is empty where they could not be fetched. */
export type FrameFacts = {
  siteUrl: string
  year: number
  places: readonly MenuPlace[]
  categories: readonly MenuCategory[]
  /** Those of the day. */
  notices: readonly CompanyNotice[]
}

/**
 * Where the frame's loader leaves them: not among its data, which would travel to the browser with every hydrated page, a
 * seventh of its bytes. Only the server draws what shows them.
 */
export const frameFactsContext = createContext<FrameFacts | null>(null)

/** For parts that only the server draws. @throws anywhere else, and where the loader failed */
export function useFrameFacts(): FrameFacts {
  const facts = useLeftByLoader(frameFactsContext)
  if (!facts) throw new Error("the frame's loader has failed")
  return facts
}
