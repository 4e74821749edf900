import type { ReactNode } from "react"
import type { FormState } from "#app/forms/form-state.ts"
import { OfficeErrors } from "#app/office/forms/office-errors.tsx"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { type FactRules, type FactTexts, fieldsOf } from "#domain/catalogue/facts.ts"
import { type FactState, SeenValues } from "./fact-field.tsx"
import type { EditBase } from "./facts-form.ts"
import styles from "./fleet.module.css"

type FactsEditorProps<Rules extends FactRules> = {
  rules: Rules
  version: number
  facts: FactTexts<Rules>
  form: FormState<string, EditBase> | undefined
  children: (shown: FactState) => ReactNode
}

/** The form of the facts of a vehicle, category or extra. It detects and shows concurrent changes. */
export function FactsEditor<Rules extends FactRules>({
  rules,
  version,
  facts,
  form,
  children,
}: FactsEditorProps<Rules>) {
  const { save } = useMessages().office.fleet
  const base = form?.outcome ?? { version, facts }
  // A form that is rendered again without errors had a concurrent change.
  const hasConflict = form?.errors.length === 0
  return (
    <div>
      {hasConflict && <ConflictMessage />}
      <OfficeErrors form={form} />
      <form method="post" noValidate className={styles.form}>
        <SeenValues fields={fieldsOf(rules)} version={base.version} facts={base.facts} />
        {children({ rules, facts, form })}
        <div>
          <Button type="submit">{save}</Button>
        </div>
      </form>
    </div>
  )
}

/** Says that the form was not saved because of a concurrent change. */
function ConflictMessage() {
  const { concurrentChange } = useMessages().office.fleet
  return (
    <Notice tone="bad">
      <h2>{concurrentChange.heading}</h2>
      <p>{concurrentChange.advice}</p>
    </Notice>
  )
}
