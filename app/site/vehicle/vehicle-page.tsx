import type { DeferredValue } from "#app/islands/defer.ts"
import { Island } from "#app/islands/island.tsx"
import type { DatedVehicle } from "#app/site/fleet/dated-vehicles.ts"
import type { CarriedPlan } from "#app/site/plan/carried-plan.ts"
import { CarriedPlanLine } from "#app/site/plan/carried-plan-line.tsx"
import { SideCostsSection } from "#app/site/side-costs/side-costs.tsx"
import { categoryColour } from "#app/ui/category-colour.ts"
import type { SideCosts } from "#domain/pricing/side-costs.ts"
import { Booking } from "./booking/booking.tsx"
import { priceOf } from "./booking/booking-answers.ts"
import type { VehiclePageData } from "./load-vehicle-page-data.ts"
import { Carousel } from "./pictures/carousel.tsx"
import { PrintedQuoteHead } from "./price/printed-quote.tsx"
import { RelatedFleets } from "./related-fleets.tsx"
import { Specification } from "./specification.tsx"
import { VehicleHead } from "./vehicle-head.tsx"
import styles from "./vehicle-page.module.css"

type VehiclePageProps = {
  pageData: VehiclePageData
  relatedVehicles: DeferredValue<readonly DatedVehicle[]>
  /** The names to choose from in the field 'Contacted Agent'. */
  agents: readonly string[]
  costs: SideCosts
  /** The trip plan in the query of a visitor who comes from the planner. */
  plan: CarriedPlan | null
}

/** The page of a vehicle, in its order on a phone: name, pictures, rates, notices, form with price, side costs, specification. */
export function VehiclePage({
  pageData: { pictures, ...bookingData },
  relatedVehicles,
  agents,
  costs,
  plan,
}: VehiclePageProps) {
  const { vehicle, terms, form, now } = bookingData
  const { period, quote } = priceOf(form.answers, terms)
  const dates = period && { ...period, livesAbroad: Boolean(form.answers.livesAbroad) }
  return (
    <>
      <PrintedQuoteHead now={now} />
      <div className={styles.page} data-category-colour={categoryColour(vehicle.categoryId)}>
        <div className={styles.top}>
          <VehicleHead vehicle={vehicle} dates={dates} />
          {plan && <CarriedPlanLine plan={plan} />}
          <Island name="carousel" component={Carousel} props={{ name: vehicle.name, pictures }} />
        </div>
        <Island name="booking" component={Booking} props={{ pageData: bookingData, agents }} />
        <div className={styles.about}>
          <SideCostsSection costs={costs} rental={period && { period, total: quote.total }} />
          <Specification vehicle={vehicle} pickUp={period?.pickUpAt ?? null} />
        </div>
      </div>
      <RelatedFleets relatedVehicles={relatedVehicles} />
    </>
  )
}
