import { messagesContext, portsContext } from "#app/context.ts"
import styles from "#app/office/calendar/entry.module.css"
import { EntryAction, EntryForm } from "#app/office/calendar/entry-form.tsx"
import { EntryHead } from "#app/office/calendar/entry-head.tsx"
import { handleEntryAction, loadEntry } from "#app/office/calendar/entry-page.ts"
import { ChangedBy } from "#app/office/history/changed-by.tsx"
import { officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { newBlockHref } from "#app/office/paths.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { wallTimeAt } from "#domain/rental-period.ts"
import type { Route } from "./+types/route"

export const meta = officeMeta

export async function loader({ context, params }: Route.LoaderArgs) {
  const loaded = await loadEntry(context, params.id)
  const { block } = context.get(messagesContext).office.calendar
  const now = wallTimeAt(context.get(portsContext).clock())
  const { from, to } = loaded.entry.period
  return {
    title: officeTitle(context, block.heading(loaded.vehicleName)),
    ...loaded,
    isCurrent: from < now && now < to,
  }
}

export function action({ request, context, params }: Route.ActionArgs) {
  return handleEntryAction(request, context, params.id)
}

/** A vehicle off the road, with reason and period. A current block can be ended early. */
export default function BlockPage({ loaderData, actionData }: Route.ComponentProps) {
  const { entry, vehicleName, availability, fleet, freeUnits, changes, isCurrent } = loaderData
  const { block } = useMessages().office.calendar
  return (
    <>
      <EntryHead entry={entry} vehicleName={vehicleName} heading={block.heading(vehicleName)}>
        <p>{entry.reason}</p>
      </EntryHead>
      {entry.isRemoved ? (
        <>
          <Notice tone={actionData ? "error" : "info"}>
            <p>{block.removed}</p>
          </Notice>
          <p>
            <a className="text-link" href={newBlockHref(entry.vehicleId)}>
              {block.blockAgain}
            </a>
          </p>
        </>
      ) : (
        <>
          <EntryForm
            entry={entry}
            fleet={fleet}
            freeUnits={freeUnits}
            availability={availability}
            form={actionData}
          />
          <div className={styles.actions}>
            {isCurrent && <EntryAction version={entry.version} act="end" label={block.endNow} />}
            <EntryAction version={entry.version} act="remove" label={block.remove} />
          </div>
        </>
      )}
      <ChangedBy changes={changes} />
    </>
  )
}
