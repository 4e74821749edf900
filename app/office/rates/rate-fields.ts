import type { PriceTexts } from "#domain/catalogue/price-changes.ts"
import { isTotalField, PRICE_FIELDS, type PriceField, type Prices } from "#domain/catalogue/prices.ts"
import { cents } from "#domain/money.ts"

/** One vehicle of a submitted form: the prices and the version that the form was rendered with, and the typed prices. */
export type SubmittedPrices = {
  vehicleId: string
  version: number
  loadedPrices: Prices
  priceTexts: PriceTexts
}

/** The hidden field with the prices and the version that the form was rendered with, one for each vehicle. */
export const LOADED_FIELD = "seen"

/** The names of the checkboxes of a vehicle, of a category, and of all vehicles of the table. */
export const VEHICLE_CHECKBOX = "pick"
export const CATEGORY_CHECKBOX = "pick-category"
export const ALL_VEHICLES_CHECKBOX = "pick-all"

/** The id of the first of the checkboxes of tiers. The error of a percentage without checked tiers links to it. */
export const FIRST_TIER_CHECKBOX_ID = "tier-oneWeek"

/** The name and id of the field of one price. */
export function cellName(vehicleId: string, field: PriceField): string {
  return `${field}.${vehicleId}`
}

/** The value of the hidden field: id, version and prices in cents, `toyota-axio 3 950000 850000 ...`. `-` is a missing total. */
export function loadedValue({
  id,
  version,
  prices,
}: {
  id: string
  version: number
  prices: Prices
}): string {
  return [id, version, ...PRICE_FIELDS.map((field) => prices[field] ?? "-")].join(" ")
}

/** @throws a Response 400 for a value that no form of the office has */
export function readSubmittedPrices(form: FormData): SubmittedPrices[] {
  return form.getAll(LOADED_FIELD).map((value) => {
    const loaded = typeof value === "string" ? readLoadedValue(value) : null
    if (!loaded) throw new Response(null, { status: 400 })
    return { ...loaded, priceTexts: priceTextsIn(form, loaded.vehicleId) }
  })
}

/** Parses the text of `loadedValue`. @returns null for any other text */
export function readLoadedValue(text: string): Omit<SubmittedPrices, "priceTexts"> | null {
  const [vehicleId = "", version = "", ...amounts] = text.split(" ")
  // Id, version, and a price or `-` for each of the 15 price fields.
  const isWellFormed = /^[a-z\d-]{1,200} \d{1,9}( (\d{1,13}|-)){15}$/.test(text)
  if (!isWellFormed || amounts.length !== PRICE_FIELDS.length) return null
  const prices = PRICE_FIELDS.map((field, index) => {
    const amount = amounts[index] ?? "-"
    return [field, amount === "-" ? null : cents(Number(amount))] as const
  })
  if (prices.some(([field, price]) => price === null && !isTotalField(field))) return null
  const loadedPrices = Object.fromEntries(prices) as Prices // every field, and only totals are null
  return { vehicleId, version: Number(version), loadedPrices }
}

function priceTextsIn(form: FormData, vehicleId: string): PriceTexts {
  const entries = PRICE_FIELDS.flatMap((field) => {
    const text = form.get(cellName(vehicleId, field))
    return typeof text === "string" ? [[field, text] as const] : []
  })
  return Object.fromEntries(entries)
}
