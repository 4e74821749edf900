import type { FileContent } from "#domain/content/file-content.ts"
import { licenceRulesSchema } from "#domain/content/licence-schema.ts"
import { rulesSchema } from "#domain/content/rules.ts"
import { agentsSchema, questionsSchema } from "#domain/content/setting-schemas.ts"
import { NO_ABROAD_RATES } from "#domain/pricing/abroad-rates.ts"
import { NO_SIDE_COSTS } from "#domain/pricing/side-costs.ts"
import { readCalendar } from "./calendar-file.ts"
import { readClimate } from "./climate-file.ts"
import { ContentReader } from "./content-reader.ts"
import { readCredits } from "./credits-file.ts"
import { readGuide } from "./guide-file.ts"
import { readPage } from "./page-file.ts"
import { readPlaces } from "./places-file.ts"
import { ContentError } from "./problems.ts"
import { readRoadStates } from "./road-states-file.ts"
import { readRoads } from "./roads-file.ts"
import * as schemas from "./schemas.ts"
import { readTrips } from "./trips-file.ts"

/** The slugs of the general pages: docs/requirements.md, R3.3. */
const PAGE_SLUGS = ["rent-a-car-sri-lanka", "rent-a-car-guide"]

/**
 * Reads and checks all content files of a folder. `scenes` are the names of the drawings for which picture files exist.
 * @throws ContentError with the file, line and key of every error
 */
export function readContent(directory: string, scenes: ReadonlySet<string>): FileContent {
  const reader = new ContentReader(directory)
  const rules = reader.json("rules.json", rulesSchema)
  const site = reader.json("site.json", schemas.siteSchema)
  const placeEntries = readPlaces(reader, scenes)
  const questions = reader.json("faq.json", questionsSchema)
  const contactedAgents = reader.json("agents.json", agentsSchema)
  const terms = reader.json("terms.json", schemas.termsSchema)
  const gallery = reader.json("gallery.json", schemas.gallerySchema(scenes))
  const about = reader.json("about.json", schemas.aboutSchema)
  const credits = readCredits(reader)
  const placeSlugs = placeEntries?.map(({ place }) => place.slug) ?? []
  const roads = readRoads(reader, placeSlugs)
  const roadStates = readRoadStates(reader, placeSlugs)
  const readyTrips = readTrips(reader, placeSlugs)
  const calendar = readCalendar(reader, placeSlugs)
  const licence = reader.json("licence-rules.json", licenceRulesSchema)
  const climateOf = readClimate(reader, placeSlugs)
  // An invalid file is replaced by an empty value, so that the guides are read and checked too.
  const sharedContent = {
    places: placeEntries ?? [],
    roadStates: roadStates ?? [],
    calendar: calendar ?? { source: "", href: "", days: [] },
    climateOf: climateOf ?? (() => null),
  }
  const guides = placeEntries?.flatMap((entry) => readGuide(reader, entry, sharedContent) ?? []) ?? []
  const pages = PAGE_SLUGS.flatMap((slug) => readPage(reader, slug, scenes) ?? [])
  if (placeEntries) {
    reportUnknownFiles(reader, "guides", ".md", placeSlugs)
    reportUnknownFiles(reader, "visits", ".json", placeSlugs)
  }
  reportUnknownFiles(reader, "pages", ".md", PAGE_SLUGS)
  const hasCompanyTexts =
    rules && site && questions && contactedAgents && terms && gallery && about && credits
  const isComplete =
    hasCompanyTexts && placeEntries && roads && roadStates && licence && readyTrips && calendar && climateOf
  if (reader.problems.length > 0 || !isComplete) throw new ContentError(reader.problems)
  const { companyName, foundedYear, ...contact } = site
  return {
    company: { companyName, foundedYear },
    places: placeEntries.map(({ place }) => place),
    terms: terms.map((section) => ({ figure: null, figureNote: null, prohibited: [], ...section })),
    about,
    credits,
    roads,
    roadStates,
    placeSeasons: placeEntries.map(({ season }) => season),
    readyTrips,
    calendar,
    guides: new Map(guides.map((guide) => [guide.place.slug, guide])),
    pages: new Map(pages.map((page) => [page.slug, page])),
    // The settings until the office edits them.
    settings: {
      contact,
      notices: [],
      questions,
      gallery: gallery.map((picture) => ({ ...picture, isHidden: false })),
      rules,
      agents: contactedAgents,
      abroad: NO_ABROAD_RATES,
      seasons: [],
      availability: { isShown: false },
      costs: NO_SIDE_COSTS,
      licence,
    },
  }
}

/** Reports files that no page shows. Their names are probably mistyped. */
function reportUnknownFiles(
  reader: ContentReader,
  folder: string,
  extension: string,
  expectedNames: readonly string[],
): void {
  for (const name of reader.namesIn(folder, extension).filter((name) => !expectedNames.includes(name))) {
    const message = `no page shows this file; its name must be one of ${expectedNames.join(", ")}`
    reader.problems.push({ file: `${folder}/${name}${extension}`, line: 1, message })
  }
}
