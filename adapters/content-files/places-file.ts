import type * as v from "valibot"
import { DRIVE_STARTS, type Drive } from "#domain/content/drive.ts"
import type { Place } from "#domain/content/place.ts"
import type { PlaceSeason } from "#domain/content/seasons.ts"
import type { ContentReader } from "./content-reader.ts"
import { placesSchema } from "./schemas.ts"

/** A place of `places.json`, with the fields that only its guide and the planner show. */
export type PlaceWithGuideData = {
  place: Place
  drives: readonly Drive[]
  neighbours: readonly { slug: string; km: number }[]
  season: PlaceSeason
}

/** The places, in the order of the file; null if the file is invalid. */
export function readPlaces(reader: ContentReader, scenes: ReadonlySet<string>): PlaceWithGuideData[] | null {
  return reader.json("places.json", placesSchema(scenes))?.map(fromEntry) ?? null
}

type PlaceEntry = v.InferOutput<ReturnType<typeof placesSchema>>[number]

/**
 * `roadKm` is the distance by road from the office in Dambulla, and 0 for Dambulla itself. `isEstimate`: whether that distance is an
 * estimate.
 */
function fromEntry({ drives, neighbours, months, ...place }: PlaceEntry): PlaceWithGuideData {
  const fromOffice = drives.dambulla
  return {
    place: {
      ...place,
      scene: place.scene ?? place.slug,
      roadKm: fromOffice?.km ?? 0,
      isEstimate: fromOffice?.isEstimate ?? false,
    },
    drives: DRIVE_STARTS.flatMap((from) => (drives[from] ? [{ from, ...drives[from] }] : [])),
    neighbours: neighbours.toSorted((one, other) => one.km - other.km),
    season: { place: place.slug, ...months },
  }
}
