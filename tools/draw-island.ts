// Draws app/site/map/island.svg from the outline, the roads from Dambulla to each place from the graph of main roads, and
// the rules that light a place's dot while its name is pointed at.
// Run after a change of the outline, of the roads or of the list of places: node tools/draw-island.ts
import { readFileSync, writeFileSync } from "node:fs"
import { outlinePath, type Position, roadPath, VIEW_BOX } from "#app/site/map/geometry.ts"
import { quickestWay, type Road, type Way } from "./quickest-way.ts"

const OFFICE = "dambulla"
const MAP = new URL("../app/site/map/", import.meta.url)

type Outline = { features: [{ geometry: { coordinates: number[][][][] } }] }

export function islandSvg(): string {
  const outline: Outline = JSON.parse(readFileSync(new URL("sri-lanka-outline.json", MAP), "utf8"))
  const path = outlinePath(outline.features[0].geometry.coordinates.flat())
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${VIEW_BOX}"><title>Sri Lanka</title><path id="island-outline" d="${path}"/></svg>\n`
}

type RoadGraph = { nodes: Record<string, [latitude: number, longitude: number]>; edges: Road[] }

const { nodes, edges }: RoadGraph = JSON.parse(readFileSync(new URL("road-graph.json", MAP), "utf8"))

/** Where a guide does not take the quickest road from our office: what its road passes on the way. */
const THROUGH: Readonly<Record<string, readonly string[]>> = {
  colombo: ["ambepussa"],
  hambantota: ["monaragala", "wellawaya"],
  tissamaharama: ["monaragala", "kataragama"],
  yala: ["monaragala", "kataragama", "tissamaharama"],
}

/** For each place, the road from our office that its guide measures. Dambulla itself has none. */
export function waysFromOffice(): { slug: string; way: Way }[] {
  const others = writtenPlaces().filter(({ slug }) => slug !== OFFICE)
  return others.map(({ slug }) => ({
    slug,
    way: quickestWay(edges, [OFFICE, ...(THROUGH[slug] ?? []), slug]),
  }))
}

/** The same as SVG paths, by place. */
export function roadPaths(): Record<string, string> {
  return Object.fromEntries(
    waysFromOffice().map(({ slug, way }) => [slug, roadPath(way.junctions.map(positionOf))]),
  )
}

function positionOf(junction: string): Position {
  const [latitude, longitude] = nodes[junction] ?? []
  if (latitude === undefined || longitude === undefined) throw new Error(`no junction ${junction}`)
  return { latitude, longitude }
}

export function placeLightsCss(): string {
  const rules = writtenPlaces().map(
    ({ slug }) => `    &:has([data-place="${slug}"]:is(:hover, :focus-visible)) [data-dot="${slug}"]`,
  )
  return `/* Made by tools/draw-island.ts: pointing at a name in a list lights its dot on the map beside it. */
@layer parts {
  [data-lights-map] {
${rules.join(",\n")} {
      r: 13px;
      fill: var(--saffron);
      stroke: #fff;
    }
  }
}
`
}

function writtenPlaces(): { slug: string }[] {
  return JSON.parse(readFileSync(new URL("../content/places.json", import.meta.url), "utf8"))
}

if (import.meta.main) {
  writeFileSync(new URL("island.svg", MAP), islandSvg())
  writeFileSync(new URL("place-lights.css", MAP), placeLightsCss())
  writeFileSync(new URL("road-paths.json", MAP), `${JSON.stringify(roadPaths(), null, 2)}\n`)
}
