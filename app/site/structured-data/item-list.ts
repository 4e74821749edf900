import type { ItemListLeaf } from "schema-dts"

/** Pages of ours in the order in which a list shows them. `before`: how many stand on the pages of the list before. */
export function itemListOf(
  siteUrl: string,
  items: readonly { name: string; path: string }[],
  before = 0,
): ItemListLeaf {
  return {
    "@type": "ItemList",
    numberOfItems: items.length,
    itemListElement: items.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: before + index + 1,
      name,
      url: siteUrl + path,
    })),
  }
}
