import type { CompanyRules } from "#domain/content/content.ts"
import { type Cents, formatTotal } from "#domain/money.ts"
import type { Quote } from "#domain/pricing/quote.ts"
import { formatWallTime } from "#domain/rental-period.ts"
import { priceOf } from "./email/booking-contents.ts"
import type { Enquiry } from "./enquiry.ts"
import { summaryOf } from "./enquiry-summary.ts"
import { daysText, oneLine } from "./wording.ts"

/** The values that a reply template can insert, as text. */
export type ReplyFacts = {
  reference: string
  /** The visitor's name; null where the form does not ask for it. */
  name: string | null
  company: string
  phone: string
  /** The staff member who replies. */
  by: string
  hire: RentalFacts | null
  /** The lines of the price; null without a price. */
  quote: QuoteFacts | null
}

export type RentalFacts = { vehicle: string | null; pickUp: string; handBack: string }

export type QuoteFacts = {
  vehicle: string
  days: string
  lines: string[]
  total: string
  kmADay: number
  extraKm: string | null
  deposit: string | null
}

/** A vehicle with what it costs for the enquiry's days. */
export type QuotedVehicle = {
  name: string
  quote: Quote
  deposit: Cents | null
  extraKmRate: Cents | null
}

type ReplyContext = Pick<ReplyFacts, "company" | "phone" | "by"> & {
  rules: Pick<CompanyRules, "mileageAllowanceKm">
}

/** `quoted` null: the vehicle or its price is unknown. */
export function replyFacts(
  { reference, content }: Enquiry,
  quoted: QuotedVehicle | null,
  { rules, ...around }: ReplyContext,
): ReplyFacts {
  const { name } = summaryOf(content)
  return {
    reference,
    name: name && oneLine(name),
    ...around,
    hire: rentalFacts(content, quoted?.name ?? null),
    quote: quoted && quoted.quote.days > 0 ? quoteFacts(quoted, rules.mileageAllowanceKm) : null,
  }
}

function rentalFacts(content: Enquiry["content"], vehicle: string | null): RentalFacts | null {
  if (content.kind === "contact") return null
  const { pickUpAt, pickUpLocation, returnAt, returnLocation } = content
  const place = (at: typeof pickUpAt, location: string) => `${formatWallTime(at)}, ${oneLine(location)}`
  const named = content.kind === "booking" ? content.vehicleName : null
  return {
    vehicle: vehicle ?? named,
    pickUp: place(pickUpAt, pickUpLocation),
    handBack: place(returnAt, returnLocation),
  }
}

function quoteFacts({ name, quote, deposit, extraKmRate }: QuotedVehicle, kmADay: number): QuoteFacts {
  const { rows, total } = priceOf({ vehicleName: name, quote })
  return {
    vehicle: name,
    days: daysText(quote.days),
    lines: rows.map(({ item, count, amount }) => spaced(`${oneLine(item)}: ${amount} (${count})`)),
    total: spaced(total),
    kmADay,
    extraKm: extraKmRate ? spaced(formatTotal(extraKmRate)) : null,
    deposit: deposit ? spaced(formatTotal(deposit)) : null,
  }
}

/** Replaces no-break spaces, which some messaging apps cannot display. */
function spaced(text: string): string {
  return text.replaceAll("\u00a0", " ")
}
