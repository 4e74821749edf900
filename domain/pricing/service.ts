import type { Cents } from "#domain/money.ts"

/** An extra that can be hired with a vehicle. Its price is for one unit, or once where no quantity is asked. */
export type Service = {
  id: string
  name: string
  price: Cents
  /** Whether the visitor says how many, or only yes or no. */
  asks: "quantity" | "yesOrNo"
  /** What the price is for, in the words of the catalogue: 'per day', 'per seat, whole hire'. Null where it says nothing. */
  unit: string | null
  description: string | null
}

/** A chosen extra. `quantity` is a whole number, 0 or more; for a yes-or-no extra it is ignored. */
export type ServiceChoice = { serviceId: string; quantity: number }

export const UNLIMITED_KILOMETERS_ID = "unlimited-kilometers"
export const MAX_QUANTITY = 999

/**
 * The extra that the company adds to a vehicle with a price for unlimited kilometres; none where that price is 0.
 * Source: docs/requirements.md, R7.7.
 */
export function unlimitedKilometers(pricePerDay: Cents): Service | null {
  if (pricePerDay === 0) return null
  return {
    id: UNLIMITED_KILOMETERS_ID,
    name: "Unlimited Kilometers",
    price: pricePerDay,
    asks: "yesOrNo",
    unit: "per day",
    description: null,
  }
}

/**
 * What a quantity of an extra counts: days where its price is per day, pieces of anything else. A driver is hired by the day
 * whatever the catalogue says. Source: docs/requirements.md, R7.9.
 */
export function quantityUnit(service: Service): "days" | "pieces" {
  return isDriver(service) || pricedPer(service) === "day" ? "days" : "pieces"
}

/** The quantity of an extra while the visitor names none: every day of the rental period, or one. 0 days: not known yet. */
export function usualQuantity(service: Service, days: number): number {
  return quantityUnit(service) === "days" ? days : 1
}

/** The one thing that a price is for: 'seat' of 'per seat, whole hire'. Null where the catalogue does not say it so. */
export function pricedPer({ unit }: Pick<Service, "unit">): string | null {
  const [, thing = ""] = /^per\s+([^,;(]+)/i.exec(unit?.trim() ?? "") ?? []
  const name = thing.trim()
  return /^days?$/i.test(name) ? "day" : name || null
}

/** Recognised by name, because another admin host numbers its services as it likes. */
export function isDriver(service: Service): boolean {
  return /\bneed a driver\b/i.test(service.name)
}
