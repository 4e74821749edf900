import { vehiclePath } from "#app/paths.ts"
import { categoryColour } from "./category-colour.ts"
import { Icon } from "./icon.tsx"
import { useMessages } from "./messages-context.tsx"
import styles from "./vehicle-list.module.css"
import { Photo } from "./vehicle-photo.tsx"

/** What a list shows of a vehicle: no price, but a total once there are dates. */
export type VehicleInList = {
  id: string
  name: string
  categoryId: string | null
  gearbox: "manual" | "automatic"
  size: string | null
  picture: string | null
  /** For the visitor's dates: the query of its link, and the total as it is shown. Left out where there are none. */
  dated?: { query: string; days: number; total: string | null | undefined } | null
}

type VehicleCardProps = { vehicle: VehicleInList; heading?: "h2" | "h3" }

/** One vehicle on the road: the whole cell is the link to its page. */
export function VehicleCard({ vehicle, heading = "h3" }: VehicleCardProps) {
  const { id, name, categoryId, gearbox, size, picture, dated } = vehicle
  const words = useMessages().common.vehicle
  const Heading = heading
  return (
    <li className={styles.vehicle} data-band={categoryColour(categoryId)}>
      <div className={styles.picture}>{picture && <Photo src={picture} sizes={SIZES} loading="lazy" />}</div>
      <div className={styles.text}>
        <Heading className={styles.name}>
          <a href={`${vehiclePath(id)}${dated ? `?${dated.query}` : ""}`}>{name}</a>
        </Heading>
        <p className={styles.meta}>
          <Fact icon={gearbox} label={words.gearbox} text={words[gearbox]} />
          {size && <Fact icon="fuel" label={words.size} text={size} />}
        </p>
        {dated && dated.total !== undefined && (
          <p className={styles.total} data-total="">
            <b>{dated.total ?? words.onRequest}</b> {words.forDays(dated.days)}
          </p>
        )}
        <span className={styles.plate}>{words.priceList}</span>
      </div>
    </li>
  )
}

/** As the road has it: two, three or four in a row. */
const SIZES = "(width >= 80rem) 19rem, (width >= 44rem) 31vw, 46vw"

function Fact({ icon, label, text }: { icon: "manual" | "automatic" | "fuel"; label: string; text: string }) {
  return (
    <span>
      <Icon name={icon} className="ico-s" />
      <span className="vh">{label}: </span>
      {text}
    </span>
  )
}
