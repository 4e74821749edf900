import { data, redirect } from "react-router"
import { messagesContext, portsContext } from "#app/context.ts"
import { TextAreaField } from "#app/forms/fields.tsx"
import { textOf } from "#app/forms/read-answers.ts"
import { visitorPagePath } from "#app/paths.ts"
import { Button, ButtonLink } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { checkNote } from "#domain/enquiry/enquiry-note.ts"
import { MAX_NOTE_LENGTH } from "#domain/enquiry/enquiry-repository.ts"
import { cancellationProblem } from "#domain/visitor-page/visitor-actions.ts"
import {
  findPage,
  immediateFormToken,
  linkErrorResponse,
  privateHead,
  privateHeaders,
  privateMeta,
} from "../find-page.ts"
import { type PageForm, readGuardedForm } from "../guarded-form.ts"
import { ContactLine, LinkErrorPage } from "../link-error-page.tsx"
import styles from "../my.module.css"
import { doneUrl } from "../page/handle-action.ts"
import { FormErrors, GuardedForm } from "../page-form.tsx"
import type { Route } from "./+types/route"

export const meta = privateMeta
export const headers = privateHeaders

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await findPage(context, params)
  if (found.state !== "found") return linkErrorResponse(context, found)
  const { cancel } = context.get(messagesContext).visitorPage
  const problem = cancellationProblem(found.record, context.get(portsContext).clock())
  return {
    ...privateHead(context, cancel.heading),
    token: immediateFormToken(context),
    link: found.link,
    problem,
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const found = await findPage(context, params)
  if (found.state !== "found") return data(null) // the loader renders the reason
  const { link } = found
  const { form, refusal } = await readGuardedForm(request, context)
  const { cancel, errors } = context.get(messagesContext).visitorPage
  const answers = { reason: textOf(form, "reason") }
  const refuse = (message: string, status: number) =>
    data<PageForm>({ answers, errors: [], outcome: message }, { status })
  const checked = checkNote(answers.reason)
  if (checked === "tooLong") {
    const tooLong = { field: "reason", message: cancel.tooLong(MAX_NOTE_LENGTH) }
    return data<PageForm>({ answers, errors: [tooLong], outcome: null }, { status: 422 })
  }
  if (refusal) return refuse(refusal, 422)
  const { visitorPages, clock } = context.get(portsContext)
  const result = await visitorPages.cancel(link, { reason: checked.note, now: clock() })
  if (result === "gone") return data(null) // the link is not valid any more; the loader renders the reason
  return result === "done" ? redirect(doneUrl(link, "cancelled"), 303) : refuse(errors[result], 409)
}

/** The page that asks for a confirmation before a booking is cancelled. */
export default function CancelBooking({ loaderData, actionData }: Route.ComponentProps) {
  const { cancel, errors } = useMessages().visitorPage
  if ("linkError" in loaderData) return <LinkErrorPage {...loaderData} />
  const { name, token, link, problem } = loaderData
  return (
    <div className={styles.page}>
      <h1>{name}</h1>
      <FormErrors form={actionData ?? undefined} />
      {problem ? (
        !actionData && (
          <Notice tone="warning">
            <p>{errors[problem]}</p>
          </Notice>
        )
      ) : (
        <GuardedForm id="cancel" token={token}>
          <p>{cancel.explanation}</p>
          <TextAreaField
            form={actionData ?? undefined}
            field="reason"
            label={cancel.reason}
            isOptional
            rows={3}
            validatedMaxLength={MAX_NOTE_LENGTH}
          />
          <Button type="submit">{cancel.submit}</Button>
        </GuardedForm>
      )}
      <p>
        <ButtonLink variant="outline" href={visitorPagePath(link)}>
          {cancel.back}
        </ButtonLink>
      </p>
      <ContactLine />
    </div>
  )
}
