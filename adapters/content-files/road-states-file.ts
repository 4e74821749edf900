import * as v from "valibot"
import { byGravity, ROAD_CONDITIONS, ROAD_STATE_KINDS, type RoadState } from "#domain/content/road-state.ts"
import { day, httpsAddress, text, texts } from "#domain/content/setting-schemas.ts"
import type { ContentReader } from "./content-reader.ts"
import { slug } from "./schemas.ts"

/** Places of `places.json` only. */
export const placesAmong = (slugs: readonly string[]) =>
  v.array(
    v.pipe(
      v.string(),
      v.check(
        (name) => slugs.includes(name),
        ({ input }) => `there is no place '${String(input)}' in places.json`,
      ),
    ),
  )

const statesSchema = (slugs: readonly string[]) =>
  v.pipe(
    v.array(
      v.strictObject({
        id: slug,
        kind: v.picklist(ROAD_STATE_KINDS, `write one of ${ROAD_STATE_KINDS.join(", ")}`),
        names: texts,
        state: v.picklist(ROAD_CONDITIONS, `write one of ${ROAD_CONDITIONS.join(", ")}`),
        title: text,
        text,
        reportedOn: day,
        source: text,
        href: httpsAddress,
        places: placesAmong(slugs),
        edges: v.array(v.strictTuple([v.string(), v.string()])),
      }),
    ),
    v.checkItems(
      ({ id }, index, states) => states.findIndex((other) => other.id === id) === index,
      "an id stands here twice",
    ),
  )

/** The reports about roads, railways and fuel, the gravest first. */
export function readRoadStates(reader: ContentReader, slugs: readonly string[]): RoadState[] | null {
  return reader.json("road-states.json", statesSchema(slugs))?.toSorted(byGravity) ?? null
}
