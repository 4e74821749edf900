import type { CompanyRules } from "#domain/content/content.ts"
import { type Cents, formatTotal } from "#domain/money.ts"
import type { Quote } from "#domain/pricing/quote.ts"
import { formatWallTime } from "#domain/rental-period.ts"
import { priceOf } from "./email/booking-contents.ts"
import type { Enquiry } from "./enquiry.ts"
import { summaryOf } from "./enquiry-summary.ts"
import { daysText, oneLine } from "./wording.ts"

/** What a reply may say of an enquiry, each part as words. */
export type ReplyFacts = {
  reference: string
  /** As the visitor gave it; null where they were not asked. */
  name: string | null
  company: string
  phone: string
  /** Who answers. */
  by: string
  hire: HireFacts | null
  /** Every line of a price; null where there is none to be told. */
  quote: QuoteFacts | null
}

export type HireFacts = { vehicle: string | null; pickUp: string; handBack: string }

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

type Around = Pick<ReplyFacts, "company" | "phone" | "by"> & {
  rules: Pick<CompanyRules, "mileageAllowanceKm">
}

/** `quoted` null: no vehicle is known, or its price is not. */
export function replyFacts(
  { reference, content }: Enquiry,
  quoted: QuotedVehicle | null,
  { rules, ...around }: Around,
): ReplyFacts {
  const { name } = summaryOf(content)
  return {
    reference,
    name: name && oneLine(name),
    ...around,
    hire: hireFacts(content, quoted?.name ?? null),
    quote: quoted && quoted.quote.days > 0 ? quoteFacts(quoted, rules.mileageAllowanceKm) : null,
  }
}

function hireFacts(content: Enquiry["content"], vehicle: string | null): HireFacts | null {
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

/** With plain spaces: some messaging apps show another sign for one that does not break. */
function spaced(text: string): string {
  return text.replaceAll("\u00a0", " ")
}
