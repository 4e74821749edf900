import type { FaqItem } from "#domain/content/content.ts"

export type FaqGroup = { group: string; items: FaqItem[] }

/** Items by group, in the order in which groups first appear. */
export function inGroups(items: readonly FaqItem[]): FaqGroup[] {
  return [...Map.groupBy(items, ({ group }) => group)].map(([group, items]) => ({ group, items }))
}
