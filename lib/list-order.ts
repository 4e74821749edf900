/** The same list with one entry moved `by` places, towards the end where it is positive; past an end it stays there. */
export function movedBy<Entry>(list: readonly Entry[], index: number, by: number): Entry[] {
  return movedTo(list, index, Math.max(0, Math.min(list.length - 1, index + by)))
}

/** The same list with one entry at another place, counted without it. */
export function movedTo<Entry>(list: readonly Entry[], index: number, to: number): Entry[] {
  return without(list, index).toSpliced(to, 0, ...list.slice(index, index + 1))
}

export function without<Entry>(list: readonly Entry[], index: number): Entry[] {
  return list.toSpliced(index, 1)
}

/** With another entry at a place; at the end where there is no such place. */
export function withEntry<Entry>(list: readonly Entry[], index: number, entry: Entry): Entry[] {
  return index < 0 ? [...list, entry] : list.with(index, entry)
}
