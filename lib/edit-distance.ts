/** Whether two texts differ by at most this many insertions, deletions, substitutions and transpositions. */
export function isWithinEdits(most: number, one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > most) return false
  return editDistance(one, other) <= most
}

/** The optimal string alignment distance. Source: https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance */
function editDistance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    rows.push(row)
    for (let j = 1; j <= other.length; j++) {
      const replaced = at(i - 1, j - 1) + (one[i - 1] === other[j - 1] ? 0 : 1)
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      const swapped = isSwap ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY
      row.push(Math.min(replaced, swapped, at(i - 1, j) + 1, at(i, j - 1) + 1))
    }
  }
  return at(one.length, other.length)
}
