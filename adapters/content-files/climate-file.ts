import * as v from "valibot"
import type { ClimateStation } from "#domain/content/climate.ts"
import { httpsUrl, text, uniqueBy } from "#domain/content/setting-schemas.ts"
import type { ContentReader } from "./content-reader.ts"
import { slug } from "./schemas.ts"

// The fields of a station are described in domain/content/climate.ts.

/** A value for each month. */
const byMonth = (value: v.GenericSchema<number>) =>
  v.pipe(v.array(value), v.length(12, "write twelve values, January first"))
const celsius = v.pipe(
  v.number(),
  v.minValue(-10, "write degrees Celsius between -10 and 50"),
  v.maxValue(50, "write degrees Celsius between -10 and 50"),
)

const stationSchema = v.strictObject({
  id: slug,
  name: text,
  period: text,
  source: text,
  href: httpsUrl,
  rainMm: byMonth(
    v.pipe(v.number(), v.minValue(0, "write millimetres"), v.maxValue(2000, "write millimetres")),
  ),
  highC: v.nullish(byMonth(celsius), null),
  lowC: v.nullish(byMonth(celsius), null),
})

const climateSchema = v.strictObject({
  stations: v.pipe(
    v.array(stationSchema),
    uniqueBy(({ id }) => id, "this id is used twice"),
  ),
  /** The id of the station of a place, by the slug of the place. */
  stationOf: v.record(v.string(), v.string()),
})

/**
 * Returns a function that returns the weather station of a place, or null for a place without a station nearby.
 * @returns null if the file is invalid; `reader.problems` then has its errors
 */
export function readClimate(
  reader: ContentReader,
  placeSlugs: readonly string[],
): ((slug: string) => ClimateStation | null) | null {
  const file = "climate.json"
  const climate = reader.json(file, climateSchema)
  if (!climate) return null
  const { stations, stationOf } = climate
  for (const [place, id] of Object.entries(stationOf)) {
    if (!placeSlugs.includes(place))
      reader.report(file, `stationOf.${place}`, "is not a place in places.json")
    if (!stations.some((station) => station.id === id))
      reader.report(file, `stationOf.${place}`, `there is no station '${id}'`)
  }
  return (place) => stations.find(({ id }) => id === stationOf[place]) ?? null
}
