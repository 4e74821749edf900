// Draws app/site/map/island.svg from the outline, and the rules that light a place's dot while its name is pointed at.
// Run after a change of the outline or of the list of places: node tools/draw-island.ts
import { readFileSync, writeFileSync } from "node:fs"
import { outlinePath, VIEW_BOX } from "#app/site/map/geometry.ts"

const MAP = new URL("../app/site/map/", import.meta.url)

type Outline = { features: [{ geometry: { coordinates: number[][][][] } }] }

export function islandSvg(): string {
  const outline: Outline = JSON.parse(readFileSync(new URL("sri-lanka-outline.json", MAP), "utf8"))
  const path = outlinePath(outline.features[0].geometry.coordinates.flat())
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${VIEW_BOX}"><title>Sri Lanka</title><path id="land" d="${path}"/></svg>\n`
}

export function placeLightsCss(): string {
  const places: { slug: string }[] = JSON.parse(
    readFileSync(new URL("../content/places.json", import.meta.url), "utf8"),
  )
  const rules = places.map(
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

if (import.meta.main) {
  writeFileSync(new URL("island.svg", MAP), islandSvg())
  writeFileSync(new URL("place-lights.css", MAP), placeLightsCss())
}
