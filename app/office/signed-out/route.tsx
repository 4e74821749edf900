import { data } from "react-router"
import { messagesContext } from "#app/context.ts"
import { readForm } from "#app/forms/read-form.ts"
import { officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { pageAfterSignIn, SIGN_IN } from "#app/office/paths.ts"
import { ResubmitForm, resubmittableFields } from "#app/office/resubmit-form.tsx"
import { ButtonLink } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Route } from "./+types/route"

export const meta = officeMeta

export function loader({ context }: Route.LoaderArgs) {
  return { title: officeTitle(context, context.get(messagesContext).office.signedOut.heading) }
}

/** Receives a form that was submitted after the session had ended, by a 307 redirect of the layout. Stores nothing. */
export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request)
  const to = pageAfterSignIn(new URL(request.url).searchParams.get("to"))
  return data({ to, fields: resubmittableFields(form) }, { status: 401 })
}

/** Renders the submitted form as hidden fields, so that it can be submitted again after a sign-in in another tab. */
export default function SignedOut({ actionData }: Route.ComponentProps) {
  const { signedOut: messages, signIn } = useMessages().office
  return (
    <div className="stack">
      <h1>{messages.heading}</h1>
      {actionData && <p>{messages.advice}</p>}
      <p>
        <ButtonLink href={SIGN_IN} {...(actionData && { target: "_blank" })}>
          {signIn.submit}
        </ButtonLink>
      </p>
      {actionData && <ResubmitForm {...actionData} submitLabel={messages.resubmit} />}
    </div>
  )
}
