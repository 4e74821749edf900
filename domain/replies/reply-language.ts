import type { LineNames } from "#domain/enquiry/reply-values.ts"
import type { WallTime } from "#domain/rental-period.ts"
import type { TemplateId, TemplateText } from "./reply-template.ts"

/**
 * The sentences of replies in one language, and its original templates. Names of vehicles and extras, and amounts,
 * are inserted as the site shows them.
 */
export type ReplyLanguage = LineNames & {
  /** The name of the language in that language. */
  name: string
  formatTime: (time: WallTime) => string
  /** The salutation. `name` null: the name is not known. */
  greeting: (name: string | null) => string
  /** The closing phrase, before the names of the staff member and the company. */
  closing: string
  /** The text of the placeholder `{topic}`: without a known price (`request`), and with one (`price`). */
  topic: {
    request: (reference: string, company: string) => string
    price: (reference: string) => string
  }
  booking: {
    vehicle: (name: string) => string
    withDriver: string
    pickUp: (timeAndLocation: string) => string
    return: (timeAndLocation: string) => string
  }
  days: (count: number) => string
  /** A quantity of an extra. */
  quantity: (count: number) => string
  price: {
    heading: (days: string) => string
    /** Replaces the heading if the agreed price is for another number of days than the rental has. */
    headingForOtherDays: (days: string) => string
    line: (name: string, amount: string) => string
    total: (amount: string) => string
    /** Marks an amount in a foreign currency as rounded. */
    approximately: (amount: string) => string
  }
  conditions: {
    /** Separates the items of `included` and `notIncluded`. */
    separator: string
    included: (kilometres: string) => string
    unlimited: string
    kmPerDay: (km: number) => string
    extraKm: (amount: string) => string
    /** `items`: the deposit, the delivery and the fuel below. */
    notIncluded: (items: string) => string
    deposit: (amount: string) => string
    delivery: string
    fuel: string
  }
  /** The papers that the customer has to bring. */
  papers: { driverComes: string; bring: string }
  /** The last paragraph: an offer to reserve the vehicle, or the promise of a price. */
  next: { offerReservation: string; priceLater: string }
  /** The instructions to staff in the original templates. Staff replace them by their own words before a reply is sent. */
  instructions: readonly string[]
  /** The original templates, which apply until an owner changes them. */
  templates: Readonly<Record<TemplateId, TemplateText>>
}

/** Formats dates and times in a language, with the wall time unchanged. */
export function timeFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions = {},
): (time: WallTime) => string {
  let format: Intl.DateTimeFormat | undefined
  return (time) => {
    format ??= new Intl.DateTimeFormat(locale, { ...DATE_AND_TIME, ...options, timeZone: "UTC" })
    return format.format(new Date(`${time}:00Z`))
  }
}

const DATE_AND_TIME: Intl.DateTimeFormatOptions = {
  weekday: "short",
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
}
