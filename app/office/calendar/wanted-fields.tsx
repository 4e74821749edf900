import field from "#app/forms/field.module.css"
import { SelectField, TextField } from "#app/forms/fields.tsx"
import type { FormState } from "#app/forms/form-state.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Availability, OwnedCategory, OwnedVehicle } from "#domain/calendar/calendar.ts"
import { AvailabilityMessage } from "./availability.tsx"
import styles from "./wanted.module.css"
import { EVEN_IF_TAKEN } from "./wanted-form.ts"

type WantedFieldsProps = {
  /** Its outcome has the conflicting entries, where the vehicle is not free. */
  form: FormState<string, Availability>
  fleet: readonly OwnedCategory[]
  /** Free units of each vehicle in the page's period; null without a period. */
  freeUnits: Readonly<Record<string, number>> | null
  /** Value and label of the option without a vehicle. */
  without?: { value: string; label: string }
  hasReason?: boolean
}

/** Fields for vehicle, period, units and reason. Where it is not free: the conflicting entries, and a checkbox. */
export function WantedFields({ form, fleet, freeUnits, without, hasReason = false }: WantedFieldsProps) {
  const { fields, availability } = useMessages().office.calendar
  const labelOf = ({ id, name, units }: OwnedVehicle) => {
    const free = freeUnits?.[id]
    return free === undefined ? name : availability.optionFree(name, free, units)
  }
  const vehiclesOf = ({ name, vehicles }: OwnedCategory) => ({
    label: name,
    options: vehicles
      .filter(({ id, isRetired }) => !isRetired || id === form.answers.vehicle)
      .map((vehicle) => ({ value: vehicle.id, label: labelOf(vehicle) })),
  })
  return (
    <>
      <SelectField
        form={form}
        field="vehicle"
        label={fields.vehicle}
        emptyLabel={fields.choose}
        options={[...(without ? [without] : []), ...fleet.map(vehiclesOf)]}
      />
      {form.outcome && <Taken availability={form.outcome} />}
      <div className={styles.times}>
        <TextField form={form} field="from" label={fields.from} type="datetime-local" />
        <TextField form={form} field="to" label={fields.to} type="datetime-local" />
        <TextField form={form} field="units" label={fields.units} inputMode="numeric" />
      </div>
      {hasReason && <TextField form={form} field="reason" label={fields.reason} hint={fields.reasonHint} />}
    </>
  )
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
