import { messagesContext } from "#app/context.ts"
import styles from "#app/office/calendar/entry.module.css"
import { EntryAction, EntryForm } from "#app/office/calendar/entry-form.tsx"
import { EntryHead } from "#app/office/calendar/entry-head.tsx"
import { handleEntryAction, loadEntry } from "#app/office/calendar/entry-page.ts"
import { entryName } from "#app/office/calendar/entry-text.ts"
import { ChangedBy } from "#app/office/history/changed-by.tsx"
import { officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { enquiryPage } from "#app/office/paths.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import type { Route } from "./+types/route"

export const meta = officeMeta

export async function loader({ context, params }: Route.LoaderArgs) {
  const loaded = await loadEntry(context, "booking", params.id)
  const { booking } = context.get(messagesContext).office.calendar
  return { title: officeTitle(context, booking.heading(entryName(loaded.entry))), ...loaded }
}

export function action({ request, context, params }: Route.ActionArgs) {
  return handleEntryAction(request, context, "booking", params.id)
}

/** A booking: its vehicle and period, which may differ from those of the enquiry. */
export default function CalendarBookingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { entry, vehicleName, availability, fleet, freeUnits, changes } = loaderData
  const { booking } = useMessages().office.calendar
  return (
    <>
      <EntryHead entry={entry} vehicleName={vehicleName} heading={booking.heading(entryName(entry))}>
        <a className="tlink" href={enquiryPage(entry.reference)}>
          {booking.of(entry.reference)}
        </a>
      </EntryHead>
      {entry.isRemoved ? (
        <Notice tone={actionData ? "bad" : "note"}>
          <p>{booking.removed}</p>
        </Notice>
      ) : (
        <>
          <EntryForm
            entry={entry}
            fleet={fleet}
            freeUnits={freeUnits}
            availability={availability}
            form={actionData}
          />
          <div className={styles.others}>
            <EntryAction version={entry.version} act="remove" label={booking.remove} />
            <p className="small soft">{booking.removeHint}</p>
          </div>
        </>
      )}
      <ChangedBy changes={changes} />
    </>
  )
}
