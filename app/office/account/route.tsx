import { redirect } from "react-router"
import { messagesContext } from "#app/context.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { readForm } from "#app/forms/read-form.ts"
import { DoneNotice, doneHref, doneMessageIn } from "#app/office/done-notice.tsx"
import { accountsOf, sessionContext, staffVisit } from "#app/office/office-context.ts"
import { officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { ACCOUNT, BACKUP_CODES, NEW_PHONE, PASSWORD } from "#app/office/paths.ts"
import { requireFreshCode } from "#app/office/require-fresh-code.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Route } from "./+types/route"
import { SessionTable } from "./session-table.tsx"

export const meta = officeMeta

export async function loader({ request, context }: Route.LoaderArgs) {
  const { office } = context.get(messagesContext)
  const { member } = context.get(sessionContext)
  const sessions = await accountsOf(context).sessions(staffVisit(request, context))
  return {
    title: officeTitle(context, office.account.heading),
    member,
    sessions,
    done: doneMessageIn(request, office.account.done),
  }
}

/** Ends a session of the user. After the current one is ended, the redirect leads to the sign-in page. */
export async function action({ request, context }: Route.ActionArgs) {
  requireFreshCode(request, context)
  const form = await readForm(request)
  await accountsOf(context).endSession(staffVisit(request, context), textOf(form, "session"))
  return redirect(doneHref(ACCOUNT, "session", "sessions"), 303)
}

export default function Account({ loaderData: { member, sessions, done } }: Route.ComponentProps) {
  const messages = useMessages().office.account
  return (
    <>
      <h1>{messages.heading}</h1>
      <DoneNotice done={done} />
      <p>
        {member.name}, {member.email}. {messages.roles[member.role]}.
      </p>
      <p>{messages.secondFactorOn}</p>
      <p>
        <a className="text-link" href={PASSWORD}>
          {messages.changePassword}
        </a>
      </p>
      <p>
        <a className="text-link" href={NEW_PHONE}>
          {messages.newPhone}
        </a>
      </p>
      <p>
        <a className="text-link" href={BACKUP_CODES}>
          {messages.newBackupCodes}
        </a>
      </p>
      <section id="sessions" aria-labelledby="sessions-title" className="stack">
        <h2 id="sessions-title">{messages.sessions}</h2>
        <SessionTable sessions={sessions} />
      </section>
    </>
  )
}
