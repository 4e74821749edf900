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
import { type FieldRules, ruleOf } from "#domain/catalogue/field-rules.ts"
import { type EditBase, INITIAL_VALUE_PREFIX, idsIn } from "./fields-form.ts"
import styles from "./fleet.module.css"

export type FleetFieldState = {
  rules: FieldRules
  /** The stored values; empty for a new row. */
  values: Readonly<Record<string, string>>
  form: FormState<string, EditBase> | undefined
}

/** A category or an extra that a field offers. */
export type NamedOption = { id: string; name: string }

type FleetFieldProps = FleetFieldState & { field: string }

/** The control of one field, with its error and a concurrent change of it. */
export function FleetField({
  control = "line",
  ...rest
}: FleetFieldProps & { control?: "line" | "text" | "number" | "amount" }) {
  const { choose, options: labels } = useMessages().office.fleet
  const { rules, form, field } = rest
  const { options, max } = ruleOf(rules, field).limits
  const props = useFieldProps(rest)
  const optionLabels = labels[field] ?? {}
  return (
    <div className={styles.field}>
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

function useFieldProps({ form, field, values }: FleetFieldProps) {
  const { label = field, hint } = useMessages().office.fleet.fields[field] ?? {}
  return { form, field, label, hint, initial: values[field] }
}

/** A select of the rows of another list, such as the categories. */
export function OptionSelect({ options, ...rest }: FleetFieldProps & { options: readonly NamedOption[] }) {
  const { choose } = useMessages().office.fleet
  return (
    <div className={styles.field}>
      <SelectField {...useFieldProps(rest)} emptyLabel={choose} options={optionsOf(options)} />
      <ConcurrentChange
        {...rest}
        formatValue={(id) => options.find((option) => option.id === id)?.name ?? id}
      />
    </div>
  )
}

/** One checkbox for a field that is yes or no. */
export function CheckboxControl(fieldProps: FleetFieldProps) {
  const { hint: _, ...props } = useFieldProps(fieldProps)
  return (
    <div className={styles.field}>
      <CheckboxField {...props} />
      <ConcurrentChange {...fieldProps} />
    </div>
  )
}

/** Checkboxes for a list of ids. */
export function CheckboxList({
  values,
  form,
  field,
  options,
}: FleetFieldProps & { options: readonly NamedOption[] }) {
  const { fields } = useMessages().office.fleet
  const { label = field, hint } = fields[field] ?? {}
  const checkedIds = idsIn(shownValue(form, field, values[field]))
  const formatNames = (ids: string) =>
    idsIn(ids)
      .map((id) => options.find((option) => option.id === id)?.name ?? id)
      .join(", ")
  return (
    // biome-ignore lint/a11y/useSemanticElements: fleet.module.css gives every fieldset of the form a line above it
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
            <input type="checkbox" name={field} value={id} defaultChecked={checkedIds.includes(id)} />
            <span>{name}</span>
          </label>
        ))}
      </div>
      <ConcurrentChange form={form} field={field} formatValue={formatNames} />
    </div>
  )
}

type ConcurrentChangeProps = {
  form: FleetFieldState["form"]
  field: string
  formatValue?: (text: string) => string
}

function ConcurrentChange({ form, field, formatValue }: ConcurrentChangeProps) {
  const { concurrentChange: messages, options } = useMessages().office.fleet
  const change = form?.outcome?.concurrentChanges.find((each) => each.field === field)
  if (!change) return null
  const stored =
    formatValue?.(change.storedValue) ?? options[field]?.[change.storedValue] ?? change.storedValue
  return (
    <p className={styles.concurrentChange}>
      {change.isChangedByForm ? messages.bothChanged(stored) : messages.changedByOther(stored)}
    </p>
  )
}

/** Hidden controls with the version and the values that were rendered, from which the action detects concurrent changes. */
export function RenderedValues({
  fields,
  version,
  values,
}: {
  fields: readonly string[]
  version: number
  values: FleetFieldState["values"]
}) {
  return (
    <>
      <input type="hidden" name="version" value={version} autoComplete="off" />
      {fields.map((field) => (
        <input
          key={field}
          type="hidden"
          name={`${INITIAL_VALUE_PREFIX}${field}`}
          value={values[field] ?? ""}
          autoComplete="off"
        />
      ))}
    </>
  )
}
