import { data, redirect } from "react-router"
import { messagesContext } from "#app/context.ts"
import { TextField } from "#app/forms/fields.tsx"
import { readForm } from "#app/forms/read-form.ts"
import { submittedRequestContext } from "#app/office/database-failure.ts"
import { OfficeErrors } from "#app/office/forms/office-errors.tsx"
import { hasErrorsContext } from "#app/office/forms/office-form.ts"
import { typedCode } from "#app/office/forms/typed-code.ts"
import { accountsOf, sessionContext, staffVisit } from "#app/office/office-context.ts"
import { officeHeaders, officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { pageAfterSignIn, TODAY } from "#app/office/paths.ts"
import { HiddenFields, resubmittableFields } from "#app/office/resubmit-form.tsx"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Route } from "./+types/route"

export const meta = officeMeta
export const headers = officeHeaders

/** This page only continues a submitted form, so a request without one is redirected. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(submittedRequestContext)) throw redirect(TODAY)
  return { title: officeTitle(context, context.get(messagesContext).office.giveCode.heading) }
}

/** Asks for a code, and then redirects the submitted form to its own action. Until then hidden fields hold its values. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const { giveCode, code: messages } = context.get(messagesContext).office
  const to = pageAfterSignIn(new URL(request.url).searchParams.get("to"))
  if (context.get(sessionContext).hasFreshCode) return redirect(to, 307)
  const askForCode = (message: string | null, status: number) => {
    context.set(hasErrorsContext, message !== null)
    const errors = message === null ? [] : [{ field: "code" as const, message }]
    return data({ to, fields: resubmittableFields(form), answers: {}, errors }, { status })
  }
  if (!form.has("code")) return askForCode(null, 401)
  const code = typedCode(form, "code")
  if (!code) return askForCode(messages.missing, 422)
  const outcome = await accountsOf(context).reenterCode(staffVisit(request, context), code)
  if (outcome === "accepted") return redirect(to, 307)
  if (outcome === "locked") return askForCode(giveCode.locked, 429)
  return askForCode(code.from === "app" ? messages.wrong : messages.wrongBackup, 422)
}

export default function GiveCode({ actionData }: Route.ComponentProps) {
  const { giveCode: messages } = useMessages().office
  return (
    <form method="post" noValidate className="stack">
      <OfficeErrors form={actionData} />
      <h1>{messages.heading}</h1>
      <p>{messages.explanation}</p>
      {actionData && <HiddenFields fields={actionData.fields} />}
      <TextField
        form={actionData}
        field="code"
        label={messages.code}
        hint={messages.hint}
        autoComplete="one-time-code"
      />
      <Button type="submit" variant="primary">
        {messages.submit}
      </Button>
      <p>
        <a className="text-link" href={actionData?.to ?? TODAY}>
          {messages.cancel}
        </a>
      </p>
    </form>
  )
}
