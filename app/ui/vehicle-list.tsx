import { categoryColour } from "./category-colour.ts"
import { CompareCheckbox } from "./compare-checkbox.tsx"
import { Loading } from "./loading.tsx"
import { VehicleCard, type VehicleInList } from "./vehicle-card.tsx"
import styles from "./vehicle-list.module.css"

type VehicleListProps = {
  vehicles: readonly VehicleInList[]
  heading?: "h2" | "h3"
  /** The id of the form that compares vehicles: each card then has a checkbox. */
  compareFormId?: string | undefined
}

/** A list of vehicles. */
export function VehicleList({ vehicles, heading = "h3", compareFormId }: VehicleListProps) {
  return (
    <div className={styles.fleet}>
      <ul className={styles.list}>
        {vehicles.map((vehicle) => (
          <VehicleCard key={vehicle.id} vehicle={vehicle} heading={heading}>
            {compareFormId && <CompareCheckbox formId={compareFormId} vehicle={vehicle} />}
          </VehicleCard>
        ))}
      </ul>
    </div>
  )
}

/** Replaces a list while it is loading: cards with empty discs. */
export function VehicleListSkeleton({ count = 6 }: { count?: number }) {
  return (
    <div className={styles.fleet}>
      <Loading />
      <ul className={styles.list} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the skeletons are identical and never move
          <li key={index} className={styles.vehicle} data-category-colour={categoryColour(null)}>
            <div className={styles.picture} />
            <div className={styles.text}>
              <span className={styles.skeletonText} />
              <span className={styles.skeletonText} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
