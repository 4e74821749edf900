import { DEFAULT_RETENTION_MONTHS } from "#domain/privacy/privacy-settings.ts"
import type { AboutPage, CompanyDetails, Content, GeneralPage, Guide, TermsSection } from "./content.ts"
import type { CreditGroup } from "./credits.ts"
import type { FestivalCalendar } from "./festivals.ts"
import type { Place } from "./place.ts"
import type { ReadyTrip } from "./ready-trip.ts"
import type { RoadState } from "./road-state.ts"
import type { RoadNetwork } from "./roads.ts"
import { fillPlaceholders } from "./rule-texts.ts"
import { ruleTexts } from "./rules.ts"
import type { PlaceSeason } from "./seasons.ts"
import { mergeGallery, type Settings } from "./settings.ts"

/** The content of the content files. Its texts contain placeholders of rules. `settings` apply until the office edits them. */
export type FileContent = {
  company: Pick<CompanyDetails, "companyName" | "foundedYear">
  places: readonly Place[]
  terms: readonly TermsSection[]
  about: AboutPage
  credits: readonly CreditGroup[]
  roads: RoadNetwork
  roadStates: readonly RoadState[]
  placeSeasons: readonly PlaceSeason[]
  readyTrips: readonly ReadyTrip[]
  calendar: FestivalCalendar
  /** By the slug of their place. */
  guides: ReadonlyMap<string, Guide>
  /** By their slug. */
  pages: ReadonlyMap<string, GeneralPage>
  settings: Settings
}

/** The content that the office edits. */
export type EditedContent = { settings: Settings } & Pick<
  Content,
  "enquiryRetentionMonths" | "enquiryRetentionFrom"
>

/** Combines the files with edited settings. Placeholders of guides and pages are replaced at their first use. */
export function contentOf(
  fileContent: FileContent,
  { settings, enquiryRetentionMonths, enquiryRetentionFrom }: EditedContent = {
    settings: fileContent.settings,
    enquiryRetentionMonths: DEFAULT_RETENTION_MONTHS,
    enquiryRetentionFrom: null,
  },
): Content {
  const ruleValues = ruleTexts(settings.rules)
  const { company, places, terms, about, credits, roads, roadStates, placeSeasons, calendar, guides, pages } =
    fileContent
  return {
    site: { ...company, ...settings.contact },
    places,
    rules: settings.rules,
    faq: fillPlaceholders(settings.questions, ruleValues),
    notices: fillPlaceholders(settings.notices, ruleValues),
    agents: settings.agents,
    abroadRates: settings.abroad,
    seasons: settings.seasons,
    availability: settings.availability,
    costs: settings.costs,
    gallery: mergeGallery(settings.gallery, fileContent.settings.gallery),
    terms: fillPlaceholders(terms, ruleValues),
    about: fillPlaceholders(about, ruleValues),
    credits,
    roads,
    roadStates,
    placeSeasons,
    licenceRules: settings.licence,
    readyTrips: fileContent.readyTrips,
    calendar,
    enquiryRetentionMonths,
    enquiryRetentionFrom,
    guide: cachedBySlug(guides, (guide) => fillPlaceholders(guide, ruleValues)),
    page: cachedBySlug(pages, (page) => fillPlaceholders(page, ruleValues)),
  }
}

function cachedBySlug<Text>(
  texts: ReadonlyMap<string, Text>,
  fill: (text: Text) => Text,
): (slug: string) => Text | null {
  const cache = new Map<string, Text>()
  return (slug) => {
    const text = cache.get(slug) ?? texts.get(slug)
    if (!text) return null
    if (!cache.has(slug)) cache.set(slug, fill(text))
    return cache.get(slug) ?? null
  }
}
