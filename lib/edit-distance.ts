/** Whether two texts differ by at most `maxEdits` insertions, deletions, substitutions and transpositions. */
export function isWithinEdits(maxEdits: number, one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > maxEdits) return false
  return editDistance(one, other) <= maxEdits
}

/** The optimal string alignment distance. Source: https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance */
function editDistance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)]
  const distanceAt = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let row = 1; row <= one.length; row++) {
    const distances = [row]
    rows.push(distances)
    for (let column = 1; column <= other.length; column++) {
      const substitutionCost = one[row - 1] === other[column - 1] ? 0 : 1
      const isTransposition =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      distances.push(
        Math.min(
          distanceAt(row - 1, column - 1) + substitutionCost,
          isTransposition ? distanceAt(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
          distanceAt(row - 1, column) + 1,
          distanceAt(row, column - 1) + 1,
        ),
      )
    }
  }
  return distanceAt(one.length, other.length)
}
