import { TextField } from "#app/forms/fields.tsx"

type DayFieldsProps<Name extends string> = {
  /** The names of the fields for the first and the last day. */
  fields: readonly [from: Name, to: Name]
  values: Readonly<Record<Name, string>>
  /** The fields with an invalid date. A text field shows such a date as typed; a date field would be empty. */
  invalidFields: readonly string[]
  messages: { from: string; to: string; invalidDate: string }
}

/** The first and the last day of a filter. */
export function DayFields<Name extends string>({
  fields,
  values,
  invalidFields,
  messages,
}: DayFieldsProps<Name>) {
  const errors = fields
    .filter((field) => invalidFields.includes(field))
    .map((field) => ({ field, message: messages.invalidDate }))
  return fields.map((field, index) => (
    <TextField
      key={field}
      form={{ answers: values, errors }}
      field={field}
      label={index === 0 ? messages.from : messages.to}
      type={invalidFields.includes(field) ? "text" : "date"}
    />
  ))
}
