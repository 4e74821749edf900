import { hydrateIslands } from "./hydrate.tsx"
import { WAIT_PARAM } from "./wait-param.ts"

/** Fetches the complete page and inserts its parts that were late. */
export async function loadLateParts(): Promise<void> {
  const late = [...document.querySelectorAll<HTMLElement>("[data-late]")]
  if (late.length === 0) return
  const address = new URL(location.href)
  address.searchParams.set(WAIT_PARAM, "1")
  const whole = await fetchPage(address)
  if (!whole) return late.forEach(showLink)
  const pairs = late.map((part) => ({ part, whole: whole.querySelector(partSelector(part)) }))
  // The complete page may be another one, such as the not-found page of a vehicle.
  if (pairs.some((pair) => pair.whole === null)) return location.replace(address)
  for (const { part, whole } of pairs) if (whole) part.replaceWith(document.adoptNode(whole))
  document.title = whole.title
  await Promise.all(late.map((part) => hydrateIslands(document.querySelector(partSelector(part)) ?? part)))
}

async function fetchPage(address: URL): Promise<Document | null> {
  try {
    const response = await fetch(address)
    return new DOMParser().parseFromString(await response.text(), "text/html")
  } catch {
    return null
  }
}

function partSelector({ dataset }: HTMLElement): string {
  return `[data-part="${dataset.part}"]`
}

function showLink(part: HTMLElement): void {
  part.querySelector("[data-late-failed]")?.removeAttribute("hidden")
}
