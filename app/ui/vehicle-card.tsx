import type { ReactNode } from "react"
import { vehiclePath } from "#app/paths.ts"
import { categoryColour } from "./category-colour.ts"
import { Icon } from "./icon.tsx"
import { useMessages } from "./messages-context.tsx"
import styles from "./vehicle-list.module.css"
import { VehiclePicture } from "./vehicle-picture.tsx"

/** A vehicle as lists show it: without a price, but with a total once the visitor has chosen dates. */
export type VehicleInList = {
  id: string
  name: string
  categoryId: string | null
  gearbox: "manual" | "automatic"
  /** The fuel or the engine size, as lists show it: `Hybrid`, `1500 cc`. */
  fuelLabel: string | null
  /** The URL of the picture. */
  picture: string | null
  /** The query of the link: the visitor's dates and the other preserved parameters. Missing: there are none. */
  query?: string
  /**
   * The values for the visitor's dates: the formatted totals, and whether the vehicle is booked. `total` is null for a price on
   * request, and undefined if it could not be computed. Missing or null: there are no dates.
   */
  forDates?: {
    days: number
    total: string | null | undefined
    otherCurrencies?: string
    isBooked?: boolean
  } | null
}

type VehicleCardProps = { vehicle: VehicleInList; heading?: "h2" | "h3"; children?: ReactNode }

/** One vehicle of a list: the whole card is the link to its page. */
export function VehicleCard({ vehicle, heading = "h3", children }: VehicleCardProps) {
  const { id, name, categoryId, gearbox, fuelLabel, picture, query, forDates } = vehicle
  const messages = useMessages().common.vehicle
  const Heading = heading
  return (
    <li className={styles.vehicle} data-category-colour={categoryColour(categoryId)}>
      <div className={styles.picture}>
        {picture && <VehiclePicture src={picture} sizes={SIZES} loading="lazy" />}
      </div>
      <div className={styles.text}>
        <Heading className={styles.name}>
          <a href={`${vehiclePath(id)}${query ? `?${query}` : ""}`}>{name}</a>
        </Heading>
        <p className={styles.meta}>
          <Detail icon={gearbox} label={messages.gearbox} text={messages[gearbox]} />
          {fuelLabel && <Detail icon="fuel" label={messages.size} text={fuelLabel} />}
        </p>
        {forDates && forDates.total !== undefined && (
          <p className={styles.total} data-for-dates="">
            <b>{forDates.total ?? messages.onRequest}</b> {messages.forDays(forDates.days)}
            {forDates.otherCurrencies && (
              <span className={styles.otherCurrencies}>{forDates.otherCurrencies}</span>
            )}
          </p>
        )}
        {forDates?.isBooked && (
          <p className={styles.booked} data-for-dates="">
            {messages.booked}
          </p>
        )}
        <span className={styles.priceList}>{messages.priceList}</span>
        {children}
      </div>
    </li>
  )
}

/** For two, three or four cards in a row. */
const SIZES = "(width >= 80rem) 19rem, (width >= 44rem) 31vw, 46vw"

function Detail({
  icon,
  label,
  text,
}: {
  icon: "manual" | "automatic" | "fuel"
  label: string
  text: string
}) {
  return (
    <span>
      <Icon name={icon} className="icon-small" />
      <span className="visually-hidden">{label}: </span>
      {text}
    </span>
  )
}
