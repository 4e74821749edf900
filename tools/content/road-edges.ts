import type { Problem } from "#adapters/content-files/problems.ts"
import type { Content } from "#domain/content/content.ts"
import type { ContentFiles } from "./content-files.ts"

const GRAPH_FILE = "roads.json"
const ROAD_STATES_FILE = "road-states.json"

/** Reports edges of road reports that the graph of main roads does not have. */
export function unknownRoadProblems(
  { roads, roadStates }: Pick<Content, "roads" | "roadStates">,
  files: ContentFiles,
): Problem[] {
  const knownEdges = new Set(roads.roads.flatMap(({ from, to }) => [`${from} ${to}`, `${to} ${from}`]))
  return roadStates.flatMap((state) =>
    state.edges
      .filter(([from, to]) => !knownEdges.has(`${from} ${to}`))
      .map(([from, to]) => ({
        file: ROAD_STATES_FILE,
        line: files.lineWhere(ROAD_STATES_FILE, (line) => line.includes(`"${state.id}"`)),
        key: "edges",
        message: `${GRAPH_FILE} has no road from ${from} to ${to}`,
      })),
  )
}
