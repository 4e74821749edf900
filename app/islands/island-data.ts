import type { Page } from "./page-context.tsx"

/** The JSON that `island.tsx` renders after the element of an island. */
export type IslandData = { props: object; page: Page }

/**
 * The data of an island, from its element with `data-island`.
 * @throws if the element has none
 */
export function islandData(element: Element): IslandData {
  return JSON.parse(element.nextElementSibling?.textContent ?? "")
}
