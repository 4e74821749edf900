import { useMessages } from "#app/ui/messages-context.tsx"
import { FORM_TOKEN_NAME, HONEYPOT_NAME } from "./field-names.ts"
import { useForm } from "./form-context.tsx"

/** The hidden fields that the form guard checks: the token of this rendering, and a honeypot. */
export function FormGuardFields() {
  const { idPrefix, token } = useForm()
  const { leaveEmpty } = useMessages().forms
  const honeypotId = `${idPrefix}-${HONEYPOT_NAME}`
  return (
    // Not `display: none`, which bots recognise. A new token renders a new, empty honeypot.
    <div key={token} className="visually-hidden" aria-hidden="true" inert>
      <input type="hidden" name={FORM_TOKEN_NAME} value={token} autoComplete="off" />
      <label htmlFor={honeypotId}>{leaveEmpty}</label>
      <input id={honeypotId} name={HONEYPOT_NAME} tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  )
}
