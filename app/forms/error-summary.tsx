import { useRef } from "react"
import { ChangingText } from "#app/ui/changing-text.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { useFocusOnChange } from "#app/ui/use-focus-on-change.ts"
import styles from "./error-summary.module.css"
import { fieldId, outcomeId } from "./field-names.ts"
import { useForm } from "./form-context.tsx"

/** The error summary of a visitors' form. */
export function ErrorSummary() {
  const { idPrefix, errors } = useForm()
  const lines = errors.map(({ field, message }) => ({ fieldId: fieldId(idPrefix, field), message }))
  // Each submission creates a new array, so that the summary is announced again even with the same errors.
  return <ErrorList id={outcomeId(idPrefix)} lines={lines} announced={errors} />
}

type ErrorListProps = {
  id: string
  lines: readonly { fieldId: string; message: string }[]
  announced: unknown
}

/** The list of errors at the top of a form, with links to the fields. The list takes the focus whenever `announced` changes. */
export function ErrorList({ id, lines, announced }: ErrorListProps) {
  const { problem } = useMessages().forms
  const summary = useRef<HTMLDivElement>(null)
  useFocusOnChange(summary, announced)
  if (lines.length === 0) return null
  return (
    <div className={styles.summary} role="alert" tabIndex={-1} id={id} ref={summary}>
      <h2>{problem}</h2>
      <ul>
        {lines.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`}>
              <ChangingText text={message} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
