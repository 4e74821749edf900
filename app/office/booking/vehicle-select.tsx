import fieldStyles from "#app/forms/field.module.css"
import { type Option, type OptionGroup, SelectField } from "#app/forms/fields.tsx"
import { ALLOW_CONFLICT } from "#app/office/calendar/allow-conflict.ts"
import { AvailabilityMessage } from "#app/office/calendar/availability-message.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { TERMS_FIELDS } from "#domain/agreed/terms-input.ts"
import type { Availability } from "#domain/calendar/calendar.ts"
import type { TermsForm, VehicleChoices } from "./terms-form-state.ts"

type VehicleSelectProps = {
  /** The row of the form, from 0. Each row has one vehicle. */
  row: number
  label: string
  emptyLabel: string
  /** The current vehicle of the booking. Empty: none. */
  initial: string
  choices: VehicleChoices
  hint?: string | undefined
  form: TermsForm | undefined
}

/** A select of vehicles, which shows whether each is free or taken. */
export function VehicleSelect({ row, label, emptyLabel, initial, choices, hint, form }: VehicleSelectProps) {
  const { availability } = useMessages().office.calendar
  const field = TERMS_FIELDS.vehicle(row)
  const optionLabel = ({
    name,
    free,
    units,
    firstConflict,
  }: VehicleChoices[number]["vehicles"][number]): string => {
    if (free === null) return name
    const nameWithFreeUnits = availability.optionFree(name, free, units)
    return firstConflict ? availability.optionConflict(nameWithFreeUnits, firstConflict) : nameWithFreeUnits
  }
  const optionsOf = ({ vehicles }: VehicleChoices[number]): Option[] =>
    vehicles
      .filter(({ id, isRetired }) => !isRetired || id === initial)
      .map((vehicle) => ({ value: vehicle.id, label: optionLabel(vehicle) }))
  const options = choices.flatMap((group): (Option | OptionGroup)[] =>
    group.label === "" ? optionsOf(group) : [{ label: group.label, options: optionsOf(group) }],
  )
  return (
    <SelectField
      form={form}
      field={field}
      label={label}
      hint={hint}
      initial={initial}
      emptyLabel={emptyLabel}
      options={options}
    />
  )
}

/** The entries that conflict with the chosen vehicles, and the checkbox that books the vehicles nevertheless. */
export function Conflicts({ conflicts }: { conflicts: readonly Availability[] }) {
  const { form } = useMessages().office.booking
  return (
    <>
      {conflicts.map((conflict) => (
        <AvailabilityMessage key={conflict.vehicle.id} {...conflict} />
      ))}
      <label className={fieldStyles.choice}>
        <input type="checkbox" name={ALLOW_CONFLICT} value="yes" />
        <span>{form.allowConflict}</span>
      </label>
    </>
  )
}
