import { bandOf } from "./band.ts"
import { Icon } from "./icon.tsx"
import { useMessages } from "./messages-context.tsx"
import styles from "./vehicle-road.module.css"

/** What a list shows of a vehicle: no price. */
export type VehicleOnRoad = {
  id: string
  name: string
  categoryId: string | null
  gearbox: "manual" | "automatic"
  size: string | null
  picture: string | null
}

type VehicleCardProps = { vehicle: VehicleOnRoad; heading?: "h2" | "h3"; eager?: boolean }

/** One vehicle on the road: the whole cell is the link to its page. */
export function VehicleCard({ vehicle, heading: Heading = "h3", eager = false }: VehicleCardProps) {
  const words = useMessages().common.vehicle
  return (
    <li className={styles.vehicle} data-band={bandOf(vehicle.categoryId)}>
      <div className={styles.picture}>
        {vehicle.picture && <Picture src={vehicle.picture} eager={eager} />}
      </div>
      <div className={styles.text}>
        <Heading className={styles.name}>
          <a href={`/cars/${encodeURIComponent(vehicle.id)}`}>{vehicle.name}</a>
        </Heading>
        <p className={styles.meta}>
          <Fact icon={vehicle.gearbox} label={words.gearbox} text={words[vehicle.gearbox]} />
          {vehicle.size && <Fact icon="fuel" label={words.size} text={vehicle.size} />}
        </p>
        <span className={styles.plate}>{words.priceList}</span>
      </div>
    </li>
  )
}

/** An eager picture is asked for where it stands: without its low priority React would put it ahead of the fonts. */
function Picture({ src, eager }: { src: string; eager: boolean }) {
  const when = eager ? ({ loading: "eager", fetchPriority: "low" } as const) : ({ loading: "lazy" } as const)
  return <img src={src} alt="" width="960" height="540" {...when} />
}

function Fact({ icon, label, text }: { icon: "manual" | "automatic" | "fuel"; label: string; text: string }) {
  return (
    <span>
      <Icon name={icon} className="ico-s" />
      <span className="vh">{label}: </span>
      {text}
    </span>
  )
}
