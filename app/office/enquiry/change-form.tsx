import { SelectField, TextAreaField } from "#app/forms/fields.tsx"
import type { FormState } from "#app/forms/form-state.ts"
import { OfficeErrors } from "#app/office/forms/office-errors.tsx"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { ENQUIRY_STATES, type EnquiryRecord } from "#domain/enquiry/enquiry-repository.ts"
import styles from "./enquiry.module.css"
import type { ChangeField } from "./handle-change.ts"

type ChangeFormProps = Pick<EnquiryRecord, "state" | "version"> & {
  form: FormState<ChangeField> | undefined
}

/** The form of the state and a note. A booking is confirmed on a page of its own. It submits the version that was rendered, so that a concurrent change is detected. */
export function ChangeForm({ state, version, form }: ChangeFormProps) {
  const { change, states } = useMessages().officeEnquiries
  const offered = ENQUIRY_STATES.filter((each) => each !== "confirmed" || state === "confirmed")
  return (
    <section aria-labelledby="change">
      <h2 id="change">{change.heading}</h2>
      <OfficeErrors form={form} />
      <form method="post" noValidate className={styles.change}>
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="state-before" value={state} />
        <SelectField
          field="state"
          label={change.state}
          form={form}
          initial={state}
          options={offered.map((each) => ({ value: each, label: states[each] }))}
        />
        <TextAreaField form={form} field="note" label={change.note} hint={change.reasonHint} rows={3} />
        <Button type="submit">{change.submit}</Button>
      </form>
    </section>
  )
}
