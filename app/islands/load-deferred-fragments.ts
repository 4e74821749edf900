import { fetchPage } from "./fetch-page.ts"
import { hydrateIslands } from "./hydrate.tsx"
import { WAIT_PARAM } from "./wait-param.ts"

/** Fetches the complete page, and replaces the fragments whose values were not ready in time. */
export async function loadDeferredFragments(): Promise<void> {
  const lateFragments = [...document.querySelectorAll<HTMLElement>("[data-late]")]
  if (lateFragments.length === 0) return
  const url = new URL(location.href)
  url.searchParams.set(WAIT_PARAM, "1")
  const completePage = await fetchPage(url)
  if (!completePage) return lateFragments.forEach(showLink)
  const pairs = lateFragments.map((fragment) => ({
    fragment,
    replacement: completePage.querySelector(selectorOf(fragment)),
  }))
  // The complete response may be a different page, such as the not-found page of a vehicle.
  if (pairs.some((pair) => pair.replacement === null)) return location.replace(url)
  for (const { fragment, replacement } of pairs)
    if (replacement) fragment.replaceWith(document.adoptNode(replacement))
  document.title = completePage.title
  await Promise.all(
    lateFragments.map((fragment) => hydrateIslands(document.querySelector(selectorOf(fragment)) ?? fragment)),
  )
}

function selectorOf({ dataset }: HTMLElement): string {
  return `[data-fragment="${dataset.fragment}"]`
}

function showLink(fragment: HTMLElement): void {
  fragment.querySelector("[data-late-failed]")?.removeAttribute("hidden")
}
