import type { ComponentProps } from "react"
import { ErrorList } from "#app/forms/error-summary.tsx"
import { LabelledControl } from "#app/forms/field.tsx"
import type { OfficeForm } from "./office-form.ts"

type Shown<Field extends string> = { form: OfficeForm<Field> | undefined }

type OfficeFieldProps<Field extends string> = Shown<Field> & {
  field: Field
  label: string
  hint?: string
} & Pick<ComponentProps<"input">, "type" | "autoComplete" | "inputMode" | "maxLength">

/** One line of a form of the office. */
export function OfficeField<Field extends string>({
  form,
  field,
  label,
  hint,
  ...input
}: OfficeFieldProps<Field>) {
  return (
    <LabelledControl
      id={field}
      name={field}
      label={label}
      hint={hint}
      value={form?.values[field] ?? ""}
      error={errorOf(form, field)}
    >
      {(control) => <input {...control} {...input} />}
    </LabelledControl>
  )
}

/** What is wrong with a field of a form that is shown again; null where nothing is. */
export function errorOf<Field extends string>(
  form: OfficeForm<Field> | undefined,
  field: Field,
): string | null {
  return form?.faults.find((fault) => fault.field === field)?.words ?? null
}

export function OfficeErrors<Field extends string>({ form }: Shown<Field>) {
  const lines = form?.faults.map(({ field, words }) => ({ fieldId: field, words })) ?? []
  return <ErrorList id="errors" lines={lines} news={form?.faults} />
}
