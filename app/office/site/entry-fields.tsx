import { Fragment } from "react"
import { AmountField, SelectField, TextAreaField, TextField } from "#app/forms/fields.tsx"
import type { FormState } from "#app/forms/form-state.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Answers } from "#domain/enquiry/answers.ts"
import type { EntryField, EntryOf, ListKey, SettingList } from "./setting-list.ts"
import styles from "./site.module.css"

type EntryFieldsProps<Key extends ListKey> = {
  list: SettingList<Key>
  entries: readonly EntryOf<Key>[]
  /** The name of the entry. Empty for a new one. */
  name: string
  today: string
  form: FormState | undefined
  initialValues: Answers
}

/** The fields of an entry, as its list describes them. */
export function EntryFields<Key extends ListKey>(entry: EntryFieldsProps<Key>) {
  return entry.list.fields.map((row) =>
    "field" in row ? (
      <EntryFieldControl key={row.field} {...entry} definition={row} />
    ) : (
      <div key={row[0]?.field} className={styles.pair}>
        {row.map((definition) => (
          <EntryFieldControl key={definition.field} {...entry} definition={definition} />
        ))}
      </div>
    ),
  )
}

function EntryFieldControl<Key extends ListKey>({
  list,
  entries,
  name,
  today,
  form,
  initialValues,
  definition: { field, control, options, suggestions, isPast },
}: EntryFieldsProps<Key> & { definition: EntryField<Key> }) {
  const { site } = useMessages().office
  const { fields: labels, hints } = list.messages(site)
  const props = {
    form,
    field,
    label: labels[field] ?? field,
    hint: hints[field],
    initial: initialValues[field],
  }
  if (control === "select") return <SelectField {...props} options={options?.(site, entries, name) ?? []} />
  if (control === "text") return <TextAreaField {...props} rows={5} />
  if (control === "date") return <TextField {...props} type="date" max={isPast && today} />
  if (control === "number") return <AmountField {...props} />
  return suggestions ? (
    <Fragment>
      <TextField {...props} listId={`${field}s`} autoComplete="off" />
      <datalist id={`${field}s`}>
        {[...new Set(suggestions(entries))].map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </Fragment>
  ) : (
    <TextField {...props} />
  )
}
