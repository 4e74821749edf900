import { moveBy } from "#lib/list-order.ts"
import type { FaqItem } from "./content.ts"

/** Sorts questions so that those of one group are adjacent. Groups stay in the order in which they first appear. */
export function byGroup(questions: readonly FaqItem[]): FaqItem[] {
  return [...Map.groupBy(questions, ({ group }) => group).values()].flat()
}

/** Moves a question one position up (-1) or down (1) within its group. */
export function moveInGroup(questions: readonly FaqItem[], index: number, by: 1 | -1): FaqItem[] {
  const grouped = byGroup(questions)
  const position = grouped.findIndex(({ question }) => question === questions[index]?.question)
  const isNeighbour = grouped[position + by]?.group === grouped[position]?.group
  return isNeighbour ? moveBy(grouped, position, by) : grouped
}

/** Moves the group of a question one position up (-1) or down (1) among the groups. */
export function moveGroup(questions: readonly FaqItem[], index: number, by: 1 | -1): FaqItem[] {
  const groups = [...Map.groupBy(questions, ({ group }) => group).entries()]
  const position = groups.findIndex(([group]) => group === questions[index]?.group)
  return moveBy(groups, position, by).flatMap(([, items]) => items)
}
