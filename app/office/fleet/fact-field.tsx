import fieldStyles from "#app/forms/field.module.css"
import { shownValue } from "#app/forms/field.tsx"
import {
  AmountField,
  CheckboxField,
  optionsOf,
  SelectField,
  TextAreaField,
  TextField,
} from "#app/forms/fields.tsx"
import type { FormState } from "#app/forms/form-state.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { type FactRules, ruleOf } from "#domain/catalogue/facts.ts"
import { type EditBase, idsIn, seenName } from "./facts-form.ts"
import styles from "./fleet.module.css"

export type FactState = {
  rules: FactRules
  /** The stored values; empty for a new row. */
  facts: Readonly<Record<string, string>>
  form: FormState<string, EditBase> | undefined
}

/** A category or an extra that a field offers. */
export type Named = { id: string; name: string }

type FactFieldProps = FactState & { field: string }

/** The control of one fact, with its error and a concurrent change of it. */
export function FactField({
  control = "line",
  ...shown
}: FactFieldProps & { control?: "line" | "text" | "number" | "amount" }) {
  const { choose, options: labels } = useMessages().office.fleet
  const { rules, form, field } = shown
  const { options, max } = ruleOf(rules, field).limits
  const props = useFieldProps(shown)
  const optionLabels = labels[field] ?? {}
  return (
    <div className={styles.fact}>
      {options.length > 0 ? (
        <SelectField
          {...props}
          emptyLabel={optionLabels[""] ?? choose}
          options={options.map((value) => ({ value, label: optionLabels[value] ?? value }))}
        />
      ) : control === "text" ? (
        <TextAreaField {...props} rows={5} maxLength={max} />
      ) : control === "line" ? (
        <TextField {...props} autoComplete="off" />
      ) : (
        <AmountField {...props} />
      )}
      <ConcurrentChange form={form} field={field} />
    </div>
  )
}

function useFieldProps({ form, field, facts }: FactFieldProps) {
  const { label = field, hint } = useMessages().office.fleet.fields[field] ?? {}
  return { form, field, label, hint, initial: facts[field] }
}

/** A select of entries of another list: the categories. */
export function ChoiceField({ options, ...shown }: FactFieldProps & { options: readonly Named[] }) {
  const { choose } = useMessages().office.fleet
  return (
    <div className={styles.fact}>
      <SelectField {...useFieldProps(shown)} emptyLabel={choose} options={optionsOf(options)} />
      <ConcurrentChange {...shown} labelOf={(id) => options.find((option) => option.id === id)?.name ?? id} />
    </div>
  )
}

export function TickField(shown: FactFieldProps) {
  const { hint: _, ...props } = useFieldProps(shown)
  return (
    <div className={styles.fact}>
      <CheckboxField {...props} />
      <ConcurrentChange {...shown} />
    </div>
  )
}

/** Checkboxes for a list of ids. */
export function ListField({ facts, form, field, options }: FactFieldProps & { options: readonly Named[] }) {
  const { fields } = useMessages().office.fleet
  const { label = field, hint } = fields[field] ?? {}
  const chosen = idsIn(shownValue(form, field, facts[field]))
  const namesOf = (ids: string) =>
    idsIn(ids)
      .map((id) => options.find((option) => option.id === id)?.name ?? id)
      .join(", ")
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is a part of the form here, with a line above it
    <div
      className={styles.list}
      role="group"
      id={field}
      aria-labelledby={`${field}-label`}
      aria-describedby={`${field}-hint`}
    >
      <p id={`${field}-label`}>
        <b>{label}</b>
      </p>
      <p id={`${field}-hint`} className="small soft">
        {hint}
      </p>
      <div>
        {options.map(({ id, name }) => (
          <label key={id} className={fieldStyles.choice}>
            <input type="checkbox" name={field} value={id} defaultChecked={chosen.includes(id)} />
            <span>{name}</span>
          </label>
        ))}
      </div>
      <ConcurrentChange form={form} field={field} labelOf={namesOf} />
    </div>
  )
}

type ConcurrentChangeProps = { form: FactState["form"]; field: string; labelOf?: (text: string) => string }

function ConcurrentChange({ form, field, labelOf }: ConcurrentChangeProps) {
  const { concurrentChange: messages, options } = useMessages().office.fleet
  const found = form?.outcome?.concurrentChanges.find((each) => each.field === field)
  if (!found) return null
  const now = labelOf?.(found.now) ?? options[field]?.[found.now] ?? found.now
  return (
    <p className={styles.concurrentChange}>{found.isTyped ? messages.clash(now) : messages.taken(now)}</p>
  )
}

/** Hidden controls with the version and the values that were rendered, from which the action detects concurrent changes. */
export function SeenValues({
  fields,
  version,
  facts,
}: {
  fields: readonly string[]
  version: number
  facts: FactState["facts"]
}) {
  return (
    <>
      <input type="hidden" name="version" value={version} autoComplete="off" />
      {fields.map((field) => (
        <input
          key={field}
          type="hidden"
          name={seenName(field)}
          value={facts[field] ?? ""}
          autoComplete="off"
        />
      ))}
    </>
  )
}
