import { useMessages } from "#app/ui/messages-context.tsx"
import { FORM_TOKEN_NAME, TRAP_NAME } from "./field-names.ts"
import { useForm } from "./form-context.tsx"
import styles from "./form-guard-fields.module.css"

/** The signed token of this showing of the form, and the trap: a field that robots fill in and people never meet. */
export function FormGuardFields({ token }: { token: string }) {
  const { idPrefix } = useForm()
  const { leaveEmpty } = useMessages().forms
  const trapId = `${idPrefix}-${TRAP_NAME}`
  return (
    <>
      <input type="hidden" name={FORM_TOKEN_NAME} value={token} autoComplete="off" />
      <div className={styles.trap} aria-hidden="true" inert>
        <label htmlFor={trapId}>{leaveEmpty}</label>
        <input id={trapId} name={TRAP_NAME} tabIndex={-1} autoComplete="off" defaultValue="" />
      </div>
    </>
  )
}
