import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import type { CalendarEntry, OwnedVehicle } from "#domain/calendar/calendar.ts"
import type { Clash } from "#domain/calendar/fit.ts"
import styles from "./calendar.module.css"
import { EntryLinks } from "./entry-links.tsx"
import { periodText } from "./entry-text.ts"
import type { ShownCalendar } from "./load-calendar.ts"

/** Periods in which more units are allocated than the company owns, with links to the entries. */
export function ClashList({ groups }: Pick<ShownCalendar, "groups">) {
  const { clashes: heading } = useMessages().office.calendar
  const found = groups.flatMap(({ rows }) =>
    rows.flatMap(({ vehicle, clashes }) => clashes.map((clash) => ({ vehicle, clash }))),
  )
  if (found.length === 0) return null
  return (
    <Notice tone="warn" className={styles.clashes}>
      <h2>{heading(found.length)}</h2>
      <ul>
        {found.map(({ vehicle, clash }) => (
          <ClashLine key={vehicle.id + clash.period.from} vehicle={vehicle} clash={clash} />
        ))}
      </ul>
    </Notice>
  )
}

function ClashLine({ vehicle, clash }: { vehicle: OwnedVehicle; clash: Clash<CalendarEntry> }) {
  const { office } = useMessages()
  return (
    <li>
      {office.calendar.clash(vehicle.name, periodText(clash.period, office), clash.units, vehicle.units)}
      <EntryLinks entries={clash.allocations} />
    </li>
  )
}
