import { editedPrices, readPrices, shownPrice, type TypedPrices } from "#domain/catalogue/price-changes.ts"
import { risingRates } from "#domain/catalogue/price-checks.ts"
import { PRICE_FIELDS, type PriceField, type Prices, rateField, ratesIn } from "#domain/catalogue/prices.ts"
import type { TierId } from "#domain/pricing/tiers.ts"
import type { AmountError } from "#domain/pricing/typed-amount.ts"

/** A price as its field shows it. */
export type ShownPrice = {
  text: string
  /** What the field held to begin with. */
  before: string
  isChanged: boolean
  errorCode: AmountError | null
  /** For a rate that is higher than that of a shorter rental: the shorter one. */
  above: TierId | null
}

export type ShownPrices = { fields: Readonly<Record<PriceField, ShownPrice>>; after: Prices }

/**
 * The prices of a vehicle with what was typed over them. With `followsRates` a total that nobody typed follows its rate; a page
 * without scripts leaves that to the server, which would take a followed total for a typed one.
 */
export function shownPrices(prices: Prices, typed: TypedPrices, followsRates: boolean): ShownPrices {
  const { edits, fieldErrors } = readPrices(prices, typed)
  const after = editedPrices(prices, edits)
  const rising = risingRates(ratesIn(after))
  const shown = PRICE_FIELDS.map((field): [PriceField, ShownPrice] => {
    const before = shownPrice(prices[field])
    const isFollowing = followsRates && field.startsWith("total-") && typed[field]?.trim() === before
    const text = isFollowing ? shownPrice(after[field]) : (typed[field] ?? before)
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

/** The same, cached by the texts: of a fleet only one vehicle changes at a time. */
export function cachedShownPrices(
  followsRates: boolean,
): (prices: Prices, typed: TypedPrices) => ShownPrices {
  const known = new WeakMap<TypedPrices, ShownPrices>()
  return (prices, typed) => {
    const shown = known.get(typed) ?? shownPrices(prices, typed, followsRates)
    known.set(typed, shown)
    return shown
  }
}
