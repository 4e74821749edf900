import { data, redirect } from "react-router"
import { type Context, messagesContext, portsContext, visitContext } from "#app/context.ts"
import type { Answers, Checked } from "#domain/enquiry/answers.ts"
import type { FormContent } from "#domain/enquiry/enquiry.ts"
import type { IntakeOutcome } from "#domain/enquiry/intake.ts"
import { type WallTime, wallTimeAt } from "#domain/rental-period.ts"
import { describeErrors } from "./describe-error-code.ts"
import { COPY_NAME, type FieldName, FORM_TOKEN_NAME, HONEYPOT_NAME, SENT_ID } from "./field-names.ts"
import { formResultContext } from "./form-result.ts"
import type { VisitorForm } from "./form-state.ts"
import { textOf } from "./read-answers.ts"
import { readForm } from "./read-form.ts"
import { RECEIPT_PARAM } from "./receipt.ts"
import { copyWriter } from "./write-copy.ts"

/** A submission of one form, with the functions that handle it. `now` is the Sri Lankan wall time. */
export type FormHandler<Content extends FormContent> = {
  request: Request
  context: Context
  read: (form: FormData) => Answers
  check: (answers: Answers, now: WallTime) => Checked<Content, FieldName>
  /** Whether this submission only renders the form again, as `read` returned it, without validation. */
  isRenderOnly?: (form: FormData) => boolean
  /** Whether this submission is final, or asks for a confirmation first. Missing: every submission is final. */
  isFinal?: (form: FormData) => boolean
  /** Query parameters of the page after a success, besides the reference and the receipt. */
  sentParams?: (content: Content, now: WallTime) => Record<string, string>
}

/**
 * Handles a submitted visitors' form: reads, validates and records it. After a delivery, the response redirects to the same page
 * (303). Otherwise it renders the form again with its answers: with status 200 if the submission is not final, and with 422, 429,
 * 502 or 503 if nothing was delivered.
 */
export async function handleForm<Content extends FormContent>(handler: FormHandler<Content>) {
  const form = await readForm(handler.request)
  const { clock, formGuard, settings } = handler.context.get(portsContext)
  const guardResult = formGuard.check(textOf(form, FORM_TOKEN_NAME), textOf(form, HONEYPOT_NAME))
  // A form that is rendered again has the same key, so that submitting it again creates no second enquiry.
  const token = formGuard.issue(guardResult.formKey ?? undefined)
  const { offersCopy } = settings
  const wantsCopy = offersCopy && textOf(form, COPY_NAME) !== ""
  const answers = { ...handler.read(form), ...(wantsCopy && { [COPY_NAME]: "yes" }) }
  const renderedForm: VisitorForm = { token, offersCopy, answers, errors: [], outcome: null }
  if (handler.isRenderOnly?.(form)) return renderForm(handler, renderedForm, 200)
  const now = wallTimeAt(clock())
  const checked = handler.check(renderedForm.answers, now)
  // Field errors come before the form guard. Nothing is sent in either case, and a person sees every correction at once.
  if (!checked.ok) {
    const messages = handler.context.get(messagesContext).forms
    return renderForm(
      handler,
      { ...renderedForm, errors: describeErrors(checked.fieldErrors, renderedForm.answers, messages) },
      422,
    )
  }
  if (handler.isFinal?.(form) === false)
    return renderForm(handler, { ...renderedForm, outcome: { state: "toConfirm" } }, 200)
  if (!guardResult.ok) {
    return renderForm(
      handler,
      { ...renderedForm, outcome: { state: "suspicious", suspicion: guardResult.suspicion } },
      422,
    )
  }
  const outcome = await submit(handler, checked.value, { formKey: guardResult.formKey, wantsCopy })
  if (outcome.state !== "delivered") return respondToFailure(handler, renderedForm, outcome)
  const receiptParams = { sent: outcome.reference, [RECEIPT_PARAM]: guardResult.formKey }
  return redirectToPage(handler.request, { ...receiptParams, ...handler.sentParams?.(checked.value, now) })
}

function submit(
  { context }: Pick<FormHandler<never>, "context">,
  content: FormContent,
  { formKey, wantsCopy }: { formKey: string; wantsCopy: boolean },
) {
  const { clientAddress } = context.get(visitContext)
  const writeCopy = wantsCopy ? copyWriter(context) : undefined
  return context.get(portsContext).intake.submit({ content, formKey, clientAddress, writeCopy })
}

type UndeliveredOutcome = Exclude<IntakeOutcome, { state: "delivered" }>

function respondToFailure(
  handler: Pick<FormHandler<never>, "context">,
  renderedForm: VisitorForm,
  outcome: UndeliveredOutcome,
) {
  if (outcome.state === "recorded") {
    return renderForm(
      handler,
      { ...renderedForm, outcome: { state: "recorded", reference: outcome.reference } },
      502,
    )
  }
  if (outcome.state === "notRecorded") return renderForm(handler, { ...renderedForm, outcome }, 503)
  const headers = { "Retry-After": String(outcome.retryAfterSeconds) }
  return renderForm(handler, { ...renderedForm, outcome }, 429, headers)
}

function renderForm(
  { context }: Pick<FormHandler<never>, "context">,
  form: VisitorForm,
  status: number,
  headers = {},
) {
  context.set(formResultContext, form)
  return data(form, { status, headers })
}

function redirectToPage(request: Request, params: Record<string, string>): Response {
  return redirect(`${new URL(request.url).pathname}?${new URLSearchParams(params)}#${SENT_ID}`, 303)
}
