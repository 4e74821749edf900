import type { FormContent, FormEnquiry } from "#domain/enquiry/enquiry.ts"
import { ZERO } from "#domain/money.ts"
import { addDays, wallTimeAt } from "#domain/rental-period.ts"
import type { FormDestination } from "./form-destination.ts"

/** The reference of a test. No enquiry has this reference. */
export const TEST_REFERENCE = "TEST"

/** The text of every name and free text in a test. */
const TEST_TEXT = "TEST from the office, nothing to do"

/**
 * An enquiry that tests a form service or the webhook. Its names and texts say that it is a test. `email` is the tester's
 * address.
 */
export function testEnquiry(
  kind: FormDestination,
  { id, email, now }: { id: string; email: string; now: Date },
): FormEnquiry {
  return { id, reference: TEST_REFERENCE, receivedAt: now, content: testContent(kind, email, now) }
}

function testContent(kind: FormDestination, email: string, now: Date): FormContent {
  if (kind === "contact") return { kind, name: TEST_TEXT, email, message: TEST_TEXT }
  const pickUpAt = wallTimeAt(now)
  const rental = {
    pickUpLocation: TEST_TEXT,
    returnLocation: TEST_TEXT,
    pickUpAt,
    returnAt: addDays(pickUpAt, 1),
  }
  const person = { contactNumber: "0", email, note: null }
  if (kind === "enquiry") return { kind, tab: null, ...rental, vehicleType: "car", way: null, ...person }
  return {
    kind,
    vehicleId: "test",
    vehicleName: TEST_TEXT,
    ...rental,
    livesAbroad: false,
    personTitle: "Other",
    firstName: TEST_TEXT,
    lastName: "",
    ...person,
    agent: null,
    plan: null,
    services: [],
    quote: { days: 0, tier: null, lines: [], total: ZERO },
  }
}
