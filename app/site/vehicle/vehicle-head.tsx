import { useFrameFacts } from "#app/site/frame/frame-facts.ts"
import { listingPath } from "#app/site/paths.ts"
import { withDates } from "#app/site/rental-dates.ts"
import { useDrawnOnce } from "#app/ui/drawn-once.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { useHire } from "./hire-context.tsx"
import { leadOf } from "./lead.ts"
import styles from "./vehicle-head.module.css"

/** The way to this vehicle, its name, and what it is in one line. */
export function VehicleHead() {
  const { vehicle, period } = useHire()
  const words = useMessages().vehicleFacts
  const category = useFrameFacts().categories.find(({ id }) => id === vehicle.categoryId)
  const inside = useDrawnOnce(
    <Inside
      name={vehicle.name}
      lead={leadOf(vehicle.specification, words.lead)}
      listHref={withDates(listingPath(category?.id ?? null), period)}
      listName={category?.name ?? words.crumbs.allVehicles}
    />,
    !period,
  )
  return <div id="vehicle-head" className={styles.whole} {...inside} />
}

type InsideProps = { name: string; lead: string; listHref: string; listName: string }

function Inside({ name, lead, listHref, listName }: InsideProps) {
  const { crumbs } = useMessages().vehicleFacts
  return (
    <>
      <nav aria-label={crumbs.label} className={styles.crumbs}>
        <ol>
          <li>
            <a href="/home">{crumbs.home}</a>
          </li>
          <li>
            <a href={listHref}>{listName}</a>
          </li>
          <li>
            <span aria-current="page">{name}</span>
          </li>
        </ol>
      </nav>
      <div className={styles.head}>
        <h1>{name}</h1>
        <p className="lead soft">{lead}</p>
      </div>
    </>
  )
}
