import { type Context, messagesContext } from "#app/context.ts"
import type { FormState } from "#app/forms/form-state.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { formContextOf, notFreeForm, readEntryForm } from "#app/office/calendar/read-entry-form.ts"
import type { Availability, RequestedAllocation } from "#domain/calendar/calendar.ts"
import type { EntryField } from "#domain/calendar/entry-input.ts"
import type { Answers } from "#domain/enquiry/answers.ts"
import { LEFT_OUT } from "./load-enquiry-in-calendar.ts"

type BookingFormResult =
  | { ok: true; requested: RequestedAllocation | null }
  | { ok: false; form: FormState<EntryField, Availability> }

/**
 * Reads the vehicle and period that the calendar gets when the enquiry is confirmed; null where the enquiry is left out of it, or the
 * page had no calendar.
 */
export async function readCalendarBooking(context: Context, form: FormData): Promise<BookingFormResult> {
  const vehicle = textOf(form, "vehicle")
  if (!form.has("vehicle") || vehicle === LEFT_OUT) return { ok: true, requested: null }
  const read = await readEntryForm(form, bookingFormContext(context))
  if (read.ok || vehicle !== "") return read
  const words = context.get(messagesContext).office.calendar.enquiry.chooseOrLeaveOut
  const errors = read.form.errors.map((error) =>
    error.field === "vehicle" ? { ...error, message: words } : error,
  )
  return { ok: false, form: { ...read.form, errors } }
}

/** The form where another transaction allocated the vehicle after `readCalendarBooking` found it free. */
export function bookingConflictForm(context: Context, answers: Answers, requested: RequestedAllocation) {
  return notFreeForm(answers, requested, bookingFormContext(context))
}

function bookingFormContext(context: Context) {
  return formContextOf(context, { hasReason: false, ownId: null })
}
