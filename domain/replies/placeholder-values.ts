import {
  type AgreedLine,
  type AgreedTerms,
  agreedTotal,
  extraKmPrices,
  formatForeignAmount,
  isPricedForOtherDays,
  nameWithUnits,
} from "#domain/agreed/agreed-terms.ts"
import { lineName, type ReplyValues } from "#domain/enquiry/reply-values.ts"
import { oneLine } from "#domain/enquiry/wording.ts"
import { type Cents, formatTotal } from "#domain/money.ts"
import { isOneWay, rentalDays, type WallTime } from "#domain/rental-period.ts"
import type { ReplyLanguage } from "./reply-language.ts"
import type { PlaceholderValues } from "./reply-template.ts"

/** The text of each placeholder about an enquiry, in a language. */
export function placeholderValues(values: ReplyValues, language: ReplyLanguage): PlaceholderValues {
  const { reference, name, company, phone, by, pageUrl, terms } = values
  const total = terms && agreedTotal(terms)
  const hasPrice = total !== null
  return {
    topic: hasPrice ? language.topic.price(reference) : language.topic.request(reference, company),
    reference,
    by,
    company,
    phone,
    greeting: language.greeting(name),
    booking: terms ? bookingLines(terms, language) : "",
    price: terms && hasPrice ? priceLines(terms, total, language) : "",
    conditions: terms && hasPrice ? conditionLines(terms, language) : "",
    papers: terms ? papersText(terms, language) : "",
    next: hasPrice ? language.next.offerReservation : language.next.priceLater,
    page: pageUrl ?? "",
    signature: [language.closing, by, company, phone].join("\n"),
  }
}

function bookingLines(terms: AgreedTerms, { booking, formatTime }: ReplyLanguage): string {
  const { vehicles, conditions } = terms
  const timeAndLocation = (at: WallTime, location: string) =>
    [formatTime(at), oneLine(location)].filter(Boolean).join(", ")
  return joinLines([
    vehicles.length > 0 && booking.vehicle(oneLine(vehicles.map(nameWithUnits).join(", "))),
    conditions.hasDriver && booking.withDriver,
    booking.pickUp(timeAndLocation(terms.pickUpAt, terms.pickUpLocation)),
    isOneWay(terms)
      ? terms.returnLocation !== "" && booking.return(oneLine(terms.returnLocation))
      : booking.return(timeAndLocation(terms.returnAt, terms.returnLocation)),
  ])
}

function priceLines(terms: AgreedTerms, total: Cents, language: ReplyLanguage): string {
  const { heading, headingForOtherDays, line: priceLine, total: totalLine, approximately } = language.price
  const headingForDays = isPricedForOtherDays(terms) ? headingForOtherDays : heading
  const { lines, currency } = terms
  const foreign =
    currency &&
    `${approximately(formatForeignAmount(total, currency))} (1\u00a0${currency.code} = ${formatTotal(currency.rate)})`
  return joinLines([
    headingForDays(language.days(rentalDays(terms))),
    ...lines.map((line) => priceLine(oneLine(lineName(line, language)), lineAmount(line, language))),
    [totalLine(formatTotal(total)), foreign].filter(Boolean).join(", "),
  ])
}

/** `LKR 93,500.00 (17 days × LKR 5,500.00)`; a discount has a minus. */
function lineAmount(line: AgreedLine, { days, quantity }: ReplyLanguage): string {
  const amount = formatTotal(line.amount)
  if (line.kind === "discount") return `−${amount}${line.percent === null ? "" : ` (${line.percent} %)`}`
  if (line.kind === "charge" || line.countedIn === "once") return amount
  const count = line.countedIn === "days" ? days(line.count) : quantity(line.count)
  return `${amount} (${count} × ${formatTotal(line.unitPrice)})`
}

function conditionLines(terms: AgreedTerms, { conditions: messages, price }: ReplyLanguage): string {
  const { lines, conditions, currency } = terms
  const { kmPerDay, deposit } = conditions
  const extraKm = extraKmPrices(terms).map(({ vehicle, rate }) =>
    [messages.extraKm(formatTotal(rate)), vehicle && `(${oneLine(vehicle)})`].filter(Boolean).join(" "),
  )
  const kilometres = kmPerDay === null ? messages.unlimited : messages.kmPerDay(kmPerDay)
  const hasDelivery = lines.some((line) => line.kind === "charge" && line.charge === "delivery")
  const foreignDeposit =
    deposit && currency && `(${price.approximately(formatForeignAmount(deposit, currency))})`
  const others = [
    deposit && messages.deposit([formatTotal(deposit), foreignDeposit].filter(Boolean).join(" ")),
    !hasDelivery && messages.delivery,
    messages.fuel,
  ]
  return joinLines([
    messages.included([kilometres, ...extraKm].join(messages.separator)),
    messages.notIncluded(others.filter(Boolean).join(messages.separator)),
  ])
}

function papersText({ conditions }: AgreedTerms, { papers }: ReplyLanguage): string {
  return conditions.hasDriver ? papers.driverComes : papers.bring
}

/**
 * Joins lines. A no-break space (U+00A0) between a currency and its amount stays, because emails, WhatsApp and text fields
 * display it correctly and the amount does not wrap. `Intl` puts narrow no-break spaces (U+202F) into times. They become U+00A0,
 * because some fonts of phones lack them.
 */
function joinLines(lines: readonly (string | false | null)[]): string {
  return lines
    .filter((line) => typeof line === "string")
    .join("\n")
    .replaceAll("\u202f", "\u00a0")
}
