import { findPlaces } from "#domain/content/find-place.ts"
import type { Place } from "#domain/content/place.ts"
import type { RoadNetwork } from "#domain/content/roads.ts"

/** A place that a trip can begin, stop or end at. `junction` is its name in the road network. */
export type TripPoint = {
  /** The slug of the place, or `airport`. */
  id: string
  name: string
  junction: string
  latitude: number
  longitude: number
  /** Null for the airport, which has no guide. */
  place: Place | null
}

/** The id of Colombo airport in the URL of a plan; drives in guides use the same word. */
export const AIRPORT = "airport"
const AIRPORT_JUNCTION = "cmb"
/** The names that visitors use for Colombo airport. The airports of Jaffna, Mattala and Ratmalana are not in the graph. */
const AIRPORT_NAME = /^airport$|colombo.*airport|\bcmb\b|katunayake|bandaranaike/i

/** The office. A trip begins and ends here unless the visitor chooses other places. */
export const OFFICE = "dambulla"

/** Every place with a guide, and the airport. A place that is not in the graph of roads is left out. */
export function tripPoints(
  places: readonly Place[],
  { junctions }: RoadNetwork,
  airportName: string,
): TripPoint[] {
  const airport = junctions[AIRPORT_JUNCTION]
  const ofPlaces = places.flatMap((place): TripPoint[] => {
    const { slug, name, latitude, longitude } = place
    return junctions[slug] ? [{ id: slug, name, junction: slug, latitude, longitude, place }] : []
  })
  if (!airport) return ofPlaces
  const airportPoint: TripPoint = {
    id: AIRPORT,
    name: airportName,
    junction: AIRPORT_JUNCTION,
    ...airport,
    place: null,
  }
  return [...ofPlaces, airportPoint]
}

/**
 * The points that match an id or a name: several if it is ambiguous, none if it is unknown. Names may be in English, Sinhala
 * or Tamil.
 */
export function findPoints(points: readonly TripPoint[], text: string): TripPoint[] {
  const query = text.trim().toLowerCase()
  const exact = points.filter(({ id, name }) => id === query || name.toLowerCase() === query)
  if (exact.length > 0) return exact
  if (AIRPORT_NAME.test(query)) return points.filter(({ id }) => id === AIRPORT)
  const found = findPlaces(
    points.flatMap(({ place }) => place ?? []),
    text,
  )
  return points.filter(({ place }) => place && found.includes(place))
}
