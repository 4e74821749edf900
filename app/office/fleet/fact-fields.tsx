import { useMessages } from "#app/ui/messages-context.tsx"
import type { FactRules, FactField as FieldOf } from "#domain/catalogue/facts.ts"
import type { Messages } from "#messages/messages.ts"
import { ChoiceField, FactField, type FactState, ListField, type Named, TickField } from "./fact-field.tsx"
import styles from "./fleet.module.css"

export type FleetMessages = Messages["office"]["fleet"]

/**
 * The control of a fact. 'line' is a select if the rule of the fact has options. 'category' and 'extras' offer the existing
 * categories and extras.
 */
type Control = "line" | "text" | "number" | "amount" | "tick" | "category" | "extras"

/** A fieldset: its facts in the order of the form, each with its control. */
export type FactGroup<Rules extends FactRules = FactRules> = {
  legend: keyof FleetMessages["vehicle"]["groups"]
  facts: Partial<Record<FieldOf<Rules>, Control>>
  /** A remark below the fields. */
  note?: (messages: FleetMessages) => string
}

type Choices = { extras: readonly Named[]; categories?: readonly Named[] }

/** The fields of a category, an extra or a vehicle, as its groups define them. */
export function FactFields({ groups, ...shown }: FactState & Choices & { groups: readonly FactGroup[] }) {
  const messages = useMessages().office.fleet
  return groups.map(({ legend, facts, note }) => (
    <fieldset key={legend}>
      <legend>{messages.vehicle.groups[legend]}</legend>
      {Object.entries(facts).map(([field, control = "line"]) => (
        <FieldControl key={field} {...shown} field={field} control={control} />
      ))}
      {note && <p className={`${styles.wide} small soft`}>{note(messages)}</p>}
    </fieldset>
  ))
}

function FieldControl({
  control,
  extras,
  categories = [],
  ...shown
}: FactState & Choices & { field: string; control: Control }) {
  if (control === "extras") return <ListField {...shown} options={extras} />
  if (control === "category") return <ChoiceField {...shown} options={categories} />
  return control === "tick" ? <TickField {...shown} /> : <FactField {...shown} control={control} />
}
