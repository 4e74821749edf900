import { redirect } from "react-router"
import { messagesContext, officePortsContext, portsContext } from "#app/context.ts"
import { TextField } from "#app/forms/fields.tsx"
import { textOf } from "#app/forms/read-answers.ts"
import { readForm } from "#app/forms/read-form.ts"
import { OfficeErrors } from "#app/office/forms/office-errors.tsx"
import { again } from "#app/office/forms/office-form.ts"
import { freshCodeOnly } from "#app/office/fresh-code-only.ts"
import { BackLink } from "#app/office/layout/back-link.tsx"
import { sessionContext } from "#app/office/office-context.ts"
import { officeHeaders, officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { ownersOnly } from "#app/office/owners-only.ts"
import { PRIVACY } from "#app/office/paths.ts"
import { addressedVisitor, typedVisitor, visitorHref } from "#app/office/privacy/asked-visitor.ts"
import { RecordTable } from "#app/office/privacy/found.tsx"
import styles from "#app/office/privacy/privacy.module.css"
import { Button } from "#app/ui/button.tsx"
import { Message } from "#app/ui/message.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { erasureBlocker, versionsOf } from "#domain/privacy/privacy-repository.ts"
import type { Route } from "./+types/route"
import { refusalWords } from "./refusal-words.ts"

export const meta = officeMeta
export const headers = officeHeaders

export async function loader({ request, context }: Route.LoaderArgs) {
  ownersOnly(context)
  const { office } = context.get(messagesContext)
  const search = addressedVisitor(request)
  const now = context.get(portsContext).clock()
  const records = search ? await context.get(officePortsContext).privacy.records(search, now) : []
  if (!search || records.length === 0) throw redirect(PRIVACY)
  return {
    title: officeTitle(context, office.privacy.erase.heading),
    search,
    records,
    seen: versionsOf(records),
    hindrance: erasureBlocker(records),
  }
}

/** Erases what was shown, after who was meant was typed once more. */
export async function action({ request, context }: Route.ActionArgs) {
  ownersOnly(context)
  freshCodeOnly(request, context)
  const form = await readForm(request)
  const { erase: texts } = context.get(messagesContext).office.privacy
  const { privacy } = context.get(officePortsContext)
  const [search, now] = [addressedVisitor(request), context.get(portsContext).clock()]
  const [typed, seen] = [textOf(form, "again"), textOf(form, "seen")]
  const refused = (words: string, status?: number) =>
    again(context, { answers: { again: typed }, errors: [{ field: "again", words }] }, status)
  const records = search ? await privacy.records(search, now) : []
  if (!search || versionsOf(records) !== seen) return refused(texts.stale, 409)
  const meant = typedVisitor(typed)
  if (!meant || versionsOf(await privacy.records(meant, now)) !== seen) return refused(texts.wrong)
  const outcome = await privacy.erase({ search, seen, by: context.get(sessionContext).member, now })
  if (outcome.outcome === "done") return redirect(`${PRIVACY}?erased=${outcome.count}`, 303)
  return refused(refusalWords(outcome, texts), 409)
}

/** Who would be erased, what goes and what stays, and why it cannot be done now where it cannot. */
export default function EraseVisitor({ loaderData, actionData }: Route.ComponentProps) {
  const { search, records, seen, hindrance } = loaderData
  const { back, erase } = useMessages().office.privacy
  return (
    <>
      <BackLink href={visitorHref(search)}>{back}</BackLink>
      <h1>{erase.heading}</h1>
      <OfficeErrors form={actionData} />
      <div className={styles.part}>
        <p>{erase.what(records.length)}</p>
        <RecordTable records={records} />
        <p>{erase.goes}</p>
        <p>{erase.stays}</p>
        {hindrance && !actionData && (
          <Message tone="warn">
            <p>{refusalWords(hindrance, erase)}</p>
          </Message>
        )}
        <form method="post" className={styles.periods} noValidate>
          <input type="hidden" name="seen" value={seen} />
          <TextField
            form={actionData}
            field="again"
            label={erase.again}
            hint={erase.againHint}
            autoComplete="off"
          />
          <Button type="submit">{erase.submit}</Button>
        </form>
      </div>
    </>
  )
}
