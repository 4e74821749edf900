import styles from "#app/office/fleet/fleet.module.css"
import { OrderButtons } from "#app/office/fleet/order-buttons.tsx"
import { editVehicle } from "#app/office/paths.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { smallPhoto } from "#app/ui/vehicle-photo.tsx"
import type { EditedVehicle } from "#domain/catalogue/fleet-editor.ts"
import { listPictureOf } from "#domain/catalogue/picture.ts"
import { formatRate } from "#domain/money.ts"

type VehicleGroupProps = { id: string; name: string; vehicles: readonly EditedVehicle[]; canMove: boolean }

/** One category of the list. Where a search leaves some out, nothing is moved: one would not see past what. */
export function VehicleGroup({ id, name, vehicles, canMove }: VehicleGroupProps) {
  const { vehicles: texts, order } = useMessages().office.fleet
  return (
    <section className={styles.group} aria-labelledby={`category-${id}`}>
      <h2 id={`category-${id}`}>{name}</h2>
      <table className={styles.rows}>
        <caption className="vh">{texts.caption(name)}</caption>
        <thead>
          <tr>
            <td className={styles.picture} />
            <th scope="col">{texts.columns.name}</th>
            <th scope="col">{texts.columns.units}</th>
            <th scope="col" className={styles.amount}>
              {texts.columns.rate}
            </th>
            {canMove && (
              <th scope="col" className={styles.amount}>
                {order.column}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {vehicles.map((vehicle, index) => (
            <VehicleRow key={vehicle.id} vehicle={vehicle}>
              {canMove && (
                <td>
                  <OrderButtons
                    id={vehicle.id}
                    name={vehicle.facts.name}
                    isFirst={index === 0}
                    isLast={index === vehicles.length - 1}
                  />
                </td>
              )}
            </VehicleRow>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function VehicleRow({ vehicle, children }: { vehicle: EditedVehicle; children: React.ReactNode }) {
  const { vehicles: texts } = useMessages().office.fleet
  const { id, facts, rates, drawing, pictures } = vehicle
  const picture = listPictureOf(
    drawing,
    pictures.map(({ path }) => path),
  )
  return (
    <tr id={`row-${id}`}>
      <td className={styles.picture}>
        {picture ? (
          <img src={smallPhoto(`/${picture}`)} alt="" width="960" height="540" loading="lazy" />
        ) : (
          <span className={styles.sub}>{texts.noPicture}</span>
        )}
      </td>
      <th scope="row">
        <a href={editVehicle(id)}>{facts.name}</a>
        <span className={styles.sub}>
          {facts.brand} {facts.model}, {facts.modelYear}
        </span>
      </th>
      <td className={styles.least}>{facts.units}</td>
      <td className={styles.amount}>{formatRate(rates.oneWeek)}</td>
      {children}
    </tr>
  )
}
