import { ENQUIRIES_KEPT_MONTHS } from "#domain/privacy/privacy-settings.ts"
import type { AboutPage, Content, GeneralPage, Guide, SiteFacts, TermsSection } from "./content.ts"
import type { CreditGroup } from "./credits.ts"
import type { FestivalCalendar } from "./festivals.ts"
import type { Place } from "./place.ts"
import type { RoadState } from "./road-state.ts"
import { filledIn } from "./rule-texts.ts"
import { ruleTexts } from "./rules.ts"
import { galleryOf, type Settings } from "./settings.ts"

/** The content as its files have it: texts name the rules' figures, and `settings` stand until the office edits them. */
export type WrittenContent = {
  company: Pick<SiteFacts, "companyName" | "foundedYear">
  places: readonly Place[]
  terms: readonly TermsSection[]
  about: AboutPage
  credits: readonly CreditGroup[]
  roadStates: readonly RoadState[]
  calendar: FestivalCalendar
  /** By the slug of their place. */
  guides: ReadonlyMap<string, Guide>
  /** By their slug. */
  pages: ReadonlyMap<string, GeneralPage>
  settings: Settings
}

/** What the office decides of it. */
export type EditedContent = { settings: Settings } & Pick<
  Content,
  "enquiriesKeptMonths" | "enquiriesKeptFrom"
>

/** The content that holds with these settings. Guides and pages are filled in when they are first asked for. */
export function contentOf(
  written: WrittenContent,
  { settings, enquiriesKeptMonths, enquiriesKeptFrom }: EditedContent = {
    settings: written.settings,
    enquiriesKeptMonths: ENQUIRIES_KEPT_MONTHS,
    enquiriesKeptFrom: null,
  },
): Content {
  const figures = ruleTexts(settings.rules)
  const { company, places, terms, about, credits, roadStates, calendar, guides, pages } = written
  return {
    site: { ...company, ...settings.contact },
    places,
    rules: settings.rules,
    faq: filledIn(settings.questions, figures),
    notices: filledIn(settings.notices, figures),
    agents: settings.agents,
    gallery: galleryOf(settings.gallery, written.settings.gallery),
    terms: filledIn(terms, figures),
    about: filledIn(about, figures),
    credits,
    roadStates,
    calendar,
    enquiriesKeptMonths,
    enquiriesKeptFrom,
    guide: onceEach(guides, (guide) => filledIn(guide, figures)),
    page: onceEach(pages, (page) => filledIn(page, figures)),
  }
}

function onceEach<Text>(
  written: ReadonlyMap<string, Text>,
  fill: (text: Text) => Text,
): (slug: string) => Text | null {
  const known = new Map<string, Text>()
  return (slug) => {
    const text = known.get(slug) ?? written.get(slug)
    if (!text) return null
    if (!known.has(slug)) known.set(slug, fill(text))
    return known.get(slug) ?? null
  }
}
