import { useRef } from "react"
import { ChangingText } from "#app/ui/changing-text.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { useFocusOnNews } from "#app/ui/use-focus-on-news.ts"
import { describeFault } from "./describe-fault.ts"
import styles from "./error-summary.module.css"
import { fieldId, outcomeId } from "./field-names.ts"
import { useForm } from "./form-context.tsx"

/** Everything that is wrong, at the top of the form, each line leading to its field. It takes the focus when it appears. */
export function ErrorSummary() {
  const { idPrefix, answers, faults } = useForm()
  const texts = useMessages().forms
  const summary = useRef<HTMLDivElement>(null)
  // The faults of every press are a new list, so the summary is read out again even where nothing changed.
  useFocusOnNews(summary, faults)
  if (faults.length === 0) return null
  return (
    <div className={styles.summary} role="alert" tabIndex={-1} id={outcomeId(idPrefix)} ref={summary}>
      <h2>{texts.problem}</h2>
      <ul>
        {faults.map((found) => (
          <li key={found.field}>
            <a href={`#${fieldId(idPrefix, found.field)}`}>
              <ChangingText text={describeFault(found, answers, texts)} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
