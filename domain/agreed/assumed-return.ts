import { addMinutes, isOneWay } from "#domain/rental-period.ts"
import type { AgreedTerms } from "./agreed-terms.ts"

/** The hours for which a vehicle is booked if its one-way trip has no return time: four to drive there, and four to drive back. */
export const ONE_WAY_HOURS = 8

/**
 * The terms for the office's forms. A one-way request gets an assumed return time, which the office can change, because the price
 * and the calendar need an end of the rental.
 */
export function withAssumedReturn(terms: AgreedTerms): AgreedTerms {
  return isOneWay(terms) ? { ...terms, returnAt: addMinutes(terms.pickUpAt, ONE_WAY_HOURS * 60) } : terms
}
