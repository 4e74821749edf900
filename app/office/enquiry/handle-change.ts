import { redirect } from "react-router"
import { loadAgreed } from "#app/booking/load-agreed.ts"
import { type Context, messagesContext, officePortsContext, portsContext } from "#app/context.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { readForm } from "#app/forms/read-form.ts"
import { again } from "#app/office/forms/office-form.ts"
import { versionIn } from "#app/office/forms/version-in.ts"
import { sessionContext } from "#app/office/office-context.ts"
import { enquiryPage } from "#app/office/paths.ts"
import { agreedTotal } from "#domain/agreed/agreed-terms.ts"
import { termsChanges } from "#domain/agreed/terms-changes.ts"
import { checkNote } from "#domain/enquiry/enquiry-note.ts"
import { ENDED_STATES, ENQUIRY_STATES, MAX_NOTE_LENGTH } from "#domain/enquiry/enquiry-repository.ts"
import { handleOffer } from "./handle-offer.ts"
import { handleReply, resendReply } from "./handle-reply.ts"

export type ChangeField = "state" | "note" | "todays-price" | "valid-until"

/** The action of an enquiry's page: a reply, a change of state, a note, today's price, or another attempt of its deliveries. */
export async function handleChange(request: Request, context: Context, reference: string) {
  const form = await readForm(request)
  const act = textOf(form, "act")
  if (act === "answer") return handleReply(request, context, reference, form)
  if (act === "resend-email") return resendReply(request, context, reference, form)
  if (act === "offer" || act === "withdraw-offer") return handleOffer(request, context, reference, form)
  if (act === "take-todays-price") return takeTodaysPrice(request, context, reference, form)
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
  const answers = { state: textOf(form, "state"), note: textOf(form, "note") }
  const withError = (field: ChangeField, message: string, status?: number) =>
    again<ChangeField>(context, { answers, errors: [{ field, message }] }, status)
  const before = textOf(form, "state-before")
  const state = ENQUIRY_STATES.find((known) => known === answers.state)
  if (!state || (state === "confirmed" && before !== "confirmed")) throw new Response(null, { status: 400 })
  const checked = checkNote(answers.note)
  if (checked === "tooLong") return withError("note", messages.noteTooLong(MAX_NOTE_LENGTH))
  const { note } = checked
  if (state === before && note === null) return withError("state", messages.nothing)
  if (state !== before && note === null && ENDED_STATES.includes(state)) {
    return withError("note", messages.reasonMissing)
  }
  const outcome = await context.get(officePortsContext).enquiries.change(reference, {
    version: versionIn(form),
    state,
    note,
    by: context.get(sessionContext).member,
    now: context.get(portsContext).clock(),
  })
  if (outcome === "gone") return notFound()
  return outcome === "stale" ? withError("state", messages.stale, 409) : redirect(enquiryPage(reference), 303)
}

/** Takes today's price of the agreed terms, as the page showed it. */
async function takeTodaysPrice(request: Request, context: Context, reference: string, form: FormData) {
  const { enquiries } = context.get(officePortsContext)
  const now = context.get(portsContext).clock()
  const found = await enquiries.find(reference, now)
  if (!found || found.anonymised) return notFound()
  const { terms, today } = await loadAgreed(context, found, request.signal)
  const { booking: messages } = context.get(messagesContext).office
  const stale = () =>
    again<ChangeField>(
      context,
      { answers: {}, errors: [{ field: "todays-price", message: messages.stale }] },
      409,
    )
  const isAsShown = today !== null && String(agreedTotal(today)) === textOf(form, "todays-price")
  if (found.version !== versionIn(form) || !isAsShown) return stale()
  const outcome = await enquiries.change(reference, {
    version: found.version,
    state: found.state,
    note: null,
    terms: today,
    changes: termsChanges(terms, today),
    allowClash: true, // neither vehicles nor times change
    by: context.get(sessionContext).member,
    now,
  })
  if (outcome === "gone") return notFound()
  return outcome === "stale" ? stale() : redirect(`${enquiryPage(reference)}#booking`, 303)
}

function notFound(): never {
  throw new Response(null, { status: 404 })
}
