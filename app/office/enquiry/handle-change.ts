import { redirect } from "react-router"
import { type Context, messagesContext, officePortsContext, portsContext } from "#app/context.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { readForm } from "#app/forms/read-form.ts"
import { again } from "#app/office/forms/office-form.ts"
import { versionIn } from "#app/office/forms/version-in.ts"
import { sessionContext } from "#app/office/office-context.ts"
import { enquiryPage } from "#app/office/paths.ts"
import type { Availability } from "#domain/calendar/calendar.ts"
import { ENTRY_FIELDS, type EntryField } from "#domain/calendar/entry-input.ts"
import type { Answers } from "#domain/enquiry/answers.ts"
import { checkNote } from "#domain/enquiry/enquiry-note.ts"
import { ENQUIRY_STATES, MAX_NOTE_LENGTH } from "#domain/enquiry/enquiry-repository.ts"
import { handleReply, resendReply } from "./handle-reply.ts"
import { bookingConflictForm, readCalendarBooking } from "./read-calendar-booking.ts"

export type ChangeField = "state" | "note" | EntryField

/** The action of an enquiry's page: a reply, a change of state, a note, or another attempt of its deliveries. */
export async function handleChange(request: Request, context: Context, reference: string) {
  const form = await readForm(request)
  const act = textOf(form, "act")
  if (act === "answer") return handleReply(request, context, reference, form)
  if (act === "resend-email") return resendReply(request, context, reference, form)
  return act === "resend" ? resend(context, reference) : change(context, reference, form)
}

/** Sends undelivered deliveries again. One that was delivered since is not sent twice; the page shows its state. */
async function resend(context: Context, reference: string) {
  const { clock } = context.get(portsContext)
  const outcome = await context
    .get(officePortsContext)
    .enquiries.resend(reference, context.get(sessionContext).member, clock())
  return outcome === "gone" ? notFound() : redirect(enquiryPage(reference), 303)
}

async function change(context: Context, reference: string, form: FormData) {
  const { change: messages } = context.get(messagesContext).officeEnquiries
  const answers = answersIn(form)
  const withError = (field: "state" | "note", words: string, status?: number) =>
    again<ChangeField, Availability>(context, { answers, errors: [{ field, message: words }] }, status)
  const state = ENQUIRY_STATES.find((known) => known === answers.state)
  const version = versionIn(form)
  if (!state) throw new Response(null, { status: 400 })
  const checked = checkNote(answers.note)
  if (checked === "tooLong") return withError("note", messages.noteTooLong(MAX_NOTE_LENGTH))
  const booking = state === "confirmed" ? await readCalendarBooking(context, form) : NO_BOOKING
  if (!booking.ok) return again<ChangeField, Availability>(context, { ...booking.form, answers })
  const isUnchanged = state === textOf(form, "state-before") && checked.note === null
  if (isUnchanged && !booking.requested) return withError("state", messages.nothing)
  const { member } = context.get(sessionContext)
  const now = context.get(portsContext).clock()
  const { enquiries } = context.get(officePortsContext)
  const change = { version, state, note: checked.note, booking: booking.requested, by: member, now }
  const outcome = await enquiries.change(reference, change)
  if (outcome === "gone") return notFound()
  if (outcome === "notFree" && booking.requested)
    return again<ChangeField, Availability>(
      context,
      await bookingConflictForm(context, answers, booking.requested),
    )
  return outcome === "stale" ? withError("state", messages.stale, 409) : redirect(enquiryPage(reference), 303)
}

const NO_BOOKING = { ok: true, requested: null } as const

function answersIn(form: FormData): Answers & { state: string; note: string } {
  const booking = ENTRY_FIELDS.filter((field) => form.has(field)).map((field) => [field, textOf(form, field)])
  return { ...Object.fromEntries(booking), state: textOf(form, "state"), note: textOf(form, "note") }
}

function notFound(): never {
  throw new Response(null, { status: 404 })
}
