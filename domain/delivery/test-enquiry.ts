import type { Enquiry, EnquiryContent, EnquiryKind } from "#domain/enquiry/enquiry.ts"
import { NOTHING } from "#domain/money.ts"
import { addDays, wallTimeAt } from "#domain/rental-period.ts"

const MARK = "TEST from the office, nothing to do"

/** What a form service gets as a test of it: every word that a person reads first says what it is. `email` is whose test it is. */
export function testEnquiry(
  kind: EnquiryKind,
  { id, email, now }: { id: string; email: string; now: Date },
): Enquiry {
  return { id, reference: "TEST", receivedAt: now, content: contentOf(kind, email, now) }
}

function contentOf(kind: EnquiryKind, email: string, now: Date): EnquiryContent {
  if (kind === "contact") return { kind, name: MARK, email, message: MARK }
  const pickUpAt = wallTimeAt(now)
  const trip = { pickUpLocation: MARK, returnLocation: MARK, pickUpAt, returnAt: addDays(pickUpAt, 1) }
  const person = { contactNumber: "0", email }
  if (kind === "enquiry") return { kind, tab: null, ...trip, vehicleType: "car", way: null, ...person }
  return {
    kind,
    vehicleId: "test",
    vehicleName: MARK,
    ...trip,
    personTitle: "Other",
    firstName: MARK,
    lastName: "",
    ...person,
    agent: null,
    services: [],
    quote: { days: 0, tier: null, lines: [], total: NOTHING },
  }
}
