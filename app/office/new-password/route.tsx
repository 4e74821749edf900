import { data, redirect } from "react-router"
import { messagesContext, officePortsContext, portsContext } from "#app/context.ts"
import { TextField } from "#app/forms/fields.tsx"
import { textOf } from "#app/forms/read-answers.ts"
import { readForm } from "#app/forms/read-form.ts"
import { newPasswordError, passwordErrorMessage } from "#app/office/forms/new-password-error.ts"
import { OfficeErrors } from "#app/office/forms/office-errors.tsx"
import { formWithErrors } from "#app/office/forms/office-form.ts"
import { officeHeaders, officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { FORGOT_PASSWORD, PASSWORD_CHOSEN } from "#app/office/paths.ts"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { PASSWORD_LENGTH } from "#domain/staff/password.ts"
import { RESET_MINUTES } from "#domain/staff/password-resets.ts"
import type { Route } from "./+types/route"

export const meta = officeMeta
export const headers = officeHeaders

export async function loader({ params, context }: Route.LoaderArgs) {
  const { newPassword } = context.get(messagesContext).office
  const { clock } = context.get(portsContext)
  const member = await context.get(officePortsContext).resets.find(params.secret, clock())
  const heading = member ? newPassword.heading : newPassword.linkExpiredHeading
  return data(
    { title: officeTitle(context, heading), email: member?.email ?? null },
    { status: member ? 200 : 410 },
  )
}

export async function action({ request, params: { secret }, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const { welcome } = context.get(messagesContext).office
  const { clock } = context.get(portsContext)
  const { resets } = context.get(officePortsContext)
  const now = clock()
  const member = await resets.find(secret, now)
  const redirectToExpiredPage = () => redirect(new URL(request.url).pathname, 303) // to the page that says that the link has expired
  if (!member) throw redirectToExpiredPage()
  const password = textOf(form, "password")
  const errorCode = await newPasswordError(context, password, member)
  if (errorCode)
    return formWithErrors(context, {
      answers: {},
      errors: [{ field: "password", message: passwordErrorMessage(errorCode, welcome) }],
    })
  if ((await resets.choose({ secret, password, now })) === "gone") throw redirectToExpiredPage()
  throw redirect(PASSWORD_CHOSEN, 303)
}

export default function NewPassword({ loaderData: { email }, actionData }: Route.ComponentProps) {
  const { newPassword: messages, welcome } = useMessages().office
  if (email === null) return <LinkExpired />
  return (
    <form method="post" noValidate className="stack">
      <OfficeErrors form={actionData} />
      <h1>{messages.heading}</h1>
      <p>{messages.signOutHint}</p>
      {/* Tells a password manager the account. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <TextField
        form={actionData}
        field="password"
        label={messages.password}
        hint={welcome.passwordHint(PASSWORD_LENGTH.min)}
        type="password"
        autoComplete="new-password"
      />
      <Button type="submit" variant="primary" wide>
        {messages.submit}
      </Button>
    </form>
  )
}

function LinkExpired() {
  const { newPassword: messages } = useMessages().office
  return (
    <>
      <h1>{messages.linkExpiredHeading}</h1>
      <p>{messages.linkExpired(RESET_MINUTES)}</p>
      <p>
        <a className="text-link" href={FORGOT_PASSWORD}>
          {messages.requestAgain}
        </a>
      </p>
    </>
  )
}
