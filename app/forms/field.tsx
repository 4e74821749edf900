import type { ReactNode } from "react"
import { ChangingText } from "#app/ui/changing-text.tsx"
import { classNames } from "#app/ui/class-names.ts"
import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import styles from "./field.module.css"
import type { FieldName } from "./field-names.ts"
import { useField } from "./form-context.tsx"

/** What every field may be given. `isWide` takes the whole row; `isNarrow` a third of it, in a form whose style sheet says so. */
export type FieldProps = {
  field: FieldName
  hint?: string | undefined
  isOptional?: boolean | undefined
  isWide?: boolean | undefined
  isNarrow?: boolean | undefined
}

/** What a field hands to its control, whatever its element is. */
export type ControlProps = {
  id: string
  name: string
  className: string | undefined
  defaultValue: string
  "aria-describedby": string | undefined
  "aria-invalid": true | undefined
  /** Only announces it: forms are `noValidate`, so that every visitor reads our own words. */
  required?: boolean
}

/** A field of a form, with the words that its form has for it. */
export function Field({
  field,
  children,
  ...looks
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  return (
    <LabelledControl {...useField(field)} {...looks}>
      {(control) => children({ ...control, required: !looks.isOptional })}
    </LabelledControl>
  )
}

type LabelledControlProps = Omit<FieldProps, "field"> & {
  id: string
  name: string
  label: string
  value: string
  error: string | null
  children: (control: ControlProps) => ReactNode
}

/** Label over hint over error over control: the one shape of all fields. */
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
  const { hintId, errorId, describedBy } = describing(id, hint, error)
  return (
    <div
      className={classNames(styles.field, isWide && styles.wide, error && styles.hasError)}
      data-narrow={isNarrow}
    >
      <label htmlFor={id}>
        {label} <Optional isShown={isOptional} />
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

/** The words of an error, before the control they are about. */
export function FieldError({ id, children }: { id: string; children: string }) {
  const { errorPrefix } = useMessages().forms
  return (
    <p className={styles.error} id={id}>
      <Icon name="alert" />
      <span>
        <span className="vh">{errorPrefix}</span>
        <ChangingText text={children} />
      </span>
    </p>
  )
}

function Optional({ isShown }: { isShown: boolean | undefined }) {
  const { optional } = useMessages().forms
  return isShown ? <span className={styles.optional}>{optional}</span> : null
}

/** The ids of a control's hint and error, and both as its description. */
export function describing(id: string, hint: string | undefined, error: string | null) {
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`]
  const ids = [hint && hintId, error && errorId].filter(Boolean)
  return { hintId, errorId, describedBy: ids.length > 0 ? ids.join(" ") : undefined }
}
