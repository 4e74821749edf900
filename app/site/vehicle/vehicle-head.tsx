import { HOME, listingPath } from "#app/paths.ts"
import { useLayoutData } from "#app/site/layout/layout-data.ts"
import { type VisitorDates, withDates } from "#app/site/rental-dates.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Vehicle } from "#domain/catalogue/vehicle.ts"
import styles from "./vehicle-head.module.css"
import { vehicleSummary } from "./vehicle-summary.ts"

type VehicleHeadProps = { vehicle: Vehicle; dates: VisitorDates | null }

/**
 * The breadcrumb, the name and a one-line description of the vehicle. `data-dated` marks links whose query follows the visitor's
 * dates: booking/use-rental-in-url.ts.
 */
export function VehicleHead({ vehicle, dates }: VehicleHeadProps) {
  const { breadcrumbs, lead } = useMessages().vehicleFacts
  const category = useLayoutData().categories.find(({ id }) => id === vehicle.categoryId)
  return (
    <div id="vehicle-head" className={styles.container}>
      <nav aria-label={breadcrumbs.label} className={styles.crumbs}>
        <ol data-dated>
          <li>
            <a href={withDates(HOME, dates)}>{breadcrumbs.home}</a>
          </li>
          <li>
            <a href={withDates(listingPath(category?.id ?? null), dates)}>
              {category?.name ?? breadcrumbs.allVehicles}
            </a>
          </li>
          <li>
            <span aria-current="page">{vehicle.name}</span>
          </li>
        </ol>
      </nav>
      <div className={styles.head}>
        <h1>{vehicle.name}</h1>
        <p className="lead soft">{vehicleSummary(vehicle.specification, lead)}</p>
      </div>
    </div>
  )
}
