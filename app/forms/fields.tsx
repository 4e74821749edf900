import type { HTMLAttributes, HTMLInputAutoCompleteAttribute } from "react"
import type { WallTime } from "#domain/rental-period.ts"
import { Field, type FieldProps } from "./field.tsx"

type Completion = {
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  placeholder?: string | undefined
}

// No field has a maxlength: it would cut off what is pasted without a word. The check says what is too long.

/** One line of text. `listId` names a datalist of suggestions. */
export function TextField({
  type = "text",
  autoComplete,
  placeholder,
  inputMode,
  listId,
  ...field
}: FieldProps &
  Completion & {
    type?: "text" | "email" | "tel"
    inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"]
    listId?: string
  }) {
  const more = { type, autoComplete, placeholder, inputMode, list: listId }
  return <Field {...field}>{(control) => <input {...control} {...more} />}</Field>
}

/** A Sri Lankan date and time. `min` only guides the picker; the check decides. */
export function DateTimeField({ min, ...field }: FieldProps & { min?: WallTime | undefined }) {
  return <Field {...field}>{(control) => <input {...control} type="datetime-local" min={min} />}</Field>
}

export type Option = { value: string; label: string }

/** A choice from a list. `emptyLabel` names the choice that is none, with which the list begins. */
export function SelectField({
  options,
  emptyLabel,
  autoComplete,
  ...field
}: FieldProps & Completion & { options: readonly Option[]; emptyLabel: string }) {
  return (
    <Field {...field}>
      {(control) => (
        <select {...control} autoComplete={autoComplete}>
          <option value="">{emptyLabel}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** Several lines of text. */
export function TextAreaField({ autoComplete, placeholder, ...field }: FieldProps & Completion) {
  const more = { autoComplete, placeholder, rows: 6 }
  return <Field {...field}>{(control) => <textarea {...control} {...more} />}</Field>
}
