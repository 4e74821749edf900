import { Button } from "#app/ui/button.tsx"
import styles from "./resubmit-form.module.css"

/** A submitted form: the URL in `to`, and its fields without passwords and codes. */
export type SubmittedForm = { to: string; fields: readonly [string, string][] }

/** Names of fields that are never written into a page. `next` is a new password. */
const SECRET_FIELDS = ["password", "currentPassword", "currentCode", "next", "code"]

/** The fields of a form that a page may contain, to submit them again. */
export function resubmittableFields(form: FormData): SubmittedForm["fields"] {
  return [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === "string" && !SECRET_FIELDS.includes(name) ? [[name, value]] : [],
  )
}

/** A button that submits the fields of a form again. Long texts of the form are shown above it. */
export function ResubmitForm({ to, fields, submitLabel }: SubmittedForm & { submitLabel: string }) {
  return (
    <form method="post" action={to} className={styles.form}>
      <HiddenFields fields={fields} />
      <Button type="submit" variant="primary">
        {submitLabel}
      </Button>
    </form>
  )
}

/** The fields of a submitted form as hidden fields of another one, and its long texts also as quotations to read. */
export function HiddenFields({ fields }: Pick<SubmittedForm, "fields">) {
  return (
    <>
      {fields.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a form may have two fields of one name, and their order never changes
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      {fields.map(
        ([, value], index) =>
          isProse(value) && (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <blockquote key={index} className={styles.prose}>
              {value}
            </blockquote>
          ),
      )}
    </>
  )
}

/** The maximum number of characters of a text in one line that counts as a name or a number, and is not shown. */
const MAX_NAME_LENGTH = 30

function isProse(value: string): boolean {
  return value.includes("\n") || (value.includes(" ") && value.length > MAX_NAME_LENGTH)
}
