import { PUBLIC_PAGES } from "./pages.ts"

/** Where browsers read the rules: a header of every page for visitors leads here. */
export const SPECULATION_RULES_PATH = "/speculation-rules.json"

/**
 * Which pages a browser may fetch before a link is followed: those of the register, and no address with a query, so that no
 * language is chosen and no form is sent by a pointer that passes over a link.
 * https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
export const SPECULATION_RULES = JSON.stringify({
  // When a pointer rests on a link, or a phone's browser takes it for the next one: only the document.
  prefetch: [{ where: linksTo(PUBLIC_PAGES), eagerness: "moderate" }],
  // When it is pressed: pictures and styles are then under way while the finger is still down.
  prerender: [
    { where: linksTo(PUBLIC_PAGES.filter(({ hasScript }) => !hasScript)), eagerness: "conservative" },
  ],
})

/** Not the place in the same page that a `#` leads to. */
function linksTo(pages: readonly { pattern: string }[]) {
  const patterns = pages.map(({ pattern }) => ({ pathname: pattern, search: "" }))
  return { and: [{ href_matches: patterns }, { not: { selector_matches: "[href^='#']" } }] }
}
