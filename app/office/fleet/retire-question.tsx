import { type Context, officePortsContext, portsContext } from "#app/context.ts"
import { detailsPage, entryName, periodText } from "#app/office/calendar/entry-text.ts"
import { BackLink } from "#app/office/layout/back-link.tsx"
import { vehiclePage } from "#app/office/paths.ts"
import { WholeWords } from "#app/office/whole-words.tsx"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { CalendarEntry } from "#domain/calendar/calendar.ts"
import { addDays, wallTimeAt } from "#domain/rental-period.ts"
import styles from "./fleet.module.css"

/**
 * Ten years. The forms of visitors and of blocks accept dates up to three years ahead. A later booking, which only the staff can agree,
 * is not found beyond this limit.
 */
const DAYS_AHEAD = 3650

/** The bookings and blocks of a vehicle that have not ended, the first to start first. */
export function upcomingEntries(context: Context, vehicleId: string): Promise<CalendarEntry[]> {
  const now = wallTimeAt(context.get(portsContext).clock())
  const { calendar } = context.get(officePortsContext)
  return calendar.entries({ from: now, to: addDays(now, DAYS_AHEAD) }, vehicleId)
}

type RetireQuestionProps = {
  vehicle: { id: string; version: number; values: { name: string } }
  entries: readonly CalendarEntry[]
}

/** Asks for confirmation before a vehicle with bookings or blocks is retired, and lists them. */
export function RetireQuestion({ vehicle: { id, version, values }, entries }: RetireQuestionProps) {
  const { office } = useMessages()
  const { question } = office.fleet.retire
  return (
    <div className="stack">
      <BackLink href={vehiclePage(id)}>{question.cancel}</BackLink>
      <h1>
        <WholeWords text={question.heading(values.name)} />
      </h1>
      <p>{question.reason}</p>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <a href={detailsPage(entry)}>{entryName(entry)}</a>
            <span>{periodText(entry.period, office)}</span>
          </li>
        ))}
      </ul>
      <p>{question.consequence}</p>
      <form method="post" action={vehiclePage(id)}>
        <input type="hidden" name="version" value={version} autoComplete="off" />
        <input type="hidden" name="sure" value="yes" />
        <Button type="submit" variant="primary" name="act" value="retire">
          {question.submit}
        </Button>
      </form>
    </div>
  )
}
