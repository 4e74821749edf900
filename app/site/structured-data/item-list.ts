import type { ItemListLeaf } from "schema-dts"

/** Pages in the order of a list. `previousCount`: the number of entries on its previous pages. */
export function itemListOf(
  siteUrl: string,
  items: readonly { name: string; path: string }[],
  previousCount = 0,
): ItemListLeaf {
  return {
    "@type": "ItemList",
    numberOfItems: items.length,
    itemListElement: items.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: previousCount + index + 1,
      name,
      url: siteUrl + path,
    })),
  }
}
