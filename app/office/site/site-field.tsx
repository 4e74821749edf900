import type { ComponentProps } from "react"
import { LabelledControl } from "#app/forms/field.tsx"
import { errorOf } from "#app/office/forms/office-fields.tsx"
import type { SiteForm, Values } from "./site-form.ts"

export type FieldLook = {
  field: string
  label: string
  hint?: string | undefined
  /** Several lines. */
  isLong?: boolean
  options?: readonly { value: string; label: string }[]
} & Pick<ComponentProps<"input">, "type" | "inputMode" | "autoComplete" | "list" | "max" | "dir">

type SiteFieldProps = FieldLook & { form: SiteForm | undefined; current: Values }

/** A field of what the office edits: what was typed, or what stands there now. */
export function SiteField({ form, current, field, label, hint, isLong, options, ...input }: SiteFieldProps) {
  const typed = form && field in form.values ? form.values[field] : undefined
  return (
    <LabelledControl
      id={field}
      name={field}
      label={label}
      hint={hint}
      value={typed ?? current[field] ?? ""}
      error={errorOf(form, field)}
    >
      {(control) => {
        if (options)
          return (
            <select {...control}>
              {options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )
        return isLong ? <textarea {...control} rows={5} /> : <input {...control} {...input} />
      }}
    </LabelledControl>
  )
}
