import { data, redirect } from "react-router"
import { messagesContext, portsContext, visitContext } from "#app/context.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { MY_LINK } from "#app/paths.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { checkEmail } from "#domain/enquiry/answers.ts"
import { parseReference } from "#domain/enquiry/enquiry.ts"
import type { Route } from "./+types/route"
import { privateHead, privateHeaders, privateMeta } from "./find-page.ts"
import { type PageForm, readGuardedForm } from "./guarded-form.ts"
import { ContactLine, LinkForm } from "./link-error-page.tsx"
import styles from "./my.module.css"
import { FormErrors } from "./page-form.tsx"

export const meta = privateMeta
export const headers = privateHeaders

/** Query parameters for which the page shows a notice: a link was requested, or the data of an enquiry were erased. */
const NOTICES = ["sent", "erased"] as const

export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  return {
    ...privateHead(context, context.get(messagesContext).visitorPage.linkError.title),
    token: context.get(portsContext).formGuard.issue(),
    notice: NOTICES.find((name) => searchParams.has(name)) ?? null,
  }
}

/**
 * The response does not depend on whether an enquiry has this reference and email address, so that it does not reveal which
 * belong together.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { form, refusal } = await readGuardedForm(request, context)
  const { linkError: messages } = context.get(messagesContext).visitorPage
  const { visitorPages, clock } = context.get(portsContext)
  const answers = { reference: textOf(form, "reference").trim(), email: textOf(form, "email").trim() }
  const reference = parseReference(answers.reference.toUpperCase())
  const email = checkEmail(answers.email)
  const errors: PageForm["errors"] = [
    ...(reference ? [] : [{ field: "reference", message: messages.referenceMissing }]),
    ...(email ? [] : [{ field: "email", message: messages.emailMissing }]),
  ]
  if (!reference || !email) return data<PageForm>({ answers, errors, outcome: null }, { status: 422 })
  if (refusal) return data<PageForm>({ answers, errors, outcome: refusal }, { status: 422 })
  const { clientAddress } = context.get(visitContext)
  const waitSeconds = await visitorPages.sendLink({ reference, email, clientAddress, now: clock() })
  if (waitSeconds === 0) return redirect(`${MY_LINK}?sent`, 303)
  const { tooMany } = context.get(messagesContext).forms.outcome
  return data<PageForm>(
    { answers, errors, outcome: tooMany(waitSeconds) },
    { status: 429, headers: { "Retry-After": String(waitSeconds) } },
  )
}

/** The form that requests the link of a private page. */
export default function MyLink({ loaderData: { name, token, notice }, actionData }: Route.ComponentProps) {
  const { linkError, erase } = useMessages().visitorPage
  return (
    <div className={styles.page}>
      <h1>{notice === "erased" ? erase.doneHeading : name}</h1>
      <FormErrors form={actionData} />
      {notice && !actionData && (
        <Notice tone="success">
          <p>{notice === "erased" ? erase.done : linkError.sent}</p>
        </Notice>
      )}
      {notice !== "erased" && <LinkForm token={token} form={actionData} />}
      <ContactLine />
    </div>
  )
}
