import { usePage } from "#app/islands/page-context.tsx"
import { classNames } from "#app/ui/class-names.ts"
import { type Booking as BookingContent, checkBooking } from "#domain/enquiry/booking.ts"
import { Notices } from "../notices.tsx"
import { RateLadder } from "../price/rate-ladder.tsx"
import styles from "../vehicle-page.module.css"
import type { BookingProps } from "./booking-props.ts"
import { ConfirmationPage } from "./confirmation-page.tsx"
import { RentalProvider } from "./rental-context.tsx"
import { rentalToAddress } from "./rental-in-address.ts"
import { priceOf, serviceAnswersOf } from "./reservation.ts"
import { ReservationForm } from "./reservation-form.tsx"
import { useRentalInAddress } from "./use-rental-in-address.ts"
import { useReservation } from "./use-reservation.ts"

/** What follows the visitor's dates and extras: rates, notices, and the form with its price. */
export function Booking({ screen, agents }: BookingProps) {
  const { vehicle, terms, form } = screen
  const reservation = useReservation(screen, agents)
  const price = priceOf(reservation.typed, terms)
  const address = useSharedAddress(rentalToAddress(reservation.typed, terms.offered))
  useRentalInAddress(reservation.typed, terms.offered)
  const toConfirm = bookingToConfirm(screen, agents)
  return (
    <RentalProvider value={{ ...price, vehicle, terms, agents, address, typed: reservation.typed }}>
      {/* On paper: the price of the hire, or the rates where there is no hire yet. */}
      <div className={classNames(styles.rates, price.period && "screen-only")}>
        <RateLadder vehicle={vehicle} days={price.quote.days} />
        <Notices />
      </div>
      <div className={classNames(styles.book, !price.period && "screen-only")}>
        {toConfirm ? (
          <ConfirmationPage form={form} booking={toConfirm} />
        ) : (
          <ReservationForm screen={screen} reservation={reservation} />
        )}
      </div>
    </RentalProvider>
  )
}

/** The booking that the server asks about, as it checked it; null where there is nothing to ask. */
function bookingToConfirm(
  { vehicle, terms, form, now }: BookingProps["screen"],
  agents: readonly string[],
): BookingContent | null {
  if (form.outcome?.state !== "toConfirm") return null
  const answers = serviceAnswersOf(form.answers, terms.offered)
  const checked = checkBooking(form.answers, answers, { ...vehicle, terms }, { now, agents })
  return checked.ok ? checked.value : null
}

function useSharedAddress(rental: string): string {
  const { siteUrl, pathname } = usePage()
  return `${siteUrl}${pathname}${rental && `?${rental}`}`
}
