import { useEffect } from "react"
import { useLocation } from "react-router"
import type { Settled } from "#app/site/settle.ts"
import { bandOf } from "#app/ui/band.ts"
import { classNames } from "#app/ui/class-names.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { ServerDrawn } from "#app/ui/server-drawn.tsx"
import type { CompanyRules } from "#domain/content/content.ts"
import { type Booking, checkBooking } from "#domain/enquiry/booking.ts"
import { Carousel } from "./carousel.tsx"
import { ConfirmationPage } from "./confirmation-page.tsx"
import { HireProvider } from "./hire-context.tsx"
import { hireToAddress } from "./hire-in-address.ts"
import type { VehicleScreenData } from "./load-screen.ts"
import { Notices } from "./notices.tsx"
import { QuoteHead } from "./quote-sheet.tsx"
import { RateLadder } from "./rate-ladder.tsx"
import { RelatedFleets } from "./related-fleets.tsx"
import { priceOf, serviceAnswersOf } from "./reservation.ts"
import { ReservationForm } from "./reservation-form.tsx"
import { Specification } from "./specification.tsx"
import { useHireInAddress } from "./use-hire-in-address.ts"
import { useReservation } from "./use-reservation.ts"
import { useSiteUrl } from "./use-site-url.ts"
import { VehicleHead } from "./vehicle-head.tsx"
import styles from "./vehicle-screen.module.css"

type VehicleScreenProps = {
  screen: VehicleScreenData
  related: Settled<void>
  rules: CompanyRules
  agents: readonly string[]
}

/** One vehicle, in the order in which a phone shows it: name, pictures, rates, notices, form and price, the rest. */
export function VehicleScreen({ screen, related, rules, agents }: VehicleScreenProps) {
  const { vehicle, pictures, offered, form } = screen
  const reservation = useReservation(screen, agents)
  const price = priceOf(reservation.typed, { ...vehicle, offered })
  const address = useSharedAddress(hireToAddress(reservation.typed, offered))
  useHireInAddress(reservation.typed, offered)
  useTitle(vehicle.name)
  const toConfirm = bookingToConfirm(screen, agents)
  return (
    <HireProvider value={{ ...price, vehicle, offered, rules, agents, address, typed: reservation.typed }}>
      <ServerDrawn id="quote-head">{import.meta.env.SSR && <QuoteHead now={screen.now} />}</ServerDrawn>
      <div className={styles.screen} data-band={bandOf(vehicle.categoryId)}>
        <div className={styles.top}>
          <ServerDrawn id="vehicle-head">{import.meta.env.SSR && <VehicleHead />}</ServerDrawn>
          <Carousel name={vehicle.name} pictures={pictures} />
        </div>
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
        <ServerDrawn id="vehicle-facts">{import.meta.env.SSR && <Specification />}</ServerDrawn>
      </div>
      <RelatedFleets related={related} />
    </HireProvider>
  )
}

/** The booking that the server asks about, as it checked it; null where there is nothing to ask. */
function bookingToConfirm(
  { vehicle, offered, form, now }: VehicleScreenData,
  agents: readonly string[],
): Booking | null {
  if (form.outcome?.state !== "toConfirm") return null
  const answers = serviceAnswersOf(form.answers, offered)
  const checked = checkBooking(form.answers, answers, { ...vehicle, offered }, { now, agents })
  return checked.ok ? checked.value : null
}

function useSharedAddress(hire: string): string {
  const siteUrl = useSiteUrl()
  const { pathname } = useLocation()
  return `${siteUrl}${pathname}${hire && `?${hire}`}`
}

/** Where the vehicle came late, the page was titled before its name was known. */
function useTitle(name: string) {
  const { siteTitle } = useMessages().common
  const { unknownTitle } = useMessages().vehicle
  useEffect(() => {
    if (document.title === siteTitle(unknownTitle)) document.title = siteTitle(name)
  }, [name, siteTitle, unknownTitle])
}
