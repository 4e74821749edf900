import { type Context, messagesContext, officePortsContext, portsContext } from "#app/context.ts"
import type { FormState } from "#app/forms/form-state.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { readWanted, takenForm } from "#app/office/calendar/wanted-form.ts"
import type { Availability, WantedTaking } from "#domain/calendar/calendar.ts"
import type { WantedField } from "#domain/calendar/wanted.ts"
import type { Answers } from "#domain/enquiry/answers.ts"
import { wallTimeAt } from "#domain/rental-period.ts"
import { LEFT_OUT } from "./load-enquiry-in-calendar.ts"

type ReadBooking =
  | { ok: true; wanted: WantedTaking | null }
  | { ok: false; form: FormState<WantedField, Availability> }

/** What is to stand in the calendar once an enquiry is confirmed; null where it is left out, or the page had no calendar. */
export async function readCalendarBooking(context: Context, form: FormData): Promise<ReadBooking> {
  const vehicle = textOf(form, "vehicle")
  if (!form.has("vehicle") || vehicle === LEFT_OUT) return { ok: true, wanted: null }
  const read = await readWanted(form, askingFor(context))
  if (read.ok || vehicle !== "") return read
  const words = context.get(messagesContext).office.calendar.enquiry.chooseOrLeaveOut
  const errors = read.form.errors.map((error) => (error.field === "vehicle" ? { ...error, words } : error))
  return { ok: false, form: { ...read.form, errors } }
}

/** The form of a vehicle that somebody took between the look and the press. */
export function unavailableForm(context: Context, answers: Answers, wanted: WantedTaking) {
  return takenForm(answers, wanted, askingFor(context))
}

function askingFor(context: Context) {
  return {
    calendar: context.get(officePortsContext).calendar,
    hasReason: false,
    ownId: null,
    now: wallTimeAt(context.get(portsContext).clock()),
    texts: context.get(messagesContext).office.calendar,
  }
}
