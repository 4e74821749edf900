import { type ComponentProps, type FormEvent, useState } from "react"
import { ChangingText } from "#app/ui/changing-text.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { FIELDS } from "#domain/enquiry/fields.ts"
import type { WallTime } from "#domain/rental-period.ts"
import styles from "./field.module.css"
import { Field, type FieldProps, shownValue } from "./field.tsx"

// The fields of all forms, of visitors and of the office.
// No visitors' field has a maxlength, which would silently cut off pasted text. Validation reports a text that is too long.

type InputProps = Pick<
  ComponentProps<"input">,
  "type" | "autoComplete" | "placeholder" | "inputMode" | "maxLength" | "max" | "dir" | "lang"
>

/**
 * A field for one line of text, an email address, a number or a date, depending on `type`. `listId` is the id of a datalist of
 * suggestions.
 */
export function TextField<Name extends string>({
  type = "text",
  autoComplete,
  placeholder,
  inputMode,
  maxLength,
  max,
  dir,
  lang,
  listId,
  ...field
}: FieldProps<Name> & InputProps & { listId?: string | undefined }) {
  const attributes = { type, autoComplete, placeholder, inputMode, maxLength, max, dir, lang, list: listId }
  return <Field {...field}>{(control) => <input {...control} {...attributes} />}</Field>
}

/** An amount in rupees, or another number with commas and decimals. */
export function AmountField<Name extends string>(field: FieldProps<Name>) {
  return <TextField {...field} inputMode="decimal" autoComplete="off" />
}

/**
 * A Sri Lankan date and time. `min` only limits the picker; validation decides. `formId` is the id of the form, if the field is
 * outside it.
 */
export function DateTimeField<Name extends string>({
  min,
  formId,
  ...field
}: FieldProps<Name> & { min?: WallTime | undefined; formId?: string }) {
  return (
    <Field {...field}>
      {(control) => <input {...control} type="datetime-local" min={min} form={formId} />}
    </Field>
  )
}

export type Option = { value: string; label: string }
export type OptionGroup = { label: string; options: readonly Option[] }

type SelectProps = {
  /** The options, in the order of the list. */
  options: readonly (Option | OptionGroup)[]
  /** The label of the empty option at the start of the list. Missing: there is no empty option. */
  emptyLabel?: string | undefined
  autoComplete?: string | undefined
}

/** A choice from a list. */
export function SelectField<Name extends string>({
  options,
  emptyLabel,
  autoComplete,
  ...field
}: FieldProps<Name> & SelectProps) {
  return (
    <Field {...field}>
      {(control) => (
        <select {...control} autoComplete={autoComplete}>
          {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
          {options.map((item) =>
            "options" in item ? (
              <optgroup key={item.label} label={item.label}>
                {item.options.map(renderOption)}
              </optgroup>
            ) : (
              renderOption(item)
            ),
          )}
        </select>
      )}
    </Field>
  )
}

function renderOption({ value, label }: Option) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  )
}

/** Options from a list of ids and names. */
export function optionsOf(items: readonly { id: string; name: string }[]): Option[] {
  return items.map(({ id, name }) => ({ value: id, label: name }))
}

type CheckboxProps = Pick<Extract<FieldProps, { label: string }>, "field" | "label" | "form" | "initial">

/** A checkbox, whose checked answer is 'yes'. */
export function CheckboxField({ field, label, form, initial }: CheckboxProps) {
  return (
    <label className={styles.choice}>
      <input
        id={field}
        type="checkbox"
        name={field}
        value="yes"
        defaultChecked={Boolean(shownValue(form, field, initial))}
      />
      <span>{label}</span>
    </label>
  )
}

type TextAreaProps = Pick<
  ComponentProps<"textarea">,
  "autoComplete" | "placeholder" | "rows" | "maxLength" | "lang"
> & {
  /**
   * The maximum length that validation accepts. It does not stop typing, as `maxLength` does; near it, a script shows the number
   * of remaining characters.
   */
  validatedMaxLength?: number
}

/** Several lines of text. */
export function TextAreaField<Name extends string>({
  autoComplete,
  placeholder,
  rows = 6,
  maxLength,
  lang,
  validatedMaxLength,
  ...field
}: FieldProps<Name> & TextAreaProps) {
  const { charactersLeft } = useMessages().forms
  const [remainingCharacters, setRemainingCharacters] = useState<number | null>(null)
  const updateRemaining = ({ currentTarget: { value } }: FormEvent<HTMLTextAreaElement>) => {
    const remaining = (validatedMaxLength ?? Number.POSITIVE_INFINITY) - value.length
    setRemainingCharacters(remaining <= MAX_SHOWN_REMAINING ? remaining : null)
  }
  const attributes = { autoComplete, placeholder, rows, maxLength, lang, onInput: updateRemaining }
  return (
    <Field {...field}>
      {(control) => (
        <>
          <textarea {...control} {...attributes} />
          {validatedMaxLength !== undefined && (
            <p className="small soft" role="status">
              {remainingCharacters !== null && <ChangingText text={charactersLeft(remainingCharacters)} />}
            </p>
          )}
        </>
      )}
    </Field>
  )
}

/** The note of a booking or an enquiry. */
export function NoteField() {
  const { noteHint } = useMessages().forms
  const { maxLength } = FIELDS.note
  return (
    <TextAreaField field="note" hint={noteHint} rows={3} validatedMaxLength={maxLength} isOptional isWide />
  )
}

/** The number of remaining characters from which on it is shown. */
const MAX_SHOWN_REMAINING = 500
