import { readFileSync } from "node:fs"
import { join } from "node:path"

type RoadFact = {
  km: number
  hours_range?: [number, number]
  estimate?: boolean
  confidence?: "high" | "medium" | "low"
}

/** A sight in the fact base. Many have a distance only. */
export type AttractionFact = {
  name: string
  latitude?: number
  longitude?: number
  distance_km?: number | null
}

export type PlaceFacts = {
  slug: string
  attractions: AttractionFact[]
  road_from_dambulla: RoadFact
  road_from_colombo: RoadFact
  road_from_cmb_airport: RoadFact
  pilgrim: { yes: boolean }
  /** The months that the guide advises against: `Oct`. */
  avoid_months: string[]
  nearby_detail: { slug: string; km: number }[]
}

/** The fact base: the facts of each place with their confidence and sources. */
export type FactBase = {
  places: readonly PlaceFacts[]
  /** The text of docs/facts/rules.md: the rules of traffic and of the company. */
  rules: string
  ofPlace: (slug: string) => PlaceFacts | null
}

export const FACTS_FILE = "docs/facts/places.json"

export function readFactBase(root: string): FactBase {
  const { places }: { places: PlaceFacts[] } = JSON.parse(readFileSync(join(root, FACTS_FILE), "utf8"))
  const rules = readFileSync(join(root, "docs/facts/rules.md"), "utf8")
  return { places, rules, ofPlace: (slug) => places.find((place) => place.slug === slug) ?? null }
}
