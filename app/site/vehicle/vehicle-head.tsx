import { useFrameFacts } from "#app/site/frame/frame-facts.ts"
import { listingPath } from "#app/site/paths.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { useHire } from "./hire-context.tsx"
import { leadOf } from "./lead.ts"
import styles from "./vehicle-head.module.css"

/** The way to this vehicle, its name, and what it is in one line. */
export function VehicleHead() {
  const { vehicle } = useHire()
  const words = useMessages().vehicleFacts
  return (
    <div id="vehicle-head" className={styles.whole}>
      <Crumbs />
      <div className={styles.head}>
        <h1>{vehicle.name}</h1>
        <p className="lead soft">{leadOf(vehicle.specification, words.lead)}</p>
      </div>
    </div>
  )
}

function Crumbs() {
  const { vehicle } = useHire()
  const { crumbs } = useMessages().vehicleFacts
  const category = useFrameFacts().categories.find(({ id }) => id === vehicle.categoryId)
  const list = category
    ? { href: listingPath(category.id), name: category.name }
    : { href: listingPath(null), name: crumbs.allVehicles }
  return (
    <nav aria-label={crumbs.label} className={styles.crumbs}>
      <ol>
        <li>
          <a href="/home">{crumbs.home}</a>
        </li>
        <li>
          <a href={list.href}>{list.name}</a>
        </li>
        <li>
          <span aria-current="page">{vehicle.name}</span>
        </li>
      </ol>
    </nav>
  )
}
