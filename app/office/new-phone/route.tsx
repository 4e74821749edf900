import { redirect } from "react-router"
import { messagesContext, portsContext } from "#app/context.ts"
import { readForm } from "#app/forms/read-form.ts"
import { doneHref } from "#app/office/done-notice.tsx"
import { formWithErrors } from "#app/office/forms/office-form.ts"
import { reauthenticationError } from "#app/office/forms/reauthenticate.ts"
import { ReauthenticationForm } from "#app/office/forms/reauthentication-form.tsx"
import { codeText } from "#app/office/forms/typed-code.ts"
import { accountsOf, sessionContext } from "#app/office/office-context.ts"
import { officeHeaders, officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { ACCOUNT, NEW_PHONE } from "#app/office/paths.ts"
import { ConfirmForm } from "#app/office/second-factor/confirm-form.tsx"
import styles from "#app/office/second-factor/second-factor.module.css"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Route } from "./+types/route"

export const meta = officeMeta
export const headers = officeHeaders

export async function loader({ context }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  const { clock } = context.get(portsContext)
  const { newPhone } = context.get(messagesContext).office.secondFactor
  return {
    title: officeTitle(context, newPhone.heading),
    secondFactor: await accountsOf(context).offeredPhone(session, clock()),
    needsCode: !session.hasFreshCode,
  }
}

/**
 * Handles both steps. Without a code, it creates the key of the new phone, which a reload shows again. With the first code from the new
 * phone, it replaces the old one.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const { clock } = context.get(portsContext)
  const session = context.get(sessionContext)
  if (!form.has("code")) {
    const formWithError = await reauthenticationError({ request, context }, form)
    if (formWithError) return formWithError
    await accountsOf(context).offerPhone(session, clock())
    return redirect(NEW_PHONE, 303)
  }
  const code = codeText(form, "code")
  const outcome = await accountsOf(context).replacePhone(session, code, clock())
  if (outcome === "replaced") return redirect(doneHref(ACCOUNT, "phone"), 303)
  if (outcome === "expired") return redirect(NEW_PHONE, 303) // to the first step
  const { codeWrong } = context.get(messagesContext).office.secondFactor
  return formWithErrors(context, { answers: {}, errors: [{ field: "code", message: codeWrong }] })
}

export default function NewPhone({
  loaderData: { secondFactor, needsCode },
  actionData,
}: Route.ComponentProps) {
  const { newPhone } = useMessages().office.secondFactor
  return (
    <div className={styles.steps}>
      <h1>{newPhone.heading}</h1>
      {secondFactor ? (
        <ConfirmForm secondFactor={secondFactor} form={actionData} />
      ) : (
        <ReauthenticationForm
          form={actionData}
          needsCode={needsCode}
          explanation={newPhone.explanation}
          submit={newPhone.submit}
        />
      )}
    </div>
  )
}
