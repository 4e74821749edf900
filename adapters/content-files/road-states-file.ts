import * as v from "valibot"
import { bySeverity, ROAD_CONDITIONS, ROAD_STATE_KINDS, type RoadState } from "#domain/content/road-state.ts"
import { day, httpsUrl, text, texts, uniqueBy } from "#domain/content/setting-schemas.ts"
import type { ContentReader } from "./content-reader.ts"
import { placeSlugsIn, slug } from "./schemas.ts"

// The fields of `road-states.json` are described in domain/content/road-state.ts.

const statesSchema = (placeSlugs: readonly string[]) =>
  v.pipe(
    v.array(
      v.strictObject({
        id: slug,
        kind: v.picklist(ROAD_STATE_KINDS, `write one of ${ROAD_STATE_KINDS.join(", ")}`),
        names: texts,
        condition: v.picklist(ROAD_CONDITIONS, `write one of ${ROAD_CONDITIONS.join(", ")}`),
        title: text,
        text,
        reportedOn: day,
        source: text,
        href: httpsUrl,
        places: placeSlugsIn(placeSlugs),
        edges: v.array(v.strictTuple([v.string(), v.string()])),
      }),
    ),
    uniqueBy(({ id }) => id, "this id is used twice"),
  )

/** The reports about roads, railways and fuel, the most severe first; null if the file is invalid. */
export function readRoadStates(reader: ContentReader, placeSlugs: readonly string[]): RoadState[] | null {
  return reader.json("road-states.json", statesSchema(placeSlugs))?.toSorted(bySeverity) ?? null
}
