import { AvailabilityMessage } from "#app/office/calendar/availability.tsx"
import { periodText } from "#app/office/calendar/entry-words.ts"
import { calendarFrom } from "#app/office/calendar/query-params.ts"
import { calendarBookingPage } from "#app/office/paths.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { CalendarBooking } from "#domain/calendar/calendar.ts"
import type { Period } from "#domain/calendar/period.ts"
import type { EnquiryKind } from "#domain/enquiry/enquiry.ts"
import type { EnquiryState } from "#domain/enquiry/enquiry-repository.ts"
import styles from "./calendar-section.module.css"
import type { EnquiryInCalendar } from "./load-enquiry-in-calendar.ts"

type CalendarSectionProps = { calendar: EnquiryInCalendar; state: EnquiryState; kind: EnquiryKind }

const PUT_AWAY: readonly EnquiryState[] = ["declined", "spam"]

/** How the enquiry stands in the calendar, or whether what was asked for is free: before anybody confirms it. */
export function CalendarSection({ calendar, state, kind }: CalendarSectionProps) {
  const { enquiry, availability: texts } = useMessages().office.calendar
  const { booking, availability, asked } = calendar
  const isOfNoMatter = kind === "contact" ? state !== "confirmed" : PUT_AWAY.includes(state)
  if (!booking && isOfNoMatter) return null
  const from = booking?.period.from ?? asked?.from
  return (
    <section aria-labelledby="in-calendar">
      <h2 id="in-calendar">{enquiry.heading}</h2>
      {booking && (
        <BookingFacts
          booking={booking}
          asked={asked}
          vehicleName={availability?.vehicle.name ?? booking.vehicleId}
        />
      )}
      {!booking && state === "confirmed" && <p>{enquiry.leftOut}</p>}
      {!booking && !availability && kind !== "contact" && (
        <p>{kind === "booking" ? enquiry.unknownVehicle : enquiry.chooseVehicle}</p>
      )}
      {availability && !(booking && availability.fit.isFree) && (
        <AvailabilityMessage {...availability} isThere={booking !== null} />
      )}
      <p className={styles.links}>
        {booking && (
          <a className="tlink" href={calendarBookingPage(booking.id)}>
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

type BookingFactsProps = { booking: CalendarBooking; asked: Period | null; vehicleName: string }

/** The booking as it stands in the calendar, and what the visitor asks for where that is another time. */
function BookingFacts({ booking, asked, vehicleName }: BookingFactsProps) {
  const { office } = useMessages()
  const { enquiry, now } = office.calendar
  const { from, to } = booking.period
  return (
    <>
      <p>{now(vehicleName, periodText(booking.period, office), booking.units)}</p>
      {asked && (asked.from !== from || asked.to !== to) && (
        <p className="small soft">{enquiry.askedOtherwise(periodText(asked, office))}</p>
      )}
    </>
  )
}
