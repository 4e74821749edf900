import { PUBLIC_PAGES } from "./pages.ts"

/** The URL of the rules, which the `Speculation-Rules` header of every page for visitors names. */
export const SPECULATION_RULES_PATH = "/speculation-rules.json"

/**
 * The pages that a browser may fetch before a link is followed: those of the register, without a query. A query could choose a
 * language, and fetching ahead must have no effect. https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
export const SPECULATION_RULES = JSON.stringify({
  // 'moderate': the pointer rests on a link. Fetches the document only.
  prefetch: [{ where: linksTo(PUBLIC_PAGES), eagerness: "moderate" }],
  // 'conservative': the button goes down on a link. Also fetches pictures and styles.
  prerender: [
    { where: linksTo(PUBLIC_PAGES.filter(({ hasScript }) => !hasScript)), eagerness: "conservative" },
  ],
})

/** Links to these pages, without links to a fragment of the same page. */
function linksTo(pages: readonly { pattern: string }[]) {
  const patterns = pages.map(({ pattern }) => ({ pathname: pattern, search: "" }))
  return { and: [{ href_matches: patterns }, { not: { selector_matches: "[href^='#']" } }] }
}
