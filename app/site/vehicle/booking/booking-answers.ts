import { readAnswers, textOf } from "#app/forms/read-answers.ts"
import type { Answers } from "#domain/enquiry/answers.ts"
import { BOOKING_FIELDS, chosenServices, daysAnswered, type ServiceAnswer } from "#domain/enquiry/booking.ts"
import { NOTHING } from "#domain/money.ts"
import {
  type CheaperStay,
  cheaperStay,
  type Quote,
  quoteRental,
  type RentalAnswers,
} from "#domain/pricing/quote.ts"
import { MAX_QUANTITY, type Service } from "#domain/pricing/service.ts"
import type { Terms } from "#domain/pricing/terms.ts"
import { parseWallTime, type RentalPeriod } from "#domain/rental-period.ts"
import {
  filledNameOf,
  isExtraName,
  isQuantityName,
  isTickName,
  quantityName,
  serviceIdOf,
  tickName,
} from "./extra-names.ts"

/** The total that a confirmation showed, in cents: the name of its control, and the key of its answer. */
export const TOTAL_SEEN = "total_seen"

/**
 * The answers of the reservation, by the fields of the domain; those about extras by the names of their controls.
 * Extras are read whatever their names, because the form may come back while nobody can say which ones there are.
 * A quantity that the page filled in counts as left open, so that it follows the dates until the visitor edits it.
 */
export function readBookingAnswers(form: FormData): Answers {
  const extras = [...new Set(form.keys())].filter(isExtraName)
  return {
    ...readAnswers(form, BOOKING_FIELDS),
    ...Object.fromEntries([...extras, TOTAL_SEEN].map((name) => [name, typedIn(form, name)])),
  }
}

function typedIn(form: FormData, name: string): string {
  const text = textOf(form, name)
  const isFilled = isQuantityName(name) && text === textOf(form, filledNameOf(name))
  return isFilled ? "" : text
}

/** What was answered about each extra that is offered, and about others that were ticked all the same. */
export function serviceAnswersOf(answers: Answers, offered: readonly Service[]): ServiceAnswer[] {
  const ids = new Set(offered.map(({ id }) => id))
  for (const name of Object.keys(answers)) if (isTickName(name)) ids.add(serviceIdOf(name))
  return [...ids].map((id) => ({
    serviceId: id,
    isChosen: Boolean(answers[tickName(id)]),
    quantity: answers[quantityName(id)] ?? "",
  }))
}

/**
 * The part of the answers that a price depends on, for a total while the form is being filled in.
 * A quantity that the check would refuse counts as not chosen yet.
 * @returns null until there is a positive period, no longer than any that the form accepts.
 */
export function rentalAnswersOf(answers: Answers, { offered }: Terms): RentalAnswers | null {
  const pickUpAt = parseWallTime(answers.pickUpAt ?? "")
  const returnAt = parseWallTime(answers.returnAt ?? "")
  const days = daysAnswered(answers)
  if (!pickUpAt || !returnAt || days === 0 || days > MAX_RENTAL_DAYS) return null
  const chosen = chosenServices(serviceAnswersOf(answers, offered), offered, days)
  const countable = chosen.filter(({ quantity }) => quantity >= 0 && quantity <= MAX_QUANTITY)
  return { period: { pickUpAt, returnAt }, chosen: countable }
}

/** Three years, as far ahead as the form looks, and a day to spare. */
const MAX_RENTAL_DAYS = 3 * 365 + 1

/** What the hire described so far costs, and the longer stay that costs less. Without a period the total is 0. */
export type RentalPrice = { period: RentalPeriod | null; quote: Quote; cheaper: CheaperStay | null }

export function priceOf(answers: Answers, terms: Terms): RentalPrice {
  const rental = rentalAnswersOf(answers, terms)
  if (!rental) return NO_PRICE
  return { period: rental.period, quote: quoteRental(terms, rental), cheaper: cheaperStay(terms, rental) }
}

const NO_PRICE: RentalPrice = {
  period: null,
  quote: { days: 0, tier: null, lines: [], total: NOTHING },
  cheaper: null,
}

/** The same answers with the longer stay that costs less, if there is one; a driver for all days stays for all days. */
export function withCheaperStay(answers: Answers, terms: Terms): Answers {
  const rental = rentalAnswersOf(answers, terms)
  const cheaper = rental && cheaperStay(terms, rental)
  if (!cheaper) return answers
  const days = cheaper.quote.days - cheaper.extraDays
  const quantities = terms.offered.flatMap((service) => {
    const line = cheaper.quote.lines.find((each) => each.kind === "extra" && each.serviceId === service.id)
    const wasTyped = answers[quantityName(service.id)]?.trim() === String(days)
    return wasTyped && line ? [[quantityName(service.id), String(line.count)]] : []
  })
  return { ...answers, returnAt: cheaper.returnAt, ...Object.fromEntries(quantities) }
}

/** Whether extras were ticked that are not among these: where the list of extras fails, a hire must not lose them unseen. */
export function choosesOthersThan(offered: readonly Service[], answers: Answers): boolean {
  const known = new Set(offered.map(({ id }) => tickName(id)))
  return Object.entries(answers).some(([name, value]) => isTickName(name) && value && !known.has(name))
}
