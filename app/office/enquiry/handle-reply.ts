import { redirect } from "react-router"
import { type Context, messagesContext, officePortsContext, portsContext } from "#app/context.ts"
import type { FormState } from "#app/forms/form-state.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { again } from "#app/office/forms/office-form.ts"
import { versionIn } from "#app/office/forms/version-in.ts"
import { sessionContext } from "#app/office/office-context.ts"
import { enquiryPage } from "#app/office/paths.ts"
import type { ErrorCode } from "#domain/enquiry/answers.ts"
import { ENQUIRY_STATES } from "#domain/enquiry/enquiry-repository.ts"
import { checkReply, MAX_REPLY_LENGTH, MAX_SUBJECT_LENGTH, REPLY_STATES } from "#domain/enquiry/reply.ts"
import type { Messages } from "#messages/messages.ts"
import { otherParams } from "./reply-draft.ts"

/** The page has two forms; this one is recognised by its fields. */
export type ReplyForm = FormState<"subject" | "text" | "state-after">

/** Records the email, attempts its delivery, and redirects to the page, which shows the result. */
export async function handleReply(request: Request, context: Context, reference: string, form: FormData) {
  const { replies: messages } = context.get(messagesContext).office
  const answers = {
    subject: textOf(form, "subject"),
    text: textOf(form, "text"),
    "state-after": textOf(form, "state-after"),
  }
  const withErrors = (errors: ReplyForm["errors"], status?: number) =>
    again(context, { answers, errors }, status)
  const state = stateAfter(answers["state-after"], textOf(form, "state-before"))
  const version = versionIn(form)
  if (!state) throw new Response(null, { status: 400 })
  const checked = checkReply(answers)
  if (!checked.ok) return withErrors(replyErrors(context, checked.fieldErrors))
  const { enquiries, sender } = context.get(officePortsContext)
  const by = context.get(sessionContext).member
  const now = context.get(portsContext).clock()
  const change = { version, state, note: null, email: checked.value, by, now }
  const outcome = await enquiries.change(reference, change)
  if (outcome === "gone") throw new Response(null, { status: 404 })
  if (outcome === "stale") return withErrors([{ field: "text", message: messages.stale }], 409)
  if (outcome === "notFree") throw new Error("a reply changes no vehicle")
  if (outcome.emailId) await sender.send(outcome.emailId)
  return redirect(emailsHref(request, reference), 303)
}

/** Sends an undelivered reply again. One that was delivered since is not sent twice; the page shows its state. */
export async function resendReply(request: Request, context: Context, reference: string, form: FormData) {
  const { replies, sender } = context.get(officePortsContext)
  const by = context.get(sessionContext).member
  const emailId = textOf(form, "email")
  const outcome = await replies.resend(reference, emailId, by, context.get(portsContext).clock())
  if (outcome === "gone") throw new Response(null, { status: 404 })
  if (outcome === "done") await sender.send(emailId)
  return redirect(emailsHref(request, reference), 303)
}

/** The query is retained for the link back to the inbox, except for the parameters of the template. */
function emailsHref({ url }: Request, reference: string): string {
  const params = new URLSearchParams(otherParams(new URL(url).searchParams))
  return `${enquiryPage(reference)}${params.size > 0 ? `?${params}` : ""}#emails`
}

/** The state after the reply: unchanged, or one that a reply can cause; undefined for any other value. */
function stateAfter(requested: string, before: string) {
  const isAllowed = requested === before || REPLY_STATES.some((state) => state === requested)
  return isAllowed ? ENQUIRY_STATES.find((state) => state === requested) : undefined
}

/** The errors of an invalid reply with their messages. */
export function replyErrors(
  context: Context,
  invalid: readonly { field: "subject" | "text"; errorCode: ErrorCode }[],
) {
  const { replies } = context.get(messagesContext).office
  return invalid.map(({ field, errorCode }) => ({ field, message: messageOf(field, errorCode, replies) }))
}

function messageOf(
  field: "subject" | "text",
  errorCode: ErrorCode,
  messages: Messages["office"]["replies"],
): string {
  const isTooLong = errorCode === "tooLong"
  if (field === "subject")
    return isTooLong ? messages.subjectTooLong(MAX_SUBJECT_LENGTH) : messages.subjectMissing
  return isTooLong ? messages.textTooLong(MAX_REPLY_LENGTH) : messages.textMissing
}
