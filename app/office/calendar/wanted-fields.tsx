import field from "#app/forms/field.module.css"
import { LabelledControl } from "#app/forms/field.tsx"
import { errorOf, OfficeField } from "#app/office/forms/office-fields.tsx"
import type { OfficeForm } from "#app/office/forms/office-form.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Availability, OwnedCategory, OwnedVehicle } from "#domain/calendar/calendar.ts"
import type { WantedField } from "#domain/calendar/wanted.ts"
import { AvailabilityMessage } from "./availability.tsx"
import styles from "./wanted.module.css"
import { EVEN_IF_TAKEN } from "./wanted-form.ts"

type WantedFieldsProps = {
  form: OfficeForm<WantedField> & { availability?: Availability | null }
  fleet: readonly OwnedCategory[]
  /** How many units of each vehicle are free in the time that the page is about; null where it is about none. */
  freeUnits: Readonly<Record<string, number>> | null
  /** The choice of no vehicle at all, by its value and its words. */
  without?: { value: string; label: string }
  hasReason?: boolean
}

/** Which vehicle, from when to when, how many of it, and why. Where it is not free: who has it, and a tick. */
export function WantedFields({ form, fleet, freeUnits, without, hasReason = false }: WantedFieldsProps) {
  const { fields } = useMessages().office.calendar
  const error = errorOf(form, "vehicle")
  return (
    <>
      <LabelledControl
        id="vehicle"
        name="vehicle"
        label={fields.vehicle}
        value={form.values.vehicle ?? ""}
        error={error}
      >
        {(control) => (
          <select {...control}>
            <option value="">{fields.choose}</option>
            {without && <option value={without.value}>{without.label}</option>}
            {fleet.map(({ id, name, vehicles }) => (
              <optgroup key={id} label={name}>
                {vehicles
                  .filter((vehicle) => !vehicle.isRetired || vehicle.id === form.values.vehicle)
                  .map((vehicle) => (
                    <VehicleOption
                      key={vehicle.id}
                      vehicle={vehicle}
                      free={freeUnits?.[vehicle.id] ?? null}
                    />
                  ))}
              </optgroup>
            ))}
          </select>
        )}
      </LabelledControl>
      {form.availability && <Taken availability={form.availability} />}
      <div className={styles.times}>
        <OfficeField form={form} field="from" label={fields.from} type="datetime-local" />
        <OfficeField form={form} field="to" label={fields.to} type="datetime-local" />
        <OfficeField form={form} field="units" label={fields.units} inputMode="numeric" />
      </div>
      {hasReason && <OfficeField form={form} field="reason" label={fields.reason} hint={fields.reasonHint} />}
    </>
  )
}

function VehicleOption({
  vehicle: { id, name, units },
  free,
}: {
  vehicle: OwnedVehicle
  free: number | null
}) {
  const { availability } = useMessages().office.calendar
  return <option value={id}>{free === null ? name : availability.optionFree(name, free, units)}</option>
}

function Taken({ availability }: { availability: Availability }) {
  const { fields } = useMessages().office.calendar
  return (
    <>
      <AvailabilityMessage {...availability} />
      <label className={field.choice}>
        <input type="checkbox" name={EVEN_IF_TAKEN} value="yes" />
        {fields.evenIfTaken}
      </label>
    </>
  )
}
