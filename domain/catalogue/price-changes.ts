import type { Cents } from "#domain/money.ts"
import { TIERS } from "#domain/pricing/tiers.ts"
import { type AmountError, amountText, readAmount } from "#domain/pricing/typed-amount.ts"
import {
  amountLimits,
  isRateField,
  isTotalField,
  PRICE_FIELDS,
  type PriceField,
  type Prices,
  totalField,
  totalFromRate,
} from "./prices.ts"

/** One changed price. */
export type PriceChange = { field: PriceField; from: Cents | null; to: Cents | null }

/** The typed text of each price that the form has. */
export type PriceTexts = Partial<Record<PriceField, string>>

/** A typed price that is invalid. */
export type PriceError = { field: PriceField; errorCode: AmountError }

/** The new values of the edited prices. */
export type PriceEdits = Partial<Prices>

/**
 * Compares typed prices with the prices in the form when it was rendered. Only the differences are edits, so that a concurrent
 * change of another field is not reverted. An emptied total is computed from its rate.
 */
export function readPrices(
  loadedPrices: Prices,
  priceTexts: PriceTexts,
): { edits: PriceEdits; fieldErrors: PriceError[] } {
  const edits: PriceEdits = {}
  const fieldErrors: PriceError[] = []
  const emptied: PriceField[] = []
  for (const field of PRICE_FIELDS) {
    const text = priceTexts[field]?.trim()
    if (text === undefined || text === priceFieldText(loadedPrices[field])) continue
    if (text === "" && isTotalField(field)) emptied.push(field)
    else {
      const read = readAmount(text, amountLimits(field))
      if (!read.ok) fieldErrors.push({ field, errorCode: read.errorCode })
      else if (read.amount !== loadedPrices[field]) edits[field] = read.amount
    }
  }
  const after = { ...loadedPrices, ...edits }
  for (const tier of TIERS) {
    const field = totalField(tier.id)
    if (emptied.includes(field)) edits[field] = totalFromRate(after, tier)
  }
  return { edits, fieldErrors }
}

/** A price as the text of its field; empty: none. */
export function priceFieldText(price: Cents | null): string {
  return price === null ? "" : amountText(price)
}

/**
 * The prices after an edit. A stated total that equalled its rate times the days follows a change of the rate; one that differed,
 * or was edited itself, stays as stated.
 */
export function editedPrices(before: Prices, edits: PriceEdits): Prices {
  const after: Prices = { ...before, ...edits }
  for (const tier of TIERS) {
    const field = totalField(tier.id)
    const wasComputed = before[field] === totalFromRate(before, tier)
    if (wasComputed && edits[field] === undefined) after[field] = totalFromRate(after, tier)
  }
  return after
}

/** The prices that differ, in display order. */
export function changesBetween(before: Prices, after: Prices): PriceChange[] {
  return PRICE_FIELDS.filter((field) => before[field] !== after[field]).map((field) => {
    return { field, from: before[field], to: after[field] }
  })
}

/** The change in per cent with one decimal: -2.3. Null if a price is missing or the old price is 0. */
export function percentChange({ from, to }: Pick<PriceChange, "from" | "to">): number | null {
  return from && to !== null ? Math.round(((to - from) / from) * 1000) / 10 : null
}

/** The number of changed prices of each kind. */
export type ChangeCount = { rates: number; totals: number; others: number }

/** Counts the changed prices of each kind. */
export function countChanges(changes: readonly Pick<PriceChange, "field">[]): ChangeCount {
  const count = { rates: 0, totals: 0, others: 0 }
  for (const { field } of changes) count[kindOf(field)]++
  return count
}

function kindOf(field: PriceField): keyof ChangeCount {
  if (isRateField(field)) return "rates"
  return isTotalField(field) ? "totals" : "others"
}
