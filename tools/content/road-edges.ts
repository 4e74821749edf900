import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Problem } from "#adapters/content-files/problems.ts"
import type { RoadState } from "#domain/content/road-state.ts"
import type { WrittenFiles } from "./written-files.ts"

const GRAPH = "app/site/map/road-graph.json"
const FILE = "road-states.json"

/** The edges of road reports that the graph of main roads does not have. */
export function unknownRoads(root: string, states: readonly RoadState[], files: WrittenFiles): Problem[] {
  const { edges }: { edges: string[][] } = JSON.parse(readFileSync(join(root, GRAPH), "utf8"))
  const known = new Set(edges.flatMap(([from, to]) => [`${from} ${to}`, `${to} ${from}`]))
  return states.flatMap((state) =>
    state.edges
      .filter(([from, to]) => !known.has(`${from} ${to}`))
      .map(([from, to]) => ({
        file: FILE,
        line: files.lineWhere(FILE, (line) => line.includes(`"${state.id}"`)),
        key: "edges",
        message: `${GRAPH} has no road from ${from} to ${to}`,
      })),
  )
}
