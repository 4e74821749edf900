import { type Cents, cents, sum } from "#domain/money.ts"
import type { QuoteLine, RateAdjustments } from "#domain/pricing/quote.ts"
import { type RentalPeriod, rentalDays } from "#domain/rental-period.ts"
import { groupDigits } from "#lib/group-digits.ts"

/**
 * The terms that the company and a customer agree on. They start as a copy of the request. After that only the office changes
 * them; a later change of the rates has no effect. Source: docs/requirements.md, R17.23 and R17.24.
 */
export type AgreedTerms = RentalPeriod & {
  /** Empty: not known yet. */
  pickUpLocation: string
  returnLocation: string
  /** Empty while no vehicle was chosen. */
  vehicles: AgreedVehicle[]
  lines: AgreedLine[]
  conditions: Conditions
  /**
   * The office's record of whether the customer lives abroad. Missing: the customer's own answer counts. Today's price depends on
   * it.
   */
  livesAbroad?: boolean | undefined
  /** A second currency in which the price is shown. Null: the price is shown in rupees only. */
  currency: ForeignCurrency | null
}

/** A vehicle of a booking, in one or more units. `name`: the name of the vehicle at the time of the agreement. */
export type AgreedVehicle = { vehicleId: string; name: string; units: number }

/** A row for one vehicle of a booking: the vehicle before the change (null: it is added), and the vehicle after it. */
export type VehicleRow = { former: AgreedVehicle | null; vehicle: AgreedVehicle }

/** One line of the price. The amount of a discount is subtracted. */
export type AgreedLine = CountedLine | Charge | Discount

/** A line for a vehicle or an extra. `amount` always equals `count` times `unitPrice`. */
export type CountedLine = Pick<QuoteLine, "countedIn" | "count" | "unitPrice" | "amount"> &
  (
    | ({ kind: "vehicle"; vehicleId: string; name: string } & RateAdjustments)
    | { kind: "extra"; extraId: string; name: string }
  )

/** The charges that the office can add to a price. */
export const CHARGES = ["delivery", "oneWay", "night", "other"] as const
export type ChargeId = (typeof CHARGES)[number]

/** A line for a charge. `name`: the name of the charge for 'other', empty for any other charge. */
export type Charge = { kind: "charge"; charge: ChargeId; name: string; amount: Cents }

/** A line for a discount. `percent`: the percentage of the other lines; null: a fixed amount. */
export type Discount = { kind: "discount"; reason: string; percent: number | null; amount: Cents }

/** The conditions that follow from vehicles and extras, for replies, the agreement and the customer's page. */
export type Conditions = {
  /** The kilometres that the price includes for each day. Null: unlimited. */
  kmPerDay: number | null
  /** The price of each kilometre that the first vehicle is driven beyond `kmPerDay`. Null: none. */
  extraKmRate: Cents | null
  /** The prices of such a kilometre by vehicle, if they differ. Missing: `extraKmRate` applies to each vehicle. */
  extraKmRates?: { vehicleId: string; rate: Cents | null }[] | undefined
  hasDriver: boolean
  /** The deposit for all vehicles, returned after the rental. Null: none. */
  deposit: Cents | null
}

/** The currencies in which a price can be shown in addition to rupees. */
export const CURRENCIES = ["USD", "EUR", "GBP"] as const
/** A foreign currency. `rate`: the price of one unit of it in rupees, as the office typed it. */
export type ForeignCurrency = { code: (typeof CURRENCIES)[number]; rate: Cents }

/**
 * The price of each further kilometre. `vehicle` is the name of the vehicle that the price is for; null: it is the price of each
 * vehicle. Empty: no kilometre is charged for.
 */
export function extraKmPrices({
  vehicles,
  conditions: { kmPerDay, extraKmRate, extraKmRates },
}: Pick<AgreedTerms, "vehicles" | "conditions">): { vehicle: string | null; rate: Cents }[] {
  if (kmPerDay === null) return []
  if (!extraKmRates) return extraKmRate ? [{ vehicle: null, rate: extraKmRate }] : []
  return extraKmRates.flatMap(({ vehicleId, rate }) => {
    const vehicle = vehicles.find((each) => each.vehicleId === vehicleId)
    return vehicle && rate ? { vehicle: vehicle.name, rate } : []
  })
}

/** The sum of all lines except the discounts. */
export function subtotalOf(lines: readonly AgreedLine[]): Cents {
  return sum(lines.filter(({ kind }) => kind !== "discount").map(({ amount }) => amount))
}

/** The total; null while a vehicle has no price, or none was chosen. */
export function agreedTotal({ vehicles, lines }: Pick<AgreedTerms, "vehicles" | "lines">): Cents | null {
  const hasPrice = ({ vehicleId }: AgreedVehicle) =>
    lines.some((line) => line.kind === "vehicle" && line.vehicleId === vehicleId)
  if (vehicles.length === 0 || !vehicles.every(hasPrice)) return null
  const discounts = lines.filter(({ kind }) => kind === "discount").map(({ amount }) => amount)
  return cents(Math.max(0, subtotalOf(lines) - sum(discounts)))
}

/**
 * Whether a vehicle's price is for another number of days than the rental has. This happens when the days change and the agreed
 * price does not.
 */
export function isPricedForOtherDays({ lines, ...period }: AgreedTerms): boolean {
  const days = rentalDays(period)
  const daysByVehicle = new Map<string, number>()
  for (const line of lines) {
    if (line.kind !== "vehicle" || line.countedIn !== "days") continue
    daysByVehicle.set(line.vehicleId, (daysByVehicle.get(line.vehicleId) ?? 0) + line.count)
  }
  return [...daysByVehicle.values()].some((count) => count !== days)
}

/** Converts an amount to whole units of a foreign currency, rounded. */
export function inCurrency(amount: Cents, { rate }: ForeignCurrency): number {
  return Math.round(amount / rate)
}

/** Formats an amount in a foreign currency, rounded: `USD 1,280`, with a no-break space. */
export function formatForeignAmount(amount: Cents, currency: ForeignCurrency): string {
  return `${currency.code}\u00a0${groupDigits(inCurrency(amount, currency))}`
}

/** The lines with their percentage discounts computed again, for use after another line was changed. */
export function withComputedDiscounts(lines: readonly AgreedLine[]): AgreedLine[] {
  const subtotal = subtotalOf(lines)
  return lines.map((line) =>
    line.kind === "discount" && line.percent !== null
      ? { ...line, amount: cents(Math.round((subtotal * line.percent) / 100)) }
      : line,
  )
}

/** The name of a vehicle, preceded by the number of units if there are several: `2 × Toyota KDH`. */
export function nameWithUnits({ name, units }: Pick<AgreedVehicle, "name" | "units">): string {
  return units === 1 ? name : `${units} × ${name}`
}
