import type { BookingSource, StaffBooking } from "../staff-booking.ts"
import type { ContentsOfKind } from "./contents.ts"
import { contactRows, detailRow, fieldRows } from "./detail-rows.ts"

/** The contents of a booking that the staff entered. It is shown in the office, and never sent to the company. */
export function staffBookingContents(content: StaffBooking): ContentsOfKind {
  const { name, email, source } = content
  const title = `Booking by staff, ${name}`
  const contact = contactRows(content)
  return {
    subject: title,
    title,
    remarks: [],
    sections: [
      {
        about: "person",
        title: "The person",
        rows: [
          detailRow("Name", name),
          ...(email === "" ? contact.slice(0, 1) : contact),
          detailRow("How it came", BOOKING_SOURCE_NAMES[source]),
          ...fieldRows(content, "person"),
          ...fieldRows(content, "rental"),
        ],
      },
    ],
    price: null,
    message: null,
  }
}

/** The names of the sources of bookings that the staff entered. */
export const BOOKING_SOURCE_NAMES: Readonly<Record<BookingSource, string>> = {
  telephone: "Telephone",
  walkIn: "Walk-in",
  hotelDesk: "Hotel desk",
  other: "Other",
}
