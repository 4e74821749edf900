import * as v from "valibot"
import type { PlaceSeason } from "#domain/content/seasons.ts"
import { integer, text, uniqueBy } from "#domain/content/setting-schemas.ts"
import type { ContentReader } from "./content-reader.ts"

const FILE = "seasons.json"
const months = v.array(v.pipe(integer, v.minValue(1, "write 1 to 12"), v.maxValue(12, "write 1 to 12")))

const seasonsSchema = v.pipe(
  v.array(
    v.strictObject({
      place: text,
      good: months,
      poor: months,
      notes: v.optional(v.array(v.strictObject({ months, text })), []),
    }),
  ),
  uniqueBy(({ place }) => place, "this place is here twice"),
)

/** The months of each place. No month is both good and poor. Null: the file has errors, which are reported. */
export function readSeasons(reader: ContentReader, slugs: readonly string[]): PlaceSeason[] | null {
  const seasons = reader.json(FILE, seasonsSchema)
  for (const slug of slugs)
    if (seasons?.every(({ place }) => place !== slug))
      reader.report(FILE, "", `has no months of '${slug}', which is a place in places.json`)
  seasons?.forEach(({ place, good, poor }, index) => {
    if (!slugs.includes(place))
      reader.report(FILE, `${index}.place`, `there is no place '${place}' in places.json`)
    if (good.some((month) => poor.includes(month)))
      reader.report(FILE, `${index}.poor`, "a month is good or poor, not both")
  })
  return seasons
}
