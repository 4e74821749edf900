import { join } from "node:path"
import type { Problem } from "#adapters/content-files/problems.ts"
import { RENT_A_CAR, RENT_A_CAR_GUIDE } from "#app/paths.ts"
import type { CandidateVehicle } from "#domain/catalogue/suited-vehicles.ts"
import type { Content } from "#domain/content/content.ts"
import { rupees } from "#domain/money.ts"
import { seedFleet } from "#seed/fleet.ts"
import { openContentFiles } from "./content-files.ts"
import { readFactBase } from "./facts.ts"
import { factProblems } from "./figures.ts"
import { unknownRoadProblems } from "./road-edges.ts"
import { sharedSentenceProblems } from "./shared-sentences.ts"
import { vehicleNeedsProblems } from "./vehicle-needs.ts"

const PAGE_SLUGS = [RENT_A_CAR, RENT_A_CAR_GUIDE].map((path) => path.slice(1))

/** Contradictions between the content and other files (facts, catalogue), which `readContent` does not check. */
export function contentProblems(root: string, content: Content): Problem[] {
  const files = openContentFiles(join(root, "content"))
  const factBase = readFactBase(root)
  const guides = content.places.flatMap(({ slug }) => content.guide(slug) ?? [])
  const fleet = seedVehicles()
  const pages = PAGE_SLUGS.flatMap((slug) => content.page(slug) ?? [])
  return [
    ...guides.flatMap((guide) => factProblems(guide, factBase, content, files)),
    ...guides.flatMap((guide) => vehicleNeedsProblems(guide, fleet, files)),
    ...sharedSentenceProblems([...guides, ...pages], files),
    ...unknownRoadProblems(content, files),
  ]
}

/** The fleet of a new installation, with the fields that decide which vehicles fit a need. */
export function seedVehicles(): CandidateVehicle[] {
  return seedFleet.vehicles.map(({ id, chauffeurOnly, rates, fuelLabel, ...specification }) => ({
    id,
    chauffeurOnly,
    rates: { ...NO_RATES, oneWeek: rupees(rates.oneWeek) },
    specification: { ...specification, fuel: fuelLabel },
  }))
}

const NO_RATES = {
  oneWeek: null,
  twoWeeks: null,
  threeWeeks: null,
  oneMonth: null,
  threeMonths: null,
  sixMonths: null,
}
