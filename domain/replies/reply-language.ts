import type { LineNames } from "#domain/enquiry/reply-values.ts"
import type { WallTime } from "#domain/rental-period.ts"
import type { TemplateId, TemplateText } from "./reply-template.ts"

/**
 * The sentences of a language that replies are written in, and its original templates. Names of vehicles and extras, and amounts,
 * are inserted as the site shows them.
 */
export type ReplyLanguage = LineNames & {
  /** The name of the language in that language. */
  name: string
  formatTime: (time: WallTime) => string
  /** Null: the name is not known. */
  greeting: (name: string | null) => string
  /** Before the names of the staff member and the company. */
  closing: string
  topic: {
    request: (reference: string, company: string) => string
    price: (reference: string) => string
  }
  booking: {
    vehicle: (name: string) => string
    withDriver: string
    pickUp: (timeAndPlace: string) => string
    return: (timeAndPlace: string) => string
  }
  days: (count: number) => string
  /** A quantity of an extra. */
  quantity: (count: number) => string
  price: {
    heading: (days: string) => string
    /** Replaces the heading if the agreed price is for another number of days than the rental has. */
    headingOfOtherDays: (days: string) => string
    line: (name: string, amount: string) => string
    total: (amount: string) => string
    /** A rounded amount in a foreign currency. */
    about: (amount: string) => string
  }
  conditions: {
    /** Between the parts of the two sentences. */
    separator: string
    included: (kilometres: string) => string
    unlimited: string
    kmADay: (km: number) => string
    extraKm: (amount: string) => string
    /** `parts` are the three parts below. */
    notIncluded: (parts: string) => string
    deposit: (amount: string) => string
    delivery: string
    fuel: string
  }
  papers: { driverComes: string; bring: string }
  next: { keepIt: string; priceLater: string }
  /** The parts of the original templates that staff have to replace by their own words before a reply is sent. */
  partsToReplace: readonly string[]
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
