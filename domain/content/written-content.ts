import { DEFAULT_RETENTION_MONTHS } from "#domain/privacy/privacy-settings.ts"
import type { AboutPage, Content, GeneralPage, Guide, SiteFacts, TermsSection } from "./content.ts"
import type { CreditGroup } from "./credits.ts"
import type { FestivalCalendar } from "./festivals.ts"
import type { Place } from "./place.ts"
import type { ReadyTrip } from "./ready-trip.ts"
import type { RoadState } from "./road-state.ts"
import type { RoadNetwork } from "./roads.ts"
import { filledIn } from "./rule-texts.ts"
import { ruleTexts } from "./rules.ts"
import type { PlaceSeason } from "./seasons.ts"
import { galleryOf, type Settings } from "./settings.ts"

/** The content of the files. Its texts contain rule placeholders. `settings` apply until the office edits them. */
export type WrittenContent = {
  company: Pick<SiteFacts, "companyName" | "foundedYear">
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

/** The part of the content that the office edits. */
export type EditedContent = { settings: Settings } & Pick<
  Content,
  "enquiryRetentionMonths" | "enquiryRetentionFrom"
>

/** The content with these settings. Placeholders of guides and pages are replaced at their first use. */
export function contentOf(
  written: WrittenContent,
  { settings, enquiryRetentionMonths, enquiryRetentionFrom }: EditedContent = {
    settings: written.settings,
    enquiryRetentionMonths: DEFAULT_RETENTION_MONTHS,
    enquiryRetentionFrom: null,
  },
): Content {
  const figures = ruleTexts(settings.rules)
  const { company, places, terms, about, credits, roads, roadStates, placeSeasons, calendar, guides, pages } =
    written
  return {
    site: { ...company, ...settings.contact },
    places,
    rules: settings.rules,
    faq: filledIn(settings.questions, figures),
    notices: filledIn(settings.notices, figures),
    agents: settings.agents,
    abroadRates: settings.abroad,
    seasons: settings.seasons,
    availability: settings.availability,
    costs: settings.costs,
    gallery: galleryOf(settings.gallery, written.settings.gallery),
    terms: filledIn(terms, figures),
    about: filledIn(about, figures),
    credits,
    roads,
    roadStates,
    placeSeasons,
    licenceRules: settings.licence,
    readyTrips: written.readyTrips,
    calendar,
    enquiryRetentionMonths,
    enquiryRetentionFrom,
    guide: onceEach(guides, (guide) => filledIn(guide, figures)),
    page: onceEach(pages, (page) => filledIn(page, figures)),
  }
}

function onceEach<Text>(
  written: ReadonlyMap<string, Text>,
  fill: (text: Text) => Text,
): (slug: string) => Text | null {
  const cache = new Map<string, Text>()
  return (slug) => {
    const text = cache.get(slug) ?? written.get(slug)
    if (!text) return null
    if (!cache.has(slug)) cache.set(slug, fill(text))
    return cache.get(slug) ?? null
  }
}
