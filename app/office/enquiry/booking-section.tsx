import type { ReactNode } from "react"
import { DetailList } from "#app/booking/detail-list.tsx"
import type { EnquiryTerms } from "#app/booking/load-enquiry-terms.ts"
import { PriceLines } from "#app/booking/price-lines.tsx"
import { termsRows } from "#app/booking/terms-rows.ts"
import { Island } from "#app/islands/island.tsx"
import { AvailabilityMessage } from "#app/office/calendar/availability-message.tsx"
import { calendarHrefFrom } from "#app/office/calendar/query-params.ts"
import { Disclosure } from "#app/office/disclosure.tsx"
import { DoneNotice } from "#app/office/done-notice.tsx"
import { bookingPage, confirmPage } from "#app/office/paths.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { type AgreedTerms, agreedTotal } from "#domain/agreed/agreed-terms.ts"
import type { Availability } from "#domain/calendar/calendar.ts"
import { ENDED_STATES, type EnquiryRecord, type EnquiryState } from "#domain/enquiry/enquiry-repository.ts"
import { formatTotal } from "#domain/money.ts"
import { ActionButton } from "./action-button.tsx"
import { bookingDoneText } from "./booking-done.ts"
import styles from "./booking-section.module.css"
import { availableSteps } from "./booking-steps.ts"
import { type ActionName, BOOKING_SECTION, REPLY_FORM, RETURN_AT } from "./enquiry-form.ts"
import { OfferForm } from "./offer-form.tsx"
import { type PageReport, SectionErrors } from "./page-report.tsx"
import type { ReturnCalendar } from "./return-conflicts.tsx"
import { ReturnForm } from "./return-form.tsx"
import { UnannouncedNotice } from "./unannounced-notice.tsx"

type BookingSectionProps = {
  record: EnquiryRecord
  enquiryTerms: EnquiryTerms
  /** Whether each vehicle is free, apart from this booking's own entries in the calendar. */
  availabilities: readonly Availability[]
  /** Whether the booking is confirmed but has no entry in the calendar. */
  isMissingInCalendar: boolean
  /** The calendar against which a new return is checked. Null: the enquiry has no terms, or is anonymised. */
  returnCalendar: ReturnCalendar | null
  /** Whether emails are sent. Without a mail server they are written to a folder. */
  hasMailServer: boolean
  report: PageReport
}

/** The section of a booking: its terms and price, the request if it differs from them, and the next steps. */
export function BookingSection(props: BookingSectionProps) {
  const { record, enquiryTerms, availabilities, isMissingInCalendar, hasMailServer, report } = props
  const { enquiry, state, anonymised } = record
  const { booking: messages } = useMessages().office
  const { terms, replacedRequest, termsToday } = enquiryTerms
  const { isOpen, isActive } = availableSteps(record, terms)
  const isWrittenToFolder = report.done === "confirmed-email" && !hasMailServer
  const doneText = isWrittenToFolder ? messages.confirmedToFolder : bookingDoneText(report.done, messages)
  const doneNotice = <DoneNotice done={doneText} />
  if (!terms) return isOpen ? <AddBooking reference={enquiry.reference} doneNotice={doneNotice} /> : null
  // An anonymised enquiry has lost its locations, so the page must not say that none was agreed.
  const noLocation = anonymised ? "" : messages.termsLabels.noLocation
  const termsMessages = { ...messages, termsLabels: { ...messages.termsLabels, noLocation } }
  return (
    <section aria-labelledby={BOOKING_SECTION}>
      <h2 id={BOOKING_SECTION} tabIndex={-1}>
        {messages.heading}
      </h2>
      <SectionErrors section="booking" report={report} />
      {doneNotice}
      {/* After a change of the status, the section of the status shows this notice. */}
      {report.section !== "status" && (
        <UnannouncedNotice {...record} canOffer={isActive && agreedTotal(terms) !== null} />
      )}
      <DetailList rows={termsRows(terms, termsMessages)} />
      <Price terms={terms} />
      {isMissingInCalendar && (
        <Notice tone="warning">
          <p>{messages.notInCalendar}</p>
        </Notice>
      )}
      {isActive &&
        availabilities.map((availability) =>
          state === "confirmed" && availability.fit.isFree ? null : (
            <AvailabilityMessage
              key={availability.vehicle.id}
              {...availability}
              isStored={state === "confirmed"}
            />
          ),
        )}
      {isActive && termsToday && <TodaysPrice termsToday={termsToday} />}
      {isActive && <Actions record={record} terms={terms} />}
      {isActive && <ChangeReturn {...props} terms={terms} />}
      {isOpen && <OfferForm {...record} terms={terms} form={report.form} />}
      {isOpen && state === "confirmed" && <ReopenButton act="take-back" {...messages.takeBack} />}
      {isOpen && canReopen(state) && <ReopenButton act="reopen" {...messages.reopen} />}
      {replacedRequest && (
        <Disclosure summary={messages.originalRequest.heading}>
          <DetailList rows={termsRows(replacedRequest, termsMessages)} />
          <Price terms={replacedRequest} />
        </Disclosure>
      )}
    </section>
  )
}

/** The links that confirm and change the booking, and that show its days. */
function Actions({ record, terms }: { record: EnquiryRecord; terms: AgreedTerms }) {
  const { booking: messages, calendar } = useMessages().office
  const { reference } = record.enquiry
  return (
    <p className={styles.actions}>
      {availableSteps(record, terms).canConfirm && (
        <ButtonLink href={confirmPage(reference)}>{messages.confirm.link}</ButtonLink>
      )}
      <ButtonLink variant="outline" href={bookingPage(reference)}>
        {messages.change}
      </ButtonLink>
      <a className="text-link" href={calendarHrefFrom(terms.pickUpAt)}>
        {calendar.availability.seeDays}
      </a>
    </p>
  )
}

function canReopen(state: EnquiryState): boolean {
  return state === "declined" || ENDED_STATES.includes(state)
}

/** The link that adds a booking to a message, which has none. */
function AddBooking({ reference, doneNotice }: { reference: string; doneNotice: ReactNode }) {
  const { booking } = useMessages().office
  return (
    <div id={BOOKING_SECTION} className={styles.add}>
      {doneNotice}
      <ButtonLink variant="outline" small href={bookingPage(reference)}>
        {booking.makeBooking}
      </ButtonLink>
    </div>
  )
}

function ChangeReturn({
  terms,
  enquiryTerms,
  returnCalendar,
  report: { form },
}: BookingSectionProps & { terms: AgreedTerms }) {
  return (
    <Island
      name="returnForm"
      component={ReturnForm}
      props={{
        terms,
        pricedVehicles: enquiryTerms.pricedVehicles,
        calendar: returnCalendar,
        form: form && {
          answers: { [RETURN_AT]: form.answers[RETURN_AT] ?? "" },
          errors: form.errors.flatMap(({ field, message }) =>
            field === RETURN_AT ? { field, message } : [],
          ),
        },
      }}
    />
  )
}

/** The button that resets a confirmed, declined or ended booking to the status Contacted. */
function ReopenButton({ act, hint, submit }: { act: ActionName; hint: string; submit: string }) {
  return (
    <div className={styles.form}>
      <p className="small soft">{hint}</p>
      <ActionButton act={act}>{submit}</ActionButton>
    </div>
  )
}

function Price({ terms }: { terms: AgreedTerms }) {
  const { booking } = useMessages().office
  return terms.lines.length > 0 ? <PriceLines terms={terms} messages={booking} /> : <p>{booking.noPrice}</p>
}

/** Today's price, and the button that applies it. Not printed, because it is not agreed. */
function TodaysPrice({ termsToday }: { termsToday: AgreedTerms }) {
  const { todaysPrice: messages } = useMessages().office.booking
  const total = agreedTotal(termsToday)
  if (total === null) return null
  return (
    <Notice tone="info" className="screen-only">
      <p>{messages.differs(formatTotal(total))}</p>
      <input type="hidden" form={REPLY_FORM} name="todays-price" value={total} />
      <ActionButton act="take-todays-price" id="todays-price">
        {messages.useTodaysPrice}
      </ActionButton>
    </Notice>
  )
}
