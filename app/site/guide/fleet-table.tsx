import { vehiclePath } from "#app/paths.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { smallPhoto } from "#app/ui/vehicle-photo.tsx"
import type { Vehicle } from "#domain/catalogue/vehicle.ts"
import type { Place } from "#domain/content/place.ts"
import { formatRate } from "#domain/money.ts"
import type { GuideVehicle } from "./guide-fleet-data.ts"
import table from "./guide-table.module.css"

type FleetTableProps = { place: Place; vehicles: readonly GuideVehicle[] }

/** A row for each vehicle: seats, luggage, and the daily rate of a short rental. */
export function FleetTable({ place, vehicles }: FleetTableProps) {
  const messages = useMessages().guide.fleet
  return (
    <table className={table.table}>
      <caption className="vh">{messages.caption(place.name)}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.columns.vehicle}</th>
          <th scope="col">{messages.columns.seats}</th>
          <th scope="col" className={table.bags}>
            {messages.columns.bags}
          </th>
          <th scope="col" className={table.rate}>
            {messages.columns.perDay}
          </th>
        </tr>
      </thead>
      <tbody>
        {vehicles.map((vehicle) => (
          <VehicleRow key={vehicle.listed.id} vehicle={vehicle} />
        ))}
      </tbody>
    </table>
  )
}

function VehicleRow({ vehicle: { listed, details } }: { vehicle: GuideVehicle }) {
  const messages = useMessages().guide.fleet
  const rate = details?.rates.oneWeek ?? null
  return (
    <tr>
      <th scope="row">
        <span className={table.vehicle}>
          {listed.picture && (
            <img src={smallPhoto(listed.picture)} alt="" width={960} height={540} loading="lazy" />
          )}
          <span>
            <a href={vehiclePath(listed.id)}>{listed.name}</a>
            <small>
              {messages.gearbox[listed.gearbox]}
              {details?.chauffeurOnly && `, ${messages.withDriver}`}
            </small>
          </span>
        </span>
      </th>
      <td>{details?.specification.seats}</td>
      <td className={table.bags}>{details && bagsOf(details, messages.bags)}</td>
      <td className={table.rate}>{rate === null ? messages.askRate : formatRate(rate)}</td>
    </tr>
  )
}

function bagsOf({ specification }: Vehicle, format: (large: number, small: number) => string): string {
  return format(specification.luggageLarge ?? 0, specification.luggageSmall ?? 0)
}
