import {
  type Availability,
  availabilityFor,
  type Calendar,
  type CalendarBooking,
  freeUnitsIn,
  type OwnedCategory,
  vehicleIn,
} from "#domain/calendar/calendar.ts"
import type { Period } from "#domain/calendar/period.ts"
import type { Answers } from "#domain/enquiry/answers.ts"
import type { EnquiryContent } from "#domain/enquiry/enquiry.ts"
import type { EnquiryState } from "#domain/enquiry/enquiry-repository.ts"
import { summaryOf } from "#domain/enquiry/enquiry-summary.ts"

/** The value of the choice that leaves an enquiry out of the calendar on purpose. */
export const LEFT_OUT = "none"

/** What the calendar has of an enquiry, or may have once it is confirmed. */
export type EnquiryInCalendar = {
  booking: CalendarBooking | null
  /** Of the booking, or of what the visitor asked for; null where that is no vehicle of ours, or no time. */
  availability: Availability | null
  /** The time that the visitor asked for; null where they asked for none. */
  asked: Period | null
  fleet: OwnedCategory[]
  freeUnits: Record<string, number> | null
  /** What the form begins with. */
  values: Answers
}

/** @returns null where another admin host keeps the fleet: then there is no calendar. */
export async function loadEnquiryInCalendar(
  calendar: Calendar,
  { enquiry, state }: { enquiry: { reference: string; content: EnquiryContent }; state: EnquiryState },
): Promise<EnquiryInCalendar | null> {
  const [fleet, booking] = await Promise.all([calendar.fleet(), calendar.bookingOf(enquiry.reference)])
  if (fleet.length === 0) return null
  const asked = periodOf(enquiry.content)
  const vehicleId = vehicleIn(fleet, vehicleAskedFor(enquiry.content))?.id ?? null
  const wanted = booking ?? (asked && vehicleId ? { vehicleId, period: asked, units: 1 } : null)
  const isLeftOut = state === "confirmed" || enquiry.content.kind === "contact"
  return {
    booking,
    availability: wanted && (await availabilityFor(calendar, wanted, booking?.id ?? null)),
    asked,
    fleet,
    freeUnits: asked && (await freeUnitsIn(calendar, fleet, asked, null)),
    values: { vehicle: isLeftOut ? LEFT_OUT : (vehicleId ?? ""), ...asked, units: "1" },
  }
}

function vehicleAskedFor(content: EnquiryContent): string {
  return content.kind === "booking" ? content.vehicleId : ""
}

function periodOf(content: EnquiryContent): Period | null {
  const { pickUpAt, returnAt } = summaryOf(content)
  return pickUpAt && returnAt && pickUpAt < returnAt ? { from: pickUpAt, to: returnAt } : null
}
