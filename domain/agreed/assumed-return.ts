import { addMinutes, isOneWay } from "#domain/rental-period.ts"
import type { AgreedTerms } from "./agreed-terms.ts"

/** The hours for which a vehicle is booked on a way without a known return: four there, and four back. */
export const ONE_WAY_HOURS = 8

/**
 * The terms for the office's forms: a request for one way gets a return, which the office checks and can change. A booking needs
 * an end for its price and for the calendar.
 */
export function withAssumedReturn(terms: AgreedTerms): AgreedTerms {
  return isOneWay(terms) ? { ...terms, returnAt: addMinutes(terms.pickUpAt, ONE_WAY_HOURS * 60) } : terms
}
