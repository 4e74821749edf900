import type { ReactNode } from "react"
import { BackLink } from "#app/office/layout/back-link.tsx"
import { WholeWords } from "#app/office/whole-words.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Block } from "#domain/calendar/calendar.ts"
import styles from "./entry.module.css"
import { periodText } from "./entry-text.ts"
import { calendarFrom } from "./query-params.ts"

type EntryHeadProps = { entry: Block; vehicleName: string; heading: string; children?: ReactNode }

/** The link back to the calendar, the title of the entry, and its status. */
export function EntryHead({ entry, vehicleName, heading, children }: EntryHeadProps) {
  const { office } = useMessages()
  const { period, units } = entry
  return (
    <>
      <BackLink href={calendarFrom(period.from)}>{office.calendar.backToCalendar}</BackLink>
      <div className={styles.head}>
        <h1>
          <WholeWords text={heading} />
        </h1>
        <p className="lead">
          {office.calendar.vehicleAndPeriod(vehicleName, periodText(period, office), units)}
        </p>
        {children}
      </div>
    </>
  )
}
