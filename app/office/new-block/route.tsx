import { redirect } from "react-router"
import { messagesContext, officePortsContext, portsContext } from "#app/context.ts"
import { readForm } from "#app/forms/read-form.ts"
import { calendarFrom } from "#app/office/calendar/query-params.ts"
import styles from "#app/office/calendar/wanted.module.css"
import { WantedFields } from "#app/office/calendar/wanted-fields.tsx"
import { readWanted, takenForm } from "#app/office/calendar/wanted-form.ts"
import { OfficeErrors } from "#app/office/forms/office-errors.tsx"
import { again } from "#app/office/forms/office-form.ts"
import { BackLink } from "#app/office/layout/back-link.tsx"
import { sessionContext } from "#app/office/office-context.ts"
import { officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { CALENDAR } from "#app/office/paths.ts"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { wallTimeAt } from "#domain/rental-period.ts"
import type { Route } from "./+types/route"

export const meta = officeMeta

/** The address may name the vehicle. It goes off the road now, unless somebody enters another time. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { office } = context.get(messagesContext)
  const given = new URL(request.url).searchParams
  return {
    title: officeTitle(context, office.calendar.block.newHeading),
    fleet: await context.get(officePortsContext).calendar.fleet(),
    values: {
      vehicle: given.get("vehicle") ?? "",
      from: wallTimeAt(context.get(portsContext).clock()),
      units: "1",
    },
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const { calendar } = context.get(officePortsContext)
  const { calendar: texts } = context.get(messagesContext).office
  const now = context.get(portsContext).clock()
  const asking = { calendar, hasReason: true, ownId: null, now: wallTimeAt(now), texts }
  const read = await readWanted(form, asking)
  if (!read.ok) return again(context, read.form)
  const { wanted, answers } = read
  const by = context.get(sessionContext).member
  const reason = read.reason ?? "" // it has one: the check asked for it
  const outcome = await calendar.block({ wanted, reason, by, now })
  if (outcome === "gone") throw new Response(null, { status: 404 })
  // Somebody took it between the look and the press.
  if (outcome === "taken") return again(context, await takenForm(answers, wanted, asking))
  return redirect(calendarFrom(wanted.period.from), 303)
}

/** A vehicle for the workshop, or for whatever else keeps it off the road. */
export default function NewBlock({ loaderData: { fleet, values }, actionData }: Route.ComponentProps) {
  const { block, back } = useMessages().office.calendar
  const form = actionData ?? { answers: values, errors: [], outcome: null }
  return (
    <>
      <BackLink href={CALENDAR}>{back}</BackLink>
      <h1>{block.newHeading}</h1>
      <OfficeErrors form={actionData} />
      <form method="post" noValidate className={styles.form}>
        <WantedFields form={form} fleet={fleet} freeUnits={null} hasReason />
        <Button type="submit">{block.newSubmit}</Button>
      </form>
    </>
  )
}
