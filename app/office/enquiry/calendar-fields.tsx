import type { FormState } from "#app/forms/form-state.ts"
import { EntryFields } from "#app/office/calendar/entry-fields.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Availability } from "#domain/calendar/calendar.ts"
import styles from "./calendar-section.module.css"
import type { ChangeField } from "./handle-change.ts"
import { type EnquiryInCalendar, LEFT_OUT } from "./load-enquiry-in-calendar.ts"

type CalendarFieldsProps = {
  calendar: EnquiryInCalendar
  form: FormState<ChangeField, Availability> | undefined
}

/** The fields for the booking in the calendar. The style sheet shows them while the chosen state is Confirmed. */
export function CalendarFields({ calendar, form }: CalendarFieldsProps) {
  const { enquiry } = useMessages().office.calendar
  const answers = { ...calendar.values, ...form?.answers }
  const shown = { errors: form?.errors ?? [], outcome: form?.outcome ?? null, answers }
  return (
    <fieldset className={styles.fields}>
      <legend>{enquiry.fieldset}</legend>
      <EntryFields
        form={shown}
        fleet={calendar.fleet}
        freeUnits={calendar.freeUnits}
        noVehicle={{ value: LEFT_OUT, label: enquiry.leaveOut }}
      />
    </fieldset>
  )
}
