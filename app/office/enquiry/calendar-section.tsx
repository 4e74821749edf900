import { AvailabilityMessage } from "#app/office/calendar/availability-message.tsx"
import { periodText } from "#app/office/calendar/entry-text.ts"
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

const CLOSED: readonly EnquiryState[] = ["declined", "spam"]

/** The booking of the enquiry in the calendar; before it is confirmed, whether the requested vehicle is free. */
export function CalendarSection({ calendar, state, kind }: CalendarSectionProps) {
  const { enquiry, availability: messages } = useMessages().office.calendar
  const { booking, availability, requestedPeriod } = calendar
  const isIrrelevant = kind === "contact" ? state !== "confirmed" : CLOSED.includes(state)
  if (!booking && isIrrelevant) return null
  const from = booking?.period.from ?? requestedPeriod?.from
  return (
    <section aria-labelledby="in-calendar">
      <h2 id="in-calendar">{enquiry.heading}</h2>
      {booking && (
        <BookingFacts
          booking={booking}
          requestedPeriod={requestedPeriod}
          vehicleName={availability?.vehicle.name ?? booking.vehicleId}
        />
      )}
      {!booking && state === "confirmed" && <p>{enquiry.leftOut}</p>}
      {!booking && !availability && kind !== "contact" && (
        <p>{kind === "booking" ? enquiry.unknownVehicle : enquiry.chooseVehicle}</p>
      )}
      {availability && !(booking && availability.fit.isFree) && (
        <AvailabilityMessage {...availability} isStored={booking !== null} />
      )}
      <p className={styles.links}>
        {booking && (
          <a className="tlink" href={calendarBookingPage(booking.id)}>
            {enquiry.change}
          </a>
        )}
        {from && (
          <a className="tlink" href={calendarFrom(from)}>
            {messages.seeDays}
          </a>
        )}
      </p>
    </section>
  )
}

type BookingFactsProps = { booking: CalendarBooking; requestedPeriod: Period | null; vehicleName: string }

/** The booking in the calendar, and the period of the enquiry where that is another one. */
function BookingFacts({ booking, requestedPeriod, vehicleName }: BookingFactsProps) {
  const { office } = useMessages()
  const { enquiry, now } = office.calendar
  const { from, to } = booking.period
  return (
    <>
      <p>{now(vehicleName, periodText(booking.period, office), booking.units)}</p>
      {requestedPeriod && (requestedPeriod.from !== from || requestedPeriod.to !== to) && (
        <p className="small soft">{enquiry.otherPeriodRequested(periodText(requestedPeriod, office))}</p>
      )}
    </>
  )
}
