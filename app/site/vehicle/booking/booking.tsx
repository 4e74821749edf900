import { usePage } from "#app/islands/page-context.tsx"
import { classNames } from "#app/ui/class-names.ts"
import { type Booking as BookingContent, checkBooking } from "#domain/enquiry/booking.ts"
import { dayOf } from "#domain/rental-period.ts"
import { useAlternatives } from "../availability/use-alternatives.ts"
import { Notices } from "../notices.tsx"
import { RateNotes } from "../price/rate-notes.tsx"
import { RateTable } from "../price/rate-table.tsx"
import styles from "../vehicle-page.module.css"
import { extraAnswersOf, priceOf } from "./booking-answers.ts"
import { BookingForm } from "./booking-form.tsx"
import type { BookingProps } from "./booking-props.ts"
import { ConfirmationPage } from "./confirmation-page.tsx"
import { RentalProvider } from "./rental-context.tsx"
import { rentalToQuery } from "./rental-query.ts"
import { useBookingForm } from "./use-booking-form.ts"
import { useRentalInUrl } from "./use-rental-in-url.ts"

/** The island with everything that depends on the visitor's dates and extras: rates, notices, and the form with its price. */
export function Booking({ pageData, agents }: BookingProps) {
  const { vehicle, terms, notInTotal, form } = pageData
  const bookingForm = useBookingForm(pageData, agents)
  const abroadRates = bookingForm.currentAnswers.livesAbroad ? terms.abroadRates : undefined
  const price = priceOf(bookingForm.currentAnswers, terms)
  const sharedUrl = useSharedUrl(rentalToQuery(bookingForm.currentAnswers, terms.offeredExtras))
  useRentalInUrl(bookingForm.currentAnswers, terms.offeredExtras)
  const alternatives = useAlternatives(pageData.availability, vehicle.id, price.period)
  const unconfirmedBooking = bookingToConfirm(pageData, agents)
  return (
    <RentalProvider
      value={{
        ...price,
        vehicle,
        terms,
        notInTotal,
        agents,
        sharedUrl,
        answers: bookingForm.currentAnswers,
        alternatives,
      }}
    >
      {/* In print the price of the rental is shown, or the rates if there is no rental period. */}
      <div className={classNames(styles.rates, price.period && "screen-only")}>
        <RateTable vehicle={vehicle} days={price.quote.days} abroadRates={abroadRates} />
        <RateNotes isAbroad={Boolean(abroadRates)} today={dayOf(pageData.now)} />
        <Notices />
      </div>
      <div className={classNames(styles.book, !price.period && "screen-only")}>
        {unconfirmedBooking ? (
          <ConfirmationPage form={form} booking={unconfirmedBooking} />
        ) : (
          <BookingForm pageData={pageData} bookingForm={bookingForm} />
        )}
      </div>
    </RentalProvider>
  )
}

/** The validated booking that the visitor has to confirm; null if nothing has to be confirmed. */
function bookingToConfirm(
  { vehicle, terms, form, now }: BookingProps["pageData"],
  agents: readonly string[],
): BookingContent | null {
  if (form.outcome?.state !== "toConfirm") return null
  const extraAnswers = extraAnswersOf(form.answers, terms.offeredExtras)
  const checked = checkBooking(form.answers, extraAnswers, { ...vehicle, terms }, { now, agents })
  return checked.ok ? checked.value : null
}

function useSharedUrl(rentalQuery: string): string {
  const { siteUrl, pathname } = usePage()
  return `${siteUrl}${pathname}${rentalQuery && `?${rentalQuery}`}`
}
