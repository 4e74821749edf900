import { readFileSync } from "node:fs"
import { content } from "./content.ts"

// docs/facts: facts about each place, with confidence and sources. Tests compare the guides with them.
const FACTS = new URL("../../docs/facts/", import.meta.url)
const read = (file: string) => readFileSync(new URL(file, FACTS), "utf8")

type RoadFact = {
  km: number
  hours_range?: [number, number]
  estimate?: boolean
  confidence?: "high" | "medium" | "low"
}

export type PlaceFacts = {
  slug: string
  road_from_dambulla: RoadFact
  road_from_colombo: RoadFact
  road_from_cmb_airport: RoadFact
  pilgrim: { yes: boolean }
  nearby_detail: { slug: string; km: number }[]
}

const { places }: { places: PlaceFacts[] } = JSON.parse(read("places.json"))
const rules = read("rules.md")

export function factsOf(slug: string): PlaceFacts {
  const facts = places.find((place) => place.slug === slug)
  if (!facts) throw new Error(`no facts about ${slug}`)
  return facts
}

/** Numbers like `1,310` and `0.5`, and road numbers like `A9` and `E01`. */
const FIGURE = /(?<![A-Za-z\d])(?:[A-Z]{1,2}\d+|\d[\d,]*(?:\.\d+)?)/g

export function figuresIn(text: string): string[] {
  return (text.match(FIGURE) ?? []).map((figure) => figure.replaceAll(",", ""))
}

/** Every figure that a guide may contain: of its place, its neighbours, the traffic rules and the company's rules. */
export function knownFigures(slug: string): Set<string> {
  const toNeighbours = places.flatMap(({ nearby_detail }) =>
    nearby_detail.filter((near) => near.slug === slug),
  )
  const sources = [
    factsOf(slug),
    toNeighbours,
    content.guide(slug)?.drives,
    content.guide(slug)?.nearby,
    content.rules,
  ]
  return new Set(figuresIn(`${sources.map((source) => JSON.stringify(source)).join(" ")} ${rules}`))
}
