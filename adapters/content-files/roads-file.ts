import * as v from "valibot"
import { ROAD_BASES, ROAD_WARNINGS, type RoadNetwork } from "#domain/content/roads.ts"
import { latitude, longitude, text } from "#domain/content/setting-schemas.ts"
import type { ContentReader } from "./content-reader.ts"

// The fields of `roads.json` are described in domain/content/roads.ts.

const FILE = "roads.json"

/** A larger number is mistyped: no road has 400 kilometres, and no car drives at 400 kilometres per hour. */
const positiveNumber = (unit: string) =>
  v.pipe(v.number(), v.gtValue(0, `write ${unit}`), v.maxValue(400, `write ${unit}`))

const roadsSchema = v.strictObject({
  about: text,
  nodes: v.record(v.string(), v.strictTuple([latitude, longitude])),
  edges: v.array(
    v.strictObject({
      from: text,
      to: text,
      km: positiveNumber("kilometres"),
      kmPerHour: positiveNumber("kilometres per hour"),
      basis: v.picklist(ROAD_BASES, `write one of ${ROAD_BASES.join(", ")}`),
      road: v.nullish(v.pipe(v.string(), v.regex(/^[ABE]\d{1,3}$/, "write a number as A9 or E01")), null),
      warnings: v.optional(v.strictObject(v.entriesFromList(ROAD_WARNINGS, v.optional(text))), {}),
    }),
  ),
})

/**
 * The graph of main roads between junctions. Reports unknown junctions, places that are no junction, and warnings whose source
 * is an unknown guide.
 * @returns null if the file is invalid
 */
export function readRoads(reader: ContentReader, placeSlugs: readonly string[]): RoadNetwork | null {
  const graph = reader.json(FILE, roadsSchema)
  if (!graph) return null
  for (const slug of placeSlugs)
    if (!graph.nodes[slug])
      reader.report(FILE, "nodes", `has no junction '${slug}', which is a place in places.json`)
  graph.edges.forEach(({ from, to, warnings }, index) => {
    for (const end of [from, to])
      if (!graph.nodes[end]) reader.report(FILE, `edges.${index}`, `there is no junction '${end}'`)
    for (const guide of Object.values(warnings))
      if (guide && !placeSlugs.includes(guide))
        reader.report(FILE, `edges.${index}.warnings`, `there is no guide to '${guide}'`)
  })
  const junctions = Object.entries(graph.nodes).map(([name, [latitude, longitude]]) => [
    name,
    { latitude, longitude },
  ])
  return { junctions: Object.fromEntries(junctions), roads: graph.edges }
}
