import type { ErrorCode } from "#domain/enquiry/answers.ts"
import type { StaffBookingField } from "#domain/enquiry/staff-booking.ts"

/** The page on which the staff enter a booking for a customer. */
export const officeNewBooking = {
  link: "New booking",
  linkFor: (vehicle: string) => `New booking of ${vehicle}`,
  linkOn: (vehicle: string, day: string) => `New booking: ${vehicle}, ${day}`,
  heading: "New booking",
  lead: "For a customer who telephones or comes in. A name and a number are enough; the rest can follow.",
  customer: "Customer",
  fields: {
    name: "Name",
    contactNumber: "Contact number",
    email: "Email, if they have one",
    livesAbroad: "Lives abroad",
    source: "How it came",
    note: "Note, if any",
  } satisfies Record<StaffBookingField, string>,
  noteHint: "Flight, people, bags, route: what the driver or a colleague should know.",
  confirm: "Save and confirm",
  check: "Check vehicles and price",
  checkResult: "Checked",
  save: "Save without confirming",
  saveHint:
    "Save and confirm puts the vehicle into the calendar. Nothing is emailed: tell the customer, or send an email from the next page.",
  extraNotOffered: "Choose a vehicle that offers this extra, or untick the extra",
  vehicleMissing: "Choose a vehicle, or save without confirming",
  errors: {
    name: { required: "Enter the customer's name", tooLong: "Shorten the name to 80 characters" },
    contactNumber: {
      required: "Enter the customer's number",
      noDigits: "Enter a number with digits, like 077 123 4567",
      tooLong: "Shorten the number to 40 characters",
    },
    email: {
      notAnEmail: "Enter an email address like name@example.com, or leave it empty",
      tooLong: "Shorten the email address to 254 characters",
    },
    livesAbroad: {},
    source: { required: "Choose how it came", notOffered: "Choose how it came" },
    note: { tooLong: "Shorten the note to 1,000 characters" },
    // With the cast, any code of any field may be looked up.
  } satisfies Record<StaffBookingField, Partial<Record<ErrorCode, string>>> as Record<
    StaffBookingField,
    Partial<Record<ErrorCode, string>>
  >,
}
