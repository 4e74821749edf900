import type { FormState } from "#app/forms/form-state.ts"
import { OfficeErrors } from "#app/office/forms/office-errors.tsx"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { FieldRules } from "#domain/catalogue/field-rules.ts"
import type { EditBase } from "./fields-form.ts"
import styles from "./fleet.module.css"
import { FleetField } from "./fleet-field.tsx"
import { FleetFields } from "./fleet-fields.tsx"
import type { FleetList, NewRules } from "./fleet-list.ts"

type AddFormProps<Rules extends FieldRules, New extends NewRules> = {
  list: FleetList<Rules, New>
  extras: readonly { id: string; name: string }[]
  form: FormState<string, EditBase> | undefined
}

/** The form of a new row, below the table of the existing rows. */
export function AddForm<Rules extends FieldRules, New extends NewRules>({
  list,
  extras,
  form,
}: AddFormProps<Rules, New>) {
  const messages = useMessages().office.fleet
  const { add, submit } = list.messages(messages)
  const fieldState = { rules: list.newRules, values: {}, form }
  return (
    <section aria-labelledby="add" className={styles.group}>
      <h2 id="add">{add}</h2>
      <OfficeErrors form={form} />
      <form method="post" noValidate className={styles.form}>
        <FleetFields {...fieldState} groups={list.groups} extras={extras} />
        <fieldset>
          <legend>{messages.vehicle.groups.address}</legend>
          <FleetField {...fieldState} field="id" />
        </fieldset>
        <div>
          <Button type="submit" name="act" value="add">
            {submit}
          </Button>
        </div>
      </form>
    </section>
  )
}
