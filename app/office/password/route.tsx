import { redirect } from "react-router"
import { messagesContext } from "#app/context.ts"
import { TextField } from "#app/forms/fields.tsx"
import { textOf } from "#app/forms/read-answers.ts"
import { readForm } from "#app/forms/read-form.ts"
import { doneHref } from "#app/office/done-notice.tsx"
import { newPasswordError, passwordErrorMessage } from "#app/office/forms/new-password-error.ts"
import { OfficeErrors } from "#app/office/forms/office-errors.tsx"
import { formWithErrors, rateLimitMessage } from "#app/office/forms/office-form.ts"
import { accountsOf, sessionContext, staffVisit } from "#app/office/office-context.ts"
import { officeHeaders, officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { ACCOUNT } from "#app/office/paths.ts"
import { withCookies } from "#app/office/with-cookies.ts"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { PASSWORD_LENGTH } from "#domain/staff/password.ts"
import type { Route } from "./+types/route"

export const meta = officeMeta
export const headers = officeHeaders

export function loader({ context }: Route.LoaderArgs) {
  const { password } = context.get(messagesContext).office
  return { title: officeTitle(context, password.heading), email: context.get(sessionContext).member.email }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const { password: messages, welcome } = context.get(messagesContext).office
  const change = { currentPassword: textOf(form, "currentPassword"), newPassword: textOf(form, "next") }
  const errorCode = await newPasswordError(context, change.newPassword, context.get(sessionContext).member)
  if (errorCode)
    return formWithErrors(context, {
      answers: {},
      errors: [{ field: "next", message: passwordErrorMessage(errorCode, welcome) }],
    })
  const { outcome, setCookies } = await accountsOf(context).changePassword(
    staffVisit(request, context),
    change,
  )
  if (typeof outcome === "object") {
    const message = rateLimitMessage(context, outcome)
    return formWithErrors(
      context,
      { answers: {}, errors: [{ field: "currentPassword", message }] },
      429,
      outcome.retryAfterSeconds,
    )
  }
  if (outcome === "wrong")
    return formWithErrors(context, {
      answers: {},
      errors: [{ field: "currentPassword", message: messages.wrong }],
    })
  return withCookies(redirect(doneHref(ACCOUNT, "password"), 303), setCookies)
}

export default function Password({ loaderData: { email }, actionData }: Route.ComponentProps) {
  const { password, welcome } = useMessages().office
  return (
    <form method="post" noValidate className="stack">
      <h1>{password.heading}</h1>
      <OfficeErrors form={actionData} />
      <p>{password.signOutHint}</p>
      {/* Tells a password manager the account. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <TextField
        form={actionData}
        field="currentPassword"
        label={password.currentPassword}
        type="password"
        autoComplete="current-password"
      />
      <TextField
        form={actionData}
        field="next"
        label={password.newPassword}
        hint={welcome.passwordHint(PASSWORD_LENGTH.min)}
        type="password"
        autoComplete="new-password"
      />
      <Button type="submit" variant="primary">
        {password.submit}
      </Button>
    </form>
  )
}
