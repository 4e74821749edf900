import { AvailabilityMessage } from "#app/office/calendar/availability.tsx"
import { periodText } from "#app/office/calendar/entry-words.ts"
import { calendarFrom } from "#app/office/calendar/question-in-address.ts"
import { hirePage } from "#app/office/paths.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Hire } from "#domain/calendar/calendar.ts"
import type { EnquiryKind } from "#domain/enquiry/enquiry.ts"
import type { DeskState } from "#domain/enquiry/enquiry-desk.ts"
import styles from "./hire.module.css"
import type { HireOfEnquiry } from "./load-hire.ts"

type HireSectionProps = { calendar: HireOfEnquiry; state: DeskState; kind: EnquiryKind }

const PUT_AWAY: readonly DeskState[] = ["declined", "spam"]

/** How the enquiry stands in the calendar, or whether what was asked for is free: before anybody confirms it. */
export function HireSection({ calendar, state, kind }: HireSectionProps) {
  const { enquiry, availability: texts } = useMessages().office.calendar
  const { hire, availability, asked } = calendar
  const isOfNoMatter = kind === "contact" ? state !== "confirmed" : PUT_AWAY.includes(state)
  if (!hire && isOfNoMatter) return null
  const from = hire?.period.from ?? asked?.from
  return (
    <section aria-labelledby="hire">
      <h2 id="hire">{enquiry.heading}</h2>
      {hire ? <HireFacts hire={hire} vehicleName={availability?.vehicle.name ?? hire.vehicleId} /> : null}
      {!hire && state === "confirmed" && <p>{enquiry.leftOut}</p>}
      {!hire && !availability && kind !== "contact" && (
        <p>{kind === "booking" ? enquiry.unknownVehicle : enquiry.chooseVehicle}</p>
      )}
      {availability && !(hire && availability.fit.isFree) && (
        <AvailabilityMessage {...availability} isThere={hire !== null} />
      )}
      <p className={styles.links}>
        {hire && (
          <a className="tlink" href={hirePage(hire.id)}>
            {enquiry.change}
          </a>
        )}
        {from && (
          <a className="tlink" href={calendarFrom(from)}>
            {texts.seeDays}
          </a>
        )}
      </p>
    </section>
  )
}

function HireFacts({ hire, vehicleName }: { hire: Hire; vehicleName: string }) {
  const { office } = useMessages()
  return <p>{office.calendar.now(vehicleName, periodText(hire.period, office), hire.units)}</p>
}
