import { redirect } from "react-router"
import { messagesContext } from "#app/context.ts"
import { TextField } from "#app/forms/fields.tsx"
import { readForm } from "#app/forms/read-form.ts"
import { OfficeErrors } from "#app/office/forms/office-errors.tsx"
import { formWithErrors } from "#app/office/forms/office-form.ts"
import { codeText } from "#app/office/forms/typed-code.ts"
import { accountsOf, staffVisit } from "#app/office/office-context.ts"
import { officeHeaders, officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { pageAfterSignIn, signInHref } from "#app/office/paths.ts"
import { withCookies } from "#app/office/with-cookies.ts"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Route } from "./+types/route"

export const meta = officeMeta
export const headers = officeHeaders

export function loader({ request, context }: Route.LoaderArgs) {
  const { office } = context.get(messagesContext)
  const { searchParams } = new URL(request.url)
  const to = pageAfterSignIn(searchParams.get("to"))
  return { title: officeTitle(context, office.code.heading), to, codeSource: codeSourceIn(searchParams) }
}

/** Checks the second factor: a code of the authenticator app, or a backup code. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const messages = context.get(messagesContext).office.code
  const { searchParams } = new URL(request.url)
  const codeSource = codeSourceIn(searchParams)
  const withError = (message: string, status = 422) =>
    formWithErrors(context, { answers: {}, errors: [{ field: "code", message }] }, status)
  const code = codeText(form, "code")
  if (!code) return withError(messages.missing)
  const { outcome, setCookies } = await accountsOf(context).enterCode(staffVisit(request, context), {
    from: codeSource,
    code,
  })
  if (outcome === "wrong") return withError(codeSource === "app" ? messages.wrong : messages.wrongBackup)
  if (outcome === "locked") return withError(messages.locked, 429)
  if (outcome === "expired") return withError(messages.expired)
  return withCookies(redirect(pageAfterSignIn(searchParams.get("to")), 303), setCookies)
}

export default function EnterCode({ loaderData: { to, codeSource }, actionData }: Route.ComponentProps) {
  const messages = useMessages().office.code
  const isFromApp = codeSource === "app"
  return (
    <form method="post" noValidate className="stack">
      <OfficeErrors form={actionData} />
      <h1>{messages.heading}</h1>
      <TextField
        form={actionData}
        field="code"
        label={isFromApp ? messages.app : messages.backup}
        hint={isFromApp ? messages.appHint : messages.backupHint}
        autoComplete="one-time-code"
        inputMode={isFromApp ? "numeric" : "text"}
      />
      <Button type="submit" variant="primary" wide>
        {messages.submit}
      </Button>
      <p>
        <a
          className="text-link"
          href={`?${new URLSearchParams({ to, ...(isFromApp ? { from: "paper" } : {}) })}`}
        >
          {isFromApp ? messages.useBackup : messages.useApp}
        </a>
      </p>
      <p>
        <a className="text-link" href={signInHref(to)}>
          {messages.startAgain}
        </a>
      </p>
    </form>
  )
}

function codeSourceIn(searchParams: URLSearchParams): "app" | "backup" {
  return searchParams.get("from") === "paper" ? "backup" : "app"
}
