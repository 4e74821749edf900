import { fetchPage } from "./fetch-page.ts"
import { hydrateIslands } from "./hydrate.tsx"
import { WAIT_PARAM } from "./wait-param.ts"

/** Fetches the complete page and inserts its parts that were late. */
export async function loadLateParts(): Promise<void> {
  const late = [...document.querySelectorAll<HTMLElement>("[data-late]")]
  if (late.length === 0) return
  const url = new URL(location.href)
  url.searchParams.set(WAIT_PARAM, "1")
  const completePage = await fetchPage(url)
  if (!completePage) return late.forEach(showLink)
  const pairs = late.map((part) => ({ part, replacement: completePage.querySelector(partSelector(part)) }))
  // The complete page may be another one, such as the not-found page of a vehicle.
  if (pairs.some((pair) => pair.replacement === null)) return location.replace(url)
  for (const { part, replacement } of pairs)
    if (replacement) part.replaceWith(document.adoptNode(replacement))
  document.title = completePage.title
  await Promise.all(late.map((part) => hydrateIslands(document.querySelector(partSelector(part)) ?? part)))
}

function partSelector({ dataset }: HTMLElement): string {
  return `[data-part="${dataset.part}"]`
}

function showLink(part: HTMLElement): void {
  part.querySelector("[data-late-failed]")?.removeAttribute("hidden")
}
