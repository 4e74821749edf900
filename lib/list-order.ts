/** A copy of a list with one entry moved by `by` positions (positive: towards the end), clamped to its ends. */
export function moveBy<Entry>(list: readonly Entry[], index: number, by: number): Entry[] {
  return moveTo(list, index, Math.max(0, Math.min(list.length - 1, index + by)))
}

/** A copy of a list with one entry moved to index `to` of the list without it. */
export function moveTo<Entry>(list: readonly Entry[], index: number, to: number): Entry[] {
  return withoutIndex(list, index).toSpliced(to, 0, ...list.slice(index, index + 1))
}

/** A copy of a list without the entry at an index. */
export function withoutIndex<Entry>(list: readonly Entry[], index: number): Entry[] {
  return list.toSpliced(index, 1)
}

/** A copy of a list with an entry replaced; appended for a negative index. */
export function withEntry<Entry>(list: readonly Entry[], index: number, entry: Entry): Entry[] {
  return index < 0 ? [...list, entry] : list.with(index, entry)
}
