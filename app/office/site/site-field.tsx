import type { ComponentProps } from "react"
import { type Option, SelectField, TextAreaField, TextField } from "#app/forms/fields.tsx"
import type { FormState } from "#app/forms/form-state.ts"
import type { Answers } from "#domain/enquiry/answers.ts"

export type FieldOptions = {
  field: string
  label: string
  hint?: string | undefined
  /** Whether the field is a text area instead of one line. */
  isLong?: boolean
  /** The number of rows of a text area. */
  rows?: number
  options?: readonly Option[]
} & Pick<
  ComponentProps<typeof TextField>,
  "type" | "inputMode" | "autoComplete" | "listId" | "max" | "dir" | "lang"
>

type SiteFieldProps = FieldOptions & { form: FormState | undefined; storedValues: Answers }

/** A field of a setting, with the submitted answer or the stored value. */
export function SiteField({
  storedValues,
  isLong,
  rows = 5,
  options,
  field,
  label,
  hint,
  form,
  ...input
}: SiteFieldProps) {
  const props = { form, field, label, hint, initial: storedValues[field] }
  if (options) return <SelectField {...props} options={options} />
  return isLong ? (
    <TextAreaField {...props} rows={rows} lang={input.lang} />
  ) : (
    <TextField {...props} {...input} />
  )
}
