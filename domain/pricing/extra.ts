import type { Cents } from "#domain/money.ts"

/** An extra that can be rented with a vehicle. The price is for one unit, or for all if no quantity is asked. */
export type Extra = {
  id: string
  name: string
  price: Cents
  /** The role of an extra with special rules. Null for any other extra. */
  role: ExtraRole | null
  /** Whether the visitor enters a quantity, or only yes or no. */
  inputKind: "quantity" | "yesOrNo"
  /** Whether the price is charged for each day, or once. The quantity of an extra that is charged per day is a number of days. */
  charged: "perDay" | "once"
  /**
   * The unit of the price, for display only, as the admin host words it: 'per day', 'per seat, whole hire'. Null if it has none.
   */
  unit: string | null
  description: string | null
}

/**
 * 'driver': not offered with a vehicle that always comes with a driver. 'unlimitedKilometers': each vehicle has its own price for
 * it.
 */
export type ExtraRole = "driver" | "unlimitedKilometers"

/** A chosen extra. `quantity` is a whole number, 0 or more; for a yes-or-no extra it is ignored. */
export type ExtraChoice = { extraId: string; quantity: number }

/** The id of the extra that `unlimitedKilometers` creates. */
export const UNLIMITED_KILOMETERS_ID = "unlimited-kilometers"
/** The maximum quantity of an extra. */
export const MAX_QUANTITY = 999

/**
 * The extra for unlimited kilometres, which the company adds to a vehicle with a price for them. None if that price is 0.
 * Source: docs/requirements.md, R7.7.
 */
export function unlimitedKilometers(pricePerDay: Cents): Extra | null {
  if (pricePerDay === 0) return null
  return {
    id: UNLIMITED_KILOMETERS_ID,
    name: "Unlimited Kilometers",
    price: pricePerDay,
    role: "unlimitedKilometers",
    inputKind: "yesOrNo",
    charged: "perDay",
    unit: "per day",
    description: null,
  }
}

/**
 * Whether an extra is charged for each day. A driver whose days the visitor can choose always is.
 * Source: docs/requirements.md, R7.9.
 */
export function isChargedPerDay({
  role,
  inputKind,
  charged,
}: Pick<Extra, "role" | "inputKind" | "charged">): boolean {
  return charged === "perDay" || (role === "driver" && inputKind === "quantity")
}

/** The default quantity of an extra: the number of rental days, or one. `days` 0: the period is not known yet. */
export function defaultQuantity(extra: Extra, days: number): number {
  return isChargedPerDay(extra) ? days : 1
}

/** The noun of a unit that begins with 'per', for display only: 'seat' of 'per seat, whole hire'. Null for any other unit. */
export function priceUnitNoun({ unit }: Pick<Extra, "unit">): string | null {
  const [, noun = ""] = /^per\s+([^,;(]+)/i.exec(unit?.trim() ?? "") ?? []
  return noun.trim() || null
}
