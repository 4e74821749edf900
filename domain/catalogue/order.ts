/** A move in a list: one place up or down among its neighbours, or directly after another entry (null: to the start). */
export type ListMove = "up" | "down" | { after: string | null }

/**
 * Applies a move to a list of ids. `beside` are the entries that a page shows together, in order. 'Up' and 'down' move past the
 * next one of these, and past all entries between them.
 * @returns the ids in their new order, unchanged if the move is impossible
 */
export function moveInList(
  ids: readonly string[],
  id: string,
  place: ListMove,
  beside: readonly string[],
): string[] {
  const others = ids.filter((other) => other !== id)
  const at = positionIn(others, id, place, beside)
  return at === null ? [...ids] : [...others.slice(0, at), id, ...others.slice(at)]
}

function positionIn(
  others: readonly string[],
  id: string,
  place: ListMove,
  beside: readonly string[],
): number | null {
  if (typeof place === "object") {
    if (place.after === null) return 0
    const at = others.indexOf(place.after)
    return at < 0 ? null : at + 1
  }
  const neighbour = beside[beside.indexOf(id) + (place === "up" ? -1 : 1)]
  if (neighbour === undefined || !beside.includes(id)) return null
  return others.indexOf(neighbour) + (place === "up" ? 0 : 1)
}
