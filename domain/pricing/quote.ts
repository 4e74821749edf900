import { type Cents, cents, NOTHING, sum, times } from "#domain/money.ts"
import { addDays, type RentalPeriod, rentalDays, type WallTime } from "#domain/rental-period.ts"
import { quantityUnit, type Service, type ServiceChoice, UNLIMITED_KILOMETERS_ID } from "./service.ts"
import { type KnownRates, TIERS, type Tier, tierOf } from "./tiers.ts"

/** Everything a price depends on. `offered` are the extras of this vehicle; a choice of any other is ignored. */
export type Hire = {
  rates: KnownRates
  period: RentalPeriod
  offered: readonly Service[]
  chosen: readonly ServiceChoice[]
}

/** One line of a price: `count` times `unitPrice` is `amount`, always. */
export type QuoteLine = {
  /** The vehicle itself, or the id of an extra. */
  item: "vehicle" | { serviceId: string; name: string }
  countedIn: "days" | "pieces" | "once"
  count: number
  unitPrice: Cents
  amount: Cents
}

/**
 * What a hire costs. `days` 0, no tier, no lines and a total of 0 where the period is not positive. A total of null is a price
 * on request: the rate of the tier is not known, the vehicle has no line, and those of extras stand by themselves.
 */
export type Quote = { days: number; tier: Tier | null; lines: QuoteLine[]; total: Cents | null }

/**
 * The one price function: the live total, the confirmation, the server, the e-mail and the printed sheet all call it.
 * Source: docs/requirements.md, R7.5 to R7.13.
 */
export function quoteRental(hire: Hire): Quote {
  const days = rentalDays(hire.period)
  const tier = tierOf(days)
  if (!tier) return { days: 0, tier: null, lines: [], total: NOTHING }
  const rate = hire.rates[tier.id]
  const extras = serviceLines(hire, days)
  if (rate === null) return { days, tier, lines: extras, total: null }
  const lines = [vehicleLine(rate, days), ...extras]
  return { days, tier, lines, total: sum(lines.map((line) => line.amount)) }
}

/** A longer stay that costs less, with the return that reaches it. */
export type CheaperStay = {
  returnAt: WallTime
  extraDays: number
  quote: Quote & { total: Cents }
  saving: Cents
}

/** The smallest saving, in cents, for which a longer rental is offered. Source: docs/requirements.md, R7.15. */
export const LEAST_SAVING = 500_00

/**
 * The shortest extension of a hire that costs less than the hire itself, or null.
 * Within a tier more days cost more, so only the first day of a later tier can be it.
 */
export function cheaperStay(hire: Hire): CheaperStay | null {
  const now = quoteRental(hire)
  if (!now.tier || now.total === null) return null
  for (const tier of TIERS.filter((later) => later.fromDays > now.days)) {
    const extraDays = tier.fromDays - now.days
    const longer = extended(hire, now.days, extraDays)
    const quote = quoteRental(longer)
    const { total } = quote
    if (total === null) continue
    const saving = now.total - total
    if (saving >= LEAST_SAVING) {
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

/** The same hire, longer. An extra counted in days for the whole hire (a driver) stays for the whole hire. */
function extended(hire: Hire, days: number, extraDays: number): Hire {
  const returnAt = addDays(hire.period.returnAt, extraDays)
  const chosen = hire.chosen.map((choice) => {
    const service = hire.offered.find((offer) => offer.id === choice.serviceId)
    const forWholeHire = service && quantityUnit(service) === "days" && choice.quantity === days
    return forWholeHire ? { ...choice, quantity: days + extraDays } : choice
  })
  return { ...hire, period: { ...hire.period, returnAt }, chosen }
}

function vehicleLine(dailyRate: Cents, days: number): QuoteLine {
  return {
    item: "vehicle",
    countedIn: "days",
    count: days,
    unitPrice: dailyRate,
    amount: times(dailyRate, days),
  }
}

/** In the order in which the extras are offered, each at most once. */
function serviceLines({ offered, chosen }: Hire, days: number): QuoteLine[] {
  return offered.flatMap((service) => {
    const choice = chosen.find(({ serviceId }) => serviceId === service.id)
    return choice ? [serviceLine(service, choice.quantity, days)] : []
  })
}

function serviceLine(service: Service, quantity: number, days: number): QuoteLine {
  const { countedIn, count } = counting(service, quantity, days)
  return {
    item: { serviceId: service.id, name: service.name },
    countedIn,
    count,
    unitPrice: service.price,
    amount: times(service.price, count),
  }
}

function counting(service: Service, quantity: number, days: number): Pick<QuoteLine, "countedIn" | "count"> {
  if (service.id === UNLIMITED_KILOMETERS_ID) return { countedIn: "days", count: days }
  if (service.asks === "quantity") return { countedIn: quantityUnit(service), count: quantity }
  return { countedIn: "once", count: 1 }
}
