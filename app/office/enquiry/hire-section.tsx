import { AvailabilityMessage } from "#app/office/calendar/availability.tsx"
import { periodText } from "#app/office/calendar/entry-words.ts"
import { calendarFrom } from "#app/office/calendar/query-params.ts"
import { hirePage } from "#app/office/paths.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Hire } from "#domain/calendar/calendar.ts"
import type { Period } from "#domain/calendar/period.ts"
import type { EnquiryKind } from "#domain/enquiry/enquiry.ts"
import type { EnquiryState } from "#domain/enquiry/enquiry-repository.ts"
import styles from "./hire.module.css"
import type { HireOfEnquiry } from "./load-hire.ts"

type HireSectionProps = { calendar: HireOfEnquiry; state: EnquiryState; kind: EnquiryKind }

const PUT_AWAY: readonly EnquiryState[] = ["declined", "spam"]

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
      {hire && (
        <HireFacts hire={hire} asked={asked} vehicleName={availability?.vehicle.name ?? hire.vehicleId} />
      )}
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

type HireFactsProps = { hire: Hire; asked: Period | null; vehicleName: string }

/** The hire as it stands in the calendar, and what the visitor asks for where that is another time. */
function HireFacts({ hire, asked, vehicleName }: HireFactsProps) {
  const { office } = useMessages()
  const { enquiry, now } = office.calendar
  const { from, to } = hire.period
  return (
    <>
      <p>{now(vehicleName, periodText(hire.period, office), hire.units)}</p>
      {asked && (asked.from !== from || asked.to !== to) && (
        <p className="small soft">{enquiry.askedOtherwise(periodText(asked, office))}</p>
      )}
    </>
  )
}
