import { optionsOf, SelectField } from "#app/forms/fields.tsx"
import { RATES, vehiclePage } from "#app/office/paths.ts"
import { WholeWords } from "#app/office/whole-words.tsx"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { thumbnailOf } from "#app/ui/vehicle-picture.tsx"
import type { PricedVehicle } from "#domain/catalogue/rates-repository.ts"
import { formatWallTime, wallTimeAt } from "#domain/rental-period.ts"
import type { AuditEntry } from "#domain/staff/audit-log.ts"
import styles from "./vehicle-rates.module.css"

type VehicleHeadProps = {
  vehicle: PricedVehicle
  category: string
  fleet: readonly { id: string; name: string }[]
  lastChange: AuditEntry | undefined
}

/** The vehicle with its picture and its last change, and a form that opens the rates of another vehicle. */
export function VehicleHead({ vehicle, category, fleet, lastChange }: VehicleHeadProps) {
  const { vehicle: messages, conflict } = useMessages().officeRates
  const { name, gearbox, fuelLabel, picture } = vehicle
  return (
    <div className={styles.head}>
      <div className={styles.vehicle}>
        {picture ? <img src={thumbnailOf(picture)} alt="" width={320} height={180} /> : <span />}
        <div>
          <h1>
            <WholeWords text={name} />
          </h1>
          <p className="soft small">
            {messages.categoryAndModel(category, messages.gearbox[gearbox], fuelLabel)}{" "}
            {lastChange &&
              messages.lastChange(
                lastChange.by?.name ?? conflict.siteAsAuthor,
                formatWallTime(wallTimeAt(lastChange.at)),
              )}
          </p>
          <a className="text-link" href={vehiclePage(vehicle.id)}>
            {messages.edit}
          </a>
        </div>
      </div>
      <form method="get" action={RATES} className={styles.vehicleSelect}>
        <SelectField
          id="other"
          field="vehicle"
          label={messages.selectVehicle}
          initial={vehicle.id}
          options={optionsOf(fleet)}
        />
        <Button type="submit" variant="outline">
          {messages.showVehicle}
        </Button>
      </form>
    </div>
  )
}
