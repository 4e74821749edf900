import * as v from "valibot"
import {
  type Answers,
  type Checked,
  check,
  checkbox,
  choice,
  contactNumber,
  email,
  line,
  optionalParagraphs,
} from "./answers.ts"
import { type AnsweredField, FIELDS_OF, fieldsOf } from "./fields.ts"

/** The ways in which a customer asked for a booking that the staff entered. */
export const BOOKING_SOURCES = ["telephone", "walkIn", "hotelDesk", "other"] as const
export type BookingSource = (typeof BOOKING_SOURCES)[number]

/** In the order of the form. */
export const STAFF_BOOKING_FIELDS = fieldsOf("staffBooking") satisfies AnsweredField<StaffBooking>[]
export type StaffBookingField = (typeof STAFF_BOOKING_FIELDS)[number]

/**
 * A booking that the staff entered for a customer who phoned or came in. Its vehicle, days and price are in its agreed terms,
 * because there was no request on the site.
 */
export type StaffBooking = {
  kind: "staffBooking"
  name: string
  contactNumber: string
  /** Empty: the customer has given no address, and nothing is emailed to them. */
  email: string
  livesAbroad: boolean
  source: BookingSource
  note: string | null
}

const emptyText = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => text === ""),
)
// Not a union of both schemas, so that a non-empty text gets the error codes of `email`.
const optionalEmail = v.lazy((input) => (v.is(emptyText, input) ? emptyText : email))

const schema = v.object({
  name: line(FIELDS_OF.staffBooking.name.maxLength),
  contactNumber,
  email: optionalEmail,
  livesAbroad: checkbox,
  source: choice(BOOKING_SOURCES),
  note: optionalParagraphs(FIELDS_OF.staffBooking.note.maxLength),
} satisfies Record<StaffBookingField, v.GenericSchema>)

/** Checks the customer of a booking that the staff enter. Only the name and the contact number are required. */
export function checkStaffBooking(answers: Answers): Checked<StaffBooking, StaffBookingField> {
  const texts = Object.fromEntries(STAFF_BOOKING_FIELDS.map((field) => [field, answers[field] ?? ""]))
  const checked = check(schema, texts, STAFF_BOOKING_FIELDS)
  return checked.ok ? { ok: true, value: { kind: "staffBooking", ...checked.value } } : checked
}
