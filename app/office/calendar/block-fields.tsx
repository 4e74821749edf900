import fieldStyles from "#app/forms/field.module.css"
import { SelectField, TextField } from "#app/forms/fields.tsx"
import type { FormState } from "#app/forms/form-state.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Availability, FleetCategory, FleetVehicle } from "#domain/calendar/calendar.ts"
import { ALLOW_CONFLICT } from "./allow-conflict.ts"
import { AvailabilityMessage } from "./availability-message.tsx"
import styles from "./block.module.css"

type BlockFieldsProps = {
  /** `outcome`: the conflicting entries, if the vehicle is not free. */
  form: FormState<string, Availability>
  fleet: readonly FleetCategory[]
  /** The free units in the period of the block, by vehicle id. Null: a new block has no period yet. */
  freeUnits: Readonly<Record<string, number>> | null
}

/**
 * The fields for vehicle, period, units and reason. If the vehicle is not free, also the conflicting entries and a checkbox that
 * allows a conflict.
 */
export function BlockFields({ form, fleet, freeUnits }: BlockFieldsProps) {
  const { fields, availability } = useMessages().office.calendar
  const labelOf = ({ id, name, units }: FleetVehicle) => {
    const free = freeUnits?.[id]
    return free === undefined ? name : availability.optionFree(name, free, units)
  }
  const optionGroupOf = ({ name, vehicles }: FleetCategory) => ({
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
        emptyLabel={fields.chooseVehicle}
        options={fleet.map(optionGroupOf)}
      />
      {form.outcome && <ConflictFields availability={form.outcome} />}
      <div className={styles.times}>
        <TextField form={form} field="from" label={fields.from} type="datetime-local" />
        <TextField form={form} field="to" label={fields.to} type="datetime-local" />
        <TextField form={form} field="units" label={fields.units} inputMode="numeric" />
      </div>
      <TextField form={form} field="reason" label={fields.reason} hint={fields.reasonHint} />
    </>
  )
}

function ConflictFields({ availability }: { availability: Availability }) {
  const { fields } = useMessages().office.calendar
  return (
    <>
      <AvailabilityMessage {...availability} />
      <label className={fieldStyles.choice}>
        <input type="checkbox" name={ALLOW_CONFLICT} value="yes" />
        {fields.allowConflict}
      </label>
    </>
  )
}
