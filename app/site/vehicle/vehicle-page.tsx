import type { Deferrable } from "#app/islands/defer.ts"
import { Island } from "#app/islands/island.tsx"
import type { DatedVehicle } from "#app/site/fleet/dated-vehicles.ts"
import { categoryColour } from "#app/ui/category-colour.ts"
import { Booking } from "./booking/booking.tsx"
import { priceOf } from "./booking/booking-answers.ts"
import type { VehiclePageData } from "./load-page-data.ts"
import { Carousel } from "./pictures/carousel.tsx"
import { PrintedQuoteHead } from "./price/printed-quote.tsx"
import { RelatedFleets } from "./related-fleets.tsx"
import { Specification } from "./specification.tsx"
import { VehicleHead } from "./vehicle-head.tsx"
import styles from "./vehicle-page.module.css"

type VehiclePageProps = {
  screen: VehiclePageData
  related: Deferrable<readonly DatedVehicle[]>
  agents: readonly string[]
}

/** One vehicle, in the order in which a phone shows it: name, pictures, rates, notices, form and price, the rest. */
export function VehiclePage({ screen: { pictures, ...screen }, related, agents }: VehiclePageProps) {
  const { vehicle, terms, form, now } = screen
  const { period } = priceOf(form.answers, terms)
  return (
    <>
      <PrintedQuoteHead now={now} />
      <div className={styles.page} data-category-colour={categoryColour(vehicle.categoryId)}>
        <div className={styles.top}>
          <VehicleHead vehicle={vehicle} period={period} />
          <Island name="carousel" component={Carousel} props={{ name: vehicle.name, pictures }} />
        </div>
        <Island name="booking" component={Booking} props={{ screen, agents }} />
        <Specification vehicle={vehicle} />
      </div>
      <RelatedFleets related={related} />
    </>
  )
}
