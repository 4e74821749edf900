import { data, redirect } from "react-router"
import { messagesContext, portsContext } from "#app/context.ts"
import { TextField } from "#app/forms/fields.tsx"
import { textOf } from "#app/forms/read-answers.ts"
import { readForm } from "#app/forms/read-form.ts"
import { newPasswordError, passwordErrorMessage } from "#app/office/forms/new-password-error.ts"
import { OfficeErrors } from "#app/office/forms/office-errors.tsx"
import { formWithErrors } from "#app/office/forms/office-form.ts"
import { accountsOf, staffVisit } from "#app/office/office-context.ts"
import { officeHeaders, officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { SECOND_FACTOR } from "#app/office/paths.ts"
import { withCookies } from "#app/office/with-cookies.ts"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { MAX_LENGTH } from "#domain/enquiry/answers.ts"
import { checkNewAccount, type NewAccountError } from "#domain/staff/new-account.ts"
import { PASSWORD_LENGTH } from "#domain/staff/password.ts"
import type { Messages } from "#messages/messages.ts"
import type { Route } from "./+types/route"

export const meta = officeMeta
export const headers = officeHeaders

export async function loader({ params, context }: Route.LoaderArgs) {
  const { office } = context.get(messagesContext)
  const invitation = await accountsOf(context).invitation(params.secret, context.get(portsContext).clock())
  const heading = invitation ? office.welcome.heading : office.welcome.linkExpiredHeading
  return data(
    { title: officeTitle(context, heading), role: invitation?.role ?? null },
    { status: invitation ? 200 : 410 },
  )
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const messages = context.get(messagesContext).office.welcome
  const { clock, content } = context.get(portsContext)
  const answers = {
    name: textOf(form, "name"),
    email: textOf(form, "email"),
    password: textOf(form, "password"),
  }
  const { password: _, ...values } = answers
  const errorResponse = (fieldErrors: readonly NewAccountError[]) =>
    formWithErrors(context, { answers: values, errors: fieldErrors.map(toFieldError(messages)) })
  const checked = checkNewAccount(answers, content.site.companyName)
  if (!checked.ok) return errorResponse(checked.fieldErrors)
  // Checks the password only if the link is valid, because the check takes time.
  if (await accountsOf(context).invitation(params.secret, clock())) {
    const errorCode = await newPasswordError(context, answers.password, checked.value)
    if (errorCode) return errorResponse([{ field: "password", errorCode }])
  }
  const { outcome, setCookies } = await accountsOf(context).accept(staffVisit(request, context), {
    ...checked.value,
    secret: params.secret,
    now: clock(),
  })
  if (outcome === "gone") throw redirect(new URL(request.url).pathname, 303)
  if (outcome === "emailTaken")
    return formWithErrors(context, {
      answers: values,
      errors: [{ field: "email", message: messages.emailTaken }],
    })
  return withCookies(redirect(SECOND_FACTOR, 303), setCookies)
}

export default function Welcome({ loaderData: { role }, actionData }: Route.ComponentProps) {
  const messages = useMessages().office.welcome
  if (!role) {
    return (
      <>
        <h1>{messages.linkExpiredHeading}</h1>
        <p>{messages.linkExpired}</p>
      </>
    )
  }
  const form = actionData
  return (
    <form method="post" noValidate className="stack">
      <OfficeErrors form={form} />
      <h1>{messages.heading}</h1>
      <p>{messages[role]}</p>
      <TextField
        form={form}
        field="name"
        label={messages.name}
        hint={messages.nameHint}
        autoComplete="name"
      />
      <TextField
        form={form}
        field="email"
        label={messages.email}
        hint={messages.emailHint}
        type="email"
        autoComplete="username"
      />
      <TextField
        form={form}
        field="password"
        label={messages.password}
        hint={messages.passwordHint(PASSWORD_LENGTH.min)}
        type="password"
        autoComplete="new-password"
      />
      <Button type="submit" variant="primary" wide>
        {messages.submit}
      </Button>
    </form>
  )
}

const toFieldError =
  (messages: Messages["office"]["welcome"]) =>
  ({ field, errorCode }: NewAccountError) => {
    if (field === "password") return { field, message: passwordErrorMessage(errorCode, messages) }
    if (field === "email") return { field, message: messages.emailWrong }
    return {
      field,
      message: errorCode === "tooLong" ? messages.nameTooLong(MAX_LENGTH.name) : messages.nameMissing,
    }
  }
