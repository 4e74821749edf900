import { redirect } from "react-router"
import { messagesContext } from "#app/context.ts"
import { TextField } from "#app/forms/fields.tsx"
import type { FormState } from "#app/forms/form-state.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { readForm } from "#app/forms/read-form.ts"
import { OfficeErrors } from "#app/office/forms/office-errors.tsx"
import { formWithErrors, rateLimitMessage } from "#app/office/forms/office-form.ts"
import { accountsOf, staffVisit } from "#app/office/office-context.ts"
import { officeHeaders, officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { ENTER_CODE, FORGOT_PASSWORD, PASSWORD_CHOSEN, pageAfterSignIn } from "#app/office/paths.ts"
import { withCookies } from "#app/office/with-cookies.ts"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { checkEmail } from "#domain/enquiry/answers.ts"
import type { Route } from "./+types/route"

export const meta = officeMeta
export const headers = officeHeaders

type Field = "email" | "password"

export async function loader({ request, context }: Route.LoaderArgs) {
  const { office } = context.get(messagesContext)
  const session = await accountsOf(context).sessionOf(staffVisit(request, context))
  if (session) throw redirect(pageAfterSignIn(new URL(request.url).searchParams.get("to")))
  const wasPasswordChosen = request.url.endsWith(PASSWORD_CHOSEN)
  return { title: officeTitle(context, office.signIn.heading), wasPasswordChosen }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const { signIn } = context.get(messagesContext).office
  const email = textOf(form, "email").trim()
  const password = textOf(form, "password")
  const formWith = (...errors: FormState<Field>["errors"]) => ({ answers: { email }, errors })
  const fieldErrors = [
    ...(checkEmail(email)
      ? []
      : [{ field: "email" as const, message: email ? signIn.emailWrong : signIn.emailMissing }]),
    ...(password ? [] : [{ field: "password" as const, message: signIn.passwordMissing }]),
  ]
  if (fieldErrors.length > 0) return formWithErrors(context, formWith(...fieldErrors))
  const visit = staffVisit(request, context)
  const { outcome, setCookies } = await accountsOf(context).signIn(visit, { email, password })
  if (typeof outcome === "object") {
    const message = rateLimitMessage(context, outcome)
    return formWithErrors(context, formWith({ field: "email", message }), 429, outcome.retryAfterSeconds)
  }
  if (outcome === "wrong") return formWithErrors(context, formWith({ field: "email", message: signIn.wrong }))
  const to = pageAfterSignIn(new URL(request.url).searchParams.get("to"))
  const next = outcome === "codeNeeded" ? `${ENTER_CODE}?${new URLSearchParams({ to })}` : to
  return withCookies(redirect(next, 303), setCookies)
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useMessages().office.signIn
  return (
    <form method="post" noValidate className="stack">
      <OfficeErrors form={actionData} />
      <h1>{messages.heading}</h1>
      {loaderData.wasPasswordChosen && !actionData && (
        <Notice tone="success">
          <p>{messages.passwordChosen}</p>
        </Notice>
      )}
      <TextField
        form={actionData}
        field="email"
        label={messages.email}
        type="email"
        autoComplete="username"
      />
      <TextField
        form={actionData}
        field="password"
        label={messages.password}
        type="password"
        autoComplete="current-password"
      />
      <Button type="submit" variant="primary" wide>
        {messages.submit}
      </Button>
      <p>
        <a className="text-link" href={FORGOT_PASSWORD}>
          {messages.forgot}
        </a>
      </p>
      <p className="small soft">{messages.help}</p>
    </form>
  )
}
