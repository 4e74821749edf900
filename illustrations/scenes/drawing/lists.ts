/** The item at an index; a negative index counts from the end. @throws for a missing item, which is an error of the drawing */
export function itemAt<Item>(list: readonly Item[], index: number): Item {
  const item = list.at(index)
  if (item === undefined) throw new Error(`No item ${index} in a list of ${list.length}`)
  return item
}

/** A list of the results for 0, 1, 2 and so on. */
export function times<Item>(count: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index))
}
