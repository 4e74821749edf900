import type { ReactNode } from "react"
import { ChangingText } from "#app/ui/changing-text.tsx"
import { classNames } from "#app/ui/class-names.ts"
import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import styles from "./field.module.css"
import type { FieldName } from "./field-names.ts"
import { useField } from "./form-context.tsx"
import { errorOf, type FormState } from "./form-state.ts"

type DisplayOptions = {
  hint?: string | undefined
  isOptional?: boolean | undefined
  /** Whether the field spans the whole row. */
  isWide?: boolean | undefined
  /** Whether the field spans a third of the row, in a form whose style sheet defines it. */
  isNarrow?: boolean | undefined
}

/** A field of a visitors' form: the surrounding `FormProvider` has its label, answer and error. */
type ContextField = { field: FieldName; label?: undefined }

/** A field of any other form. Its name is also the id of its control. */
type StandaloneField<Name extends string> = {
  field: Name
  label: string
  /** The submitted form; undefined: not submitted yet. */
  form?: Pick<FormState<Name>, "answers" | "errors"> | undefined
  /** The field's initial value. */
  initial?: string | undefined
  /** The id of the control, if the page has another field of this name. */
  id?: string
}

export type FieldProps<Name extends string = string> = DisplayOptions & (ContextField | StandaloneField<Name>)

/** The props that a field passes to its control. */
export type ControlProps = {
  id: string
  name: string
  className: string | undefined
  defaultValue: string
  "aria-describedby": string | undefined
  "aria-invalid": true | undefined
  /** For screen readers and the asterisk beside the label. The browser does not validate it, because forms are `noValidate`. */
  required?: boolean
}

type Children = { children: (control: ControlProps) => ReactNode }

/** A field of a form around its control: the base of the components in `fields.tsx`, except the checkbox. */
export function Field<Name extends string>(props: FieldProps<Name> & Children) {
  return props.label === undefined ? <FieldInContext {...props} /> : <FieldOutsideContext {...props} />
}

function FieldInContext({ field, children, ...options }: DisplayOptions & ContextField & Children) {
  return (
    <LabelledControl {...options} {...useField(field)}>
      {(control) => children({ ...control, required: !options.isOptional })}
    </LabelledControl>
  )
}

function FieldOutsideContext<Name extends string>({
  field,
  form,
  initial,
  id = field,
  ...options
}: DisplayOptions & StandaloneField<Name> & Children) {
  return (
    <LabelledControl
      id={id}
      name={field}
      value={shownValue(form, field, initial)}
      error={errorOf(form, field)}
      {...options}
    />
  )
}

/** The submitted answer, otherwise the initial value. */
export function shownValue(
  form: Pick<FormState, "answers"> | undefined,
  field: string,
  initial = "",
): string {
  return form?.answers[field] ?? initial
}

type LabelledControlProps = DisplayOptions & {
  id: string
  name: string
  label: string
  value: string
  error: string | null
  children: (control: ControlProps) => ReactNode
}

/** The markup of a field: label, hint, error, control. */
export function LabelledControl({
  id,
  name,
  label,
  value,
  error,
  hint,
  isOptional,
  isWide,
  isNarrow,
  children,
}: LabelledControlProps) {
  const { hintId, errorId, describedBy } = descriptionIds(id, { hint, error })
  return (
    <div
      className={classNames(styles.field, isWide && styles.wide, error && styles.hasError)}
      data-narrow={isNarrow}
    >
      <label htmlFor={id}>
        {label} <OptionalMark isShown={isOptional} />
      </label>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {children({
        id,
        name,
        className: styles.control,
        defaultValue: value,
        "aria-describedby": describedBy,
        "aria-invalid": error ? true : undefined,
      })}
    </div>
  )
}

/** An error message, before its control. */
export function FieldError({ id, children }: { id: string; children: string }) {
  const { errorPrefix } = useMessages().forms
  return (
    <p className={styles.error} id={id}>
      <Icon name="alert" />
      <span>
        <span className="visually-hidden">{errorPrefix}</span>
        <ChangingText text={children} />
      </span>
    </p>
  )
}

function OptionalMark({ isShown }: { isShown: boolean | undefined }) {
  const { optional } = useMessages().forms
  return isShown ? <span className={styles.optional}>{optional}</span> : null
}

/** The ids of a control's hint and error, and its `aria-describedby`. */
export function descriptionIds(
  id: string,
  { hint, error }: { hint?: string | undefined; error: string | null },
) {
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const ids = [hint && hintId, error && errorId].filter(Boolean)
  return { hintId, errorId, describedBy: ids.length > 0 ? ids.join(" ") : undefined }
}
