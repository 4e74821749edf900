import type { AbroadRates } from "#domain/pricing/abroad-rates.ts"
import type { Season } from "#domain/pricing/seasons.ts"
import type { SideCosts } from "#domain/pricing/side-costs.ts"
import type { ClimateStation } from "./climate.ts"
import type { CreditGroup } from "./credits.ts"
import type { Drive } from "./drive.ts"
import type { CalendarDay, FestivalCalendar } from "./festivals.ts"
import type { LicenceRules } from "./licence-rules.ts"
import type { Place } from "./place.ts"
import type { ReadyTrip } from "./ready-trip.ts"
import type { RoadState } from "./road-state.ts"
import type { RoadNetwork } from "./roads.ts"
import type { CompanyRules } from "./rules.ts"
import type { PlaceSeason } from "./seasons.ts"
import type { VisitDetails } from "./visit.ts"

export type { CompanyRules }

/**
 * The content of one request: the content files and the office's settings, checked, with the figures of the company's rules
 * inserted. Text is plain unless its field is called `html`.
 */
export interface Content {
  site: CompanyDetails
  places: readonly Place[]
  rules: CompanyRules
  faq: readonly FaqItem[]
  /** All notices. `noticesInForce` selects the notices of a day. */
  notices: readonly CompanyNotice[]
  /** Agents that a booking may name as contacted. Source: docs/requirements.md, R9.3. */
  agents: readonly string[]
  abroadRates: AbroadRates
  seasons: readonly Season[]
  availability: AvailabilitySetting
  /** Shown beside a total, never added to it. */
  costs: SideCosts
  terms: readonly TermsSection[]
  gallery: readonly GalleryPicture[]
  about: AboutPage
  credits: readonly CreditGroup[]
  roads: RoadNetwork
  /** All reports about roads, railways and fuel, the most severe first. */
  roadStates: readonly RoadState[]
  /** The months of each place. */
  placeSeasons: readonly PlaceSeason[]
  licenceRules: LicenceRules
  readyTrips: readonly ReadyTrip[]
  calendar: FestivalCalendar
  /** After how many months an enquiry is anonymised; null: never. */
  enquiryRetentionMonths: number | null
  /** The time from which a recent or future change of this period applies. Null: the period applies already. */
  enquiryRetentionFrom: Date | null
  /** @returns null for a place without a guide */
  guide(placeSlug: string): Guide | null
  /** @returns null for a slug that is not of a general page */
  page(slug: string): GeneralPage | null
}

/** The company's name, year of foundation and contact data. */
export type CompanyDetails = { companyName: string; foundedYear: number } & CompanyContact

/** The company's contact data and profiles on other services. URLs are absolute. */
export type CompanyContact = {
  /** International format for display, `+94 66 000 0000`. */
  phone: string
  email: string
  /** International digits for the messaging app, without plus: `94660000000`. */
  messagingNumber: string
  addressLines: readonly string[]
  latitude: number
  longitude: number
  /** The opening hours of a day in Dambulla, for example `7` to `18`. */
  officeHours: { opens: number; closes: number }
  social: readonly {
    service: "video" | "shortVideo" | "photos" | "travelReviews" | "socialNetwork"
    href: string
  }[]
}

/**
 * A question with its answer; items of one group are adjacent. `checkedOn` is the day, `YYYY-MM-DD`, on which the answer was last
 * compared with its source.
 */
export type FaqItem = { group: string; question: string; answer: string; checkedOn: string }

/** A card of the rental terms. `figure` is the value to remember. `prohibited` lists forbidden uses; most cards have none. */
export type TermsSection = {
  title: string
  figure: string | null
  figureNote: string | null
  content: readonly string[]
  prohibited: readonly string[]
}

/**
 * `scene` is the name of a drawing in `illustrations/scenes`; its pictures are in `/images/scenes`. A picture that is hidden in the
 * gallery may still be shown at the top of a page, and beside a link to it.
 */
export type GalleryPicture = { scene: string; caption: string; alt: string; isHidden: boolean }

/** `isShown`: whether visitors see that a vehicle is already booked on their days. */
export type AvailabilitySetting = { isShown: boolean }

/** A notice at the top of every page from one day to another, `YYYY-MM-DD` in Sri Lanka; null: unlimited. */
export type CompanyNotice = {
  kind: "notice" | "warning"
  text: string
  from: string | null
  until: string | null
}

/** The page about the company; `story` is its paragraphs, one text each. */
export type AboutPage = {
  intro: string
  story: readonly string[]
  reasons: readonly { title: string; text: string }[]
  mission: string
  commitment: string
}

/**
 * One headed part of a written page. `html` is made from the editor's Markdown, without the heading. If the section is a list of
 * named entries (`- **Name.** Text`), `items` are these entries, each with its `html` without the name.
 */
export type Section = { id: string; title: string; html: string; items?: readonly NamedItem[] }

/** A named entry of a list in a section. */
export type NamedItem = { name: string; html: string }

/** A warning or a hint at the top of a guide. */
export type Alert = { kind: "warning" | "notice"; title: string; text: string }

/** A nearby place with its distance by road. The distance is estimated from the road graph, so pages write 'about'. */
export type Neighbour = { place: Place; km: number }

/** The dates of a text: the day of its last edit, `YYYY-MM-DD`, and the month of the newest report used in it, `YYYY-MM`. */
export type TextDates = { editedOn: string; newestReport: string }

/** A destination guide. `nearby` are the places to visit next, nearest first. */
export type Guide = TextDates & {
  place: Place
  title: string
  description: string
  intro: string
  alerts: readonly Alert[]
  drives: readonly Drive[]
  sections: readonly Section[]
  visit: VisitDetails
  /** The reports about the place or the road to it, the most severe first. */
  roadStates: readonly RoadState[]
  /** The weather station of the same climate. Null: no station is near enough. */
  climate: ClimateStation | null
  /** The days on which the place itself is crowded, in order. */
  festivals: readonly CalendarDay[]
  nearby: readonly Neighbour[]
}

/** A page about renting in general. */
export type GeneralPage = TextDates & {
  slug: string
  title: string
  description: string
  intro: string
  /** The drawing in `illustrations/scenes` at the top of the page. */
  scene: string
  sections: readonly Section[]
}
