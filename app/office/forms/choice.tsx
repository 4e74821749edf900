import { LabelledControl } from "#app/forms/field.tsx"

type ChoiceProps = {
  name: string
  label: string
  hint?: string
  value: string
  /** In the order of the list; `name` is what people read. */
  options: readonly { id: string; name: string }[]
  /** The words for no choice, with which the list begins; left out where there is always one. */
  none?: string
  error?: string | null
  /** Where the page has another field of this name. */
  id?: string
}

/** One of a list. */
export function Choice({ name, value, options, none, error = null, id = name, ...words }: ChoiceProps) {
  return (
    <LabelledControl id={id} name={name} value={value} error={error} {...words}>
      {(control) => (
        <select {...control}>
          {none !== undefined && <option value="">{none}</option>}
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.name}
            </option>
          ))}
        </select>
      )}
    </LabelledControl>
  )
}
