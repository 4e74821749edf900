import { bandOf } from "./band.ts"
import { useEachDrawnOnce } from "./drawn-once.tsx"
import { Loading } from "./loading.tsx"
import { VehicleCard, type VehicleOnRoad } from "./vehicle-card.tsx"
import styles from "./vehicle-road.module.css"

type VehicleRoadProps = {
  vehicles: readonly VehicleOnRoad[]
  heading?: "h2" | "h3"
  id?: string
}

/** A list of vehicles. */
export function VehicleRoad({ vehicles, heading = "h3", id }: VehicleRoadProps) {
  const cells = vehicles.map((vehicle, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a cell stays when a search puts another vehicle there, for a third less work
    <VehicleCard key={index} vehicle={vehicle} heading={heading} />
  ))
  // There is no end of dates: cells with totals are drawn for the one who gave them.
  const isForAll = vehicles.every(({ dated }) => !dated)
  return (
    <div id={id} className={styles.fleet}>
      <ul className={styles.road} {...useEachDrawnOnce(cells, isForAll)} />
    </div>
  )
}

/** What stands in the place of a list while it is on its way: empty discs on the road. */
export function VehicleRoadGhost({ count = 6 }: { count?: number }) {
  return (
    <div className={styles.fleet}>
      <Loading />
      <ul className={styles.road} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: ghosts are all alike and never move
          <li key={index} className={styles.vehicle} data-band={bandOf(null)}>
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
