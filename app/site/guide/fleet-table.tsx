import { vehiclePath } from "#app/paths.ts"
import { SiteLink } from "#app/site/layout/site-link.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { thumbnailOf } from "#app/ui/vehicle-picture.tsx"
import type { Place } from "#domain/content/place.ts"
import { formatRate } from "#domain/money.ts"
import type { GuideVehicle, VehicleGroups } from "./guide-fleet-data.ts"
import styles from "./guide-table.module.css"

type FleetTableProps = { place: Place; vehicleGroups: VehicleGroups }

/** A table of vehicles, grouped by the travellers that they fit: seats, bags, and the daily rate of a short rental. */
export function FleetTable({ place, vehicleGroups }: FleetTableProps) {
  const messages = useMessages().guide.fleet
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{messages.caption(place.name)}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.columns.vehicle}</th>
          <th scope="col">{messages.columns.seats}</th>
          <th scope="col" className={styles.bags}>
            {messages.columns.bags}
          </th>
          <th scope="col" className={styles.rate}>
            {messages.columns.perDay}
          </th>
        </tr>
      </thead>
      {vehicleGroups.map(
        ({ need, vehicles }) =>
          vehicles.length > 0 && (
            <tbody key={need.party}>
              <tr>
                <th scope="rowgroup" colSpan={4} className={styles.party}>
                  {need.party}
                </th>
              </tr>
              {vehicles.map((vehicle) => (
                <VehicleRow key={vehicle.id} vehicle={vehicle} />
              ))}
            </tbody>
          ),
      )}
    </table>
  )
}

function VehicleRow({ vehicle }: { vehicle: GuideVehicle }) {
  const messages = useMessages().guide.fleet
  const { id, name, picture, rates, specification, chauffeurOnly } = vehicle
  const { seats, luggageLarge, luggageSmall, gearbox } = specification
  const notes = [
    GEARBOX_IN_NAME.test(name) ? [] : messages.gearbox[gearbox],
    chauffeurOnly ? messages.withDriver : [],
  ].flat()
  return (
    <tr>
      <th scope="row">
        <span className={styles.vehicle}>
          {picture && <img src={thumbnailOf(picture)} alt="" width={960} height={540} loading="lazy" />}
          <span>
            <SiteLink href={vehiclePath(id)}>{name}</SiteLink>
            {notes.length > 0 && <small>{notes.join(", ")}</small>}
          </span>
        </span>
      </th>
      <td>{seats}</td>
      <td className={styles.bags}>{messages.bags(luggageLarge ?? 0, luggageSmall ?? 0)}</td>
      <td className={styles.rate}>{rates.oneWeek === null ? messages.askRate : formatRate(rates.oneWeek)}</td>
    </tr>
  )
}

/** Matches a name that already contains the gearbox, as 'Suzuki Alto 800 Manual' does. */
const GEARBOX_IN_NAME = /\b(?:manual|auto|automatic)\b/i
