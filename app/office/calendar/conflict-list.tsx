import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import type { CalendarEntry, FleetVehicle } from "#domain/calendar/calendar.ts"
import type { Conflict } from "#domain/calendar/fit.ts"
import styles from "./calendar.module.css"
import { EntryLinks } from "./entry-links.tsx"
import { periodText } from "./entry-text.ts"
import type { ShownCalendar } from "./load-calendar.ts"

/** Periods in which more units are allocated than the company owns, with links to the entries. */
export function ConflictList({ groups }: Pick<ShownCalendar, "groups">) {
  const { conflicts: heading } = useMessages().office.calendar
  const vehicleConflicts = groups.flatMap(({ rows }) =>
    rows.flatMap(({ vehicle, conflicts }) => conflicts.map((conflict) => ({ vehicle, conflict }))),
  )
  if (vehicleConflicts.length === 0) return null
  return (
    <Notice tone="warning" className={styles.conflicts}>
      <h2>{heading(vehicleConflicts.length)}</h2>
      <ul>
        {vehicleConflicts.map(({ vehicle, conflict }) => (
          <ConflictLine key={vehicle.id + conflict.period.from} vehicle={vehicle} conflict={conflict} />
        ))}
      </ul>
    </Notice>
  )
}

function ConflictLine({ vehicle, conflict }: { vehicle: FleetVehicle; conflict: Conflict<CalendarEntry> }) {
  const { office } = useMessages()
  return (
    <li>
      {office.calendar.conflict(
        vehicle.name,
        periodText(conflict.period, office),
        conflict.units,
        vehicle.units,
      )}
      <EntryLinks entries={conflict.allocations} />
    </li>
  )
}
