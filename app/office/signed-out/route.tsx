import { data } from "react-router"
import { messagesContext } from "#app/context.ts"
import { readForm } from "#app/forms/read-form.ts"
import { officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { SIGN_IN, wantedPage } from "#app/office/paths.ts"
import { TypedAgain, typedFields } from "#app/office/typed-again.tsx"
import { ButtonLink } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Route } from "./+types/route"

export const meta = officeMeta

export function loader({ context }: Route.LoaderArgs) {
  return { title: officeTitle(context, context.get(messagesContext).office.signedOut.heading) }
}

/** What was pressed after the session had ended, as the office's frame passes it on; nothing is done with it here. */
export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request)
  const to = wantedPage(new URL(request.url).searchParams.get("to"))
  return data({ to, fields: typedFields(form) }, { status: 401 })
}

/** What was typed is kept on the page, to be sent once its person has signed in beside it. */
export default function SignedOut({ actionData }: Route.ComponentProps) {
  const { signedOut: texts, signIn } = useMessages().office
  return (
    <div className="stack">
      <h1>{texts.heading}</h1>
      {actionData && <p>{texts.advice}</p>}
      <p>
        <ButtonLink href={SIGN_IN} {...(actionData && { target: "_blank" })}>
          {signIn.submit}
        </ButtonLink>
      </p>
      {actionData && <TypedAgain {...actionData} submit={texts.again} />}
    </div>
  )
}
