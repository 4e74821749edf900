import type { BookingSource, StaffBooking } from "../staff-booking.ts"
import type { ContentsOfKind } from "./contents.ts"
import { fact, lineFacts, reachFacts } from "./facts.ts"

/** The contents of a booking that the staff entered. It is shown in the office, and never sent to the company. */
export function staffBookingContents(content: StaffBooking): ContentsOfKind {
  const { name, email, source } = content
  const title = `Booking by staff, ${name}`
  const reach = reachFacts(content)
  return {
    subject: title,
    title,
    remarks: [],
    sections: [
      {
        about: "person",
        title: "The person",
        facts: [
          fact("Name", name),
          ...(email === "" ? reach.slice(0, 1) : reach),
          fact("How it came", BOOKING_SOURCE_NAMES[source]),
          ...lineFacts(content, "person"),
          ...lineFacts(content, "rental"),
        ],
      },
    ],
    price: null,
    message: null,
  }
}

export const BOOKING_SOURCE_NAMES: Readonly<Record<BookingSource, string>> = {
  telephone: "Telephone",
  walkIn: "Walk-in",
  hotelDesk: "Hotel desk",
  other: "Other",
}
