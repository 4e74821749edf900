import { redirect } from "react-router"
import { messagesContext, portsContext } from "#app/context.ts"
import { readForm } from "#app/forms/read-form.ts"
import { reauthenticationError } from "#app/office/forms/reauthenticate.ts"
import { ReauthenticationForm } from "#app/office/forms/reauthentication-form.tsx"
import { accountsOf, sessionContext } from "#app/office/office-context.ts"
import { officeHeaders, officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { ACCOUNT, BACKUP_CODES } from "#app/office/paths.ts"
import { BackupCodes } from "#app/office/second-factor/backup-codes.tsx"
import styles from "#app/office/second-factor/second-factor.module.css"
import { useMessages } from "#app/ui/messages-context.tsx"
import { SHOWN_AGAIN_MINUTES } from "#domain/staff/staff-accounts.ts"
import type { Route } from "./+types/route"

export const meta = officeMeta
export const headers = officeHeaders

export async function loader({ context }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  const { clock } = context.get(portsContext)
  const { newBackupCodes } = context.get(messagesContext).office.secondFactor
  return {
    title: officeTitle(context, newBackupCodes.heading),
    codes: await accountsOf(context).shownBackupCodes(session, clock()),
    needsCode: !session.hasFreshCode,
  }
}

/** Makes new codes and redirects to the page that shows them, so that a reload does not make others. */
export async function action({ request, context }: Route.ActionArgs) {
  const formWithError = await reauthenticationError({ request, context }, await readForm(request))
  if (formWithError) return formWithError
  const { clock } = context.get(portsContext)
  await accountsOf(context).renewBackupCodes(context.get(sessionContext), clock())
  return redirect(BACKUP_CODES, 303)
}

export default function NewBackupCodes({
  loaderData: { codes, needsCode },
  actionData,
}: Route.ComponentProps) {
  const { newBackupCodes: messages, backupCodesHint } = useMessages().office.secondFactor
  return (
    <div className={styles.steps}>
      <h1>{messages.heading}</h1>
      {codes ? (
        <section>
          <p>{backupCodesHint}</p>
          <p className="screen-only">{messages.shown(SHOWN_AGAIN_MINUTES)}</p>
          <BackupCodes codes={codes} />
          <p className="screen-only">
            <a className="text-link" href={ACCOUNT}>
              {messages.back}
            </a>
          </p>
        </section>
      ) : (
        <ReauthenticationForm
          form={actionData}
          needsCode={needsCode}
          explanation={messages.explanation}
          submit={messages.submit}
        />
      )}
    </div>
  )
}
