import { type Cents, cents, sum, times, ZERO } from "#domain/money.ts"
import { addDays, type RentalPeriod, rentalDays, type WallTime } from "#domain/rental-period.ts"
import { abroadAmounts, abroadPercent } from "./abroad-rates.ts"
import { type Extra, type ExtraChoice, isChargedPerDay } from "./extra.ts"
import { type AppliedSeason, daysBySeason, seasonRate } from "./seasons.ts"
import type { Terms } from "./terms.ts"
import { TIERS, type Tier, type TierId, tierOf } from "./tiers.ts"

/** The visitor's answers that a price depends on. A chosen extra that the terms do not offer is ignored. */
export type RentalAnswers = {
  period: RentalPeriod
  chosenExtras: readonly ExtraChoice[]
  /** Whether the rates for visitors from abroad apply, if the terms have them. */
  livesAbroad?: boolean
}

/** One line of a price: `count` times `unitPrice` is `amount`, always. The name of an extra is the one at the time of the quote. */
export type QuoteLine = (VehicleLine | ExtraLine) & {
  countedIn: "days" | "pieces" | "once"
  count: number
  unitPrice: Cents
  amount: Cents
}

/** A line for the days of one season, or for the days without a season. */
type VehicleLine = { kind: "vehicle" } & RateAdjustments

/** The adjustments that make the daily rate of a line differ from that of the catalogue. */
export type RateAdjustments = { season?: AppliedSeason | undefined; isAbroadRate?: true | undefined }
/** A line for an extra. */
type ExtraLine = { kind: "extra"; extraId: string; name: string }

/**
 * The price of a rental. A period that is not positive has `days` 0, no tier, no lines and a total of 0. A total of null is a
 * price on request: the rate of the tier is not known, so there are lines for the extras only.
 */
export type Quote = { days: number; tier: Tier | null; lines: QuoteLine[]; total: Cents | null }

/**
 * The one price function: the live total, the confirmation, the server, the email, the office and the printed pages all call it.
 * Source: docs/requirements.md, R7.5 to R7.13.
 */
export function quoteRental(terms: Terms, answers: RentalAnswers): Quote {
  const days = rentalDays(answers.period)
  const tier = tierOf(days)
  if (!tier) return { days: 0, tier: null, lines: [], total: ZERO }
  const rate = dailyRate(terms, answers, tier.id)
  const extras = extraLines(terms, answers, days)
  if (rate === null) return { days, tier, lines: extras, total: null }
  const lines = [...vehicleLines(rate, terms, answers, { days, tier: tier.id }), ...extras]
  return { days, tier, lines, total: sum(lines.map((line) => line.amount)) }
}

/** Copies only the adjustments of the rate, for a line that is made from this one. */
export function rateAdjustmentsOf({ season, isAbroadRate }: RateAdjustments): RateAdjustments {
  return { ...(season && { season }), ...(isAbroadRate && { isAbroadRate }) }
}

/** A longer rental period that costs less, with its return time. */
export type CheaperPeriod = {
  returnAt: WallTime
  extraDays: number
  quote: Quote & { total: Cents }
  saving: Cents
}

/** The smallest saving, in cents, for which a longer rental period is offered. Source: docs/requirements.md, R7.15. */
export const MIN_SAVING = 500_00

/**
 * The shortest extension of a rental that saves at least `MIN_SAVING`, or null.
 * Within a tier more days cost more, so only the first day of a later tier can be cheaper.
 */
export function findCheaperPeriod(terms: Terms, answers: RentalAnswers): CheaperPeriod | null {
  const current = quoteRental(terms, answers)
  if (!current.tier || current.total === null) return null
  for (const tier of TIERS.filter((later) => later.fromDays > current.days)) {
    const extraDays = tier.fromDays - current.days
    const longer = withExtraDays(terms, answers, current.days, extraDays)
    const quote = quoteRental(terms, longer)
    const { total } = quote
    if (total === null) continue
    const saving = current.total - total
    if (saving >= MIN_SAVING) {
      return {
        returnAt: longer.period.returnAt,
        extraDays,
        quote: { ...quote, total },
        saving: cents(saving),
      }
    }
  }
  return null
}

/** The answers for a longer rental period. An extra counted in days for the whole rental (a driver) stays for the whole rental. */
function withExtraDays(
  { offeredExtras }: Terms,
  answers: RentalAnswers,
  days: number,
  extraDays: number,
): RentalAnswers {
  const returnAt = addDays(answers.period.returnAt, extraDays)
  const chosen = answers.chosenExtras.map((choice) => {
    const extra = offeredExtras.find((offer) => offer.id === choice.extraId)
    const isForWholeRental = extra && isChargedPerDay(extra) && choice.quantity === days
    return isForWholeRental ? { ...choice, quantity: days + extraDays } : choice
  })
  return { ...answers, period: { ...answers.period, returnAt }, chosenExtras: chosen }
}

function dailyRate(
  { rates, abroadRates }: Terms,
  { livesAbroad }: RentalAnswers,
  tier: TierId,
): Cents | null {
  return livesAbroad && abroadRates ? abroadAmounts(rates, abroadRates)[tier] : rates[tier]
}

/**
 * One line for the days without a season, and one for each season. The season's percentage applies to the daily rate that the
 * visitor pays.
 */
function vehicleLines(
  rate: Cents,
  { abroadRates, seasons = [] }: Terms,
  { period, livesAbroad }: RentalAnswers,
  { days, tier }: { days: number; tier: TierId },
): QuoteLine[] {
  const isAbroadRate = livesAbroad && abroadRates && abroadPercent(abroadRates, tier) !== 100
  return daysBySeason(period.pickUpAt, days, seasons).map(({ season, days: count }) => {
    const unitPrice = season ? seasonRate(rate, season) : rate
    return {
      kind: "vehicle",
      ...rateAdjustmentsOf({ season: season ?? undefined, isAbroadRate: isAbroadRate || undefined }),
      countedIn: "days",
      count,
      unitPrice,
      amount: times(unitPrice, count),
    }
  })
}

/** In the order in which the extras are offered, each at most once. */
function extraLines(
  { offeredExtras }: Terms,
  { chosenExtras: chosen }: RentalAnswers,
  days: number,
): QuoteLine[] {
  return offeredExtras.flatMap((extra) => {
    const choice = chosen.find(({ extraId }) => extraId === extra.id)
    return choice ? [extraLine(extra, choice.quantity, days)] : []
  })
}

function extraLine(extra: Extra, quantity: number, days: number): QuoteLine {
  const { countedIn, count } = countOf(extra, quantity, days)
  return {
    kind: "extra",
    extraId: extra.id,
    name: extra.name,
    countedIn,
    count,
    unitPrice: extra.price,
    amount: times(extra.price, count),
  }
}

function countOf(extra: Extra, quantity: number, days: number): Pick<QuoteLine, "countedIn" | "count"> {
  const isPerDay = isChargedPerDay(extra)
  if (extra.inputKind === "quantity") return { countedIn: isPerDay ? "days" : "pieces", count: quantity }
  return isPerDay ? { countedIn: "days", count: days } : { countedIn: "once", count: 1 }
}
