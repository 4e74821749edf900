import type { Cents } from "#domain/money.ts"
import type { Place } from "./place.ts"

/** What an editor writes, read and checked once at start. Text is plain unless a field is called `html`. */
export interface Content {
  site: SiteFacts
  places: readonly Place[]
  rules: CompanyRules
  faq: readonly { question: string; answer: string; group: string }[]
  terms: readonly TermsSection[]
  gallery: readonly GalleryPicture[]
  about: AboutPage
  guide(placeSlug: string): Guide | null
  page(slug: string): GeneralPage | null
}

/** How the company is reached, and where it stands on other services. Addresses are complete and ready for `href`. */
export type SiteFacts = {
  companyName: string
  foundedYear: number
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

/** The company's rules that pages name in figures. Source: specification, section 9, 'Terms and conditions'. */
export type CompanyRules = {
  mileageAllowanceKm: number
  depositHeldDays: number
  insuranceExcess: Cents
  minorRepairLimit: Cents
  cleaningFrom: Cents
  cleaningTo: Cents
  minimumAge: number
}

export type TermsSection = { title: string; figure: string; figureNote: string; content: readonly string[] }

export type GalleryPicture = { src: string; caption: string; alt: string }

export type AboutPage = {
  intro: string
  story: readonly string[]
  reasons: readonly { title: string; text: string }[]
  mission: string
  commitment: string
}

/** A destination guide. `html` is made from the editor's Markdown. */
export type Guide = { place: Place; title: string; description: string; intro: string; html: string }

export type GeneralPage = { slug: string; title: string; description: string; html: string }
