import { useMessages } from "#app/ui/messages-context.tsx"
import { TRAP_NAME } from "./field-names.ts"
import { useForm } from "./form-context.tsx"

/** The trap: a field that robots fill in and people never meet. The form's token stands at the end of the page. */
export function FormTrap() {
  const { idPrefix } = useForm()
  const { leaveEmpty } = useMessages().forms
  const trapId = `${idPrefix}-${TRAP_NAME}`
  return (
    // Not `display: none`, which robots know.
    <div className="vh" aria-hidden="true" inert>
      <label htmlFor={trapId}>{leaveEmpty}</label>
      <input id={trapId} name={TRAP_NAME} tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  )
}
