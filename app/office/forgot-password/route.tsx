import { messagesContext, officePortsContext, portsContext, visitContext } from "#app/context.ts"
import { TextField } from "#app/forms/fields.tsx"
import { textOf } from "#app/forms/read-answers.ts"
import { readForm } from "#app/forms/read-form.ts"
import { OfficeErrors } from "#app/office/forms/office-errors.tsx"
import { formWithErrors } from "#app/office/forms/office-form.ts"
import { officeHeaders, officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { SIGN_IN } from "#app/office/paths.ts"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { checkEmail } from "#domain/enquiry/answers.ts"
import { RESET_MINUTES } from "#domain/staff/password-resets.ts"
import type { Route } from "./+types/route"

export const meta = officeMeta
export const headers = officeHeaders

export function loader({ context }: Route.LoaderArgs) {
  const { forgotPassword } = context.get(messagesContext).office
  return { title: officeTitle(context, forgotPassword.heading) }
}

/** Requests a link for a new password. The response does not reveal, by its text or its timing, whether the account exists. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const { forgotPassword, welcome, signIn } = context.get(messagesContext).office
  const typedEmail = textOf(form, "email").trim()
  const withError = (message: string, status?: number, waitSeconds?: number) =>
    formWithErrors(
      context,
      { answers: { email: typedEmail }, errors: [{ field: "email", message }] },
      status,
      waitSeconds,
    )
  if (!typedEmail) return withError(signIn.emailMissing)
  const email = checkEmail(typedEmail)
  if (email === null) return withError(welcome.emailWrong)
  const { clientAddress } = context.get(visitContext)
  const now = context.get(portsContext).clock()
  const outcome = await context.get(officePortsContext).resets.request({ email, clientAddress, now })
  if (outcome === "requested") return { requestedEmail: email, answers: {}, errors: [] }
  const { retryAfterSeconds } = outcome
  return withError(forgotPassword.tooMany(Math.ceil(retryAfterSeconds / 60)), 429, retryAfterSeconds)
}

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  const { forgotPassword: messages, signIn } = useMessages().office
  if (actionData && "requestedEmail" in actionData)
    return <EmailRequested email={actionData.requestedEmail} />
  return (
    <form method="post" noValidate className="stack">
      <OfficeErrors form={actionData} />
      <h1>{messages.heading}</h1>
      <p>{messages.intro(RESET_MINUTES)}</p>
      <TextField form={actionData} field="email" label={signIn.email} type="email" autoComplete="username" />
      <Button type="submit" variant="primary" wide>
        {messages.submit}
      </Button>
      <BackToSignIn />
    </form>
  )
}

function EmailRequested({ email }: { email: string }) {
  const { forgotPassword: messages } = useMessages().office
  return (
    <div className="stack">
      <h1>{messages.heading}</h1>
      <Notice tone="success">
        <p>{messages.requested(email)}</p>
      </Notice>
      <p>{messages.noEmailHint}</p>
      <BackToSignIn />
    </div>
  )
}

function BackToSignIn() {
  const { forgotPassword: messages } = useMessages().office
  return (
    <p>
      <a className="text-link" href={SIGN_IN}>
        {messages.back}
      </a>
    </p>
  )
}
