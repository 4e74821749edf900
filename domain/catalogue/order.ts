/** Where something goes in a list: one up or down among those that stand beside it, or right behind another (null: first). */
export type Place = "up" | "down" | { after: string | null }

/**
 * A list in another order. `beside` are those that a list on a screen shows together, in the list's order: up and down go past
 * one of them, whatever stands between.
 * @returns the ids in their new order, the same ones where there is no such place.
 */
export function moved(ids: readonly string[], id: string, place: Place, beside: readonly string[]): string[] {
  const others = ids.filter((other) => other !== id)
  const at = positionIn(others, id, place, beside)
  return at === null ? [...ids] : [...others.slice(0, at), id, ...others.slice(at)]
}

function positionIn(
  others: readonly string[],
  id: string,
  place: Place,
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
