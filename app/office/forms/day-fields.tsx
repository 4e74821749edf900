import { LabelledControl } from "#app/forms/field.tsx"

type DayFieldsProps = {
  asked: Readonly<Record<"from" | "to", string>>
  /** Those that are no day: they are shown as they were typed, which a date field cannot do. */
  wrong: readonly ("from" | "to")[]
  texts: { from: string; to: string; wrongDate: string }
}

/** The first and the last day of what a list shows. */
export function DayFields({ asked, wrong, texts }: DayFieldsProps) {
  return (["from", "to"] as const).map((field) => (
    <LabelledControl
      key={field}
      id={field}
      name={field}
      label={texts[field]}
      value={asked[field]}
      error={wrong.includes(field) ? texts.wrongDate : null}
    >
      {(control) => <input {...control} type={wrong.includes(field) ? "text" : "date"} />}
    </LabelledControl>
  ))
}
