export const SPECULATION_RULES_PATH = "/speculation-rules.json"

/** Pages without a script: drawing one ahead has no effect that a visitor, or a form, could notice. */
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
const speculationRules = {
  // When a pointer rests on a link, or a phone's browser takes it for the next one.
  prefetch: [{ where: linksTo([...TELLING, ...TAKEN_OVER]), eagerness: "moderate" }],
  // When it is pressed: pictures and styles are then under way while the finger is still down.
  prerender: [{ where: linksTo(TELLING), eagerness: "conservative" }],
}

/** The header that leads a browser to the rules; none for a visitor who saves data: `Save-Data: on`. */
export function speculationHeaders(saveData: SaveData): Record<string, string> {
  return savesData(saveData) ? {} : { "speculation-rules": `"${SPECULATION_RULES_PATH}"` }
}

type SaveData = string | string[] | null | undefined

/** Whether a visitor has asked for as little as possible, in the header `Save-Data`. */
export function savesData(saveData: SaveData): boolean {
  return saveData?.toString().trim().toLowerCase() === "on"
}

/** The rules themselves, under the type without which a browser does not read them. */
export function answerSpeculationRules(): Response {
  return new Response(JSON.stringify(speculationRules), {
    headers: {
      "content-type": "application/speculationrules+json",
      "cache-control": "public, max-age=86400",
    },
  })
}

/** Not the place in the same page that a `#` leads to. */
function linksTo(paths: readonly string[]) {
  const patterns = paths.map((pathname) => ({ pathname, search: "" }))
  return { and: [{ href_matches: patterns }, { not: { selector_matches: "[href^='#']" } }] }
}
