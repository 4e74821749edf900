import { createContext as createReactContext, useContext } from "react"
import { createContext } from "react-router"
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

const Facts = createReactContext<FrameFacts | null>(null)

/** Hands them to everything inside; null in a browser, and where the loader failed. */
export const FrameFactsProvider = Facts

/** For parts that only the server draws. @throws anywhere else. */
export function useFrameFacts(): FrameFacts {
  const facts = useContext(Facts)
  if (!facts) throw new Error("the frame's facts are there for parts that only the server draws")
  return facts
}
