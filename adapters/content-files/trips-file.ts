import * as v from "valibot"
import type { ReadyTrip } from "#domain/content/ready-trip.ts"
import { day, integer, text, uniqueBy } from "#domain/content/setting-schemas.ts"
import { MAX_STOPS, RANGES } from "#domain/trip/plan.ts"
import { AIRPORT } from "#domain/trip/points.ts"
import type { ContentReader } from "./content-reader.ts"
import { slug } from "./schemas.ts"

// The fields of `trips.json` are described in domain/content/ready-trip.ts.

const FILE = "trips.json"
const { min, max } = RANGES.nights
const nights = v.pipe(
  integer,
  v.minValue(min, `write ${min} or more`),
  v.maxValue(max, `write ${max} or less`),
)

const tripsSchema = v.pipe(
  v.array(
    v.strictObject({
      slug,
      title: text,
      description: text,
      intro: text,
      editedOn: day,
      cover: text,
      start: text,
      end: text,
      stops: v.pipe(
        v.array(v.strictObject({ place: text, nights })),
        v.minLength(1, "write at least one stop"),
        v.maxLength(MAX_STOPS, `write at most ${MAX_STOPS} stops`),
      ),
      days: v.array(text),
    }),
  ),
  uniqueBy(({ slug }) => slug, "this slug is used twice"),
)

/**
 * The ready-made trips; null if the file is invalid. Reports unknown places, a cover place that is no stop, and a wrong number of
 * texts for the days.
 */
export function readTrips(reader: ContentReader, placeSlugs: readonly string[]): ReadyTrip[] | null {
  const trips = reader.json(FILE, tripsSchema)
  const isAirportOrPlace = (id: string) => id === AIRPORT || placeSlugs.includes(id)
  trips?.forEach(({ start, end, stops, days, cover }, index) => {
    const pointIdsByKey = {
      start,
      end,
      ...Object.fromEntries(stops.map(({ place }, stopIndex) => [`stops.${stopIndex}.place`, place])),
    }
    for (const [key, id] of Object.entries(pointIdsByKey)) {
      if (!isAirportOrPlace(id))
        reader.report(FILE, `${index}.${key}`, `there is no place '${id}' in places.json`)
    }
    if (!stops.some(({ place }) => place === cover))
      reader.report(FILE, `${index}.cover`, "write the place of one of the stops")
    // One day more than nights.
    const dayCount = stops.reduce((total, { nights }) => total + nights, 1)
    if (days.length !== dayCount)
      reader.report(FILE, `${index}.days`, `write ${dayCount} texts: one for each day of the trip`)
  })
  return trips
}
