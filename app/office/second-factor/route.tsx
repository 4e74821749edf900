import { redirect } from "react-router"
import { messagesContext } from "#app/context.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { readForm } from "#app/forms/read-form.ts"
import { formWithErrors, rateLimitMessage } from "#app/office/forms/office-form.ts"
import { codeText } from "#app/office/forms/typed-code.ts"
import { accountsOf, sessionContext, staffVisit } from "#app/office/office-context.ts"
import { officeHeaders, officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { TODAY } from "#app/office/paths.ts"
import { withCookies } from "#app/office/with-cookies.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Route } from "./+types/route"
import { BeginForm } from "./begin-form.tsx"
import { ConfirmForm } from "./confirm-form.tsx"
import styles from "./second-factor.module.css"

export const meta = officeMeta
export const headers = officeHeaders

export function loader({ context }: Route.LoaderArgs) {
  if (context.get(sessionContext).member.hasSecondFactor) throw redirect(TODAY)
  const { office } = context.get(messagesContext)
  return { title: officeTitle(context, office.secondFactor.heading) }
}

export async function action({ request, context }: Route.ActionArgs) {
  if (context.get(sessionContext).member.hasSecondFactor) throw redirect(TODAY, 303)
  const form = await readForm(request)
  const visit = staffVisit(request, context)
  const messages = context.get(messagesContext).office.secondFactor
  const code = codeText(form, "code")
  if (!form.has("code")) {
    const outcome = await accountsOf(context).beginSecondFactor(visit, textOf(form, "password"))
    const passwordErrorForm = (message: string, status?: number, waitSeconds?: number) =>
      formWithErrors(context, { answers: {}, errors: [{ field: "password", message }] }, status, waitSeconds)
    if (outcome === "wrong") return passwordErrorForm(messages.passwordWrong)
    if ("retryAfterSeconds" in outcome)
      return passwordErrorForm(rateLimitMessage(context, outcome), 429, outcome.retryAfterSeconds)
    return { answers: {}, errors: [], outcome }
  }
  const { outcome: isConfirmed, setCookies } = await accountsOf(context).confirmSecondFactor(visit, code)
  if (isConfirmed) return withCookies(redirect(TODAY, 303), setCookies)
  return formWithErrors(context, {
    answers: {},
    errors: [{ field: "code", message: messages.codeWrong }],
    outcome: renderedKey(form),
  })
}

/** The key that the page showed, to render it again. Codes are checked against the stored key. */
function renderedKey(form: FormData) {
  const uri = textOf(form, "uri")
  const key = URL.parse(uri)?.searchParams.get("secret") ?? ""
  return { uri, key, backupCodes: textOf(form, "paper-codes").split(" ") }
}

export default function SecondFactor({ actionData }: Route.ComponentProps) {
  const messages = useMessages().office.secondFactor
  const secondFactor = actionData?.outcome
  return (
    <div className={styles.steps}>
      <h1>{messages.heading}</h1>
      <p>{messages.explanation}</p>
      {secondFactor ? (
        <ConfirmForm secondFactor={secondFactor} form={actionData} />
      ) : (
        <BeginForm form={actionData} />
      )}
    </div>
  )
}
