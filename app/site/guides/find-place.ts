import type { Place } from "#domain/content/place.ts"

/** Longest name that is looked for; the rest of what somebody typed cannot be a place's. */
const MAX_NAME_LENGTH = 60

/** What somebody typed, as it is looked for and shown again. */
export function cleanName(typed: string): string {
  return typed
    .slice(0, MAX_NAME_LENGTH)
    .replace(/\p{Cc}+/gu, " ")
    .trim()
}

/** Names that a place is also looked for by: of its sights, of what is near it, and short ones. By the slug of its guide. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  negombo: ["Airport", "Colombo airport", "Bandaranaike International Airport", "Katunayake", "CMB"],
  ratnapura: ["Sri Pada", "Sripada", "Adam's Peak"],
  trincomalee: ["Trinco"],
}

/** Fewer letters are looked for at the beginning of a name only. */
const LETTERS_OF_A_PART = 3

/**
 * The places that a name may mean: the one that has it, in English, Sinhala or Tamil; otherwise those with a name that begins
 * with it or contains it. Capitals, spaces, dashes and apostrophes do not matter.
 */
export function findPlaces(places: readonly Place[], name: string): Place[] {
  const wanted = emails(name)
  if (wanted === "") return []
  const withName = (isIt: (known: string) => boolean) =>
    places.filter((place) => namesOf(place).some((known) => isIt(emails(known))))
  const same = withName((known) => known === wanted)
  if (same.length > 0) return same
  const beginning = withName((known) => known.startsWith(wanted))
  if (beginning.length > 0 || wanted.length < LETTERS_OF_A_PART) return beginning
  return withName((known) => known.includes(wanted))
}

function namesOf({ slug, name, sinhala, tamil }: Place): string[] {
  return [name, sinhala, tamil, ...(OTHER_NAMES[slug] ?? [])]
}

function emails(name: string): string {
  return name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\s\-'’]/g, "")
}
