import type { AgreedTerms } from "#domain/agreed/agreed-terms.ts"
import { requestedTerms } from "#domain/agreed/requested-terms.ts"
import type { Period } from "#domain/calendar/period.ts"
import { BOOKING } from "./sample-enquiries.ts"

const KM_PER_DAY = 100

/** The terms of the sample booking as it was requested, with changes. */
export function sampleAgreed(changes: Partial<AgreedTerms> = {}): AgreedTerms {
  const vehiclePricing = null // without today's price
  const terms = requestedTerms(BOOKING, vehiclePricing, KM_PER_DAY)
  if (!terms) throw new Error("the sample booking has dates")
  return { ...terms, ...changes }
}

/** Terms, with a driver, that need units of a vehicle in a period. */
export function agreedFor(vehicleId: string, { from, to }: Period, units = 1): AgreedTerms {
  return sampleAgreed({
    pickUpAt: from,
    returnAt: to,
    vehicles: [{ vehicleId, name: vehicleId, units }],
    conditions: { kmPerDay: KM_PER_DAY, extraKmRate: null, hasDriver: true, deposit: null },
  })
}
