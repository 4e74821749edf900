/**
 * When to visit a place, as its guide says. Months are 1 to 12; a month that is neither good nor poor can go either way.
 * Source: content/seasons.json.
 */
export type PlaceSeason = {
  place: string
  good: readonly number[]
  poor: readonly number[]
  /** Notes on some months: a calm sea, a closed park, a festival. */
  notes: readonly { months: readonly number[]; text: string }[]
}
