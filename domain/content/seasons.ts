/**
 * The good and poor months for a visit of a place, as its guide says. Months are 1 to 12. The weather of any other month can be
 * good or poor.
 * Source: `months` in content/places.json.
 */
export type PlaceSeason = {
  place: string
  good: readonly number[]
  poor: readonly number[]
  /** Notes on some months: a calm sea, a closed park, a festival. */
  notes: readonly { months: readonly number[]; text: string }[]
}
