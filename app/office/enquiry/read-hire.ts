import { type Context, messagesContext, officePortsContext, portsContext } from "#app/context.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { readWanted, takenForm, type WantedForm } from "#app/office/calendar/wanted-form.ts"
import type { WantedTaking } from "#domain/calendar/calendar.ts"
import { wallTimeAt } from "#domain/rental-period.ts"
import { LEFT_OUT } from "./load-hire.ts"

type ReadHire = { ok: true; wanted: WantedTaking | null } | { ok: false; form: WantedForm }

/** What is to stand in the calendar once an enquiry is confirmed; null where it is left out, or the page had no calendar. */
export async function readHire(context: Context, form: FormData): Promise<ReadHire> {
  const vehicle = textOf(form, "vehicle")
  if (!form.has("vehicle") || vehicle === LEFT_OUT) return { ok: true, wanted: null }
  const read = await readWanted(form, askingFor(context))
  if (read.ok || vehicle !== "") return read
  const words = context.get(messagesContext).office.calendar.enquiry.chooseOrLeaveOut
  const faults = read.form.faults.map((fault) => (fault.field === "vehicle" ? { ...fault, words } : fault))
  return { ok: false, form: { ...read.form, faults } }
}

/** The form of a vehicle that somebody took between the look and the press. */
export function hireTaken(context: Context, values: WantedForm["values"], wanted: WantedTaking) {
  return takenForm(values, wanted, askingFor(context))
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
