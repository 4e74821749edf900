import { redirect } from "react-router"
import { messagesContext, officePortsContext, portsContext } from "#app/context.ts"
import { readForm } from "#app/forms/read-form.ts"
import styles from "#app/office/calendar/block.module.css"
import { BlockFields } from "#app/office/calendar/block-fields.tsx"
import { calendarHrefFrom } from "#app/office/calendar/query-params.ts"
import { blockFormContext, conflictForm, readBlockForm } from "#app/office/calendar/read-block-form.ts"
import { doneHref } from "#app/office/done-notice.tsx"
import { OfficeErrors } from "#app/office/forms/office-errors.tsx"
import { formWithErrors } from "#app/office/forms/office-form.ts"
import { BackLink } from "#app/office/layout/back-link.tsx"
import { sessionContext } from "#app/office/office-context.ts"
import { officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { CALENDAR } from "#app/office/paths.ts"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { wallTimeAt } from "#domain/rental-period.ts"
import type { Route } from "./+types/route"

export const meta = officeMeta

/** Loads the form. The URL may contain the vehicle. The start of the block is preset to now. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { office } = context.get(messagesContext)
  const params = new URL(request.url).searchParams
  return {
    title: officeTitle(context, office.calendar.block.newHeading),
    fleet: await context.get(officePortsContext).calendar.fleet(),
    values: {
      vehicle: params.get("vehicle") ?? "",
      from: wallTimeAt(context.get(portsContext).clock()),
      units: "1",
    },
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const ownIds: readonly string[] = [] // a new block is not in the calendar yet
  const formContext = blockFormContext(context, ownIds)
  const read = await readBlockForm(form, formContext)
  if (!read.ok) return formWithErrors(context, read.form)
  const { requested, reason, answers } = read
  const by = context.get(sessionContext).member
  const now = context.get(portsContext).clock()
  const outcome = await formContext.calendar.addBlock({ requested, reason, by, now })
  if (outcome === "gone") throw new Response(null, { status: 404 })
  // Another transaction allocated the vehicle after readBlockForm found it free.
  if (outcome === "conflict")
    return formWithErrors(context, await conflictForm(answers, requested, formContext))
  return redirect(doneHref(calendarHrefFrom(requested.period.from), "blocked"), 303)
}

/** The form that takes a vehicle off the road. */
export default function NewBlock({ loaderData: { fleet, values }, actionData }: Route.ComponentProps) {
  const { block, backToCalendar } = useMessages().office.calendar
  const form = actionData ?? { answers: values, errors: [], outcome: null }
  return (
    <>
      <BackLink href={CALENDAR}>{backToCalendar}</BackLink>
      <h1>{block.newHeading}</h1>
      <OfficeErrors form={actionData} />
      <form method="post" noValidate className={styles.form}>
        <BlockFields form={form} fleet={fleet} freeUnits={null} />
        <Button type="submit">{block.newSubmit}</Button>
      </form>
    </>
  )
}
