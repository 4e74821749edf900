import type { AgreedLine, AgreedTerms } from "#domain/agreed/agreed-terms.ts"
import {
  agreedTotal,
  extraKmPrices,
  formatForeignAmount,
  isPricedForOtherDays,
  nameWithUnits,
} from "#domain/agreed/agreed-terms.ts"
import type { Enquiry, EnquiryContent } from "#domain/enquiry/enquiry.ts"
import { lineName } from "#domain/enquiry/reply-values.ts"
import { personName } from "#domain/enquiry/wording.ts"
import { type Cents, formatTotal } from "#domain/money.ts"
import { formatWallTime, isOneWay, rentalDays } from "#domain/rental-period.ts"
import type { Messages } from "#messages/messages.ts"

type Fields = Pick<Messages["agreement"], "hirerFields" | "vehicleFields" | "moneyFields">

/** The values of an agreement by field. A field without a value is filled in by hand. */
export type FilledValues = { reference: string } & {
  [Group in keyof Fields]: Partial<Record<keyof Fields[Group], string>>
}

type LineNames = Pick<Messages["visitorPage"]["price"], "chargeNames" | "discountName">

/** The booking's values for the fields of the agreement. */
export function filledValues(
  { reference, content }: Pick<Enquiry, "reference" | "content">,
  terms: AgreedTerms,
  { visitorPage, agreement }: Pick<Messages, "visitorPage" | "agreement">,
): FilledValues {
  const { conditions } = terms
  const total = agreedTotal(terms)
  const days = rentalDays(terms)
  const vehicleLines = terms.lines.filter((line) => line.kind === "vehicle")
  const otherLines = terms.lines.filter((line) => line.kind !== "vehicle")
  return {
    reference,
    hirerFields: {
      name: nameOf(content),
      contactNumber: content.kind === "contact" ? "" : content.contactNumber,
      email: content.email,
    },
    vehicleFields: {
      vehicle: terms.vehicles.map(nameWithUnits).join(", "),
      pickUpLocation: terms.pickUpLocation,
      pickUpAt: formatWallTime(terms.pickUpAt),
      returnLocation: terms.returnLocation,
      returnAt: isOneWay(terms) ? "" : formatWallTime(terms.returnAt),
    },
    moneyFields: {
      rate: vehicleLines.map(({ unitPrice }) => plainAmount(unitPrice)).join(" + "),
      days: isPricedForOtherDays(terms) ? agreement.filled.daysAsAgreed(days) : days > 0 ? String(days) : "",
      extras: otherLines.map((line) => extraText(line, visitorPage.price)).join("; "),
      total: total === null ? "" : amountText(total, terms, agreement.filled),
      deposit: conditions.deposit === null ? "" : amountText(conditions.deposit, terms, agreement.filled),
      extraKm: extraKmText(terms, agreement.filled.unlimited),
    },
  }
}

/** The form of the home page does not ask for a name, so the name is written by hand. */
function nameOf(content: EnquiryContent): string {
  if (content.kind === "enquiry") return ""
  return content.kind === "booking" ? personName(content) : content.name
}

function extraKmText(terms: AgreedTerms, unlimited: string): string {
  if (terms.vehicles.length > 0 && terms.conditions.kmPerDay === null) return unlimited
  return extraKmPrices(terms)
    .map(({ vehicle, rate }) => [vehicle, plainAmount(rate)].filter(Boolean).join(" "))
    .join("; ")
}

function extraText(line: AgreedLine, names: LineNames): string {
  return `${lineName(line, names)} ${line.kind === "discount" ? "−" : ""}${plainAmount(line.amount)}`
}

/** An amount in rupees, with the amount in the foreign currency and its rate, if the terms have one. */
function amountText(
  amount: Cents,
  { currency }: AgreedTerms,
  { inCurrency }: Messages["agreement"]["filled"],
): string {
  const foreign = currency && inCurrency(formatForeignAmount(amount, currency), formatTotal(currency.rate))
  return [plainAmount(amount), foreign && `(${foreign})`].filter(Boolean).join(" ")
}

/** An amount in rupees without the currency, which the field names. */
function plainAmount(amount: Cents): string {
  return formatTotal(amount).replace(/^LKR\s/, "")
}
