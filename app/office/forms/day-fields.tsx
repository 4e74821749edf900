import { TextField } from "#app/forms/fields.tsx"

type DayFieldsProps<Name extends string> = {
  /** The names of the fields for the first and the last day. */
  fields: readonly [from: Name, to: Name]
  values: Readonly<Record<Name, string>>
  /** Invalid dates are shown in a text field, as typed. A date field would show them as empty. */
  invalid: readonly string[]
  messages: { from: string; to: string; invalidDate: string }
}

/** The first and the last day of a filter. */
export function DayFields<Name extends string>({ fields, values, invalid, messages }: DayFieldsProps<Name>) {
  const errors = fields
    .filter((field) => invalid.includes(field))
    .map((field) => ({ field, message: messages.invalidDate }))
  return fields.map((field, index) => (
    <TextField
      key={field}
      form={{ answers: values, errors }}
      field={field}
      label={index === 0 ? messages.from : messages.to}
      type={invalid.includes(field) ? "text" : "date"}
    />
  ))
}
