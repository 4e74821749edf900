/** A page for visitors, by the pattern of its address. */
type PublicPage = {
  pattern: string
  /** The same for every visitor until something is edited, so that the server caches it whole. A page with a form is not. */
  isCached: boolean
  /** Whether it has islands. A browser may prerender a page without any: no form and no visitor could notice. */
  hasScript: boolean
  /** A list with later pages: `?page=2`. */
  isList?: boolean
}

/** The pages that visitors read, for what treats them alike: cache, warm-up, speculation rules. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  { pattern: "/home", isCached: false, hasScript: true, isList: true },
  { pattern: "/about", isCached: true, hasScript: false },
  { pattern: "/contact", isCached: false, hasScript: true },
  { pattern: "/carlist", isCached: true, hasScript: true, isList: true },
  { pattern: "/carlist/:category", isCached: true, hasScript: true, isList: true },
  { pattern: "/cars/:vehicle", isCached: false, hasScript: true },
  { pattern: "/faq", isCached: true, hasScript: false },
  { pattern: "/gallery", isCached: true, hasScript: true },
  { pattern: "/terms-and-conditions", isCached: true, hasScript: false },
  { pattern: "/agreement", isCached: true, hasScript: false },
  { pattern: "/privacy", isCached: true, hasScript: false },
  { pattern: "/imprint", isCached: true, hasScript: false },
  { pattern: "/guides", isCached: true, hasScript: false },
  { pattern: "/credits", isCached: true, hasScript: false },
  { pattern: "/rent-a-car-:page", isCached: true, hasScript: false },
]
