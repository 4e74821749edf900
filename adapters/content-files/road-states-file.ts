import * as v from "valibot"
import { bySeverity, ROAD_CONDITIONS, ROAD_STATE_KINDS, type RoadState } from "#domain/content/road-state.ts"
import { day, eachOnce, httpsUrl, text, texts } from "#domain/content/setting-schemas.ts"
import type { ContentReader } from "./content-reader.ts"
import { placesAmong, slug } from "./schemas.ts"

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
        href: httpsUrl,
        places: placesAmong(slugs),
        edges: v.array(v.strictTuple([v.string(), v.string()])),
      }),
    ),
    eachOnce(({ id }) => id, "this id is used twice"),
  )

/** The reports about roads, railways and fuel, the most severe first. */
export function readRoadStates(reader: ContentReader, slugs: readonly string[]): RoadState[] | null {
  return reader.json("road-states.json", statesSchema(slugs))?.toSorted(bySeverity) ?? null
}
