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

/** The place of a name, in English, Sinhala or Tamil; capitals, spaces and dashes do not matter. */
export function findPlace(places: readonly Place[], name: string): Place | null {
  const wanted = letters(name)
  const namesOf = ({ name, sinhala, tamil }: Place) => [name, sinhala, tamil]
  return places.find((place) => namesOf(place).some((known) => letters(known) === wanted)) ?? null
}

function letters(name: string): string {
  return name.normalize("NFC").toLowerCase().replace(/[\s-]/g, "")
}
