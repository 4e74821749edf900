import * as v from "valibot"
import {
  httpsUrl,
  integer,
  latitude,
  longitude,
  monthOrYear,
  text,
  uniqueBy,
} from "#domain/content/setting-schemas.ts"
import type { VisitDetails } from "#domain/content/visit.ts"
import type { ContentReader } from "./content-reader.ts"

// The fields of `visits/<slug>.json` are described in domain/content/visit.ts.

/** The bold names of 'What to see' in a guide. */
export type NamedSights = readonly { name: string }[]

const flag = v.optional(v.boolean(), false)

const needSchema = v.strictObject({
  party: text,
  seats: v.pipe(integer, v.minValue(1, "write the seats that the party needs")),
  highClearance: flag,
  fourWheelDrive: flag,
  automatic: flag,
  withDriver: flag,
  powerful: flag,
})

/** A fee or opening hours without its source and date cannot be shown. */
const datedText = v.strictObject({ text, seen: monthOrYear, source: text, href: httpsUrl })

const minutes = v.pipe(integer, v.maxValue(24 * 60, "write minutes, a day at most"))

const sightSchema = v.pipe(
  v.strictObject({
    name: text,
    latitude,
    longitude,
    km: v.nullable(
      v.pipe(v.number(), v.minValue(0, "write 0 or more"), v.maxValue(200, "write 200 or less")),
    ),
    isEstimate: v.boolean(),
    driveMinutes: v.nullable(minutes),
    stayMinutes: v.nullish(minutes, null),
    road: v.nullish(text, null),
    parking: v.nullish(text, null),
    walk: v.nullish(text, null),
    access: v.nullish(text, null),
    fee: v.nullish(datedText, null),
    hours: v.nullish(datedText, null),
    officialUrl: v.nullish(httpsUrl, null),
  }),
  v.forward(
    v.partialCheck(
      [["km"], ["driveMinutes"]],
      ({ km, driveMinutes }) => km !== null || driveMinutes === null,
      "write null here where the kilometres are not known",
    ),
    ["driveMinutes"],
  ),
)

const daySchema = v.strictObject({
  title: text,
  start: v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "write a time as 06:00")),
  stops: v.pipe(
    v.array(v.strictObject({ activity: text, driveMinutes: minutes, stayMinutes: minutes })),
    v.minLength(1, "write at least one"),
  ),
  backMinutes: minutes,
})

const visitSchema = v.strictObject({
  needs: v.pipe(
    v.array(needSchema),
    v.minLength(1, "write at least one"),
    v.maxLength(3, "write three or less"),
    uniqueBy(({ party }) => party, "this party is used twice"),
  ),
  sights: v.pipe(v.array(sightSchema), v.minLength(1, "write at least one")),
  stay: text,
  days: v.pipe(v.array(daySchema), v.minLength(1, "write at least one"), v.maxLength(2, "write one or two")),
})

/**
 * Reads `visits/<slug>.json`: the vehicles, sights, times and distances that a guide shows. Reports the first sight whose name is
 * not the bold name at its position in 'What to see' of the guide (`namedSights`).
 */
export function readVisit(
  reader: ContentReader,
  slug: string,
  namedSights: NamedSights | null,
): VisitDetails | null {
  const file = `visits/${slug}.json`
  const visit = reader.json(file, visitSchema)
  if (visit && namedSights) reportFirstDifferentName(reader, file, visit.sights, namedSights)
  return visit
}

function reportFirstDifferentName(
  reader: ContentReader,
  file: string,
  sights: NamedSights,
  namedSights: NamedSights,
): void {
  for (let index = 0; index < Math.max(sights.length, namedSights.length); index++) {
    const name = sights[index]?.name
    const nameInGuide = namedSights[index]?.name
    if (name === nameInGuide) continue
    const message = nameInGuide
      ? `the guide's 'What to see' has '${nameInGuide}' here, not '${name ?? "nothing"}'`
      : `the guide's 'What to see' has no '${name}'`
    reader.report(file, name === undefined ? "sights" : `sights.${index}.name`, message)
    return // one missing name would cause a report for each later name
  }
}
