import type { Booking } from "#domain/enquiry/booking.ts"
import { emailText } from "#domain/enquiry/email/text.ts"
import { tripContents } from "#domain/enquiry/email/trip-contents.ts"
import type { FormContent } from "#domain/enquiry/enquiry.ts"
import { lineAnswer, lineFieldsOf } from "#domain/enquiry/field-lines.ts"
import { FIELDS, type FieldName, fieldsOf } from "#domain/enquiry/fields.ts"
import type { RentalEnquiry, RentalEnquiryField } from "#domain/enquiry/rental-enquiry.ts"
import type { TripEnquiry } from "#domain/enquiry/trip-enquiry.ts"
import { daysText, personName, totalText, unitsText } from "#domain/enquiry/wording.ts"
import { formatTotal } from "#domain/money.ts"
import { pathText } from "#domain/trip/sent-plan.ts"

/**
 * The fields of an enquiry for a form service. Source: docs/requirements.md, R13.8, R13.9 and R13.11, which have no property for
 * the tab of an enquiry or for the reference and the agent of a booking. They have none for a plan or for fields such as the note
 * either, so these follow the pick-up location, each as `label: answer`.
 */
export function formJson(content: FormContent, siteUrl: string): Record<string, string> {
  if (content.kind === "booking") return bookingJson(content)
  if (content.kind === "contact") return answersByName(content, fieldsOf("contact"))
  if (content.kind === "trip") return tripJson(content, siteUrl)
  return answersByName({ ...content, pickUpLocation: pickUpWithOtherAnswers(content) }, ENQUIRY_FIELDS)
}

/** Source: docs/requirements.md, R8.4. A list of its own, so that a new field does not change a receiver's JSON. */
const ENQUIRY_FIELDS = [
  "pickUpLocation",
  "returnLocation",
  "pickUpAt",
  "returnAt",
  "vehicleType",
  "contactNumber",
  "email",
  "way",
] as const satisfies RentalEnquiryField[]

/**
 * The answers by the names of their form fields. Empty: the question was not answered. Times are Sri Lankan wall-clock times in the
 * format of `datetime-local`: `2026-12-12T09:00`.
 */
function answersByName<Name extends FieldName>(
  answers: Readonly<Record<Name, string | null>>,
  fields: readonly Name[],
): Record<string, string> {
  return Object.fromEntries(fields.map((field) => [FIELDS[field].name, answers[field] ?? ""]))
}

/** A trip has the fields of a contact message. The rest of its email, without opening and closing, is the message. */
function tripJson(content: TripEnquiry, siteUrl: string) {
  const contents = tripContents(content, siteUrl)
  const message = emailText({ ...contents, opening: "", closing: "" }).trim()
  return { name: content.name, email: content.email, message: withoutNoBreakSpaces(message) }
}

function bookingJson(booking: Booking) {
  return {
    subject: `New Booking (${booking.vehicleName})`,
    user_email: booking.email,
    vehicle: booking.vehicleName,
    pickUpLocation: pickUpWithOtherAnswers(booking),
    returnLocation: booking.returnLocation,
    pickUpDate: booking.pickUpAt,
    returnDate: booking.returnAt,
    rentalPeriod: daysText(booking.quote.days),
    contactName: personName(booking),
    contactNumber: booking.contactNumber,
    totalPrice: withoutNoBreakSpaces(totalText(booking.quote.total)),
    selectedServices: extrasText(booking),
  }
}

/** `Kandy. Note: Flight UL 504`. On one line, as the receiver expects it of a location. */
function pickUpWithOtherAnswers(content: Booking | RentalEnquiry): string {
  const otherAnswers = lineFieldsOf(content).flatMap(({ field, line }) => {
    const answer = line.section === "rental" ? lineAnswer(content, field) : null
    return answer === null ? [] : `${line.label}: ${answer.replace(/\n+/g, " ")}`
  })
  const trip = content.kind === "booking" && content.plan ? [`Trip: ${pathText(content.plan)}`] : []
  return [content.pickUpLocation, ...trip, ...otherAnswers].join(". ")
}

/** A line for each extra: `Need a Driver: 17 days, LKR 93,500.00`. */
function extrasText({ quote }: Booking): string {
  const lines = quote.lines.flatMap((line) =>
    line.kind === "vehicle"
      ? []
      : [`${line.name}: ${unitsText(line)}, ${withoutNoBreakSpaces(formatTotal(line.amount))}`],
  )
  return lines.join("\n") || "None"
}

/** Replaces no-break spaces, which some services do not forward unchanged. */
function withoutNoBreakSpaces(text: string): string {
  return text.replaceAll("\u00a0", " ")
}
