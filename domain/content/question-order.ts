import { moveBy } from "#lib/list-order.ts"
import type { FaqItem } from "./content.ts"

/** Sorts questions so that those of one group are adjacent. Groups stay in the order in which they first appear. */
export function byGroup(questions: readonly FaqItem[]): FaqItem[] {
  return [...Map.groupBy(questions, ({ group }) => group).values()].flat()
}

/** Moves a question one place up (-1) or down (1) within its group. */
export function moveInGroup(questions: readonly FaqItem[], index: number, by: 1 | -1): FaqItem[] {
  const arranged = byGroup(questions)
  const place = arranged.findIndex(({ question }) => question === questions[index]?.question)
  const isNeighbour = arranged[place + by]?.group === arranged[place]?.group
  return isNeighbour ? moveBy(arranged, place, by) : arranged
}

/** Moves the group of a question one place up (-1) or down (1) among the groups. */
export function moveGroup(questions: readonly FaqItem[], index: number, by: 1 | -1): FaqItem[] {
  const groups = [...Map.groupBy(questions, ({ group }) => group).entries()]
  const place = groups.findIndex(([group]) => group === questions[index]?.group)
  return moveBy(groups, place, by).flatMap(([, items]) => items)
}
