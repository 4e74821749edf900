import type { Booking } from "#domain/enquiry/booking.ts"
import type { ContactMessage } from "#domain/enquiry/contact-message.ts"
import type { EnquiryContent } from "#domain/enquiry/enquiry.ts"
import type { HireEnquiry } from "#domain/enquiry/hire-enquiry.ts"
import { daysText, personName, totalText, unitsText } from "#domain/enquiry/wording.ts"
import { formatTotal } from "#domain/money.ts"

/**
 * The fields that a form service gets, exactly those of docs/requirements.md, R13.8, R13.9 and R13.11.
 * They have no place for the tab of an enquiry, nor for the reference and the agent of a booking.
 */
export function formJson(content: EnquiryContent): Record<string, string> {
  if (content.kind === "enquiry") return enquiryJson(content)
  return content.kind === "booking" ? bookingJson(content) : contactJson(content)
}

/** Dates and times as the browser's field has them, `2026-12-12T09:00`, on a clock in Sri Lanka. */
function enquiryJson(enquiry: HireEnquiry) {
  return {
    pick_up_location: enquiry.pickUpLocation,
    return_location: enquiry.returnLocation,
    pick_up_time_date: enquiry.pickUpAt,
    return_time_date: enquiry.returnAt,
    vehicle_type: enquiry.vehicleType,
    contact_number: enquiry.contactNumber,
    email: enquiry.email,
    way_type: enquiry.way ?? "",
  }
}

function bookingJson(booking: Booking) {
  return {
    subject: `New Booking (${booking.vehicleName})`,
    user_email: booking.email,
    vehicle: booking.vehicleName,
    pickUpLocation: booking.pickUpLocation,
    returnLocation: booking.returnLocation,
    pickUpDate: booking.pickUpAt,
    returnDate: booking.returnAt,
    rentalPeriod: daysText(booking.quote.days),
    contactName: personName(booking),
    contactNumber: booking.contactNumber,
    totalPrice: plain(totalText(booking.quote.total)),
    selectedServices: selectedServices(booking),
  }
}

function contactJson({ name, email, message }: ContactMessage) {
  return { name, email, message }
}

/** A line for each extra: `Need a Driver: 17 days, LKR 93,500.00`. */
function selectedServices({ quote }: Booking): string {
  const lines = quote.lines.flatMap((line) =>
    line.item === "vehicle"
      ? []
      : [`${line.item.name}: ${unitsText(line)}, ${plain(formatTotal(line.amount))}`],
  )
  return lines.join("\n") || "None"
}

/** With a plain space: not every service passes on a no-break space as it was. */
function plain(text: string): string {
  return text.replaceAll("\u00a0", " ")
}
