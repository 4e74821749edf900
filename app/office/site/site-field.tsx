import type { ComponentProps } from "react"
import { type Option, SelectField, TextAreaField, TextField } from "#app/forms/fields.tsx"
import type { FormState } from "#app/forms/form-state.ts"
import type { Answers } from "#domain/enquiry/answers.ts"

export type FieldLook = {
  field: string
  label: string
  hint?: string | undefined
  /** Several lines. */
  isLong?: boolean
  options?: readonly Option[]
} & Pick<ComponentProps<typeof TextField>, "type" | "inputMode" | "autoComplete" | "listId" | "max" | "dir">

type SiteFieldProps = FieldLook & { form: FormState | undefined; current: Answers }

/** A field of what the office edits: what was typed, or what stands there now. */
export function SiteField({ current, isLong, options, field, label, hint, form, ...input }: SiteFieldProps) {
  const given = { form, field, label, hint, initial: current[field] }
  if (options) return <SelectField {...given} options={options} />
  return isLong ? <TextAreaField {...given} rows={5} /> : <TextField {...given} {...input} />
}
