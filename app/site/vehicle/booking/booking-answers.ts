import { readAnswers, textOf } from "#app/forms/read-answers.ts"
import { TOTAL_SEEN } from "#app/forms/total-seen.ts"
import type { Answers } from "#domain/enquiry/answers.ts"
import {
  BOOKING_FIELDS,
  chosenExtras,
  type ExtraAnswer,
  rentalDaysOfAnswers,
} from "#domain/enquiry/booking.ts"
import { ZERO } from "#domain/money.ts"
import { type Extra, MAX_QUANTITY } from "#domain/pricing/extra.ts"
import {
  type CheaperPeriod,
  findCheaperPeriod,
  type Quote,
  quoteRental,
  type RentalAnswers,
} from "#domain/pricing/quote.ts"
import type { Terms } from "#domain/pricing/terms.ts"
import { parseWallTime, type RentalPeriod } from "#domain/rental-period.ts"
import {
  checkboxName,
  defaultQuantityNameOf,
  extraIdOf,
  isCheckboxName,
  isExtraName,
  isQuantityName,
  quantityName,
} from "./extra-names.ts"

/**
 * The answers of the booking form, by the fields of the domain. The answers about extras have the names of their controls. Reads
 * unknown extras too, because the list of extras may be unavailable when the form is submitted. A quantity that the page filled
 * in counts as empty, so that it follows the dates until the visitor edits it.
 */
export function readBookingAnswers(form: FormData): Answers {
  const extras = [...new Set(form.keys())].filter(isExtraName)
  return {
    ...readAnswers(form, BOOKING_FIELDS),
    ...Object.fromEntries([...extras, TOTAL_SEEN].map((name) => [name, typedValue(form, name)])),
  }
}

function typedValue(form: FormData, name: string): string {
  const text = textOf(form, name)
  const isDefault = isQuantityName(name) && text === textOf(form, defaultQuantityNameOf(name))
  return isDefault ? "" : text
}

/** The answers about each offered extra, and about other extras that were checked. */
export function extraAnswersOf(answers: Answers, offeredExtras: readonly Extra[]): ExtraAnswer[] {
  const ids = new Set(offeredExtras.map(({ id }) => id))
  for (const name of Object.keys(answers)) if (isCheckboxName(name)) ids.add(extraIdOf(name))
  return [...ids].map((id) => ({
    extraId: id,
    isChosen: Boolean(answers[checkboxName(id)]),
    quantity: answers[quantityName(id)] ?? "",
  }))
}

/**
 * The answers that the price depends on, for the total while the form is being filled in. Leaves out an extra with an invalid
 * quantity.
 * @returns null without a positive rental period, or with one that is longer than the form accepts
 */
export function rentalAnswersOf(answers: Answers, { offeredExtras }: Terms): RentalAnswers | null {
  const pickUpAt = parseWallTime(answers.pickUpAt ?? "")
  const returnAt = parseWallTime(answers.returnAt ?? "")
  const days = rentalDaysOfAnswers(answers)
  if (!pickUpAt || !returnAt || days === 0 || days > MAX_RENTAL_DAYS) return null
  const extras = chosenExtras(extraAnswersOf(answers, offeredExtras), offeredExtras, days)
  const extrasWithValidQuantity = extras.filter(({ quantity }) => quantity >= 0 && quantity <= MAX_QUANTITY)
  return {
    period: { pickUpAt, returnAt },
    chosenExtras: extrasWithValidQuantity,
    livesAbroad: Boolean(answers.livesAbroad),
  }
}

/** The maximum length of a rental: three years with a leap day. The form accepts no return later than three years from now. */
const MAX_RENTAL_DAYS = 3 * 365 + 1

/** The price of the current answers, and the longer rental period that costs less. Without a rental period the total is 0. */
export type RentalPrice = {
  period: RentalPeriod | null
  quote: Quote
  cheaperPeriod: CheaperPeriod | null
}

export function priceOf(answers: Answers, terms: Terms): RentalPrice {
  const rental = rentalAnswersOf(answers, terms)
  if (!rental) return NO_PRICE
  return {
    period: rental.period,
    quote: quoteRental(terms, rental),
    cheaperPeriod: findCheaperPeriod(terms, rental),
  }
}

const NO_PRICE: RentalPrice = {
  period: null,
  quote: { days: 0, tier: null, lines: [], total: ZERO },
  cheaperPeriod: null,
}

/**
 * The answers with the longer rental period that costs less, if there is one. The quantity of an extra per day that covers all
 * days, for example of a driver, covers the longer period too.
 */
export function withCheaperPeriod(answers: Answers, terms: Terms): Answers {
  const rental = rentalAnswersOf(answers, terms)
  const cheaperPeriod = rental && findCheaperPeriod(terms, rental)
  if (!cheaperPeriod) return answers
  const currentDays = cheaperPeriod.quote.days - cheaperPeriod.extraDays
  const quantities = terms.offeredExtras.flatMap((extra) => {
    const line = cheaperPeriod.quote.lines.find((each) => each.kind === "extra" && each.extraId === extra.id)
    const isForAllDays = answers[quantityName(extra.id)]?.trim() === String(currentDays)
    return isForAllDays && line ? [[quantityName(extra.id), String(line.count)]] : []
  })
  return { ...answers, returnAt: cheaperPeriod.returnAt, ...Object.fromEntries(quantities) }
}

/**
 * Whether extras were checked that are not offered. If the list of extras is unavailable, a booking must not silently lose them.
 */
export function choosesUnofferedExtras(offeredExtras: readonly Extra[], answers: Answers): boolean {
  const offeredNames = new Set(offeredExtras.map(({ id }) => checkboxName(id)))
  return Object.entries(answers).some(
    ([name, value]) => isCheckboxName(name) && value && !offeredNames.has(name),
  )
}
