/** Pages without a script that many read: drawing one ahead has no effect that a visitor, or a form, could notice. */
const TELLING = [
  "/about",
  "/faq",
  "/terms-and-conditions",
  "/agreement",
  "/guides",
  "/credits",
  "/rent-a-car-:page",
]

/** Pages with forms and lists: only the document is fetched ahead. */
const TAKEN_OVER = ["/home", "/contact", "/gallery", "/carlist", "/carlist/:category", "/cars/:vehicle"]

/**
 * Which pages a browser may fetch before a link is followed: those in these lists, of this site, and no address with a
 * question, so that no language is chosen and no form is sent by a pointer that passes over it.
 * https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
export const SPECULATION_RULES = JSON.stringify({
  // When a pointer rests on a link, or a phone's browser takes it for the next one.
  prefetch: [{ where: linksTo([...TELLING, ...TAKEN_OVER]), eagerness: "moderate" }],
  // When it is pressed: pictures and styles are then under way while the finger is still down.
  prerender: [{ where: linksTo(TELLING), eagerness: "conservative" }],
})

/** Not the place in the same page that a `#` leads to. */
function linksTo(paths: readonly string[]) {
  const patterns = paths.map((pathname) => ({ pathname, search: "" }))
  return { and: [{ href_matches: patterns }, { not: { selector_matches: "[href^='#']" } }] }
}
