import { data, redirect } from "react-router"
import { type Context, messagesContext, portsContext } from "#app/context.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { visitorPagePath } from "#app/paths.ts"
import { checkNote } from "#domain/enquiry/enquiry-note.ts"
import { MAX_NOTE_LENGTH } from "#domain/enquiry/enquiry-repository.ts"
import type { VisitorLink } from "#domain/visitor-page/visitor-pages.ts"
import { type PageForm, readGuardedForm } from "../guarded-form.ts"

/** Accepts the offer, or sends a text to the office. Then redirects to the page, which shows the new status. */
export async function handlePageAction(request: Request, context: Context, link: VisitorLink) {
  const { form, refusal } = await readGuardedForm(request, context)
  const answers = { text: textOf(form, "text") }
  const refuse = (message: string, status: number) =>
    data<PageForm>({ answers, errors: [], outcome: message }, { status })
  if (refusal) return refuse(refusal, 422)
  const { visitorPages, clock } = context.get(portsContext)
  const { errors } = context.get(messagesContext).visitorPage
  const now = clock()
  if (textOf(form, "act") === "accept") {
    const result = await visitorPages.accept(link, { revision: Number(textOf(form, "revision")), now })
    if (result === "gone") return data(null, { status: 404 }) // the link is not valid any more; the loader renders the reason
    return result === "done" ? redirect(doneUrl(link, "accepted"), 303) : refuse(errors[result], 409)
  }
  const checked = checkText(context, answers.text)
  if ("message" in checked) {
    return data<PageForm>(
      { answers, errors: [{ field: "text", message: checked.message }], outcome: null },
      { status: 422 },
    )
  }
  const result = await visitorPages.requestChange(link, { text: checked.note, now })
  if (result === "gone") return data(null, { status: 404 })
  return result === "done" ? redirect(doneUrl(link, "asked"), 303) : refuse(errors[result], 409)
}

/** An action that a visitor completed: 'accepted' the offer, 'asked' for a change, or 'cancelled' the booking. */
export type CompletedAction = "accepted" | "asked" | "cancelled"

/** The URL of the page after an action, which confirms the action. */
export function doneUrl(link: VisitorLink, action: CompletedAction): string {
  return `${visitorPagePath(link)}?done=${action}`
}

/** The note that the text contains, or the message of its error. */
function checkText(context: Context, text: string): { note: string } | { message: string } {
  const { change } = context.get(messagesContext).visitorPage
  const checked = checkNote(text)
  if (checked === "tooLong") return { message: change.tooLong(MAX_NOTE_LENGTH) }
  return checked.note === null ? { message: change.missing } : { note: checked.note }
}
