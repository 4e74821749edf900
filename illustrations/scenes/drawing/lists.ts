/** The item at an index, counted from the end where it is negative; a missing one is a mistake in the drawing. */
export function itemAt<Item>(list: readonly Item[], index: number): Item {
  const item = list.at(index)
  if (item === undefined) throw new Error(`No item ${index} in a list of ${list.length}`)
  return item
}

/** A list made by counting from 0. */
export function times<Item>(count: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index))
}
