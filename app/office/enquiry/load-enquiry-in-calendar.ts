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

/** The option of the vehicle field that confirms an enquiry without a booking. */
export const LEFT_OUT = "none"

/** The booking of an enquiry, or the data of the form that can add one. */
export type EnquiryInCalendar = {
  booking: CalendarBooking | null
  /** Of the booking, or of the vehicle and period of the enquiry; null where the enquiry lacks either, or the fleet lacks the vehicle. */
  availability: Availability | null
  /** The period of the enquiry; null where it has none. */
  requestedPeriod: Period | null
  fleet: OwnedCategory[]
  /** Free units of each vehicle in the requested period; null without one. */
  freeUnits: Record<string, number> | null
  /** The initial values of the form. */
  values: Answers
}

/** @returns null where the fleet is on another admin host: then there is no calendar. */
export async function loadEnquiryInCalendar(
  calendar: Calendar,
  { enquiry, state }: { enquiry: { reference: string; content: EnquiryContent }; state: EnquiryState },
): Promise<EnquiryInCalendar | null> {
  const [fleet, booking] = await Promise.all([calendar.fleet(), calendar.bookingOf(enquiry.reference)])
  if (fleet.length === 0) return null
  const period = periodOf(enquiry.content)
  const vehicleId = vehicleIn(fleet, requestedVehicle(enquiry.content))?.id ?? null
  const allocation = booking ?? (period && vehicleId ? { vehicleId, period, units: 1 } : null)
  const isLeftOut = state === "confirmed" || enquiry.content.kind === "contact"
  return {
    booking,
    availability: allocation && (await availabilityFor(calendar, allocation, booking?.id ?? null)),
    requestedPeriod: period,
    fleet,
    freeUnits: period && (await freeUnitsIn(calendar, fleet, period, null)),
    values: { vehicle: isLeftOut ? LEFT_OUT : (vehicleId ?? ""), ...period, units: "1" },
  }
}

function requestedVehicle(content: EnquiryContent): string {
  return content.kind === "booking" ? content.vehicleId : ""
}

function periodOf(content: EnquiryContent): Period | null {
  const { pickUpAt, returnAt } = summaryOf(content)
  return pickUpAt && returnAt && pickUpAt < returnAt ? { from: pickUpAt, to: returnAt } : null
}
