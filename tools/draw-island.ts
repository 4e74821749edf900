// Draws three things: the outline of the island in app/ui/symbols.svg, the roads from Dambulla to each place
// along the graph of main roads, and the CSS rules that highlight a place's dot while the pointer is over its
// name.
// `npm run draw:places` writes their files. Run it after a change of the outline, of the roads, of their states
// (content/road-states.json) or of the list of places.
import { readFileSync } from "node:fs"
import { outlinePath, type Position, roadPath } from "#app/map/geometry.ts"
import type { Road } from "#domain/content/roads.ts"
import {
  fastestRoute,
  passableRoads,
  type RoadEdges,
  RoadGraphError,
  type Route,
} from "#domain/trip/fastest-route.ts"

const OFFICE_SLUG = "dambulla"
const MAP_FOLDER = "app/map/"
const SYMBOLS_FILE = "app/ui/symbols.svg"
const MAP = new URL(`../${MAP_FOLDER}`, import.meta.url)

/** The text of each file of the map, by its path from the root of the repository. */
export function mapFiles(places: readonly PlaceSlug[] = readPlaces()): Record<string, string> {
  return {
    [SYMBOLS_FILE]: withOutline(readFileSync(new URL(`../${SYMBOLS_FILE}`, import.meta.url), "utf8")),
    [`${MAP_FOLDER}place-highlights.css`]: placeHighlightsCss(places),
    [`${MAP_FOLDER}road-paths.json`]: `${JSON.stringify(roadPaths(places), null, 2)}\n`,
  }
}

type PlaceSlug = { slug: string }

type Outline = { features: [{ geometry: { coordinates: number[][][][] } }] }

/** The text of symbols.svg with the current outline of the island. */
function withOutline(symbols: string): string {
  const outline: Outline = JSON.parse(readFileSync(new URL("sri-lanka-outline.json", MAP), "utf8"))
  const path = outlinePath(outline.features[0].geometry.coordinates.flat())
  return symbols.replace(/(?<=<path id="island-outline" d=")[^"]*/, path)
}

type RoadGraph = { nodes: Record<string, [latitude: number, longitude: number]>; edges: Road[] }

const CONTENT = new URL("../content/", import.meta.url)
const { nodes, edges }: RoadGraph = JSON.parse(readFileSync(new URL("roads.json", CONTENT), "utf8"))

const roadStates: RoadEdges[] = JSON.parse(readFileSync(new URL("road-states.json", CONTENT), "utf8"))
const roads = passableRoads(edges, roadStates)

/** The guides that do not take the fastest road from our office, with the junctions that their road passes. */
const VIA_JUNCTIONS: Readonly<Record<string, readonly string[]>> = {
  colombo: ["ambepussa"],
  haputale: ["nuwara-eliya"],
}

/** The road from our office to a place that its guide measures; null for Dambulla itself. @throws RoadGraphError */
export function routeFromOffice(slug: string): Route | null {
  return slug === OFFICE_SLUG
    ? null
    : fastestRoute(roads, [OFFICE_SLUG, ...(VIA_JUNCTIONS[slug] ?? []), slug])
}

/** The road from our office to a place as an SVG path. @throws RoadGraphError */
export function roadPathTo(slug: string): string | null {
  const route = routeFromOffice(slug)
  return route && roadPath(route.junctions.map(positionOf))
}

function roadPaths(places: readonly PlaceSlug[]): Record<string, string> {
  return Object.fromEntries(
    places.flatMap(({ slug }) => {
      const path = roadPathTo(slug)
      return path === null ? [] : [[slug, path]]
    }),
  )
}

function positionOf(junction: string): Position {
  const [latitude, longitude] = nodes[junction] ?? []
  if (latitude === undefined || longitude === undefined) throw new RoadGraphError(`no junction ${junction}`)
  return { latitude, longitude }
}

function placeHighlightsCss(places: readonly PlaceSlug[]): string {
  const rules = places.map(
    ({ slug }) => `    &:has([data-place="${slug}"]:is(:hover, :focus-visible)) [data-dot="${slug}"]`,
  )
  return `/* Made by tools/draw-island.ts: pointing at a name in a list highlights its dot on the map beside it. */
@layer components {
  [data-highlights-dots] {
${rules.join(",\n")} {
      r: 13px;
      fill: var(--saffron);
      stroke: #fff;
    }
  }
}
`
}

function readPlaces(): PlaceSlug[] {
  return JSON.parse(readFileSync(new URL("places.json", CONTENT), "utf8"))
}
