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
  storedText: string
  isChanged: boolean
  errorCode: AmountError | null
  /** The shorter tier with a lower rate, if this rate is higher. Null: there is none. */
  cheaperShorterTier: TierId | null
}

export type ShownPrices = { fields: Readonly<Record<PriceField, ShownPrice>>; newPrices: Prices }

/**
 * The prices of a vehicle as its fields show them: typed texts, otherwise stored prices. With `derivesTotals`, an unchanged total is
 * computed from its rate. Without scripts it is not: the server computes it, and would take a shown total for a typed one.
 */
export function shownPrices(prices: Prices, priceTexts: PriceTexts, derivesTotals: boolean): ShownPrices {
  const { edits, fieldErrors } = readPrices(prices, priceTexts)
  const newPrices = editedPrices(prices, edits)
  const risingTiers = risingRates(ratesIn(newPrices))
  const shown = PRICE_FIELDS.map((field): [PriceField, ShownPrice] => {
    const storedText = priceFieldText(prices[field])
    const isDerived = derivesTotals && isTotalField(field) && priceTexts[field]?.trim() === storedText
    const text = isDerived ? priceFieldText(newPrices[field]) : (priceTexts[field] ?? storedText)
    return [
      field,
      {
        text,
        storedText,
        isChanged: text.trim() !== storedText,
        errorCode: fieldErrors.find((each) => each.field === field)?.errorCode ?? null,
        cheaperShorterTier: risingTiers.find(({ tier }) => rateField(tier) === field)?.shorter ?? null,
      },
    ]
  })
  return { fields: Object.fromEntries(shown) as ShownPrices["fields"], newPrices } // every field
}

/** Returns `shownPrices` with a cache keyed by the object of the texts, because only one vehicle changes at a time. */
export function cachedShownPrices(
  derivesTotals: boolean,
): (prices: Prices, priceTexts: PriceTexts) => ShownPrices {
  const cache = new WeakMap<PriceTexts, ShownPrices>()
  return (prices, priceTexts) => {
    const shown = cache.get(priceTexts) ?? shownPrices(prices, priceTexts, derivesTotals)
    cache.set(priceTexts, shown)
    return shown
  }
}
