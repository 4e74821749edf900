import { SelectField, TextAreaField } from "#app/forms/fields.tsx"
import type { FormState } from "#app/forms/form-state.ts"
import { OfficeErrors } from "#app/office/forms/office-errors.tsx"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Availability } from "#domain/calendar/calendar.ts"
import { ENQUIRY_STATES, type EnquiryRecord } from "#domain/enquiry/enquiry-repository.ts"
import { CalendarFields } from "./calendar-fields.tsx"
import styles from "./enquiry.module.css"
import type { ChangeField } from "./handle-change.ts"
import type { EnquiryInCalendar } from "./load-enquiry-in-calendar.ts"

type ChangeFormProps = Pick<EnquiryRecord, "state" | "version"> & {
  form: FormState<ChangeField, Availability> | undefined
  /** Null where there is no calendar, or the enquiry is in it already. */
  calendar: EnquiryInCalendar | null
}

/** The form of the state and a note. It submits the version that was rendered, so that a concurrent change is detected. */
export function ChangeForm({ state, version, form, calendar }: ChangeFormProps) {
  const { change, states } = useMessages().officeEnquiries
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
          options={ENQUIRY_STATES.map((each) => ({ value: each, label: states[each] }))}
        />
        {calendar && <CalendarFields calendar={calendar} form={form} />}
        <TextAreaField form={form} field="note" label={change.note} rows={3} />
        <Button type="submit">{change.submit}</Button>
      </form>
    </section>
  )
}
