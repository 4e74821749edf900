import {
  type AgreedLine,
  type AgreedTerms,
  agreedTotal,
  inCurrency,
  unitsName,
} from "#domain/agreed/agreed-terms.ts"
import { type Cents, formatTotal } from "#domain/money.ts"
import { formatWallTime, rentalDays } from "#domain/rental-period.ts"
import type { Enquiry } from "./enquiry.ts"
import { summaryOf } from "./enquiry-summary.ts"
import { daysText, oneLine, unitsText } from "./wording.ts"

/** The values that a reply template can insert, as text. All of them are those of the agreed terms. */
export type ReplyFacts = {
  reference: string
  /** The visitor's name; null where the form does not ask for it. */
  name: string | null
  company: string
  phone: string
  /** The staff member who replies. */
  by: string
  /** The URL of the visitor's page; null without one. */
  page: string | null
  /** Null for a message. */
  rental: RentalFacts | null
  /** Null without a price. */
  price: PriceFacts | null
}

export type RentalFacts = {
  vehicle: string | null
  pickUp: string
  return: string
  hasDriver: boolean
}

export type PriceFacts = {
  days: string
  lines: string[]
  total: string
  /** The total in the foreign currency, with its rate; null without one. */
  foreignTotal: string | null
  /** Kilometres a day in the price; null: unlimited. */
  kmADay: number | null
  extraKm: string | null
  deposit: string | null
  hasDelivery: boolean
}

type ReplyContext = Pick<ReplyFacts, "company" | "phone" | "by" | "page"> & {
  /** The names of charges without a name of their own. */
  chargeNames: Readonly<Record<string, string>>
  discountName: string
}

/** @param terms the agreed terms; null for a message */
export function replyFacts(
  { reference, content }: Enquiry,
  terms: AgreedTerms | null,
  { chargeNames, discountName, ...around }: ReplyContext,
): ReplyFacts {
  const { name } = summaryOf(content)
  return {
    reference,
    name: name && oneLine(name),
    ...around,
    rental: terms && rentalFacts(terms),
    price: terms && priceFacts(terms, (line) => lineName(line, { chargeNames, discountName })),
  }
}

function rentalFacts(terms: AgreedTerms): RentalFacts {
  const { pickUpAt, pickUpLocation, returnAt, returnLocation, vehicles, conditions } = terms
  const place = (at: typeof pickUpAt, location: string) =>
    [formatWallTime(at), oneLine(location)].filter(Boolean).join(", ")
  return {
    vehicle: vehicles.map(unitsName).join(", ") || null,
    pickUp: place(pickUpAt, pickUpLocation),
    return: place(returnAt, returnLocation),
    hasDriver: conditions.hasDriver,
  }
}

function priceFacts(terms: AgreedTerms, nameOf: (line: AgreedLine) => string): PriceFacts | null {
  const total = agreedTotal(terms)
  if (total === null) return null
  const { lines, conditions, currency } = terms
  return {
    days: daysText(rentalDays(terms)),
    lines: lines.map((line) => spaced(`${oneLine(nameOf(line))}: ${lineAmount(line)}`)),
    total: spaced(formatTotal(total)),
    foreignTotal:
      currency &&
      spaced(
        `about ${currency.code} ${inCurrency(total, currency)} (1 ${currency.code} = ${formatTotal(currency.rate)})`,
      ),
    kmADay: conditions.kmADay,
    extraKm: moneyText(conditions.extraKmRate),
    deposit: moneyText(conditions.deposit),
    hasDelivery: lines.some((line) => line.kind === "charge" && line.charge === "delivery"),
  }
}

type LineNames = Pick<ReplyContext, "chargeNames" | "discountName">

/** The name of a line of the agreed price. */
export function lineName(line: AgreedLine, { chargeNames, discountName }: LineNames): string {
  if (line.kind === "discount") return line.reason ? `${discountName}, ${line.reason}` : discountName
  return line.kind === "charge" ? line.name || (chargeNames[line.charge] ?? line.charge) : line.name
}

/** `LKR 93,500.00 (17 days × LKR 5,500.00)`; a discount has a minus. */
export function lineAmount(line: AgreedLine): string {
  const amount = formatTotal(line.amount)
  if (line.kind === "discount") return `−${amount}${line.percent === null ? "" : ` (${line.percent} %)`}`
  if (line.kind === "charge" || line.countedIn === "once") return amount
  return `${amount} (${unitsText(line)} × ${formatTotal(line.unitPrice)})`
}

function moneyText(amount: Cents | null): string | null {
  return amount ? spaced(formatTotal(amount)) : null
}

/** Replaces no-break spaces, which some messaging apps cannot display. */
function spaced(text: string): string {
  return text.replaceAll("\u00a0", " ")
}
