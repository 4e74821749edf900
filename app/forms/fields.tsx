import { type FormEvent, type HTMLAttributes, type HTMLInputAutoCompleteAttribute, useState } from "react"
import { ChangingText } from "#app/ui/changing-text.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
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

/** Several lines of text. With `longest`, a script counts what is left of it near the limit. */
export function TextAreaField({
  autoComplete,
  placeholder,
  longest,
  ...field
}: FieldProps & Completion & { longest?: number }) {
  const { charactersLeft } = useMessages().forms
  const [left, setLeft] = useState<number | null>(null)
  const count = ({ currentTarget: { value } }: FormEvent<HTMLTextAreaElement>) => {
    const rest = (longest ?? Number.POSITIVE_INFINITY) - value.length
    setLeft(rest <= CHARACTERS_TO_COUNT ? rest : null)
  }
  const more = { autoComplete, placeholder, rows: 6, onInput: count }
  return (
    <Field {...field}>
      {(control) => (
        <>
          <textarea {...control} {...more} />
          {longest !== undefined && (
            <p className="small soft" role="status">
              {left !== null && <ChangingText text={charactersLeft(left)} />}
            </p>
          )}
        </>
      )}
    </Field>
  )
}

/** So many before the limit a visitor is told how many are left. */
const CHARACTERS_TO_COUNT = 500
