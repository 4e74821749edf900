import { Button } from "#app/ui/button.tsx"
import styles from "./typed-again.module.css"

/** A form as it was submitted: where it goes, and its fields but for passwords and codes. */
export type TypedForm = { to: string; fields: readonly [string, string][] }

/** Never written into a page. */
const SECRETS = ["password", "present", "next", "code"]

/** What a page may keep of a form, so that it can be submitted again. */
export function typedFields(form: FormData): TypedForm["fields"] {
  return [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === "string" && !SECRETS.includes(name) ? [[name, value]] : [],
  )
}

/** A button that submits the form again as it was; whatever somebody wrote at length can be read above it. */
export function TypedAgain({ to, fields, submit }: TypedForm & { submit: string }) {
  return (
    <form method="post" action={to} className={styles.form}>
      <TypedFields fields={fields} />
      <Button type="submit" look="go">
        {submit}
      </Button>
    </form>
  )
}

/** What was typed, as hidden fields of another form. */
export function TypedFields({ fields }: Pick<TypedForm, "fields">) {
  return (
    <>
      {fields.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a form may have a name twice, and its fields stay where they are
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      {fields.map(
        ([name, value]) =>
          isProse(value) && (
            <blockquote key={name} className={styles.prose}>
              {value}
            </blockquote>
          ),
      )}
    </>
  )
}

function isProse(value: string): boolean {
  return value.includes("\n") || (value.includes(" ") && value.length > 30)
}
