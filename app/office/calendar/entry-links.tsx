import { useMessages } from "#app/ui/messages-context.tsx"
import type { CalendarEntry } from "#domain/calendar/calendar.ts"
import styles from "./calendar.module.css"
import { entryName, entryPage, periodText } from "./entry-text.ts"

/** Links to entries, with their periods. */
export function EntryLinks({ entries }: { entries: readonly CalendarEntry[] }) {
  const { office } = useMessages()
  const { entry: messages } = office.calendar
  return (
    <ul className={styles.entries}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <a href={entryPage(entry)}>
            {entry.kind === "block" && `${messages.offTheRoad}: `}
            {entryName(entry)}
          </a>
          {`, ${periodText(entry.period, office)}`}
          {entry.units > 1 && `, ${messages.units(entry.units)}`}
        </li>
      ))}
    </ul>
  )
}
