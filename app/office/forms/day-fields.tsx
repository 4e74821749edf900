import { TextField } from "#app/forms/fields.tsx"

type DayFieldsProps = {
  values: Readonly<Record<"from" | "to", string>>
  /** Invalid dates are shown in a text field, as typed. A date field would show them as empty. */
  invalid: readonly ("from" | "to")[]
  messages: { from: string; to: string; wrongDate: string }
}

/** The first and the last day of a filter. */
export function DayFields({ values, invalid, messages }: DayFieldsProps) {
  const errors = invalid.map((field) => ({ field, message: messages.wrongDate }))
  return (["from", "to"] as const).map((field) => (
    <TextField
      key={field}
      form={{ answers: values, errors }}
      field={field}
      label={messages[field]}
      type={invalid.includes(field) ? "text" : "date"}
    />
  ))
}
