/** A move in a list: one position up or down among its neighbours, or directly after another entry (null: to the start). */
export type ListMove = "up" | "down" | { after: string | null }

/**
 * Applies a move to a list of ids. `shownIds`: the ids that the page shows together, in order. 'up' and 'down'
 * move past the next shown id, and past all ids between them.
 * @returns the ids in their new order, unchanged if the move is impossible
 */
export function moveInList(
  ids: readonly string[],
  id: string,
  move: ListMove,
  shownIds: readonly string[],
): string[] {
  const others = ids.filter((other) => other !== id)
  const index = positionIn(others, id, move, shownIds)
  return index === null ? [...ids] : others.toSpliced(index, 0, id)
}

function positionIn(
  others: readonly string[],
  id: string,
  move: ListMove,
  shownIds: readonly string[],
): number | null {
  if (typeof move === "object") {
    if (move.after === null) return 0
    const index = others.indexOf(move.after)
    return index < 0 ? null : index + 1
  }
  const neighbour = shownIds[shownIds.indexOf(id) + (move === "up" ? -1 : 1)]
  if (neighbour === undefined || !shownIds.includes(id)) return null
  return others.indexOf(neighbour) + (move === "up" ? 0 : 1)
}
