import type { Place } from "./place.ts"

/** The maximum length of a typed name, in characters. No place has a longer name. */
export const MAX_NAME_LENGTH = 60

/** Shortens a typed name, and replaces its control characters by spaces. */
export function cleanName(text: string): string {
  return text
    .slice(0, MAX_NAME_LENGTH)
    .replace(/\p{Cc}+/gu, " ")
    .trim()
}

/**
 * Further names of a place that visitors search for: names of its sights, names of towns near it, and short forms. The key is the
 * slug of the place.
 */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  negombo: ["Airport", "Colombo airport", "Bandaranaike International Airport", "Katunayake", "CMB"],
  ratnapura: ["Sri Pada", "Sripada", "Adam's Peak"],
  trincomalee: ["Trinco"],
}

/** The minimum length of a query that may match inside a name, in characters. A shorter query matches only the beginning. */
const MIN_SUBSTRING_LENGTH = 3

/**
 * The places that match a name. If a place has exactly this name in English, Sinhala or Tamil, it is the only result. Otherwise
 * the results are the places whose name begins with it or contains it. Ignores case, spaces, dashes and apostrophes.
 */
export function findPlaces(places: readonly Place[], name: string): Place[] {
  const query = normalizeName(name)
  if (query === "") return []
  const placesNamed = (matches: (candidate: string) => boolean) =>
    places.filter((place) => namesOf(place).some((candidate) => matches(normalizeName(candidate))))
  const exact = placesNamed((candidate) => candidate === query)
  if (exact.length > 0) return exact
  const prefixMatches = placesNamed((candidate) => candidate.startsWith(query))
  if (prefixMatches.length > 0 || query.length < MIN_SUBSTRING_LENGTH) return prefixMatches
  return placesNamed((candidate) => candidate.includes(query))
}

/** Whether a text is the whole name of a place, as `findPlaces` compares names. */
export function isNameOf(place: Place, text: string): boolean {
  const query = normalizeName(text)
  return namesOf(place).some((name) => normalizeName(name) === query)
}

function namesOf({ slug, name, sinhala, tamil }: Place): string[] {
  return [name, sinhala, tamil, ...(OTHER_NAMES[slug] ?? [])]
}

function normalizeName(name: string): string {
  return name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\s\-'’]/g, "")
}
