import fieldStyles from "#app/forms/field.module.css"
import { LabelledControl } from "#app/forms/field.tsx"
import { errorOf } from "#app/office/forms/office-fields.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { type FactLimits, type FactRules, ruleOf } from "#domain/catalogue/facts.ts"
import { type FactsForm, seenName } from "./facts-form.ts"
import styles from "./fleet.module.css"

export type FactShown = {
  rules: FactRules
  /** As they are stored; empty texts for what is new. */
  facts: Readonly<Record<string, string>>
  form: FactsForm | undefined
}

type FactFieldProps = FactShown & { field: string; control?: "line" | "text" | "number" | "amount" }

/** One fact in a form: with what is wrong with it, and what somebody else has made of it meanwhile. */
export function FactField({ rules, facts, form, field, control = "line" }: FactFieldProps) {
  const { fields } = useMessages().office.fleet
  const { label = field, hint } = fields[field] ?? {}
  const { options, max } = ruleOf(rules, field).limits
  return (
    <div className={styles.fact}>
      <LabelledControl
        id={field}
        name={field}
        label={label}
        hint={hint}
        value={form?.values[field] ?? facts[field] ?? ""}
        error={errorOf(form, field)}
      >
        {(given) => {
          if (options.length > 0) return <Options given={given} field={field} options={options} />
          if (control === "text") return <textarea {...given} rows={5} maxLength={max} />
          return <input {...given} type="text" {...KEYBOARDS[control]} autoComplete="off" />
        }}
      </LabelledControl>
      <Meanwhile form={form} field={field} />
    </div>
  )
}

const KEYBOARDS = {
  line: {},
  text: {},
  number: { inputMode: "decimal" },
  amount: { inputMode: "decimal" },
} as const

type OptionsProps = { given: { id: string; name: string; defaultValue: string }; field: string } & Pick<
  FactLimits,
  "options"
>

function Options({ given, field, options }: OptionsProps) {
  const { choose, options: words } = useMessages().office.fleet
  return (
    <select {...given}>
      <option value="">{words[field]?.[""] ?? choose}</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {words[field]?.[option] ?? option}
        </option>
      ))}
    </select>
  )
}

/** A choice of which the page knows the words: a category. */
export function ChoiceField({
  facts,
  form,
  field,
  options,
}: Omit<FactFieldProps, "rules" | "control"> & { options: readonly { id: string; name: string }[] }) {
  const { fields, choose } = useMessages().office.fleet
  const { label = field, hint } = fields[field] ?? {}
  return (
    <div className={styles.fact}>
      <LabelledControl
        id={field}
        name={field}
        label={label}
        hint={hint}
        value={form?.values[field] ?? facts[field] ?? ""}
        error={errorOf(form, field)}
      >
        {(given) => (
          <select {...given}>
            <option value="">{choose}</option>
            {options.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </LabelledControl>
      <Meanwhile
        form={form}
        field={field}
        wordsOf={(id) => options.find((option) => option.id === id)?.name ?? id}
      />
    </div>
  )
}

export function TickField({ facts, form, field }: Omit<FactFieldProps, "rules" | "control">) {
  const { fields } = useMessages().office.fleet
  return (
    <div className={styles.fact}>
      <label className={fieldStyles.choice}>
        <input
          id={field}
          type="checkbox"
          name={field}
          value="yes"
          defaultChecked={Boolean(form?.values[field] ?? facts[field])}
        />
        <span>{fields[field]?.label ?? field}</span>
      </label>
      <Meanwhile form={form} field={field} />
    </div>
  )
}

type ListFieldProps = Omit<FactFieldProps, "rules" | "control"> & {
  options: readonly { id: string; name: string }[]
}

/** Several of a list, a box for each. */
export function ListField({ facts, form, field, options }: ListFieldProps) {
  const { fields } = useMessages().office.fleet
  const { label = field, hint } = fields[field] ?? {}
  const chosen = (form?.values[field] ?? facts[field] ?? "").split(/[\s,]+/)
  const namesOf = (ids: string) =>
    ids
      .split(/[\s,]+/)
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
      <Meanwhile form={form} field={field} wordsOf={namesOf} />
    </div>
  )
}

type MeanwhileProps = { form: FactsForm | undefined; field: string; wordsOf?: (text: string) => string }

function Meanwhile({ form, field, wordsOf }: MeanwhileProps) {
  const { meanwhile: texts, options } = useMessages().office.fleet
  const found = form?.meanwhile.find((each) => each.field === field)
  if (!found) return null
  const now = wordsOf?.(found.now) ?? options[field]?.[found.now] ?? found.now
  return <p className={styles.meanwhile}>{found.isTyped ? texts.clash(now) : texts.taken(now)}</p>
}

/** What the form was shown with, and the version that it is on top of: of two people at once the second is told. */
export function Seen({
  fields,
  version,
  facts,
}: {
  fields: readonly string[]
  version: number
  facts: FactShown["facts"]
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
