import { useMessages } from "#app/ui/messages-context.tsx"
import type { FieldOf, FieldRules } from "#domain/catalogue/field-rules.ts"
import type { Messages } from "#messages/messages.ts"
import {
  CheckboxControl,
  CheckboxList,
  FleetField,
  type FleetFieldState,
  type NamedOption,
  OptionSelect,
} from "./fleet-field.tsx"

export type FleetMessages = Messages["office"]["fleet"]

/**
 * The kind of control of a field. 'line' is a text field, or a select if the rule of the field has options. 'text' is a text area.
 * 'number' and 'amount' have the same control. 'category' and 'extras' offer the existing categories and extras.
 */
type Control = "line" | "text" | "number" | "amount" | "checkbox" | "category" | "extras"

/** A fieldset: its fields in the order of the form, each with its control. A field that is not listed is not rendered. */
export type FleetFieldGroup<Rules extends FieldRules = FieldRules> = {
  legend: keyof FleetMessages["vehicle"]["groups"]
  fields: Partial<Record<FieldOf<Rules>, Control>>
}

type Choices = { extras: readonly NamedOption[]; categories?: readonly NamedOption[] }

/** The fields of a category, an extra or a vehicle, as its groups define them. */
export function FleetFields({
  groups,
  ...rest
}: FleetFieldState & Choices & { groups: readonly FleetFieldGroup[] }) {
  const messages = useMessages().office.fleet
  return groups.map(({ legend, fields }) => (
    <fieldset key={legend}>
      <legend>{messages.vehicle.groups[legend]}</legend>
      {Object.entries(fields).map(([field, control = "line"]) => (
        <FieldControl key={field} {...rest} field={field} control={control} />
      ))}
    </fieldset>
  ))
}

function FieldControl({
  control,
  extras,
  categories = [],
  ...rest
}: FleetFieldState & Choices & { field: string; control: Control }) {
  if (control === "extras") return <CheckboxList {...rest} options={extras} />
  if (control === "category") return <OptionSelect {...rest} options={categories} />
  return control === "checkbox" ? <CheckboxControl {...rest} /> : <FleetField {...rest} control={control} />
}
