import { data, redirect } from "react-router"
import { type Context, messagesContext, portsContext, visitContext } from "#app/context.ts"
import type { Answers, Checked } from "#domain/enquiry/answers.ts"
import type { EnquiryContent } from "#domain/enquiry/enquiry.ts"
import type { IntakeOutcome } from "#domain/enquiry/intake.ts"
import { type WallTime, wallTimeAt } from "#domain/rental-period.ts"
import { describeErrors } from "./describe-error-code.ts"
import { type FieldName, FORM_TOKEN_NAME, HONEYPOT_NAME, SENT_ID } from "./field-names.ts"
import { formResultContext } from "./form-result.ts"
import type { VisitorForm } from "./form-state.ts"
import { textOf } from "./read-answers.ts"
import { readForm } from "./read-form.ts"

/** The parts of a form's handling that differ from form to form. `now` is Sri Lankan wall-clock time. */
export type FormKind<Content extends EnquiryContent> = {
  request: Request
  context: Context
  read: (form: FormData) => Answers
  check: (answers: Answers, now: WallTime) => Checked<Content, FieldName>
  /** Whether this submission only renders the form again, as `read` returned it, without checks. */
  isDraft?: (form: FormData) => boolean
  /** Whether this submission is final, or asks for a confirmation first. Without it, every submission is final. */
  isFinal?: (form: FormData) => boolean
  /** Query parameters of the page after a success, besides the reference. */
  sentParams?: (content: Content, now: WallTime, formKey: string) => Record<string, string>
}

/**
 * Handles a submitted visitors' form: reads, checks and submits it, and responds. Delivered: 303 to the same page. Otherwise the form
 * again with its answers, and 422, 429, 502 or 503.
 */
export async function handleForm<Content extends EnquiryContent>(kind: FormKind<Content>) {
  const form = await readForm(kind.request)
  const { clock, formGuard } = kind.context.get(portsContext)
  const guarded = formGuard.check(textOf(form, FORM_TOKEN_NAME), textOf(form, HONEYPOT_NAME))
  // The form keeps its key when it is rendered again, so that submitting it again is the same enquiry.
  const token = formGuard.issue(guarded.formKey ?? undefined)
  const shown: VisitorForm = { token, answers: kind.read(form), errors: [], outcome: null }
  if (kind.isDraft?.(form)) return show(kind, shown, 200)
  const now = wallTimeAt(clock())
  const checked = kind.check(shown.answers, now)
  // Field errors come before suspicion: nothing is sent either way, and a person sees all corrections at once.
  if (!checked.ok) {
    const texts = kind.context.get(messagesContext).forms
    return show(kind, { ...shown, errors: describeErrors(checked.fieldErrors, shown.answers, texts) }, 422)
  }
  if (kind.isFinal?.(form) === false) return show(kind, { ...shown, outcome: { state: "toConfirm" } }, 200)
  if (!guarded.ok) {
    return show(kind, { ...shown, outcome: { state: "suspicious", suspicion: guarded.suspicion } }, 422)
  }
  const outcome = await submit(kind, checked.value, guarded.formKey)
  if (outcome.state !== "delivered") return notDelivered(kind, shown, outcome)
  const params = kind.sentParams?.(checked.value, now, guarded.formKey)
  return backToPage(kind.request, { sent: outcome.reference, ...params })
}

function submit({ context }: Pick<FormKind<never>, "context">, content: EnquiryContent, formKey: string) {
  const { clientAddress } = context.get(visitContext)
  return context.get(portsContext).intake.submit({ content, formKey, clientAddress })
}

type NotDelivered = Exclude<IntakeOutcome, { state: "delivered" }>

function notDelivered(kind: Pick<FormKind<never>, "context">, shown: VisitorForm, outcome: NotDelivered) {
  if (outcome.state === "kept") {
    return show(kind, { ...shown, outcome: { state: "kept", reference: outcome.reference } }, 502)
  }
  if (outcome.state === "notRecorded") return show(kind, { ...shown, outcome }, 503)
  const headers = { "Retry-After": String(outcome.retryAfterSeconds) }
  return show(kind, { ...shown, outcome }, 429, headers)
}

function show(
  { context }: Pick<FormKind<never>, "context">,
  form: VisitorForm,
  status: number,
  headers = {},
) {
  context.set(formResultContext, form)
  return data(form, { status, headers })
}

function backToPage(request: Request, params: Record<string, string>): Response {
  return redirect(`${new URL(request.url).pathname}?${new URLSearchParams(params)}#${SENT_ID}`, 303)
}
