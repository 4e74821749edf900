import { editedPrices, type PriceTexts, priceFieldText, readPrices } from "#domain/catalogue/price-changes.ts"
import { risingRates } from "#domain/catalogue/price-checks.ts"
import {
  isTotalField,
  PRICE_FIELDS,
  type PriceField,
  type Prices,
  rateField,
  ratesIn,
} from "#domain/catalogue/prices.ts"
import type { TierId } from "#domain/pricing/tiers.ts"
import type { AmountError } from "#domain/pricing/typed-amount.ts"

/** A price as its field shows it. */
export type ShownPrice = {
  text: string
  /** The stored price. */
  before: string
  isChanged: boolean
  errorCode: AmountError | null
  /** The shorter tier with a lower rate, if this rate is higher. Null: there is none. */
  above: TierId | null
}

export type ShownPrices = { fields: Readonly<Record<PriceField, ShownPrice>>; after: Prices }

/**
 * The stored prices of a vehicle with the typed ones. With `followsRates` an untouched total follows its rate. Without scripts
 * the server computes the total. A total in the form would look to it like a typed one.
 */
export function shownPrices(prices: Prices, priceTexts: PriceTexts, followsRates: boolean): ShownPrices {
  const { edits, fieldErrors } = readPrices(prices, priceTexts)
  const after = editedPrices(prices, edits)
  const rising = risingRates(ratesIn(after))
  const shown = PRICE_FIELDS.map((field): [PriceField, ShownPrice] => {
    const before = priceFieldText(prices[field])
    const isFollowing = followsRates && isTotalField(field) && priceTexts[field]?.trim() === before
    const text = isFollowing ? priceFieldText(after[field]) : (priceTexts[field] ?? before)
    return [
      field,
      {
        text,
        before,
        isChanged: text.trim() !== before,
        errorCode: fieldErrors.find((each) => each.field === field)?.errorCode ?? null,
        above: rising.find(({ tier }) => rateField(tier) === field)?.shorter ?? null,
      },
    ]
  })
  return { fields: Object.fromEntries(shown) as ShownPrices["fields"], after } // every field
}

/** `shownPrices`, cached by the object of the texts, because one vehicle of the fleet changes at a time. */
export function cachedShownPrices(followsRates: boolean): (prices: Prices, typed: PriceTexts) => ShownPrices {
  const cache = new WeakMap<PriceTexts, ShownPrices>()
  return (prices, priceTexts) => {
    const shown = cache.get(priceTexts) ?? shownPrices(prices, priceTexts, followsRates)
    cache.set(priceTexts, shown)
    return shown
  }
}
