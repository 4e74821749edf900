import { TextField } from "#app/forms/fields.tsx"

type DayFieldsProps = {
  query: Readonly<Record<"from" | "to", string>>
  /** Those that are no day: they are shown as they were typed, which a date field cannot do. */
  wrong: readonly ("from" | "to")[]
  texts: { from: string; to: string; wrongDate: string }
}

/** The first and the last day of what a list shows. */
export function DayFields({ query, wrong, texts }: DayFieldsProps) {
  const errors = wrong.map((field) => ({ field, words: texts.wrongDate }))
  return (["from", "to"] as const).map((field) => (
    <TextField
      key={field}
      form={{ answers: query, errors }}
      field={field}
      label={texts[field]}
      type={wrong.includes(field) ? "text" : "date"}
    />
  ))
}
