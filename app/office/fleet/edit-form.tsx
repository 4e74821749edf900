import type { ReactNode } from "react"
import type { FormState } from "#app/forms/form-state.ts"
import { OfficeErrors } from "#app/office/forms/office-errors.tsx"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { type FieldRules, type FieldTexts, fieldNames } from "#domain/catalogue/field-rules.ts"
import type { EditBase } from "./fields-form.ts"
import styles from "./fleet.module.css"
import { type FleetFieldState, RenderedValues } from "./fleet-field.tsx"

type EditFormProps<Rules extends FieldRules> = {
  rules: Rules
  version: number
  values: FieldTexts<Rules>
  form: FormState<string, EditBase> | undefined
  children: (fieldState: FleetFieldState) => ReactNode
}

/** The form of the values of a vehicle, category or extra. It detects and shows concurrent changes. */
export function EditForm<Rules extends FieldRules>({
  rules,
  version,
  values,
  form,
  children,
}: EditFormProps<Rules>) {
  const { save } = useMessages().office.fleet
  // The version that the next submission changes, and its values. A submission with a conflict or errors returns them.
  const editBase = form?.outcome ?? { version, values }
  // A form that is rendered again without errors had a concurrent change.
  const hasConflict = form?.errors.length === 0
  return (
    <div>
      {hasConflict && <ConflictMessage />}
      <OfficeErrors form={form} />
      <form method="post" noValidate className={styles.form}>
        <RenderedValues fields={fieldNames(rules)} version={editBase.version} values={editBase.values} />
        {children({ rules, values, form })}
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
    <Notice tone="error">
      <h2>{concurrentChange.heading}</h2>
      <p>{concurrentChange.advice}</p>
    </Notice>
  )
}
