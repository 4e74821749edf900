import { parseWallTime, rentalDays } from "#domain/rental-period.ts"
import type { AgreedTerms } from "./agreed-terms.ts"
import { differentPriceToday, type VehiclePricing } from "./todays-price.ts"

/**
 * The terms with another return time, once at the agreed price and once at today's. `todaysPriceTerms` is null if today's price is
 * the same or cannot be computed.
 */
export type NewReturn = { agreedPriceTerms: AgreedTerms; todaysPriceTerms: AgreedTerms | null }

/** `notADate`: the text is not a wall time. */
export type NewReturnError = "notADate" | "notAfterPickUp" | "sameReturn"

/** The terms with the return time in `text`, a wall time such as `2026-12-31T09:00`. */
export function newReturn(
  terms: AgreedTerms,
  text: string,
  pricedVehicles: readonly VehiclePricing[],
): ({ ok: true } & NewReturn) | { ok: false; errorCode: NewReturnError } {
  const returnAt = parseWallTime(text)
  if (!returnAt) return { ok: false, errorCode: "notADate" }
  if (returnAt === terms.returnAt) return { ok: false, errorCode: "sameReturn" }
  const agreedPriceTerms = { ...terms, returnAt }
  if (rentalDays(agreedPriceTerms) === 0) return { ok: false, errorCode: "notAfterPickUp" }
  return {
    ok: true,
    agreedPriceTerms,
    todaysPriceTerms: differentPriceToday(agreedPriceTerms, pricedVehicles),
  }
}
