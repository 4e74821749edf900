import styles from "#app/office/fleet/fleet.module.css"
import { RATES, VEHICLES } from "#app/office/paths.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { EditedVehicle } from "#domain/catalogue/fleet-editor.ts"

/** The vehicle's name, and the ways to what is said of it elsewhere. */
export function VehicleHead({ id, facts, retiredAt }: EditedVehicle) {
  const { vehicle, vehicles } = useMessages().office.fleet
  return (
    <>
      <p>
        <a className="tlink" href={VEHICLES}>
          {vehicle.back}
        </a>
      </p>
      <div className={styles.head}>
        <div>
          <h1>{facts.name}</h1>
          {retiredAt && <p className={styles.retired}>{vehicles.retiredState}</p>}
        </div>
        <div className={styles.presses}>
          <a className="tlink" href={`${RATES}?${new URLSearchParams({ vehicle: id })}`}>
            {vehicle.rates}
          </a>
          <a className="tlink" href={`/cars/${id}`}>
            {vehicle.onSite}
          </a>
        </div>
      </div>
    </>
  )
}
