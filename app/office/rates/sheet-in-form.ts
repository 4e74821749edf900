import type { TypedPrices } from "#domain/catalogue/price-changes.ts"
import { PRICE_FIELDS, type PriceField, type Prices } from "#domain/catalogue/prices.ts"
import { cents } from "#domain/money.ts"

/** One vehicle of a form: the prices and the version that were seen, and what was typed over them. */
export type Sheet = { vehicleId: string; version: number; seen: Prices; typed: TypedPrices }

/** The hidden field that tells what was seen of each vehicle. */
export const SEEN = "seen"

/** The name, and the id, of the field of one price. */
export function cellName(vehicleId: string, field: PriceField): string {
  return `${field}.${vehicleId}`
}

/** `toyota-axio 3 950000 850000 ...`: short, because there is one for every vehicle of the fleet. `-`: no stated total. */
export function seenText({ id, version, prices }: { id: string; version: number; prices: Prices }): string {
  return [id, version, ...PRICE_FIELDS.map((field) => prices[field] ?? "-")].join(" ")
}

/** @throws a Response 400 for what no form of ours sends. */
export function sheetsIn(form: FormData): Sheet[] {
  return form.getAll(SEEN).map((seen) => {
    const sheet = typeof seen === "string" ? readSeen(seen) : null
    if (!sheet) throw new Response(null, { status: 400 })
    return { ...sheet, typed: typedIn(form, sheet.vehicleId) }
  })
}

/** What `seenText` wrote. @returns null for any other text. */
export function readSeen(text: string): Omit<Sheet, "typed"> | null {
  const [vehicleId = "", version = "", ...amounts] = text.split(" ")
  const isWhole = /^[a-z\d-]{1,200} \d{1,9}( (\d{1,13}|-)){15}$/.test(text)
  if (!isWhole || amounts.length !== PRICE_FIELDS.length) return null
  const prices = PRICE_FIELDS.map((field, index) => {
    const amount = amounts[index] ?? "-"
    return [field, amount === "-" ? null : cents(Number(amount))] as const
  })
  if (prices.some(([field, price]) => price === null && !field.startsWith("total-"))) return null
  const seen = Object.fromEntries(prices) as Prices // every field, and none but totals are null
  return { vehicleId, version: Number(version), seen }
}

function typedIn(form: FormData, vehicleId: string): TypedPrices {
  const typed = PRICE_FIELDS.flatMap((field) => {
    const text = form.get(cellName(vehicleId, field))
    return typeof text === "string" ? [[field, text] as const] : []
  })
  return Object.fromEntries(typed)
}
