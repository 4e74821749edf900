import styles from "#app/office/fleet/fleet.module.css"
import { BackLink } from "#app/office/layout/back-link.tsx"
import { VEHICLES, vehicleRatesPage } from "#app/office/paths.ts"
import { WholeWords } from "#app/office/whole-words.tsx"
import { vehiclePath } from "#app/paths.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { EditableVehicle } from "#domain/catalogue/fleet-editor.ts"

/** The name of the vehicle, with links to its rates and to its page on the site. */
export function VehicleHead({ id, values, retiredAt }: EditableVehicle) {
  const { vehicle, vehicles } = useMessages().office.fleet
  return (
    <>
      <BackLink href={VEHICLES}>{vehicle.back}</BackLink>
      <div className={styles.head}>
        <div>
          <h1>
            <WholeWords text={values.name} />
          </h1>
          {retiredAt && <p className={styles.retired}>{vehicles.retiredState}</p>}
        </div>
        <div className={styles.actions}>
          <a className="text-link" href={vehicleRatesPage(id)}>
            {vehicle.rates}
          </a>
          <a className="text-link" href={vehiclePath(id)}>
            {vehicle.onSite}
          </a>
        </div>
      </div>
    </>
  )
}
