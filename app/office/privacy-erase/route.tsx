import { redirect } from "react-router"
import { messagesContext, officePortsContext, portsContext } from "#app/context.ts"
import { TextField } from "#app/forms/fields.tsx"
import { textOf } from "#app/forms/read-answers.ts"
import { readForm } from "#app/forms/read-form.ts"
import { OfficeErrors } from "#app/office/forms/office-errors.tsx"
import { formWithErrors } from "#app/office/forms/office-form.ts"
import { BackLink } from "#app/office/layout/back-link.tsx"
import { sessionContext } from "#app/office/office-context.ts"
import { officeHeaders, officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { PRIVACY } from "#app/office/paths.ts"
import styles from "#app/office/privacy/privacy.module.css"
import { RecordTable } from "#app/office/privacy/search-results.tsx"
import { visitorHref, visitorInUrl, visitorSearch } from "#app/office/privacy/visitor-in-url.ts"
import { requireFreshCode } from "#app/office/require-fresh-code.ts"
import { requireOwner } from "#app/office/require-owner.ts"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { type ErasureOutcome, erasureBlocker, versionsOf } from "#domain/privacy/privacy-repository.ts"
import { formatWallTime, wallTimeAt } from "#domain/rental-period.ts"
import type { Messages } from "#messages/messages.ts"
import type { Route } from "./+types/route"

export const meta = officeMeta
export const headers = officeHeaders

export async function loader({ request, context }: Route.LoaderArgs) {
  requireOwner(context)
  const { office } = context.get(messagesContext)
  const search = visitorInUrl(request)
  const now = context.get(portsContext).clock()
  const records = search ? await context.get(officePortsContext).privacy.records(search, now) : []
  if (!search || records.length === 0) throw redirect(PRIVACY)
  return {
    title: officeTitle(context, office.privacy.erase.heading),
    search,
    records,
    versions: versionsOf(records),
    blocker: erasureBlocker(records),
  }
}

/** Erases the enquiries that the page showed, after the email, number or reference of the visitor was typed once more. */
export async function action({ request, context }: Route.ActionArgs) {
  requireOwner(context)
  requireFreshCode(request, context)
  const form = await readForm(request)
  const { erase: messages } = context.get(messagesContext).office.privacy
  const { privacy } = context.get(officePortsContext)
  const search = visitorInUrl(request)
  const now = context.get(portsContext).clock()
  const typedVisitor = textOf(form, "again")
  const shownVersions = textOf(form, "seen")
  const errorResponse = (message: string, status?: number) =>
    formWithErrors(
      context,
      { answers: { again: typedVisitor }, errors: [{ field: "again", message }] },
      status,
    )
  const records = search ? await privacy.records(search, now) : []
  if (!search || versionsOf(records) !== shownVersions) return errorResponse(messages.stale, 409)
  // The typed visitor must have exactly the enquiries that the page showed.
  const visitor = visitorSearch(typedVisitor)
  if (
    !visitor ||
    versionsOf(
      await privacy.records({ ...visitor, confirmedReferences: search.confirmedReferences ?? [] }, now),
    ) !== shownVersions
  )
    return errorResponse(messages.searchMismatch)
  const result = await privacy.erase({
    search,
    versions: shownVersions,
    by: context.get(sessionContext).member,
    now,
  })
  if (result.outcome === "done") return redirect(`${PRIVACY}?erased=${result.count}`, 303)
  return errorResponse(refusalMessage(result, messages), 409)
}

/**
 * The page that asks for confirmation. It lists the enquiries, the data that are erased and retained, and the reason if nothing can be
 * erased now.
 */
export default function EraseVisitor({ loaderData, actionData }: Route.ComponentProps) {
  const { search, records, versions, blocker } = loaderData
  const { back, erase } = useMessages().office.privacy
  return (
    <>
      <BackLink href={visitorHref(search)}>{back}</BackLink>
      <h1>{erase.heading}</h1>
      <OfficeErrors form={actionData} />
      <div className={styles.section}>
        <p>{erase.summary(records.length)}</p>
        <RecordTable records={records} />
        <p>{erase.erasedData}</p>
        <p>{erase.remainingData}</p>
        {blocker && !actionData && (
          <Notice tone="warning">
            <p>{refusalMessage(blocker, erase)}</p>
          </Notice>
        )}
        <form method="post" className={styles.periods} noValidate>
          <input type="hidden" name="seen" value={versions} />
          <TextField
            form={actionData}
            field="again"
            label={erase.repeatSearch}
            hint={erase.repeatSearchHint}
            autoComplete="off"
          />
          <Button type="submit">{erase.submit}</Button>
        </form>
      </div>
    </>
  )
}

const MINUTE_MS = 60_000

/** The message why nothing can be erased, and when it will be possible. */
function refusalMessage(
  refusal: Exclude<ErasureOutcome, { outcome: "done" }>,
  messages: Messages["office"]["privacy"]["erase"],
): string {
  if (refusal.outcome === "stale") return messages.stale
  if (refusal.outcome === "upcomingRental")
    return messages.upcomingRental(refusal.reference, formatWallTime(refusal.until))
  // Shown times have no seconds, so the message names the minute after the one in which the delivery attempt ends.
  return messages.beingSent(formatWallTime(wallTimeAt(new Date(refusal.until.getTime() + MINUTE_MS))))
}
