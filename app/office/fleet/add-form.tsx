import type { ReactNode } from "react"
import type { FormState } from "#app/forms/form-state.ts"
import { OfficeErrors } from "#app/office/forms/office-errors.tsx"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { FactRules } from "#domain/catalogue/facts.ts"
import { FactField, type FactShown } from "./fact-field.tsx"
import type { EditBase } from "./facts-form.ts"
import styles from "./fleet.module.css"

type AddFormProps = {
  heading: string
  press: string
  rules: FactRules
  form: FormState<string, EditBase> | undefined
  children: (shown: FactShown) => ReactNode
}

/** The form of something new below the list of those that there are. */
export function AddForm({ heading, press, rules, form, children }: AddFormProps) {
  const { vehicle } = useMessages().office.fleet
  const shown = { rules, facts: {}, form }
  return (
    <section aria-labelledby="add" className={styles.group}>
      <h2 id="add">{heading}</h2>
      <OfficeErrors form={form} />
      <form method="post" noValidate className={styles.form}>
        {children(shown)}
        <fieldset>
          <legend>{vehicle.groups.address}</legend>
          <FactField {...shown} field="id" />
        </fieldset>
        <div>
          <Button type="submit" name="act" value="add">
            {press}
          </Button>
        </div>
      </form>
    </section>
  )
}
