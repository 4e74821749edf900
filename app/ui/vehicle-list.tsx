import { categoryColour } from "./category-colour.ts"
import { Loading } from "./loading.tsx"
import { VehicleCard, type VehicleInList } from "./vehicle-card.tsx"
import styles from "./vehicle-list.module.css"

type VehicleListProps = {
  vehicles: readonly VehicleInList[]
  heading?: "h2" | "h3"
}

/** A list of vehicles. */
export function VehicleList({ vehicles, heading = "h3" }: VehicleListProps) {
  return (
    <div className={styles.fleet}>
      <ul className={styles.road}>
        {vehicles.map((vehicle) => (
          <VehicleCard key={vehicle.id} vehicle={vehicle} heading={heading} />
        ))}
      </ul>
    </div>
  )
}

/** What stands in the place of a list while it is on its way: empty discs on the road. */
export function VehicleListSkeleton({ count = 6 }: { count?: number }) {
  return (
    <div className={styles.fleet}>
      <Loading />
      <ul className={styles.road} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: ghosts are all alike and never move
          <li key={index} className={styles.vehicle} data-band={categoryColour(null)}>
            <div className={styles.picture} />
            <div className={styles.text}>
              <span className={styles.bone} />
              <span className={styles.bone} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
