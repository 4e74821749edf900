import { data } from "react-router"
import { messagesContext } from "#app/context.ts"
import { readForm } from "#app/forms/read-form.ts"
import { officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { SIGN_IN, wantedPage } from "#app/office/paths.ts"
import { Button, ButtonLink } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Route } from "./+types/route"

export const meta = officeMeta

export function loader({ context }: Route.LoaderArgs) {
  return { title: officeTitle(context, context.get(messagesContext).office.signedOut.heading) }
}

/** Never written into a page. */
const SECRETS = ["password", "present", "next", "code"]

/** What was pressed after the session had ended, as the office's frame passes it on; nothing is done with it here. */
export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request)
  const to = wantedPage(new URL(request.url).searchParams.get("to"))
  const fields = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === "string" && !SECRETS.includes(name) ? [[name, value]] : [],
  )
  return data({ to, fields }, { status: 401 })
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
          {signIn.press}
        </ButtonLink>
      </p>
      {actionData && <SendAgain {...actionData} />}
    </div>
  )
}

function SendAgain({ to, fields }: { to: string; fields: readonly [string, string][] }) {
  const texts = useMessages().office.signedOut
  return (
    <form method="post" action={to}>
      {fields.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a form may have a name twice, and its fields stay where they are
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" look="line">
        {texts.again}
      </Button>
    </form>
  )
}
