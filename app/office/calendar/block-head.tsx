import type { ReactNode } from "react"
import { BackLink } from "#app/office/layout/back-link.tsx"
import { WholeWords } from "#app/office/whole-words.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Block } from "#domain/calendar/calendar.ts"
import styles from "./block.module.css"
import { periodText } from "./entry-text.ts"
import { calendarHrefFrom } from "./query-params.ts"

type BlockHeadProps = { block: Block; vehicleName: string; heading: string; children?: ReactNode }

/** The link back to the calendar, the heading, and the vehicle with the period of the block. */
export function BlockHead({ block, vehicleName, heading, children }: BlockHeadProps) {
  const { office } = useMessages()
  const { period, units } = block
  return (
    <>
      <BackLink href={calendarHrefFrom(period.from)}>{office.calendar.backToCalendar}</BackLink>
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
