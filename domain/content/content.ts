import type { CreditGroup } from "./credits.ts"
import type { Drive } from "./drive.ts"
import type { Place } from "./place.ts"
import type { CompanyRules } from "./rules.ts"

export type { CompanyRules }

/**
 * What editors of files and the office write, checked, with the rules' figures filled in, as it holds for one request. Text is
 * plain unless a field is called `html`.
 */
export interface Content {
  site: SiteFacts
  places: readonly Place[]
  rules: CompanyRules
  faq: readonly FaqItem[]
  /** Whatever their days; `noticesInForce` says which pages show. */
  notices: readonly CompanyNotice[]
  /** Whom a reservation may name as contacted. Source: docs/requirements.md, R9.3. */
  agents: readonly string[]
  terms: readonly TermsSection[]
  gallery: readonly GalleryPicture[]
  about: AboutPage
  credits: readonly CreditGroup[]
  /** After how many months an enquiry is anonymised; null: never. */
  enquiriesKeptMonths: number | null
  /** When that begins, where it is still to come or was lately; null: it holds. */
  enquiriesKeptFrom: Date | null
  /** @returns null where nobody wrote one, as for a place that is none of ours. */
  guide(placeSlug: string): Guide | null
  /** @returns null for any slug but those of the general pages. */
  page(slug: string): GeneralPage | null
}

/** Who the company is and how it is reached. */
export type SiteFacts = { companyName: string; foundedYear: number } & ContactFacts

/** How the company is reached, and where it stands on other services. Addresses are complete and ready for `href`. */
export type ContactFacts = {
  /** As people read it, `+94 66 000 0000`. */
  phone: string
  email: string
  /** International digits for the messaging app, without plus: `94660000000`. */
  messagingNumber: string
  addressLines: readonly string[]
  latitude: number
  longitude: number
  /** Hours of a day in Dambulla, `7` to `18`. */
  officeHours: { opens: number; closes: number }
  social: readonly {
    service: "video" | "shortVideo" | "photos" | "travelReviews" | "socialNetwork"
    href: string
  }[]
}

/**
 * Items of one group stand together, in the order in which they are shown. `checkedOn` is the day, `YYYY-MM-DD`,
 * on which the answer was last compared with its source.
 */
export type FaqItem = { group: string; question: string; answer: string; checkedOn: string }

/** A card of the terms. `figure` is the part to remember; `prohibited` lists what is never allowed, most often nothing. */
export type TermsSection = {
  title: string
  figure: string | null
  figureNote: string | null
  content: readonly string[]
  prohibited: readonly string[]
}

/**
 * `scene` is the name of a drawing in `illustrations/scenes`; its pictures are in `/images/scenes`. One that the gallery hides may
 * still stand at the head of a page, and beside a link to it.
 */
export type GalleryPicture = { scene: string; caption: string; alt: string; isHidden: boolean }

/** What every page says at its top from one day to another, `YYYY-MM-DD` in Sri Lanka; null: always. */
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

/** One headed part of a written page. `html` is made from the editor's Markdown, without the heading. */
export type Section = { id: string; title: string; html: string }

/** What a traveller must know before the rest: a warning, or a notice that is good to know. */
export type Alert = { kind: "warning" | "notice"; title: string; text: string }

/** A place to go on to, so many kilometres away by road: estimated from the map of roads, so that pages write 'about'. */
export type Neighbour = { place: Place; km: number }

/**
 * A destination guide. `vehicles` are ids of categories and of vehicles that suit the road, best first;
 * `nearby` are the places to go on to, nearest first. `checkedOn` is the day, `YYYY-MM-DD`, on which its facts were
 * last compared with their sources.
 */
export type Guide = {
  place: Place
  title: string
  description: string
  intro: string
  checkedOn: string
  alerts: readonly Alert[]
  drives: readonly Drive[]
  sections: readonly Section[]
  vehicles: readonly string[]
  nearby: readonly Neighbour[]
}

/** A page about renting in general. `checkedOn` is the day, `YYYY-MM-DD`, on which its facts were last checked. */
export type GeneralPage = {
  slug: string
  title: string
  description: string
  intro: string
  /** The drawing in `illustrations/scenes` at its head. */
  scene: string
  checkedOn: string
  sections: readonly Section[]
}
