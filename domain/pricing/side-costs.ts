import { type Cents, rupees } from "#domain/money.ts"
import type { WallTime } from "#domain/rental-period.ts"

/**
 * Costs and figures that the site shows beside a total and never adds to it. Amounts are rupees, with at most two decimals; null:
 * not set, and not shown. Hours are whole hours in Sri Lanka, 0 to 23; days are `YYYY-MM-DD`.
 */
export type SideCosts = {
  /** The fees for a return at another place, in the order in which the office lists them. */
  oneWay: readonly OneWayFee[]
  /** The fee for each pick-up or return at night. The night may cross midnight: from 22 until 6. */
  nightFee: number | null
  nightFrom: number | null
  nightUntil: number | null
  /** The price in rupees of one euro, US dollar or pound, and the day of these rates. */
  euro: number | null
  dollar: number | null
  pound: number | null
  ratesOn: string | null
  /** The price of a litre, and the day of these prices. */
  petrol: number | null
  diesel: number | null
  fuelOn: string | null
}

/** `place` is the name of one of our places, or any other text: 'Colombo airport', 'The north'. */
export type OneWayFee = { place: string; amount: number }

/** The costs of a company that has not set any. */
export const NO_SIDE_COSTS: SideCosts = {
  oneWay: [],
  nightFee: null,
  nightFrom: null,
  nightUntil: null,
  euro: null,
  dollar: null,
  pound: null,
  ratesOn: null,
  petrol: null,
  diesel: null,
  fuelOn: null,
}

/** The fee for a pick-up or return at night. `from` and `until`: the hours at which the night begins and ends. */
export type NightFee = { amount: Cents; from: number; until: number }

/** The night fee of these costs; null if the fee or its hours are not set. */
export function nightFee({ nightFee: fee, nightFrom, nightUntil }: SideCosts): NightFee | null {
  if (fee === null || nightFrom === null || nightUntil === null) return null
  return { amount: rupees(fee), from: nightFrom, until: nightUntil }
}

/** Whether a time is at night: `from` is included, `until` is not. */
export function isAtNight(time: WallTime, { from, until }: Pick<NightFee, "from" | "until">): boolean {
  const hour = Number(time.slice(11, 13))
  return from < until ? from <= hour && hour < until : hour >= from || hour < until
}

/** An amount in another currency, rounded to a number that does not look exact. */
export type ForeignAmount = { currency: "EUR" | "USD" | "GBP"; amount: number }

/** A total in the currencies whose rates are set, in whole units; empty if none is. Only ever shown as approximate. */
export function inOtherCurrencies(
  total: Cents,
  { euro, dollar, pound, ratesOn }: SideCosts,
): ForeignAmount[] {
  if (ratesOn === null) return []
  const rates = [
    ["EUR", euro],
    ["USD", dollar],
    ["GBP", pound],
  ] as const
  return rates.flatMap(([currency, rate]) =>
    rate === null ? [] : [{ currency, amount: roundApproximately(total / 100 / rate) }],
  )
}

/** Rounds to tens from 200 on, otherwise to whole units, because more digits would look exact. */
function roundApproximately(amount: number): number {
  return amount >= 200 ? Math.round(amount / 10) * 10 : Math.round(amount)
}

/** The properties of a vehicle on which its fuel consumption depends. */
export type Consumption = { fuel: string | null; kmPerLitre: number | null }

/** The longest distance that fuel is computed for, in kilometres. */
export const MAX_DISTANCE_KM = 20_000

/** Fuel for a distance, to the nearest hundred rupees. */
export type FuelCost = { litres: number; cost: Cents }

/**
 * The fuel for a distance at the company's price. A hybrid uses petrol, a 'diesel hybrid' diesel.
 * @returns null if consumption, kind of fuel or price is not known
 */
export function fuelCost({ fuel, kmPerLitre }: Consumption, km: number, costs: SideCosts): FuelCost | null {
  const price = litrePrice(fuel, costs)
  if (price === null || !kmPerLitre || costs.fuelOn === null) return null
  const litres = km / kmPerLitre
  return { litres: Math.round(litres), cost: rupees(Math.round((litres * price) / 100) * 100) }
}

function litrePrice(fuel: string | null, { petrol, diesel }: SideCosts): number | null {
  const kind = fuel?.toLowerCase() ?? ""
  if (/diesel/.test(kind)) return diesel
  return /petrol|hybrid/.test(kind) ? petrol : null
}
